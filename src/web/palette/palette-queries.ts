import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { PaletteQuestionQuery, PaletteSearchQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const searchQuery = graphql(`
  query PaletteSearch($text: String!, $first: Int!) {
    search(text: $text, first: $first) {
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

const questionQuery = graphql(`
  query PaletteQuestion($text: String!) {
    answeredQuestion(text: $text) {
      topic
      from
      to
      least
      most
      currency
      names
      total
      answers {
        kind
        id
        groupId
        listingId
        partOfGroup
        homeName
        groupName
        tenantName
        bookingId
        bookingRequestId
        listingRequestId
        from
        to
        amount
        currency
        dueOn
        number
      }
    }
  }
`)

/** A question as it was understood, with its answers. */
export type AnsweredQuestion = NonNullable<PaletteQuestionQuery['answeredQuestion']>

/** What answers a question; null for a text that is none. */
export function questionOptions(text: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['palette', 'question', text],
    queryFn: async () => (await request(questionQuery, { text })).answeredQuestion ?? null,
    enabled: enabled && isSearched(text),
    staleTime: 30_000,
  })
}

/** Something that the search found. */
export type SearchResult = PaletteSearchQuery['search'][number]

const SHORTEST_TEXT = 2

/** Whether a text is long enough to be searched for; a flat may be called by one digit. */
export function isSearched(text: string): boolean {
  return text.length >= SHORTEST_TEXT || /^\d$/.test(text)
}

/** So many of each kind are shown. */
export const MOST_FOUND = 5

/** What the viewer's listings, tenants, bookings and invoices have with the text in it. */
export function searchOptions(text: string, enabled: boolean, first = MOST_FOUND) {
  return queryOptions({
    queryKey: ['palette', text, first],
    queryFn: async () => (await request(searchQuery, { text, first })).search,
    enabled: enabled && isSearched(text),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
