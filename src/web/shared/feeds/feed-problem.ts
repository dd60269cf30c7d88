import { useTranslations } from 'use-intl'
import { useCatalogueText } from '../status-text.ts'
import type { Feed } from './feed-queries.ts'

/** One entry for which a file was refused: what is wrong, the line in which it begins, and its UID. */
const ENTRY = /^ENTRY (NO_START|ENDS_FIRST|NOT_UNDERSTOOD) ([0-9]+) ?(.*)$/

/** Why a calendar could not be read: which of the six errors it is (D8), and what happened. */
export function useFeedProblem(): (feed: Pick<Feed, 'error' | 'errorDetail'>) => string {
  const t = useTranslations('feeds.happened')
  const errorText = useCatalogueText('catalogue.calendarSyncError')
  return ({ error, errorDetail }) => {
    const what = errorText(error ?? 'UNKNOWN_ERROR')
    const status = /^HTTP ([0-9]{3})$/.exec(errorDetail ?? '')?.[1]
    if (status) return `${what} ${t('HTTP', { status })}`
    const [, problem, line, uid] = ENTRY.exec(errorDetail ?? '') ?? []
    if (problem && line) return `${what} ${t(`ENTRY_${problem}`, { line, entry: uid || '?' })}`
    return errorDetail && t.has(errorDetail) ? `${what} ${t(errorDetail)}` : what
  }
}
