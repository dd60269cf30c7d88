import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const inboxCountQuery = graphql(`
  query ShellInboxCount {
    needsYou(first: 1) {
      totalCount
    }
  }
`)

/** How many requests need the landlord, for the badge in the menu; asked again every minute. */
export function inboxCountOptions() {
  return queryOptions({
    queryKey: ['shell', 'inboxCount'],
    queryFn: async () => (await request(inboxCountQuery)).needsYou.totalCount,
    refetchInterval: 60_000,
  })
}
