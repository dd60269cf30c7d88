import { expect, it } from 'vitest'
import { landlordUserTypeOf, userTypeOf } from './user-type.ts'

it.each([
  ['SALES', { impersonation: {}, landlordId: 'l', permissions: ['sales'] }],
  ['LANDLORD', { impersonation: null, landlordId: 'l', permissions: ['sales'] }],
  ['SALES', { impersonation: null, landlordId: null, permissions: ['sales'] }],
  ['SCAM', { impersonation: null, landlordId: null, permissions: ['VERIFF', 'TEST', 'scam'] }],
  ['ACCOUNTING', { impersonation: null, landlordId: null, permissions: ['sales', 'accounting'] }],
  ['STAFF', { impersonation: null, landlordId: null, permissions: ['LOCALISATION'] }],
  ['TENANT', { impersonation: null, landlordId: null, permissions: [] }],
])('%s is who comes as %o (D6)', (type, viewer) => {
  expect(userTypeOf(viewer)).toBe(type)
})

it.each([
  [false, false, 'EXPLORER_LANDLORD'],
  // What was public and is deleted makes nobody look around for the first time, but there is nothing to let.
  [false, true, 'EXPLORER_LANDLORD'],
  [true, false, 'POTENTIAL_LANDLORD'],
  [true, true, null],
])('with a listing: %s, public once: %s, a landlord is %s', (hasListing, wasPublished, type) => {
  expect(landlordUserTypeOf({ hasListing, wasPublished })).toBe(type)
})
