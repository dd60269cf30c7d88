import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { dueReminder, nextReminderDay, reminderDay, type RemindedInvoice } from './invoice-reminder.ts'

const dueDate = parseDay('2026-12-14')
const invoice: RemindedInvoice = {
  documentType: 'INVOICE',
  number: '2026-0001',
  amount: 10_000,
  paidAmount: 0,
  dueDate,
  isCredited: false,
  isWrittenOff: false,
  reminders: 0,
  remindOn: reminderDay(dueDate, 0),
}

describe('a reminder of an invoice', () => {
  it('comes three times, then no more', () => {
    const sent: string[] = []
    let { reminders, remindOn } = invoice
    for (let day = dueDate; day < addDays(dueDate, 90); day = addDays(day, 1)) {
      const reminder = dueReminder({ ...invoice, reminders, remindOn }, day)
      if (!reminder) continue
      sent.push(`${reminder} ${day}`)
      remindOn = nextReminderDay({ ...invoice, reminders, remindOn }, day)
      reminders++
    }
    expect(sent).toEqual(['FIRST 2026-12-17', 'SECOND 2026-12-28', 'LAST 2027-01-11'])
    expect(remindOn).toBeNull()
  })

  it('keeps a week to the next one when it comes late', () => {
    expect(nextReminderDay(invoice, parseDay('2027-02-01'))).toBe('2027-02-08')
  })

  it.each<[string, Partial<RemindedInvoice>]>([
    ['paid', { paidAmount: 10_000 }],
    ['taken back', { isCredited: true }],
    ['given up', { isWrittenOff: true }],
    ['a draft', { number: null }],
    ['a credit note', { documentType: 'CREDIT_NOTE' }],
    ['put off', { remindOn: parseDay('2027-03-01') }],
    ['no more to be reminded of', { remindOn: null }],
    ['reminded of three times', { reminders: 3 }],
    ['due later', { dueDate: parseDay('2027-03-01') }],
  ])('does not come of what is %s', (_, facts) => {
    expect(dueReminder({ ...invoice, ...facts }, parseDay('2027-01-20'))).toBeNull()
  })
})
