import { queryOptions } from '@tanstack/react-query'
import type { FurnitureStandard } from '../../domain/catalogue/listings.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const citiesQuery = graphql(`
  query ExploreCities {
    publicSearch(filter: {}, limit: 1) {
      places {
        city
      }
    }
  }
`)

const rentQuery = graphql(`
  query ExploreRent($city: String!, $area: Int!, $standard: FurnitureStandard!) {
    expectedRent(city: $city, area: $area, standard: $standard) {
      homes
      lowest
      highest
    }
  }
`)

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
        hasSeveralRents
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

/** The cities in which homes are public, those with most first. */
export function rentCitiesOptions() {
  return queryOptions({
    queryKey: ['explore', 'cities'],
    queryFn: async () => (await request(citiesQuery)).publicSearch.places.map(({ city }) => city),
  })
}

/** What a home like this can be let for, by what others ask for. */
export function expectedRentOptions(city: string, area: number, standard: FurnitureStandard) {
  return queryOptions({
    queryKey: ['explore', 'rent', city, area, standard],
    queryFn: async () => (await request(rentQuery, { city, area, standard })).expectedRent,
  })
}
