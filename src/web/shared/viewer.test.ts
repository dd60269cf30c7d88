import { expect, test } from 'vitest'
import type { BootstrapViewer } from '../bootstrap.ts'
import { canBeginListing } from './viewer.ts'

const viewer = (change: Partial<BootstrapViewer>) =>
  ({
    landlord: false,
    landlordId: null,
    role: null,
    access: 'FULL',
    permissions: [],
    ...change,
  }) as BootstrapViewer

test.each([
  ['nobody', null, false],
  ['a tenant', viewer({}), false],
  ['a landlord', viewer({ landlord: true, landlordId: 'own', role: 'OWNER' }), true],
  ['a manager', viewer({ landlordId: 'jana', role: 'MANAGER' }), true],
  ['somebody with limited access', viewer({ landlordId: 'jana', role: 'LIMITED', access: 'LIMITED' }), false],
  ['who came by an access link', viewer({ landlordId: 'jana', role: 'LINK', access: 'LIMITED' }), false],
])('%s may begin a listing: that is %#', (_, who, expected) => {
  expect(canBeginListing(who)).toBe(expected)
})
