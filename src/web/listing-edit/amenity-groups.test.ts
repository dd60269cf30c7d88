import { expect, it } from 'vitest'
import { AMENITIES } from '../../domain/catalogue/listings.ts'
import { AMENITY_GROUPS } from './amenity-groups.ts'

it('shows every amenity once', () => {
  expect(Object.values(AMENITY_GROUPS).flat().toSorted()).toEqual(AMENITIES.toSorted())
})
