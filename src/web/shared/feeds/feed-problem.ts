import { useTranslations } from 'use-intl'
import { useCatalogueText } from '../status-text.ts'
import type { Feed } from './feed-queries.ts'

/** Why a calendar could not be read: which of the six errors it is (D8), and what happened. */
export function useFeedProblem(): (feed: Pick<Feed, 'error' | 'errorDetail'>) => string {
  const t = useTranslations('feeds.happened')
  const errorText = useCatalogueText('catalogue.calendarSyncError')
  return ({ error, errorDetail }) => {
    const what = errorText(error ?? 'UNKNOWN_ERROR')
    const status = /^HTTP ([0-9]{3})$/.exec(errorDetail ?? '')?.[1]
    if (status) return `${what} ${t('HTTP', { status })}`
    return errorDetail && t.has(errorDetail) ? `${what} ${t(errorDetail)}` : what
  }
}
