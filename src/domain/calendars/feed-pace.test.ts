import { describe, expect, it, test } from 'vitest'
import {
  type Day,
  addDays,
  addMonths,
  dayOf,
  dayOfWeek,
  firstOfMonth,
  lastOfMonth,
  parseDay,
} from '../kernel/day.ts'
import { windowLimitOf } from './feed-closure.ts'
import { isMonthOn, paceOf } from './feed-pace.ts'
import { days, FeedRun, received } from './feed.test-data.ts'

const closed = 'CLOSED - Not available'

test.each([
  ['2026-01-31', '2026-02-28', true],
  ['2026-02-28', '2026-03-31', true],
  ['2026-01-01', '2026-02-01', true],
  ['2026-01-30', '2026-02-28', true],
  ['2026-01-31', '2026-03-31', false],
  ['2026-01-01', '2026-01-29', false],
  ['2026-02-01', '2026-01-01', false],
  ['2026-04-30', '2026-05-31', true],
  ['2026-06-30', '2026-07-30', true],
  ['2026-06-30', '2026-08-31', false],
  ['2026-06-29', '2026-07-31', false],
  ['2026-06-30', '2026-07-29', false],
])('%s to %s is a month on: %s', (before, now, expected) => {
  expect(isMonthOn(parseDay(before), parseDay(now))).toBe(expected)
})

test.each([
  ['2026-01-01', '2026-01-02', 24, true, 'DAY'],
  ['2026-01-01', '2026-01-05', 96, true, 'DAY'],
  ['2026-01-01', '2026-01-08', 168, true, 'WEEK'],
  ['2026-01-01', '2026-01-08', 190, true, 'WEEK'],
  ['2026-01-01', '2026-01-08', 168, false, 'DAY'],
  ['2026-01-01', '2026-01-08', 96, true, null],
  ['2026-01-31', '2026-02-28', 31 * 24, true, 'MONTH'],
  ['2026-01-31', '2026-02-28', 31 * 24, false, null],
  ['2026-01-31', '2026-02-28', 20 * 24, true, null],
  ['2026-01-15', '2026-02-15', 26.9 * 24, true, null],
  ['2026-01-15', '2026-02-15', 27 * 24, true, 'MONTH'],
  ['2026-01-15', '2026-02-15', 32 * 24, true, 'MONTH'],
  ['2026-01-15', '2026-02-15', 32.1 * 24, true, null],
  ['2026-01-01', '2026-01-05', 72, true, 'DAY'],
  ['2026-01-01', '2026-01-05', 71, true, null],
  ['2026-01-01', '2026-01-05', 120, true, 'DAY'],
  ['2026-01-01', '2026-01-05', 121, true, null],
  ['2026-01-01', '2026-01-01', 24, true, null],
  ['2026-01-08', '2026-01-01', 168, true, null],
] as const)('%s to %s in %d hours, slow: %s, is the pace of a %s', (before, now, hours, slow, pace) => {
  expect(paceOf(parseDay(before), parseDay(now), { hours, slow })).toBe(pace)
})

type Entry = (today: Day) => { from: Day; to: Day }

const monday = (day: Day) => addDays(day, 1 - dayOfWeek(day))
const fixed = parseDay('2028-03-01')

const windows: [string, Entry][] = [
  ['an end that moves on each Monday', (today) => ({ from: fixed, to: addDays(monday(today), 900) })],
  [
    'a start that moves on each Monday',
    (today) => ({ from: addDays(monday(today), 180), to: addDays(fixed, 900) }),
  ],
  [
    'a far block that moves on each Monday',
    (today) => ({ from: addDays(monday(today), 365), to: addDays(monday(today), 730) }),
  ],
  [
    'a single day that moves on each Monday',
    (today) => ({ from: addDays(monday(today), 365), to: addDays(monday(today), 365) }),
  ],
  [
    'an end that is always the last of a month',
    (today) => ({ from: fixed, to: lastOfMonth(addMonths(today, 36)) }),
  ],
  [
    'a start that is always the first of a month',
    (today) => ({ from: firstOfMonth(addMonths(today, 12)), to: addDays(fixed, 900) }),
  ],
  [
    'a month that moves on each month',
    (today) => ({
      from: firstOfMonth(addMonths(today, 12)),
      to: lastOfMonth(addMonths(today, 12)),
    }),
  ],
]

