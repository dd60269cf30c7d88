import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../kernel/day.ts'
import {
  bankWaitsUntil,
  canSend,
  canTryAgain,
  type KeepableInvoice,
  leastPayout,
  type PayableItem,
  payoutFailureOf,
  payoutItemKindOf,
  planPayout,
} from './payout.ts'

const today = '2030-01-01' as Day
const rent = (more: Partial<PayableItem> = {}): PayableItem => ({
  amount: 1000,
  bookingId: 'stay',
  movesInOn: '2030-02-10' as Day,
  isOwn: false,
  bookedOn: '2030-01-05' as Day,
  isContested: false,
  isTaxHeld: false,
  ...more,
})
const loss = (more: Partial<PayableItem> = {}) =>
  rent({ amount: -300, bookedOn: '2030-03-01' as Day, ...more })
const free = (amount: number, bookedOn: string) =>
  rent({ amount, bookingId: null, movesInOn: null, bookedOn: bookedOn as Day })
const fee = (more: Partial<KeepableInvoice> = {}): KeepableInvoice => ({
  id: 'fee',
  bookingId: 'stay',
  open: 100,
  isOverdue: false,
  ...more,
})
const plan = (
  items: PayableItem[],
  invoices: KeepableInvoice[] = [],
  schedule: 'AT_ONCE' | 'MONTHLY' = 'AT_ONCE',
) => {
  const { kept, ...planned } = planPayout({ items, invoices, schedule, least: 100, today })
  const { items: _, ...figures } = planned
  return { ...figures, kept: kept.map(({ invoiceId, amount }) => `${invoiceId} ${amount}`) }
}

describe('the next payout', () => {
  it.each([
    ['nothing has come', [], [], { on: null, amount: 0, kept: [], later: 0 }],
    ['a rent waits until the day after moving in', [rent()], [], { on: '2030-02-11', amount: 1000 }],
    ['one that came later goes at once', [rent({ bookedOn: '2030-02-20' as Day })], [], { on: '2030-02-20' }],
    [
      'what the landlord had paid too much goes at once, also while the rent of the stay waits',
      [rent(), rent({ amount: 400, movesInOn: null, isOwn: true })],
      [],
      { on: '2030-01-05', amount: 400, later: 1000 },
    ],
    [
      'and does not make a stay bring something that has lost more than it brought',
      [rent({ amount: 200 }), loss(), rent({ amount: 400, movesInOn: null, isOwn: true })],
      [],
      { on: '2030-01-05', amount: 300, later: 0 },
    ],
    [
      'what stays of a rent goes at once where nobody moves in',
      [rent({ movesInOn: null }), loss()],
      [],
      { on: '2030-01-05', amount: 700 },
    ],
    ['the fee of the stay is kept', [rent()], [fee()], { amount: 900, kept: ['fee 100'] }],
    ['never more than there is', [rent()], [fee({ open: 5000 })], { amount: 0, kept: ['fee 1000'] }],
    [
      'an overdue one of another stay, too',
      [rent()],
      [fee({ bookingId: 'b', isOverdue: true })],
      { amount: 900 },
    ],
    ['but not one that is not due', [rent()], [fee({ bookingId: 'b' })], { amount: 1000, kept: [] }],
    [
      'that of the stay comes first',
      [rent()],
      [fee({ id: 'old', bookingId: 'b', isOverdue: true, open: 950 }), fee()],
      { amount: 0, kept: ['fee 100', 'old 900'] },
    ],
    ['a loss of the same stay waits with it', [rent(), loss()], [], { on: '2030-02-11', amount: 700 }],
    [
      'a stay that brings nothing is netted at once',
      [rent(), loss({ amount: -1400, bookedOn: '2030-01-06' as Day }), free(900, '2030-01-07')],
      [],
      { on: '2030-01-07', amount: 500 },
    ],
    ['a loss alone is carried', [loss()], [], { on: null, amount: -300, kept: [] }],
    [
      'too little waits for more',
      [free(50, '2030-01-02'), free(60, '2030-01-09')],
      [],
      { on: '2030-01-09', amount: 110 },
    ],
    [
      'what comes later is named',
      [free(500, '2030-01-02'), rent()],
      [],
      { on: '2030-01-02', amount: 500, later: 1000 },
    ],
    [
      'what a bank contests waits with its whole stay',
      [rent({ isContested: true }), loss(), free(500, '2030-01-02')],
      [fee()],
      { on: '2030-01-02', amount: 500, kept: [], later: 0, contested: 700 },
    ],
    [
      'another stay goes on beside it',
      [rent({ isContested: true }), rent({ bookingId: 'b' })],
      [],
      { on: '2030-02-11', amount: 1000, contested: 1000 },
    ],
    [
      'what was contested only after it was paid out is a loss like others',
      [loss(), free(500, '2030-01-02')],
      [],
      { on: '2030-01-02', amount: 200, contested: 0 },
    ],
    [
      'what lacks tax data waits with its stay, and what else there is goes',
      [rent({ isTaxHeld: true }), loss({ isTaxHeld: true }), free(500, '2030-01-02')],
      [fee()],
      { on: '2030-01-02', amount: 500, kept: [], later: 0, taxHeld: 700, contested: 0 },
    ],
    [
      'a loss of such a stay is not put off',
      [rent({ isTaxHeld: true, amount: 100 }), loss({ isTaxHeld: true }), free(500, '2030-01-02')],
      [],
      { on: '2030-01-02', amount: 200, later: 100, taxHeld: 0 },
    ],
    [
      'what a bank contests is named as that, also where tax data are missing',
      [rent({ isTaxHeld: true, isContested: true })],
      [],
      { on: null, amount: 0, contested: 1000, taxHeld: 0 },
    ],
  ] as const)('%s', (_, items, invoices, expected) => {
    expect(plan([...items], [...invoices])).toMatchObject(expected)
  })

  it.each([
    ['2030-02-09', '2030-03-01'],
    ['2030-01-31', '2030-02-01'],
    ['2029-12-31', '2030-01-01'],
  ])('month by month, a stay from %s is paid from %s', (movesInOn, on) => {
    const monthly = plan(
      [rent({ movesInOn: movesInOn as Day, bookedOn: '2029-12-30' as Day })],
      [],
      'MONTHLY',
    )
    expect(monthly.on).toBe(on)
  })

  it('is all that is late at once, on however many days it could have been paid', () => {
    const late = [free(500, '2029-10-02'), free(600, '2029-11-09'), free(700, '2030-01-04')]
    expect(plan(late)).toMatchObject({ on: today, amount: 1100, later: 700 })
  })

  it('is its items less what is kept, and nothing is lost or paid twice, whatever there is', () => {
    const days = ['2030-01-01', '2030-01-15', '2030-02-01', '2030-02-11'] as Day[]
    const item = fc.record({
      amount: fc.integer({ min: -2000, max: 2000 }).filter((amount) => amount !== 0),
      bookingId: fc.constantFrom('a', 'b', null),
      bookedOn: fc.constantFrom(...days),
      isOwn: fc.boolean(),
      isContested: fc.boolean(),
      isTaxHeld: fc.boolean(),
    })
    const invoice = fc.record({
      bookingId: fc.constantFrom('a', 'b', 'c'),
      open: fc.integer({ min: 1, max: 900 }),
      isOverdue: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(item),
        fc.array(invoice),
        fc.constantFrom('AT_ONCE', 'MONTHLY'),
        (items, bills, schedule) => {
          const all = items.map((one) => ({
            ...one,
            movesInOn: one.bookingId ? ('2030-01-20' as Day) : null,
          }))
          const invoices = bills.map((bill, index) => ({ ...bill, id: String(index) }))
          const next = planPayout({ items: all, invoices, schedule, least: 100, today })
          const sum = (some: readonly { amount: number }[]) =>
            some.reduce((total, { amount }) => total + amount, 0)
          expect(next.amount).toBe(sum(next.items) - sum(next.kept))
          expect(sum(next.items) + next.later + next.contested + next.taxHeld).toBe(sum(all))
          expect(next.items.filter(({ isContested }) => isContested)).toEqual([])
          expect(new Set(next.items).size).toBe(next.items.length)
          expect(sum(next.kept)).toBeLessThanOrEqual(Math.max(0, sum(next.items)))
          for (const kept of next.kept)
            expect(kept.amount).toBeLessThanOrEqual(
              invoices.find(({ id }) => id === kept.invoiceId)?.open ?? 0,
            )
        },
      ),
    )
  })
})

