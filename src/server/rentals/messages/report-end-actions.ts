import type { MessageReportOutcome } from '../../../domain/catalogue/reports.ts'
import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { textWithin } from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canEndReport, canReadReport, REPORT_ANSWER_LENGTH } from '../../../domain/rentals/messages/report.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import { tellOfReportEnd } from './report-mails.ts'
import {
  findReport,
  lockReport,
  lockReportStaff,
  saveClosed,
  saveReportEnd,
  type StaffReportRow,
} from './reports-sql.ts'
import { listMessages, lockThread, type MessageRow } from './sql.ts'

const MOST_MESSAGES = 50

/** A report with a window of what was written up to it, the oldest first. */
export interface OpenedReport {
  report: StaffReportRow
  messages: MessageRow[]
}

/**
 * Opens what was written in a reported conversation up to the report: the last messages before a position. Each look is
 * in the log with the report that it is for; there is no other way for staff to read a conversation.
 */
export async function openReportedMessages(
  ctx: Context,
  { reportId, before }: { reportId: string; before: number | null },
): Promise<OpenedReport> {
  return inTransaction(ctx, async (trx) => {
    const actor = await lockActor(trx, ctx)
    const report = await findKnownReport(trx, reportId)
    demand(canReadReport(actor, report, ctx.now()))
    const last = report.upTo + 1
    const upTo = Math.min(before ?? last, last)
    await noteStaff(trx, ctx, report, {
      action: 'openReportedMessages',
      data: { why: report.reason, before: upTo },
    })
    const found = await listMessages(trx, report.listingRequestId, { before: upTo, limit: MOST_MESSAGES })
    return { report, messages: found.toReversed() }
  })
}

/** Ends a report with what the staff have decided and why, once per key; whoever reported is told. Answers its id. */
export async function endMessageReport(
  ctx: Context,
  given: { reportId: string; outcome: MessageReportOutcome; answer: string },
  key: string,
): Promise<string> {
  const answer = textWithin(given.answer, REPORT_ANSWER_LENGTH)
  if (answer === null) throw new ValidationError({ answer: 'reasonLength' })
  const { reportId, outcome } = given
  return once(ctx, 'endMessageReport', { reportId, outcome, answer }, key, async (trx) => {
    const actor = await lockActor(trx, ctx)
    const { listingRequestId } = await findKnownReport(trx, reportId)
    await lockThread(trx, listingRequestId)
    await lockReport(trx, reportId)
    const report = await findKnownReport(trx, reportId)
    demand(canEndReport(actor, report))
    await saveReportEnd(trx, reportId, { outcome, answer, endedAt: ctx.now(), endedBy: actor.id })
    if (outcome === 'CONVERSATION_CLOSED')
      await saveClosed(trx, listingRequestId, { why: answer, at: ctx.now() })
    await noteStaff(trx, ctx, report, { action: 'endMessageReport', data: { outcome } })
    const row = await loadRequestForSystem(trx, listingRequestId)
    await tellOfReportEnd(trx, ctx, row, { report, outcome, answer })
    return reportId
  })
}

async function lockActor(trx: Db, ctx: Context): Promise<{ id: string }> {
  const { id } = requireViewer(ctx)
  // The permission was taken while this call was on its way.
  if (!(await lockReportStaff(trx, id))) throw new NotAllowedError()
  return { id }
}

async function findKnownReport(trx: Db, id: string): Promise<StaffReportRow> {
  const report = isUuid(id) ? await findReport(trx, id) : undefined
  if (!report) throw new ResourceNotFoundError()
  return report
}

/** Nothing of it is in the landlord's log: whether somebody reported isn't told (decision 134). */
async function noteStaff(
  trx: Db,
  ctx: Context,
  report: StaffReportRow,
  { action, data }: { action: string; data: Record<string, string | number> },
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'message_thread',
    entityId: report.listingRequestId,
    landlordId: null,
    data: { reportId: report.id, ...data },
  })
}
