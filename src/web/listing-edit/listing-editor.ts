import { ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { ConnectionError } from '../http.ts'
import { changedFields, isSame } from './merge-values.ts'
import type { StepDraft, StepDrafts, StepValues } from './step-drafts.ts'
import {
  cleanStep,
  reconcile,
  refusedFields,
  type SaveState,
  type StepState,
  stillRefused,
  withDraft,
  withRefused,
  withTyped,
} from './step-state.ts'

/** What a listing still lacks to be published, and where it is entered. */
export interface ListingGap {
  gap: string
  step: string
  field: string
}

/** A listing as it is loaded to be edited. */
export interface LoadedListing {
  version: number
  values: Record<string, StepValues>
  gaps: readonly ListingGap[]
}

/** All steps of a listing and what it lacks. */
export interface EditorSnapshot {
  steps: Readonly<Record<string, StepState>>
  gaps: readonly ListingGap[]
}

/** What the editor needs of the outside. */
export interface EditorPorts {
  send(step: string, values: StepValues, version: number, key: string): Promise<SavedStep>
  load(): Promise<LoadedListing>
  drafts: StepDrafts
  newKey?: () => string
  /** Runs something later; returns what calls it off. */
  later?: (run: () => void) => () => void
}

/** The answer to a saved step. */
export interface SavedStep {
  version: number
  gaps: readonly ListingGap[]
}

/** How long typing must rest before it is saved, in milliseconds (ours). */
const SAVE_AFTER_MS = 900

/** Saves the steps of a listing by themselves, one after the other, and keeps what is not saved in the browser. */
export type ListingEditor = ReturnType<typeof createListingEditor>

/** The editor of a loaded listing; drafts of an earlier visit are brought together with what the server has by now. */
export function createListingEditor(loaded: LoadedListing, ports: EditorPorts) {
  const { drafts, newKey = () => crypto.randomUUID(), later = afterRest } = ports
  const listeners = new Set<() => void>()
  const unanswered = new Map<string, NonNullable<StepDraft['unanswered']>>()
  const timers = new Map<string, () => void>()
  let running: Promise<void> = Promise.resolve()
  let snapshot: EditorSnapshot = {
    steps: Object.fromEntries(Object.keys(loaded.values).map((step) => [step, start(step)])),
    gaps: loaded.gaps,
  }

  function start(step: string): StepState {
    const saved = loaded.values[step] ?? {}
    const clean = cleanStep(saved, loaded.version)
    const draft = drafts.read(step)
    if (!draft) return clean
    if (draft.unanswered) unanswered.set(step, draft.unanswered)
    return met(step, withDraft(clean, draft), saved, loaded.version)
  }

  /** A step that the server has told of anew: what went without an answer is settled by that. */
  function met(step: string, own: StepState, saved: StepValues, version: number): StepState {
    const next = reconcile(own, saved, version, unanswered.get(step) ?? null)
    unanswered.delete(step)
    if (next.state === 'SAVED') drafts.remove(step)
    return next
  }

  function set(step: string, change: Partial<StepState>) {
    const before = snapshot.steps[step]
    if (!before) return
    snapshot = { ...snapshot, steps: { ...snapshot.steps, [step]: { ...before, ...change } } }
    for (const listener of listeners) listener()
  }

  function setGaps(gaps: readonly ListingGap[]) {
    snapshot = { ...snapshot, gaps }
    for (const listener of listeners) listener()
  }

  function keep(step: string) {
    const own = snapshot.steps[step]
    if (!own) return
    const draft = { values: own.values, saved: own.saved, unanswered: unanswered.get(step) ?? null }
    set(step, { isKept: drafts.write(step, draft) })
  }

  function change(step: string, values: StepValues) {
    const before = snapshot.steps[step]
    if (!before) return
    set(step, withTyped(before, values))
    keep(step)
    timers.get(step)?.()
    timers.set(
      step,
      later(() => void flush(step)),
    )
  }

  /** Saves a step now; resolves when that is settled, one way or the other. */
  function flush(step: string): Promise<void> {
    timers.get(step)?.()
    timers.delete(step)
    running = running.then(() => save(step))
    return running
  }

  async function save(step: string, tries = 3): Promise<void> {
    const own = snapshot.steps[step]
    if (!own || own.state === 'CONFLICT') return
    const refused = refusedFields(own.errors)
    const changed = changedFields(own.saved, own.values)
    const fields = changed.filter((field) => !refused.has(field))
    if (fields.length === 0) {
      if (changed.length > 0) return set(step, { state: 'REFUSED' })
      drafts.remove(step)
      return set(step, { state: 'SAVED', errors: {}, isKept: true })
    }
    const values = Object.fromEntries(fields.map((field) => [field, own.values[field]]))
    const before = unanswered.get(step)
    const isAgain = before && isSame(before.sent.at(-1), values)
    const key = isAgain ? before.key : newKey()
    unanswered.set(step, { sent: isAgain ? before.sent : [...(before?.sent ?? []), values], key })
    set(step, { state: 'SAVING' })
    keep(step)
    try {
      const answer = await ports.send(step, values, own.version, key)
      unanswered.delete(step)
      set(step, { saved: { ...own.saved, ...values }, version: answer.version })
      setGaps(answer.gaps)
    } catch (error) {
      return failed(step, error, values, tries)
    }
    // Something may have been typed while it was on its way; that waits for its own rest.
    const now = snapshot.steps[step]
    if (!now) return
    if (changedFields(now.saved, now.values).length === 0) return save(step, tries)
    set(step, stillRefused(now.errors))
    keep(step)
  }

  async function failed(step: string, error: unknown, sent: StepValues, tries: number): Promise<void> {
    if (error instanceof ConnectionError) {
      set(step, { state: 'OFFLINE' })
      return keep(step)
    }
    if (error instanceof ValidationError) {
      const own = snapshot.steps[step]
      if (!own) return
      set(step, withRefused(own, sent, error.fields))
      keep(step)
      // One wrong field keeps no other from being saved.
      const wrong = refusedFields(error.fields)
      const fields = Object.keys(sent)
      const isSplit = fields.some((field) => wrong.has(field)) && fields.some((field) => !wrong.has(field))
      return isSplit ? save(step, tries) : undefined
    }
    if (error instanceof ConditionNotMetError && error.reason === 'CHANGED_ELSEWHERE' && tries > 0)
      return changedElsewhere(step, tries)
    set(step, { state: 'FAILED', failure: error instanceof Error ? error : new Error(String(error)) })
    keep(step)
  }

  async function changedElsewhere(step: string, tries: number): Promise<void> {
    try {
      refresh(await ports.load(), step)
    } catch (error) {
      // What the server has by now is not known; the next try asks again.
      set(step, { state: error instanceof ConnectionError ? 'OFFLINE' : 'FAILED', failure: error as Error })
      return
    }
    if (snapshot.steps[step]?.state === 'WAITING') await save(step, tries - 1)
  }

  /** Takes over what was loaded anew; a step with unsaved changes keeps them, until the server is asked about it. */
  function refresh(fresh: LoadedListing, asked?: string) {
    for (const [step, saved] of Object.entries(fresh.values)) {
      const own = snapshot.steps[step]
      if (!own) continue
      if (step === asked) set(step, met(step, own, saved, fresh.version))
      else if (own.state === 'SAVED' && fresh.version >= own.version) {
        // A blank at the end of what is being typed is no difference, and stays until the next word.
        const values = isSame(own.values, saved) ? own.values : saved
        set(step, { values, saved, version: fresh.version })
      }
    }
    setGaps(fresh.gaps)
  }

  return {
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    flush,
    refresh,
    /** Loads the listing anew, for what is saved elsewhere on the page. */
    reload: async () => refresh(await ports.load()),
    /** Settles a conflict and saves what comes of it. */
    resolve: (step: string, version: 'MINE' | 'THEIRS') => {
      const conflict = snapshot.steps[step]?.conflict
      if (!conflict) return
      const values = version === 'MINE' ? conflict.mine : conflict.theirs
      set(step, { values, conflict: null, state: 'WAITING', errors: {} })
      keep(step)
      void flush(step)
    },
    /** Gives up what is not saved of a step. */
    discard: (step: string) => {
      const own = snapshot.steps[step]
      if (!own) return
      timers.get(step)?.()
      drafts.remove(step)
      set(step, cleanStep(own.saved, own.version))
    },
    /** Sends everything that waits, such as after a lost connection. */
    flushAll: async () => {
      const waits: SaveState[] = ['WAITING', 'OFFLINE', 'FAILED']
      for (const [step, { state }] of Object.entries(snapshot.steps))
        if (waits.includes(state)) await flush(step)
    },
  }
}

function afterRest(run: () => void): () => void {
  const timer = setTimeout(run, SAVE_AFTER_MS)
  return () => clearTimeout(timer)
}
