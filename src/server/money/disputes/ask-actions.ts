import { isDisputeOver } from '../../../domain/money/dispute.ts'
import type { Outcome, Payments, SeenDispute } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone, forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { findPaymentByExternalId } from '../payments/sql.ts'
import { applyDispute } from './apply-dispute.ts'
import { listDisputeStates, listDisputesToAsk } from './sql.ts'

const BATCH = 50
const MINUTES_BETWEEN_QUESTIONS = 9
/** How far back disputes are looked for that nobody has told of: longer than we may be away and webhooks be lost. */
const DAYS_LOOKED_BACK = 30

/** Looks at a dispute that the provider has told of; all webhooks about it lead here, whatever they say. */
export async function syncDispute(
  ctx: Context,
  { eventId, externalId }: { eventId: string; externalId: string },
): Promise<void> {
  const { payments } = ctx
  if (!payments) return
  const seen = known(await payments.findDispute(externalId), externalId)
  if (seen) await storeDispute(ctx, payments, seen)
  await saveWebhookHandled(ctx.db, 'STRIPE', eventId, ctx.now())
}

/** Asks about the disputes that are open, and for those that nobody has told of. */
export async function askDisputes(ctx: Context): Promise<void> {
  const { payments } = ctx
  if (!payments) return
  const now = ctx.now()
  const fresh = await payments.listDisputes(now.subtract({ hours: 24 * DAYS_LOOKED_BACK }))
  const seen = await withoutEnded(ctx, known(fresh, 'the new disputes') ?? [])
  const open = await listDisputesToAsk(ctx.db, {
    provider: payments.provider,
    mode: payments.mode,
    askedBefore: now.subtract({ minutes: MINUTES_BETWEEN_QUESTIONS }),
    limit: BATCH,
  })
  const asked = new Set(seen.map(({ externalId }) => externalId))
  await forEachAlone(seen, 'new disputes', (one) => storeDispute(ctx, payments, one))
  const others = open.filter(({ external_id }) => !asked.has(external_id))
  await forEachAsked(others, 'disputes', async ({ external_id }) => {
    const one = known(await payments.findDispute(external_id), external_id)
    if (one) await storeDispute(ctx, payments, one)
  })
}

/** What of this may be news: of a dispute that is over here as it is there, nothing comes any more. */
async function withoutEnded({ db }: Context, seen: readonly SeenDispute[]): Promise<SeenDispute[]> {
  const ids = seen.map(({ externalId }) => externalId)
  const stored = new Map((await listDisputeStates(db, ids)).map((row) => [row.external_id, row.state]))
  return seen.filter(({ externalId, state }) => {
    const before = stored.get(externalId)
    return !before || before !== state || !isDisputeOver(before)
  })
}

/** What the provider said; null where it knows none. A job that got no answer fails, and is tried again. */
function known<T>(outcome: Outcome<T>, what: string): T | null {
  if (outcome.kind === 'UNKNOWN') throw new Error(`The payment provider did not say what ${what} is.`)
  return outcome.kind === 'KNOWN' ? outcome.value : null
}

/** Stores what is known of a dispute; of a payment that isn't ours nothing is. */
export async function storeDispute(ctx: Context, payments: Payments, seen: SeenDispute): Promise<void> {
  const payment = await findPaymentByExternalId(ctx.db, seen.paymentExternalId)
  if (payment?.provider !== payments.provider || payment.mode !== payments.mode) return
  await inTransaction(ctx, (trx) => applyDispute(trx, ctx, payment, seen))
}