it.each([
  ['account_closed', 'ACCOUNT_CLOSED'],
  ['no_account', 'NO_SUCH_ACCOUNT'],
  ['incorrect_account_holder_name', 'NAME_MISMATCH'],
  ['invalid_currency', 'CURRENCY'],
  ['could_not_process', 'DECLINED'],
  ['balance_insufficient', 'INSUFFICIENT_FUNDS'],
  ['payouts_not_allowed', 'ACCOUNT_RESTRICTED'],
  ['something_new', 'OTHER'],
  [null, 'OTHER'],
] as const)('the code %s is %s', (code, failure) => {
  expect(payoutFailureOf(code)).toBe(failure)
})

it.each([
  ['TENANT_PAID', 'RENT'],
  ['INVOICE_PAID', 'FEE_KEPT'],
  ['CREDIT_CARRIED', 'CREDIT'],
  ['DISPUTE_LOST', 'DISPUTE'],
  ['PROVIDER_FEE_TAKEN', 'OTHER'],
] as const)('an entry of %s is %s', (event, kind) => {
  expect(payoutItemKindOf(event)).toBe(kind)
})

it('the least that is paid out is one unit of the currency', () => {
  expect([leastPayout(2), leastPayout(0)]).toEqual([100, 1])
})

it('a bank that has changed waits for a day', () => {
  const changed = Temporal.Instant.from('2030-01-01T10:00:00Z')
  const until = Temporal.Instant.from('2030-01-02T10:00:00Z')
  expect(bankWaitsUntil(null, changed)).toBeNull()
  expect(bankWaitsUntil(changed, until.subtract({ seconds: 1 }))?.toString()).toBe(until.toString())
  expect(bankWaitsUntil(changed, until)).toBeNull()
})

it.each([
  [false, false, 'PAYOUT_ACCOUNT_INCOMPLETE'],
  [true, true, 'PAYOUT_DATA_CHANGING'],
  [true, false, null],
] as const)('an account that can receive: %s, data that wait: %s: %s', (canReceive, waits, reason) => {
  const waitsUntil = waits ? Temporal.Instant.from('2030-01-01T00:00:00Z') : null
  const facts = { canReceive, waitsUntil, isFrozen: false }
  expect(canSend(facts).reason).toBe(reason)
  expect(canTryAgain('FAILED', facts).reason).toBe(reason)
  expect(canTryAgain('PAID', facts).reason).toBe('PAYOUT_NOT_FAILED')
  expect(canSend({ ...facts, isFrozen: true }).reason).toBe('ACCOUNT_FROZEN')
})
