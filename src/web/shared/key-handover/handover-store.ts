import { type BrowserStore, draftKey, isRecord, localStore, readRecord } from '../browser-store.ts'
import type { HandoverDraft } from './handover-draft.ts'
import type { HandoverPlace } from './handover-queries.ts'

/** Counts on with what a draft has: one that a former release kept is none. */
const SHAPE = 1

/** What was entered in this browser and not saved yet; null for nothing. */
export function readHandoverDraft(
  place: HandoverPlace,
  store: BrowserStore = localStore,
): HandoverDraft | null {
  const kept = readRecord(store, keyOf(place))
  const isDraft = kept?.['shape'] === SHAPE && isRecord(kept['entry']) && isRecord(kept['over'])
  return isDraft ? ({ entry: kept['entry'], over: kept['over'] } as unknown as HandoverDraft) : null
}

/** Keeps what is entered over a reload and a closed window; null forgets it. */
export function keepHandoverDraft(
  place: HandoverPlace,
  draft: HandoverDraft | null,
  store: BrowserStore = localStore,
): void {
  if (draft) store.write(keyOf(place), JSON.stringify({ shape: SHAPE, ...draft }))
  else store.remove(keyOf(place))
}

function keyOf({ side, bookingId, kind }: HandoverPlace): string {
  return draftKey('handover', side, bookingId, kind)
}
