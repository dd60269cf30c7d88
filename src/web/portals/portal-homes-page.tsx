import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PORTAL_OBSTACLES } from '../../domain/catalogue/portals.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { pageOf, Pager } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { HomeList } from './home-list.tsx'
import { portalHomesOptions } from './portal-queries.ts'

/** Loads a page of the landlord's homes. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(portalHomesOptions(pageOf(search)))

/** Where else a landlord's homes are shown: each partner portal, and why not. */
export function PortalHomesPage() {
  const t = useTranslations('portals')
  const [search] = useSearch()
  const { data } = useSuspenseQuery(portalHomesOptions(pageOf(search)))
  const hasPortals = data.nodes.some(({ portals }) => portals.length > 0)
  const why = (reason: string) => {
    const known = oneOf(PORTAL_OBSTACLES, reason)
    return known ? t(`why.${known}`) : reason
  }
  return (
    <Page
      title={t('homes.title')}
      lead={t('homes.lead')}
      back={<PageLink page="homepage">{t('homes.back')}</PageLink>}
    >
      {hasPortals ? (
        <HomeList homes={data.nodes} why={why} isOwn />
      ) : (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('homes.none')}
          text={t('homes.noneText')}
          level={2}
        />
      )}
      <Pager total={data.totalCount} />
    </Page>
  )
}
