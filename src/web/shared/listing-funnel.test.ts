import { expect, it } from 'vitest'
import { guardedStore } from './browser-store.ts'
import { startListingFunnel } from './listing-funnel.ts'
import { memoryStorage } from './memory-storage.test-data.ts'

it('follows the creation of a listing by 21 random characters, kept for the session (D2)', () => {
  const storage = memoryStorage()
  const session = guardedStore(() => storage)
  const id = startListingFunnel(session)
  expect(id).toMatch(/^[\w-]{21}$/)
  expect(startListingFunnel(session)).toBe(id)
  expect(startListingFunnel(guardedStore(memoryStorage))).not.toBe(id)
})
