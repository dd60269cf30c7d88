import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { ListingLabelsDialog } from './listing-labels-dialog.tsx'
import { ListingRow } from './listing-row.tsx'
import { staffListingsOptions, type StaffListing } from './listings-queries.ts'
import { ScamDialog } from './scam-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'
import classes from './staff-page.module.css'

/** Loads the listings of the search in the address. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(staffListingsOptions(search.q ?? ''))

/** Staff find any listing here; each of their permissions is for something else that is done with it (C6). */
export function StaffListingsPage() {
  const t = useTranslations('staff.listings')
  const staff = useTranslations('staff')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const [labelled, setLabelled] = useOverlayOf<StaffListing>('labels')
  const [chosen, setChosen] = useOverlayOf<StaffListing>('take-off')
  const [scam, setScam] = useOverlayOf<StaffListing>('scam')
  const { data, error, refetch } = useQuery({
    ...staffListingsOptions(search.q ?? ''),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={search.q ? t('none') : t('noneOut')}
          text={search.q ? t('noneText') : t('noneOutText')}
          level={2}
        />
      )}
      {data && data.length > 0 && (
        <Card padded={false}>
          <ul className={classes.rows}>
            {data.map((listing) => (
              <ListingRow
                key={listing.groupId}
                listing={listing}
                onTakeOff={() => setChosen(listing)}
                onScam={() => setScam(listing)}
                onLabels={() => setLabelled(listing)}
              />
            ))}
          </ul>
        </Card>
      )}
      <ListingLabelsDialog key={labelled?.groupId} listing={labelled} onClose={() => setLabelled(null)} />
      <ScamDialog key={`scam ${scam?.groupId}`} listing={scam} onClose={() => setScam(null)} />
      <TakeOffDialog key={chosen?.groupId} listing={chosen} onClose={() => setChosen(null)} />
    </Page>
  )
}
