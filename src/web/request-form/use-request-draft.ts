import { useState } from 'react'
import { localStore } from '../shared/browser-store.ts'
import type { StayInAddress } from '../shared/stay-in-address.ts'
import { useViewer } from '../shared/viewer.ts'
import {
  forgetDraft,
  isWorthKeeping,
  loadDraft,
  saveDraft,
  startingValues,
  type KnownPerson,
  type RequestFormValues,
} from './request-draft.ts'

/** The typed values of a request form, kept per person and group so that neither a reload nor a login loses them. */
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

/** The viewer's draft for a group; what is known of the person is filled in, and the days that they come with. */
export function useRequestDraft(groupId: string, known: KnownPerson, days: StayInAddress): RequestDraft {
  const owner = { groupId, viewerId: useViewer()?.id ?? null }
  const [draft] = useState(() => loadDraft(localStore, owner, Date.now()))
  const [values, setValues] = useState(() => ({ ...startingValues(draft, known), ...days }))
  const [isRestored, setRestored] = useState(draft !== null)
  const [isKept, setKept] = useState(true)
  return {
    values,
    isRestored,
    isKept,
    change: (changes) => {
      const next = { ...values, ...changes }
      setValues(next)
      setKept(!isWorthKeeping(next, known) || saveDraft(localStore, owner, next, Date.now()))
    },
    startAfresh: () => {
      forgetDraft(localStore, owner)
      setValues(startingValues(null, known))
      setRestored(false)
    },
    forget: () => forgetDraft(localStore, owner),
  }
}
