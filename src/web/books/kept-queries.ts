import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { KeptOfErasedQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const keptQuery = graphql(`
  query KeptOfErased($invoiceIds: [ID!], $paymentIds: [ID!], $billingDetailsIds: [ID!], $landlordIds: [ID!]) {
    keptOfErased(
      invoiceIds: $invoiceIds
      paymentIds: $paymentIds
      billingDetailsIds: $billingDetailsIds
      landlordIds: $landlordIds
    ) {
      _id
      laws
      until
      isOver
      isShared
    }
  }
`)

/** Why and until when something of an erased account is kept. */
export type Kept = KeptOfErasedQuery['keptOfErased'][number]

/** What is asked for, by ids. */
type AskedForKept = Partial<
  Record<'invoiceIds' | 'paymentIds' | 'billingDetailsIds' | 'landlordIds', string[]>
>

function keptOptions(asked: AskedForKept) {
  return queryOptions({
    queryKey: ['books', 'kept', asked],
    queryFn: async () => new Map((await request(keptQuery, asked)).keptOfErased.map((one) => [one._id, one])),
    enabled: Object.values(asked).some((ids) => ids.length > 0),
  })
}

/** What of a list is of an erased account, by its id. */
export function useKept(asked: AskedForKept): ReadonlyMap<string, Kept> {
  return useQuery({ ...keptOptions(asked), placeholderData: keepPreviousData }).data ?? NOTHING
}

const NOTHING: ReadonlyMap<string, Kept> = new Map()
