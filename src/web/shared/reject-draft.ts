import { type DeclineReason, DECLINE_REASONS } from '../../domain/catalogue/reasons.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import { readRecord, tabStore, draftKey } from './browser-store.ts'

/** A half-filled reject dialog. */
export interface RejectDraft {
  reason: DeclineReason | null
  explanation: string
  blockFrom: string
  blockTo: string
}

graphql(`
  fragment OfferedReason on DeclineReason {
    value
    explanationRequired
    blocksRequired
  }
`)

/** What a decline reason asks for, as the API says. */
export interface OfferedReason {
  value: DeclineReason
  explanationRequired: boolean
  blocksRequired: boolean
}

/** What of a request its rejection is checked against. */
export interface RejectedRequest {
  from: string
  to: string
  declineReasons: readonly OfferedReason[]
}

/** The fields that are not right yet; each names the text of its message. */
export type RejectErrors = Partial<
  Record<
    keyof RejectDraft,
    'reasonMissing' | 'explanationMissing' | 'blockMissing' | 'blockOrder' | 'blockElsewhere'
  >
>

/** What keeps a draft from being sent (C5: some reasons need an explanation or the period of unavailability). */
export function checkDraft(draft: RejectDraft, request: RejectedRequest): RejectErrors {
  const reason = request.declineReasons.find((known) => known.value === draft.reason)
  if (!reason) return { reason: 'reasonMissing' }
  const errors: RejectErrors = {}
  if (reason.explanationRequired && !draft.explanation.trim()) errors.explanation = 'explanationMissing'
  if (!reason.blocksRequired) return errors
  if (!isDay(draft.blockFrom)) errors.blockFrom = 'blockMissing'
  if (!isDay(draft.blockTo)) errors.blockTo = 'blockMissing'
  if (errors.blockFrom || errors.blockTo) return errors
  if (draft.blockTo < draft.blockFrom) errors.blockTo = 'blockOrder'
  else if (draft.blockTo < request.from || draft.blockFrom > request.to) errors.blockFrom = 'blockElsewhere'
  return errors
}

/** The days that a complete draft blocks, or null where its reason blocks nothing. */
export function blockOf(draft: RejectDraft, request: RejectedRequest): { from: string; to: string } | null {
  const reason = request.declineReasons.find((known) => known.value === draft.reason)
  const { blockFrom, blockTo } = checkDraft(draft, request)
  if (!reason?.blocksRequired || blockFrom || blockTo) return null
  return { from: draft.blockFrom, to: draft.blockTo }
}

/** What goes over the API: only what the chosen reason asks for; null until one is chosen. */
export function inputOf(draft: RejectDraft, offered: readonly OfferedReason[]) {
  if (!draft.reason) return null
  const reason = offered.find((known) => known.value === draft.reason)
  return {
    reason: draft.reason,
    explanation: draft.explanation.trim() || null,
    blockFrom: reason?.blocksRequired ? draft.blockFrom : null,
    blockTo: reason?.blocksRequired ? draft.blockTo : null,
  }
}

/** The draft that was left for a request in this tab, or one with the stay's own days filled in. */
export function readDraft(request: { id: string; from: string; to: string }, store = tabStore): RejectDraft {
  const kept = readRecord(store, keyOf(request.id)) ?? {}
  return {
    reason: oneOf(DECLINE_REASONS, kept.reason) ?? null,
    explanation: textOf(kept.explanation) ?? '',
    blockFrom: textOf(kept.blockFrom) ?? request.from,
    blockTo: textOf(kept.blockTo) ?? request.to,
  }
}

/** Keeps a draft over a closed dialog and a reload. */
export function keepDraft(id: string, draft: RejectDraft, store = tabStore) {
  store.write(keyOf(id), JSON.stringify(draft))
}

/** Forgets a draft that was sent. */
export function forgetDraft(id: string, store = tabStore) {
  store.remove(keyOf(id))
}

function keyOf(id: string): string {
  return draftKey('reject', id)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
