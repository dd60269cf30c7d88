import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { TenantDocumentsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const documentsQuery = graphql(`
  query TenantDocuments($listingRequestId: ID!) {
    tenantDocuments(listingRequestId: $listingRequestId) {
      request {
        id
        bookingRequestId
        tenantStatus
        tenantAnswerUntil
        landlordFirstName
        from
        to
        listing {
          name
          title
        }
      }
      progress {
        asked
        handedIn
        accepted
        failed
        done
        open {
          part
          turn
          until
        }
      }
      canHandIn {
        ...Verdict
      }
      reusable {
        fileId
        type
        fileName
        uploadedAt
      }
      consent {
        givenAt
        canRevoke {
          ...Verdict
        }
      }
      proofs {
        proof
        anyOf
        state
        documents {
          document {
            fileId
            type
            idDocument
            studentIdType
            fileName
            size
            status
            failureReason
            explanation
            issuedOn
            uploadedAt
            deletedOn
            keptBecause
            url
          }
          isReused
          canRemove {
            value
          }
        }
      }
    }
    solvencyCheck(listingRequestId: $listingRequestId) {
      status
      provider
      method
      isAutomaticOffered
      isReusable
      isTaken
      errorType
      fallbackErrorType
      times
      decidedAt
      objection
      canChoose {
        value
      }
      canObject {
        value
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation TenantDocumentRemove($listingRequestId: ID!, $fileId: ID!, $idempotencyKey: ID!) {
    removeTenantDocument(
      listingRequestId: $listingRequestId
      fileId: $fileId
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const consentMutation = graphql(`
  mutation TenantDocumentConsent($listingRequestId: ID!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
    consentToDocuments(
      listingRequestId: $listingRequestId
      fileIds: $fileIds
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const revokeMutation = graphql(`
  mutation TenantDocumentConsentRevoke($listingRequestId: ID!, $idempotencyKey: ID!) {
    revokeDocumentConsent(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** What a request asks for, and what was handed in. */
export type Verification = NonNullable<TenantDocumentsQuery['tenantDocuments']> &
  Pick<TenantDocumentsQuery, 'solvencyCheck'>

/** The check of the income. */
export type OwnCheck = NonNullable<TenantDocumentsQuery['solvencyCheck']>

/** A proof that is asked for. */
export type Proof = Verification['proofs'][number]

/** A document of the tenant's own. */
export type OwnDocument = Proof['documents'][number]

/** A document of an earlier request that would do. */
export type ReusableDocument = Verification['reusable'][number]

/** The documents of one request; a foreign or missing one is a ResourceNotFoundError. */
export function documentsOptions(listingRequestId: string) {
  return queryOptions({
    queryKey: ['tenantDocuments', listingRequestId],
    queryFn: async () => {
      const { tenantDocuments, solvencyCheck } = await request(documentsQuery, { listingRequestId })
      if (!tenantDocuments) throw new ResourceNotFoundError()
      return { ...tenantDocuments, solvencyCheck }
    },
  })
}

/** A document to send. */
export interface DocumentForm {
  listingRequestId: string
  type: string
  /** YYYY-MM-DD, or ''. */
  issuedOn: string
  /** Which identity document it is, or what proves the studies; '' for others. */
  kind: string
  /** 'yes' where a picture is sent that seems to show nothing, or ''. */
  evenIfBlank: string
  /** The document that it replaces, or ''. */
  replaces: string
  file: File
}

/** Sends a document with its file. */
export function sendDocument(form: DocumentForm, idempotencyKey: string): Promise<{ fileId: string }> {
  const body = new FormData()
  const { file, ...fields } = form
  // The server reads the file only once it knows what it is.
  for (const [name, value] of Object.entries({ ...fields, idempotencyKey })) body.set(name, value)
  body.set('file', file)
  return rest('/api/tenant-documents', { method: 'POST', body, repeatable: true })
}

/** Takes a document away. */
export function removeDocument(
  document: { listingRequestId: string; fileId: string },
  idempotencyKey: string,
): Promise<unknown> {
  return request(removeMutation, { ...document, idempotencyKey })
}

/** Lets earlier documents be used for a request. */
export function consentToDocuments(
  consent: { listingRequestId: string; fileIds: string[] },
  idempotencyKey: string,
): Promise<unknown> {
  return request(consentMutation, { ...consent, idempotencyKey })
}

/** Takes the consent of a request back. */
export function revokeConsent(listingRequestId: string, idempotencyKey: string): Promise<unknown> {
  return request(revokeMutation, { listingRequestId, idempotencyKey })
}

const chooseMutation = graphql(`
  mutation TenantSolvencyChoose(
    $listingRequestId: ID!
    $method: SolvencyMethod!
    $reusable: Boolean!
    $idempotencyKey: ID!
  ) {
    chooseSolvencyMethod(
      listingRequestId: $listingRequestId
      method: $method
      reusable: $reusable
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const objectMutation = graphql(`
  mutation TenantSolvencyObject($listingRequestId: ID!, $text: String!, $idempotencyKey: ID!) {
    objectToSolvencyCheck(listingRequestId: $listingRequestId, text: $text, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Who reads the documents of income, and whether the result may serve other requests. */
export interface MethodForm {
  listingRequestId: string
  method: OwnCheck['method']
  reusable: boolean
}

/** Decides who reads the documents of income. */
export function chooseMethod(form: MethodForm, idempotencyKey: string): Promise<unknown> {
  return request(chooseMutation, { ...form, idempotencyKey })
}

/** Has the income looked at again. */
export function objectToCheck(
  form: { listingRequestId: string; text: string },
  idempotencyKey: string,
): Promise<unknown> {
  return request(objectMutation, { ...form, idempotencyKey })
}
