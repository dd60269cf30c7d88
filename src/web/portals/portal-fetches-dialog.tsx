import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useLast } from '../shared/use-overlay.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { type Portal, type PortalFetch, portalFetchesOptions } from './portal-queries.ts'

const NOT_MODIFIED = 304

/** When a portal asked, with what program, and what it got. */
export function PortalFetchesDialog(props: { portal: Portal | null; onClose: () => void }) {
  const t = useTranslations('portals')
  const errors = useTranslations('errors')
  const portal = useLast(props.portal)
  const query = useQuery({ ...portalFetchesOptions(portal?.id ?? ''), enabled: props.portal !== null })
  const items = useItems(query.data ?? [])
  return (
    <AdaptiveDialog
      opened={props.portal !== null}
      onClose={props.onClose}
      title={t('fetchesOf', { name: portal?.name ?? '' })}
    >
      {query.isPending && <Bone width="70%" />}
      {query.error && (
        <ErrorPanel message={errorMessage(errors, query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && items.length === 0 && <p>{t('neverAsked')}</p>}
      {items.length > 0 && <Timeline items={items} />}
    </AdaptiveDialog>
  )
}

function useItems(fetches: readonly PortalFetch[]) {
  const t = useTranslations('portals')
  const format = useFormat()
  return fetches.map(({ at, status, isFull, sent, removed, userAgent }, index) => ({
    key: `${at} ${index}`,
    title:
      status === NOT_MODIFIED
        ? t('fetch.same')
        : isFull
          ? t('fetch.full', { count: sent })
          : t('fetch.changes', { sent, removed }),
    at: format.instant(at),
    detail: userAgent || t('fetch.unknown'),
    tone: status === NOT_MODIFIED ? ('stone' as const) : ('pine' as const),
  }))
}
