import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  canBeTakenBack,
  changingSteps,
  type HomeWithRent,
  isRentOrder,
  planRents,
  RENT_CHANGE_KINDS,
  type RentOrder,
} from './rent-change.ts'

const today = parseDay('2026-11-27')
const home: HomeWithRent = {
  groupId: 'g',
  listingId: null,
  price: 128_000,
  currency: 'EUR',
  area: 50,
  planned: [],
}
const order: RentOrder = { kind: 'PERCENT', value: 500, currency: 'EUR', isRounded: true, from: today }

describe('a change of many rents', () => {
  it.each<[string, Partial<HomeWithRent>, Partial<RentOrder>, [number, number, string | null]]>([
    ['by 5 percent', {}, {}, [128_000, 134_400, null]],
    ['down by 2.5 percent, rounded to whole euros', {}, { value: -250 }, [128_000, 124_800, null]],
    ['rounded half up', { price: 99_950 }, { value: 0 }, [99_950, 100_000, null]],
    ['to the cent', { price: 99_999 }, { value: 333, isRounded: false }, [99_999, 103_329, null]],
    [
      'in a currency without a fraction',
      { price: 1_111, currency: 'JPY', area: 0 },
      {},
      [1_111, 1_167, null],
    ],
    ['by an amount', {}, { kind: 'AMOUNT', value: 5_000 }, [128_000, 133_000, null]],
    ['to an amount', {}, { kind: 'FIXED', value: 99_950 }, [128_000, 99_950, null]],
    ['to an amount where there was none', { price: 0 }, { kind: 'FIXED', value: 90_000 }, [0, 90_000, null]],
    ['of nothing', { price: 0 }, {}, [0, 0, 'NO_RENT']],
    [
      'by an amount in another currency',
      { currency: 'CHF' },
      { kind: 'AMOUNT' },
      [128_000, 128_500, 'OTHER_CURRENCY'],
    ],
    ['by a percentage in any currency', { currency: 'CHF' }, {}, [128_000, 134_400, null]],
    ['to nothing', {}, { kind: 'AMOUNT', value: -128_000 }, [128_000, 0, 'TOO_LOW']],
    [
      'to the most for its area',
      { area: 12 },
      { kind: 'FIXED', value: 7_200_000 },
      [128_000, 7_200_000, null],
    ],
    [
      'to more than its area may cost',
      { area: 12 },
      { kind: 'FIXED', value: 7_200_001 },
      [128_000, 7_200_001, 'TOO_HIGH'],
    ],
    ['on a day that has one', { planned: [{ from: today, after: 1 }] }, {}, [1, 0, 'PLANNED']],
    [
      'after planned ones',
      {
        planned: [
          { from: parseDay('2027-03-01'), after: 150_000 },
          { from: parseDay('2027-01-01'), after: 140_000 },
        ],
      },
      { from: parseDay('2027-02-01') },
      [140_000, 147_000, null],
    ],
  ])('%s', (_, ofHome, ofOrder, [before, after, problem]) => {
    expect(planRents([{ ...home, ...ofHome }], { ...order, ...ofOrder })).toEqual([
      { groupId: 'g', listingId: null, before, after, problem },
    ])
  })

  it.each<[Partial<RentOrder>, boolean]>([
    [{}, true],
    [{ value: 0 }, false],
    [{ value: 0.5 }, false],
    [{ value: -9_000 }, true],
    [{ value: -9_001 }, false],
    [{ value: 10_000 }, true],
    [{ value: 10_001 }, false],
    [{ kind: 'AMOUNT', value: -20_000 }, true],
    [{ kind: 'FIXED', value: 0 }, false],
    [{ from: parseDay('2026-11-26') }, false],
    [{ from: parseDay('2028-11-27') }, true],
    [{ from: parseDay('2028-11-28') }, false],
  ])('can be ordered: %o is %s', (given, isOne) => {
    expect(isRentOrder({ ...order, ...given }, today)).toBe(isOne)
  })

  it.each([
    ['untouched', {}, true],
    ['changed since', { isUntouched: false }, false],
    ['of a home that may cost no more than it does', { before: 7_200_000, area: 12 }, true],
    ['of a home that became too small for it', { before: 7_200_001, area: 12 }, false],
    ['only planned of such a home', { before: 7_200_001, area: 12, isInForce: false }, true],
  ])('%s can be taken back or not', (_, given, canBe) => {
    const made = { before: 100_000, currency: 'EUR', area: 50, isInForce: true, isUntouched: true }
    expect(canBeTakenBack({ ...made, ...given })).toBe(canBe)
  })

  it('keeps the order of rents, and changes only what changes without a problem', () => {
    const homes = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(
        homes,
        fc.constantFrom(...RENT_CHANGE_KINDS),
        fc.integer({ min: -9_000, max: 10_000 }),
        fc.boolean(),
        (prices, kind, value, isRounded) => {
          const asked = prices
            .toSorted((a, b) => a - b)
            .map((price, at) => ({ ...home, groupId: `${at}`, price }))
          const steps = planRents(asked, { ...order, kind, value, isRounded })
          const after = steps.map((step) => step.after)
          expect(after).toEqual(after.toSorted((a, b) => a - b))
          for (const step of changingSteps(steps)) {
            expect(step.after).toBeGreaterThan(0)
            expect(step.after).not.toBe(step.before)
          }
        },
      ),
    )
  })
})
