import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  DocumentToReviewQuery,
  FileValidationFailureReason,
  FileValidationStatus,
  ReviewKind,
  ReviewQueueQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { errorOfResponse, send } from '../http.ts'

const queueQuery = graphql(`
  query ReviewQueue($kind: ReviewKind, $limit: Int!) {
    reviewQueue(kind: $kind, limit: $limit) {
      counts {
        kind
        total
        late
      }
      nodes {
        kind
        subjectId
        firstName
        lastName
        documentType
        idDocument
        since
        dueAt
        contractWaits
        claim {
          name
          isOwn
          until
        }
        canClaim {
          ...Verdict
        }
      }
    }
  }
`)

const documentQuery = graphql(`
  query DocumentToReview($fileId: ID!) {
    documentToReview(fileId: $fileId) {
      firstName
      lastName
      reasonForStay
      employment
      paidBy
      companyName
      jobTitle
      from
      to
      failureReasons
      document {
        fileId
        type
        fileName
        contentType
        size
        issuedOn
        idDocument
        studentIdType
        uploadedAt
        url
      }
      others {
        fileId
        type
        fileName
        contentType
        status
        url
      }
    }
  }
`)

const claimMutation = graphql(`
  mutation ReviewClaim($kind: ReviewKind!, $subjectId: ID!, $idempotencyKey: ID!) {
    claimReview(kind: $kind, subjectId: $subjectId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      claim {
        until
      }
    }
  }
`)

const releaseMutation = graphql(`
  mutation ReviewRelease($kind: ReviewKind!, $subjectId: ID!, $idempotencyKey: ID!) {
    releaseReview(kind: $kind, subjectId: $subjectId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const validateMutation = graphql(`
  mutation DocumentReviewValidate(
    $fileId: ID!
    $status: FileValidationStatus!
    $failureReason: FileValidationFailureReason
    $explanation: String
    $idempotencyKey: ID!
  ) {
    validateTenantDocument(
      fileId: $fileId
      status: $status
      failureReason: $failureReason
      explanation: $explanation
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      document {
        fileId
        status
      }
    }
  }
`)

/** Something that waits for a decision. */
export type ReviewItem = ReviewQueueQuery['reviewQueue']['nodes'][number]

/** A document that nobody has looked at, with what it is compared with. */
export type DocumentToReview = NonNullable<DocumentToReviewQuery['documentToReview']>

/** What staff say about a document. */
export interface ReviewInput {
  fileId: string
  status: FileValidationStatus
  failureReason: FileValidationFailureReason | null
  explanation: string
}

/** How many items the list begins with, and by how many it grows. */
export const PAGE_SIZE = 50

/** How something that waits is named in the address. */
export function keyOf({ kind, subjectId }: Pick<ReviewItem, 'kind' | 'subjectId'>): string {
  return `${kind}.${subjectId}`
}

/** What waits, first whose time runs out first; asked again while somebody looks at it. */
export function queueOptions(kind: ReviewKind | null, limit: number) {
  return queryOptions({
    queryKey: ['reviewQueue', kind, limit],
    queryFn: async () => (await request(queueQuery, { kind, limit })).reviewQueue,
    refetchInterval: 20_000,
  })
}

/** A document with what it is compared with; null where it was decided meanwhile. */
export function documentOptions(fileId: string) {
  return queryOptions({
    queryKey: ['documentToReview', fileId],
    queryFn: async () => (await request(documentQuery, { fileId })).documentToReview,
  })
}

/** Fetches a file once; each fetch is a look that is in the log. */
export async function fetchFile(url: string): Promise<Response> {
  const response = await send(url)
  if (!response.ok) throw await errorOfResponse(response)
  return response
}

/**
 * A picture as an address of this tab alone, which `revokePicture` takes back. Each fetch is a look that is in the log,
 * so that it is fetched once and kept nowhere.
 */
export function pictureOptions(url: string) {
  return queryOptions({
    queryKey: ['reviewPicture', url],
    queryFn: async () => URL.createObjectURL(await (await fetchFile(url)).blob()),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

/** Takes something to check it, or goes on with it. */
export function claimReview(
  item: Pick<ReviewItem, 'kind' | 'subjectId'>,
  idempotencyKey: string,
): Promise<unknown> {
  return request(claimMutation, { kind: item.kind, subjectId: item.subjectId, idempotencyKey })
}

/** Gives something back without a decision. */
export function releaseReview(
  item: Pick<ReviewItem, 'kind' | 'subjectId'>,
  idempotencyKey: string,
): Promise<unknown> {
  return request(releaseMutation, { kind: item.kind, subjectId: item.subjectId, idempotencyKey })
}

/** Accepts a document, or says why not. */
export function validateDocument(review: ReviewInput, idempotencyKey: string): Promise<unknown> {
  return request(validateMutation, { ...review, idempotencyKey })
}
