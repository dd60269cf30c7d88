import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, mergeStays, type Stay } from '../../src/domain/kernel/day.ts'
import { leftOver } from '../../src/domain/calendars/feed-days.ts'
import { FIRST_DAY, Mirrors, type World } from './mirrors.ts'

/** MEZZO_MIRROR_WORLDS sets how many random worlds are tried; 1 000 before a release. */
const WORLDS = Number(process.env['MEZZO_MIRROR_WORLDS'] ?? 100)
const CYCLES = 30
/** Nobody knows everything at once: a stay passes a unit and a listing, or two. */
const WARM_UP = 4

const stay = fc
  .record({ ahead: fc.integer({ min: 25, max: 70 }), nights: fc.integer({ min: 1, max: 9 }) })
  .map(({ ahead, nights }): Stay => {
    const from = addDays(FIRST_DAY, ahead)
    return { from, to: addDays(from, nights - 1) }
  })
const stays = fc.array(stay, { maxLength: 4 })

const world: fc.Arbitrary<World> = fc.integer({ min: 1, max: 3 }).chain((count) => {
  const units = fc.subarray(
    Array.from({ length: count }, (_, index) => index),
    { minLength: 1 },
  )
  return fc.record({
    units: fc.array(stays, { minLength: count, maxLength: count }),
    listings: fc.array(
      fc.record({
        platform: fc.constantFrom('OTHER' as const, 'BOOKING_COM' as const, 'AIRBNB' as const),
        manner: fc.constantFrom('APART' as const, 'JOINED' as const, 'SPLIT' as const),
        renames: fc.boolean(),
        own: stays,
        reads: units,
        readBy: units,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
})

/** Each feed of a unit has at most all stays there are, in two parts each, and as many that wait to be freed. */
function mostBlocks({ units, listings }: World, unit: number): number {
  const all = units.flat().length + listings.flatMap(({ own }) => own).length
  return listings.filter(({ readBy }) => readBy.includes(unit)).length * all * 4
}

it(`units and platforms that mirror each other leave no needed night free, in ${WORLDS} worlds`, () => {
  fc.assert(
    fc.property(world, fc.constantFrom(0.25, 1, 5, 11), (given, hours) => {
      const mirrors = new Mirrors(given)
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        mirrors.cycle(hours)
        if (cycle < WARM_UP) continue
        for (const [unit, bookings] of given.units.entries()) {
          expect(mirrors.blocks(unit).length).toBeLessThanOrEqual(mostBlocks(given, unit))
          const taken = mergeStays([...bookings, ...mirrors.blocks(unit)])
          const free = mirrors.needed(unit).flatMap((days) => leftOver(days, taken))
          expect({ cycle, unit, free }).toEqual({ cycle, unit, free: [] })
        }
      }
    }),
    { numRuns: WORLDS },
  )
}, 600_000)
