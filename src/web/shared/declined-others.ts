import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { BlockedDaysFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { DeclinedPerson } from './declined-people.tsx'
import { blockOf, type RejectDraft } from './reject-draft.ts'

const blockDeclinesQuery = graphql(`
  query BlockDeclines($groupId: ID!, $listingRequestId: ID!, $from: Day!, $to: Day!) {
    daysBlockedByDeclining(listingRequestId: $listingRequestId, from: $from, to: $to) {
      ...BlockedDays
    }
    blockWillDeclineListingRequests(
      groupId: $groupId
      listingRequestId: $listingRequestId
      from: $from
      to: $to
    ) {
      ...DeclinedPerson
    }
  }
`)

/** What declining a request as occupied blocks in which units, and whom that declines, the request itself among them. */
function blockDeclinesOptions(
  page: 'inbox' | 'limited',
  block: { groupId: string; listingRequestId: string; from: string; to: string },
) {
  return queryOptions({
    queryKey: [page, 'blockDeclines', block],
    queryFn: () => request(blockDeclinesQuery, block),
  })
}

/** The request of the dialog, as far as this needs it. */
type DeclinedRequest = Parameters<typeof blockOf>[1] & { id: string; listing: { groupId: string } }

graphql(`
  fragment BlockedDays on BlockedUnitDays {
    listingId
    apartmentName
    from
    to
  }
`)

/** Days that are blocked in a unit. */
export type BlockedDays = BlockedDaysFragment

/** What the block of a dialog takes, and whom it declines too. */
export interface DeclinedOthers {
  people: readonly DeclinedPerson[]
  /** The days that are blocked, unit by unit. */
  blocked: readonly BlockedDays[]
  /** What goes back with the answer, so that exactly these are declined or nothing happens. */
  seen: string[]
  loading: boolean
  error: Error | null
}

/**
 * Whom the block declines too: asked as soon as both days are there, so that nobody is declined unseen (D7); anew
 * with everything else of the page that shows it.
 */
export function useDeclinedOthers(
  page: 'inbox' | 'limited',
  listingRequest: DeclinedRequest | undefined,
  draft: RejectDraft | null,
): DeclinedOthers {
  const block = listingRequest && draft ? blockOf(draft, listingRequest) : null
  const { data, isLoading, error } = useQuery({
    ...blockDeclinesOptions(page, {
      groupId: listingRequest?.listing.groupId ?? '',
      listingRequestId: listingRequest?.id ?? '',
      from: block?.from ?? '',
      to: block?.to ?? '',
    }),
    enabled: block !== null,
  })
  const all = (block && data?.blockWillDeclineListingRequests) ?? []
  const people = all.filter((other) => other.listingRequestId !== listingRequest?.id)
  return {
    people,
    blocked: (block && data?.daysBlockedByDeclining) ?? [],
    seen: people.map(({ listingRequestId }) => listingRequestId),
    loading: isLoading,
    error,
  }
}
