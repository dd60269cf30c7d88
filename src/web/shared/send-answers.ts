import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import type { AnswerQueue, QueuedAnswer } from './queued-answers.ts'

/** How a queued answer went. */
export type SentAnswer =
  | { answer: QueuedAnswer; outcome: 'DONE' }
  /** The request stands otherwise by now. */
  | { answer: QueuedAnswer; outcome: 'REFUSED'; error: Error }

// Without a connection, without a session or with another's one, or for another landlord nothing is known about the answer: it waits on.
const WAITS = [
  'ConnectionError',
  'OtherReleaseError',
  'AuthenticationRequiredError',
  'OtherPersonError',
  'OtherWorldError',
  'TooManyRequestsError',
]

/**
 * Sends what waits in a queue, the oldest first and one after the other, each with the key that it was given with;
 * stops where there is still no connection. What the server refuses stays in the queue with its reason.
 */
export async function sendAnswers(
  queue: AnswerQueue,
  send: (answer: QueuedAnswer) => Promise<unknown>,
): Promise<SentAnswer[]> {
  const sent: SentAnswer[] = []
  for (const answer of queue.list().filter(({ refusal }) => refusal === null)) {
    // Taken back, or sent by another tab, while the one before it was on its way.
    if (!queue.list().some(({ key, refusal }) => key === answer.key && refusal === null)) continue
    try {
      await send(answer)
      queue.remove(answer.key)
      sent.push({ answer, outcome: 'DONE' })
    } catch (error) {
      if (!(error instanceof Error) || WAITS.includes(error.name)) break
      queue.refuse(answer.key, refusalOf(error))
      sent.push({ answer, outcome: 'REFUSED', error })
    }
  }
  return sent
}

function refusalOf(error: Error) {
  return { name: error.name, reason: error instanceof ConditionNotMetError ? error.reason : null }
}

/** Does something in one tab at a time; where another tab is at it, nothing is done here and undefined comes back. */
export async function inOneTab<Result>(
  name: string,
  fn: () => Promise<Result>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<Result | undefined> {
  // Browsers without locks: the same key from two tabs is done once by the server.
  if (!locks) return fn()
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? fn() : undefined))
}
