import type { MessageReportOutcome } from '../../../domain/catalogue/reports.ts'
import { otherSideOf, type MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { StayData } from '../../kernel/mail/templates/shared-data.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { listingNameFor } from './mails.ts'
import {
  findLandlordReporter,
  listLandlordWriters,
  type StaffReportRow,
  type ToldOfReport,
} from './reports-sql.ts'

interface ReportEnd {
  report: StaffReportRow
  outcome: MessageReportOutcome
  answer: string
}

/**
 * Tells whoever reported a conversation how it ended, in the app and always by mail, and where something was decided
 * against it the other side by mail.
 */
export async function tellOfReportEnd(trx: Db, ctx: Context, row: RequestRow, end: ReportEnd): Promise<void> {
  const { report, outcome, answer } = end
  const { id: listingRequestId, landlordId, groupId } = row
  // Whoever reported gets the mail whatever they chose; of a landlord's side nobody else does.
  if (report.side === 'TENANT') await notifyTenant(trx, ctx, row, 'reportEndedTenant')
  else await tellWorld(trx, ctx, { landlordId, groupId, listingRequestId, event: 'reportEnded' })
  const reporter = report.side === 'TENANT' ? tenantOf(row) : await findLandlordReporter(trx, report)
  if (reporter) {
    const data = { ...stayDataFor(report.side, reporter, row), outcome, answer }
    await queueMail(trx, ctx, { ...addressOf(reporter, row), template: 'reportEnded', data })
  }
  if (outcome === 'NO_ACTION') return
  const other = otherSideOf(report.side)
  for (const person of other === 'TENANT' ? [tenantOf(row)] : await listLandlordWriters(trx, report)) {
    const data = { ...stayDataFor(other, person, row), isClosed: outcome === 'CONVERSATION_CLOSED', answer }
    await queueMail(trx, ctx, { ...addressOf(person, row), template: 'conversationWarned', data })
  }
}

function tenantOf({ tenantId, tenantEmail, firstName, tenantLanguage }: RequestRow): ToldOfReport {
  return { id: tenantId, email: tenantEmail, firstName, language: tenantLanguage }
}

function addressOf({ id, email, language }: ToldOfReport, { landlordId }: RequestRow) {
  return { to: email, recipientId: id, language, landlordId }
}

function stayDataFor(side: MessageSide, to: ToldOfReport, row: RequestRow): StayData {
  const page = side === 'LANDLORD' ? 'dashboard/inbox' : 'requests'
  return {
    firstName: to.firstName,
    otherName: side === 'LANDLORD' ? `${row.firstName} ${row.lastName}` : row.landlordFirstName,
    listingName: side === 'LANDLORD' ? row.groupName : listingNameFor(row),
    from: row.from,
    to: row.to,
    path: `/${to.language}/${page}/${row.bookingRequestId}/${row.id}`,
  }
}
