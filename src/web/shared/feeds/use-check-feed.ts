import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { checkFeed } from './feed-mutations.ts'
import { useFeedProblem } from './feed-problem.ts'

/** Reads a feed now, and shows what it answered. */
export function useCheckFeed() {
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
  const problemText = useFeedProblem()
  return useOnce({
    send: (feedId: string) => checkFeed(feedId),
    onDone: (feed) => {
      if (!feed) return
      if (feed.isBeingRead) {
        showToast({ text: t('checkSlow', { label: feed.label }) })
        return
      }
      const { label } = feed
      showToast(
        feed.state === 'FAILING' && feed.error
          ? { text: t('checkFailed', { label, message: problemText(feed) }), tone: 'error' }
          : { text: t('checked', { label, count: feed.events }) },
      )
    },
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
}
