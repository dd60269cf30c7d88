import { queryOptions, useQuery } from '@tanstack/react-query'
import { BILLING_DETAILS_STALE_MS } from '../../domain/catalogue/interface.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const taxQuery = graphql(`
  query ShellTaxDetails {
    me {
      _id
      nonCompliantLinkedBillingDetailsId
      generatingRevenueUnderDac7Since
    }
  }
`)

const taxOptions = queryOptions({
  queryKey: ['shell', 'taxDetails'],
  queryFn: async () => (await request(taxQuery)).me ?? null,
  staleTime: BILLING_DETAILS_STALE_MS,
})

/**
 * The billing details of the person that the tax report lacks something of, and the day since which they earn what is
 * reported. As long as it isn't known, and when it can't be loaded: no billing details, no day (D8); the query cache
 * has reported the error.
 */
export function useTaxDetails(enabled: boolean): { billingDetailsId: string | null; since: string | null } {
  const { data } = useQuery({ ...taxOptions, enabled })
  return {
    billingDetailsId: data?.nonCompliantLinkedBillingDetailsId ?? null,
    since: data?.generatingRevenueUnderDac7Since ?? null,
  }
}
