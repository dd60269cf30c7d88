import { queryOptions } from '@tanstack/react-query'
import { filterOf, type PublicSearch, windowOf } from '../../domain/public/public-search.ts'
import { graphql } from '../gen/gql.ts'
import type { PublicSearchQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const publicSearchQuery = graphql(`
  query PublicSearch($filter: PublicSearchFilter!, $offset: Int!, $limit: Int!) {
    publicSearch(filter: $filter, offset: $offset, limit: $limit) {
      totalCount
      isMore
      city
      currency
      places {
        slug
        city
        total
        priceFrom
        currency
        currencies {
          currency
          total
        }
      }
      nodes {
        ...ListingCard
      }
    }
  }
`)

/** What a search found, with all places. */
export type SearchResult = PublicSearchQuery['publicSearch']

/** Listings that fit a search. */
export function publicSearchOptions(search: PublicSearch) {
  const variables = { filter: filterOf(search), ...windowOf(search) }
  return queryOptions({
    queryKey: ['publicSearch', variables],
    queryFn: async () => (await request(publicSearchQuery, variables)).publicSearch,
  })
}
