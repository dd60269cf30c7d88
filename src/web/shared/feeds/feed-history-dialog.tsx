import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Tone } from '../../ui/pill.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useFormat } from '../format.ts'
import { HistoryDialog } from '../history-dialog.tsx'
import { useCatalogueText } from '../status-text.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { type FeedChange, feedHistoryOptions } from './feed-queries.ts'

/** What a feed has changed, when, and why; newest first. */
export function FeedHistoryDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const query = useInfiniteQuery({ ...feedHistoryOptions(feed.id), enabled: opened })
  const items = useItems(query.data?.pages.flatMap((page) => page.nodes) ?? [])
  return (
    <HistoryDialog
      opened={opened}
      onClose={onClose}
      title={t('history.title', { label: feed.label })}
      history={query}
      words={{ close: t('close'), more: t('history.more') }}
    >
      {query.isSuccess && items.length === 0 && <p>{t('history.empty', { label: feed.label })}</p>}
      {items.length > 0 && <Timeline items={items} />}
    </HistoryDialog>
  )
}

const TONES: Record<FeedChange['kind'], Tone> = {
  BLOCKED: 'pine',
  FREED: 'blue',
  MOVED: 'blue',
  HELD_BACK: 'amber',
  WINDOW_LIMIT: 'stone',
  ECHO: 'stone',
  SAME_STAY: 'stone',
  KEPT: 'stone',
  UNSETTLED: 'amber',
}

function useItems(changes: readonly FeedChange[]) {
  const t = useTranslations('feeds.history')
  const reasonText = useCatalogueText('catalogue.calendarChangeReason')
  const format = useFormat()
  return changes.map((change) => {
    const days = format.dayRange(change.from, change.to)
    const before =
      change.fromBefore && change.toBefore ? format.dayRange(change.fromBefore, change.toBefore) : ''
    const reason = reasonText(change.reason)
    return {
      key: change.id,
      title: t(`change.${change.kind}`, { days, before }),
      at: format.instant(change.at),
      detail: change.summary ? t('why', { reason, summary: change.summary }) : reason,
      tone: TONES[change.kind],
    }
  })
}
