import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  DocumentsToReviewQuery,
  FileValidationFailureReason,
  FileValidationStatus,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const reviewQuery = graphql(`
  query DocumentsToReview($page: Int!) {
    documentsToReview(page: $page, pageSize: 20) {
      totalCount
      nodes {
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
          uploadedAt
          url
        }
        others {
          fileId
          type
          fileName
          status
          url
        }
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

/** A document that nobody has looked at, with what it is compared with. */
export type DocumentToReview = DocumentsToReviewQuery['documentsToReview']['nodes'][number]

/** What staff say about a document. */
export interface ReviewInput {
  fileId: string
  status: FileValidationStatus
  failureReason: FileValidationFailureReason | null
  explanation: string
}

/** How many documents a page has. */
export const PAGE_SIZE = 20

/** A page of the documents that wait, the oldest first. */
export function reviewOptions(page: number) {
  return queryOptions({
    queryKey: ['documentsToReview', page],
    queryFn: async () => (await request(reviewQuery, { page })).documentsToReview,
  })
}

/** Accepts a document, or says why not. */
export function validateDocument(review: ReviewInput, idempotencyKey: string): Promise<unknown> {
  return request(validateMutation, { ...review, idempotencyKey })
}
