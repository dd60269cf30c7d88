import { INVOICE_REMINDERS, type InvoiceReminder } from '../catalogue/invoices.ts'
import { INVOICE_REMINDER_DAYS } from '../kernel/constants.ts'
import { type Day, addDays, laterDay } from '../kernel/day.ts'
import { type InvoiceFacts, invoiceState } from './invoice.ts'

/** The day of the next reminder of an invoice after so many; null after the last one. */
export function reminderDay(dueDate: Day, sent: number): Day | null {
  const days = INVOICE_REMINDER_DAYS[sent]
  return days === undefined ? null : addDays(dueDate, days)
}

/** What is known of an invoice and its reminders. */
export interface RemindedInvoice extends InvoiceFacts {
  /** How many were sent. */
  reminders: number
  /** Somebody may have set another day than the usual one; null: none comes any more. */
  remindOn: Day | null
}

/** The reminder that is to be sent today; null where none is: not overdue, paid, taken back, given up, or not its day yet. */
export function dueReminder(invoice: RemindedInvoice, today: Day): InvoiceReminder | null {
  if (invoiceState(invoice, today) !== 'OVERDUE') return null
  if (invoice.remindOn === null || today < invoice.remindOn) return null
  return INVOICE_REMINDERS[invoice.reminders] ?? null
}

/** When the one after it comes: on its usual day, and never sooner than a week after the one that is sent today. */
export function nextReminderDay({ dueDate, reminders }: RemindedInvoice, today: Day): Day | null {
  const usual = reminderDay(dueDate, reminders + 1)
  return usual && laterDay(usual, addDays(today, 7))
}
