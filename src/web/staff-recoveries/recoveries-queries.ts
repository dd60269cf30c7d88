import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { StaffRecoveriesQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const recoveriesQuery = graphql(`
  query StaffRecoveries {
    accountRecoveries {
      _id
      personName
      email
      way
      status
      reason
      askedByName
      confirmedByName
      askedAt
      deadlineAt
      refusal
      canCallOff
    }
  }
`)

const askMutation = graphql(`
  mutation StaffAskForRecovery($email: String!, $reason: String!, $idempotencyKey: ID!) {
    askForStaffRecovery(email: $email, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation StaffConfirmRecovery($recoveryId: ID!, $idempotencyKey: ID!) {
    confirmRecovery(recoveryId: $recoveryId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const callOffMutation = graphql(`
  mutation StaffCallOffRecovery($recoveryId: ID!, $reason: String!, $idempotencyKey: ID!) {
    callOffRecovery(recoveryId: $recoveryId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A recovery that runs. */
export type RunningRecovery = StaffRecoveriesQuery['accountRecoveries'][number]

/** The recoveries that run. */
export function recoveriesOptions() {
  return queryOptions({
    queryKey: ['staff', 'recoveries'],
    queryFn: async () => (await request(recoveriesQuery)).accountRecoveries,
  })
}

/** Asks for the recovery of the account with an address. */
export function askForRecovery(asked: { email: string; reason: string }, idempotencyKey: string) {
  return request(askMutation, { ...asked, idempotencyKey })
}

/** Confirms a recovery as the second person. */
export function confirmRecovery(recoveryId: string, idempotencyKey: string) {
  return request(confirmMutation, { recoveryId, idempotencyKey })
}

/** Calls a recovery off. */
export function callOffRecovery(
  { recoveryId, reason }: { recoveryId: string; reason: string },
  idempotencyKey: string,
) {
  return request(callOffMutation, { recoveryId, reason, idempotencyKey })
}
