import { expect, it } from 'vitest'
import { landlordUserTypeOf } from './landlord-user-type.ts'

it.each([
  [false, false, 'EXPLORER_LANDLORD'],
  // What was public and is deleted makes nobody look around for the first time, but there is nothing to let.
  [false, true, 'EXPLORER_LANDLORD'],
  [true, false, 'POTENTIAL_LANDLORD'],
  [true, true, null],
])('with a listing: %s, public once: %s, a landlord is %s', (hasListing, wasPublished, type) => {
  expect(landlordUserTypeOf({ hasListing, wasPublished })).toBe(type)
})
