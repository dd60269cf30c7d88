import { expect, test } from 'vitest'
import { isUnder } from './path-scope.ts'

test.each([
  ['all listings', {}, true],
  ['its group', { groupId: 'house' }, true],
  ['another group', { groupId: 'other' }, false],
  ['itself', { listingId: 'flat' }, true],
  ['another listing', { listingId: 'next' }, false],
  ['itself in its group', { groupId: 'house', listingId: 'flat' }, true],
  ['itself in another group', { groupId: 'other', listingId: 'flat' }, false],
  ['another of its group', { groupId: 'house', listingId: 'next' }, false],
])('a flat of a house under the address of %s', (_, path, expected) => {
  expect(isUnder(path, { _id: 'flat', groupId: 'house' })).toBe(expected)
})
