import { INVOICE_REMINDERS } from '../catalogue/invoices.ts'
import { type Day, addMonths } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { type InvoiceFacts, openAmount } from './invoice.ts'

/** Whether money that came can be recorded for an invoice; for one that is written off, that is taken back first. */
export function canRecordTransfer(invoice: InvoiceFacts): Verdict {
  if (invoice.isWrittenOff && !invoice.isCredited) return ALLOWED
  return hasOpenAmount(invoice)
}

/** Whether the open rest of an invoice can be given up. */
export function canWriteOff(invoice: InvoiceFacts): Verdict {
  return invoice.isWrittenOff ? refuse('ALREADY_WRITTEN_OFF') : hasOpenAmount(invoice)
}

/** Whether an invoice that was given up can be expected again. */
export function canTakeWriteOffBack(invoice: InvoiceFacts): Verdict {
  return invoice.isWrittenOff ? ALLOWED : refuse('NOT_WRITTEN_OFF')
}

/** Whether the day of an invoice's next reminder can be set, or that none comes. */
export function canSetReminder(invoice: InvoiceFacts & { reminders: number }): Verdict {
  if (invoice.isWrittenOff) return refuse('ALREADY_WRITTEN_OFF')
  const open = hasOpenAmount(invoice)
  if (!open.value) return open
  return invoice.reminders >= INVOICE_REMINDERS.length ? refuse('ALL_REMINDERS_SENT') : ALLOWED
}

/** Whether a reminder may come on a day: from today on, and within a year. */
export function isReminderDay(day: Day, today: Day): boolean {
  return day >= today && day <= addMonths(today, 12)
}

/** Whether money can have come on a day: not after today, and not more than three years ago. */
export function isTransferDay(day: Day, today: Day): boolean {
  return day <= today && day >= addMonths(today, -36)
}

function hasOpenAmount(invoice: InvoiceFacts): Verdict {
  if (invoice.number === null) return refuse('NOT_NUMBERED')
  if (invoice.documentType === 'CREDIT_NOTE') return refuse('CREDIT_NOTE')
  return openAmount(invoice) > 0 ? ALLOWED : refuse('NOTHING_OPEN')
}
