import { ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { ConnectionError } from '../http.ts'
import { changedFields, isSame, mergeValues } from './merge-values.ts'
import type { StepDraft, StepDrafts, StepValues } from './step-drafts.ts'

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
    const known = {
      ...clean,
      saved: knownFields(draft.saved, saved),
      values: knownFields(draft.values, saved),
    }
    return reconcile(step, known, saved, loaded.version)
  }

  /** Brings what was typed together with what the server has; only what both changed is a conflict. */
  function reconcile(step: string, own: StepState, saved: StepValues, version: number): StepState {
    const lost = unanswered.get(step)
    // What went without an answer and has arrived is no change of somebody else.
    const base = lost ? { ...own.saved, ...arrived(lost.sent, saved) } : own.saved
    unanswered.delete(step)
    const { mine, theirs, conflicts } = mergeValues(base, own.values, saved)
    const next = { ...own, values: mine, saved, version, failure: null }
    if (conflicts.length > 0) {
      return { ...next, state: 'CONFLICT', conflict: { mine, theirs, paths: conflicts } }
    }
    const isChanged = changedFields(saved, mine).length > 0
    if (!isChanged) drafts.remove(step)
    return {
      ...next,
      state: isChanged ? 'WAITING' : 'SAVED',
      conflict: null,
      errors: isChanged ? own.errors : {},
    }
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
    const errors = Object.fromEntries(
      Object.entries(before.errors).filter(([path]) => !(fieldOf(path) in values)),
    )
    set(step, { values: { ...before.values, ...values }, errors, failure: null })
    if (before.state !== 'CONFLICT') set(step, { state: 'WAITING' })
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
    const refused = new Set(Object.keys(own.errors).map(fieldOf))
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
    set(step, { state: Object.keys(now.errors).length > 0 ? 'REFUSED' : 'WAITING' })
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
      const refused = Object.entries(error.fields)
      // What was typed anew while it was on its way isn't what was refused, and waits for its own rest.
      const current = refused.filter(([path]) => isSame(own.values[fieldOf(path)], sent[fieldOf(path)]))
      const errors = { ...own.errors, ...Object.fromEntries(current) }
      set(step, { state: Object.keys(errors).length > 0 ? 'REFUSED' : 'WAITING', errors })
      keep(step)
      // One wrong field keeps no other from being saved.
      const wrong = new Set(refused.map(([path]) => fieldOf(path)))
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
      if (step === asked) set(step, reconcile(step, own, saved, fresh.version))
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
      set(step, { ...cleanStep(own.saved, own.version) })
    },
    /** Sends everything that waits, such as after a lost connection. */
    flushAll: async () => {
      const waits: SaveState[] = ['WAITING', 'OFFLINE', 'FAILED']
      for (const [step, { state }] of Object.entries(snapshot.steps))
        if (waits.includes(state)) await flush(step)
    },
  }
}

function cleanStep(saved: StepValues, version: number): StepState {
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

// A draft of an older release may hold fields that are no more, or lack new ones.
function knownFields(kept: StepValues, saved: StepValues): StepValues {
  return Object.fromEntries(
    Object.keys(saved).map((field) => [field, field in kept ? kept[field] : saved[field]]),
  )
}

function arrived(sent: readonly StepValues[], saved: StepValues): StepValues {
  const isArrived = ([field, value]: [string, unknown]) => isSame(value, saved[field])
  return Object.fromEntries(sent.flatMap((values) => Object.entries(values).filter(isArrived)))
}

/** The field that a path leads into, such as 'address' of 'address.street'. */
function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}

function afterRest(run: () => void): () => void {
  const timer = setTimeout(run, SAVE_AFTER_MS)
  return () => clearTimeout(timer)
}
