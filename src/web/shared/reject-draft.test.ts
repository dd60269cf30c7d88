import { expect, test } from 'vitest'
import { guardedStore, draftKey } from './browser-store.ts'
import { blockedStorage, memoryStorage } from './memory-storage.test-data.ts'
import {
  blockOf,
  checkDraft,
  forgetDraft,
  inputOf,
  keepDraft,
  type OfferedReason,
  readDraft,
  type RejectDraft,
} from './reject-draft.ts'

const offered: OfferedReason[] = [
  { value: 'LISTING_OCCUPIED', explanationRequired: false, blocksRequired: true },
  { value: 'OTHER', explanationRequired: true, blocksRequired: false },
  { value: 'STAY_TOO_SHORT', explanationRequired: false, blocksRequired: false },
]

const request = { from: '2027-02-01', to: '2027-07-31', declineReasons: offered }

const draft: RejectDraft = { reason: null, explanation: '', blockFrom: '2027-02-01', blockTo: '2027-07-31' }

test.each<[string, Partial<RejectDraft>, object]>([
  ['no reason', {}, { reason: 'reasonMissing' }],
  ['a reason that is not offered', { reason: 'PETS_NOT_ALLOWED' }, { reason: 'reasonMissing' }],
  ['no explanation', { reason: 'OTHER', explanation: '  ' }, { explanation: 'explanationMissing' }],
  ['an explanation', { reason: 'OTHER', explanation: 'We move in.' }, {}],
  ['a plain reason', { reason: 'STAY_TOO_SHORT', blockFrom: '' }, {}],
  ['the stay as period', { reason: 'LISTING_OCCUPIED' }, {}],
  ['no first day', { reason: 'LISTING_OCCUPIED', blockFrom: '' }, { blockFrom: 'blockMissing' }],
  [
    'days in the wrong order',
    { reason: 'LISTING_OCCUPIED', blockTo: '2027-01-31' },
    { blockTo: 'blockOrder' },
  ],
  [
    'days that nobody asked for',
    { reason: 'LISTING_OCCUPIED', blockFrom: '2028-01-01', blockTo: '2028-01-31' },
    { blockFrom: 'blockElsewhere' },
  ],
])('%s', (_, changes, errors) => {
  expect(checkDraft({ ...draft, ...changes }, request)).toEqual(errors)
})

test('only what the reason asks for is sent', () => {
  expect(inputOf({ ...draft, reason: 'STAY_TOO_SHORT' }, offered)).toEqual({
    reason: 'STAY_TOO_SHORT',
    explanation: null,
    blockFrom: null,
    blockTo: null,
  })
  expect(inputOf({ ...draft, reason: 'LISTING_OCCUPIED' }, offered)).toMatchObject({
    blockFrom: '2027-02-01',
    blockTo: '2027-07-31',
  })
})

test('the block is known as soon as its reason and both days are', () => {
  const occupied = { ...draft, reason: 'LISTING_OCCUPIED' } as const
  expect(blockOf(occupied, request)).toEqual({ from: '2027-02-01', to: '2027-07-31' })
  expect(blockOf({ ...occupied, blockTo: '' }, request)).toBeNull()
  expect(blockOf({ ...occupied, blockTo: '2027-01-31' }, request)).toBeNull()
  expect(blockOf({ ...draft, reason: 'STAY_TOO_SHORT' }, request)).toBeNull()
  expect(blockOf(draft, request)).toBeNull()
})

const stay = { id: 'a', from: '2027-02-01', to: '2027-07-31' }
const entered: RejectDraft = { ...draft, reason: 'OTHER', explanation: 'We move in.' }

test('what was entered comes back until it is sent', () => {
  const storage = memoryStorage()
  const store = guardedStore(() => storage)
  keepDraft('a', entered, store)
  expect(readDraft(stay, store)).toEqual(entered)
  forgetDraft('a', store)
  expect(readDraft(stay, store)).toEqual(draft)
})

test.each(['{"reason":', 'null', '[1]', '{"reason":7,"explanation":null,"blockFrom":{}}'])(
  'a damaged draft is none: %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem(draftKey('reject', 'a'), text)
    const store = guardedStore(() => storage)
    expect(readDraft(stay, store)).toEqual(draft)
  },
)

test('where site data is blocked, what was entered outlives closing the dialog', () => {
  const store = guardedStore(blockedStorage)
  keepDraft('a', entered, store)
  expect(readDraft(stay, store)).toEqual(entered)
})
