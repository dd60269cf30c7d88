import { readRecord, tabStore, draftKey } from './browser-store.ts'

/** Half-chosen dates of a suggestion, with a message to the tenant. */
export interface SuggestionDraft {
  from: string
  to: string
  message: string
}

/** The dates that were left for a request in this tab; else those suggested before, else those asked for. */
export function readSuggestion(
  request: {
    id: string
    from: string
    to: string
    suggestion?: { from: string; to: string; message: string } | null
  },
  store = tabStore,
): SuggestionDraft {
  const kept = readRecord(store, keyOf(request.id)) ?? {}
  const before = request.suggestion ?? { from: request.from, to: request.to, message: '' }
  return {
    from: typeof kept.from === 'string' ? kept.from : before.from,
    to: typeof kept.to === 'string' ? kept.to : before.to,
    message: typeof kept.message === 'string' ? kept.message : before.message,
  }
}

/** Keeps a draft over a closed dialog and a reload. */
export function keepSuggestion(id: string, draft: SuggestionDraft, store = tabStore) {
  store.write(keyOf(id), JSON.stringify(draft))
}

/** Forgets a draft that was sent. */
export function forgetSuggestion(id: string, store = tabStore) {
  store.remove(keyOf(id))
}

function keyOf(id: string): string {
  return draftKey('suggestion', id)
}
