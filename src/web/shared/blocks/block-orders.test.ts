import { expect, test } from 'vitest'
import type { OwnBlock } from './block-draft.ts'
import { draftOf, draftProblems } from './block-draft.ts'
import { undoOf } from './block-orders.ts'

const before: OwnBlock = {
  id: 'b',
  listingId: 'one',
  from: '2027-03-01',
  to: '2027-03-05',
  reason: 'OWN_USE',
  note: '',
}
const moved: OwnBlock = { ...before, listingId: 'two', from: '2027-04-01', to: '2027-04-05' }

test('what takes an order back', () => {
  const draft = { ...draftOf(before), listingIds: ['two'], from: moved.from, to: moved.to }
  const done = (...blocks: OwnBlock[]) => ({ blocks, declined: 0 })
  expect(undoOf({ kind: 'create', draft, seen: null, skipTaken: false }, done(moved))).toEqual({
    kind: 'delete',
    blocks: [moved],
  })
  expect(undoOf({ kind: 'delete', blocks: [before] }, done(before))).toEqual({
    kind: 'restore',
    blocks: [before],
  })
  expect(undoOf({ kind: 'change', before, draft, seen: 'x' }, done(moved))).toMatchObject({
    kind: 'change',
    before: moved,
    draft: { blockId: 'b', listingIds: ['one'], from: '2027-03-01', to: '2027-03-05', reason: 'OWN_USE' },
    seen: null,
  })
})

test('nothing is taken back where nothing was done', () => {
  const draft = { listingIds: ['one'], from: '2027-03-01', to: '2027-03-05' }
  const nothing = { blocks: [], declined: 0 }
  expect(undoOf({ kind: 'create', draft, seen: null, skipTaken: true }, nothing)).toBeNull()
})

test('a draft is told what is wrong with it', () => {
  const draft = { listingIds: ['one'], from: '2027-03-01', to: '2027-03-05' }
  expect(draftProblems(draft)).toEqual({})
  expect(draftProblems({ ...draft, from: '2027-03-06' })).toEqual({ to: 'ORDER' })
  expect(draftProblems({ ...draft, from: '', listingIds: [] })).toEqual({ from: 'DAY', listingIds: 'UNITS' })
})
