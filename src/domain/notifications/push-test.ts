import type { PushOutcome } from './push-answer.ts'

/** The hops of a push message, from the person's browser to the push service and back, in their order. */
export const PUSH_HOPS = [
  'BROWSER',
  'PERMISSION',
  'SERVICE_WORKER',
  'SUBSCRIPTION',
  'SERVER_KEYS',
  'PUSH_SERVICE',
  'RECEIPT',
] as const

/** One hop of a push message. */
export type PushHop = (typeof PUSH_HOPS)[number]

/** Why a message did not reach the push service, or what the service said; LINK: it leads to where nothing of ours may go. */
export const PUSH_FAILURES = [
  'GONE',
  'TOO_LARGE',
  'LATER',
  'REFUSED',
  'KEYS',
  'LINK',
  'UNREACHABLE',
] as const satisfies readonly (Exclude<PushOutcome, 'TAKEN'> | 'LINK' | 'UNREACHABLE')[]

/** Why a message did not reach the push service, or what the service said. */
export type PushFailure = (typeof PUSH_FAILURES)[number]

/** Seconds that a service worker may take to say that a test has arrived. */
export const RECEIPT_WITHIN = 30

/** How far a test message has come. */
export interface PushTestFacts {
  failure: PushFailure | null
  sentAt: Temporal.Instant | null
  receivedAt: Temporal.Instant | null
}

/** The hop that a test fails at or waits at; at `RECEIPT` with `DONE` it has passed all. */
export interface PushTestState {
  hop: PushHop
  state: 'WAITING' | 'FAILED' | 'DONE'
}

/** At which hop a test message is, and whether it ended there. */
export function pushTestState(
  { failure, sentAt, receivedAt }: PushTestFacts,
  now: Temporal.Instant,
): PushTestState {
  if (receivedAt) return { hop: 'RECEIPT', state: 'DONE' }
  if (sentAt) {
    const over = Temporal.Instant.compare(now, sentAt.add({ seconds: RECEIPT_WITHIN })) > 0
    return { hop: 'RECEIPT', state: over ? 'FAILED' : 'WAITING' }
  }
  return failure ? { hop: HOP_OF[failure], state: 'FAILED' } : { hop: 'PUSH_SERVICE', state: 'WAITING' }
}

const HOP_OF: Readonly<Record<PushFailure, PushHop>> = {
  GONE: 'SUBSCRIPTION',
  LINK: 'SUBSCRIPTION',
  KEYS: 'SERVER_KEYS',
  TOO_LARGE: 'PUSH_SERVICE',
  LATER: 'PUSH_SERVICE',
  REFUSED: 'PUSH_SERVICE',
  UNREACHABLE: 'PUSH_SERVICE',
}
