import { expect, it } from 'vitest'
import { changedAmenities, type GivenAmenities, type ListingAmenities } from './listing-amenities.ts'

const stored: ListingAmenities = {
  amenities: ['wifi', 'dryer'],
  amenitiesAvailability: { dryer: 'AVAILABLE_IN_BUILDING' },
}

it.each<[string, GivenAmenities, ListingAmenities]>([
  ['stay as they are', {}, stored],
  [
    'are those that are told, with the places of what stays',
    { amenities: ['dryer', 'pool'] },
    { ...stored, amenities: ['dryer', 'pool'] },
  ],
  [
    'lose the place of what is gone',
    { amenities: ['wifi'] },
    { amenities: ['wifi'], amenitiesAvailability: {} },
  ],
  [
    'are there where they have a place, in place of all former places',
    { amenitiesAvailability: { pool: 'AVAILABLE_NEAR_BUILDING' } },
    { amenities: ['wifi', 'dryer', 'pool'], amenitiesAvailability: { pool: 'AVAILABLE_NEAR_BUILDING' } },
  ],
  [
    'are gone where they are not available',
    { amenitiesAvailability: { wifi: 'NOT_AVAILABLE' } },
    { amenities: ['dryer'], amenitiesAvailability: {} },
  ],
  ['come by a flag', { amenityFlags: { pool: true } }, { ...stored, amenities: ['wifi', 'dryer', 'pool'] }],
  ['go by a flag', { amenityFlags: { dryer: false } }, { amenities: ['wifi'], amenitiesAvailability: {} }],
  [
    'have no place where a flag contradicts it',
    { amenitiesAvailability: { pool: 'AVAILABLE' }, amenityFlags: { pool: false } },
    { amenities: ['wifi', 'dryer'], amenitiesAvailability: {} },
  ],
  [
    'are there by a flag, nowhere in particular',
    { amenitiesAvailability: { wifi: 'NOT_AVAILABLE' }, amenityFlags: { wifi: true } },
    { amenities: ['dryer', 'wifi'], amenitiesAvailability: {} },
  ],
])('the amenities of an apartment %s', (_, given, after) => {
  expect(changedAmenities(stored, given)).toEqual(after)
})
