import type { LedgerEventKind } from '../../../domain/catalogue/ledger.ts'
import { postOwnPayout, postProviderCost } from '../../../domain/money/provider-postings.ts'
import { lineRuleOf, listLineRules } from '../../../domain/money/reconciliation.ts'
import type { Posting } from '../../../domain/money/ledger.ts'
import { MOST_LINES, type Outcome, type Payments } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { bookAll } from '../ledger/actions.ts'
import {
  findReadUntil,
  type LineRow,
  listLinesToBook,
  matchProviderLines,
  type ProviderAccount,
  saveBooked,
  saveLines,
  saveReadUntil,
} from './lines-sql.ts'

// Lines may be told late, and when their money is available may change until it is.
const OVERLAP_DAYS = 8
// The provider's clock and ours differ.
const MINUTES_AHEAD = 10
const FIRST_LINE = Temporal.Instant.from('2010-01-01T00:00:00Z')
const BATCH = 500

/** The provider did not say, or refused; the message is its code. */
export class ProviderSilentError extends Error {
  override name = 'ProviderSilentError'
}

/** What was asked, or ProviderSilentError. */
export function known<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'KNOWN') return outcome.value
  throw new ProviderSilentError(outcome.kind === 'REFUSED' ? outcome.code : outcome.cause)
}

/** Stores all lines of an account that have come since it was read before, books what they alone tell, and matches them. */
export async function readAccount(ctx: Context, payments: Payments, account: ProviderAccount): Promise<void> {
  const before = await findReadUntil(ctx.db, account)
  const since = before ? before.subtract({ hours: 24 * OVERLAP_DAYS }) : FIRST_LINE
  await readLines(ctx, payments, account, since)
  await saveReadUntil(ctx.db, account, ctx.now())
  if (account.landlordId === null) await bookLines(ctx, account)
  await matchProviderLines(ctx.db, account)
}

/** From the newest back; whoever stops on the way begins anew, and what is stored twice is stored once. */
async function readLines(
  ctx: Context,
  payments: Payments,
  account: ProviderAccount,
  since: Temporal.Instant,
): Promise<void> {
  let until = ctx.now().add({ minutes: MINUTES_AHEAD })
  for (;;) {
    const lines = known(await payments.listLines(account.externalId, since, until))
    for (let at = 0; at < lines.length; at += BATCH)
      await saveLines(ctx.db, account, lines.slice(at, at + BATCH), ctx.now())
    const oldest = lines.at(-1)
    if (!oldest || lines.length < MOST_LINES) return
    // Others of the same second may be among those that were left.
    const next = oldest.at.add({ seconds: 1 })
    if (Temporal.Instant.compare(next, until) >= 0)
      throw new Error(`More than ${MOST_LINES} lines of the provider are of one second.`)
    until = next
  }
}

const FROM_LINE = listLineRules('OPERATOR')
  .map(({ category }) => category)
  .filter((category) => lineRuleOf('OPERATOR', category)?.isBookedFromLine)

/** Books what the operator's lines alone tell: what the provider keeps, and what it pays out to our bank. */
async function bookLines(ctx: Context, account: ProviderAccount): Promise<void> {
  for (;;) {
    const lines = await listLinesToBook(ctx.db, account, FROM_LINE, BATCH)
    if (lines.length === 0) return
    await inTransaction(ctx, async (trx) => {
      await bookAll(
        trx,
        ctx,
        lines.flatMap((line) => happeningsOf(line, account)),
      )
      await saveBooked(
        trx,
        lines.map(({ id }) => id),
      )
    })
  }
}

function happeningsOf(line: LineRow, { mode }: ProviderAccount) {
  const { id: subjectId, currency, at: effectiveAt } = line
  const about = { landlordId: null, bookingId: null, invoiceId: null }
  return bookingsOf(line)
    .filter(([, postings]) => postings.length > 0)
    .map(([kind, postings]) => ({
      happening: { ...about, kind, subjectId, mode, currency, effectiveAt },
      postings,
    }))
}

function bookingsOf({ category, amount, fee }: LineRow): [LedgerEventKind, Posting[]][] {
  const rule = lineRuleOf('OPERATOR', category)
  const [kind] = rule?.isBookedFromLine ? rule.kinds : []
  if (kind === 'PROVIDER_FEE_TAKEN') return [[kind, postProviderCost(fee - amount)]]
  const cost: [LedgerEventKind, Posting[]] = ['PROVIDER_FEE_TAKEN', postProviderCost(fee)]
  return kind ? [[kind, postOwnPayout(-amount)], cost] : [cost]
}
