/** Most times that one message is sent to a device. */
export const MOST_PUSH_ATTEMPTS = 5

/** Seconds after which nobody waits for a push service any more: what happened yesterday is read in the app. */
export const LONGEST_PUSH_WAIT = 24 * 60 * 60

const FIRST_WAIT = 30

/** What an answer of a push service means (RFC 8030, RFC 8292). */
export type PushOutcome =
  | 'TAKEN'
  /** The browser has no such subscription any more. */
  | 'GONE'
  | 'TOO_LARGE'
  | 'LATER'
  /** Our keys are not those of the subscription, or its subject is not accepted. */
  | 'KEYS'
  | 'REFUSED'

/** What a push service means by the status of its answer. */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'TAKEN'
  if (status === 404 || status === 410) return 'GONE'
  if (status === 413) return 'TOO_LARGE'
  if (status === 408 || status === 429 || status >= 500) return 'LATER'
  return status === 401 || status === 403 ? 'KEYS' : 'REFUSED'
}

/**
 * When a message is tried again after so many attempts: ever later, not before the service wants it (`Retry-After` in
 * seconds or as a date), or null when it is given up.
 */
export function nextPushAttempt(
  attempts: number,
  retryAfter: string | null,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (attempts >= MOST_PUSH_ATTEMPTS) return null
  const seconds = Math.max(FIRST_WAIT * 4 ** (attempts - 1), secondsOf(retryAfter, now))
  return seconds > LONGEST_PUSH_WAIT ? null : now.add({ seconds })
}

function secondsOf(retryAfter: string | null, now: Temporal.Instant): number {
  const text = retryAfter?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, Math.ceil((date - now.epochMilliseconds) / 1_000))
}
