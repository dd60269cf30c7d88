import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo, PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { isShortlistOfAccount } from '../shared/shortlist-store.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ListingCard } from './listing-card.tsx'
import classes from './search.module.css'
import { shortlistedListingsOptions, shortlistOptions, useShortlist } from './shortlist-queries.ts'
import { utcToday } from '../shared/today.ts'

/** Fetches the list and its listings before the page shows. */
export const loader: PageLoader = async ({ queryClient, viewer }) => {
  const groupIds = await queryClient.ensureQueryData(shortlistOptions(viewer))
  return await queryClient.ensureQueryData(shortlistedListingsOptions(groupIds))
}

/** The listings that somebody put aside: of the account, or of this browser without a login. */
export function ShortlistPage() {
  const t = useTranslations('shortlist')
  const tSearch = useTranslations('publicSearch')
  const viewer = useViewer()
  const { groupIds, remove } = useShortlist()
  const { data: listings, isPlaceholderData } = useQuery({
    ...shortlistedListingsOptions(groupIds),
    placeholderData: (before) => before,
  })
  const shown = listings?.filter(({ groupId }) => groupIds.includes(groupId)) ?? []
  const gone = isPlaceholderData
    ? []
    : groupIds.filter((id) => listings && !listings.some(({ groupId }) => groupId === id))
  const today = utcToday()
  return (
    <Page title={t('title')} lead={t('lead', { count: shown.length })}>
      {!isShortlistOfAccount(viewer) && groupIds.length > 0 && (
        <p>{t.rich('here', { link: linkTo('login', { redirect: window.location.pathname }) })}</p>
      )}
      {gone.length > 0 && (
        <p className={classes.gone} role="status">
          {t('gone', { count: gone.length })}
          <Button size="small" onClick={() => remove(gone)}>
            {t('forget')}
          </Button>
        </p>
      )}
      {!listings ? (
        <ListSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button component={PageLink} page="publicSearch" variant="primary">
              {tSearch('search')}
            </Button>
          }
        />
      ) : (
        <section>
          <h2>
            <VisuallyHidden>{t('link')}</VisuallyHidden>
          </h2>
          <div className={classes.cards}>
            {shown.map((listing, at) => (
              <ListingCard key={listing.groupId} listing={listing} today={today} eager={at < 3} />
            ))}
          </div>
        </section>
      )}
    </Page>
  )
}
