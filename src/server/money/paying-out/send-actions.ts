import { canSend, isTriedAgain } from '../../../domain/money/payout.ts'
import { payoutStepOf } from '../../../domain/money/payout-way.ts'
import type { Outcome, Payments } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone, forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { askAboutAccount } from '../payout-accounts/ask-actions.ts'
import { claimPayout, sendingFacts } from './claim-actions.ts'
import { applySeen, type SeenAttempt } from './apply-seen.ts'
import {
  findAccountOf,
  insertTransfer,
  isPayeeFrozen,
  listPayees,
  listPayoutsToAsk,
  listPayoutsToldOf,
  listTransfersOf,
  lockAccountOf,
  lockPayout,
  type PayoutRow,
  type PayoutTransferRow,
  savePayout,
} from './sql.ts'

const BATCH = 50
const SECONDS_BETWEEN_QUESTIONS = 50
const MINUTES_BETWEEN_TRIES = 60
/** How long banks send payouts back that had arrived, with room to spare. */
const DAYS_UNTIL_FINAL = 60
/** To the landlord's account, on to the bank, and a look at it. */
const MOST_STEPS = 3

/** Makes the payouts that are due, one for each landlord and currency; each is sent by itself. */
export async function payOut(ctx: Context): Promise<void> {
  const { payments } = ctx
  if (!payments) return
  await forEachAsked(await listPayees(ctx.db, payments), 'landlords to pay', async (payee) => {
    const payout = await claimPayout(ctx, payments, payee)
    if (payout) await sendPayout(ctx, payments, payout.id, false)
  })
}

/** Goes on with payouts that have not arrived: what was not answered, what is on its way, what can be tried again. */
export async function askPayouts(ctx: Context): Promise<void> {
  const { payments } = ctx
  if (!payments) return
  const now = ctx.now()
  const open = await listPayoutsToAsk(ctx.db, {
    provider: payments.provider,
    mode: payments.mode,
    askedBefore: now.subtract({ seconds: SECONDS_BETWEEN_QUESTIONS }),
    triedBefore: now.subtract({ minutes: MINUTES_BETWEEN_TRIES }),
    arrivedSince: now.subtract({ hours: 24 * DAYS_UNTIL_FINAL }),
    lookedAtBefore: now.subtract({ hours: 24 }),
    limit: BATCH,
  })
  await forEachAsked(open, 'payouts', ({ id, state, failure }) =>
    // A failed one is here because its bank has changed.
    sendPayout(ctx, payments, id, state === 'FAILED' || (failure !== null && isTriedAgain(failure))),
  )
}

/** Looks at the payouts that something was told about; all webhooks lead here, whatever they say and however often. */
export async function syncPayouts(
  ctx: Context,
  { eventId, externalId, account }: { eventId: string; externalId: string; account: string | null },
): Promise<void> {
  const { payments } = ctx
  if (payments)
    await forEachAlone(await listPayoutsToldOf(ctx.db, { externalId, account }), 'payouts', ({ id }) =>
      sendPayout(ctx, payments, id, false),
    )
  await saveWebhookHandled(ctx.db, 'STRIPE', eventId, ctx.now())
}

/**
 * Sends a payout as far as it goes now: to the landlord's account, from there to the bank, and asks how far it is. The
 * calls stand outside of every transaction; a crash on either side of one leaves an attempt whose key the next uses again.
 */
export async function sendPayout(
  ctx: Context,
  payments: Payments,
  payoutId: string,
  isTriedAgainNow: boolean,
): Promise<void> {
  let mayTryAgain = isTriedAgainNow
  for (let step = 0; step < MOST_STEPS; step++) {
    const isRead = await readAccount(ctx, payments, payoutId, mayTryAgain)
    const next = await claimStep(ctx, payments, payoutId, { isRead, isTriedAgainNow: mayTryAgain })
    if (!next) return
    const seen = await call(payments, next)
    if (!seen) return await savePayout(ctx.db, payoutId, { checked_at: ctx.now() })
    const goesOn = await store(ctx, next, seen)
    if (!goesOn) return
    mayTryAgain = false
  }
}

/**
 * Asks how the landlord's account is before money is sent there: its bank may have changed, and the webhook that says so
 * may have got lost. False where nothing is to be sent, or the provider did not say: then nothing is.
 */
