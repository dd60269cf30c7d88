import type { RequestFormValues } from './request-draft.ts'

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
