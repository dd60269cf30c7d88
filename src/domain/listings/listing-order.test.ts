import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareSublistings,
  earliestCreated,
  isPublished,
  publicationHistory,
  sortListings,
  windowOfListings,
  type SortedListing,
} from './listing-order.ts'

function listing(name: string, open: number, inProgress: number, blocked: number): SortedListing {
  return {
    groupId: name,
    apartmentName: name,
    counts: { numOpenRequests: open, numInProgressRequests: inProgress, numBlockedRequests: blocked },
  }
}

function names(listings: SortedListing[], language = 'en'): string[] {
  return sortListings(listings, language).map((sorted) => sorted.apartmentName ?? '')
}

const ONCE = '2025-01-01T00:00:00Z'

describe('publishing', () => {
  it.each([
    [{ published: true }, [], 'PUBLISHED'],
    [{ published: false }, [{ published: true }], 'PUBLISHED'],
    [{ published: false, lastPublishedAt: ONCE }, [], 'PREVIOUSLY_PUBLISHED'],
    [{ published: false }, [{ published: false, lastPublishedAt: ONCE }], 'PREVIOUSLY_PUBLISHED'],
    [{ published: false }, [{ published: false, lastPublishedAt: null }], 'NEVER_PUBLISHED'],
    [{ published: false }, [], 'NEVER_PUBLISHED'],
  ])('%o in %o: %s', (one, group, history) => expect(publicationHistory(one, group)).toBe(history))
})

describe('the order of listings', () => {
  it('is by open, in progress, blocked, identifier', () => {
    const listings = [
      listing('none b', 0, 0, 0),
      listing('blocked', 0, 0, 9),
      listing('progress', 0, 1, 0),
      listing('open', 1, 0, 0),
      listing('none a', 0, 0, 0),
    ]
    expect(names(listings)).toEqual(['open', 'progress', 'blocked', 'none a', 'none b'])
  })

  it('takes the identifier before the name and sorts it in the language', () => {
    const listings = [listing('Zoo', 0, 0, 0), listing('Äpfel', 0, 0, 0), listing('Bar', 0, 0, 0)]
    expect(names(listings, 'de')).toEqual(['Äpfel', 'Bar', 'Zoo'])
    expect(names([listing('a', 0, 0, 0), { ...listing('z', 0, 0, 0), externalId: '0' }])).toEqual(['z', 'a'])
  })

  it.each([null, undefined, {}, { numOpenRequests: 1, numInProgressRequests: 1 }])(
    'fails with counts %o',
    (counts) => {
      expect(() => sortListings([{ groupId: 'g1', counts }], 'en')).toThrow(
        'Request counts are missing for group g1',
      )
    },
  )

  it('counts numbers in sublistings', () => {
    const units = ['WE 10', 'WE 9', 'WE 1'].map((externalId) => ({ externalId }))
    expect(units.toSorted(compareSublistings('de')).map((unit) => unit.externalId)).toEqual([
      'WE 1',
      'WE 9',
      'WE 10',
    ])
  })

  it('finds the first created, and whether anything is published', () => {
    const old = { id: 'b', createdAt: Temporal.Instant.from('2024-01-01T00:00:00Z') }
    const young = { id: 'a', createdAt: Temporal.Instant.from('2025-01-01T00:00:00Z') }
    expect(earliestCreated([young, old])).toBe(old)
    const twin = { ...old, id: 'c' }
    expect(earliestCreated([twin, old])).toBe(old)
    expect(earliestCreated([old, twin])).toBe(old)
    expect(earliestCreated([])).toBeUndefined()
    expect(isPublished({ published: false }, [{ published: true }])).toBe(true)
    expect(isPublished({ published: false })).toBe(false)
  })
})

it('a window shows the same listings as the whole order, whatever it cuts through', () => {
  const numbers = fc.integer({ min: 0, max: 2 })
  const listing = fc.record({
    groupId: fc.uuid(),
    externalId: fc.constantFrom(null, 'A 10', 'A 9', 'ä', 'b'),
    apartmentName: fc.constantFrom('Zimmer', 'arbor', 'Äpfel'),
    counts: fc.record({
      numOpenRequests: numbers,
      numInProgressRequests: numbers,
      numBlockedRequests: numbers,
    }),
  })
  fc.assert(
    fc.property(fc.array(listing), fc.nat(30), fc.nat(30), (listings, offset, limit) => {
      expect(windowOfListings(listings, 'de', { offset, limit })).toEqual(
        sortListings(listings, 'de').slice(offset, offset + limit),
      )
    }),
  )
})
