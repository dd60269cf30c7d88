import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, type Stay, addDays, mergeStays, parseDay } from '../kernel/day.ts'
import { FeedRun } from './feed.test-data.ts'
import { blocksOf } from './feed-blocks.ts'
import { windowLimitOf } from './feed-closure.ts'
import { leftOver } from './feed-days.ts'
import type { ReceivedEvent } from './feed-matching.ts'

const start = '2026-04-14T10:00:00Z'
const today = parseDay('2026-04-14')

/** Stays of named guests within the next months: none ends far enough ahead to be the end of a booking window. */
const calendar = fc
  .uniqueArray(
    fc.record({
      uid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      ahead: fc.integer({ min: -10, max: 60 }),
      length: fc.integer({ min: 0, max: 20 }),
    }),
    { selector: ({ uid }) => uid, maxLength: 8 },
  )
  .map((entries) =>
    entries.map(({ uid, ahead, length }): ReceivedEvent => {
      const from = addDays(today, ahead)
      return { uid, instance: null, summary: 'Reserved', from, to: addDays(from, length) }
    }),
  )

const calendars = fc.array(fc.record({ events: calendar, hours: fc.integer({ min: 1, max: 30 }) }), {
  maxLength: 12,
})

const uncovered = (wanted: readonly Stay[], by: readonly Stay[]) =>
  wanted.flatMap((stay) => leftOver(stay, mergeStays(by)))

const daysToCome = (events: readonly Stay[], day: Day) => events.filter(({ to }) => to >= day)

it('nothing is left over of days without an end by others without one', () => {
  const endless = (from: string) => ({ from: parseDay(from), to: parseDay('9999-12-31') })
  expect(leftOver(endless('2026-05-01'), [endless('2026-05-11')])).toEqual([
    { from: '2026-05-01', to: '2026-05-10' },
  ])
  const always = { from: parseDay('0001-01-01'), to: parseDay('9999-12-31') }
  expect(leftOver(always, [always])).toEqual([])
})

describe('whatever a feed answers in whatever order', () => {
  it('blocks every night to come that its last answer names', () => {
    fc.assert(
      fc.property(calendars, (answers) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          run.answer(events, hours)
          expect(uncovered(daysToCome(events, run.today), [...run.rows.values()])).toEqual([])
        }
      }),
    )
  })

  it('blocks nothing to come but that, unless it holds it back', () => {
    fc.assert(
      fc.property(calendars, (answers) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          run.answer(events, hours)
          if (run.state.quarantine) continue
          const tomorrow = addDays(run.today, 1)
          const present = run.state.events.filter(({ missing }) => !missing)
          const ahead = blocksOf(present).flatMap(({ from, to }) =>
            to < tomorrow ? [] : [{ from: from < tomorrow ? tomorrow : from, to }],
          )
          expect(uncovered(ahead, events)).toEqual([])
        }
      }),
    )
  })

  it('writes nothing for the same answer again, and makes no two blocks of the same days', () => {
    fc.assert(
      fc.property(calendars, fc.infiniteStream(fc.nat()), (answers, chance) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          run.answer(events, hours)
          // Once more in another order, as often as it takes a quarantine to have counted to three.
          for (let time = 0; time < 2; time++) run.answer(events, 0)
          run.written = 0
          const [first] = chance
          run.answer(
            events.toSorted(() => ((first ?? 0) % 2 === 0 ? 1 : -1)),
            0,
          )
          expect(run.written).toBe(0)
          const keys = blocksOf(run.state.events).map(({ from, to }) => `${from}/${to}`)
          expect(new Set(keys).size).toBe(keys.length)
        }
      }),
    )
  })

  it('frees no night to come by a blank answer', () => {
    fc.assert(
      fc.property(calendars, (answers) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          run.answer(events, hours)
          if (run.state.quarantine) return
          const before = [...run.rows.values()]
          run.answer([], 1)
          expect(uncovered(daysToCome(before, addDays(run.today, 1)), [...run.rows.values()])).toEqual([])
        }
      }),
    )
  })

  it('frees no night to come while a quarantine holds', () => {
    fc.assert(
      fc.property(calendars, (answers) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          const before = [...run.rows.values()]
          run.answer(events, hours)
          if (!run.state.quarantine) continue
          const ahead = daysToCome(before, addDays(run.today, 1))
          expect(uncovered(ahead, [...run.rows.values()])).toEqual([])
        }
      }),
    )
  })

  it('leaves free only what it shows as the end of the booking window', () => {
    const nights = fc.array(
      fc.record({
        events: calendar,
        start: fc.constantFrom(30, 100, 200, 201, 250),
        end: fc.constantFrom(400, 548, 549),
        rolls: fc.boolean(),
        present: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(nights, (answers) => {
        const run = new FeedRun(start)
        for (const [night, { events, start: first, end, rolls, present }] of answers.entries()) {
          const far = {
            uid: rolls ? 'far' : `far-${night}`,
            instance: null,
            summary: 'CLOSED - Not available',
            from: addDays(today, first),
            to: addDays(today, end + night),
          }
          const answer = present > 0 ? [...events, far] : events
          run.answer(answer, 24)
          const limit = windowLimitOf(run.state)
          const shown = [...run.rows.values(), ...(limit ? [limit] : [])]
          expect(uncovered(daysToCome(answer, run.today), shown)).toEqual([])
        }
      }),
    )
  })

  it('has a block in the calendar for each block of its state', () => {
    fc.assert(
      fc.property(calendars, (answers) => {
        const run = new FeedRun(start)
        for (const { events, hours } of answers) {
          run.answer(events, hours)
          for (const { id, from, to } of blocksOf(run.state.events)) {
            const row = run.rows.get(id)
            expect([row?.from, row?.to]).toEqual([from, to])
          }
        }
      }),
    )
  })
})
