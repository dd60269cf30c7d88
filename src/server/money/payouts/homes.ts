import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { payoutGaps } from '../../../domain/money/payout-gaps.ts'
import { DAC7_COUNTRIES } from '../../../domain/catalogue/tax.ts'
import { isDue, payoutAccountAt } from '../../../domain/money/payout-change.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listChanges, type PayoutChangeRow } from './change-sql.ts'
import type { PayoutHomeRow } from './homes-sql.ts'
import { type BankAccountRow, listAccountsById } from './sql.ts'

/** Which account gets the rents or the deposits of a home, and the change that waits. */
export interface PayoutTarget {
  accountId: string | null
  pending: PayoutChangeRow | null
}

/** The changes of a home’s accounts, by its group; only for homes that came out of a visible row. */
export const changesOf = batched(async (ctx: Context, groupIds: readonly string[]) => {
  const changes = await listChanges(ctx.reads, groupIds)
  return new Map(groupIds.map((id) => [id, changes.filter(({ groupId }) => groupId === id)]))
})

/** An account by id, also an archived one; only for ids that came out of a visible row. */
export const accountOf = batched(async (ctx: Context, ids: readonly string[]) => {
  const accounts = await listAccountsById(ctx.reads, ids)
  return new Map(accounts.map((account): [string, BankAccountRow] => [account.id, account]))
})

/** What gets a home's rents or deposits now, whether a job has applied the last change or not. */
export async function targetOf(
  ctx: Context,
  home: PayoutHomeRow,
  purpose: PayoutPurpose,
): Promise<PayoutTarget> {
  const own = ((await changesOf(ctx, home.groupId)) ?? []).filter((change) => change.purpose === purpose)
  const now = ctx.now()
  return {
    accountId: payoutAccountAt(keptAccount(home, purpose), own, now),
    pending: own.find((change) => change.state === 'PENDING' && !isDue(change, now)) ?? null,
  }
}

function keptAccount(home: PayoutHomeRow, purpose: PayoutPurpose): string | null {
  return purpose === 'RENT' ? home.bankAccountId : home.depositBankAccountId
}

/** When payout data of a home last changed or were to change; null for never. */
export async function lastChangeOf(ctx: Context, home: PayoutHomeRow): Promise<Temporal.Instant | null> {
  const changes = (await changesOf(ctx, home.groupId)) ?? []
  const [last] = changes.map(({ requestedAt }) => requestedAt).sort((a, b) => Temporal.Instant.compare(b, a))
  return last ?? null
}

/** What a home lacks before money can be paid out for it; tax data where they are reported. */
export async function payoutGapsOf(ctx: Context, home: PayoutHomeRow) {
  const { accountId } = await targetOf(ctx, home, 'RENT')
  const account = accountId ? await accountOf(ctx, accountId) : null
  const isReported = DAC7_COUNTRIES.some((country) => country === home.country)
  const { isCompliant, isExempt } = home
  const billingDetails = home.billingDetailsItemId ? { isCompliant, isExempt } : null
  return payoutGaps({
    currency: home.currency,
    account,
    lacksPayoutAccount: home.hasFirstRent && !home.canReceivePayouts,
    billingDetails: isReported ? billingDetails : billingDetails && { isCompliant: true, isExempt: true },
  })
}

/** What stands on a home's row about its accounts. */
export type HomeAccounts = Pick<PayoutHomeRow, 'groupId' | 'bankAccountId' | 'depositBankAccountId'>

/** To which account money of a home is paid at an instant, by its changes; null where there is none. Deposits without an account of their own go to that of the rents. */
export function bankAccountAt(
  home: HomeAccounts,
  changes: readonly PayoutChangeRow[],
  purpose: PayoutPurpose,
  at: Temporal.Instant,
): string | null {
  const accountFor = (one: PayoutPurpose, kept: string | null) =>
    payoutAccountAt(
      kept,
      changes.filter((change) => change.purpose === one),
      at,
    )
  const rents = accountFor('RENT', home.bankAccountId)
  return purpose === 'RENT' ? rents : (accountFor('DEPOSIT', home.depositBankAccountId) ?? rents)
}
