import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { TAX_ANSWER_NOTE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  acceptsRecord,
  canAnswerTaxReport,
  canHandInTaxReport,
  type ReportAnswer,
} from '../../../domain/money/tax-report/report-state.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { readAnswer } from './read-answer.ts'
import { listRecordRefs, saveAnswer, saveHandedIn, saveRecordAnswers } from './answer-sql.ts'
import { findTaxReport, type TaxReportRow } from './report-sql.ts'
import { lockTaxYear } from './run-sql.ts'

/** Notes that a message was handed in at the tax office, once per key; answers its id. */
export async function handInTaxReport(ctx: Context, reportId: string, key: string): Promise<string> {
  const { id: userId } = requireViewer(ctx)
  const call = { key, operation: 'handInTaxReport', body: reportId }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const report = await lockReport(trx, reportId)
      const verdict = canHandInTaxReport(report)
      if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
      await saveHandedIn(trx, report.id, { userId, at: ctx.now() })
      await auditReport(trx, ctx, 'handInTaxReport', report, {})
      return report.id
    }),
  )
}

/** What the tax office answered: its file, or where none came what was heard, in a sentence. */
export interface AnswerOrder {
  reportId: string
  message: string | null
  outcome: 'ACCEPTED' | 'REFUSED' | null
  note: string | null
}

/**
 * Records what the tax office answered about a message, once per key: the last accepted records are from then on what
 * corrections refer to. Answers the message's id.
 */
export async function answerTaxReport(ctx: Context, order: AnswerOrder, key: string): Promise<string> {
  const { id: by } = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'answerTaxReport', body: order }, async () => {
      const report = await lockReport(trx, order.reportId)
      const verdict = canAnswerTaxReport(report)
      if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
      const docRefIds = await listRecordRefs(trx, report.id)
      const answer = order.message
        ? readAnswer(order.message, { messageRefId: report.messageRefId, docRefIds })
        : answerByHand(order)
      await saveAnswer(trx, report.id, {
        state: answer.outcome,
        answer: order.message ?? order.note ?? '',
        errors: answer.errors,
        by,
        at: ctx.now(),
      })
      const records = docRefIds.map((docRefId) => ({
        docRefId,
        isAccepted: acceptsRecord(answer, docRefId),
        errors: answer.recordErrors
          .filter((error) => error.docRefId === docRefId)
          .map(({ code, text }) => ({ code, text })),
      }))
      await saveRecordAnswers(trx, report.id, records, ctx.now())
      const accepted = records.filter(({ isAccepted }) => isAccepted).length
      await auditReport(trx, ctx, 'answerTaxReport', report, { outcome: answer.outcome, accepted })
      await ctx.enqueue(trx, 'writeTaxStatements', {}, { singletonKey: 'writeTaxStatements' })
      return report.id
    }),
  )
}

function answerByHand({ outcome, note }: AnswerOrder): ReportAnswer {
  const words = note?.trim() ?? ''
  const problems = {
    ...(!outcome && { outcome: 'taxReport.answer.outcome' }),
    ...(words === '' && { note: 'taxReport.answer.note' }),
    ...(words.length > TAX_ANSWER_NOTE_MAX_LENGTH && { note: 'taxReport.answer.noteLong' }),
  }
  if (!outcome || Object.keys(problems).length > 0) throw new ValidationError(problems)
  return { outcome, errors: [], recordErrors: [] }
}

/** Takes turns with whatever else happens to the same year. */
async function lockReport(trx: Db, id: string): Promise<TaxReportRow> {
  const found = isUuid(id) ? await findTaxReport(trx, id) : undefined
  if (!found) throw new ResourceNotFoundError()
  await lockTaxYear(trx, found)
  const report = await findTaxReport(trx, id)
  if (!report) throw new ResourceNotFoundError()
  return report
}

async function auditReport(
  trx: Db,
  ctx: Context,
  action: 'handInTaxReport' | 'answerTaxReport',
  { id, year, mode, messageRefId }: TaxReportRow,
  more: Record<string, string | number>,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'taxReport',
    entityId: id,
    landlordId: null,
    data: { year, mode, messageRefId, ...more },
  })
}
