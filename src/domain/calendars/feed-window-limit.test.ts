import { describe, expect, it } from 'vitest'
import { days, entry, FeedRun, received } from './feed.test-data.ts'
import type { FeedEvent, Rolling } from './feed-state.ts'
import { beforeLimit, firstFarEnd, watchFarEnd } from './feed-window-limit.ts'
import { windowLimitOf } from './feed-closure.ts'
import { addDays, dayOf, parseDay } from '../kernel/day.ts'

const start = '2026-04-14T00:30:00Z'
const closed = 'CLOSED - Not available'

function limitOf(run: FeedRun): string | null {
  const limit = windowLimitOf(run.state)
  return limit && days(limit)
}

describe('the end of a booking window', () => {
  it('whose end moves on each night blocks nothing from the second move on, and is written no more blocks', () => {
    const run = new FeedRun(start)
    const far = (night: number) => received(`uid-${night}`, '2026-12-01', run.day(548), closed)
    const stay = received('a', '2026-05-01', '2026-05-10')
    run.answer([stay, far(0)], 0)
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['STAY', 'FAR_END'])
    run.answer([stay, far(1)].map(next(run)), 24)
    const changes = run.answer([stay, far(2)].map(next(run)), 24)
    expect(changes.map((change) => change.split(' ')[0])).toEqual(['WINDOW_LIMIT'])
    expect(limitOf(run)).toMatch(/^2026-12-01\.\./)
    const rows = run.rows.size
    for (let night = 3; night < 140; night++) run.answer([stay, far(night)].map(next(run)), 24)
    expect(run.rows.size).toBe(rows)
    expect(run.state.events.map(({ kind }) => kind)).toContain('WINDOW_LIMIT')
  })

  it('is recognised from hourly answers as well', () => {
    const run = new FeedRun('2026-04-14T10:00:00Z')
    for (let hour = 0; hour < 72; hour++) {
      const today = dayOf(run.now.add({ hours: 1 }))
      run.answer([received(`u${hour}`, '2026-12-01', addDays(today, 548), closed)])
    }
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['WINDOW_LIMIT'])
    expect(run.blocks()).toEqual([])
  })

  it('may be a far start that moves on, with a fixed end', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++) {
      const today = dayOf(run.now.add({ hours: 24 }))
      run.answer([received('w', addDays(today, 180), '2027-12-31', 'Airbnb (Not available)')], 24)
    }
    expect(run.blocks()).toEqual([])
    expect(limitOf(run)).toMatch(/2027-12-31$/)
  })

  it('may be a single day under a new UID each night', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++) {
      const day = addDays(dayOf(run.now.add({ hours: 24 })), 365)
      run.answer([received(`n${night}`, day, day, closed)], 24)
    }
    expect(run.blocks()).toEqual([])
  })

  it('keeps the days before it that a stay was joined with', () => {
    const run = rolled()
    const swallowed = received('s', '2026-11-10', run.day(549), closed)
    run.answer([swallowed], 24)
    expect(run.blocks()).toEqual(['2026-11-10..2026-11-30'])
  })

  it('keeps the stay that was joined with it when its start moves later', () => {
    const run = rolled()
    run.answer([received('x', '2026-11-01', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual(['2026-11-01..2026-11-30'])
    run.answer([received('x', '2026-11-10', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual(['2026-11-10..2026-11-30'])
    run.answer([received('x', '2026-12-01', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual([])
    run.answer([received('x', '2026-12-05', run.day(549), closed)], 24)
    expect(limitOf(run)).toMatch(/^2026-12-05/)
  })

  it('that jumps back stays one for three days', () => {
    const run = rolled()
    const back = received('x', '2026-12-01', run.day(540), closed)
    run.answer([back], 24)
    run.answer([back], 71)
    expect([run.blocks(), run.state.events.map(({ kind }) => kind)]).toEqual([[], ['WINDOW_LIMIT']])
    run.answer([back], 2)
    expect([run.blocks(), run.state.events.map(({ kind }) => kind)]).toEqual([[days(back)], ['STAY']])
  })

  it('whose start jumps back over a stay that was joined with it blocks that stay alone', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++)
      run.answer([received('w', addDays(run.today, 181), '2028-12-31', closed)], 24)
    const end = limitOf(run)?.slice(0, 10) ?? ''
    const stay = received('w', addDays(parseDay(end), -20), '2028-12-31', closed)
    run.answer([stay], 1)
    expect(run.blocks()).toEqual([days({ from: stay.from, to: addDays(parseDay(end), -1) })])
  })

  it('is another entry at once when something else ends later', () => {
    const run = rolled()
    const stay = received('x', '2026-12-10', '2026-12-20', closed)
    run.answer([stay, received('y', '2026-12-21', run.day(549), closed)], 24)
    expect(run.blocks()).toContain('2026-12-10..2026-12-20')
  })

  it('that begins soon keeps the days blocked that were known, and only what is beyond is its end', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 30; night++)
      run.answer([received('x', '2026-04-20', run.day(549), closed)], 24)
    expect(run.blocks()).toHaveLength(1)
    expect(run.blocks()[0]).toMatch(/^2026-04-20\.\.2027-10/)
    run.written = 0
    run.answer([received('x', '2026-04-20', run.day(549), closed)], 24)
    expect(run.written).toBe(1)
  })

  it('that stops moving for three days is a stay', () => {
    const run = rolled()
    const still = received('x', '2026-12-01', run.day(548), closed)
    for (let day = 0; day < 3; day++) run.answer([still], 24)
    expect(run.blocks()).toEqual([])
    run.answer([still], 24)
    expect(run.blocks()).toHaveLength(1)
  })

  it('survives a blank answer', () => {
    const run = rolled()
    run.answer([], 1)
    run.answer([received('x', '2026-12-01', run.day(549), closed)], 23)
    expect(run.blocks()).toEqual([])
    expect(run.state.quarantine).toBeNull()
  })

  it.each([
    ['a reservation that somebody makes longer each day', 'Reserved', 100],
    ['an entry that ends soon', closed, 40],
  ])('is not %s', (_, summary, ahead) => {
    const run = new FeedRun(start)
    for (let day = 0; day < 6; day++)
      run.answer([received('x', '2026-05-01', run.day(ahead + 1), summary)], 24)
    expect(limitOf(run)).toBeNull()
    expect(run.blocks()).toHaveLength(1)
  })

  it('is not what somebody moved twice within an hour', () => {
    const run = new FeedRun(start)
    for (let time = 0; time < 3; time++)
      run.answer([received('x', '2026-08-01', `2026-09-0${time + 1}`, 'Blocked')], 0.25)
    expect(limitOf(run)).toBeNull()
  })
})

describe('a far end that was not seen to move', () => {
  it('is a stay after three days', () => {
    const run = new FeedRun(start)
    const far = received('x', '2027-01-01', '2027-06-30', closed)
    run.answer([far])
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['FAR_END'])
    run.answer([far], 71)
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['FAR_END'])
    run.answer([far], 2)
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['STAY'])
    expect(run.isRestless()).toBe(false)
  })

  it('is a stay at once when somebody is named', () => {
    const run = new FeedRun(start)
    run.answer([received('x', '2027-01-01', '2027-06-30', 'Anna Muster')])
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['STAY'])
  })
})

