import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const holdQuery = graphql(`
  query OwnHold {
    ownFreeze {
      _id
      reason
      facts
      frozenAt
      objection
      objectedAt
      answer
      answeredAt
      canObject
    }
  }
`)

const objectMutation = graphql(`
  mutation ObjectToHold($objection: String!, $idempotencyKey: ID!) {
    objectToFreeze(objection: $objection, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The hold on the person's own account. */
export function ownHoldOptions() {
  return queryOptions({
    queryKey: ['own-hold'],
    queryFn: async () => (await request(holdQuery)).ownFreeze,
  })
}

/** Objects to the hold on the person's own account. */
export function objectToHold(objection: string, idempotencyKey: string) {
  return request(objectMutation, { objection, idempotencyKey })
}
