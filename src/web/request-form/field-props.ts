import type { RequestFormValues } from './request-draft.ts'

/** What every part of the request form is given. */
export interface PartProps {
  values: RequestFormValues
  change: (changes: Partial<RequestFormValues>) => void
  /** The sentence for what is wrong with a field, or undefined. */
  errorOf: (field: string) => string | undefined
}
