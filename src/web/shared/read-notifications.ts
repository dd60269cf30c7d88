import { READ_NOTIFICATIONS_KEY } from '../../domain/catalogue/interface.ts'
import { localStore, type BrowserStore } from './browser-store.ts'

/** Whether a notice was dismissed in this browser (D2). */
export function isNoticeRead(id: string, store: BrowserStore = localStore): boolean {
  return readIds(store).includes(id)
}

/** Remembers that a notice was dismissed, so that it isn't shown again in this browser. */
export function markNoticeRead(id: string, store: BrowserStore = localStore): void {
  const ids = readIds(store)
  if (!ids.includes(id)) store.write(READ_NOTIFICATIONS_KEY, JSON.stringify([...ids, id]))
}

function readIds(store: BrowserStore): string[] {
  try {
    const kept: unknown = JSON.parse(store.read(READ_NOTIFICATIONS_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    // Written by something else: the same as none.
    return []
  }
}
