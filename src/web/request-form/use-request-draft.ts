import { useState } from 'react'
import type { Account } from './request-form-queries.ts'
import {
  EMPTY_REQUEST,
  forgetDraft,
  isWorthKeeping,
  loadDraft,
  saveDraft,
  type DraftStore,
  type RequestFormValues,
} from './request-draft.ts'

// The property itself throws where site data is blocked, so it is only touched inside guarded calls.
const store: DraftStore = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, text) => window.localStorage.setItem(key, text),
  removeItem: (key) => window.localStorage.removeItem(key),
}

/** The typed values of a request form, kept per group in the browser so that neither a reload nor a login loses them. */
export interface RequestDraft {
  values: RequestFormValues
  change: (changes: Partial<RequestFormValues>) => void
  /** A former draft was filled in. */
  isRestored: boolean
  /** False when the browser refuses to keep it. */
  isKept: boolean
  startAfresh: () => void
  /** Forgets the draft once it was sent. */
  forget: () => void
}

/** The draft of a group; name and phone number are filled in from the account. */
export function useRequestDraft(groupId: string, known: Account | null): RequestDraft {
  const account = {
    ...EMPTY_REQUEST,
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    phone: known?.phone ?? '',
  }
  const [draft] = useState(() => loadDraft(store, groupId, Date.now()))
  const [values, setValues] = useState<RequestFormValues>(() => ({
    ...account,
    ...draft,
    firstName: draft?.firstName || account.firstName,
    lastName: draft?.lastName || account.lastName,
    phone: draft?.phone || account.phone,
  }))
  const [isRestored, setRestored] = useState(draft !== null)
  const [isKept, setKept] = useState(true)
  return {
    values,
    isRestored,
    isKept,
    change: (changes) => {
      const next = { ...values, ...changes }
      setValues(next)
      setKept(!isWorthKeeping(next) || saveDraft(store, groupId, next, Date.now()))
    },
    startAfresh: () => {
      forgetDraft(store, groupId)
      setValues(account)
      setRestored(false)
    },
    forget: () => forgetDraft(store, groupId),
  }
}
