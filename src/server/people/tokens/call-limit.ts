import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '../../../domain/people/access-token-rules.ts'

const minute = 60_000

/** A personal access token was used too often within a minute; the status is what the HTTP library reads. */
export class TooManyCallsError extends Error {
  readonly statusCode = 429
  override name = 'TooManyCallsError'
}

let current = { minute: 0, calls: new Map<string, number>() }

/** Counts a call with a token in this process; throws TooManyCallsError above the limit of a minute. */
export function countCall(tokenId: string, now: Temporal.Instant): void {
  const present = Math.floor(now.epochMilliseconds / minute)
  // Whatever was counted in another minute counts no more, so that nothing piles up.
  if (current.minute !== present) current = { minute: present, calls: new Map() }
  const count = (current.calls.get(tokenId) ?? 0) + 1
  current.calls.set(tokenId, count)
  if (count > ACCESS_TOKEN_CALLS_PER_MINUTE) {
    throw new TooManyCallsError(
      `At most ${ACCESS_TOKEN_CALLS_PER_MINUTE} calls a minute with one access token. Wait for the next minute.`,
    )
  }
}
