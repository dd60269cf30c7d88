import { queryOptions } from '@tanstack/react-query'
import type { IdVerificationFailureReason } from '../../domain/catalogue/checks.ts'
import { graphql } from '../gen/gql.ts'
import type { IdentityDataInput, IdentityToReviewQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const identityQuery = graphql(`
  query IdentityToReview($id: ID!) {
    identityToReview(id: $id) {
      firstName
      lastName
      isLandlord
      document
      declineReasons
      resubmissionReasons
      pictures {
        side
        isPdf
        url
      }
    }
  }
`)

const warningsQuery = graphql(`
  query IdentityReviewWarnings(
    $id: ID!
    $firstName: String!
    $lastName: String!
    $birthDate: Day
    $country: String!
    $documentNumber: String!
  ) {
    identityWarnings(
      id: $id
      firstName: $firstName
      lastName: $lastName
      birthDate: $birthDate
      country: $country
      documentNumber: $documentNumber
    ) {
      nameMatch
      same {
        userId
        email
        firstName
        lastName
        isSameDocument
      }
    }
  }
`)

const decideMutation = graphql(`
  mutation IdentityReviewDecide(
    $id: ID!
    $status: IdVerificationStatus!
    $failureReason: IdVerificationFailureReason
    $explanation: String
    $data: IdentityDataInput
    $idempotencyKey: ID!
  ) {
    decideIdVerification(
      id: $id
      status: $status
      failureReason: $failureReason
      explanation: $explanation
      data: $data
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      verification {
        _id
        status
      }
    }
  }
`)

/** A verification that nobody has decided, with its account's name and its pictures. */
export type IdentityToReview = NonNullable<IdentityToReviewQuery['identityToReview']>

/** What staff say about a verification. */
export interface IdentityInput {
  id: string
  status: 'APPROVED' | 'DECLINED' | 'RESUBMISSION_REQUESTED'
  failureReason: IdVerificationFailureReason | null
  explanation: string
  data: IdentityDataInput | null
}

/** A verification with what it is compared with; null where it was decided meanwhile. */
export function identityOptions(id: string) {
  return queryOptions({
    queryKey: ['identityToReview', id],
    queryFn: async () => (await request(identityQuery, { id })).identityToReview,
  })
}

/** What speaks against a verification with what was read on its document; kept no longer than it is shown. */
export function warningsOptions(id: string, read: Omit<IdentityDataInput, 'expiresOn'>) {
  const { firstName, lastName, birthDate, country, documentNumber } = read
  const variables = { id, firstName, lastName, birthDate, country, documentNumber }
  return queryOptions({
    queryKey: ['identityWarnings', variables],
    queryFn: async () => (await request(warningsQuery, variables)).identityWarnings,
    gcTime: 0,
  })
}

/** Approves a verification, declines it, or asks for other pictures. */
export function decideIdentity(input: IdentityInput, idempotencyKey: string): Promise<unknown> {
  return request(decideMutation, { ...input, idempotencyKey })
}
