import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../src/server/calendars/feeds/parse/read-calendar.ts'
import { parseDay } from '../../src/domain/kernel/day.ts'

/** Days with and without a change of clocks, far east and far west of UTC, on both halves of the globe. */
const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
]

/** Every day from 2024 to 2036 and the two before and after, as YYYYMMDD, counted by hand. */
const DAYS = [...everyDay()]
const NEXT = new Map(DAYS.map((day, index) => [day, DAYS[index + 1]]))
const FIRST = DAYS.indexOf('20240101')
const LAST = DAYS.indexOf('20361231')

function* everyDay(): Generator<string> {
  for (let year = 2023; year <= 2037; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= daysIn(year, month); day++) yield `${year}${two(month)}${two(day)}`
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** How a day and the one after it can be written, and whether the second one is taken, too. */
const WAYS: [name: string, lines: (day: string, next: string) => string, both: boolean][] = [
  ['as days', (day, next) => `DTSTART;VALUE=DATE:${day}\nDTEND;VALUE=DATE:${next}`, false],
  ['as a day', (day) => `DTSTART;VALUE=DATE:${day}`, false],
  ['as two days', (day) => `DTSTART;VALUE=DATE:${day}\nDURATION:P2D`, true],
  ['from check-in to check-out', (day, next) => `DTSTART:${day}T150000\nDTEND:${next}T110000`, false],
  [
    'in the unit’s own zone',
    (day, next) => `DTSTART;TZID=@:${day}T150000\nDTEND;TZID=@:${next}T110000`,
    false,
  ],
  [
    'from the first second to the last',
    (day) => `DTSTART;TZID=@:${day}T000000\nDTEND;TZID=@:${day}T235959`,
    false,
  ],
  [
    'from midnight to midnight',
    (day, next) => `DTSTART;TZID=@:${day}T000000\nDTEND;TZID=@:${next}T000000`,
    false,
  ],
  ['into the afternoon', (day, next) => `DTSTART;TZID=@:${day}T233000\nDTEND;TZID=@:${next}T120001`, true],
]

/** All of the days in one calendar, one event each. */
function calendarOf(lines: (day: string, next: string) => string, zone: string): Buffer {
  const events = DAYS.slice(FIRST, LAST + 1).map((day, index) => {
    const next = DAYS[FIRST + index + 1] ?? ''
    return `BEGIN:VEVENT\nUID:${day}\n${lines(day, next).replaceAll('@', zone)}\nEND:VEVENT\n`
  })
  return Buffer.from(`BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`)
}

/** One event that repeats each day, and takes each one. */
function dailyOf(start: string, zone: string): Buffer {
  const lines = `DTSTART;TZID=${zone}:${start}\nDURATION:PT30M\nRRULE:FREQ=DAILY`
  return Buffer.from(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`)
}

function read(content: Buffer, timeZone: string, today = '2026-11-21') {
  const calendar = readCalendar(content, { timeZone, today: parseDay(today) })
  return calendar.error === null ? calendar.events : []
}

describe.each(ZONES)('calendars in %s (Q9)', (zone) => {
  it.each(WAYS)('every day %s is that day', (_, lines, both) => {
    const found = read(calendarOf(lines, zone), zone)
    const wrong = found.filter(({ uid, from, to }) => {
      const last = both ? NEXT.get(uid) : uid
      return from.replaceAll('-', '') !== uid || to.replaceAll('-', '') !== last
    })
    expect([found.length, wrong]).toEqual([4749, []])
  })

  it.each(['T000000', 'T013000', 'T023000', 'T120000', 'T233000'])(
    'what comes each day at %s leaves out none',
    (time) => {
      for (const today of ['2024-12-31', '2032-12-31']) {
        const found = read(dailyOf(`20231230${time}`, zone), zone, today).map(({ from }) =>
          from.replaceAll('-', ''),
        )
        const at = DAYS.indexOf(found[0] ?? '')
        expect(found).toEqual(DAYS.slice(at, at + found.length))
        expect(found.length).toBeGreaterThan(5 * 365)
      }
    },
  )
})
