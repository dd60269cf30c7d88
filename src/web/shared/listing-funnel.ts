import { tabStore, type BrowserStore } from './browser-store.ts'

const KEY = 'listing-creation-funnel'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'
const LENGTH = 21

/**
 * Begins following the creation of a listing, from the link that leads there (D2), or goes on with the one of this
 * session. Returns its id: 21 random characters that say nothing about the person.
 */
export function startListingFunnel(session: BrowserStore = tabStore): string {
  const kept = session.read(KEY)
  if (kept) return kept
  const id = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % 64]).join('')
  session.write(KEY, id)
  return id
}

/** The id of the creation that this session follows; null where none has begun. */
export function findListingFunnel(session: BrowserStore = tabStore): string | null {
  return session.read(KEY)
}
