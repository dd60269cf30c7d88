import { documentProgressOf, proofsOf } from '../../../domain/rentals/tenant-documents.ts'
import { isIncomeDocument } from '../../../domain/rentals/verification/solvency-check.ts'
import { type OpenPart, whatIsOpen } from '../../../domain/rentals/verification/what-is-open.ts'
import type { TenantDocumentRow } from './sql.ts'
import type { VerifiedRequestRow } from './verification-sql.ts'

/** What is open of a request, with the documents of its booking request. */
export function openPartsOf(
  request: VerifiedRequestRow,
  documents: readonly TenantDocumentRow[],
  tenantUntil: Temporal.Instant | null = request.tenantAnswerUntil,
): OpenPart[] {
  const { documentsNeeded, identityNeeded, solvencyNeeded, check } = request
  return whatIsOpen({
    documents: documentsNeeded ? documentProgressOf(proofsOf(request), documents) : null,
    identity: identityNeeded ? request.identity : null,
    solvency: solvencyNeeded
      ? {
          status: isRenewed(request, documents) ? 'NOT_STARTED' : (check?.status ?? 'NOT_STARTED'),
          provider: check?.provider ?? 'MEZZO',
          waived: request.solvencyWaived,
        }
      : null,
    tenantUntil,
  })
}

/** Whether a failed check can begin anew: a document of income was accepted since, or the identity has come that was missing. */
export function isRenewed(
  { check, identity }: VerifiedRequestRow,
  documents: readonly TenantDocumentRow[],
): boolean {
  if (check?.status !== 'FAILED' || !check.decidedAt) return false
  if (check.errorType === 'VERIFF_MISSING' && identity.verified) return true
  const { decidedAt } = check
  return documents.some(
    ({ type, status, reviewedAt }) =>
      isIncomeDocument(type) &&
      status === 'SUCCESSFUL' &&
      reviewedAt !== null &&
      Temporal.Instant.compare(reviewedAt, decidedAt) > 0,
  )
}
