import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const reviewCountQuery = graphql(`
  query ReviewCount {
    reviewQueue(limit: 1) {
      counts {
        kind
        total
      }
    }
  }
`)

/** How much waits for a decision of somebody of the staff, for the menu and the palette; asked again every minute. */
export const reviewCountOptions = queryOptions({
  queryKey: ['reviewQueue', 'count'],
  queryFn: async () =>
    (await request(reviewCountQuery)).reviewQueue.counts.reduce((sum, { total }) => sum + total, 0),
  refetchInterval: 60_000,
})
