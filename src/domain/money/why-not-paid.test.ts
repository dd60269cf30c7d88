import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  type PayoutStanding,
  payoutWait,
  type WaitingAmount,
  type WaitingFacts,
  whyNotPaid,
} from './why-not-paid.ts'

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

const toPayOut = (amount: number) => ({
  ...waiting(amount, null),
  wait: { reason: 'PAYOUT_HELD', on: parseDay('2026-11-30') } as const,
})

it.each<[string, Partial<WaitingFacts>, string | null, number | null]>([
  ['nothing at all', {}, null, null],
  ['a late rent', { rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['a rent that is due today', { rent: waiting(100, '2026-11-23') }, null, null],
  ['a rent that was due yesterday', { rent: waiting(100, '2026-11-22') }, 'RENT_NOT_MARKED', 100],
  ['a tenant who has not paid', { tenantRent: waiting(100) }, 'TENANT_HAS_NOT_PAID', 100],
  ['a payout that waits', { payout: toPayOut(100) }, 'PAYOUT_HELD', 100],
  ['nothing to be paid out', { payout: toPayOut(0) }, null, null],
  ['an invoice that is overdue', { invoice: waiting(100) }, 'INVOICE_OVERDUE', 100],
  ['an invoice that is not due', { invoice: waiting(100, '2026-12-03') }, null, null],
  ['only what is to come', { next: waiting(100, '2026-12-01') }, 'NOT_DUE_YET', 100],
  [
    'the largest',
    { rent: waiting(100), invoice: waiting(300), payout: toPayOut(200) },
    'INVOICE_OVERDUE',
    300,
  ],
  ['of equal ones what brings money', { invoice: waiting(100), rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['what is late before what is to come', { rent: waiting(1), next: waiting(900) }, 'RENT_NOT_MARKED', 1],
])('says of %s why it waits', (_, facts, reason, amount) => {
  const said = whyNotPaid({ ...none, ...facts }, today)
  expect([said?.reason ?? null, said?.amount ?? null]).toEqual([reason, amount])
})

const ready: PayoutStanding = {
  status: 'ACTIVE',
  isRejected: false,
  waitsUntil: null,
  schedule: 'AT_ONCE',
  open: [],
  next: { on: today, amount: 5000 },
  least: 100,
}
const open = (state: PayoutStanding['open'][number]['state']) => ({
  open: [{ state, arrivesOn: parseDay('2026-11-25') }],
})

it.each<[string, Partial<PayoutStanding>, string, string | null]>([
  ['one that comes now', {}, 'PAYOUT_WAITS', '2026-11-23'],
  ['one that came back', open('FAILED'), 'PAYOUT_FAILED', null],
  ['one that nobody knows of', open('UNKNOWN'), 'PAYOUT_UNKNOWN', null],
  ['one on its way', open('IN_TRANSIT'), 'PAYOUT_IN_TRANSIT', '2026-11-25'],
  ['one that is being sent', open('PENDING'), 'PAYOUT_WAITS', '2026-11-23'],
  ['no account', { status: null }, 'PAYOUT_ACCOUNT_MISSING', null],
  ['an account that nobody knows', { status: 'CREATED' }, 'PAYOUT_ACCOUNT_MISSING', null],
  ['a rejected landlord', { status: 'RESTRICTED', isRejected: true }, 'PAYOUT_ACCOUNT_REJECTED', null],
  ['an account that lacks something', { status: 'RESTRICTED' }, 'PAYOUT_ACCOUNT_RESTRICTED', null],
  ['an account in review', { status: 'PENDING' }, 'PAYOUT_ACCOUNT_IN_REVIEW', null],
  ['an account with time left', { status: 'RESTRICTED_SOON' }, 'PAYOUT_WAITS', '2026-11-23'],
  ['an account that could say more', { status: 'ACTIVE_IMPROVABLE' }, 'PAYOUT_WAITS', '2026-11-23'],
  [
    'a bank that has changed',
    { waitsUntil: Temporal.Instant.from('2026-11-24T08:00:00Z') },
    'PAYOUT_DATA_WAIT',
    '2026-11-24',
  ],
  ['a loss', { next: { on: null, amount: -1 } }, 'PAYOUT_NETTED', null],
  ['too little', { next: { on: today, amount: 99 } }, 'PAYOUT_NETTED', null],
  [
    'a stay that begins later',
    { next: { on: parseDay('2026-12-02'), amount: 1 + 99 } },
    'PAYOUT_HELD',
    '2026-12-02',
  ],
  [
    'the first of the month',
    { schedule: 'MONTHLY', next: { on: parseDay('2026-12-01'), amount: 100 } },
    'PAYOUT_SCHEDULED',
    '2026-12-01',
  ],
])('of %s says what it waits for', (_, standing, reason, on) => {
  expect(payoutWait({ ...ready, ...standing }, today)).toEqual({ reason, on })
})
