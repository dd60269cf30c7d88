import { DECLINE_REASONS } from '../../domain/catalogue/reasons.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import type { RejectListingRequestInput } from '../gen/graphql.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import type { QueuedAnswer } from './queued-answers.ts'

const acceptMutation = graphql(`
  mutation QueuedAccept($listingRequestId: ID!, $idempotencyKey: ID!) {
    acceptListingRequest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const rejectMutation = graphql(`
  mutation QueuedReject($listingRequestId: ID!, $input: RejectListingRequestInput!, $idempotencyKey: ID!) {
    rejectListingRequest(
      listingRequestId: $listingRequestId
      input: $input
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const suggestMutation = graphql(`
  mutation QueuedSuggest(
    $listingRequestId: ID!
    $from: Day!
    $to: Day!
    $message: String
    $idempotencyKey: ID!
  ) {
    suggestDates(
      listingRequestId: $listingRequestId
      from: $from
      to: $to
      message: $message
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/**
 * Gives an answer that has waited for a connection, and may decline nobody else; throws as every mutation does.
 */
export async function sendAnswer(answer: QueuedAnswer): Promise<unknown> {
  const { key: idempotencyKey, listingRequestId } = answer
  if (answer.kind === 'accept') return request(acceptMutation, { listingRequestId, idempotencyKey })
  if (answer.kind === 'suggest')
    return request(suggestMutation, { listingRequestId, idempotencyKey, ...datesOf(answer) })
  return request(rejectMutation, { listingRequestId, idempotencyKey, input: rejectionOf(answer) })
}

function rejectionOf({ input }: QueuedAnswer): RejectListingRequestInput {
  const reason = oneOf(DECLINE_REASONS, input?.reason)
  // As the server says of a reason that it doesn't know: the answer is kept, with what is wrong with it.
  if (!reason) throw new ValidationError({ reason: 'reject.reason.invalid' })
  return {
    reason,
    explanation: typeof input?.explanation === 'string' ? input.explanation : null,
    blockFrom: null,
    blockTo: null,
  }
}

function datesOf({ input }: QueuedAnswer): { from: string; to: string; message: string } {
  const [from = '', to = '', message = ''] = [input?.from, input?.to, input?.message].map((value) =>
    typeof value === 'string' ? value : '',
  )
  return { from, to, message }
}
