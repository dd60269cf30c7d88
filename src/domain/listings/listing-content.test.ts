import { describe, expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import { checkChangedListing, parseListingPayload, parseQuantity } from './listing-content.ts'

/** The fields that a refusal names. */
function refused(check: () => unknown): string[] {
  try {
    check()
  } catch (error) {
    return error instanceof ValidationError ? Object.keys(error.fields) : [String(error)]
  }
  return []
}

const address = { street: 'Torstraße', streetNumber: '14', zipCode: '10119', city: 'Berlin', country: 'DE' }

describe('the payload of a listing (D7)', () => {
  it.each([
    ['nothing at all', {}],
    ['texts in listing languages', { title: { en: 'Home', pl: 'Dom' }, houseRulesText: {} }],
    ['an address', { address }],
    ['rooms with their beds', { roomsInformation: [{ roomType: 'BEDROOM', singleBedsCount: 2 }] }],
    ['no energy certificate', { energyCertificate: null }],
    [
      'rules with conditions',
      { smokingRules: { rule: 'ALLOWED_WITH_CONDITIONS', conditions: { fr: 'Balcon.' } } },
    ],
    ['a floor below the ground', { floor: -1 }],
    ['an address that is not complete yet', { address: { ...address, street: '', zipCode: '' } }],
    ['a price and an area that nobody knows yet', { price: null, area: null }],
    ['whom tenants talk to, alone', { payoutInformation: { contactPersonId: null } }],
    ['a group with its size', { partOfGroup: true, quantity: 1000 }],
  ])('may be %s', (_, payload) => {
    expect(refused(() => parseListingPayload(payload))).toEqual([])
  })

  it.each([
    ['no object', [], ['']],
    ['amounts with a fraction', { price: 10.5 }, ['price']],
    ['amounts below zero', { deposit: -1 }, ['deposit']],
    ['an area of 11', { area: 11 }, ['area']],
    ['a postal code of another country', { address: { ...address, zipCode: '1011' } }, ['address.zipCode']],
    [
      'somebody without an id',
      { payoutInformation: { contactPersonId: 'Jana' } },
      ['payoutInformation.contactPersonId'],
    ],
    ['a day that is none, again', { availableTo: '2030-02-30' }, ['availableTo']],
    ['a label that is none', { labels: ['VIP'] }, ['labels.0']],
    ['half an address', { address: { ...address, city: undefined } }, ['address.city']],
    ['a country that is none', { address: { ...address, country: 'XX' } }, ['address.country']],
    ['an unknown amenity', { amenities: ['helipad'] }, ['amenities.0']],
    ['an unknown service', { services: { helipad: true } }, ['services.helipad']],
    [
      'a day that is none',
      { energyCertificate: { availability: 'AVAILABLE', issueDate: '2024-02-30' } },
      ['energyCertificate.issueDate'],
    ],
    ['a group of 1001', { partOfGroup: true, quantity: 1001 }, ['quantity']],
    ['a size without a group', { quantity: 2 }, ['quantity']],
    ['back from a group', { partOfGroup: false, quantity: 1 }, ['partOfGroup']],
    [
      'several wrong things',
      { floor: 1.5, homeType: 'CASTLE', landlordId: 'x' },
      ['floor', 'homeType', 'landlordId'],
    ],
  ])("can't be %s", (_, payload, fields) => {
    expect(refused(() => parseListingPayload(payload)).toSorted()).toEqual(fields)
  })

  it('has a price of at most 6000 a square metre', () => {
    const listing = { currency: 'EUR', area: 20, minBookingDuration: null, maxBookingDuration: null }
    expect(refused(() => checkChangedListing({ ...listing, price: 12_000_000 }))).toEqual([])
    expect(refused(() => checkChangedListing({ ...listing, price: 12_000_001 }))).toEqual(['price'])
  })

  it.each([
    [1, []],
    [1000, []],
    [0, ['quantity']],
    [1001, ['quantity']],
    ['2', ['quantity']],
  ])('adds %s units', (quantity, fields) => {
    expect(refused(() => parseQuantity({ quantity }))).toEqual(fields)
  })
})
