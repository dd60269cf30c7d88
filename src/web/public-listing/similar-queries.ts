import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const similarListingsQuery = graphql(`
  query SimilarListings($groupId: ID!) {
    similarListings(groupId: $groupId) {
      ...ListingCard
    }
  }
`)

/** Listings that resemble one, for the foot of its page. */
export function similarListingsOptions(groupId: string) {
  return queryOptions({
    queryKey: ['similarListings', groupId],
    queryFn: async () => (await request(similarListingsQuery, { groupId })).similarListings,
  })
}
