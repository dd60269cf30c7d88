import { formatMoney } from '../../../domain/kernel/money.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { announce } from '../../notifications/webhooks/announce.ts'
import type { DraftRow, IssuedFacts } from './issue-sql.ts'

/**
 * Tells the landlord and their team of a new invoice or credit note, by mail with the document, as each of them has
 * chosen, and the landlord's programs.
 */
export async function tellOfDocument(
  trx: Db,
  ctx: Context,
  draft: DraftRow,
  facts: IssuedFacts & { written: { fileId: string } },
): Promise<void> {
  const { landlordId, groupId, listingRequestId, credits } = draft
  const event = credits ? 'invoiceCanceled' : 'invoiceReady'
  const told = {
    landlordId,
    event: credits ? 'INVOICE_CANCELED' : 'INVOICE_MADE',
    subjectId: draft.id,
  } as const
  await announce(trx, ctx, told)
  const happening = { landlordId, groupId, listingRequestId, event } as const
  for (const { id, email, firstName, language } of await tellWorld(trx, ctx, happening)) {
    const order = { to: email, recipientId: id, landlordId, language, attachmentFileId: facts.written.fileId }
    const data = {
      firstName,
      otherName: draft.tenantNames,
      listingName: draft.groupName,
      from: draft.from,
      to: draft.to,
      path: `/${language}/dashboard/bookings/${draft.bookingId}`,
      amount: formatMoney(facts.amount, draft.currency, { language }),
    }
    if (credits) {
      const numbers = { creditNote: facts.number, invoice: credits.number }
      await queueMail(trx, ctx, { ...order, template: 'invoiceCanceled', data: { ...data, ...numbers } })
    } else {
      const invoice = {
        invoice: facts.number,
        dueDay: facts.dueDate,
        isPaid: facts.paid === facts.amount,
        isKept: draft.isKept,
      }
      await queueMail(trx, ctx, { ...order, template: 'invoiceReady', data: { ...data, ...invoice } })
    }
  }
}
