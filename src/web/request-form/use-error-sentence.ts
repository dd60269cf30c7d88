import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import type { StayProblem } from './stay-problem.ts'

/** Tells what is wrong with a field by its text key; the stay's own problem brings days and months along. */
export function useErrorSentence(
  problem: StayProblem | null,
): (kind: string | undefined) => string | undefined {
  const t = useTranslations('requestForm')
  const format = useFormat()
  return (kind) => {
    if (!kind) return undefined
    if (problem?.kind !== kind) return t(`errors.${kind}`)
    switch (problem.kind) {
      case 'notYet':
        return t('errors.notYet', { day: format.day(problem.day) })
      case 'unavailable':
        return t('errors.unavailable', { range: format.dayRange(problem.taken.from, problem.taken.to) })
      case 'belowMinimum':
        return t('errors.belowMinimum', { months: problem.months, day: format.day(problem.day) })
      case 'aboveMaximum':
        return t('errors.aboveMaximum', { months: problem.months, day: format.day(problem.day) })
      default:
        return t(`errors.${kind}`)
    }
  }
}
