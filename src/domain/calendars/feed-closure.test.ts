import { describe, expect, it } from 'vitest'
import type { WindowMeaning } from '../catalogue/calendars.ts'
import { addDays, daysBetween, earlierDay, parseDay } from '../kernel/day.ts'
import { days, entry, FeedRun, received } from './feed.test-data.ts'
import { blocksOf } from './feed-blocks.ts'
import { windowEndOf, windowLimitOf, withClosure, withWindowMeaning } from './feed-closure.ts'
import { recheckAt } from './feed-reconcile.ts'

const closed = 'CLOSED - Not available'
const stay = received('a', '2026-09-10', '2026-09-20', closed)

/** A calendar that shows what is closed from a day on, as far as its window reaches. */
function closing(from: string, window: number, last = '2099-12-31') {
  return (run: FeedRun) => {
    const to = earlierDay(addDays(run.today, window + 1), parseDay(last))
    return to < parseDay(from) ? [stay] : [stay, received('far', from, to, closed)]
  }
}

/** Answers once a day until a day. */
function until(
  run: FeedRun,
  day: string,
  answer: (run: FeedRun) => ReturnType<typeof received>[],
  facts = {},
): string[] {
  const changes: string[] = []
  while (run.today < parseDay(day)) changes.push(...run.answer(answer(run), 24, facts))
  return changes
}

const start = '2026-09-01T06:00:00Z'
const far = (run: FeedRun) => blocksOf(run.state.events).filter(({ kind }) => kind === 'FAR_END')
const newId = () => 'confirmed'

describe('the end of a booking window that comes near', () => {
  const closedWindow = closing('2027-02-01', 130, '2027-03-31')

  it('is blocked from 89 days before its first night on, as a far end that declines nobody', () => {
    const run = new FeedRun(start)
    until(run, '2026-11-03', closedWindow)
    expect(windowLimitOf(run.state)).toMatchObject({ isBlocked: false })
    expect(far(run)).toEqual([])
    until(run, '2026-11-04', closedWindow)
    expect(daysBetween(run.today, parseDay('2027-02-01'))).toBe(89)
    expect(windowLimitOf(run.state)).toMatchObject({ isBlocked: true })
    expect(far(run).map(days)).toEqual([`2027-02-01..${addDays(run.today, 130)}`])
  })

  it('that is a closure is never free from then on until it is over', () => {
    const run = new FeedRun(start)
    until(run, '2026-11-04', closedWindow)
    while (run.today < parseDay('2027-01-31')) {
      run.answer(closedWindow(run), 24)
      const end = earlierDay(addDays(run.today, 130), parseDay('2027-03-31'))
      expect(run.blocks()).toContain(`2027-02-01..${end}`)
    }
  })

  it('grows with the days, and the history tells it once', () => {
    const run = new FeedRun(start)
    const open = closing('2026-12-10', 180)
    until(run, '2026-09-08', open)
    const changes = until(run, '2026-11-20', open)
    expect(far(run).map(days)).toEqual([`2026-12-10..${addDays(run.today, 180)}`])
    expect(changes.filter((change) => change.startsWith('MOVED'))).toEqual([])
    expect(
      changes.filter((change) => change.startsWith('BLOCKED') && change.includes('2026-12-10')),
    ).toHaveLength(1)
  })

  it('is free as soon as the other side opens it', () => {
    const run = new FeedRun(start)
    until(run, '2026-11-20', closing('2026-12-10', 180))
    const opened = closing('2027-04-01', 180)
    run.answer(opened(run), 24)
    expect(far(run)).toEqual([])
    expect(windowLimitOf(run.state)).toMatchObject({ isBlocked: false })
  })

  it('is not free at once when it is missing from an answer', () => {
    const run = new FeedRun(start)
    until(run, '2026-11-20', closing('2026-12-10', 180))
    const [before] = far(run).map(days)
    for (let hour = 0; hour < 23; hour++) run.answer([stay], 1)
    expect(far(run).map(days)).toEqual([before])
  })

  it('is looked at on that day at the latest, though neither time nor an answer has moved it since', () => {
    const run = new FeedRun(start)
    until(run, '2026-10-10', closedWindow)
    const events = run.state.events.map((event) => ({ ...event, rolling: null }))
    expect(recheckAt({ ...run.state, events }, run.now)?.toString()).toBe('2026-11-04T12:00:00Z')
  })

  it.each([
    ['opened', '2027-04-01'],
    ['shorter', '2026-12-30'],
  ])('is held with everything else while an answer is doubted in which it is %s', (_, from) => {
    const others = ['02', '04', '06', '08'].map((day) => received(day, `2026-12-${day}`, `2026-12-${day}`))
    const run = new FeedRun(start)
    const open = closing('2026-12-10', 180)
    until(run, '2026-11-20', (asked) => [...open(asked), ...others])
    const [before] = far(run)
    run.answer(closing(from, 180)(run), 1)
    expect(run.state.quarantine).not.toBeNull()
    expect(far(run).map((block) => block.from)).toEqual([before?.from])
  })

  it('is blocked once where a stay grows into its place', () => {
    const run = new FeedRun(start)
    const open = closing('2026-12-10', 180)
    const guest = (to: string) => received('guest', '2026-12-05', to)
    until(run, '2026-11-20', (asked) => [...open(asked), guest('2026-12-08')])
    const to = String(windowLimitOf(run.state)?.to)
    expect(far(run)).toHaveLength(1)
    run.answer([stay, guest(to)], 24)
    expect(run.blocks().slice(1)).toEqual([`2026-12-05..${to}`])
  })

  it('asks to be looked at again when that day comes, though nothing new is received', () => {
    const run = new FeedRun(start)
    const monthly = received('far', '2027-02-01', '2027-10-31', closed)
    const window = { ...monthly, id: 'x', instance: null }
    run.answer([stay, monthly])
    const limit = { from: parseDay('2027-02-01'), near: false }
    const since = run.now
    run.take({
      ...run.state,
      events: run.state.events.map((event) =>
        event.uid === window.uid
          ? {
              ...event,
              kind: 'WINDOW_LIMIT',
              block: null,
              limit,
              rolling: { edge: 'END', times: 2, since, pace: 'MONTH' },
            }
          : event,
      ),
    })
    expect(run.isRestless()).toBe(false)
    run.answer([stay, monthly], 24 * 32)
    run.now = Temporal.Instant.from('2026-11-04T12:00:00Z')
    expect(run.isRestless()).toBe(true)
  })
})

