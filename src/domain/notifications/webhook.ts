import { WEBHOOK_EVENTS, type WebhookEvent } from '../catalogue/webhooks.ts'

/** Webhooks that one landlord may have (ours). */
export const MOST_WEBHOOKS = 10

/** Longest address of a webhook, in characters (ours; the database has it too). */
export const LONGEST_WEBHOOK_URL = 1000

/** For how long what was sent stays in the log, in days (ours). */
export const WEBHOOK_DAYS_KEPT = 30

/** For how long the former secret still signs after a new one was made, in hours (ours). */
export const FORMER_SECRET_HOURS = 24

/** After how many days without any success a webhook is switched off (ours). */
export const WEBHOOK_DAYS_OF_FAILURE = 5

/** Characters of an answer that the log keeps (ours). */
export const WEBHOOK_ANSWER_LENGTH = 500

/** Milliseconds for a whole answer (ours). */
export const WEBHOOK_PATIENCE = 10_000

/** Seconds for which a webhook that gave no answer in time isn't asked: it would keep the others waiting (ours). */
export const WEBHOOK_REST = 60

const minute = 60
const hour = 60 * minute

/** Seconds before each further attempt: three days in all. */
export const WEBHOOK_WAITS: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour,
]

/** When a delivery is tried again after so many failed attempts, the first is 1; null when it is given up. */
export function nextWebhookAttempt(failed: number, now: Temporal.Instant): Temporal.Instant | null {
  const seconds = WEBHOOK_WAITS[failed - 1]
  return seconds === undefined ? null : now.add({ seconds })
}

/** Whether a webhook that has failed since then is switched off. */
export function isFailingTooLong(failingSince: Temporal.Instant, now: Temporal.Instant): boolean {
  const end = failingSince.add({ hours: 24 * WEBHOOK_DAYS_OF_FAILURE })
  return Temporal.Instant.compare(end, now) <= 0
}

/** What a landlord wants to be told, and where. */
export interface WebhookWish {
  url: string
  events: readonly WebhookEvent[]
}

/**
 * What is wrong with that, by field; empty when nothing is. `mayBeOpen`: the operator allows this address without
 * encryption.
 */
export function webhookProblems({ url, events }: WebhookWish, mayBeOpen: boolean): Record<string, string> {
  const problems: Record<string, string> = {}
  const urlProblem = webhookUrlProblem(url, mayBeOpen)
  if (urlProblem) problems.url = urlProblem
  if (webhookEventsOf(events).length === 0) problems.events = 'required'
  return problems
}

/** The chosen events without repetition, in the order of the catalogue; a test comes without being chosen. */
export function webhookEventsOf(events: readonly WebhookEvent[]): WebhookEvent[] {
  return WEBHOOK_EVENTS.filter((event) => event !== 'WEBHOOK_TEST' && events.includes(event))
}

function webhookUrlProblem(url: string, mayBeOpen: boolean): string | null {
  if (url === '') return 'required'
  if (url.length > LONGEST_WEBHOOK_URL) return 'long'
  const [, scheme, authority = ''] = /^(https?):\/\/([^\s/?#\\]+)[^\s\\]*$/i.exec(url) ?? []
  if (!scheme) return 'unreadable'
  // What is sent is signed: a password in the address would only stand in logs.
  if (authority.includes('@')) return 'password'
  return scheme.toLowerCase() === 'https' || mayBeOpen ? null : 'open'
}
