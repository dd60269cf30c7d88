import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useLast } from '../use-overlay.ts'
import { type ExportFetch, type ExportLink, fetchesOptions } from './export-queries.ts'
import classes from './exports.module.css'

const NOT_MODIFIED = 304

/** When a link was fetched, by what, and whether the calendar was new to it. */
export function FetchesDialog(props: { link: ExportLink | null; onClose: () => void }) {
  const t = useTranslations('calendarExports')
  const errors = useTranslations('errors')
  const link = useLast(props.link)
  const query = useInfiniteQuery({
    ...fetchesOptions(link?.id ?? ''),
    enabled: props.link !== null,
  })
  const items = useItems(query.data?.pages.flat() ?? [])
  return (
    <AdaptiveDialog
      opened={props.link !== null}
      onClose={props.onClose}
      title={t('fetches.title', { label: link?.label ?? '' })}
      footer={
        <Button size="large" onClick={props.onClose}>
          {t('close')}
        </Button>
      }
    >
      {query.isPending && <Bone width="70%" />}
      {query.error && (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && items.length === 0 && <p>{t('fetches.empty')}</p>}
      {items.length > 0 && <Timeline items={items} />}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('fetches.more')}
          </Button>
        </div>
      )}
    </AdaptiveDialog>
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
