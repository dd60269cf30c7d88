import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const similarListingsQuery = graphql(`
  query SimilarListings($groupId: ID!) {
    similarListings(groupId: $groupId) {
      _id
      groupId
      partOfGroup
      title
      name
      city
      zipCode
      price
      currency
      area
      accommodates
      homeType
      images {
        placeholder
        urls {
          thumbnail
          small
          medium
          large
        }
      }
      unitCount
      minMonths
      unavailable {
        from
        to
      }
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
