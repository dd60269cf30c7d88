import { dayOf } from '../../../domain/kernel/day.ts'
import type { PayoutTransferState } from '../../../domain/catalogue/payouts.ts'
import type { Posting } from '../../../domain/money/ledger.ts'
import {
  postPayoutFailed,
  postPayoutPaid,
  postPayoutStarted,
  postTransferToLandlord,
} from '../../../domain/money/ledger.ts'
import { payoutFailureOf } from '../../../domain/money/payout.ts'
import { canMoveTransfer, payoutStateOf } from '../../../domain/money/payout-way.ts'
import type { Outcome, SeenPayout } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book, type LedgerHappening } from '../ledger/actions.ts'
import { mailPayout } from './mails.ts'
import {
  listTransfersOf,
  lockPayout,
  type PayoutRow,
  type PayoutTransferRow,
  savePayout,
  saveTransfer,
} from './sql.ts'

/** What the provider says of money on its way. */
export type SeenAttempt = Pick<SeenPayout, 'externalId' | 'amount' | 'currency' | 'state' | 'failureCode'> & {
  arrivesAt: Temporal.Instant | null
}

/**
 * Stores what was said of an attempt, books what moved, and tells the landlord. What is read late or twice changes
 * nothing. Answers whether there is a next step at once: the money is at the landlord's account.
 */
export async function applySeen(
  trx: Db,
  ctx: Context,
  { payout: { id }, attempt: { id: attemptId } }: { payout: PayoutRow; attempt: PayoutTransferRow },
  outcome: Outcome<SeenAttempt>,
): Promise<boolean> {
  const payout = await lockPayout(trx, id)
  const before = (await listTransfersOf(trx, id)).find((one) => one.id === attemptId)
  if (!payout || !before) throw new Error(`The payout ${id} has no attempt ${attemptId}.`)
  const state = stateOf(before, outcome)
  const moves = state !== null && canMoveTransfer(before.state, state)
  if (moves) {
    if (outcome.kind === 'KNOWN') checkSame(payout, before, outcome.value)
    await saveTransfer(trx, attemptId, changesTo(state, outcome))
    await bookMove(trx, ctx, payout, before, state)
  }
  await saveState(trx, ctx, payout, outcome)
  return moves && state === 'DONE' && before.leg === 'TO_ACCOUNT'
}

/** Null: what was said changes nothing. */
function stateOf(attempt: PayoutTransferRow, outcome: Outcome<SeenAttempt>): PayoutTransferState | null {
  if (outcome.kind === 'UNKNOWN') return attempt.external_id ? null : 'UNKNOWN'
  // One that was made and can't be looked at stays as it is.
  if (outcome.kind === 'REFUSED') return attempt.external_id ? null : 'REFUSED'
  switch (outcome.value.state) {
    case 'PENDING':
    case 'IN_TRANSIT':
      return 'IN_TRANSIT'
    case 'PAID':
      return 'DONE'
    case 'FAILED':
    case 'CANCELED':
      return 'FAILED'
  }
}

function changesTo(state: PayoutTransferState, outcome: Outcome<SeenAttempt>) {
  const code =
    outcome.kind === 'REFUSED' ? outcome.code : outcome.kind === 'KNOWN' ? outcome.value.failureCode : null
  const hasFailed = state === 'REFUSED' || state === 'FAILED'
  return {
    state,
    ...(outcome.kind === 'KNOWN' && { external_id: outcome.value.externalId }),
    ...(hasFailed && { failure: payoutFailureOf(code), failure_code: code }),
  }
}

function checkSame(payout: PayoutRow, attempt: PayoutTransferRow, seen: SeenAttempt): void {
  const isSame =
    seen.amount === payout.amount &&
    seen.currency === payout.currency &&
    (attempt.external_id === null || attempt.external_id === seen.externalId)
  if (!isSame)
    throw new Error(`The provider's ${seen.externalId} is not the attempt ${attempt.id} of a payout.`)
}

/** Books what an attempt has moved, each step once. */
async function bookMove(
  trx: Db,
  ctx: Context,
  payout: PayoutRow,
  before: PayoutTransferRow,
  state: PayoutTransferState,
): Promise<void> {
  const money = { landlordId: payout.landlord_id, amount: payout.amount }
  const booked = (kind: LedgerHappening['kind'], postings: Posting[]) =>
    book(
      trx,
      ctx,
      {
        kind,
        subjectId: before.id,
        mode: payout.mode,
        currency: payout.currency,
        landlordId: payout.landlord_id,
        bookingId: null,
        invoiceId: null,
        effectiveAt: ctx.now(),
      },
      postings,
    )
  if (before.leg === 'TO_ACCOUNT') {
    if (state === 'DONE') await booked('MONEY_TRANSFERRED', postTransferToLandlord(money))
    return
  }
  if (state === 'UNKNOWN' || state === 'REFUSED') return
  // Nobody saw it on its way.
  if (before.state !== 'IN_TRANSIT' && before.state !== 'DONE')
    await booked('PAYOUT_STARTED', postPayoutStarted(money))
  if (state === 'DONE') await booked('PAYOUT_PAID', postPayoutPaid(money))
  if (state === 'FAILED')
    await booked('PAYOUT_FAILED', postPayoutFailed({ ...money, wasPaid: before.state === 'DONE' }))
}

/** Brings the payout up to date with its attempts. */
async function saveState(
  trx: Db,
  ctx: Context,
  payout: PayoutRow,
  outcome: Outcome<SeenAttempt>,
): Promise<void> {
  const attempts = await listTransfersOf(trx, payout.id)
  const state = payoutStateOf(attempts)
  const failure = attempts.at(-1)?.failure ?? null
  const arrivesAt = outcome.kind === 'KNOWN' ? outcome.value.arrivesAt : null
  const hasChanged = state !== payout.state
  await savePayout(trx, payout.id, {
    state,
    failure,
    arrives_on: arrivesAt ? dayOf(arrivesAt) : payout.arrives_on,
    checked_at: ctx.now(),
    paid_at: state === 'PAID' ? (payout.paid_at ?? ctx.now()) : null,
    failed_at: state !== 'FAILED' ? null : hasChanged ? ctx.now() : payout.failed_at,
  })
  if (!hasChanged) return
  await audit(
    trx,
    { ...ctx, viewer: null },
    {
      action: 'payoutStateChanged',
      entityType: 'payout',
      entityId: payout.id,
      landlordId: payout.landlord_id,
      data: { from: payout.state, to: state, amount: payout.amount, failure },
    },
  )
  if (state === 'IN_TRANSIT' || state === 'FAILED')
    await mailPayout(trx, ctx, {
      landlordId: payout.landlord_id,
      amount: payout.amount,
      currency: payout.currency,
      arrivesOn: arrivesAt ? dayOf(arrivesAt) : payout.arrives_on,
      failure: state === 'FAILED' ? failure : null,
    })
}
