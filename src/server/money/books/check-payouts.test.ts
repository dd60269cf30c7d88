import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { faultsAfter } from '../../../../test/broken-books.ts'
import { given } from '../../../../test/builders.ts'
import {
  bookWithRent,
  loginAccountant,
  mutate,
  openPayingApp,
  openPayoutAccount,
  type PayingApp,
  payRent,
} from '../../../../test/paying-app.ts'
import { payOut } from '../paying-out/send-actions.ts'
import { checkBooks } from './check-actions.ts'

let paying: PayingApp
let app: TestApp

beforeAll(async () => {
  paying = await openPayingApp({ isTold: true })
  app = paying.app
  await live()
})
afterAll(() => paying.close())

/**
 * A payout that has arrived, with a rent and its fee; one of a bonus that is on its way; then a part of the rent goes
 * back to the tenant, and the bank contests the rest.
 */
async function live(): Promise<void> {
  const { local } = paying
  paying.goTo('2029-11-21T09:00:00Z')
  const stage = await bookWithRent(app)
  await loginAccountant(app)
  await payRent(paying, stage, '4000000000000077')
  const account = await openPayoutAccount(paying)
  paying.goTo('2030-02-02T09:00:00Z')
  await payOut(await app.ctxFor(null))
  const sent = await app.db
    .selectFrom('payout_transfers')
    .select('external_id')
    .where('leg', '=', 'TO_BANK')
    .executeTakeFirstOrThrow()
  await local.settlePayout(account, given(sent.external_id))
  await app.runJobs()

  const bonus = {
    landlordId: stage.landlordId,
    amount: 30_000,
    currency: 'EUR',
    reason: 'First ten bookings',
  }
  const grant =
    '$landlordId: ID!, $amount: Float!, $currency: String!, $reason: String!, $idempotencyKey: ID!'
  const staff = await app.login('books@mezzo.example')
  expect((await mutate(app, staff, 'grantIncentive', grant, bonus)).error).toBeNull()
  await payOut(await app.ctxFor(null))

  const payment = await app.db
    .selectFrom('payments')
    .select(['id', 'charge_id'])
    .where('due_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const part = { paymentId: payment.id, amount: 10_000, reason: 'GOODWILL' }
  const refund = '$paymentId: ID!, $amount: Float!, $reason: RefundReason!, $idempotencyKey: ID!'
  const landlord = await app.login('jana@mezzo.example')
  expect((await mutate(app, landlord, 'refundTenant', refund, part)).error).toBeNull()
  await app.runJobs()
  await local.dispute(given(payment.charge_id))
  await app.runJobs()
}

it('books with payouts, a bonus, a refund and a dispute have no fault', async () => {
  const states = app.db.selectFrom('payouts').select('state').orderBy('created_at')
  expect(await states.execute()).toEqual([{ state: 'PAID' }, { state: 'IN_TRANSIT' }])
  expect(await app.db.selectFrom('refunds').select('state').execute()).toEqual([{ state: 'SUCCEEDED' }])
  expect(await app.db.selectFrom('disputes').select('state').execute()).toEqual([{ state: 'NEEDS_RESPONSE' }])
  expect((await checkBooks(app.db, app.services.files, app.services.now())).faults).toEqual([])
})

describe('are found out', () => {
  const [bonus, rent] = ["kind = 'INCENTIVE'", "kind = 'RENT'"]
  const [arrived, sent] = ["state = 'PAID'", "state = 'IN_TRANSIT'"]
  const eventOf = (kind: string) => `(select id from ledger_events where kind = '${kind}')`
  it.each<[string, string[], string[]]>([
    [
      'a part of a payout with another amount',
      [`update payout_items set amount = amount + 1 where ${rent}`],
      ['is 150001 (RENT); the books say 150000 (RENT).', '; its items are 42901.'],
    ],
    [
      'a part that is called something else',
      [`update payout_items set kind = 'RENT' where ${bonus}`],
      ['is 30000 (RENT); the books say 30000 (INCENTIVE).'],
    ],
    [
      'a part that is no entry of the books',
      [`update payout_items set transfer_id = -1 where ${bonus}`],
      ['transfer -1 is 30000 (INCENTIVE); the books say that it is nothing this landlord gets.'],
    ],
    [
      'a part that is an entry of something else',
      [
        `update payout_items set transfer_id = (select min(id) from ledger_transfers
          where event_id = ${eventOf('INVOICE_WRITTEN')}) where ${bonus}`,
      ],
      ['the books say that it is nothing this landlord gets.'],
    ],
    [
      'a part of another booking',
      [`update payout_items set booking_id = null where ${rent}`],
      ['is of another booking or invoice than in the books.'],
    ],
    [
      'a part that is in two payouts',
      [
        `alter table payout_items drop constraint payout_items_pkey`,
        `insert into payout_items select transfer_id, (select id from payouts where ${sent}), landlord_id, kind, amount, booking_id, invoice_id
          from payout_items where ${rent}`,
      ],
      ['is in 2 payouts: ', '; its items are 180000.'],
    ],
    [
      'a part that is gone',
      [`delete from payout_items where kind = 'FEE_KEPT'`],
      ['; its items are 150000.', 'by what is not paid out and'],
    ],
    [
      'a payout with another amount',
      [`update payouts set amount = amount - 1 where ${sent}`],
      [' is 29999; its items are 30000.', '29999 EUR (TESTING) are on their way to landlord'],
    ],
    [
      'a payout that says it has arrived',
      [`update payouts set state = 'PAID', paid_at = now() where ${sent}`],
      [
        '0 EUR (TESTING) are on their way to landlord',
        'and 30000 by the books.',
        'by what is not paid out and',
      ],
    ],
    [
      'a payout that says it is still on its way',
      [`update payouts set state = 'IN_TRANSIT', paid_at = null where ${arrived}`],
      ['72900 EUR (TESTING) are on their way to landlord', 'and 30000 by the books.'],
    ],
    [
      'an attempt that has arrived in no book',
      [`update payout_transfers set state = 'DONE' where ${sent}`],
      ['is DONE with 30000; by the books -30000 came', '30000 is on its way and 0 has arrived.'],
    ],
    [
      'money that moved without an attempt',
      [`delete from payout_transfers where ${sent}`],
      ['nothing is known; by the books -30000 came', '30000 is on its way'],
    ],
    [
      'an arrival that is gone from the books',
      [
        `delete from ledger_transfers where event_id = ${eventOf('PAYOUT_PAID')}`,
        `delete from ledger_events where kind = 'PAYOUT_PAID'`,
      ],
      ['is DONE with 42900; by the books -42900 came', '42900 is on its way and 0 has arrived.'],
    ],
    [
      'a bonus with another amount',
      [`update incentives set amount = amount + 1`],
      ['is 30001 EUR (TESTING); the books say 30000.'],
    ],
    [
      'a bonus that was never granted',
      [`delete from incentives`],
      ['is 0 EUR (TESTING); the books say 30000.'],
    ],
    [
      'a bonus that is not booked',
      [`update ledger_events set kind = 'CREDIT_CARRIED' where kind = 'INCENTIVE_GRANTED'`],
      ['is 30000 EUR (TESTING); the books say 0.', 'the books say 30000 (CREDIT).'],
    ],
    [
      'a refund of another amount',
      [`update refunds set amount = amount - 1`],
      [
        'is 9999 and SUCCEEDED; the books say 10000 owed, 10000 paid, 0 failed, 0 settled by disputes.',
        '10000 went back; its refunds are 9999.',
      ],
    ],
    [
      'a refund that says it has failed',
      [`update refunds set state = 'FAILED', failure = 'OTHER', arrived_at = null`],
      [
        'and FAILED; the books say 10000 owed, 10000 paid, 0 failed, 0 settled by disputes.',
        '10000 EUR (TESTING) are owed to tenants by the refunds and 0 by the books.',
      ],
    ],
    [
      'a refund that nobody counted',
      [`update payments set refunded_amount = 0 where refunded_amount > 0`],
      [', 0 went back; its refunds are 10000.'],
    ],
    [
      'a dispute that says it is won',
      [`update disputes set state = 'WON'`],
      ['0 EUR (TESTING) are contested and', 'held by the books.'],
    ],
    ['a dispute of another amount', [`update disputes set amount = amount - 1`], ['are contested and']],
    [
      'a dispute that took from an invoice what no settlement says',
      [
        `update payments set purpose = 'LANDLORD_FEE', due_id = null, invoice_id = (select id from invoices) where due_id is not null`,
        `update disputes set reopened_amount = 5`,
      ],
      ['Disputes took 5 from TEST-2029-0001; its settlements say 0.'],
    ],
  ])('%s', async (_, changes, named) => {
    const faults = await faultsAfter(app, ...changes)
    for (const words of named) expect(faults).toContain(words)
  })
})
