import { describe, expect, it } from 'vitest'
import type { Tag } from '../catalogue/flags.ts'
import type { InvoiceState } from '../catalogue/invoices.ts'
import { parseDay } from '../kernel/day.ts'
import { type InvoiceFacts, invoiceDueDay, invoiceNumber, invoiceState, openAmount } from './invoice.ts'

const invoice: InvoiceFacts = {
  documentType: 'INVOICE',
  number: '2026-0001',
  amount: 10_000,
  paidAmount: 0,
  dueDate: parseDay('2026-12-14'),
  isCredited: false,
  isWrittenOff: false,
}

describe('what became of an invoice', () => {
  it.each<[string, Partial<InvoiceFacts>, string, InvoiceState, number]>([
    ['a draft', { number: null }, '2026-12-01', 'DRAFT', 0],
    ['new', {}, '2026-12-01', 'OPEN', 10_000],
    ['four days before', {}, '2026-12-10', 'OPEN', 10_000],
    ['three days before', {}, '2026-12-11', 'DUE', 10_000],
    ['on its day', {}, '2026-12-14', 'DUE', 10_000],
    ['a day late', {}, '2026-12-15', 'OVERDUE', 10_000],
    ['paid in part, late', { paidAmount: 4_000 }, '2026-12-15', 'OVERDUE', 6_000],
    ['paid', { paidAmount: 10_000 }, '2026-12-15', 'PAID', 0],
    ['taken back', { isCredited: true }, '2026-12-15', 'CREDITED', 0],
    ['paid and taken back', { isCredited: true, paidAmount: 10_000 }, '2026-12-15', 'CREDITED', 0],
    ['given up', { isWrittenOff: true }, '2026-12-15', 'UNCOLLECTIBLE', 0],
    ['of nothing', { amount: 0 }, '2026-12-15', 'PAID', 0],
    ['a credit note', { documentType: 'CREDIT_NOTE' }, '2026-12-15', 'CREDITED', 0],
  ])('%s', (_, facts, today, state, open) => {
    expect(invoiceState({ ...invoice, ...facts }, parseDay(today))).toBe(state)
    expect(openAmount({ ...invoice, ...facts })).toBe(open)
  })
})

it.each<[Tag[], string, string]>([
  [[], '2027-03-01', '2026-12-15'],
  [['KA'], '2027-03-01', '2026-12-31'],
  [['OLD_DUE_DATE_LOGIC_IN_INVOICE'], '2027-03-01', '2027-03-01'],
  [['OLD_DUE_DATE_LOGIC_IN_INVOICE'], '2026-12-05', '2026-12-15'],
  [['KA', 'OLD_DUE_DATE_LOGIC_IN_INVOICE'], '2026-12-20', '2026-12-31'],
])('with %j an invoice of a stay from %s is due on %s', (labels, from, due) => {
  expect(invoiceDueDay(labels, parseDay('2026-12-01'), parseDay(from))).toBe(due)
})

it('numbers by year and mode', () => {
  expect(invoiceNumber('LIVE', 2026, 7)).toBe('2026-0007')
  expect(invoiceNumber('TESTING', 2026, 12_345)).toBe('TEST-2026-12345')
})
