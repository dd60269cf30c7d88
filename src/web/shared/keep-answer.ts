import { isRecord } from './browser-store.ts'
import type { AnswerKind, AnswerQueue } from './queued-answers.ts'

/** What of a request decides whether an answer to it can wait for a connection. */
export interface WaitingRequest {
  type: string
  overlappingListingRequests: readonly { wouldBeDeclined: boolean }[]
}

/**
 * Whether an answer may be kept until there is a connection: only where it declines nobody else, since whom it would
 * decline is told by the server alone, and may be others by then.
 */
export function canWait(
  answer: { kind: AnswerKind; input: Record<string, unknown> | null },
  request: WaitingRequest,
): boolean {
  // An extension holds its days at once, also other dates when they are taken.
  if (answer.kind !== 'reject' && request.type === 'EXTENSION') return false
  if (answer.kind === 'accept')
    return request.overlappingListingRequests.every((other) => !other.wouldBeDeclined)
  return !answer.input?.blockFrom
}

/** A request that is answered, with what tells whom the answer is for. */
export interface AnsweredRequest extends WaitingRequest {
  id: string
  bookingRequestId: string
  tenantInformation: { firstName: string }
}

/** Keeps an answer to send it later, with the key that it may have been sent with already; false where it can't wait. */
export function keepAnswer(
  queue: AnswerQueue | null,
  request: AnsweredRequest,
  answer: { kind: AnswerKind; key: string; input: unknown },
  at: Date = new Date(),
): boolean {
  const kept = { kind: answer.kind, input: isRecord(answer.input) ? answer.input : null }
  if (!queue || !canWait(kept, request)) return false
  queue.add({
    ...kept,
    key: answer.key,
    bookingRequestId: request.bookingRequestId,
    listingRequestId: request.id,
    name: request.tenantInformation.firstName,
    at: at.toISOString().replace(/\.\d+/, ''),
    refusal: null,
  })
  return true
}