describe('once somebody has confirmed what it means', () => {
  const open = closing('2026-12-10', 180)
  const after = (meaning: WindowMeaning, day: string) => {
    const run = new FeedRun(start)
    until(run, day, open)
    run.take(withWindowMeaning(run.state, { today: run.today, windowMeaning: meaning, newId }))
    return run
  }

  it('not opened yet: its nights are free at once, and stay so however near they come', () => {
    const run = after('NOT_OPENED', '2026-11-20')
    expect(far(run)).toEqual([])
    until(run, '2026-12-20', open, { windowMeaning: 'NOT_OPENED' })
    expect(far(run)).toEqual([])
  })

  it('closed: its nights are blocked at once, however far ahead', () => {
    const run = after('CLOSED', '2026-09-08')
    expect(far(run).map(days)).toEqual([`2026-12-10..${addDays(run.today, 180)}`])
    until(run, '2026-09-20', open, { windowMeaning: 'CLOSED' })
    expect(far(run).map(days)).toEqual([`2026-12-10..${addDays(run.today, 180)}`])
  })
})

it('a window whose start moves on with the days is never near', () => {
  const run = new FeedRun(start)
  for (let night = 0; night < 200; night++) {
    run.answer([stay, received(`n${night}`, run.day(121), run.day(366), closed)], 24)
    expect(far(run).filter(({ from }) => daysBetween(run.today, from) < 90)).toEqual([])
  }
})

describe('the end of the window that an entry shows', () => {
  const limit = { from: parseDay('2027-02-01'), near: false }
  it.each([
    ['from where the window ends', { limit }, '2027-02-01..2027-03-31'],
    [
      'on the last day of the entry',
      { limit: { ...limit, from: parseDay('2027-03-31') } },
      '2027-03-31..2027-03-31',
    ],
    [
      'from its own first day',
      { limit: { ...limit, from: parseDay('2026-12-01') } },
      '2027-01-15..2027-03-31',
    ],
    ['not after the entry', { limit: { ...limit, from: parseDay('2027-04-01') } }, null],
    ['not without a limit', { limit: null }, null],
    ['not of a stay', { kind: 'STAY', limit }, null],
    ['not of a far end', { kind: 'FAR_END', limit }, null],
  ] as const)('%s', (_, more, expected) => {
    const end = windowEndOf(entry('a', '2027-01-15', '2027-03-31', { kind: 'WINDOW_LIMIT', ...more }))
    expect(end && days(end)).toBe(expected)
  })

  const window = entry('a', '2027-01-15', '2027-03-31', { kind: 'WINDOW_LIMIT', limit })
  const stretch = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
  const closure = { id: 'old', ...stretch('2027-01-20', '2027-02-10') }
  const far = { today: parseDay('2026-09-01'), windowMeaning: null, newId: () => 'new' }
  const near = { ...far, today: parseDay('2026-12-01') }

  it('is blocked as a block of its own, which keeps its id', () => {
    expect(withClosure(window, near).closure).toEqual({ id: 'new', ...stretch('2027-02-01', '2027-03-31') })
    const again = withClosure({ ...window, closure }, near)
    expect(again.closure).toEqual({ id: 'old', ...stretch('2027-02-01', '2027-03-31') })
    expect(withClosure({ ...window, closure }, far).closure).toBeNull()
  })

  it('gives no day up while a quarantine holds it', () => {
    const held = withClosure({ ...window, closure }, near, true)
    expect(held.closure).toEqual({ id: 'old', ...stretch('2027-01-20', '2027-03-31') })
    expect(withClosure(window, near, true).closure).toEqual({
      id: 'new',
      ...stretch('2027-02-01', '2027-03-31'),
    })
    expect(withClosure({ ...window, closure }, far, true).closure).toEqual(closure)
  })

  it('is given up also then where the entry is a stay now', () => {
    const stay = entry('a', '2027-01-15', '2027-03-31', { closure })
    expect(withClosure(stay, near, true).closure).toBeNull()
    expect(withClosure(stay, near).closure).toBeNull()
  })
})
