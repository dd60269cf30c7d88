import { queryOptions } from '@tanstack/react-query'
import { type PublicSearch, wholeMapOf } from '../../domain/public/public-search.ts'
import type { MapBounds } from '../../domain/public/map-window.ts'
import { graphql } from '../gen/gql.ts'
import type { PublicMapQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const publicMapQuery = graphql(`
  query PublicMap($filter: PublicSearchFilter!, $bounds: MapBounds!, $zoom: Int!) {
    publicMap(filter: $filter, bounds: $bounds, zoom: $zoom) {
      totalCount
      bounds {
        west
        south
        east
        north
      }
      markers {
        lon
        lat
        count
        priceFrom
        currency
        groupId
        bounds {
          west
          south
          east
          north
        }
      }
    }
  }
`)

/** Homes of a window of the map, those near each other as one. */
export type HomesOnMap = PublicMapQuery['publicMap']

/** The homes of a search in a window of the map at a zoom; without a window all of them, and where they are. */
export function publicMapOptions(search: PublicSearch, window?: { bounds: MapBounds; zoom: number }) {
  const variables = { ...wholeMapOf(search), ...window }
  return queryOptions({
    queryKey: ['publicMap', variables],
    queryFn: async () => (await request(publicMapQuery, variables)).publicMap,
  })
}
