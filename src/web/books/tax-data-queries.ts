import { queryOptions } from '@tanstack/react-query'
import type { TaxDataState } from '../../domain/catalogue/tax.ts'
import { graphql } from '../gen/gql.ts'
import type { SetDac7ExemptionMutationVariables, TaxDataItemsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

const itemsQuery = graphql(`
  query TaxDataItems($state: TaxDataState!, $search: String!, $offset: Int!, $limit: Int!) {
    taxDataItems(state: $state, search: $search, offset: $offset, limit: $limit) {
      totalCount
      nodes {
        _id
        landlordId
        landlordName
        landlordEmail
        name
        missing
        isExempt
        exemptionStatus
        exemptionDeadline
        exemptionReason
        homes
        askedAt
        heldAt
      }
    }
  }
`)

const exemptionMutation = graphql(`
  mutation SetDac7Exemption(
    $billingDetailsId: ID!
    $exemptionStatus: Dac7ExemptionStatus!
    $exemptionDeadline: String
    $exemptionReason: String!
    $idempotencyKey: ID!
  ) {
    setDac7Exemption(
      billingDetailsId: $billingDetailsId
      exemptionStatus: $exemptionStatus
      exemptionDeadline: $exemptionDeadline
      exemptionReason: $exemptionReason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Billing details with what tax reporting lacks of them. */
export type TaxDataItem = TaxDataItemsQuery['taxDataItems']['nodes'][number]

/** A page of billing details in a state, by the beginning of a name or address. */
export function taxDataOptions(state: TaxDataState, search: string, page: number) {
  return queryOptions({
    queryKey: ['books', 'tax', state, search, page],
    queryFn: async () => {
      const offset = (page - 1) * PAGE_SIZE
      return (await request(itemsQuery, { state, search, offset, limit: PAGE_SIZE })).taxDataItems
    },
  })
}

/** Takes billing details out of tax reporting, or back into it. */
export function exempt(
  order: Omit<SetDac7ExemptionMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(exemptionMutation, { ...order, idempotencyKey })
}
