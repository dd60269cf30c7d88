import { describe, expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import {
  checkChangedListing,
  isPayloadField,
  isUnitField,
  LISTING_FIELDS,
  parseListingPayload,
  parseQuantity,
  sharedFieldsOf,
  givenFieldsOf,
  unitFieldsOf,
} from './listing-content.ts'

/** What a refusal says of each field. */
function problemsOf(check: () => unknown): unknown {
  try {
    check()
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
  return {}
}

const address = { street: 'Torstraße', streetNumber: '14', zipCode: '10119', city: 'Berlin', country: 'DE' }

describe('the fields of a payload', () => {
  it('are those of a listing, its amenities, and what makes a group of it', () => {
    for (const field of [...LISTING_FIELDS, 'wifi', 'quantity', 'partOfGroup', 'published'])
      expect([field, isPayloadField(field)]).toEqual([field, true])
    for (const field of ['createdAt', 'toString', 'amenityFlags', ''])
      expect([field, isPayloadField(field)]).toEqual([field, false])
  })

  it('belong to the group or to a unit', () => {
    const given = parseListingPayload({ area: 48, floor: 2, wifi: true })
    expect(givenFieldsOf(given)).toEqual(['area', 'floor', 'amenities'])
    expect(sharedFieldsOf(given)).toEqual(['area'])
    expect(unitFieldsOf(given)).toEqual(['floor'])
    expect([isUnitField('floor'), isUnitField('area'), isUnitField('toString')]).toEqual([true, false, false])
  })

  it('of single amenities stand together, and are missing where none is told', () => {
    const given = parseListingPayload({ area: 48, wifi: true, dryer: false })
    expect(given).toEqual({ area: 48, amenityFlags: { wifi: true, dryer: false } })
    expect(parseListingPayload({ area: 48 })).toStrictEqual({ area: 48 })
  })
})

describe('what a refusal says', () => {
  it.each<[string, unknown, Record<string, string>]>([
    ['of an unknown field', { nonsense: 1 }, { nonsense: 'listing.unknown' }],
    [
      'of an unknown field within another',
      { address: { ...address, planet: 'Mars' } },
      { 'address.planet': 'listing.unknown' },
    ],
    ['of a wrong amenity', { wifi: 'yes' }, { wifi: 'listing.invalid' }],
    ['of a wrong value', { homeType: 'CASTLE' }, { homeType: 'listing.invalid' }],
    ['of an area out of range', { area: 3 }, { area: 'listing.area.range' }],
    [
      'of a postal code of another country',
      { address: { ...address, zipCode: '1234' } },
      { 'address.zipCode': 'listing.address.zipCode' },
    ],
    ['of a floor plan that is none', { floorPlanUrl: '/elsewhere.png' }, { floorPlanUrl: 'listing.invalid' }],
    ['of a group without a size', { partOfGroup: true }, { quantity: 'listing.partOfGroup.quantity' }],
    ['of a size without a group', { quantity: 2 }, { quantity: 'listing.partOfGroup.quantity' }],
    ['of a vacancy below nothing', { maxVacancy: -1 }, { maxVacancy: 'listing.invalid' }],
    ['of a vacancy in years', { maxVacancyUnit: 'YEAR' }, { maxVacancyUnit: 'listing.invalid' }],
    [
      'of an unknown calculation',
      { invoiceCalculationMethod: 'BY_MOOD' },
      { invoiceCalculationMethod: 'listing.invalid' },
    ],
    ['of a list', [], { '': 'listing.invalid' }],
    ['of a list with something in it', [{ area: 48 }], { '': 'listing.invalid' }],
    ['of nothing', null, { '': 'listing.invalid' }],
    ['of a text', 'area', { '': 'listing.invalid' }],
  ])('%s', (_, body, problems) => {
    expect(problemsOf(() => parseListingPayload(body))).toEqual(problems)
  })

  it('of a size that is none', () => {
    expect(problemsOf(() => parseQuantity({ quantity: 0 }))).toEqual({ quantity: 'listing.invalid' })
  })

  it('takes a file of ours and an address of the former product for a floor plan', () => {
    const file = '/api/files/0f8fad5b-d9cb-469f-a165-70867728950e'
    expect(parseListingPayload({ floorPlanUrl: file })).toEqual({ floorPlanUrl: file })
  })
})

describe('a changed listing', () => {
  const listing = {
    price: 150_000,
    currency: 'EUR',
    area: 48,
    minBookingDuration: null,
    maxBookingDuration: null,
  }
  it.each<[number | null, number | null, boolean]>([
    [null, null, true],
    [3, null, true],
    [null, 3, true],
    [3, 3, true],
    [3, 4, true],
    [4, 3, false],
  ])('may have stays from %s to %s months: %s', (minBookingDuration, maxBookingDuration, fits) => {
    const problems = fits ? {} : { maxBookingDuration: 'listing.maxBookingDuration.belowMinimum' }
    expect(
      problemsOf(() => checkChangedListing({ ...listing, minBookingDuration, maxBookingDuration })),
    ).toEqual(problems)
  })

  it('says of which field the price is too high', () => {
    expect(problemsOf(() => checkChangedListing({ ...listing, price: 600_000 * 48 + 1 }))).toEqual({
      price: 'listing.price.perSquareMetre',
    })
  })
})
