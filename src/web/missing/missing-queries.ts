import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { MissingBoardQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const boardQuery = graphql(`
  query MissingBoard {
    missingBoard {
      section
      datum
      isDone
      isOptional
      minutes
      groupId
      listingId
      billingDetailsId
      name
      homes
      step
      field
    }
    taxDataRequest {
      heldAt
      holdsFrom
    }
  }
`)

/** Something that is asked of the landlord: given, or missing. */
export type BoardItem = MissingBoardQuery['missingBoard'][number]

/** Since when data are asked for that tax reporting lacks; null where none are. */
export type TaxDataRequest = MissingBoardQuery['taxDataRequest']

/** All that the landlord's world lacks. */
export function missingOptions() {
  return queryOptions({ queryKey: ['missing'], queryFn: () => request(boardQuery) })
}
