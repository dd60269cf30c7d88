/** What a browser keeps for us. Where it refuses, things are kept as long as the page lives. */
export interface BrowserStore {
  read(key: string): string | null
  /** False when it is kept in the page only. */
  write(key: string, text: string): boolean
  remove(key: string): void
  /** Removes every key that begins so. */
  removeAll(prefix: string): void
}

/** Guards a store of the browser: touching it at all throws where site data is blocked, writing where it is full. */
export function guardedStore(open: () => Storage): BrowserStore {
  const inPage = new Map<string, string>()
  return {
    read: (key) => inPage.get(key) ?? guarded(() => open().getItem(key), null),
    write: (key, text) => {
      const isKept = guarded(() => {
        open().setItem(key, text)
        return true
      }, false)
      if (isKept) inPage.delete(key)
      else inPage.set(key, text)
      return isKept
    },
    remove: (key) => {
      inPage.delete(key)
      guarded(() => open().removeItem(key), undefined)
    },
    removeAll: (prefix) => {
      for (const key of inPage.keys()) if (key.startsWith(prefix)) inPage.delete(key)
      guarded(() => {
        const store = open()
        const keys = Array.from({ length: store.length }, (_, at) => store.key(at))
        for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
      }, undefined)
    },
  }
}

function guarded<Result>(touch: () => Result, refused: Result): Result {
  try {
    return touch()
  } catch {
    // Blocked or full: the page goes on without what it would have kept.
    return refused
  }
}

/** Kept until it is removed, for all tabs. */
export const localStore = guardedStore(() => window.localStorage)

/** Kept for this tab, over a reload. */
export const tabStore = guardedStore(() => window.sessionStorage)

/** The fields of an object that was kept as JSON; null for none, and for what is not one. */
export function readRecord(store: BrowserStore, key: string): Record<string, unknown> | null {
  const text = store.read(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    // Damaged, or written by something else: the same as none.
    return null
  }
}

/** Whether something is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const PREFIX = 'mezzo.draft.'

/** The key of what somebody has typed and not sent yet. */
export function draftKey(...parts: string[]): string {
  return PREFIX + parts.join('.')
}

/** Forgets everything that was typed and not sent, at logout: the next person at this browser must not read it. */
export function forgetDrafts(stores: readonly BrowserStore[] = [localStore, tabStore]) {
  for (const store of stores) store.removeAll(PREFIX)
}