describe('an entry at the far end, by itself', () => {
  const now = Temporal.Instant.from('2026-06-10T12:00:00Z')
  const today = parseDay('2026-06-10')
  const on = (ahead: number) => addDays(today, ahead)
  const from = (first: number, last: number) => ({ from: on(first), to: on(last) })
  const sight = { now, today, last: true }
  const fresh: Rolling = { edge: null, times: 0, since: now }

  it.each([
    ['that ends in more than eleven months', 100, 331, closed, true, 'FAR_END'],
    ['that ends sooner', 100, 330, closed, true, 'STAY'],
    ['that is not the last', 100, 331, closed, false, 'STAY'],
    ['that names somebody', 100, 331, 'Anna Muster', true, 'STAY'],
    ['that is reserved', 100, 331, 'Reserved', true, 'STAY'],
    ['without a name', 100, 331, '', true, 'FAR_END'],
  ] as const)('that is new, %s', (_, first, last, summary, isLast, kind) => {
    expect(firstFarEnd(from(first, last), summary, { ...sight, last: isLast }).kind).toBe(kind)
  })

  it.each([
    ['ends in 90 days', 90, closed, true, fresh],
    ['ends in 89 days', 89, closed, true, null],
    ['is not the last', 90, closed, false, null],
    ['is reserved', 90, 'Reserved', true, null],
  ])('is watched from the first on where it %s: %#', (_, last, summary, isLast, rolling) => {
    const found = firstFarEnd(from(10, last), summary, { ...sight, last: isLast })
    expect(found).toEqual({ rolling, limit: null, kind: 'STAY' })
  })

  const since = (hours: number) => now.subtract({ hours })
  /** Looks at an entry that took some days, so many hours ago, and takes others now. */
  function watch(
    [first, last]: [number, number],
    [nextFirst, nextLast]: [number, number],
    rolling: Partial<Rolling>,
    more: { event?: Partial<FeedEvent>; last?: boolean; summary?: string } = {},
  ) {
    const event = entry('w', on(first), on(last), {
      rolling: { edge: null, times: 0, since: since(24), ...rolling },
      ...more.event,
    })
    const next = from(nextFirst, nextLast)
    return watchFarEnd(event, next, more.summary ?? closed, { ...sight, last: more.last ?? true })
  }
  const seen = (found: ReturnType<typeof watch>) => {
    const { rolling, kind } = found
    return rolling ? `${kind} ${rolling.edge} ${rolling.times} ${rolling.pace ?? '-'}` : kind
  }

  it.each<[string, Parameters<typeof watch>, string]>([
    ['its end moved by a day', [[100, 400], [100, 401], {}], 'FAR_END END 1 DAY'],
    [
      'its end moved for the second time',
      [[100, 400], [100, 401], { edge: 'END', times: 1 }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    ['its start moved by a day', [[100, 400], [101, 400], {}], 'FAR_END START 1 DAY'],
    ['its near start moved by a day', [[59, 400], [59, 400], { since: since(24) }], 'FAR_END null 0 -'],
    ['its start of 60 days ahead moved', [[59, 400], [60, 400], {}], 'FAR_END START 1 DAY'],
    ['its start of 59 days ahead moved', [[58, 400], [59, 400], {}], 'FAR_END null 0 -'],
    [
      'its end moved after its start had',
      [[100, 400], [100, 401], { edge: 'START', times: 1 }],
      'FAR_END END 1 DAY',
    ],
    [
      'its end moved twice within half a day',
      [[100, 400], [100, 401], { edge: 'END', times: 1, since: since(11) }],
      'FAR_END null 0 -',
    ],
    [
      'its end moved twice, half a day between',
      [[100, 400], [100, 401], { edge: 'END', times: 1, since: since(12) }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    [
      'its end moved first an hour after it came',
      [[100, 400], [100, 401], { since: since(1) }],
      'FAR_END END 1 DAY',
    ],
    [
      'a known end moved on within an hour',
      [[100, 400], [100, 401], { edge: 'END', times: 2, since: since(1) }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    [
      'a known weekly end moved on by a day',
      [[100, 400], [100, 401], { edge: 'END', times: 2, pace: 'WEEK', since: since(100) }],
      'WINDOW_LIMIT END 2 WEEK',
    ],
    [
      'its end moved by a week in a week',
      [[100, 400], [100, 407], { since: since(168) }],
      'FAR_END END 1 WEEK',
    ],
    [
      'its end moved by a week, after a week',
      [[100, 400], [100, 407], { edge: 'END', times: 1, pace: 'WEEK', since: since(168) }],
      'WINDOW_LIMIT END 2 WEEK',
    ],
    [
      'its end moved by a month, after a week',
      [[100, 387], [100, 418], { edge: 'END', times: 1, pace: 'WEEK', since: since(31 * 24) }],
      'FAR_END END 1 MONTH',
    ],
    [
      'its end moved by a week, after days',
      [[100, 400], [100, 407], { edge: 'END', times: 1, pace: 'DAY', since: since(168) }],
      'WINDOW_LIMIT END 2 WEEK',
    ],
    [
      'its end moved by a day, after a week',
      [[100, 400], [100, 401], { edge: 'END', times: 1, pace: 'WEEK' }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    [
      'its end moved, its pace not being written down',
      [[100, 400], [100, 407], { edge: 'END', times: 1, since: since(168) }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    ['it jumped by more days than passed', [[100, 400], [100, 410], {}], 'FAR_END null 0 -'],
    [
      'it is still where it was',
      [[100, 400], [100, 400], { edge: 'END', times: 1, since: since(72) }],
      'FAR_END END 1 -',
    ],
    [
      'it has been still for long',
      [[100, 400], [100, 400], { edge: 'END', times: 1, since: since(73) }],
      'STAY null 0 -',
    ],
    [
      'a weekly one has been still for days',
      [[100, 400], [100, 400], { edge: 'END', times: 1, pace: 'WEEK', since: since(9 * 24) }],
      'FAR_END END 1 WEEK',
    ],
    ['a known end jumped back', [[100, 400], [100, 390], { edge: 'END', times: 2 }], 'WINDOW_LIMIT END 2 -'],
    [
      'a known start jumped back',
      [[100, 400], [90, 400], { edge: 'START', times: 2 }],
      'WINDOW_LIMIT START 2 -',
    ],
    [
      'a known start jumped far ahead',
      [[100, 400], [190, 400], { edge: 'START', times: 2 }],
      'WINDOW_LIMIT START 2 DAY',
    ],
    [
      'an end that was no limit yet jumped back',
      [[100, 400], [100, 390], { edge: 'END', times: 1 }],
      'FAR_END null 0 -',
    ],
    ['a start was moved by hand', [[100, 400], [90, 400], {}], 'FAR_END null 0 -'],
    ['it ends in 90 days', [[70, 89], [70, 90], { edge: 'END', times: 1 }], 'WINDOW_LIMIT END 2 DAY'],
    ['it ends in 89 days', [[70, 88], [70, 89], { edge: 'END', times: 1 }], 'STAY'],
    ['it is not the last', [[100, 400], [100, 401], { edge: 'END', times: 1 }, { last: false }], 'STAY'],
    [
      'it is reserved now',
      [
        [100, 400],
        [100, 401],
        { edge: 'END', times: 2 },
        { event: { kind: 'WINDOW_LIMIT' }, summary: 'Reserved' },
      ],
      'STAY',
    ],
    [
      'it was the end of the window, and something else ends later',
      [[100, 400], [100, 401], { edge: 'END', times: 2 }, { event: { kind: 'WINDOW_LIMIT' }, last: false }],
      'WINDOW_LIMIT END 2 DAY',
    ],
    [
      'it was the end, jumped back, and something else ends later',
      [[100, 400], [100, 390], { edge: 'END', times: 2 }, { event: { kind: 'WINDOW_LIMIT' }, last: false }],
      'STAY null 0 -',
    ],
    [
      'it was the end and jumped back to less than 90 days',
      [[20, 100], [20, 89], { edge: 'END', times: 2 }, { event: { kind: 'WINDOW_LIMIT' } }],
      'STAY null 0 -',
    ],
    [
      'it was the end and jumped back to 90 days',
      [[20, 100], [20, 90], { edge: 'END', times: 2 }, { event: { kind: 'WINDOW_LIMIT' } }],
      'WINDOW_LIMIT END 2 -',
    ],
    [
      'it was left out before',
      [[100, 400], [100, 401], { times: 1, edge: 'END' }, { event: { received: null } }],
      'FAR_END END 1 -',
    ],
    ['it was never watched', [[100, 400], [100, 401], {}, { event: { rolling: null } }], 'FAR_END null 0 -'],
  ])('that was known: %s', (_, watched, expected) => {
    expect(seen(watch(...watched))).toBe(expected)
  })

  it('without news is what it was, and of anything else there is none', () => {
    const plain = { rolling: null, limit: null, kind: 'STAY' }
    expect(firstFarEnd(from(100, 331), 'Reserved', sight)).toEqual(plain)
    expect(watch([100, 400], [100, 401], {}, { last: false })).toEqual(plain)
  })

  const known: Partial<Rolling> = { edge: 'END', times: 2 }
  const limit = (first: number, near: boolean) => ({ from: on(first), near })
  it.each<[string, [number, number], [number, number], Partial<FeedEvent>, object]>([
    ['begins where a far one begins', [100, 400], [100, 401], {}, limit(100, false)],
    ['begins where one of 60 days ahead begins', [60, 400], [60, 401], {}, limit(60, false)],
    ['begins behind the days known of one that begins sooner', [59, 400], [59, 401], {}, limit(401, true)],
    ['stays where it was', [100, 400], [100, 401], { limit: limit(150, false) }, limit(150, false)],
    [
      'moves on with a start that does',
      [150, 400],
      [151, 401],
      { limit: limit(150, false) },
      limit(151, false),
    ],
    [
      'stays while the start is before it',
      [100, 400],
      [140, 401],
      { limit: limit(150, false) },
      limit(150, false),
    ],
    ['stays with a start in the near', [20, 400], [59, 401], { limit: limit(10, false) }, limit(10, false)],
    [
      'leaves the near once the start is far',
      [50, 400],
      [70, 401],
      { limit: limit(390, true) },
      limit(70, false),
    ],
    [
      'stays near with a start that stays',
      [70, 400],
      [70, 401],
      { limit: limit(390, true) },
      limit(390, true),
    ],
  ])('%s', (_, before, after, more, expected) => {
    expect(watch(before, after, known, { event: { kind: 'WINDOW_LIMIT', ...more } }).limit).toEqual(expected)
  })

  it('stays near where nothing was received of late', () => {
    const event = { kind: 'WINDOW_LIMIT' as const, received: null, limit: limit(390, true) }
    expect(watch([70, 400], [75, 401], known, { event }).limit).toEqual(limit(390, true))
  })

  it.each([
    [10, 40, 50, [10, 40]],
    [10, 49, 50, [10, 49]],
    [10, 60, 50, [10, 49]],
    [49, 60, 50, [49, 49]],
    [50, 60, 50, null],
    [55, 60, 50, null],
  ] as const)(
    'that takes the days %i to %i ahead blocks what is before the day %i ahead: %o',
    (first, last, end, left) => {
      const expected = left && from(left[0], left[1])
      expect(beforeLimit(from(first, last), limit(end, false))).toEqual(expected)
    },
  )
})

/** A feed whose end was seen to move on. */
function rolled(): FeedRun {
  const run = new FeedRun(start)
  for (let night = 0; night < 4; night++) run.answer([received('x', '2026-12-01', run.day(549), closed)], 24)
  return run
}

// The answer comes a day later than the entry was made.
function next(run: FeedRun) {
  return (event: ReturnType<typeof received>) =>
    event.uid.startsWith('uid-') ? { ...event, to: addDays(run.today, 549) } : event
}
