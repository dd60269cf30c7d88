import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  changingLimits,
  isLimitOrder,
  type LimitedHome,
  type LimitOrder,
  type MadeLimitChange,
  planLimits,
  takenBackOf,
} from './limit-change.ts'

const today = parseDay('2026-11-27')
const months = (value: number | null) => ({ value, unit: 'MONTH' as const })
const home: LimitedHome = {
  groupId: 'g',
  limits: { MINIMUM_STAY: months(3), MAXIMUM_STAY: months(12), VACANCY: { value: null, unit: 'DAY' } },
  city: { minimum: null, maximum: null },
  planned: [],
}
const order: LimitOrder = { kind: 'MINIMUM_STAY', ...months(6), from: today }

describe('a change of many limits', () => {
  it.each<[string, Partial<LimitedHome>, Partial<LimitOrder>, (number | null)[], string | null, number]>([
    ['to a longer minimum', {}, {}, [3, 6], null, 1],
    ['to none', {}, months(null), [3, null], null, 1],
    ['to what it is', {}, months(3), [3, 3], null, 0],
    ['to the maximum', {}, months(12), [3, 12], null, 1],
    ['to more than the maximum', {}, months(13), [3, 13], 'NO_STAY_FITS', 0],
    ['to less than the minimum', {}, { kind: 'MAXIMUM_STAY', ...months(2) }, [12, 2], 'NO_STAY_FITS', 0],
    ['to more than the city allows', { city: { minimum: null, maximum: 5 } }, {}, [3, 6], 'NO_STAY_FITS', 0],
    [
      'to less than the city asks for',
      { city: { minimum: 7, maximum: null } },
      { kind: 'MAXIMUM_STAY' },
      [12, 6],
      'NO_STAY_FITS',
      0,
    ],
    ['of the vacancy', {}, { kind: 'VACANCY', value: 0, unit: 'DAY' }, [null, 0], null, 1],
    ['of the vacancy to none as before', {}, { kind: 'VACANCY', ...months(null) }, [null, null], null, 0],
    [
      'of the vacancy to another unit',
      { limits: { ...home.limits, VACANCY: { value: 6, unit: 'WEEK' } } },
      { kind: 'VACANCY' },
      [6, 6],
      null,
      1,
    ],
    [
      'on a day that has one',
      { planned: [{ kind: 'MINIMUM_STAY', from: today, ...months(1) }] },
      {},
      [1, 6],
      'PLANNED',
      0,
    ],
    [
      'on a day that has one of another kind, with which none fits',
      { planned: [{ kind: 'MAXIMUM_STAY', from: today, ...months(4) }] },
      {},
      [3, 6],
      'NO_STAY_FITS',
      0,
    ],
    [
      'after planned ones, of which the last before the day counts',
      {
        planned: [
          { kind: 'MINIMUM_STAY', from: parseDay('2027-03-01'), ...months(1) },
          { kind: 'MINIMUM_STAY', from: parseDay('2027-01-01'), ...months(4) },
          { kind: 'MINIMUM_STAY', from: parseDay('2026-12-01'), ...months(5) },
        ],
      },
      { from: parseDay('2027-02-01') },
      [4, 6],
      null,
      1,
    ],
  ])('%s', (_, ofHome, ofOrder, [before, after], problem, changed) => {
    const steps = planLimits([{ ...home, ...ofHome }], { ...order, ...ofOrder })
    expect(steps).toMatchObject([
      { groupId: 'g', before: { value: before }, after: { value: after }, problem },
    ])
    expect(changingLimits(steps)).toHaveLength(changed)
  })

  it.each<[Partial<LimitOrder>, boolean]>([
    [{}, true],
    [months(null), true],
    [months(0), false],
    [months(60), true],
    [months(61), false],
    [months(1.5), false],
    [{ unit: 'WEEK' }, false],
    [{ kind: 'VACANCY', value: 0, unit: 'WEEK' }, true],
    [{ kind: 'VACANCY', value: 366 }, true],
    [{ kind: 'VACANCY', value: 367 }, false],
    [{ kind: 'VACANCY', value: -1 }, false],
    [{ from: parseDay('2026-11-26') }, false],
    [{ from: parseDay('2028-11-27') }, true],
    [{ from: parseDay('2028-11-28') }, false],
  ])('can be ordered: %o is %s', (given, isOne) => {
    expect(isLimitOrder({ ...order, ...given }, today)).toBe(isOne)
  })

  const made: MadeLimitChange = {
    groupId: 'g',
    kind: 'MINIMUM_STAY',
    before: months(1),
    isInForce: true,
    isUntouched: true,
  }
  it.each<[string, Partial<MadeLimitChange>[], number]>([
    ['untouched', [{}], 1],
    ['changed since', [{ isUntouched: false }], 0],
    ['after which no stay would fit', [{ before: months(13) }], 0],
    ['after which no stay would fit, but only planned', [{ before: months(13), isInForce: false }], 1],
    ['that fit together alone', [{ before: months(13) }, { kind: 'MAXIMUM_STAY', before: months(24) }], 2],
    ['of a home that is gone', [{ groupId: 'other' }], 0],
  ])('%s can be taken back or not', (_, changes, count) => {
    const back = takenBackOf(
      changes.map((change) => ({ ...made, ...change })),
      new Map([['g', home]]),
    )
    expect(back).toHaveLength(count)
  })
})
