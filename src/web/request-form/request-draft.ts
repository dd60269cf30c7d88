import { isRecord, readRecord, type BrowserStore, draftKey } from '../shared/browser-store.ts'

/** What the person has typed into the request form; texts and choices are '' until given. */
export interface RequestFormValues {
  from: string
  to: string
  firstName: string
  lastName: string
  phone: string
  gender: string
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
  /** Other listings that are asked with the same request. */
  otherGroupIds: string[]
  /** Keep what is told of the person in the profile. */
  keepInProfile: boolean
}

/** An empty request form. */
export const EMPTY_REQUEST: RequestFormValues = {
  from: '',
  to: '',
  firstName: '',
  lastName: '',
  phone: '',
  gender: '',
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
  otherGroupIds: [],
  keepInProfile: false,
}

// Older drafts have dates and prices in mind that are no longer true; ours, nothing is specified.
const KEPT_FOR_MS = 30 * 86_400_000

/** Whose draft for which listing. */
export interface DraftOwner {
  groupId: string
  /** Null while nobody is logged in. */
  viewerId: string | null
}

function keyOf(owner: DraftOwner): string {
  return draftKey('request', owner.viewerId ?? 'anonymous', owner.groupId)
}

/** Keeps what was typed; `now` in milliseconds. False when the browser keeps it for this page only. */
export function saveDraft(
  store: BrowserStore,
  owner: DraftOwner,
  values: RequestFormValues,
  now: number,
): boolean {
  return store.write(keyOf(owner), JSON.stringify({ savedAt: now, values }))
}

/**
 * The draft of a person, or null: none, too old, or not readable. What was typed before logging in becomes
 * the draft of the person who then logs in, unless they have a newer one.
 */
export function loadDraft(store: BrowserStore, owner: DraftOwner, now: number): RequestFormValues | null {
  const own = readKept(store, owner, now)
  if (owner.viewerId === null) return own?.values ?? null
  const anonymous = { ...owner, viewerId: null }
  const before = readKept(store, anonymous, now)
  store.remove(keyOf(anonymous))
  if (!before || (own && own.savedAt >= before.savedAt)) return own?.values ?? null
  saveDraft(store, owner, before.values, before.savedAt)
  return before.values
}

function readKept(store: BrowserStore, owner: DraftOwner, now: number) {
  const kept = readRecord(store, keyOf(owner))
  if (typeof kept?.savedAt !== 'number' || now - kept.savedAt > KEPT_FOR_MS) return null
  return isRecord(kept.values) ? { savedAt: kept.savedAt, values: valuesOf(kept.values) } : null
}

/** Forgets a draft, once it was sent or thrown away. */
export function forgetDraft(store: BrowserStore, owner: DraftOwner): void {
  store.remove(keyOf(owner))
}

/** What is known of the person before they type: their account, and the answers of their profile or last request. */
export type KnownPerson = Partial<ProfileValues> | null

/** The fields of the form that tell of the person whatever the stay. */
export type ProfileValues = Omit<
  RequestFormValues,
  'from' | 'to' | 'optionToExtend' | 'otherGroupIds' | 'keepInProfile'
>

/** What the form starts with: the draft, and without one what is known; the person's names in any case. */
export function startingValues(draft: RequestFormValues | null, known: KnownPerson): RequestFormValues {
  return {
    ...EMPTY_REQUEST,
    ...(draft ?? known),
    firstName: draft?.firstName.trim() || known?.firstName || '',
    lastName: draft?.lastName.trim() || known?.lastName || '',
    phone: draft?.phone.trim() || known?.phone || '',
  }
}

/** True when something was typed that is not filled in anyway. */
export function isWorthKeeping(values: RequestFormValues, known: KnownPerson): boolean {
  const { firstName: _first, lastName: _last, phone: _phone, ...typed } = values
  const { firstName: _f, lastName: _l, phone: _p, ...filledIn } = startingValues(null, known)
  return JSON.stringify(typed) !== JSON.stringify(filledIn)
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

/** What every part of the request form is given. */
export interface PartProps {
  values: RequestFormValues
  change: (changes: Partial<RequestFormValues>) => void
  /** The sentence for what is wrong with a field, or undefined. */
  errorOf: (field: string) => string | undefined
}

/** A choice as it stands alone in a list; the catalogue's words are written for the middle of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
