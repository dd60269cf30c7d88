import { infiniteQueryOptions } from '@tanstack/react-query'
import { BOARD_DATA, type BoardDatum } from '../../domain/catalogue/missing.ts'
import { graphql } from '../gen/gql.ts'
import type { BoardItemPartsFragment, MissingBoardQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment BoardItemParts on BoardItem {
    section
    datum
    isDone
    isOptional
    isWaiting
    minutes
    groupId
    listingId
    billingDetailsId
    name
    homes
    step
    field
  }
`)

const boardQuery = graphql(`
  query MissingBoard($search: String, $datum: BoardDatum, $offset: Int!, $limit: Int!) {
    missingBoard {
      asked
      minutes
      done
      identity {
        sentence
        failureReason
        explanation
      }
      items {
        ...BoardItemParts
      }
      homes(search: $search, datum: $datum, offset: $offset, limit: $limit) {
        totalCount
        all
        lacking {
          datum
          homes
        }
        nodes {
          groupId
          name
          items {
            ...BoardItemParts
          }
        }
      }
    }
    taxDataRequest {
      heldAt
      holdsFrom
    }
  }
`)

/** Something that is asked of the landlord: given, or missing. */
export type BoardItem = BoardItemPartsFragment

/** The board: what is asked for all homes together, and a window of the homes that lack something to be shown. */
export type Board = MissingBoardQuery['missingBoard']

/** Where the verification of the landlord's identity stands; null where it isn't asked for. */
export type BoardIdentity = Board['identity']

/** Since when data are asked for that tax reporting lacks; null where none are. */
export type TaxDataRequest = MissingBoardQuery['taxDataRequest']

/** Which homes of the board are shown. */
export interface HomesFilter {
  q: string
  lacks: BoardDatum | null
}

/** The filter that an address says. */
export function readHomesFilter(search: Record<string, string | undefined>): HomesFilter {
  return { q: search.q ?? '', lacks: BOARD_DATA.find((datum) => datum === search.lacks) ?? null }
}

/** Homes at once. */
const WINDOW = 10

/** What the landlord's world lacks, with the homes that fit the filter in windows. */
export function missingOptions({ q, lacks }: HomesFilter) {
  return infiniteQueryOptions({
    queryKey: ['missing', q, lacks],
    queryFn: ({ pageParam }) =>
      request(boardQuery, { search: q, datum: lacks, offset: pageParam, limit: WINDOW }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * WINDOW < last.missingBoard.homes.totalCount ? pages.length * WINDOW : undefined,
  })
}
