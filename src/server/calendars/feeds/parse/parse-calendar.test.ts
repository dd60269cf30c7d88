import { afterAll, describe, expect, it, vi } from 'vitest'
import { parseDay } from '../../../../domain/kernel/day.ts'
import { closeCalendarReader, parseCalendar } from './parse-calendar.ts'

afterAll(closeCalendarReader)

const options = { timeZone: 'Europe/Berlin', today: parseDay('2026-11-21') }

function calendar(body: string): Uint8Array {
  return new TextEncoder().encode(`BEGIN:VCALENDAR\r\n${body}\r\nEND:VCALENDAR\r\n`)
}

function events(count: number, lines: string): Uint8Array {
  const event = (index: number) => `BEGIN:VEVENT\r\nUID:${index}\r\n${lines}\r\nEND:VEVENT`
  return calendar(Array.from({ length: count }, (_, index) => event(index)).join('\r\n'))
}

describe('reading in a thread', () => {
  it('answers with days, instants and what the file says about itself', async () => {
    const lines =
      'CREATED:20261101T120000Z\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261224'
    const read = await parseCalendar(events(1, lines), options)
    expect(read).toMatchObject({ error: null, prodId: '', name: '', method: null })
    expect(read.error === null && read.events).toEqual([
      {
        uid: '0',
        instance: null,
        from: parseDay('2026-12-01'),
        to: parseDay('2026-12-23'),
        summary: 'Reserved',
        description: '',
        createdAt: Temporal.Instant.from('2026-11-01T12:00:00Z'),
        allDay: true,
      },
    ])
  })

  it.each([
    ['every second', events(1, 'DTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY')],
    ['every second, very often', events(1, 'DTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY;COUNT=99999999')],
    ['more entries than anybody has', events(20_001, 'DTSTART;VALUE=DATE:20260101')],
    ['more days than anybody has', events(30, 'DTSTART;VALUE=DATE:20260101\r\nRRULE:FREQ=DAILY')],
    ['a file of 6 MB', new Uint8Array(6 * 1024 * 1024)],
    ['a file that is cut off', new TextEncoder().encode('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n')],
    [
      'a list of 300 000 exceptions',
      events(
        300,
        `DTSTART:20260101T000000Z\r\nRRULE:FREQ=DAILY\r\nEXDATE:${'20260101T000000Z,'.repeat(900)}`,
      ),
    ],
  ])('refuses %s', async (_, content) => {
    expect(await parseCalendar(content, options)).toMatchObject({ error: 'SYNCHRONIZATION_FAILED' })
  })

  it.each([
    [
      'a day that never comes',
      events(1, 'DTSTART;VALUE=DATE:20260101\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      1,
    ],
    [
      'a second that never comes',
      events(1, 'DTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
      1,
    ],
    ['every hour', events(1, 'DTSTART:20261120T120000Z\r\nRRULE:FREQ=HOURLY;UNTIL=20261124T120000Z'), 5],
    [
      'a text of a million folds',
      calendar(`BEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:${'\n x'.repeat(1_000_000)}\nEND:VEVENT`),
      1,
    ],
  ])('reads %s', async (_, content, count) => {
    const read = await parseCalendar(content, options)
    expect(read.error === null && read.events.length).toBe(count)
  })

  it('kills a reading that takes too long, and reads the next one', async () => {
    const slow = events(
      19_000,
      'DTSTART:20200101T000000Z\r\nRRULE:FREQ=YEARLY;COUNT=5;BYMONTHDAY=31;BYYEARDAY=60',
    )
    expect(await parseCalendar(slow, options)).toMatchObject({
      error: 'SYNCHRONIZATION_FAILED',
      detail: expect.stringMatching(/^Not read within/),
    })
    expect(await parseCalendar(events(1, 'DTSTART:20261201'), options)).toMatchObject({ error: null })
  })

  it('lets a reading be that the clock alone finds too long', async () => {
    const busy = events(8, 'DTSTART:20200101T000000Z\r\nRRULE:FREQ=YEARLY;COUNT=5;BYMONTHDAY=31;BYYEARDAY=60')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const read = parseCalendar(busy, options)
      const tick = new Int32Array(new SharedArrayBuffer(4))
      // Less in all than a thread may take to begin, and far more than a reading may take of the processor.
      for (let seconds = 0; seconds < 24; seconds += 2) {
        vi.advanceTimersByTime(2_000)
        await Atomics.waitAsync(tick, 0, 0, 50).value
      }
      expect(await read).toMatchObject({ error: null })
    } finally {
      vi.useRealTimers()
    }
  })

  it('leaves the main thread free', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 5)
    await parseCalendar(events(1, 'DTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY'), options)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it('reads many at a time', async () => {
    const all = Array.from({ length: 50 }, () => parseCalendar(events(100, 'DTSTART:20261201'), options))
    const counts = (await Promise.all(all)).map((read) => read.error === null && read.events.length)
    expect(new Set(counts)).toEqual(new Set([100]))
  })
})
