import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import { checkFeed } from './feed-mutations.ts'

/** Reads a feed now, and says what it said. */
export function useCheckFeed() {
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
  const problemText = useCatalogueText('catalogue.calendarSyncError')
  return useOnce({
    send: (feedId: string) => checkFeed(feedId),
    onDone: (feed) => {
      if (!feed) return
      const { label, error } = feed
      showToast(
        feed.state === 'FAILING' && error
          ? { text: t('checkFailed', { label, message: problemText(error) }), tone: 'error' }
          : { text: t('checked', { label, count: feed.events }) },
      )
    },
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
}
