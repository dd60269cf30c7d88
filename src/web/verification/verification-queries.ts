import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { OwnIdentityQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const identityQuery = graphql(`
  query OwnIdentity {
    ownIdentity {
      isAsked
      cannotStart
      documents {
        document
        sides
      }
      latest {
        provider
        isTest
        action
        status
        url
        document
        sides
        canAddPicture
        failureReason
        explanation
        submittedAt
        endsAt
        eraseAfter
        erasedAt
      }
      verified {
        firstName
        lastName
        birthDate
        expiresOn
        approvedAt
      }
    }
  }
`)

/** Begins a verification, or answers the one that is open. */
export const beginMutation = graphql(`
  mutation IdentityBegin {
    createIdVerificationSession {
      verificationStatus {
        url
        provider
      }
      error {
        ...Refusal
      }
    }
  }
`)

/** Hands the pictures in. */
export const submitMutation = graphql(`
  mutation IdentitySubmit($document: IdDocument!, $idempotencyKey: ID!) {
    submitIdVerification(document: $document, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** What is known of the person's own identity. */
export type OwnIdentity = OwnIdentityQuery['ownIdentity']

/** The latest verification of it. */
export type Verification = NonNullable<OwnIdentity['latest']>

/** A kind of document, and the pictures that it needs. */
export type DocumentSides = OwnIdentity['documents'][number]

/** A picture of document or face. */
export type Side = Verification['sides'][number]

const MILLISECONDS_BETWEEN_LOOKS = 5_000

/** The person's own identity; asked again while the external provider may be about to decide. */
export function identityOptions() {
  return queryOptions({
    queryKey: ['ownIdentity'],
    queryFn: async () => (await request(identityQuery)).ownIdentity,
    refetchInterval: ({ state }) => {
      const latest = state.data?.latest
      const isOpen = latest?.provider === 'VERIFF' && latest.status === null
      return isOpen ? MILLISECONDS_BETWEEN_LOOKS : false
    },
  })
}

/** Sends a picture. */
export function sendPicture(
  { side, file }: { side: Side; file: File },
  idempotencyKey: string,
): Promise<{ side: Side }> {
  const body = new FormData()
  // The server reads the file only once it knows what it is.
  body.set('side', side)
  body.set('idempotencyKey', idempotencyKey)
  body.set('file', file)
  return rest('/api/id-pictures', { method: 'POST', body, repeatable: true })
}
