import { queryOptions } from '@tanstack/react-query'
import type { FreezeReason } from '../../domain/catalogue/people.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffHoldsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const holdsQuery = graphql(`
  query StaffHolds {
    accountFreezes {
      _id
      personName
      email
      reason
      facts
      frozenAt
      frozenByName
      hiddenHomes
      objection
      objectedAt
      answer
      answeredAt
      refusal
    }
  }
`)

const freezeMutation = graphql(`
  mutation StaffFreezeAccount(
    $email: String!
    $reason: FreezeReason!
    $facts: String!
    $idempotencyKey: ID!
  ) {
    freezeAccount(email: $email, reason: $reason, facts: $facts, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const liftMutation = graphql(`
  mutation StaffLiftFreeze($freezeId: ID!, $reason: String!, $idempotencyKey: ID!) {
    liftFreeze(freezeId: $freezeId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const keepMutation = graphql(`
  mutation StaffKeepFreeze($freezeId: ID!, $answer: String!, $idempotencyKey: ID!) {
    keepFreeze(freezeId: $freezeId, answer: $answer, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** An account on hold, as the staff see it. */
export type StaffHold = StaffHoldsQuery['accountFreezes'][number]

/** The accounts on hold. */
export function holdsOptions() {
  return queryOptions({
    queryKey: ['staff', 'holds'],
    queryFn: async () => (await request(holdsQuery)).accountFreezes,
  })
}

/** Puts the account with an address on hold. */
export function freezeAccount(
  asked: { email: string; reason: FreezeReason; facts: string },
  idempotencyKey: string,
) {
  return request(freezeMutation, { ...asked, idempotencyKey })
}

/** Lifts a hold. */
export function liftHold(given: { freezeId: string; reason: string }, idempotencyKey: string) {
  return request(liftMutation, { ...given, idempotencyKey })
}

/** Says why a hold stays although the person objected. */
export function keepHold(given: { freezeId: string; answer: string }, idempotencyKey: string) {
  return request(keepMutation, { ...given, idempotencyKey })
}
