import type { PayoutFailure, PayoutLeg, PayoutState, PayoutTransferState } from '../catalogue/payouts.ts'
import { isTriedAgain } from './payout.ts'

/** One attempt to send a payout on its way; the newest of a leg counts. */
export interface PayoutAttempt {
  leg: PayoutLeg
  state: PayoutTransferState
  failure: PayoutFailure | null
}

/** How far a payout is, by its attempts, the oldest first. */
export function payoutStateOf(attempts: readonly PayoutAttempt[]): PayoutState {
  const last = attempts.findLast(({ leg }) => leg === 'TO_BANK') ?? attempts.at(-1)
  switch (last?.state) {
    case undefined:
    case 'CREATED':
      return 'PENDING'
    case 'UNKNOWN':
      return 'UNKNOWN'
    case 'REFUSED':
    case 'FAILED':
      return last.failure && isTriedAgain(last.failure) ? 'PENDING' : 'FAILED'
    case 'IN_TRANSIT':
      return 'IN_TRANSIT'
    case 'DONE':
      return last.leg === 'TO_BANK' ? 'PAID' : 'PENDING'
  }
}

/** What is to be done about a payout next: begin an attempt, send the one that stands, look how far it is, or nothing. */
export type PayoutStep<Attempt extends PayoutAttempt> =
  | { kind: 'OPEN'; leg: PayoutLeg }
  | { kind: 'SEND'; attempt: Attempt }
  | { kind: 'LOOK'; attempt: Attempt }
  | { kind: 'NOTHING' }

/** The next step; an attempt that went wrong is followed by another one where the payout is to be tried again. */
export function payoutStepOf<Attempt extends PayoutAttempt>(
  attempts: readonly Attempt[],
  isTriedAgainNow: boolean,
): PayoutStep<Attempt> {
  const toAccount = attempts.findLast(({ leg }) => leg === 'TO_ACCOUNT')
  if (toAccount?.state !== 'DONE') return stepOf(toAccount, 'TO_ACCOUNT', isTriedAgainNow)
  return stepOf(
    attempts.findLast(({ leg }) => leg === 'TO_BANK'),
    'TO_BANK',
    isTriedAgainNow,
  )
}

function stepOf<Attempt extends PayoutAttempt>(
  attempt: Attempt | undefined,
  leg: PayoutLeg,
  isTriedAgainNow: boolean,
): PayoutStep<Attempt> {
  switch (attempt?.state) {
    case undefined:
      return { kind: 'OPEN', leg }
    case 'CREATED':
    case 'UNKNOWN':
      return { kind: 'SEND', attempt }
    case 'REFUSED':
    case 'FAILED':
      return isTriedAgainNow ? { kind: 'OPEN', leg } : { kind: 'NOTHING' }
    case 'IN_TRANSIT':
    case 'DONE':
      return { kind: 'LOOK', attempt }
  }
}

const NEXT: Record<PayoutTransferState, readonly PayoutTransferState[]> = {
  CREATED: ['UNKNOWN', 'REFUSED', 'IN_TRANSIT', 'DONE', 'FAILED'],
  UNKNOWN: ['REFUSED', 'IN_TRANSIT', 'DONE', 'FAILED'],
  IN_TRANSIT: ['DONE', 'FAILED'],
  // A bank may send back what it had taken.
  DONE: ['FAILED'],
  REFUSED: [],
  FAILED: [],
}

/** Whether an attempt can go from one state to the other; what is read late changes nothing. */
export function canMoveTransfer(from: PayoutTransferState, to: PayoutTransferState): boolean {
  return NEXT[from].includes(to)
}
