import { useState } from 'react'
import {
  checkDraft,
  forgetDraft,
  keepDraft,
  readDraft,
  type RejectDraft,
  type RejectedRequest,
  type RejectErrors,
} from './reject-draft.ts'

/** A rejection while it is written. */
export type RejectForm = ReturnType<typeof useRejectForm>

/** A rejection that outlives closing and reload under its id; what is wrong with it is told from the first try on. */
export function useRejectForm(
  request: (RejectedRequest & { id: string }) | undefined,
  id = request?.id ?? '',
) {
  const [changed, setChanged] = useState<RejectDraft | null>(null)
  const [tried, setTried] = useState(false)
  const draft = changed ?? readDraft({ id, from: request?.from ?? '', to: request?.to ?? '' })
  const wrong: RejectErrors = request ? checkDraft(draft, request) : {}
  return {
    draft,
    tried,
    errors: tried ? wrong : {},
    change: (changes: Partial<RejectDraft>) => {
      const next = { ...draft, ...changes }
      setChanged(next)
      keepDraft(id, next)
    },
    /** Counts as a try; true where nothing is wrong. */
    check: () => {
      setTried(true)
      // Its fields stay as they are when it is sent, forgotten, and its dialog closes.
      setChanged(draft)
      return Object.keys(wrong).length === 0
    },
    forget: () => forgetDraft(id),
  }
}
