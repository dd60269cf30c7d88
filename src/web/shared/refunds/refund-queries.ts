import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type { PaidByTenantQuery, RefundReason } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

graphql(`
  fragment RefundFacts on Refund {
    _id
    purpose
    amount
    settledAmount
    currency
    reason
    explanation
    state
    way
    failure
    createdAt
    arrivedAt
    transferredOn
    canBeTransferred {
      ...Verdict
    }
    account {
      accountHolder
      iban
      holderMatch
      givenAt
    }
  }
`)

graphql(`
  fragment DisputeFacts on Dispute {
    _id
    amount
    currency
    reason
    state
    isHeld
    answerUntil
    decidedAt
    isAnswered
    hasReopenedInvoice
  }
`)

graphql(`
  fragment PaidFacts on PaidByTenant {
    _id
    bookingId
    purpose
    amount
    currency
    paidAt
    surplus
    tenantNames
    listingName
    refundableAmount
    canBeRefunded {
      ...Verdict
    }
    refunds {
      ...RefundFacts
    }
    disputes {
      ...DisputeFacts
    }
  }
`)

const paidQuery = graphql(`
  query PaidByTenant($bookingId: ID!) {
    paidByTenant(bookingId: $bookingId) {
      ...PaidFacts
    }
  }
`)

const movedQuery = graphql(`
  query MovedPayments {
    movedPayments {
      ...PaidFacts
    }
  }
`)

const refundMutation = graphql(`
  mutation RefundTenant(
    $paymentId: ID!
    $amount: Float!
    $reason: RefundReason!
    $explanation: String!
    $idempotencyKey: ID!
  ) {
    refundTenant(
      paymentId: $paymentId
      amount: $amount
      reason: $reason
      explanation: $explanation
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A payment that has come. */
export type Paid = PaidByTenantQuery['paidByTenant'][number]

/** Money that goes back. */
export type Refund = Paid['refunds'][number]

/** A dispute about a payment. */
export type Contested = Paid['disputes'][number]

/** A refund as somebody orders it; the amount in minor units. */
export interface RefundOrder {
  paymentId: string
  amount: number
  reason: RefundReason
  explanation: string
}

/** What the tenant of a booking has paid of the rent; asked again as long as money is on its way. */
export function paidOptions(bookingId: string) {
  return queryOptions({
    queryKey: ['paidByTenant', bookingId],
    queryFn: async () => (await request(paidQuery, { bookingId })).paidByTenant,
    refetchInterval: ({ state }) =>
      isSomethingSent(state.data ?? []) ? SECONDS_BETWEEN_LOOKS * 1000 : false,
  })
}

/** The payments of which something went back or is contested, the last ones. */
export const movedOptions = queryOptions({
  queryKey: ['movedPayments'],
  queryFn: async () => (await request(movedQuery)).movedPayments,
})

const SECONDS_BETWEEN_LOOKS = 3

function isSomethingSent(payments: readonly Paid[]): boolean {
  return payments.some(({ refunds }) => refunds.some(({ state }) => state === 'CREATED'))
}

/** Gives money back. */
export function sendRefund(order: RefundOrder, idempotencyKey: string) {
  return request(refundMutation, { ...order, idempotencyKey })
}
