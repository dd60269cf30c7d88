import { expect, it } from 'vitest'
import { guardedStore, forgetDrafts } from '../shared/browser-store.ts'
import { memoryStorage } from '../shared/memory-storage.test-data.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { readRecent, remember } from './palette-recent.ts'

const store = () => {
  const storage = memoryStorage()
  return guardedStore(() => storage)
}
const booking = (key: string): PaletteEntry => ({
  key,
  section: 'BOOKING',
  kind: 'BOOKING',
  name: `Booking ${key}`,
  target: { page: 'bookings', params: { bookingId: key } },
})

it('keeps the last five, the newest first and none twice', () => {
  const kept = store()
  for (const key of ['1', '2', '3', '4', '5', '6', '4']) remember('jana', booking(key), kept)
  expect(readRecent('jana', kept).map(({ key, section }) => [key, section])).toEqual([
    ['4', 'RECENT'],
    ['6', 'RECENT'],
    ['5', 'RECENT'],
    ['3', 'RECENT'],
    ['2', 'RECENT'],
  ])
})

it('is the own of each person, and goes with the logout', () => {
  const kept = store()
  remember('jana', booking('1'), kept)
  expect(readRecent('tom', kept)).toEqual([])
  forgetDrafts([kept])
  expect(readRecent('jana', kept)).toEqual([])
})

it('does without what is damaged, and keeps no actions', () => {
  const kept = store()
  kept.write('mezzo.draft.palette.jana', '{"entries":[{"key":"1"},7]}')
  expect(readRecent('jana', kept)).toEqual([])
  remember('jana', { key: 'dark', section: 'ACTION', kind: 'ACTION', name: 'Dark', run: () => {} }, kept)
  expect(readRecent('jana', kept)).toEqual([])
})
