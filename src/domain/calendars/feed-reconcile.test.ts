import { describe, expect, it } from 'vitest'
import { days, FeedRun, received } from './feed.test-data.ts'
import { lastAnswer, releaseFeed } from './feed-reconcile.ts'

const start = '2026-04-14T10:00:00Z'
const anna = received('a', '2026-05-01', '2026-05-10')
const ben = received('b', '2026-06-01', '2026-06-20')
const carl = received('c', '2026-07-01', '2026-07-31')
const dora = received('d', '2026-08-01', '2026-08-31')

function known(...events: ReturnType<typeof received>[]): FeedRun {
  const run = new FeedRun(start)
  run.answer(events)
  run.written = 0
  return run
}

describe('an answer', () => {
  it('blocks what it names', () => {
    const run = new FeedRun(start)
    expect(run.answer([anna, ben])).toEqual([
      'BLOCKED 2026-05-01..2026-05-10',
      'BLOCKED 2026-06-01..2026-06-20',
    ])
  })

  it('writes nothing a second time, in whatever order', () => {
    const run = known(anna, ben)
    expect(run.answer([ben, anna])).toEqual([])
    expect(run.written).toBe(0)
  })

  it('frees what it no longer names', () => {
    const run = known(anna, ben, carl)
    expect(run.answer([anna, carl])).toEqual(['HELD_BACK 2026-06-01..2026-06-20'])
    expect(run.answer([anna, carl])).toEqual(['FREED 2026-06-01..2026-06-20'])
  })

  it('ignores what was over before it was ever named', () => {
    const run = new FeedRun(start)
    expect(run.answer([received('old', '2026-01-01', '2026-04-13'), anna])).toEqual([
      'BLOCKED 2026-05-01..2026-05-10',
    ])
  })

  it('keeps what is over as history', () => {
    const run = known(anna, ben)
    expect(run.answer([ben], 24 * 30)).toEqual([])
    expect(run.rows.size).toBe(2)
  })

  it('frees nothing of tonight when the day is over earlier where the apartment is', () => {
    const run = known(received('a', '2026-04-10', '2026-04-14'), ben)
    expect(run.answer([ben])).toEqual([])
    expect(run.rows.size).toBe(2)
  })
})

describe('a stay whose last night is this one', () => {
  const tonight = received('a', '2026-04-10', '2026-04-14')

  it.each([
    ['a blank answer', []],
    ['an answer without it', [ben]],
  ])('has one block still when it comes back after %s', (_, without) => {
    const run = known(tonight, ben)
    run.answer(without)
    run.answer([tonight, ben])
    expect([...run.rows.values()].map(days)).toEqual([tonight, ben].map(days))
  })

  it('is history the day after, also when somebody has let go of what was held', () => {
    const run = known(tonight, ben)
    run.answer([])
    run.take(releaseFeed(run.state, run.today))
    run.answer([ben])
    run.answer([ben], 24)
    expect(run.rows.size).toBe(2)
    expect(run.state.events.map(({ uid }) => uid)).toEqual(['b'])
  })
})

describe('dates that move', () => {
  it.each([
    ['later', received('b', '2026-06-05', '2026-06-25')],
    ['elsewhere', received('b', '2026-09-05', '2026-09-25')],
    ['shorter', received('b', '2026-06-05', '2026-06-10')],
    ['longer', received('b', '2026-05-20', '2026-06-30')],
  ])('%s move the block once', (_, moved) => {
    const run = known(anna, ben)
    const to = `${moved.from}..${moved.to}`
    expect(run.answer([anna, moved])).toEqual([`MOVED 2026-06-01..2026-06-20 -> ${to}`])
    expect(run.answer([anna, moved])).toEqual([])
    expect(run.rows.size).toBe(2)
  })

  it('move the block that they overlap most when the UID is new', () => {
    const run = known(anna, ben)
    expect(run.answer([anna, received('x', '2026-06-03', '2026-06-22')])).toEqual([
      'MOVED 2026-06-01..2026-06-20 -> 2026-06-03..2026-06-22',
    ])
  })

  it('leave a running stay its past days when the feed only names the days to come', () => {
    const run = known(received('a', '2026-04-10', '2026-04-30', 'CLOSED - Not available'))
    for (let day = 0; day < 10; day++) {
      const clipped = received(`a-${day}`, run.day(1), '2026-04-30', 'CLOSED - Not available')
      expect(run.answer([clipped], 24)).toEqual([])
    }
    expect(run.blocks()).toEqual(['2026-04-10..2026-04-30'])
  })
})

