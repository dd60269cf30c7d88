/** For how many days an offer to hand a business over stands (ours). */
export const HANDOVER_DAYS = 14

/** For how many days it is kept that there was an offer of which nothing came (ours). */
export const HANDOVER_DAYS_KEPT = 365

/** How far a handover is. */
export const HANDOVER_STATES = [
  'OFFERED',
  'CONFIRMED',
  'DONE',
  'WITHDRAWN',
  'DECLINED',
  'ENDED',
] as const satisfies readonly string[]

/** A state of a handover. */
export type HandoverState = (typeof HANDOVER_STATES)[number]

/** What can happen to a handover: the other person confirms or declines, the landlord completes or withdraws. */
export type HandoverCommand = 'confirm' | 'decline' | 'complete' | 'withdraw' | 'end'

/** The life of a handover; what isn't there can't happen. What has changed since it was confirmed is confirmed once more. */
export const HANDOVER_TRANSITIONS: Readonly<
  Record<HandoverState, Readonly<Partial<Record<HandoverCommand, HandoverState>>>>
> = {
  OFFERED: { confirm: 'CONFIRMED', decline: 'DECLINED', withdraw: 'WITHDRAWN', end: 'ENDED' },
  CONFIRMED: {
    confirm: 'CONFIRMED',
    complete: 'DONE',
    decline: 'DECLINED',
    withdraw: 'WITHDRAWN',
    end: 'ENDED',
  },
  DONE: {},
  WITHDRAWN: {},
  DECLINED: {},
  ENDED: {},
}

/** What a handover is after a command; null where it can't happen: it is over, its time has ended, or it isn't its turn. */
export function handoverAfter(
  { state, endsAt }: { state: HandoverState; endsAt: Temporal.Instant },
  command: HandoverCommand,
  now: Temporal.Instant,
): HandoverState | null {
  const isOver = Temporal.Instant.compare(endsAt, now) <= 0
  if (isOver !== (command === 'end')) return null
  return HANDOVER_TRANSITIONS[state][command] ?? null
}

/** How far a handover is at a moment: an offer whose time is over has ended, also before that was noted. */
export function handoverStateAt(
  handover: { state: HandoverState; endsAt: Temporal.Instant },
  now: Temporal.Instant,
): HandoverState {
  return handoverAfter(handover, 'end', now) ?? handover.state
}

/** What stands in the way of a handover on the landlord's side, the most pressing first. */
export const HANDOVER_OBSTACLES = [
  'ON_HOLD',
  'DELETION_ASKED',
  'DATA_UNDER_WAY',
  'NOTHING_TO_HAND_OVER',
  'CONTRACT_IN_SIGNING',
  'PAID_AHEAD',
  'TENANT_OWES',
  'PAYMENT_UNDER_WAY',
  'UNPAID_FEE',
  'REFUND_UNDER_WAY',
  'OPEN_DISPUTE',
  'PAYOUT_UNDER_WAY',
  'MONEY_TO_SETTLE',
  'PAYOUT_DATA_CHANGES',
] as const satisfies readonly string[]

/** One of them. */
export type HandoverObstacle = (typeof HANDOVER_OBSTACLES)[number]

/** What stands in the way on the side of the other person, who alone is told which it is. */
export const RECEIVER_OBSTACLES = [
  'RECEIVER_ON_HOLD',
  'RECEIVER_DELETION_ASKED',
  'RECEIVER_DATA_UNDER_WAY',
  'RECEIVER_IS_STAFF',
  'RECEIVER_IS_TENANT',
] as const satisfies readonly string[]

/** One of them. */
export type ReceiverObstacle = (typeof RECEIVER_OBSTACLES)[number]

/** What stands in the way, in the order of the list. */
export function handoverObstacles(facts: Readonly<Record<HandoverObstacle, boolean>>): HandoverObstacle[] {
  return HANDOVER_OBSTACLES.filter((obstacle) => facts[obstacle])
}

/** What stands in the way of the other person, in the order of the list. */
export function receiverObstacles(facts: Readonly<Record<ReceiverObstacle, boolean>>): ReceiverObstacle[] {
  return RECEIVER_OBSTACLES.filter((obstacle) => facts[obstacle])
}

/** What both are told of a handover by mail. */
export type HandoverNotice = 'OFFERED' | 'CONFIRMED' | 'DONE' | 'WITHDRAWN' | 'DECLINED' | 'ENDED'
