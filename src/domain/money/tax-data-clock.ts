import { addDays, dayOf, type Day, laterDay } from '../kernel/day.ts'

/** Days after which what is missing for tax reporting is reminded of for the first and the second time (ours). */
export const TAX_DATA_REMINDER_DAYS = [20, 40] as const

/** Not before so many days payouts are held (DAC7, annex V, section IV A 2; § 23 PStTG). */
export const TAX_DATA_HOLD_DAYS = 60

/** After so many days they are held at the latest, reminders or not (the same). */
export const TAX_DATA_LAST_DAYS = 180

/** Nobody's payouts are held sooner after the second reminder (ours). */
const DAYS_AFTER_SECOND_REMINDER = 14

/** What happened about the data that billing details lack; null: not yet. */
export interface TaxDataClock {
  askedAt: Temporal.Instant | null
  firstReminderAt: Temporal.Instant | null
  secondReminderAt: Temporal.Instant | null
  heldAt: Temporal.Instant | null
}

/** What is to be done next about data that are missing. */
export const TAX_DATA_STEPS = ['ASK', 'FIRST_REMINDER', 'SECOND_REMINDER', 'HOLD', 'FORGET'] as const

/** A step: FORGET, since nothing is missing any more, or nobody lets by these details. */
export type TaxDataStep = (typeof TAX_DATA_STEPS)[number]

/**
 * The step that is due today; null where none is. Asked at once, reminded twice, then held: each step waits for the one
 * before it, and the last for nothing but 180 days.
 */
export function taxDataStep(clock: TaxDataClock, isWanted: boolean, today: Day): TaxDataStep | null {
  const { askedAt, firstReminderAt, secondReminderAt, heldAt } = clock
  if (!isWanted) return askedAt ? 'FORGET' : null
  if (!askedAt) return 'ASK'
  if (heldAt) return null
  if (today >= addDays(dayOf(askedAt), TAX_DATA_LAST_DAYS)) return 'HOLD'
  const [first, second] = TAX_DATA_REMINDER_DAYS
  if (!firstReminderAt) return today >= addDays(dayOf(askedAt), first) ? 'FIRST_REMINDER' : null
  if (!secondReminderAt)
    return today >= secondReminderDay(askedAt, firstReminderAt, second) ? 'SECOND_REMINDER' : null
  return today >= taxDataHoldDay(clock, today) ? 'HOLD' : null
}

// Reminders that came late keep their distance: two on one day are one.
function secondReminderDay(
  askedAt: Temporal.Instant,
  firstReminderAt: Temporal.Instant,
  second: number,
): Day {
  return laterDay(
    addDays(dayOf(askedAt), second),
    addDays(dayOf(firstReminderAt), second - TAX_DATA_REMINDER_DAYS[0]),
  )
}

/** The day from which payouts are held unless the data come before; what was asked for today or never counts from today. */
export function taxDataHoldDay(clock: TaxDataClock, today: Day): Day {
  const askedOn = clock.askedAt ? dayOf(clock.askedAt) : today
  const [first, second] = TAX_DATA_REMINDER_DAYS
  const reminded = clock.firstReminderAt
    ? dayOf(clock.firstReminderAt)
    : laterDay(addDays(askedOn, first), clock.askedAt ? today : askedOn)
  const remindedAgain = clock.secondReminderAt
    ? dayOf(clock.secondReminderAt)
    : laterDay(laterDay(addDays(askedOn, second), addDays(reminded, second - first)), today)
  const day = laterDay(
    addDays(askedOn, TAX_DATA_HOLD_DAYS),
    addDays(remindedAgain, DAYS_AFTER_SECOND_REMINDER),
  )
  const last = addDays(askedOn, TAX_DATA_LAST_DAYS)
  return day < last ? day : last
}
