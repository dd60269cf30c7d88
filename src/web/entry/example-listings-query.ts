import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const examplesQuery = graphql(`
  query ExploreExamples($city: String) {
    publicListings(city: $city, limit: 4) {
      nodes {
        _id
        groupId
        partOfGroup
        title
        name
        city
        price
        currency
        area
        images {
          urls {
            medium
          }
        }
      }
    }
  }
`)

/** A few listings of a city that others let. */
export function exampleListingsOptions(city: string) {
  return queryOptions({
    queryKey: ['explore', city],
    queryFn: async () => (await request(examplesQuery, { city })).publicListings.nodes,
  })
}
