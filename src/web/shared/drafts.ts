import { localStore, tabStore, type BrowserStore } from './browser-store.ts'

const PREFIX = 'mezzo.draft.'

/** The key of what somebody has typed and not sent yet. */
export function draftKey(...parts: string[]): string {
  return PREFIX + parts.join('.')
}

/** Forgets everything that was typed and not sent, at logout: the next person at this browser must not read it. */
export function forgetDrafts(stores: readonly BrowserStore[] = [localStore, tabStore]) {
  for (const store of stores) store.removeAll(PREFIX)
}
