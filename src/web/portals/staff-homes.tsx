import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { pageOf, Pager } from '../shared/pager.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { HomeList } from './home-list.tsx'
import { staffPortalHomesOptions } from './portal-queries.ts'

/** Any landlord's homes: what each portal gets of them, and why not. */
export function StaffPortalHomes() {
  const t = useTranslations('portals')
  const errors = useTranslations('errors')
  const reasonText = useCatalogueText('catalogue.portalObstacle')
  const [search] = useSearch()
  const { data, error, refetch } = useQuery({
    ...staffPortalHomesOptions(search.q ?? '', pageOf(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={t('homes.staffTitle')}
      lead={t('homes.staffLead')}
      back={<PageLink page="staffPortals">{t('title')}</PageLink>}
    >
      <SearchField param="q" label={t('homes.search')} placeholder={t('homes.searchHint')} />
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('homes.notFound')}
          text={t('homes.notFoundText')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && <HomeList homes={data.nodes} why={reasonText} isOwn={false} />}
      {data && <Pager total={data.totalCount} />}
    </Page>
  )
}
