import { errorMessage, type ErrorsTranslator } from './error-message.ts'

/** The sentence that an area of texts has for the reason of a refusal (`refused.REASON`), else that of the error. */
export function refusalMessage(
  t: { (key: string): string; has(key: string): boolean },
  errors: ErrorsTranslator,
  error: Error,
): string {
  const key = `refused.${'reason' in error ? String(error.reason) : ''}`
  return t.has(key) ? t(key) : errorMessage(errors, error)
}
