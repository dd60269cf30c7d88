import { useTranslations } from 'use-intl'
import type { TableProblem } from '../../gen/graphql.ts'

/** Says why a table with a problem or without anything to import isn't imported; null where it can be. */
export function useWhyNotImport(): (problem: TableProblem | null, count: number) => string | null {
  const t = useTranslations('tableFile')
  return (problem, count) => {
    if (problem === 'COLUMNS_MISSING') return t('columnsFirst')
    if (problem) return t('notRead')
    return count === 0 ? t('nothing') : null
  }
}
