import { useTranslations } from 'use-intl'
import { BookingConflictError, ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useReasonText } from '../shared/reason-text.ts'

const DONE_ALREADY = ['ALREADY_SIGNED', 'ALREADY_ANSWERED', 'BOOKED']

/** Tells why a command on a contract failed, in the person's own case; null for what stands beside a field. */
export function useFailureSentence(): (error: Error | null) => string | null {
  const t = useTranslations('contract.failure')
  const tErrors = useTranslations('errors')
  const reasonText = useReasonText()
  return (error) => {
    if (!error) return null
    if (error.name === 'ConnectionError') return t('connection')
    if (error instanceof BookingConflictError) return t('conflict')
    if (error instanceof ValidationError && 'typedName' in error.fields) return null
    const power = error instanceof ValidationError ? error.fields['power'] : undefined
    if (power) return t.has(power) ? t(power) : t('power.other')
    if (!(error instanceof ConditionNotMetError)) return errorMessage(tErrors, error)
    if (error.reason === 'DOCUMENT_CHANGED') return t('changed')
    if (DONE_ALREADY.includes(error.reason)) return t('already')
    return t('condition', { reason: reasonText(error.reason) })
  }
}
