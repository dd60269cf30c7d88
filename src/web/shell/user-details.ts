import { queryOptions } from '@tanstack/react-query'
import { BILLING_DETAILS_STALE_MS } from '../../domain/catalogue/interface.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { reportError } from '../shared/report-client-error.ts'

const detailsQuery = graphql(`
  query ShellUserDetails {
    me {
      _id
      nonCompliantLinkedBillingDetailsId
    }
  }
`)

/**
 * What the frame of the pages asks about the person, once per visit. A failed load is reported and ignored: nothing
 * is known of billing details then (D8).
 */
export function userDetailsOptions() {
  return queryOptions({
    queryKey: ['shell', 'userDetails'],
    queryFn: async () => {
      try {
        return (await request(detailsQuery)).me?.nonCompliantLinkedBillingDetailsId ?? null
      } catch (error) {
        // D8: ignored, with its default.
        if (error instanceof Error) reportError(error)
        return null
      }
    },
    staleTime: BILLING_DETAILS_STALE_MS,
  })
}
