import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { StaffPaymentsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { RefundOrder } from '../shared/refunds/refund-queries.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

const paymentsQuery = graphql(`
  query StaffPayments($search: String, $needsWork: Boolean, $offset: Int!) {
    staffPayments(search: $search, needsWork: $needsWork, offset: $offset, limit: 20) {
      totalCount
      nodes {
        _id
        landlordName
        payment {
          ...PaidFacts
        }
        canBeRefunded {
          ...Verdict
        }
        hasContract
        hasInvoice
        disputes {
          _id
          dispute {
            ...DisputeFacts
          }
          answer
          answerText
          answeredAt
          answerFailure
          canBeAnswered {
            ...Verdict
          }
        }
      }
    }
  }
`)

const accountQuery = graphql(`
  query RefundAccount($paymentId: String!) {
    staffPayments(search: $paymentId, limit: 1) {
      nodes {
        payment {
          refunds {
            _id
            account {
              accountHolder
              wholeIban
              bic
              holderMatch
            }
          }
        }
      }
    }
  }
`)

const refundMutation = graphql(`
  mutation RefundTenantForStaff(
    $paymentId: ID!
    $amount: Float!
    $reason: RefundReason!
    $explanation: String!
    $idempotencyKey: ID!
  ) {
    refundTenantForStaff(
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

const transferMutation = graphql(`
  mutation RecordRefundTransfer(
    $refundId: ID!
    $transferredOn: Day!
    $reference: String!
    $idempotencyKey: ID!
  ) {
    recordRefundTransfer(
      refundId: $refundId
      transferredOn: $transferredOn
      reference: $reference
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const answerMutation = graphql(`
  mutation AnswerDispute(
    $disputeId: ID!
    $text: String!
    $withContract: Boolean!
    $withInvoice: Boolean!
    $idempotencyKey: ID!
  ) {
    answerDispute(
      disputeId: $disputeId
      text: $text
      withContract: $withContract
      withInvoice: $withInvoice
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const acceptMutation = graphql(`
  mutation AcceptDispute($disputeId: ID!, $idempotencyKey: ID!) {
    acceptDispute(disputeId: $disputeId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A payment as staff see it. */
export type StaffPayment = StaffPaymentsQuery['staffPayments']['nodes'][number]

/** A refund that could not go back the way it came. */
export type StuckRefund = StaffPayment['payment']['refunds'][number]

/** Payments of tenants, and contested ones of landlords. */
export function paymentsOptions(search: string, needsWork: boolean, page: number) {
  return queryOptions({
    queryKey: ['books', 'payments', search, needsWork, page],
    queryFn: async () =>
      (await request(paymentsQuery, { search, needsWork, offset: (page - 1) * PAGE_SIZE })).staffPayments,
  })
}

/** Where a refund of a payment is to be transferred; null until the tenant has said so. */
export function refundAccountOptions(paymentId: string, refundId: string) {
  return queryOptions({
    queryKey: ['books', 'refundAccount', refundId],
    queryFn: async () => {
      const { staffPayments } = await request(accountQuery, { paymentId })
      const refunds = staffPayments.nodes.flatMap(({ payment }) => payment.refunds)
      return refunds.find(({ _id }) => _id === refundId)?.account ?? null
    },
    // Its tenant may have named another one since.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Gives a tenant money back. */
export function refundForStaff(order: RefundOrder, idempotencyKey: string) {
  return request(refundMutation, { ...order, idempotencyKey })
}

/** Records that a failed refund was made by bank transfer. */
export function recordRefundTransfer(
  order: { refundId: string; transferredOn: string; reference: string },
  idempotencyKey: string,
) {
  return request(transferMutation, { ...order, idempotencyKey })
}

/** What is said against a dispute; null: it is given up. */
export interface DisputeAnswerOrder {
  disputeId: string
  evidence: { text: string; withContract: boolean; withInvoice: boolean } | null
}

/** Answers a dispute with evidence, or gives it up. */
export function answerDispute(
  { disputeId, evidence }: DisputeAnswerOrder,
  idempotencyKey: string,
): Promise<unknown> {
  return evidence
    ? request(answerMutation, { disputeId, ...evidence, idempotencyKey })
    : request(acceptMutation, { disputeId, idempotencyKey })
}
