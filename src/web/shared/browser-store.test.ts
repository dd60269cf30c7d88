import { describe, expect, test } from 'vitest'
import { guardedStore, readRecord, draftKey, forgetDrafts } from './browser-store.ts'
import { blockedStorage, memoryStorage } from './memory-storage.test-data.ts'

describe('a store', () => {
  test('keeps what is written and forgets what is removed', () => {
    const storage = memoryStorage()
    const store = guardedStore(() => storage)
    expect(store.write('a', '1')).toBe(true)
    expect(guardedStore(() => storage).read('a')).toBe('1')
    store.remove('a')
    expect(store.read('a')).toBeNull()
  })

  test('keeps for the page what the browser refuses, and says so', () => {
    const store = guardedStore(blockedStorage)
    expect(store.read('a')).toBeNull()
    expect(store.write('a', '1')).toBe(false)
    expect(store.read('a')).toBe('1')
    store.remove('a')
    expect(store.read('a')).toBeNull()
    store.removeAll('a')
  })

  test('prefers what it could not write to what is older', () => {
    const storage = memoryStorage()
    storage.setItem('a', 'old')
    const full: Storage = { ...storage, setItem: () => expect.fail('QuotaExceededError') }
    const store = guardedStore(() => full)
    expect(store.write('a', 'new')).toBe(false)
    expect(store.read('a')).toBe('new')
  })

  test.each(['not json', 'null', '[]', '7'])('has no record in %s', (text) => {
    const storage = memoryStorage()
    storage.setItem('a', text)
    const store = guardedStore(() => storage)
    expect(readRecord(store, 'a')).toBeNull()
    expect(readRecord(store, 'b')).toBeNull()
  })
})

test('logging out forgets the drafts of everybody and nothing else', () => {
  const storage = memoryStorage()
  const store = guardedStore(() => storage)
  store.write(draftKey('request', 'anybody', 'group'), '1')
  store.write(draftKey('reject', 'request'), '1')
  store.write('mezzo.inboxKeys', 'off')
  forgetDrafts([store, guardedStore(blockedStorage)])
  expect(storage.length).toBe(1)
  expect(store.read('mezzo.inboxKeys')).toBe('off')
})
