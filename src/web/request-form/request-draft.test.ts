import { describe, expect, test } from 'vitest'
import { guardedStore, draftKey } from '../shared/browser-store.ts'
import { blockedStorage, memoryStorage } from '../shared/memory-storage.test-data.ts'
import {
  EMPTY_REQUEST,
  forgetDraft,
  isWorthKeeping,
  loadDraft,
  saveDraft,
  startingValues,
} from './request-draft.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const typed = { ...EMPTY_REQUEST, from: '2027-02-01', children: ['INFANT'], notes: 'Hello “there” 🐈' }

const nobody = { groupId: 'a', viewerId: null }
const ada = { groupId: 'a', viewerId: 'ada' }
const ben = { groupId: 'a', viewerId: 'ben' }

function memory() {
  const storage = memoryStorage()
  return guardedStore(() => storage)
}

describe('a draft', () => {
  test('comes back as it was typed, per group', () => {
    const store = memory()
    expect(saveDraft(store, ada, typed, NOW)).toBe(true)
    expect(loadDraft(store, ada, NOW)).toEqual(typed)
    expect(loadDraft(store, { ...ada, groupId: 'b' }, NOW)).toBeNull()
    forgetDraft(store, ada)
    expect(loadDraft(store, ada, NOW)).toBeNull()
  })

  test('is for nobody but its person', () => {
    const store = memory()
    saveDraft(store, ada, typed, NOW)
    expect(loadDraft(store, ben, NOW)).toBeNull()
    expect(loadDraft(store, nobody, NOW)).toBeNull()
  })

  test('of before the login becomes that of the person who logs in first', () => {
    const store = memory()
    saveDraft(store, nobody, typed, NOW)
    expect(loadDraft(store, nobody, NOW)).toEqual(typed)
    expect(loadDraft(store, ada, NOW)).toEqual(typed)
    expect(loadDraft(store, ada, NOW)).toEqual(typed)
    expect(loadDraft(store, ben, NOW)).toBeNull()
    expect(loadDraft(store, nobody, NOW)).toBeNull()
  })

  test('of before the login does not replace a newer one', () => {
    const store = memory()
    saveDraft(store, nobody, { ...typed, notes: 'older' }, NOW - 1)
    saveDraft(store, ada, typed, NOW)
    expect(loadDraft(store, ada, NOW)).toEqual(typed)
    saveDraft(store, nobody, { ...typed, notes: 'newer' }, NOW + 1)
    expect(loadDraft(store, ada, NOW + 1)).toEqual({ ...typed, notes: 'newer' })
  })

  test('is forgotten after thirty days', () => {
    const store = memory()
    saveDraft(store, ada, typed, NOW)
    expect(loadDraft(store, ada, NOW + 30 * DAY)).toEqual(typed)
    expect(loadDraft(store, ada, NOW + 30 * DAY + 1)).toBeNull()
  })

  test.each([
    'not json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ savedAt: NOW }),
    JSON.stringify({ savedAt: 'yesterday', values: typed }),
  ])('that is not one is no draft: %s', (text) => {
    const store = memory()
    store.write(draftKey('request', 'ada', 'a'), text)
    expect(loadDraft(store, ada, NOW)).toBeNull()
  })

  test('of an older release keeps the fields that still fit', () => {
    const store = memory()
    const values = { from: '2027-02-01', pets: 'yes', children: [1], colour: 'red' }
    store.write(draftKey('request', 'ada', 'a'), JSON.stringify({ savedAt: NOW, values }))
    expect(loadDraft(store, ada, NOW)).toEqual({ ...EMPTY_REQUEST, from: '2027-02-01' })
  })

  test('says when it could not be kept', () => {
    expect(saveDraft(guardedStore(blockedStorage), ada, typed, NOW)).toBe(false)
  })
})

const known = { firstName: 'Lukas', lastName: 'Brandt', phone: '', children: ['CHILD'], paidBy: 'SELF' }

test('without a draft the form starts with what is known of the person', () => {
  expect(startingValues(null, null)).toEqual(EMPTY_REQUEST)
  expect(startingValues(null, known)).toEqual({ ...EMPTY_REQUEST, ...known })
})

test('a draft counts more, but for the person’s names and number where it has none', () => {
  expect(startingValues({ ...typed, firstName: ' ', lastName: 'Brand', phone: '+49 30 1' }, known)).toEqual({
    ...typed,
    firstName: 'Lukas',
    lastName: 'Brand',
    phone: '+49 30 1',
  })
})

test('only what is not known already is worth keeping', () => {
  expect(isWorthKeeping({ ...EMPTY_REQUEST, firstName: 'Lukas', phone: '+49 30 1' }, null)).toBe(false)
  expect(isWorthKeeping({ ...EMPTY_REQUEST, pets: true }, null)).toBe(true)
  expect(isWorthKeeping(typed, null)).toBe(true)
  expect(isWorthKeeping(startingValues(null, known), known)).toBe(false)
  expect(isWorthKeeping({ ...startingValues(null, known), children: [] }, known)).toBe(true)
})
