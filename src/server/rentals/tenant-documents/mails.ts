import type { SolvencyCheckErrorType } from '../../../domain/catalogue/checks.ts'
import type { FileValidationFailureReason, TenantDocumentType } from '../../../domain/catalogue/tenants.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'

/** Tells the tenant that documents are asked for, still missing, all accepted, or came too late. */
export async function tellOfDocuments(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template:
    | 'documentsNeeded'
    | 'identityNeeded'
    | 'documentsMissing'
    | 'documentsAccepted'
    | 'documentsTimeOver',
): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, template))) return
  await queueMail(trx, ctx, { ...recipientOf(row), template, data: dataOf(row) })
}

/** Tells the tenant which document was not accepted, and why. */
export async function tellOfFailedDocument(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  failed: { type: TenantDocumentType; reason: FileValidationFailureReason; explanation: string },
): Promise<void> {
  const data = {
    ...dataOf(row),
    documentType: failed.type,
    failureReason: failed.reason,
    explanation: failed.explanation,
    isExplained: failed.explanation.trim() !== '',
  }
  await notifyTenant(trx, ctx, row, 'documentFailed')
  await queueMail(trx, ctx, { ...recipientOf(row), template: 'documentFailed', data })
}

/** Tells the tenant that a person reads the income, or that it could not be confirmed, and why. */
export async function tellOfIncome(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template: 'incomeReadByHand' | 'incomeNotConfirmed',
  errorType: SolvencyCheckErrorType,
): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, template))) return
  await queueMail(trx, ctx, { ...recipientOf(row), template, data: { ...dataOf(row), errorType } })
}

function recipientOf(row: RequestRow) {
  return { to: row.tenantEmail, recipientId: row.tenantId, language: row.tenantLanguage }
}

function dataOf(row: RequestRow) {
  return {
    firstName: row.firstName,
    otherName: row.landlordFirstName,
    // The name of a listing often is its address, which comes with the contract (decision 12).
    listingName: row.groupPlace,
    from: row.from,
    to: row.to,
    answerUntil: row.tenantAnswerUntil,
    path: `/${row.tenantLanguage}/requests/${row.bookingRequestId}/${row.id}/documents`,
  }
}
