import { type AccountHolder, compareLine } from '../../../domain/money/reconciliation.ts'
import type { Payments, SeenBalance } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  type Comparison,
  lockReading,
  readComparison,
  type SaidBalance,
  saveDifferences,
  type StandingDifference,
} from './compare-sql.ts'
import { type ProviderAccount, saveComparison } from './lines-sql.ts'
import { known, ProviderSilentError, readAccount } from './read-actions.ts'

const rounds = 3

/** Compares an account at the provider with the books; false where the provider said nothing, which is noted. */
export async function compareAccount(
  ctx: Context,
  payments: Payments,
  account: ProviderAccount,
): Promise<boolean> {
  try {
    const balance = await readAtRest(ctx, payments, account)
    await inTransaction(ctx, async (trx) => {
      await lockReading(trx, account)
      const comparison = await readComparison(trx, account, ctx.now())
      const balances = balancesOf(comparison, balance)
      const differences = differencesOf(account, comparison, balance)
      await saveDifferences(trx, account, balances, differences, ctx.now())
      await saveComparison(trx, account, ctx.now(), null)
    })
    return true
  } catch (error) {
    if (!(error instanceof ProviderSilentError)) throw error
    ctx.log.warn({ account: account.externalId, cause: error.message }, 'the provider did not tell its lines')
    await saveComparison(ctx.db, account, ctx.now(), error.message)
    return false
  }
}

/** Reads the lines until the balance is the same before and after: then it is the one of these lines. */
async function readAtRest(ctx: Context, payments: Payments, account: ProviderAccount): Promise<SeenBalance> {
  let before = known(await payments.findBalance(account.externalId))
  for (let round = 1; ; round++) {
    await readAccount(ctx, payments, account)
    const after = known(await payments.findBalance(account.externalId))
    if (isSame(before, after) || round === rounds) return after
    before = after
  }
}

function isSame(one: SeenBalance, other: SeenBalance): boolean {
  const currencies = new Set([one, other].flatMap(currenciesOf))
  return [...currencies].every((currency) => wholeOf(one, currency) === wholeOf(other, currency))
}

function currenciesOf({ available, pending }: SeenBalance): string[] {
  return [...Object.keys(available), ...Object.keys(pending)]
}

function wholeOf({ available, pending }: SeenBalance, currency: string): number {
  return (available[currency] ?? 0) + (pending[currency] ?? 0)
}

function balancesOf({ booked, told }: Comparison, balance: SeenBalance): SaidBalance[] {
  const currencies = new Set([...currenciesOf(balance), ...[...booked, ...told].map((sum) => sum.currency)])
  return [...currencies].map((currency) => ({
    currency,
    available: balance.available[currency] ?? 0,
    pending: balance.pending[currency] ?? 0,
    booked: sumIn(booked, currency),
  }))
}

function sumIn(sums: Comparison['booked'], currency: string): number {
  return sums.find((one) => one.currency === currency)?.sum ?? 0
}

function differencesOf(
  { landlordId }: ProviderAccount,
  { unequal, notArrived, booked, told }: Comparison,
  balance: SeenBalance,
): StandingDifference[] {
  const holder: AccountHolder = landlordId === null ? 'OPERATOR' : 'LANDLORD'
  const between = unequal.flatMap(({ line, entry, lineId, eventId }) =>
    compareLine(holder, line, entry).map((found) => ({ ...found, lineId, eventId })),
  )
  const currencies = new Set([...currenciesOf(balance), ...[...booked, ...told].map((sum) => sum.currency)])
  const beside = [...currencies].flatMap((currency): StandingDifference[] => {
    const amount = wholeOf(balance, currency) - sumIn(told, currency)
    return amount === 0 ? [] : [{ kind: 'NOT_IN_LINES', currency, amount, lineId: null, eventId: null }]
  })
  // The provider has paid it: between its books and ours of this account nothing lies.
  const missing = notArrived.map((line): StandingDifference => ({
    ...line,
    kind: 'NOT_ARRIVED',
    amount: 0,
    eventId: null,
  }))
  return [...between, ...beside, ...missing]
}
