/** What the person has typed into the request form; texts and choices are '' until given. */
export interface RequestFormValues {
  from: string
  to: string
  firstName: string
  lastName: string
  phone: string
  /** One per adult beside the main tenant. */
  otherAdults: string[]
  /** One per child. */
  children: string[]
  pets: boolean
  petsDescription: string
  reasonForStay: string
  employment: string
  companyName: string
  jobTitle: string
  paidBy: string
  optionToExtend: boolean
  notes: string
}

/** An empty request form. */
export const EMPTY_REQUEST: RequestFormValues = {
  from: '',
  to: '',
  firstName: '',
  lastName: '',
  phone: '',
  otherAdults: [],
  children: [],
  pets: false,
  petsDescription: '',
  reasonForStay: '',
  employment: '',
  companyName: '',
  jobTitle: '',
  paidBy: '',
  optionToExtend: false,
  notes: '',
}

// Older drafts have dates and prices in mind that are no longer true; ours, nothing is specified.
const KEPT_FOR_MS = 30 * 86_400_000

/** Where drafts are kept: the browser's localStorage, or anything like it. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function keyOf(groupId: string): string {
  return `mezzo.request-draft.${groupId}`
}

/** Keeps what was typed for a group; `now` in milliseconds. Without room or permission it is kept in the page only. */
export function saveDraft(
  store: DraftStore,
  groupId: string,
  values: RequestFormValues,
  now: number,
): boolean {
  try {
    store.setItem(keyOf(groupId), JSON.stringify({ savedAt: now, values }))
    return true
  } catch {
    // A full or forbidden store must not stop anybody from asking; the caller is told.
    return false
  }
}

/** The draft of a group, or null: none, too old, or not readable. */
export function loadDraft(store: DraftStore, groupId: string, now: number): RequestFormValues | null {
  const kept = parse(read(store, keyOf(groupId)))
  if (!isRecord(kept) || typeof kept.savedAt !== 'number' || now - kept.savedAt > KEPT_FOR_MS) return null
  return isRecord(kept.values) ? valuesOf(kept.values) : null
}

/** Forgets the draft of a group, once it was sent or thrown away. */
export function forgetDraft(store: DraftStore, groupId: string): void {
  try {
    store.removeItem(keyOf(groupId))
  } catch {
    // Where removing is refused nothing was kept either.
  }
}

/** True when something was typed that is not filled in from the account anyway. */
export function isWorthKeeping(values: RequestFormValues): boolean {
  const { firstName: _first, lastName: _last, phone: _phone, ...typed } = values
  const { firstName: _f, lastName: _l, phone: _p, ...empty } = EMPTY_REQUEST
  return JSON.stringify(typed) !== JSON.stringify(empty)
}

function read(store: DraftStore, key: string): string | null {
  try {
    return store.getItem(key)
  } catch {
    // Reading is refused where the browser blocks site data: the same as no draft.
    return null
  }
}

function parse(text: string | null): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    // Written by something else: the same as no draft.
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// A draft of an older release may lack fields or hold others: each field is taken only where its kind fits.
function valuesOf(kept: Record<string, unknown>): RequestFormValues {
  const fitting = Object.entries(EMPTY_REQUEST).filter(([field, empty]) => {
    const value = kept[field]
    return Array.isArray(empty)
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === typeof empty
  })
  return { ...EMPTY_REQUEST, ...Object.fromEntries(fitting.map(([field]) => [field, kept[field]])) }
}
