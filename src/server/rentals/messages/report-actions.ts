import type { MessageReportReason } from '../../../domain/catalogue/reports.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import {
  canReportMessages,
  REPORT_DAYS_KEPT,
  reportWordsOf,
} from '../../../domain/rentals/messages/report.ts'
import { areContactsShown, type MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { saveBlockedBy } from './block.ts'
import { reportStandingOf } from './facts.ts'
import { deleteMessageReportsBefore, findOwnReport, insertMessageReport } from './reports-sql.ts'
import { lockConversation } from './thread-lock.ts'

/** What a side says when it reports a conversation, and whether it blocks it, too. */
export interface ReportOrder {
  requestId: string
  reason: MessageReportReason
  words: string
  alsoBlock: boolean
}

/**
 * Reports a conversation to the staff, who read what was written up to now, once per key; the other side isn't told.
 * Answers the request's id.
 */
export async function reportMessages(
  ctx: Context,
  side: MessageSide,
  { requestId, reason, alsoBlock, ...given }: ReportOrder,
  key: string,
): Promise<string> {
  const words = reportWordsOf(reason, given.words)
  if (words === null)
    throw new ValidationError({ words: given.words.trim() === '' ? 'required' : 'reasonLength' })
  const order = { requestId, reason, words, alsoBlock }
  return once(ctx, `reportMessages ${side}`, order, key, async (trx) => {
    const { row, thread } = await lockConversation(trx, ctx, side, requestId)
    demand(canReportMessages(reportStandingOf(thread, await findOwnReport(trx, row.id, side))))
    const { landlordId, tenantId, statusType } = row
    const reportId = await insertMessageReport(trx, {
      listingRequestId: row.id,
      landlordId,
      tenantId,
      side,
      reason,
      words,
      reportedBy: requireViewer(ctx).id,
      upTo: thread.lastPosition,
      contactsShown: areContactsShown(statusType),
      reportedAt: ctx.now(),
    })
    await noteReport(trx, ctx, row, { reportId, side, reason })
    if (alsoBlock && thread.blockedBy === null) await saveBlockedBy(trx, ctx, row, side, true)
    return requestId
  })
}

async function noteReport(
  trx: Db,
  ctx: Context,
  { id, landlordId }: RequestRow,
  data: { reportId: string; side: MessageSide; reason: MessageReportReason },
): Promise<void> {
  await audit(trx, ctx, {
    action: 'reportMessages',
    entityType: 'message_thread',
    entityId: id,
    // What a tenant reports stands in no log that the landlord reads.
    landlordId: data.side === 'LANDLORD' ? landlordId : null,
    data,
  })
}

/** Forgets reports that ended so long ago that nobody complains about them any more. */
export async function forgetMessageReports(ctx: Context): Promise<void> {
  await deleteMessageReportsBefore(ctx.db, ctx.now().subtract({ hours: 24 * REPORT_DAYS_KEPT }))
}
