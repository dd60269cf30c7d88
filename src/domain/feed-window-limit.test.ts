import { describe, expect, it } from 'vitest'
import { FeedRun, said } from './feed.test-data.ts'
import { windowLimitOf } from './feed-closure.ts'
import { addDays, parseDay } from './day.ts'
import { days } from './feed.test-data.ts'

const start = '2026-04-14T00:30:00Z'
const closed = 'CLOSED - Not available'

function limitOf(run: FeedRun): string | null {
  const limit = windowLimitOf(run.state)
  return limit && days(limit)
}

describe('the end of a booking window', () => {
  it('whose end moves on each night blocks nothing from the second move on, and is written no more blocks', () => {
    const run = new FeedRun(start)
    const far = (night: number) => said(`uid-${night}`, '2026-12-01', run.day(548), closed)
    const stay = said('a', '2026-05-01', '2026-05-10')
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

  it('is told from hourly answers as well', () => {
    const run = new FeedRun('2026-04-14T10:00:00Z')
    for (let hour = 0; hour < 72; hour++) {
      const today = run.now.add({ hours: 1 }).toZonedDateTimeISO('UTC').toPlainDate()
      run.answer([said(`u${hour}`, '2026-12-01', today.add({ days: 548 }).toString(), closed)])
    }
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['WINDOW_LIMIT'])
    expect(run.blocks()).toEqual([])
  })

  it('may be a far start that moves on, with a fixed end', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++) {
      const today = run.now.add({ hours: 24 }).toZonedDateTimeISO('UTC').toPlainDate()
      run.answer([said('w', today.add({ days: 180 }).toString(), '2027-12-31', 'Airbnb (Not available)')], 24)
    }
    expect(run.blocks()).toEqual([])
    expect(limitOf(run)).toMatch(/2027-12-31$/)
  })

  it('may be a single day under a new UID each night', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++) {
      const day = run.now
        .add({ hours: 24 })
        .toZonedDateTimeISO('UTC')
        .toPlainDate()
        .add({ days: 365 })
        .toString()
      run.answer([said(`n${night}`, day, day, closed)], 24)
    }
    expect(run.blocks()).toEqual([])
  })

  it('keeps the days before it that a stay was joined with', () => {
    const run = rolled()
    const swallowed = said('s', '2026-11-10', run.day(549), closed)
    run.answer([swallowed], 24)
    expect(run.blocks()).toEqual(['2026-11-10..2026-11-30'])
  })

  it('keeps the stay that was joined with it when its start moves later', () => {
    const run = rolled()
    run.answer([said('x', '2026-11-01', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual(['2026-11-01..2026-11-30'])
    run.answer([said('x', '2026-11-10', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual(['2026-11-10..2026-11-30'])
    run.answer([said('x', '2026-12-01', run.day(549), closed)], 24)
    expect(run.blocks()).toEqual([])
    run.answer([said('x', '2026-12-05', run.day(549), closed)], 24)
    expect(limitOf(run)).toMatch(/^2026-12-05/)
  })

  it('that jumps back stays one for three days', () => {
    const run = rolled()
    const back = said('x', '2026-12-01', run.day(540), closed)
    run.answer([back], 24)
    run.answer([back], 71)
    expect([run.blocks(), run.state.events.map(({ kind }) => kind)]).toEqual([[], ['WINDOW_LIMIT']])
    run.answer([back], 2)
    expect([run.blocks(), run.state.events.map(({ kind }) => kind)]).toEqual([[days(back)], ['STAY']])
  })

  it('whose start jumps back over a stay that was joined with it blocks that stay alone', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 5; night++)
      run.answer([said('w', addDays(run.today, 181).toString(), '2028-12-31', closed)], 24)
    const end = limitOf(run)?.slice(0, 10) ?? ''
    const stay = said('w', addDays(parseDay(end), -20).toString(), '2028-12-31', closed)
    run.answer([stay], 1)
    expect(run.blocks()).toEqual([days({ from: stay.from, to: addDays(parseDay(end), -1) })])
  })

  it('is another entry at once when something else ends later', () => {
    const run = rolled()
    const stay = said('x', '2026-12-10', '2026-12-20', closed)
    run.answer([stay, said('y', '2026-12-21', run.day(549), closed)], 24)
    expect(run.blocks()).toContain('2026-12-10..2026-12-20')
  })

  it('that begins soon keeps the days blocked that were known, and only what is beyond is its end', () => {
    const run = new FeedRun(start)
    for (let night = 0; night < 30; night++) run.answer([said('x', '2026-04-20', run.day(549), closed)], 24)
    expect(run.blocks()).toHaveLength(1)
    expect(run.blocks()[0]).toMatch(/^2026-04-20\.\.2027-10/)
    run.written = 0
    run.answer([said('x', '2026-04-20', run.day(549), closed)], 24)
    expect(run.written).toBe(1)
  })

  it('that stops moving for three days is a stay', () => {
    const run = rolled()
    const still = said('x', '2026-12-01', run.day(548), closed)
    for (let day = 0; day < 3; day++) run.answer([still], 24)
    expect(run.blocks()).toEqual([])
    run.answer([still], 24)
    expect(run.blocks()).toHaveLength(1)
  })

  it('survives a blank answer', () => {
    const run = rolled()
    run.answer([], 1)
    run.answer([said('x', '2026-12-01', run.day(549), closed)], 23)
    expect(run.blocks()).toEqual([])
    expect(run.state.quarantine).toBeNull()
  })

  it.each([
    ['a reservation that somebody makes longer each day', 'Reserved', 100],
    ['an entry that ends soon', closed, 40],
  ])('is not %s', (_, summary, ahead) => {
    const run = new FeedRun(start)
    for (let day = 0; day < 6; day++) run.answer([said('x', '2026-05-01', run.day(ahead + 1), summary)], 24)
    expect(limitOf(run)).toBeNull()
    expect(run.blocks()).toHaveLength(1)
  })

  it('is not what somebody moved twice within an hour', () => {
    const run = new FeedRun(start)
    for (let time = 0; time < 3; time++)
      run.answer([said('x', '2026-08-01', `2026-09-0${time + 1}`, 'Blocked')], 0.25)
    expect(limitOf(run)).toBeNull()
  })
})

describe('a far end that was not seen to move', () => {
  it('is a stay after three days', () => {
    const run = new FeedRun(start)
    const far = said('x', '2027-01-01', '2027-06-30', closed)
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
    run.answer([said('x', '2027-01-01', '2027-06-30', 'Anna Muster')])
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['STAY'])
  })
})

/** A feed whose end was seen to move on. */
function rolled(): FeedRun {
  const run = new FeedRun(start)
  for (let night = 0; night < 4; night++) run.answer([said('x', '2026-12-01', run.day(549), closed)], 24)
  return run
}

// The answer comes a day later than the entry was made.
function next(run: FeedRun) {
  return (event: ReturnType<typeof said>) =>
    event.uid.startsWith('uid-') ? { ...event, to: run.today.add({ days: 549 }) } : event
}
