import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  type PayoutAmount,
  payoutAmounts,
  type PayoutStanding,
  payoutWait,
  type WaitingAmount,
  type WaitingFacts,
  whyNotPaid,
} from './why-not-paid.ts'

const today = parseDay('2026-11-23')
const none: WaitingFacts = { rent: null, tenantRent: null, payouts: [], invoice: null, next: null }
const waiting = (amount: number, dueOn: string | null = '2026-11-01'): WaitingAmount => ({
  amount,
  dueOn: dueOn === null ? null : parseDay(dueOn),
  nextOn: parseDay('2026-12-01'),
  bookingId: 'b',
  tenantNames: 'Noor Haddad',
  apartmentName: 'Lindenhof 12',
  number: null,
})

const toPayOut = (amount: number, reason: PayoutAmount['reason'] = 'PAYOUT_HELD'): PayoutAmount => ({
  amount,
  reason,
  on: parseDay('2026-11-30'),
})

it.each<[string, Partial<WaitingFacts>, string | null, number | null]>([
  ['nothing at all', {}, null, null],
  ['a late rent', { rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['a rent that is due today', { rent: waiting(100, '2026-11-23') }, null, null],
  ['a rent that was due yesterday', { rent: waiting(100, '2026-11-22') }, 'RENT_NOT_MARKED', 100],
  ['a tenant who has not paid', { tenantRent: waiting(100) }, 'TENANT_HAS_NOT_PAID', 100],
  ['a payout that waits', { payouts: [toPayOut(100)] }, 'PAYOUT_HELD', 100],
  ['nothing to be paid out', { payouts: [toPayOut(0)] }, null, null],
  ['an invoice that is overdue', { invoice: waiting(100) }, 'INVOICE_OVERDUE', 100],
  ['an invoice that is not due', { invoice: waiting(100, '2026-12-03') }, null, null],
  ['only what is to come', { next: waiting(100, '2026-12-01') }, 'NOT_DUE_YET', 100],
  [
    'the largest',
    { rent: waiting(100), invoice: waiting(300), payouts: [toPayOut(200)] },
    'INVOICE_OVERDUE',
    300,
  ],
  ['of equal ones what brings money', { invoice: waiting(100), rent: waiting(100) }, 'RENT_NOT_MARKED', 100],
  ['what is late before what is to come', { rent: waiting(1), next: waiting(900) }, 'RENT_NOT_MARKED', 1],
])('says of %s why it waits', (_, facts, reason, amount) => {
  const [said] = whyNotPaid({ ...none, ...facts }, today)
  expect([said?.reason ?? null, said?.amount ?? null]).toEqual([reason, amount])
})

it('says beside a payout what the others wait for, and of something else nothing more', () => {
  const payouts = [toPayOut(500, 'PAYOUT_IN_TRANSIT'), toPayOut(900), toPayOut(-1, 'PAYOUT_NETTED')]
  const said = whyNotPaid({ ...none, payouts }, today)
  expect(said.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['PAYOUT_HELD', 900],
    ['PAYOUT_IN_TRANSIT', 500],
  ])
  expect(whyNotPaid({ ...none, payouts, rent: waiting(1000) }, today)).toMatchObject([{ amount: 1000 }])
})

const ready: PayoutStanding = {
  isFrozen: false,
  status: 'ACTIVE',
  isRejected: false,
  waitsUntil: null,
  schedule: 'AT_ONCE',
  open: [],
  free: 5000,
  next: { on: today, amount: 5000, contested: 0, taxHeld: 0 },
  least: 100,
}
const open = (state: PayoutStanding['open'][number]['state']) => ({
  open: [{ state, amount: 42_900, arrivesOn: parseDay('2026-11-25') }],
})

it.each<[string, Partial<PayoutStanding>, string, string | null]>([
  ['one that comes now', {}, 'PAYOUT_WAITS', '2026-11-23'],
  ['one that came back', open('FAILED'), 'PAYOUT_FAILED', null],
  ['one that nobody knows of', open('UNKNOWN'), 'PAYOUT_UNKNOWN', null],
  ['one behind one on its way', open('IN_TRANSIT'), 'PAYOUT_WAITS', '2026-11-23'],
  [
    'an account that lacks something while one is on its way',
    { ...open('IN_TRANSIT'), status: 'RESTRICTED' },
    'PAYOUT_ACCOUNT_RESTRICTED',
    null,
  ],
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
  [
    'a bank that has changed long before a stay begins',
    {
      waitsUntil: Temporal.Instant.from('2026-11-24T08:00:00Z'),
      next: { on: parseDay('2026-12-02'), amount: 100, contested: 0, taxHeld: 0 },
    },
    'PAYOUT_HELD',
    '2026-12-02',
  ],
  ['a loss', { next: { on: null, amount: -1, contested: 0, taxHeld: 0 } }, 'PAYOUT_NETTED', null],
  ['too little', { next: { on: today, amount: 99, contested: 0, taxHeld: 0 } }, 'PAYOUT_NETTED', null],
  [
    'what a bank contests',
    { next: { on: null, amount: 0, contested: 900, taxHeld: 0 } },
    'PAYOUT_CONTESTED',
    null,
  ],
  [
    'what lacks tax data',
    { next: { on: null, amount: 0, contested: 900, taxHeld: 1 } },
    'PAYOUT_TAX_DATA',
    null,
  ],
  [
    'that and a loss',
    { next: { on: null, amount: -50, contested: 900, taxHeld: 0 } },
    'PAYOUT_CONTESTED',
    null,
  ],
  [
    'that and what comes now',
    { next: { on: today, amount: 100, contested: 900, taxHeld: 0 } },
    'PAYOUT_WAITS',
    '2026-11-23',
  ],
  [
    'a stay that begins later',
    { next: { on: parseDay('2026-12-02'), amount: 1 + 99, contested: 0, taxHeld: 0 } },
    'PAYOUT_HELD',
    '2026-12-02',
  ],
  [
    'the first of the month',
    { schedule: 'MONTHLY', next: { on: parseDay('2026-12-01'), amount: 100, contested: 0, taxHeld: 0 } },
    'PAYOUT_SCHEDULED',
    '2026-12-01',
  ],
])('of %s says what it waits for', (_, standing, reason, on) => {
  expect(payoutWait({ ...ready, ...standing }, today)).toEqual({ reason, on })
})

const wait = (reason: string, amount: number, on: string | null = null) => ({ reason, amount, on })

it.each<[string, Partial<PayoutStanding>, ReturnType<typeof wait>[]]>([
  [
    'on its way and new',
    open('IN_TRANSIT'),
    [wait('PAYOUT_IN_TRANSIT', 42_900, '2026-11-25'), wait('PAYOUT_WAITS', 5000, '2026-11-23')],
  ],
  ['that came back and new', open('FAILED'), [wait('PAYOUT_FAILED', 42_900), wait('PAYOUT_BEHIND', 5000)]],
  ['unknown and new', open('UNKNOWN'), [wait('PAYOUT_UNKNOWN', 42_900), wait('PAYOUT_BEHIND', 5000)]],
  ['being sent and new', open('PENDING'), [wait('PAYOUT_WAITS', 47_900, '2026-11-23')]],
  [
    'on its way and new, with an account that lacks something',
    { ...open('IN_TRANSIT'), status: 'RESTRICTED' },
    [wait('PAYOUT_IN_TRANSIT', 42_900, '2026-11-25'), wait('PAYOUT_ACCOUNT_RESTRICTED', 5000)],
  ],
  [
    'of which a part lacks tax data',
    { free: 5900, next: { on: today, amount: 5000, contested: 0, taxHeld: 900 } },
    [wait('PAYOUT_WAITS', 5000, '2026-11-23'), wait('PAYOUT_TAX_DATA', 900)],
  ],
])('says of money %s each amount with its own reason', (_, standing, amounts) => {
  expect(payoutAmounts({ ...ready, ...standing }, today)).toEqual(amounts)
})
