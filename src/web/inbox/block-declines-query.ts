import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const blockDeclinesQuery = graphql(`
  query InboxBlockDeclines($groupId: ID!, $from: Day!, $to: Day!) {
    blockWillDeclineListingRequests(groupId: $groupId, from: $from, to: $to) {
      listingRequestId
      firstName
      lastName
      from
      to
    }
  }
`)

/** The requests of a group that a block would decline, that of the dialog itself among them. */
export function blockDeclinesOptions(block: { groupId: string; from: string; to: string }) {
  return queryOptions({
    queryKey: ['inbox', 'blockDeclines', block],
    queryFn: async () => (await request(blockDeclinesQuery, block)).blockWillDeclineListingRequests,
  })
}
