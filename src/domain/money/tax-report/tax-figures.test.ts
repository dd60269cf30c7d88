import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TAX_ENTRY_KINDS } from '../../catalogue/tax.ts'
import { addDays, type Day, parseDay } from '../../kernel/day.ts'
import type { TaxEntry, TaxFacts } from './tax-facts.ts'
import { addressKey, daysOfYear, quarterOf, taxFigures } from './tax-figures.ts'
import { wholeQuarters, wholeUnits } from './whole-units.ts'

describe('whole units', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 1],
    [150, 2],
    [-49, 0],
    [-50, -1],
    [-150, -2],
  ])('of %i cents are %i euros', (cents, euros) => {
    expect(wholeUnits(cents, 'EUR')).toBe(euros)
  })

  it('of quarters together are the year, and none is off by more than one', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
      minLength: 4,
      maxLength: 4,
    })
    fc.assert(
      fc.property(amounts, (quarters) => {
        const whole = wholeQuarters(quarters, 'EUR')
        const sum = quarters.reduce((all, amount) => all + amount, 0)
        expect(whole.reduce((all, amount) => all + amount, 0)).toBe(wholeUnits(sum, 'EUR'))
        for (const [at, amount] of quarters.entries())
          expect(Math.abs((whole[at] ?? 0) - amount / 100)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a quarter', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
    ['2026-09-30', 3],
    ['2026-10-01', 4],
    ['2026-12-31', 4],
  ])('of %s is %i', (day, quarter) => {
    expect(quarterOf(parseDay(day))).toBe(quarter)
  })
})

describe('an address', () => {
  const home = { street: 'Große Straße', streetNumber: '1a', zipCode: '10969', city: 'Berlin', country: 'DE' }
  it.each([
    [{ street: 'große str.' }, true],
    [{ street: 'GROSSE STRASSE' }, true],
    [{ streetNumber: '1 A' }, true],
    [{ streetNumber: '1b' }, false],
    [{ zipCode: '10968' }, false],
    [{ country: 'AT' }, false],
  ])('with %o is the same: %s', (change, isSame) => {
    expect(addressKey({ ...home, ...change }) === addressKey(home)).toBe(isSame)
  })
})

describe('the figures of any year', () => {
  const year = 2026
  const { from } = daysOfYear(year)
  const day = fc.integer({ min: -40, max: 400 }).map((days): Day => addDays(from, days))
  const home = fc.constantFrom('h1', 'h2', 'h3')
  const entry = fc.record({
    kind: fc.constantFrom(...TAX_ENTRY_KINDS),
    day,
    amount: fc.integer({ min: -500_000, max: 500_000 }),
    currency: fc.constantFrom('EUR', 'CHF'),
    bookingId: fc.constantFrom('b1', 'b2', 'b3', 'b4'),
    groupId: home,
    listingId: fc.constantFrom('u1', 'u2'),
  })
  const stay = fc
    .record({ from: day, length: fc.integer({ min: 0, max: 200 }), groupId: home })
    .map((it) => ({
      bookingId: 'b',
      groupId: it.groupId,
      listingId: it.groupId,
      from: it.from,
      to: addDays(it.from, it.length),
    }))
  const world = fc
    .record({ entries: fc.array(entry), stays: fc.array(stay), changes: fc.array(day, { maxLength: 2 }) })
    .map(({ entries, stays, changes }): TaxFacts => {
      const days = [...new Set(changes)].toSorted()
      const homeSellers = ['h1', 'h2'].flatMap((groupId) =>
        [null, ...days].map((first, at) => ({
          groupId,
          sellerId: ['s1', 's2', 's3'][at] ?? 's1',
          from: first,
          until: days[at] ? addDays(days[at], -1) : null,
        })),
      )
      const homes = ['h1', 'h2', 'h3'].map((groupId) => ({
        groupId,
        homeType: 'ENTIRE_APARTMENT' as const,
        street: groupId === 'h2' ? 'Weg' : 'Straße',
        streetNumber: '1',
        zipCode: '1',
        city: 'B',
        country: 'DE',
        landRegisterNumber: '',
      }))
      return { year, sellers: [], homes, homeSellers, stays, entries }
    })
  const isCharge = ({ kind }: TaxEntry) => kind === 'FEE' || kind === 'FEE_CREDITED'
  const total = (entries: readonly TaxEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

  it('lose and double no cent', () => {
    fc.assert(
      fc.property(world, (facts) => {
        const quarters = taxFigures(facts).flatMap(({ properties }) =>
          properties.flatMap((it) => it.quarters),
        )
        const inYear = facts.entries.filter(({ day: on }) => on >= from && on <= daysOfYear(year).to)
        const sum = (figure: 'received' | 'fees') =>
          quarters.reduce((all, quarter) => all + quarter[figure], 0)
        expect(sum('received')).toBe(total(inYear.filter((one) => !isCharge(one))))
        expect(sum('fees')).toBe(total(inYear.filter(isCharge)))
      }),
    )
  })

  it('are those of their units together', () => {
    fc.assert(
      fc.property(world, (facts) => {
        for (const { units, quarters } of taxFigures(facts).flatMap(({ properties }) => properties)) {
          const sum = (rows: readonly { received: number }[]) =>
            rows.reduce((all, row) => all + row.received, 0)
          expect(sum(units)).toBe(sum(quarters))
        }
      }),
    )
  })

  it('count no day twice', () => {
    fc.assert(
      fc.property(world, (facts) => {
        for (const { days, units } of taxFigures(facts).flatMap(({ properties }) => properties)) {
          expect(days).toBeLessThanOrEqual(365)
          expect(days).toBeLessThanOrEqual(units.reduce((sum, unit) => sum + unit.days, 0))
          for (const unit of units) expect(unit.days).toBeLessThanOrEqual(days)
        }
      }),
    )
  })
})
