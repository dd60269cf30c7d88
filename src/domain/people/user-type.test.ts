import { expect, it } from 'vitest'
import { userTypeOf } from './user-type.ts'

it.each([
  ['SALES', { impersonation: {}, landlordId: 'l', permissions: ['sales'] }],
  ['LANDLORD', { impersonation: null, landlordId: 'l', permissions: ['sales'] }],
  ['STAFF', { impersonation: null, landlordId: null, permissions: ['sales'] }],
  ['TENANT', { impersonation: null, landlordId: null, permissions: [] }],
])('%s is who comes as %o (D6)', (type, viewer) => {
  expect(userTypeOf(viewer)).toBe(type)
})
