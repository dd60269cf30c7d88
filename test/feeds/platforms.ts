import {
  type Day,
  type Stay,
  addDays,
  dayOf,
  daysOfStay,
  laterDay,
  overlaps,
  parseDay,
} from '../../src/domain/kernel/day.ts'

/** A stay at a platform; `to` is the last night. */
export interface PlatformStay extends Stay {
  id: string
  guest: string
}

/** How a platform writes its calendar of a listing. */
export interface Platform {
  name: string
  /** The calendar at an instant, as its server would send it. */
  write(stays: readonly PlatformStay[], at: Temporal.Instant): string
}

interface Entry extends Stay {
  uid: string
  summary: string
  lines?: string[]
}

/** Airbnb: reservations and blocks by name, and an end of the booking window that moves on with new UIDs. */
export const airbnb: Platform = {
  name: 'Airbnb',
  write: (stays, at) => {
    const today = dayIn(at, 'America/Los_Angeles')
    const window = { from: addDays(today, 270), to: addDays(today, 365) }
    return calendar('-//Airbnb Inc//Hosting Calendar 1.0//EN', at, [
      ...upcoming(stays, today).map((stay) => ({
        ...stay,
        uid: `1418fb94e984-${stay.id}@airbnb.com`,
        summary: 'Reserved',
        lines: [`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/${stay.id}`],
      })),
      {
        ...window,
        uid: `7f662ec65913-${window.from}@airbnb.com`,
        summary: 'Airbnb (Not available)',
      },
    ])
  },
}

/** Booking.com: everything 'CLOSED - Not available', DTSTAMP new each time, the past cut off, a far end that rolls. */
export const bookingCom: Platform = {
  name: 'Booking.com',
  write: (stays, at) => {
    const today = dayIn(at, 'Europe/Amsterdam')
    const far = { from: parseDay('2027-04-01'), to: addDays(today, 548) }
    const entries = [
      ...upcoming(stays, today),
      ...(overlaps(far, { from: today, to: far.to }) ? [{ ...far, id: 'far' }] : []),
    ]
    return calendar(
      '-//admin.booking.com//NONSGML Booking.com Calendar//EN',
      at,
      entries.map((stay) => ({
        from: laterDay(stay.from, today),
        to: stay.to,
        uid: `${stay.id}@booking.com`,
        summary: 'CLOSED - Not available',
      })),
    )
  },
}

/** Vrbo as Abritel: summaries in French with the guest's name, the past stays in. */
export const abritel: Platform = {
  name: 'Vrbo/Abritel',
  write: (stays, at) =>
    calendar('-//HomeAway.com\\, Inc.//EN', at, [
      ...stays.map((stay) => ({ ...stay, uid: stay.id, summary: `Réservé - ${stay.guest}` })),
      { from: parseDay('2026-02-01'), to: parseDay('2026-02-10'), uid: 'blocked', summary: 'Bloqué' },
    ]),
}

/** Google: whatever somebody writes into a calendar, with times for some, and a rule that repeats. */
export const google: Platform = {
  name: 'Google',
  write: (stays, at) =>
    calendar('-//Google Inc//Google Calendar 70.9054//EN', at, [
      ...stays.map((stay) => ({
        ...stay,
        uid: `${stay.id}@google.com`,
        summary: `${stay.guest} stays`,
        lines: ['STATUS:CONFIRMED', 'SEQUENCE:1', 'TRANSP:OPAQUE'],
      })),
      {
        from: parseDay('2026-06-01'),
        to: parseDay('2026-06-01'),
        uid: 'cleaning@google.com',
        summary: 'Deep cleaning',
        lines: ['RRULE:FREQ=YEARLY;COUNT=3', 'TRANSP:OPAQUE'],
      },
    ]),
}

function dayIn(at: Temporal.Instant, timeZone: string): Day {
  return dayOf(at, timeZone)
}

function upcoming(stays: readonly PlatformStay[], today: Day): PlatformStay[] {
  return stays.filter(({ to }) => to >= today)
}

function calendar(prodId: string, at: Temporal.Instant, entries: readonly Entry[]): string {
  const stamp = at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  return [
    'BEGIN:VCALENDAR',
    `PRODID:${prodId}`,
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...entries.flatMap(({ from, to, uid, summary, lines = [] }) => [
      'BEGIN:VEVENT',
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(from)}`,
      `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`,
      `SUMMARY:${summary}`,
      `UID:${uid}`,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function basic(day: Day): string {
  return day.replaceAll('-', '')
}

/** A stay for tests. */
export function stayOf(id: string, from: string, to: string, guest = 'Anna Muster'): PlatformStay {
  const stay = { id, guest, from: parseDay(from), to: parseDay(to) }
  if (daysOfStay(stay) < 1) throw new Error(`${id} ends before it begins.`)
  return stay
}
