/** From and to when a person's devices stay silent, each 'HH:MM' in the person's time zone; to may be on the next day. */
export interface QuietHours {
  from: string
  to: string
  timeZone: string
}

/** Whether a text is a time of the day, such as '22:00'. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Whether a text names a time zone that clocks are known of. */
export function isTimeZone(text: string): boolean {
  try {
    return text.length <= 60 && Temporal.Now.instant().toZonedDateTimeISO(text).timeZoneId !== ''
  } catch {
    // The only way to ask is to try.
    return false
  }
}

/**
 * When the quiet hours end that an instant lies in; null where it lies in none. The first minute is quiet, the last is
 * not. The same time from and to is no quiet at all. A time that a clock change leaves out is the next one there is.
 */
export function quietUntil(now: Temporal.Instant, hours: QuietHours | null): Temporal.Instant | null {
  if (!hours || hours.from === hours.to) return null
  const local = now.toZonedDateTimeISO(hours.timeZone)
  const at = (days: number, time: string) =>
    local.add({ days }).withPlainTime(Temporal.PlainTime.from(time)).toInstant()
  const nights = hours.from > hours.to ? 1 : 0
  for (const start of nights ? [-1, 0] : [0]) {
    const from = at(start, hours.from)
    const to = at(start + nights, hours.to)
    if (Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) < 0) return to
  }
  return null
}
