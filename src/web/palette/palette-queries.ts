import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { PaletteSearchQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const searchQuery = graphql(`
  query PaletteSearch($text: String!) {
    search(text: $text, first: 5) {
      kind
      id
      name
      listingName
      externalId
      userFriendlyId
      address
      groupId
      partOfGroup
      bookingRequestId
      bookingId
      from
      to
    }
  }
`)

/** Something that the search found. */
export type SearchResult = PaletteSearchQuery['search'][number]

/** Shorter texts are not searched for. */
export const SHORTEST_TEXT = 2

/** What the viewer's listings, tenants, bookings and invoices have with the text in it. */
export function searchOptions(text: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['palette', text],
    queryFn: async () => (await request(searchQuery, { text })).search,
    enabled: enabled && text.length >= SHORTEST_TEXT,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
