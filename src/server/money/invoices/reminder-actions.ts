import type { InvoiceReminder } from '../../../domain/catalogue/invoices.ts'
import { addDays } from '../../../domain/kernel/day.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import { openAmount } from '../../../domain/money/invoice.ts'
import { dueReminder, nextReminderDay } from '../../../domain/money/invoice-reminder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { MailTemplate } from '../../kernel/mail/templates/template.ts'
import { findReminderFacts, listRemindersDue, type ReminderDue, saveInvoiceReminded } from './reminder-sql.ts'
import { lockInvoice } from './settle-sql.ts'

// From the day of a reminder on, before the next step is taken.
const daysToPay = 10

// So many are looked for at a time.
const part = 200

const TEMPLATES = {
  FIRST: 'invoiceReminderFirst',
  SECOND: 'invoiceReminderSecond',
  LAST: 'invoiceReminderLast',
} as const satisfies Record<InvoiceReminder, MailTemplate>

/** Reminds landlords by mail of invoices that are overdue; a payment stops it. */
export async function remindOfInvoices(ctx: Context): Promise<void> {
  await forEachInParts<ReminderDue>(
    (after) =>
      listRemindersDue(ctx.db, { today: ctx.today(), mode: ctx.config.invoiceMode, after, limit: part }),
    'reminders',
    ({ id }) => remindOf(ctx, id),
  )
}

async function remindOf(ctx: Context, id: string): Promise<void> {
  const today = ctx.today()
  await inTransaction(ctx, async (trx) => {
    const invoice = await lockInvoice(trx, id)
    const reminder = invoice && dueReminder(invoice, today)
    if (!reminder) return
    const facts = await findReminderFacts(trx, id)
    const { language, listingName, from, to } = facts
    await queueMail(trx, ctx, {
      to: facts.email,
      recipientId: facts.landlordId,
      language,
      template: TEMPLATES[reminder],
      ...(facts.documentFileId && { attachmentFileId: facts.documentFileId }),
      data: {
        firstName: facts.firstName,
        otherName: facts.tenantNames,
        listingName,
        from,
        to,
        path: `/${language}/dashboard/bookings/${invoice.bookingId}`,
        invoice: invoice.number ?? '',
        amount: formatMoney(openAmount(invoice), invoice.currency, { language }),
        dueDay: invoice.dueDate,
        payBy: addDays(today, daysToPay),
      },
    })
    await saveInvoiceReminded(trx, id, nextReminderDay(invoice, today))
  })
}
