import { describe, expect, test } from 'vitest'
import {
  EMPTY_REQUEST,
  forgetDraft,
  isWorthKeeping,
  loadDraft,
  saveDraft,
  type DraftStore,
} from './request-draft.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const typed = { ...EMPTY_REQUEST, from: '2027-02-01', children: ['INFANT'], notes: 'Hello “there” 🐈' }

function memory(): DraftStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('a draft', () => {
  test('comes back as it was typed, per group', () => {
    const store = memory()
    expect(saveDraft(store, 'a', typed, NOW)).toBe(true)
    expect(loadDraft(store, 'a', NOW)).toEqual(typed)
    expect(loadDraft(store, 'b', NOW)).toBeNull()
    forgetDraft(store, 'a')
    expect(loadDraft(store, 'a', NOW)).toBeNull()
  })

  test('is forgotten after thirty days', () => {
    const store = memory()
    saveDraft(store, 'a', typed, NOW)
    expect(loadDraft(store, 'a', NOW + 30 * DAY)).toEqual(typed)
    expect(loadDraft(store, 'a', NOW + 30 * DAY + 1)).toBeNull()
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
    store.setItem('mezzo.request-draft.a', text)
    expect(loadDraft(store, 'a', NOW)).toBeNull()
  })

  test('of an older release keeps the fields that still fit', () => {
    const store = memory()
    const values = { from: '2027-02-01', pets: 'yes', children: [1], colour: 'red' }
    store.setItem('mezzo.request-draft.a', JSON.stringify({ savedAt: NOW, values }))
    expect(loadDraft(store, 'a', NOW)).toEqual({ ...EMPTY_REQUEST, from: '2027-02-01' })
  })

  test('says when it could not be kept', () => {
    const full: DraftStore = {
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    expect(saveDraft(full, 'a', typed, NOW)).toBe(false)
  })
})

test('only what the account does not know is worth keeping', () => {
  expect(isWorthKeeping({ ...EMPTY_REQUEST, firstName: 'Lukas', phone: '+49 30 1' })).toBe(false)
  expect(isWorthKeeping({ ...EMPTY_REQUEST, pets: true })).toBe(true)
  expect(isWorthKeeping(typed)).toBe(true)
})