describe('UIDs', () => {
  it('that are all new with the same days change no block', () => {
    const run = known(anna, ben, carl)
    const reissued = [anna, ben, carl].map((event, index) => ({ ...event, uid: `new-${index}` }))
    expect(run.answer(reissued)).toEqual([])
    expect(run.written).toBe(1)
    expect(run.rows.size).toBe(3)
  })

  it('that only count entries change no block when the first one is over', () => {
    const run = new FeedRun(start)
    const numbered = (...events: (typeof anna)[]) =>
      events.map((event, index) => ({ ...event, uid: `event-${index}` }))
    run.answer(numbered(anna, ben, carl))
    expect(run.answer(numbered(ben, carl), 24 * 30)).toEqual([])
  })

  it('of which two name the same days make one block, and one is enough to keep it', () => {
    const run = known(anna, { ...anna, uid: 'twice' })
    expect(run.rows.size).toBe(1)
    expect(run.answer([{ ...anna, uid: 'twice' }])).toEqual([])
    expect(run.blocks()).toEqual(['2026-05-01..2026-05-10'])
  })
})

describe('neighbours', () => {
  const first = received('1', '2026-05-01', '2026-05-10')
  const second = received('2', '2026-05-11', '2026-05-20')
  const both = received('3', '2026-05-01', '2026-05-20')

  it('that are joined into one entry free nothing', () => {
    const run = known(first, second, ben, carl)
    expect(run.answer([both, ben, carl]).filter((change) => change.startsWith('FREED'))).toEqual([])
  })

  it('that are parted again free nothing', () => {
    const run = known(both, ben)
    const changes = run.answer([first, second, ben])
    expect(changes.filter((change) => change.startsWith('FREED'))).toEqual([])
    expect(run.blocks()).toEqual([
      '2026-05-01..2026-05-10',
      '2026-05-11..2026-05-20',
      '2026-06-01..2026-06-20',
    ])
  })
})

describe('a quarantine', () => {
  it('frees nothing on a blank answer, and is over with the next normal one', () => {
    const run = known(anna, ben)
    expect(run.answer([])).toEqual(['HELD_BACK 2026-05-01..2026-05-10', 'HELD_BACK 2026-06-01..2026-06-20'])
    expect(run.state.quarantine).not.toBeNull()
    expect(run.isRestless()).toBe(true)
    expect(run.answer([anna, ben])).toEqual([])
    expect(run.state.quarantine).toBeNull()
    expect(run.rows.size).toBe(2)
  })

  it.each([
    ['one of one', [anna], []],
    ['three of four', [anna, ben, carl, dora], [anna]],
    ['a year of two', [anna, received('y', '2026-06-01', '2027-05-31', 'Closed')], [anna]],
    ['all, with another in their place', [anna, ben, carl], [received('z', '2027-01-01', '2027-01-05')]],
  ])('begins when %s are missing', (_, before, after) => {
    const run = known(...before)
    run.answer(after)
    expect(run.state.quarantine?.answers).toBe(1)
    expect(run.blocks()).toEqual(expect.arrayContaining(before.map(days)))
  })

  it.each([
    ['one of two', [anna, ben], [anna]],
    ['two of three', [anna, ben, carl], [carl]],
    ['two of four', [anna, ben, carl, dora], [carl, dora]],
    ['five months of two', [anna, received('y', '2026-06-01', '2026-10-31')], [anna]],
  ])('does not begin when %s are missing', (_, before, after) => {
    const run = known(...before)
    run.answer(after)
    expect(run.state.quarantine).toBeNull()
    // Nobody is bothered, and nothing is freed for a day.
    run.answer(after, 23)
    expect(run.blocks()).toEqual(before.map(days))
    run.answer(after, 1)
    expect(run.blocks()).toEqual(after.map(days))
  })

  it('is released by the third answer after a day, not by many in an hour', () => {
    const run = known(anna, ben)
    for (let hour = 0; hour < 24; hour++) run.answer([])
    expect(run.blocks()).toHaveLength(2)
    expect(run.answer([])).toEqual(['FREED 2026-05-01..2026-05-10', 'FREED 2026-06-01..2026-06-20'])
    expect(run.state.quarantine).toBeNull()
    expect(run.answer([])).toEqual([])
  })

  it('is not released by the second answer, however late', () => {
    const run = known(anna, ben)
    run.answer([])
    run.answer([], 60)
    expect(run.blocks()).toHaveLength(2)
    run.answer([], 1)
    expect(run.blocks()).toEqual([])
  })

  it('writes no row while it only waits', () => {
    const run = known(anna, ben)
    for (let hour = 0; hour < 3; hour++) run.answer([])
    run.written = 0
    for (let hour = 0; hour < 12; hour++) run.answer([])
    expect(run.written).toBe(0)
  })

  it('is over when the landlord says so', () => {
    const run = known(anna, ben, carl, dora)
    run.answer([anna])
    run.take(releaseFeed(run.state, run.today))
    expect(run.blocks()).toEqual(['2026-05-01..2026-05-10'])
    expect(run.answer([anna])).toEqual([])
    expect(run.state.quarantine).toBeNull()
  })

  it('holds both places of a stay that moves meanwhile, and blocks what is new', () => {
    const run = known(anna, ben, carl, dora)
    const moved = received('a', '2026-09-01', '2026-09-10')
    const fresh = received('e', '2026-10-01', '2026-10-10')
    run.answer([moved, fresh])
    expect(run.blocks()).toEqual(
      expect.arrayContaining(['2026-05-01..2026-05-10', '2026-09-01..2026-09-10', '2026-10-01..2026-10-10']),
    )
    run.answer([moved, fresh, ben, carl, dora])
    expect(run.blocks()).toEqual([
      '2026-06-01..2026-06-20',
      '2026-07-01..2026-07-31',
      '2026-08-01..2026-08-31',
      '2026-09-01..2026-09-10',
      '2026-10-01..2026-10-10',
    ])
  })

  it('shortens nothing', () => {
    const run = known(anna, ben, carl, dora)
    run.answer([received('a', '2026-05-01', '2026-05-05')])
    expect(run.blocks()).toContain('2026-05-01..2026-05-10')
    run.answer([received('a', '2026-05-01', '2026-05-05'), ben, carl])
    // What hasn't come back waits for its day, counted from when it went.
    expect(run.blocks()).toEqual([
      '2026-05-01..2026-05-05',
      '2026-06-01..2026-06-20',
      '2026-07-01..2026-07-31',
      '2026-08-01..2026-08-31',
    ])
    run.answer([received('a', '2026-05-01', '2026-05-05'), ben, carl], 23)
    expect(run.blocks()).toHaveLength(3)
  })

  it('goes on when others have come in the place of what is missing', () => {
    const run = known(anna, ben, carl, dora)
    const others = [9, 10, 11, 12].map((month) =>
      received(
        `x${month}`,
        `2026-${String(month).padStart(2, '0')}-01`,
        `2026-${String(month).padStart(2, '0')}-05`,
      ),
    )
    for (let hour = 0; hour < 23; hour++) run.answer(others)
    expect(run.state.quarantine?.answers).toBe(3)
    expect(run.blocks()).toHaveLength(8)
    // After a day it is confirmed, and what came meanwhile counts like all else.
    run.answer(others, 2)
    expect(run.blocks()).toEqual(others.map(days))
    run.answer([])
    expect(run.blocks()).toHaveLength(4)
  })

  it('goes on when a stay has grown meanwhile as much as another lost', () => {
    const run = known(received('y', '2026-06-01', '2027-05-31'), anna)
    const grown = [received('y', '2027-05-31', '2030-05-31'), anna]
    run.answer(grown)
    run.answer(grown)
    expect(run.state.quarantine?.answers).toBe(2)
    expect(run.blocks()).toContain('2026-06-01..2030-05-31')
  })

  it.each([
    ['shortened', received('y', '2026-06-01', '2026-06-05')],
    ['cut at its beginning', received('y', '2027-05-01', '2027-05-31')],
    ['moved', received('y', '2028-01-01', '2028-01-05')],
  ])('begins when half a year is %s', (_, after) => {
    const run = known(anna, received('y', '2026-06-01', '2027-05-31'))
    run.answer([anna, after])
    expect(run.state.quarantine?.answers).toBe(1)
    expect(run.blocks()).toContain('2026-06-01..2027-05-31')
    run.answer([anna, after], 13)
    run.answer([anna, after], 13)
    expect(run.blocks()).toEqual([anna, after].map(days))
  })

  it('is not for a file that somebody uploaded', () => {
    const run = new FeedRun(start, { confirmed: true })
    run.answer([anna, ben])
    run.answer([])
    expect(run.blocks()).toEqual([])
  })
})

