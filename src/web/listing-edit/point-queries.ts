import { graphql } from '../gen/gql.ts'

/** Puts a home on the map. */
export const setPointMutation = graphql(`
  mutation SetListingPoint($groupId: ID!, $lon: Float!, $lat: Float!, $version: Int!, $idempotencyKey: ID!) {
    setListingPoint(
      groupId: $groupId
      lon: $lon
      lat: $lat
      version: $version
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Lets its address say again where it is. */
export const resetPointMutation = graphql(`
  mutation ResetListingPoint($groupId: ID!, $version: Int!, $idempotencyKey: ID!) {
    resetListingPoint(groupId: $groupId, version: $version, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)
