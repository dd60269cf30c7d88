import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { LANDLORD_STATUSES, METHODS_OF_BOOKING, REQUEST_TYPES } from '../catalogue/requests.ts'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import { addDays, parseDay } from '../kernel/day.ts'
import { compareRequests, type SortedRequest } from './request-order.ts'
import { SOME_TIME } from './sample-facts.test-data.ts'

const OPEN: SortedRequest = {
  id: 'b',
  landlordStatus: 'OPEN',
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  latestOfferStatus: null,
  type: 'STANDARD',
  from: parseDay('2026-12-01'),
  to: parseDay('2027-02-28'),
  guests: 2,
  requestedAt: SOME_TIME,
}

const LATE = { from: parseDay('2028-01-01'), to: parseDay('2028-02-01') }

describe('the order of requests', () => {
  it.each<[string, Partial<SortedRequest>, Partial<SortedRequest>]>([
    [
      'must sign before action needed',
      {
        ...LATE,
        landlordStatus: 'CONTRACT_CREATED',
        methodOfBooking: 'AFTER_LANDLORD_CONFIRMED_BOOKING',
        latestOfferStatus: 'LANDLORD_SIGNING',
      },
      { landlordStatus: 'ACCEPTED' },
    ],
    ['action needed before extensions', { ...LATE, landlordStatus: 'ACCEPTED' }, { type: 'EXTENSION' }],
    [
      'extensions before blocked',
      { ...LATE, type: 'EXTENSION' },
      { landlordStatus: 'BLOCKED_BY_ANOTHER_TENANT' },
    ],
    ['blocked before open', { ...LATE, landlordStatus: 'BLOCKED_BY_CURRENT_TENANT' }, {}],
    ['open before the rest', LATE, { landlordStatus: 'OTHER' }],
    ['earlier start first', {}, { from: parseDay('2026-12-02'), to: parseDay('2027-12-01'), guests: 1 }],
    ['later end first', { to: parseDay('2027-03-01'), guests: 5 }, {}],
    ['fewer guests first', { guests: 1, requestedAt: SOME_TIME.add({ hours: 1 }) }, {}],
    ['asked earlier first', { requestedAt: SOME_TIME.subtract({ hours: 1 }), id: 'z' }, {}],
    ['then the id', { id: 'a' }, {}],
  ])('%s', (_, first, second) => {
    const a = { ...OPEN, ...first }
    const b = { ...OPEN, ...second }
    expect(compareRequests(a, b)).toBeLessThan(0)
    expect(compareRequests(b, a)).toBeGreaterThan(0)
    expect(compareRequests(a, a)).toBe(0)
  })

  it('is total', () => {
    fc.assert(
      fc.property(anyRequest(), anyRequest(), anyRequest(), (a, b, c) => {
        const sign = (x: SortedRequest, y: SortedRequest) => Math.sign(compareRequests(x, y))
        expect(sign(a, b) + sign(b, a)).toBe(0)
        expect(sign(a, b) === 0).toBe(a.id === b.id)
        expect(sign(a, b) <= 0 && sign(b, c) <= 0 && sign(a, c) > 0).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})

function anyRequest(): fc.Arbitrary<SortedRequest> {
  return fc.record({
    id: fc.uuid(),
    landlordStatus: fc.constantFrom(...LANDLORD_STATUSES),
    methodOfBooking: fc.constantFrom(...METHODS_OF_BOOKING),
    latestOfferStatus: fc.option(fc.constantFrom(...OFFER_STATUSES)),
    type: fc.constantFrom(...REQUEST_TYPES),
    from: fc.integer({ min: 0, max: 2 }).map((days) => addDays(OPEN.from, days)),
    to: fc.integer({ min: 0, max: 2 }).map((days) => addDays(OPEN.to, days)),
    guests: fc.integer({ min: 1, max: 3 }),
    requestedAt: fc.integer({ min: 0, max: 2 }).map((hours) => SOME_TIME.add({ hours })),
  })
}
