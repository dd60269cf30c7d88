import type { useTranslations } from 'use-intl'

/** `useTranslations('errors')`. */
export type ErrorsTranslator = ReturnType<typeof useTranslations<'errors'>>

const NAMES = [
  'AuthenticationRequiredError',
  'ResourceNotFoundError',
  'BookingConflictError',
  'NotAllowedError',
  'UnknownErrorResponseError',
  'GraphQLValidationError',
  'GraphQLResolverError',
  'IdempotencyConflictError',
  'ValidationError',
  'ConnectionError',
  'OtherReleaseError',
  'TooManyRequestsError',
  'OtherPersonError',
  'OtherWorldError',
]

/** Whether an error is one of those that have a sentence of their own. */
export function isNamedError(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ConditionNotMetError' || NAMES.includes(error.name))
}

/**
 * The sentence for an error in the person's language (D8); `t` is `useTranslations('errors')`.
 * A ConditionNotMetError is told by its reason, everything unknown as 'please try again or reload the page'.
 */
export function errorMessage(t: ErrorsTranslator, error: unknown): string {
  if (!(error instanceof Error)) return t('other')
  if (error.name === 'ConditionNotMetError' && 'reason' in error) {
    const reason = String(error.reason)
    return t.has(`conditions.${reason}`) ? t(`conditions.${reason}`) : t('other')
  }
  return NAMES.includes(error.name) ? t(error.name) : t('other')
}

/** The sentence that an area of texts has for the reason of a refusal (`refused.REASON`), else that of the error. */
export function refusalMessage(
  t: { (key: string): string; has(key: string): boolean },
  errors: ErrorsTranslator,
  error: Error,
): string {
  const key = `refused.${'reason' in error ? String(error.reason) : ''}`
  return t.has(key) ? t(key) : errorMessage(errors, error)
}
