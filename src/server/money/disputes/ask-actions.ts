import type { Outcome, Payments, SeenDispute } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { findPaymentByExternalId } from '../payments/sql.ts'
import { applyDispute } from './apply-dispute.ts'
import { listDisputesToAsk } from './sql.ts'

const BATCH = 50
const MINUTES_BETWEEN_QUESTIONS = 9
/** How far back new disputes are looked for: longer than webhooks may be lost. */
const DAYS_LOOKED_BACK = 3

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
  const seen = known(fresh, 'the new disputes') ?? []
  const open = await listDisputesToAsk(ctx.db, {
    provider: payments.provider,
    mode: payments.mode,
    askedBefore: now.subtract({ minutes: MINUTES_BETWEEN_QUESTIONS }),
    limit: BATCH,
  })
  const asked = new Set(seen.map(({ externalId }) => externalId))
  await forEachAlone(seen, 'new disputes', (one) => storeDispute(ctx, payments, one))
  const others = open.filter(({ external_id }) => !asked.has(external_id))
  await forEachAlone(others, 'disputes', async ({ external_id }) => {
    const one = known(await payments.findDispute(external_id), external_id)
    if (one) await storeDispute(ctx, payments, one)
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
