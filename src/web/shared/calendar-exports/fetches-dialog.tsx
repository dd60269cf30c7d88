import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Timeline } from '../../ui/timeline.tsx'
import { useFormat } from '../format.ts'
import { HistoryDialog } from '../history-dialog.tsx'
import { useCatalogueText } from '../status-text.ts'
import { useLast } from '../use-overlay.ts'
import { type ExportFetch, type ExportLink, fetchesOptions } from './export-queries.ts'

const NOT_MODIFIED = 304

/** When a link was fetched, by what, and whether the calendar was new to it. */
export function FetchesDialog(props: { link: ExportLink | null; onClose: () => void }) {
  const t = useTranslations('calendarExports')
  const link = useLast(props.link)
  const query = useInfiniteQuery({
    ...fetchesOptions(link?.id ?? ''),
    enabled: props.link !== null,
  })
  const items = useItems(query.data?.pages.flat() ?? [])
  return (
    <HistoryDialog
      opened={props.link !== null}
      onClose={props.onClose}
      title={t('fetches.title', { label: link?.label ?? '' })}
      history={query}
      words={{ close: t('close'), more: t('fetches.more') }}
    >
      {query.isSuccess && items.length === 0 && <p>{t('fetches.empty')}</p>}
      {items.length > 0 && <Timeline items={items} />}
    </HistoryDialog>
  )
}

function useItems(fetches: readonly ExportFetch[]) {
  const t = useTranslations('calendarExports.fetches')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const format = useFormat()
  return fetches.map((fetched, at) => ({
    key: `${fetched.at} ${at}`,
    title: t(fetched.status === NOT_MODIFIED ? 'had' : 'got'),
    at: format.instant(fetched.at),
    detail: fetched.fetcher ? platformText(fetched.fetcher) : fetched.userAgent || t('unknown'),
    tone: fetched.status === NOT_MODIFIED ? ('stone' as const) : ('pine' as const),
  }))
}
