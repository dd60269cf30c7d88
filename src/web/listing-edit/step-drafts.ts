import { isRecord, readRecord, type BrowserStore, draftKey } from '../shared/browser-store.ts'

/** The values of a step by their fields, shaped as the API has them. */
export type StepValues = Record<string, unknown>

/** What was typed into a step and is not known to be saved. */
export interface StepDraft {
  values: StepValues
  /** What the server had when the typing began. */
  saved: StepValues
  /** What went to the server without an answer, the last with the key that it went with. */
  unanswered: { sent: StepValues[]; key: string } | null
}

/** Keeps the drafts of one listing's steps in the browser. */
export interface StepDrafts {
  read(step: string): StepDraft | null
  /** False where the browser keeps it for this page only. */
  write(step: string, draft: StepDraft): boolean
  remove(step: string): void
}

// Who comes back later than this finds the listing as it is by then; ours, nothing is specified.
const KEPT_FOR_MS = 30 * 86_400_000

/** The drafts that a person has for a listing or unit, kept for 30 days. */
export function stepDrafts(
  store: BrowserStore,
  owner: { viewerId: string; listing: string },
  now: () => number = Date.now,
): StepDrafts {
  const keyOf = (step: string) => draftKey('listing', owner.viewerId, owner.listing, step)
  return {
    read: (step) => {
      const kept = readRecord(store, keyOf(step))
      if (typeof kept?.savedAt !== 'number' || now() - kept.savedAt > KEPT_FOR_MS) return null
      if (!isRecord(kept.values) || !isRecord(kept.saved)) return null
      return { values: kept.values, saved: kept.saved, unanswered: unansweredOf(kept.unanswered) }
    },
    write: (step, draft) => store.write(keyOf(step), JSON.stringify({ ...draft, savedAt: now() })),
    remove: (step) => store.remove(keyOf(step)),
  }
}

function unansweredOf(kept: unknown): StepDraft['unanswered'] {
  if (!isRecord(kept) || !Array.isArray(kept.sent) || typeof kept.key !== 'string') return null
  return { sent: kept.sent.filter(isRecord), key: kept.key }
}
