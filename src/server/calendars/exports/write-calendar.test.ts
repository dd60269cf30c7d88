import { afterAll, expect, it } from 'vitest'
import { type Stay, addDays, compareDays, parseDay, partsOfDay } from '../../../domain/kernel/day.ts'
import { closeCalendarReader, parseCalendar } from '../feeds/parse/parse-calendar.ts'
import { calendarEnd, calendarEntry, calendarHead } from './write-calendar.ts'

afterAll(closeCalendarReader)

const changedAt = Temporal.Instant.from('2026-11-21T23:59:59.9Z')

/** A stay from every day of the years, of one to forty days. */
function everyDay(): Stay[] {
  const stays: Stay[] = []
  for (let from = parseDay('2024-01-01'); partsOfDay(from).year <= 2036; from = addDays(from, 1))
    stays.push({ from, to: addDays(from, stays.length % 40) })
  return stays
}

function write(stays: readonly Stay[]): string {
  const entries = stays.map((stay, index) =>
    calendarEntry({
      ...stay,
      uid: `${index}@mezzo.example`,
      sequence: 0,
      changedAt,
      summary: 'Not available',
    }),
  )
  return [
    calendarHead({ product: 'Test', name: 'Every day', refresh: 'PT1H' }),
    ...entries,
    calendarEnd(),
  ].join('')
}

const key = ({ from, to }: Stay) => `${from}..${to}`

it('writes no day off by one, in whatever time zone it is read (Q9)', async () => {
  const stays = everyDay()
  const content = Buffer.from(write(stays))
  const zones = [
    'UTC',
    'Europe/Berlin',
    'Europe/Lisbon',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Pacific/Apia',
  ]
  for (const timeZone of zones) {
    const read = await parseCalendar(content, { timeZone, today: parseDay('2026-11-21') })
    const days =
      read.error === null ? read.events.toSorted((a, b) => compareDays(a.from, b.from)).map(key) : []
    const wrong = stays.map(key).filter((stay, index) => stay !== days[index])
    expect([timeZone, read.error, days.length, wrong.slice(0, 3)]).toEqual([timeZone, null, stays.length, []])
  }
})

it('ends with the last day that a calendar can name', async () => {
  const stay = { from: parseDay('9999-12-30'), to: parseDay('9999-12-31') }
  const text = write([stay])
  expect(text).toContain('DTEND;VALUE=DATE:99991231\r\n')
  const read = await parseCalendar(Buffer.from(text), { timeZone: 'UTC', today: parseDay('2026-11-21') })
  expect(read.error).toBeNull()
})

it('is read the same whatever stands in its texts', async () => {
  const summary = 'BEGIN:VEVENT\r\nDTSTART:20300101; a,b\\n "x" \u0000\u0007 Zoë 🏠'.repeat(5)
  const entry = calendarEntry({
    from: parseDay('2030-02-28'),
    to: parseDay('2030-02-28'),
    uid: 'x@mezzo.example',
    sequence: 3,
    changedAt,
    summary,
    description: summary,
    location: summary,
  })
  const text = calendarHead({ product: 'Test', name: summary, refresh: null }) + entry + calendarEnd()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).toContain('DTSTAMP:20261121T235959Z\r\n')
  const read = await parseCalendar(Buffer.from(text), { timeZone: 'UTC', today: parseDay('2026-11-21') })
  // Whoever reads it puts a summary into one line.
  const expected = summary.replaceAll('\u0000', '').replaceAll('\u0007', '').replaceAll(/\s+/g, ' ')
  expect(read).toMatchObject({ error: null, events: [{ uid: 'x@mezzo.example', summary: expected }] })
})