async function readAccount(
  ctx: Context,
  payments: Payments,
  payoutId: string,
  isTriedAgainNow: boolean,
): Promise<boolean> {
  const { kind } = payoutStepOf(await listTransfersOf(ctx.db, payoutId), isTriedAgainNow)
  const account = kind === 'OPEN' || kind === 'SEND' ? await findAccountOf(ctx.db, payoutId) : undefined
  // Another provider, or the same in another mode, doesn't know it.
  if (!account || account.provider !== payments.provider || account.mode !== payments.mode) return false
  return (await askAboutAccount(ctx, payments, account)).isKnown
}

/** An attempt to be sent or looked at. */
interface Step {
  payout: PayoutRow
  attempt: PayoutTransferRow
  /** The provider has never heard of it. */
  isNew: boolean
  /** Whether the order may be made where the provider has none. */
  maySend: boolean
}

async function claimStep(
  ctx: Context,
  payments: Payments,
  payoutId: string,
  { isRead, isTriedAgainNow }: { isRead: boolean; isTriedAgainNow: boolean },
): Promise<Step | null> {
  return inTransaction(ctx, async (trx) => {
    const payout = await lockPayout(trx, payoutId)
    // Another one, or the same in another mode, can't be asked about it.
    if (!payout || payout.provider !== payments.provider || payout.mode !== payments.mode) return null
    const step = payoutStepOf(await listTransfersOf(trx, payoutId), isTriedAgainNow)
    if (step.kind === 'NOTHING') return null
    if (step.kind === 'LOOK') return { payout, attempt: step.attempt, isNew: false, maySend: false }
    const account = await lockAccountOf(trx, payout.landlord_id, payments)
    const verdict = canSend(sendingFacts(ctx, account, await isPayeeFrozen(trx, payout.landlord_id)))
    const maySend = isRead && verdict.value
    if (step.kind === 'SEND') return { payout, attempt: step.attempt, isNew: false, maySend }
    if (!account?.external_id || !maySend) {
      await savePayout(trx, payout.id, { checked_at: ctx.now() })
      return null
    }
    const attempt = await insertTransfer(trx, {
      payout_id: payout.id,
      landlord_id: payout.landlord_id,
      leg: step.leg,
      account: account.external_id,
      created_at: ctx.now(),
    })
    return { payout, attempt, isNew: true, maySend }
  })
}

/** What the provider says of an attempt: it is made, or found again, or looked at. Null: it has to wait. */
async function call(
  payments: Payments,
  { payout, attempt, isNew, maySend }: Step,
): Promise<Outcome<SeenAttempt> | null> {
  const { id, account, external_id: externalId, idempotency_key: key } = attempt
  const order = { account, amount: payout.amount, currency: payout.currency, key }
  if (attempt.leg === 'TO_ACCOUNT') {
    // Keys are forgotten after a day; the group is not.
    const found = isNew ? null : await payments.findTransferOf(id)
    if (found && (found.kind !== 'KNOWN' || found.value)) return seenTransfer(found)
    if (!maySend) return null
    return seenTransfer(await payments.createTransfer({ ...order, chargeId: null, group: id }))
  }
  if (externalId) return payments.findPayout(account, externalId)
  const made = isNew ? null : await payments.listPayouts(account)
  if (made && made.kind !== 'KNOWN') return made
  const own = made?.value.find(({ reference }) => reference === id)
  if (own) return { kind: 'KNOWN', value: own }
  return maySend ? payments.createPayout({ ...order, reference: id }) : null
}

/** A transfer to an account of the provider has arrived once it is made. */
function seenTransfer(
  outcome: Outcome<{ externalId: string; amount: number; currency: string } | null>,
): Outcome<SeenAttempt> {
  if (outcome.kind !== 'KNOWN') return outcome
  if (!outcome.value) throw new Error('A transfer that was made is missing.')
  const { externalId, amount, currency } = outcome.value
  return {
    kind: 'KNOWN',
    value: { externalId, amount, currency, state: 'PAID', arrivesAt: null, failureCode: null },
  }
}

/** Stores what came back; answers whether there is more to do at once. */
async function store(ctx: Context, step: Step, outcome: Outcome<SeenAttempt>): Promise<boolean> {
  if (outcome.kind === 'UNKNOWN') {
    ctx.log.warn({ payout: step.payout.id, cause: outcome.cause }, 'the payment provider did not say')
    if (outcome.isBusy) return false
  }
  return inTransaction(ctx, (trx) => applySeen(trx, ctx, step, outcome))
}
