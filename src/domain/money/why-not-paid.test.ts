import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { type WaitingAmount, type WaitingFacts, whyNotPaid } from './why-not-paid.ts'

const today = parseDay('2026-11-23')
const none: WaitingFacts = { rent: null, tenantRent: null, payout: null, invoice: null, next: null }
const waiting = (amount: number, dueOn: string | null = '2026-11-01'): WaitingAmount => ({
  amount,
  dueOn: dueOn === null ? null : parseDay(dueOn),
  nextOn: parseDay('2026-12-01'),
  bookingId: 'b',
  tenantNames: 'Noor Haddad',
  apartmentName: 'Lindenhof 12',
  number: null,
})

it.each<[string, Partial<WaitingFacts>, string | null, number | null]>([
  ['nothing at all', {}, null, null],
  ['a late rent', { rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['a rent that is due today', { rent: waiting(100, '2026-11-23') }, null, null],
  ['a rent that was due yesterday', { rent: waiting(100, '2026-11-22') }, 'RENT_NOT_MARKED', 100],
  ['a tenant who has not paid', { tenantRent: waiting(100) }, 'TENANT_HAS_NOT_PAID', 100],
  ['a payout that waits, which has no day', { payout: waiting(100, null) }, 'PAYOUT_WAITS', 100],
  ['nothing to be paid out', { payout: waiting(0, null) }, null, null],
  ['an invoice that is overdue', { invoice: waiting(100) }, 'INVOICE_OVERDUE', 100],
  ['an invoice that is not due', { invoice: waiting(100, '2026-12-03') }, null, null],
  ['only what is to come', { next: waiting(100, '2026-12-01') }, 'NOT_DUE_YET', 100],
  [
    'the largest',
    { rent: waiting(100), invoice: waiting(300), payout: waiting(200, null) },
    'INVOICE_OVERDUE',
    300,
  ],
  ['of equal ones what brings money', { invoice: waiting(100), rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['what is late before what is to come', { rent: waiting(1), next: waiting(900) }, 'RENT_NOT_MARKED', 1],
])('says of %s why it waits', (_, facts, reason, amount) => {
  const said = whyNotPaid({ ...none, ...facts }, today)
  expect([said?.reason ?? null, said?.amount ?? null]).toEqual([reason, amount])
})
