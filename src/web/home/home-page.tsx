import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { CreateLink } from '../shared/create-link.tsx'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { usePhone } from '../shared/use-phone.ts'
import { useTimeZone } from '../shared/use-time-zone.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Figures } from './figures.tsx'
import {
  landlordFiguresQuery,
  landlordListingsQuery,
  needsYouCalendarsQuery,
  needsYouQuery,
  payoutObstacleQuery,
} from './home-queries.ts'
import { readListingFilter } from './listing-filter.ts'
import { Listings } from './listings.tsx'
import { NeedsYou } from './needs-you.tsx'
import { timeIn } from '../shared/today.ts'

// Hardly anybody sees it twice.
const NoListing = lazy(async () => ({ default: (await import('./no-listing.tsx')).NoListing }))

/** Asks for everything of the page in one batch; only a new visit waits for it, not a change of the filter. */
export const loader: PageLoader = ({ queryClient, search }) => {
  void queryClient.prefetchInfiniteQuery(landlordListingsQuery(readListingFilter(search)))
  void queryClient.prefetchQuery(needsYouQuery)
  void queryClient.prefetchQuery(needsYouCalendarsQuery)
  void queryClient.prefetchQuery(payoutObstacleQuery)
  return queryClient.ensureQueryData(landlordFiguresQuery)
}

/** The landlord's first page: what needs an answer, the figures, the listings. */
export function HomePage() {
  const t = useTranslations('home')
  const format = useFormat()
  const viewer = useViewer()
  const phone = usePhone()
  const figures = useQuery(landlordFiguresQuery).data?.landlordFigures
  const { day, hour } = timeIn(useTimeZone())
  const today = format.day(day, 'weekday')
  const greeting = t('greeting', { part: partOfDay(hour), name: viewer?.firstName ?? '' })
  return (
    <Page
      title={greeting}
      documentTitle={t('title')}
      lead={t('dayAndApartments', { day: today, apartments: figures?.apartments ?? 0 })}
      actions={
        // On a phone it stands in the menu, so that what needs an answer is on the first screen.
        !phone &&
        viewer?.access !== 'LIMITED' && (
          <Button
            component={CreateLink}
            variant={figures?.apartments === 0 ? 'plain' : 'primary'}
            icon={<IconPlus size={18} aria-hidden />}
          >
            {t('newListing')}
          </Button>
        )
      }
    >
      {figures?.apartments === 0 ? (
        <Suspense fallback={null}>
          <NoListing />
        </Suspense>
      ) : (
        <>
          <NeedsYou />
          <Figures />
          <Listings />
        </>
      )}
    </Page>
  )
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
