import { isRecord, localStore, readRecord, type BrowserStore, draftKey } from '../shared/browser-store.ts'
import type { PaletteEntry, PaletteTarget } from './palette-entry.ts'

const MOST_RECENT = 5

/** What the person opened from the palette last, the newest first; kept in this browser until the logout. */
export function readRecent(viewerId: string, store: BrowserStore = localStore): PaletteEntry[] {
  const entries = readRecord(store, keyOf(viewerId))?.entries
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

/** Puts an entry first among the recent ones. */
export function remember(viewerId: string, entry: PaletteEntry, store: BrowserStore = localStore) {
  // What is done, not opened, is not worth repeating.
  if (!entry.target) return
  const { key, kind, name, detail, target } = entry
  const others = readRecent(viewerId, store).filter((other) => other.key !== key)
  const entries = [{ key, section: 'RECENT', kind, name, detail, target }, ...others].slice(0, MOST_RECENT)
  store.write(keyOf(viewerId), JSON.stringify({ entries }))
}

// Names of tenants stand in it: it goes at the logout, as drafts do.
function keyOf(viewerId: string): string {
  return draftKey('palette', viewerId)
}

function isEntry(value: unknown): value is PaletteEntry {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.name === 'string' &&
    isTarget(value.target)
  )
}

function isTarget(value: unknown): value is PaletteTarget {
  return isRecord(value) && typeof value.page === 'string'
}
