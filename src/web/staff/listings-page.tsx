import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListingLabelsDialog } from './listing-labels-dialog.tsx'
import { ListingRow } from './listing-row.tsx'
import { staffListingsOptions, type StaffListing } from './listings-queries.ts'
import { ScamDialog } from './scam-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

/** Loads the listings of the search in the address. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(staffListingsOptions(search.q ?? ''))

/** Staff find any listing here; each of their permissions is for something else that is done with it (C6). */
export function StaffListingsPage() {
  const t = useTranslations('staff.listings')
  const staff = useTranslations('staff')
  const [search] = useSearch()
  const [labelled, setLabelled] = useOverlayOf<StaffListing>('labels')
  const [chosen, setChosen] = useOverlayOf<StaffListing>('take-off')
  const [scam, setScam] = useOverlayOf<StaffListing>('scam')
  const query = useQuery({
    ...staffListingsOptions(search.q ?? ''),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
      <ListCard
        query={query}
        items={data}
        illustration={<NoResultsIllustration />}
        title={search.q ? t('none') : t('noneOut')}
        text={search.q ? t('noneText') : t('noneOutText')}
      >
        {(listing) => (
          <ListingRow
            key={listing.groupId}
            listing={listing}
            onTakeOff={() => setChosen(listing)}
            onScam={() => setScam(listing)}
            onLabels={() => setLabelled(listing)}
          />
        )}
      </ListCard>
      <ListingLabelsDialog key={labelled?.groupId} listing={labelled} onClose={() => setLabelled(null)} />
      <ScamDialog key={`scam ${scam?.groupId}`} listing={scam} onClose={() => setScam(null)} />
      <TakeOffDialog key={chosen?.groupId} listing={chosen} onClose={() => setChosen(null)} />
    </Page>
  )
}
