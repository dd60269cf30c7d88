import { randomUUID } from 'node:crypto'
import { dayOf, partsOfDay } from '../src/domain/kernel/day.ts'
import { keepReportUntil } from '../src/domain/money/tax-report/report-state.ts'
import { encryptText } from '../src/server/kernel/adapters/secret-text.ts'
import { findPaymentById } from '../src/server/money/payments/sql.ts'
import { given } from './builders.ts'
import { book } from '../src/server/money/ledger/actions.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { type TestApp } from './app.ts'

/** The first month's rent of a stay, paid by its tenant as the books say it; answers what can be refunded. */
export async function payRentOf(t: Pick<TestApp, 'db' | 'ctxFor'>, bookingId: string): Promise<string> {
  const { db } = t
  const ctx = await t.ctxFor(null)
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'landlord_id', 'tenant_id', 'price', 'currency', 'from'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const owed = { landlord_id: booking.landlord_id, booking_id: bookingId, currency: booking.currency }
  const amounts = { amount: booking.price, mode: 'TESTING', purpose: 'FIRST_MONTH_RENT' } as const
  const { id: due_id } = await db
    .insertInto('tenant_dues')
    .values({ ...owed, ...amounts, due_on: booking.from, created_at: ctx.now(), paid_at: ctx.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'purpose'])
        .where('waived_at', 'is', null)
        .doUpdateSet({ paid_at: ctx.now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('payments')
    .values({
      ...owed,
      ...amounts,
      due_id,
      payer_id: booking.tenant_id,
      provider: 'LOCAL',
      state: 'SUCCEEDED',
      description: 'Rent',
      methods: ['CREDIT_CARD'],
      external_id: `pi_${randomUUID()}`,
      charge_id: `ch_${randomUUID()}`,
      created_at: ctx.now(),
      succeeded_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const happening = {
    kind: 'TENANT_PAID',
    subjectId: id,
    mode: 'TESTING',
    currency: booking.currency,
    landlordId: booking.landlord_id,
    bookingId,
    invoiceId: null,
    effectiveAt: ctx.now(),
  } as const
  const landlordId = booking.landlord_id
  await book(db, ctx, happening, [
    {
      debit: { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' },
      credit: { kind: 'LANDLORD_PAYABLE', landlordId },
      amount: booking.price,
    },
  ])
  return id
}

/** A refund of a payment that the tenant's bank has sent back. */
export async function sendRefundBack(t: Pick<TestApp, 'db' | 'ctxFor'>, paymentId: string): Promise<string> {
  const payment = given(await findPaymentById(t.db, paymentId))
  const ctx = await t.ctxFor(null)
  await t.db.updateTable('payments').set({ refunded_amount: 1_000 }).where('id', '=', paymentId).execute()
  const { id } = await t.db
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      landlord_id: payment.landlord_id,
      booking_id: payment.booking_id,
      purpose: 'FIRST_MONTH_RENT',
      amount: 1_000,
      currency: payment.currency,
      mode: 'TESTING',
      provider: 'LOCAL',
      reason: 'GOODWILL',
      state: 'FAILED',
      failure: 'ACCOUNT_CLOSED',
      external_id: `re_${randomUUID()}`,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A dispute about a payment that waits for an answer. */
export async function openDispute(t: Pick<TestApp, 'db' | 'ctxFor'>, paymentId: string): Promise<string> {
  const payment = given(await findPaymentById(t.db, paymentId))
  const ctx = await t.ctxFor(null)
  const { id } = await t.db
    .insertInto('disputes')
    .values({
      payment_id: paymentId,
      landlord_id: payment.landlord_id,
      booking_id: payment.booking_id,
      provider: 'LOCAL',
      mode: 'TESTING',
      external_id: `dp_${randomUUID()}`,
      amount: payment.amount,
      currency: payment.currency,
      reason: 'FRAUDULENT',
      state: 'NEEDS_RESPONSE',
      opened_at: ctx.now(),
      answer_until: ctx.now().add({ hours: 24 * 7 }),
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A line of the card provider that nobody knows of, which somebody has to explain. */
export async function createDifference(db: Db) {
  const now = Temporal.Now.instant()
  const at = { provider: 'LOCAL', mode: 'TESTING', currency: 'EUR' } as const
  const { id: providerBalanceId } = await db
    .insertInto('provider_balances')
    .values({ ...at, available: 500, pending: 0, booked: 0, compared_at: now })
    .onConflict((conflict) =>
      conflict.columns(['mode', 'currency', 'landlord_id']).doUpdateSet({ compared_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const amounts = { amount: 500, fee: 0, net: 500 }
  const { id: lineId } = await db
    .insertInto('provider_lines')
    .values({
      ...at,
      ...amounts,
      external_id: `txn_${randomUUID()}`,
      type: 'topup',
      category: 'topup',
      source_ids: [],
      at: now,
      available_at: now,
      read_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: providerDifferenceId } = await db
    .insertInto('provider_differences')
    .values({ balance_id: providerBalanceId, kind: 'NO_ENTRY', amount: 500, line_id: lineId, opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('provider_runs')
    .values({ started_at: now, finished_at: now, accounts: 1, lines: 1, differences: 1 })
    .execute()
  return { providerBalanceId, providerDifferenceId }
}

/** A message of last year’s tax report that says nothing; answers its id. */
export async function createTaxReport(
  app: Pick<TestApp, 'db' | 'services'>,
  state: 'READY' | 'HANDED_IN',
): Promise<string> {
  const id = randomUUID()
  const now = app.services.now()
  await app.db
    .insertInto('tax_reports')
    .values({
      id,
      year: partsOfDay(dayOf(now)).year - 1,
      mode: 'TESTING',
      kind: 'DPI403',
      position: 1,
      state,
      message_ref_id: id,
      xml: encryptText(app.services.config, 'tax-report', '<DPI_OECD/>'),
      sha256: '',
      size: 0,
      made_at: now,
      handed_in_at: state === 'READY' ? null : now,
      keep_until: keepReportUntil(dayOf(now)),
    })
    .execute()
  return id
}
