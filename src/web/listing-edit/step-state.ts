import { changedFields, isSame, mergeValues } from './merge-values.ts'
import type { StepDraft, StepValues } from './step-drafts.ts'

/**
 * Where a step stands. WAITING: typed, not sent yet. OFFLINE: waits for a connection. REFUSED: the server found
 * fields wrong. CONFLICT: changed elsewhere as well. FAILED: not saved for another reason.
 */
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'OFFLINE' | 'REFUSED' | 'CONFLICT' | 'FAILED'

/** A step as the form shows it. */
export interface StepState {
  values: StepValues
  /** What the server is known to have. */
  saved: StepValues
  version: number
  state: SaveState
  /** Text keys of wrong fields by their path. */
  errors: Readonly<Record<string, string>>
  failure: Error | null
  conflict: { mine: StepValues; theirs: StepValues; paths: readonly string[] } | null
  /** False where the browser refuses to keep what was typed. */
  isKept: boolean
}

/** A step in which nothing is typed that the server doesn't have. */
export function cleanStep(saved: StepValues, version: number): StepState {
  return {
    values: saved,
    saved,
    version,
    state: 'SAVED',
    errors: {},
    failure: null,
    conflict: null,
    isKept: true,
  }
}

/** A step with what an earlier visit left of it, which may hold fields that are no more, or lack new ones. */
export function withDraft(clean: StepState, draft: StepDraft): StepState {
  const known = (kept: StepValues): StepValues =>
    Object.fromEntries(
      Object.keys(clean.saved).map((field) => [field, field in kept ? kept[field] : clean.saved[field]]),
    )
  return { ...clean, saved: known(draft.saved), values: known(draft.values) }
}

/**
 * Brings what was typed together with what the server has; only what both changed is a conflict. What of `unanswered`,
 * which went without an answer, has arrived is no change of somebody else.
 */
export function reconcile(
  own: StepState,
  saved: StepValues,
  version: number,
  unanswered: StepDraft['unanswered'],
): StepState {
  const base = unanswered ? { ...own.saved, ...arrived(unanswered.sent, saved) } : own.saved
  const { mine, theirs, conflicts } = mergeValues(base, own.values, saved)
  const next = { ...own, values: mine, saved, version, failure: null }
  if (conflicts.length > 0) {
    return { ...next, state: 'CONFLICT', conflict: { mine, theirs, paths: conflicts } }
  }
  const isChanged = changedFields(saved, mine).length > 0
  return {
    ...next,
    state: isChanged ? 'WAITING' : 'SAVED',
    conflict: null,
    errors: isChanged ? own.errors : {},
  }
}

/** A step in which fields are typed anew: what the server said of their former values is told no more. */
export function withTyped(own: StepState, values: StepValues): StepState {
  const errors = Object.entries(own.errors).filter(([path]) => !(fieldOf(path) in values))
  return {
    ...own,
    values: { ...own.values, ...values },
    errors: Object.fromEntries(errors),
    failure: null,
    state: own.state === 'CONFLICT' ? own.state : 'WAITING',
  }
}

/**
 * A step of which the server refused what was sent. What was typed anew meanwhile isn't what was refused, and waits for
 * its own rest.
 */
export function withRefused(own: StepState, sent: StepValues, errors: StepState['errors']): StepState {
  const current = Object.entries(errors).filter(([path]) =>
    isSame(own.values[fieldOf(path)], sent[fieldOf(path)]),
  )
  return { ...own, ...stillRefused({ ...own.errors, ...Object.fromEntries(current) }) }
}

/** The state of a step with something unsaved, by the errors that hold for it. */
export function stillRefused(errors: StepState['errors']): Pick<StepState, 'state' | 'errors'> {
  return { state: Object.keys(errors).length > 0 ? 'REFUSED' : 'WAITING', errors }
}

/** The fields that errors are about, such as 'address' for 'address.street'. */
export function refusedFields(errors: StepState['errors']): Set<string> {
  return new Set(Object.keys(errors).map(fieldOf))
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}

function arrived(sent: readonly StepValues[], saved: StepValues): StepValues {
  const isArrived = ([field, value]: [string, unknown]) => isSame(value, saved[field])
  return Object.fromEntries(sent.flatMap((values) => Object.entries(values).filter(isArrived)))
}
