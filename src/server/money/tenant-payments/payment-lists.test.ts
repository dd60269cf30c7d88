import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { openDispute, payRentOf, sendRefundBack } from '../../../../test/money-builders.ts'
import { rowsLookedAt } from '../../../../test/plans.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listDisputesOfPayments, listEvidence } from '../disputes/sql.ts'
import { listRefundsOfPayments } from '../refunds/sql.ts'
import { findStaffPayment, listMovedPayments, listPaymentsOfBooking, listStaffPayments } from './sql.ts'

const PAYMENTS = 3_000
/** A few rows, and what each of them leads to. */
const FEW = 100
const FIRST_PAGE = { offset: 0, limit: 20 }
let app: TestApp
let viewer: Viewer
let bookingId: string
let paymentId: string

beforeAll(async () => {
  app = await buildTestApp()
  const stage = await createStage(app)
  await addPayments(await payRentOf(app, await bookStay(app, stage, '2030-02-01', '2030-07-31')))
  const landlordId = await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const { groupId } = await createListing(app.db, landlordId)
  const landlord = await app.login('other@mezzo.example')
  bookingId = await bookStay(app, { ...stage, landlord, groupId }, '2031-02-01', '2031-07-31')
  paymentId = await payRentOf(app, bookingId)
  await sendRefundBack(app, paymentId)
  await openDispute(app, paymentId)
  await app.services.database.session((session) =>
    session.exec(`
      -- As where there are many landlords.
      alter table refunds alter landlord_id set (n_distinct = 300);
      alter table disputes alter landlord_id set (n_distinct = 300);
      analyze`),
  )
  viewer = given((await app.ctxFor(landlordId)).viewer)
})
afterAll(() => app.close())

/** As many payments as a large installation has; something of each went back, and each was contested and won. */
async function addPayments(like: string): Promise<void> {
  await app.services.database.session((session) =>
    session.exec(`
      insert into payments (landlord_id, purpose, booking_id, payer_id, amount, currency, mode, provider, state,
        description, methods, due_id, external_id, charge_id, created_at, succeeded_at)
      select landlord_id, purpose, booking_id, payer_id, amount, currency, mode, provider, state, description, methods,
        due_id, 'pi_' || n, 'ch_' || n, created_at - n * interval '1 hour', succeeded_at - n * interval '1 hour'
      from payments cross join generate_series(1, ${PAYMENTS}) n where id = '${like}';
      insert into refunds (payment_id, landlord_id, booking_id, purpose, amount, currency, mode, provider, reason, state,
        external_id, created_at, arrived_at)
      select id, landlord_id, booking_id, purpose, 100, currency, mode, provider, 'GOODWILL', 'SUCCEEDED', 're' || charge_id,
        created_at, created_at from payments where charge_id like 'ch\\_%';
      insert into disputes (payment_id, landlord_id, booking_id, provider, mode, external_id, amount, currency, reason,
        state, opened_at, created_at)
      select id, landlord_id, booking_id, provider, mode, 'dp' || charge_id, 100, currency, 'FRAUDULENT', 'WON',
        created_at, created_at from payments where charge_id like 'ch\\_%'`),
  )
}

const looked = (read: (db: Db) => Promise<unknown>) => rowsLookedAt(app.services.database, read)

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['payments of a booking', (db) => listPaymentsOfBooking(db, viewer, bookingId)],
  ['refunds of payments', (db) => listRefundsOfPayments(db, [paymentId])],
  ['disputes of payments', (db) => listDisputesOfPayments(db, [paymentId])],
  ['documents of payments', (db) => listEvidence(db, [paymentId])],
  ['what staff have to do', (db) => listStaffPayments(db, { search: '', needsWork: true }, FIRST_PAGE)],
  ['what moved of a landlord', (db) => listMovedPayments(db, viewer, 20)],
  ['a payment as staff see it', (db) => findStaffPayment(db, paymentId)],
])('%s are found by their index, however many others there are', async (_, read) => {
  expect(await looked(read)).toBeLessThan(FEW)
})

it('the newest payments are read from the newest on', async () => {
  expect(
    await looked((db) => listStaffPayments(db, { search: '', needsWork: false }, FIRST_PAGE)),
  ).toBeLessThan(1_000)
})
