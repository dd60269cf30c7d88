import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { errorMessage } from '../error-message.ts'

/** Why something was refused, as a sentence. */
export function useHandoverError(): (error: unknown) => string {
  const refusal = useHandoverRefusal()
  const errors = useTranslations('errors')
  return (error) =>
    (error instanceof ConditionNotMetError && refusal(error.reason)) || errorMessage(errors, error)
}

/** The sentence of a refusal; undefined without one, or for one that isn't of handovers. */
export function useHandoverRefusal(): (reason: string | null | undefined) => string | undefined {
  const t = useTranslations('keyHandover.refusals')
  return (reason) => (reason && t.has(reason) ? t(reason) : undefined)
}
