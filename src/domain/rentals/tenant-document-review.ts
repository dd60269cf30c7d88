import {
  FILE_VALIDATION_FAILURE_REASONS,
  type FileValidationFailureReason,
  type FileValidationStatus,
  type TenantDocumentType,
} from '../catalogue/tenants.ts'
import { isDated } from './tenant-documents.ts'
import { EXPLANATION_MAX_LENGTH } from '../kernel/text-limits.ts'

/** What staff say about a document. */
export interface Review {
  status: FileValidationStatus
  failureReason: FileValidationFailureReason | null
  /** For the tenant; needed with OTHER. */
  explanation: string
}

const balanceTypes: readonly TenantDocumentType[] = [
  'BANK_STATEMENT',
  'GUARANTOR_BANK_STATEMENT',
  'FINANCIAL_STATEMENT',
  'GUARANTOR_FINANCIAL_STATEMENT',
]

const incomeTypes: readonly TenantDocumentType[] = ['PAYSLIP', 'GUARANTOR_PAYSLIP', ...balanceTypes]

/** The failure reasons that can be true of a document (C5): nobody's identity document lacks a balance, but it may be another's. */
export function failureReasonsFor(type: TenantDocumentType): FileValidationFailureReason[] {
  return FILE_VALIDATION_FAILURE_REASONS.filter((reason) => {
    switch (reason) {
      case 'OLDER_THAN_THREE_MONTHS':
      case 'MISSING_DATE':
        return isDated(type)
      case 'MISSING_CURRENT_BALANCE':
        return balanceTypes.includes(type)
      case 'MISSING_NET_INCOME':
        return incomeTypes.includes(type)
      default:
        return true
    }
  })
}

/** What is missing or wrong in a review: keys of texts by field; empty when nothing is. */
export function reviewErrors(type: TenantDocumentType, review: Review): Record<string, string> {
  if (review.status === 'NOT_VALIDATED') return { status: 'review.status.missing' }
  if (review.status === 'SUCCESSFUL') {
    return review.failureReason ? { failureReason: 'review.failureReason.notNeeded' } : {}
  }
  const { failureReason, explanation } = review
  if (!failureReason) return { failureReason: 'review.failureReason.missing' }
  if (!failureReasonsFor(type).includes(failureReason)) {
    return { failureReason: 'review.failureReason.invalid' }
  }
  if (explanation.length > EXPLANATION_MAX_LENGTH) return { explanation: 'review.explanation.long' }
  const isUnexplained = failureReason === 'OTHER' && explanation.trim() === ''
  return isUnexplained ? { explanation: 'review.explanation.missing' } : {}
}