describe.each(windows)('%s', (_, entry) => {
  it.each([6, 24, 30])(
    'is the end of the window, whatever UID it has, asked every %d hours for a year',
    (hours) => {
      const run = new FeedRun('2026-04-15T00:30:00Z')
      const seen: { day: number; isRecognised: boolean; rows: number }[] = []
      for (let at = 0; at < 365 * 24; at += hours) {
        const today = dayOf(run.now.add({ hours }))
        const { from, to } = entry(today)
        // A real stay beside it, which somebody moves once.
        const stay =
          at < 200 * 24
            ? received('a', '2026-12-01', '2026-12-20')
            : received('a', '2026-12-03', '2026-12-22')
        run.answer([stay, received(`window-${at}`, from, to, closed)], hours)
        seen.push({ day: at / 24, isRecognised: windowLimitOf(run.state) !== null, rows: run.rows.size })
      }
      const first = seen.findIndex(({ isRecognised }) => isRecognised)
      expect(seen[first]?.day).toBeLessThan(100)
      // From then on it is one, and no further row of blocks is written.
      const later = seen.slice(first)
      expect(later.filter(({ isRecognised, rows }) => !isRecognised || rows !== seen[first]?.rows)).toEqual(
        [],
      )
      expect(run.blocks()).toEqual(['2026-12-03..2026-12-22'])
    },
  )

  it('is a stay once it stays where it is', () => {
    const run = new FeedRun('2026-04-15T00:30:00Z')
    const answer = (today: Day) => {
      const { from, to } = entry(today)
      run.answer([received('w', from, to, closed)], 24)
    }
    for (let day = 0; day < 100 && !windowLimitOf(run.state); day++) answer(addDays(run.today, 1))
    const still = run.today
    for (let day = 0; day < 40; day++) answer(still)
    expect(run.blocks()).toEqual([days(entry(still))])
  })
})

describe('a stay that is no end of a window', () => {
  const start = parseDay('2026-04-16')
  const stays: [string, (week: number) => ReturnType<typeof received>][] = [
    ['is put off by a week each week', (week) => shifted('2026-08-01', '2026-09-15', 7 * week, 7 * week)],
    [
      'is put off by a week once',
      (week) => shifted('2027-08-01', '2027-09-15', week < 2 ? 0 : 7, week < 2 ? 0 : 7),
    ],
    ['begins later by a week each week', (week) => shifted('2026-07-01', '2026-10-15', 7 * week, 0)],
    ['runs, and ends later by a week each week', (week) => shifted('2026-04-20', '2026-08-15', 0, 7 * week)],
    [
      'names its guest',
      (week) => ({ ...shifted('2026-10-01', '2027-08-15', 0, 7 * week), summary: 'Reserved' }),
    ],
    ['ends later by four days each week', (week) => shifted('2026-10-01', '2027-08-15', 0, 4 * week)],
  ]

  it.each(stays)('moves when it %s', (_, stay) => {
    const run = new FeedRun(`${addDays(start, -1)}T12:00:00Z`)
    for (let day = 0; day < 8 * 7; day++) {
      const now = stay(Math.floor(day / 7))
      run.answer([now], 24)
      expect(run.blocks()).toEqual([days(now)])
    }
    expect(windowLimitOf(run.state)).toBeNull()
  })

  it('moves when a lease is prolonged by a month each month', () => {
    const run = new FeedRun(`${addDays(start, -1)}T12:00:00Z`)
    for (let day = 0; day < 240; day++) {
      const end = lastOfMonth(addMonths(addDays(run.today, 1), 4))
      const now = received('lease', '2026-04-01', end, closed)
      run.answer([now], 24)
      expect(run.blocks()).toEqual([days(now)])
    }
  })

  function shifted(from: string, to: string, start: number, end: number) {
    return received('x', addDays(parseDay(from), start), addDays(parseDay(to), end), closed)
  }
})
