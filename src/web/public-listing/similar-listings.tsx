import { useQuery, queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { trackListings } from '../shared/tracker/event-queue.ts'
import { Section } from '../ui/section.tsx'
import { ListingCard } from './listing-card.tsx'
import classes from './search.module.css'

const similarListingsQuery = graphql(`
  query SimilarListings($groupId: ID!) {
    similarListings(groupId: $groupId) {
      ...ListingCard
    }
  }
`)

/** Listings that resemble one, for the foot of its page. */
function similarListingsOptions(groupId: string) {
  return queryOptions({
    queryKey: ['similarListings', groupId],
    queryFn: async () => (await request(similarListingsQuery, { groupId })).similarListings,
  })
}

/** Listings like the one that was looked at; nothing where there is none, and nobody waits for them. */
export function SimilarListings(props: { groupId: string; city: string; today: string }) {
  const t = useTranslations('publicListing')
  const { data: listings } = useQuery(similarListingsOptions(props.groupId))
  useEffect(() => {
    trackListings(
      'ListingViewedInSimilarApartments',
      (listings ?? []).map(({ groupId }) => groupId),
    )
  }, [listings])
  if (!listings || listings.length === 0) return null
  return (
    <Section title={t('similar', { city: props.city })}>
      <div className={classes.cards}>
        {listings.map((listing) => (
          <ListingCard key={listing.groupId} listing={listing} today={props.today} eager={false} />
        ))}
      </div>
    </Section>
  )
}
