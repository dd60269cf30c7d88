import { describe, expect, it } from 'vitest'
import {
  bestUnit,
  canStillServe,
  freeUnits,
  overlappingRequests,
  requestsDeclinedByBlock,
  wouldDeclineOthers,
  type AffectedRequest,
  type Unit,
} from './availability.ts'
import { parseDay, type Stay } from '../kernel/day.ts'

function stay(from: string, to: string): Stay {
  return { from: parseDay(`2026-${from}`), to: parseDay(`2026-${to}`) }
}

function unit(id: string, ...booked: [string, string][]): Unit {
  const occupancies = booked.map(([from, to]) => ({ kind: 'BOOKING' as const, ...stay(from, to) }))
  return { id, availableFrom: parseDay('2026-01-01'), availableTo: parseDay('2026-12-31'), occupancies }
}

function request(
  id: string,
  from: string,
  to: string,
  type: AffectedRequest['type'] = 'STANDARD',
): AffectedRequest {
  return { listingRequestId: id, bookingRequestId: `b-${id}`, type, ...stay(from, to) }
}

describe('units of a group', () => {
  const wide = unit('a')
  const snug = unit('b', ['01-01', '02-28'], ['04-01', '12-31'])
  const full = unit('c', ['03-15', '03-15'])

  it('are free only for the whole stay and inside the window', () => {
    expect(freeUnits([wide, snug, full], stay('03-01', '03-31')).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(freeUnits([wide], { from: parseDay('2025-12-31'), to: parseDay('2026-01-05') })).toEqual([])
  })

  it('are chosen for the smallest gap', () => {
    expect(bestUnit([wide, snug, full], stay('03-01', '03-31'))?.id).toBe('b')
    expect(bestUnit([unit('z'), unit('y')], stay('03-01', '03-31'))?.id).toBe('y')
    expect(bestUnit([full], stay('03-01', '03-31'))).toBeNull()
  })
})

describe('consequences', () => {
  const others = [
    request('same', '03-01', '03-31'),
    request('own', '03-01', '03-31'),
    request('later', '05-01', '05-31'),
  ]

  it('of a standard request are none: it holds nothing', () => {
    expect(overlappingRequests(request('own', '03-10', '04-10'), 'a', () => [unit('a')], others)).toEqual([
      { listingRequestId: 'same', bookingRequestId: 'b-same', type: 'STANDARD', wouldBeDeclined: false },
    ])
  })

  it('of an extension fall on requests that no other unit can serve', () => {
    const extension = request('own', '03-10', '04-10', 'EXTENSION')
    const alone = overlappingRequests(extension, 'a', () => [unit('a')], others)
    expect(alone.map((other) => other.wouldBeDeclined)).toEqual([true])
    expect(wouldDeclineOthers(alone)).toBe(true)
    const two = overlappingRequests(extension, 'a', () => [unit('a'), unit('b')], others)
    expect(wouldDeclineOthers(two)).toBe(false)
    expect(
      canStillServe([unit('a')], stay('05-01', '05-31'), { unitId: 'a', ...stay('03-10', '04-10') }),
    ).toBe(true)
  })

  it('of a block are those that lose their last unit', () => {
    const units = [unit('a'), unit('b', ['05-01', '05-02'])]
    expect(
      requestsDeclinedByBlock(
        [{ unitId: 'a', ...stay('03-01', '06-30') }],
        stay('03-01', '06-30'),
        units,
        others,
      ).map((r) => r.listingRequestId),
    ).toEqual(['later'])
    expect(
      requestsDeclinedByBlock(
        ['a', 'b'].map((unitId) => ({ unitId, ...stay('03-01', '03-02') })),
        stay('03-01', '03-02'),
        units,
        others,
      ),
    ).toHaveLength(2)
  })

  it('of days that are blocked only around a booking are those whom these days touch', () => {
    const around = [{ unitId: 'a', ...stay('03-01', '03-10') }]
    const asked = [request('before', '03-05', '04-05'), request('after', '05-01', '06-30')]
    const declined = requestsDeclinedByBlock(around, stay('03-01', '06-30'), [unit('a')], asked)
    expect(declined.map((r) => r.listingRequestId)).toEqual(['before'])
  })
})
