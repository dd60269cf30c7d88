import { SHORTLIST_MAX } from '../../domain/kernel/constants.ts'
import type { BootstrapViewer } from '../bootstrap.ts'
import { localStore, readRecord } from './browser-store.ts'

const KEY = 'shortlist'

/** Whether a person's shortlist is kept with the account; else it is kept in the browser. */
export function isShortlistOfAccount(viewer: BootstrapViewer | null): boolean {
  return viewer !== null && viewer.role !== 'LINK' && !viewer.impersonation
}

/** The groups that were put aside in this browser, the latest first. */
export function readKeptShortlist(): string[] {
  const ids = readRecord(localStore, KEY)?.groupIds
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, SHORTLIST_MAX) : []
}

/** Keeps the list in this browser; of more than fit the oldest are forgotten. */
export function keepShortlist(groupIds: readonly string[]): void {
  if (groupIds.length === 0) localStore.remove(KEY)
  else localStore.write(KEY, JSON.stringify({ groupIds: groupIds.slice(0, SHORTLIST_MAX) }))
}
