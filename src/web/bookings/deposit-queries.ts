import { graphql } from '../gen/gql.ts'
import type { RecordDepositMutationVariables, SettleDepositMutationVariables } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const recordMutation = graphql(`
  mutation RecordDeposit(
    $bookingId: ID!
    $holder: DepositHolder!
    $amount: Float!
    $receivedOn: Day!
    $idempotencyKey: ID!
  ) {
    recordDeposit(
      bookingId: $bookingId
      holder: $holder
      amount: $amount
      receivedOn: $receivedOn
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const settleMutation = graphql(`
  mutation SettleDeposit(
    $bookingId: ID!
    $deductions: [DepositDeductionInput!]!
    $settledOn: Day!
    $idempotencyKey: ID!
  ) {
    settleDeposit(
      bookingId: $bookingId
      deductions: $deductions
      settledOn: $settledOn
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Notes that a deposit has come. */
export function recordDeposit(
  order: Omit<RecordDepositMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(recordMutation, { ...order, idempotencyKey })
}

/** Accounts for a deposit. */
export function settleDeposit(
  order: Omit<SettleDepositMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(settleMutation, { ...order, idempotencyKey })
}
