import type { NotificationKind } from '../catalogue/people.ts'

/** How often somebody gets the mails that may wait: each by itself, once a day, or once a week. */
export const MAIL_DIGESTS = ['NONE', 'DAILY', 'WEEKLY'] as const

/** How often somebody gets the mails that may wait. */
export type MailDigest = (typeof MAIL_DIGESTS)[number]

/** The hour of the day, in the person's time zone, from which mails that tell of several are sent. */
export const DIGEST_HOUR = 8

// An invoice comes with its document, which is kept for itself.
const NEVER: readonly NotificationKind[] = ['INVOICE_READY', 'INVOICE_CANCELED']

// They have deadlines of some days, which a week would let pass, or somebody who waits.
const WITHIN_DAYS: readonly NotificationKind[] = [
  'NEW_BOOKING_REQUEST',
  'STAY_EXTENSION_REQUEST',
  'RENTAL_AGREEMENT_READY',
  'NEW_MESSAGE',
]

/** The choices with which a mail of a kind waits for the next one that tells of several. */
export function digestsOf(kind: NotificationKind): MailDigest[] {
  if (NEVER.includes(kind)) return []
  return WITHIN_DAYS.includes(kind) ? ['DAILY'] : ['DAILY', 'WEEKLY']
}

/**
 * Whether a mail that tells of several is due: the last one was before the latest morning (of a Monday, if weekly). What
 * still waits for whoever wants single ones again is due at once.
 */
export function isDigestDue(
  { digest, timeZone }: { digest: MailDigest; timeZone: string },
  last: Temporal.Instant,
  now: Temporal.Instant,
): boolean {
  if (digest === 'NONE') return true
  return Temporal.Instant.compare(last, latestMorning(digest, now.toZonedDateTimeISO(timeZone))) < 0
}

function latestMorning(digest: 'DAILY' | 'WEEKLY', local: Temporal.ZonedDateTime): Temporal.Instant {
  const morning = (daysAgo: number) => local.subtract({ days: daysAgo }).withPlainTime({ hour: DIGEST_HOUR })
  const daysAgo = digest === 'WEEKLY' ? local.dayOfWeek - 1 : 0
  const found = morning(daysAgo)
  const isBefore = Temporal.ZonedDateTime.compare(found, local) <= 0
  return (isBefore ? found : morning(daysAgo + (digest === 'WEEKLY' ? 7 : 1))).toInstant()
}
