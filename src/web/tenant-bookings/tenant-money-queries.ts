import { graphql } from '../gen/gql.ts'
import type { GiveRefundAccountMutationVariables } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const StartTenantPayment = graphql(`
  mutation StartTenantPayment($dueId: ID!, $amount: Float!) {
    createTenantPaymentIntent(dueId: $dueId, amount: $amount) {
      error {
        ...Refusal
      }
      clientSecret
    }
  }
`)

const CheckTenantPayment = graphql(`
  mutation CheckTenantPayment($dueId: ID!) {
    checkTenantPayment(dueId: $dueId) {
      error {
        ...Refusal
      }
      payment {
        state
        failure
        surplus
      }
    }
  }
`)

const accountMutation = graphql(`
  mutation GiveRefundAccount($refundId: ID!, $input: RefundAccountInput!, $idempotencyKey: ID!) {
    giveRefundAccount(refundId: $refundId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Starts to pay what was shown; answers the secret by which the browser goes on. */
export async function startTenantPayment(dueId: string, amount: number): Promise<string> {
  const { createTenantPaymentIntent: started } = await request(StartTenantPayment, { dueId, amount })
  return started.clientSecret ?? ''
}

/** What became of a payment, as the server has it from the provider. */
export async function checkTenantPayment(dueId: string) {
  return (await request(CheckTenantPayment, { dueId })).checkTenantPayment.payment ?? null
}

/** Says to which account a refund is transferred. */
export function giveRefundAccount(
  order: Omit<GiveRefundAccountMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(accountMutation, { ...order, idempotencyKey })
}
