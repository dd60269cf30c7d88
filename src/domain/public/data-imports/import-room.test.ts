import { describe, expect, it } from 'vitest'
import { bytesToCome, IMPORT_ROOM_KEPT, type ImportExtent, missingRoom } from './import-room.ts'

const own: ImportExtent = { size: 1000, partSize: 300, parts: 0, state: 'UPLOADING', unpacked: null }

describe('what an import still takes', () => {
  it.each([
    ['before its first part', {}, 2000],
    ['after two parts', { parts: 2 }, 1400],
    ['after its last part', { parts: 4 }, 1000],
    ['while it is checked', { parts: 4, state: 'CHECKING' }, 1000],
    ['while it waits for a word', { parts: 4, state: 'PLANNED' }, 1000],
    ['where its contents take more', { parts: 4, state: 'PLANNED', unpacked: 60_000 }, 60_000],
    ['where they take less', { parts: 4, state: 'RUNNING', unpacked: 10 }, 1000],
  ] as const)('%s', (_, change, bytes) => {
    expect(bytesToCome({ ...own, ...change })).toBe(bytes)
  })
})

describe('what is missing for an import', () => {
  it.each([
    ['nothing, where the place has no end', null, [], 0],
    ['nothing, where it just fits', IMPORT_ROOM_KEPT + 2000, [], 0],
    ['a byte', IMPORT_ROOM_KEPT + 1999, [], 1],
    ['all, where the place is full', 0, [], IMPORT_ROOM_KEPT + 2000],
    ['what others still take', IMPORT_ROOM_KEPT + 2000, [{ ...own, parts: 2 }], 1400],
  ] as const)('is %s', (_, room, others, missing) => {
    expect(missingRoom(room, own, others)).toBe(missing)
  })
})