describe('a stay that is the same as a booking', () => {
  it('blocks nothing while the booking is there, and again when it is gone', () => {
    const run = known(anna, ben)
    const stays = [{ ...anna, offerId: 'offer' }]
    run.take({
      ...run.state,
      events: run.state.events.map((event) =>
        event.uid === 'a' ? { ...event, kind: 'SAME_STAY', block: null, sameAs: ['offer'] } : event,
      ),
    })
    run.answer([anna, ben], 1, { stays })
    expect(run.blocks()).toEqual(['2026-06-01..2026-06-20'])
    expect(run.answer([anna, ben], 1, { stays: [] })).toEqual(['BLOCKED 2026-05-01..2026-05-10'])
  })

  it.each([
    ['after it', '2026-06-01', '2026-06-10', ['2026-06-11..2026-06-20']],
    ['before it', '2026-06-05', '2026-06-30', ['2026-06-01..2026-06-04']],
    ['before and after it', '2026-06-05', '2026-06-10', ['2026-06-01..2026-06-20']],
  ])('blocks what it has %s', (_, from, to, blocks) => {
    const run = known(ben)
    const events = run.state.events.map((event) => ({
      ...event,
      kind: 'SAME_STAY' as const,
      block: null,
      sameAs: ['offer'],
    }))
    run.take({ ...run.state, events })
    run.answer([ben], 1, { stays: [{ ...received('x', from, to), offerId: 'offer' }] })
    expect(run.blocks()).toEqual(blocks)
    run.answer([ben], 1, { stays: [] })
    expect(run.blocks()).toEqual([days(ben)])
  })
})

it('an unchanged answer can be told from the state alone', () => {
  const run = known(anna, ben, carl)
  expect(lastAnswer(run.state)).toEqual([anna, ben, carl])
})
