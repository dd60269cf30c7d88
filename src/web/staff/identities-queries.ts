import { queryOptions } from '@tanstack/react-query'
import type { IdentityField } from '../../domain/people/identity-review.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffExternalVerdictsQuery, StaffVerifiedIdentitiesQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

const verifiedQuery = graphql(`
  query StaffVerifiedIdentities($search: String!) {
    verifiedIdentities(search: $search) {
      _id
      email
      firstName
      lastName
      birthDate
      expiresOn
    }
  }
`)

const externalQuery = graphql(`
  query StaffExternalVerdicts($page: Int!, $pageSize: Int!) {
    externalIdentityVerdicts(page: $page, pageSize: $pageSize) {
      totalCount
      nodes {
        _id
        name
        email
        isLandlord
        sessionId
        isTest
        status
        failureReason
        updatedAt
        eraseAfter
        erasedAt
      }
    }
  }
`)

const correctMutation = graphql(`
  mutation StaffCorrectIdentity(
    $id: ID!
    $field: IdentityField!
    $value: String!
    $reason: String!
    $idempotencyKey: ID!
  ) {
    editIdentityVerificationField(
      id: $id
      field: $field
      value: $value
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A verified identity that may be corrected. */
export type VerifiedIdentity = StaffVerifiedIdentitiesQuery['verifiedIdentities'][number]

/** What the external provider has said of somebody. */
export type ExternalVerdict = StaffExternalVerdictsQuery['externalIdentityVerdicts']['nodes'][number]

/** One field of an identity, as it is to be, and why. */
export interface Correction {
  id: string
  field: IdentityField
  value: string
  reason: string
}

/** Verified identities of the people whose name or address begins with a text; none without one. */
export function verifiedOptions(search: string) {
  return queryOptions({
    queryKey: ['staff', 'verified', search],
    queryFn: async () => (await request(verifiedQuery, { search })).verifiedIdentities,
  })
}

/** Verdicts of the external provider, the latest first. */
export function externalOptions(page: number) {
  return queryOptions({
    queryKey: ['staff', 'external', page],
    queryFn: async () =>
      (await request(externalQuery, { page, pageSize: PAGE_SIZE })).externalIdentityVerdicts,
  })
}

/** Corrects one field of a verified identity. */
export function correctIdentity(correction: Correction, idempotencyKey: string): Promise<unknown> {
  return request(correctMutation, { ...correction, idempotencyKey })
}
