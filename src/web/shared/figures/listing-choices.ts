import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'

const ListingChoices = graphql(`
  query ListingChoices {
    bookingFilterChoices {
      groups {
        groupId
        name
      }
    }
  }
`)

/** The groups and single listings to choose from, by name. */
export function listingChoicesQuery() {
  return queryOptions({
    queryKey: ['listingChoices'],
    queryFn: async () => (await request(ListingChoices)).bookingFilterChoices?.groups ?? [],
    staleTime: 60_000,
  })
}
