import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayOf } from '../../src/domain/kernel/day.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import { ibanColumns } from '../../src/server/money/payouts/iban.ts'
import type { TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { openDispute, payRentOf, sendRefundBack } from '../money-builders.ts'
import type { Instances } from './matrix-instances.ts'
import { anyId } from './world-rows.ts'

/** A change of the account for the deposits of one of a landlord's homes, which waits; answers its id. */
export async function insertPayoutChange(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const { rows } = await sql<{ id: string }>`
    insert into payout_changes (landlord_id, group_id, purpose, from_account_id, state, requested_at, takes_effect_at)
    select landlord_id, id, 'DEPOSIT', deposit_bank_account_id, 'PENDING', ${now}, ${now.add({ hours: 24 })} from groups
    where landlord_id = ${landlordId} and deposit_bank_account_id is not null order by id limit 1
    returning id`.execute(t.db)
  return given(rows[0]).id
}

/** Terms of fees of a landlord, and a bonus. */
export async function insertTerms(t: TestApp, landlordId: string): Promise<void> {
  const now = t.services.now()
  const because = { landlord_id: landlordId, reason: 'As agreed.' }
  await t.db
    .insertInto('fee_terms')
    .values({ ...because, scope: 'AGREEMENT', landlord_fee_rate: 800, valid_from: dayOf(now), made_at: now })
    .execute()
  await t.db
    .insertInto('incentives')
    .values({
      ...because,
      mode: 'TESTING',
      currency: 'EUR',
      amount: 30_000,
      granted_by: landlordId,
      granted_at: now,
    })
    .execute()
}

/** A payout of a landlord that came back, of a bonus and nothing else; answers its id. */
export async function insertPayout(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const event = {
    kind: 'INCENTIVE_GRANTED',
    subjectId: randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId,
    effectiveAt: now,
    bookedAt: now,
  }
  const bonus = {
    debit: { kind: 'FEE_REVENUE' },
    credit: { kind: 'LANDLORD_PAYABLE', landlordId },
    amount: 300,
  }
  const booked = await sql<{ id: string }>`
    select record_ledger_event(${json(event)}::jsonb, ${json([bonus])}::jsonb) as id`.execute(t.db)
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into payouts (landlord_id, provider, mode, currency, amount, state, failure, failed_at, created_at)
      values (${landlordId}, 'LOCAL', 'TESTING', 'EUR', 300, 'FAILED', 'ACCOUNT_CLOSED', ${now}, ${now})
      returning id
    )
    insert into payout_items (transfer_id, payout_id, landlord_id, kind, amount)
    select t.id, made.id, ${landlordId}, 'INCENTIVE', t.amount from ledger_transfers t, made
    where t.event_id = ${given(booked.rows[0]).id}
    returning payout_id as id`.execute(t.db)
  return given(rows[0]).id
}

/** A payment of every invoice, of which the provider has not said what became of it. */
export async function insertPayments(t: TestApp): Promise<void> {
  await sql`
    insert into payments (landlord_id, purpose, booking_id, invoice_id, payer_id, amount, currency, mode, provider,
      state, description, methods, created_at)
    select landlord_id, 'LANDLORD_FEE', booking_id, id, landlord_id, amount, currency, 'TESTING', 'LOCAL',
      'UNKNOWN', number, '{CREDIT_CARD}', ${t.services.now()}
    from invoices where document_type = 'INVOICE' and amount > 0`.execute(t.db)
}

/** What the tenant of a stay has paid, what of it came back, what is contested, and a deposit of which a part is kept. */
export async function insertTenantMoney(
  t: TestApp,
  bookingId: string,
): Promise<Pick<Instances, 'paymentId' | 'refundId' | 'disputeId'>> {
  const paymentId = await payRentOf(t, bookingId)
  await sql`
    insert into deposits (booking_id, landlord_id, holder, amount, received_on, settled_on, created_at)
    select id, landlord_id, 'LANDLORD', 100000, "from", "from", ${t.services.now()} from bookings where id = ${bookingId}
    on conflict (booking_id) do nothing`.execute(t.db)
  await t.db
    .insertInto('deposit_deductions')
    .values({ booking_id: bookingId, position: 9, reason: 'KEYS', amount: 1_000, explanation: 'A lost key.' })
    .execute()
  const refundId = await sendRefundBack(t, paymentId)
  const { landlord_id } = await t.db
    .selectFrom('bookings')
    .select('landlord_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const account = {
    ...ibanColumns(t.services.config, 'DE02120300000000202051'),
    account_holder: 'Amélie Fournier',
    landlord_id,
  }
  await t.db
    .insertInto('refund_accounts')
    .values({ refund_id: refundId, ...account, holder_match: 'SAME', given_at: t.services.now() })
    .execute()
  // While a payment is contested nothing of it is transferred, so another one is.
  return { paymentId, refundId, disputeId: await openDispute(t, await payRentOf(t, bookingId)) }
}

/** What tenants owe for stays that are booked, and the accounts of their landlords at the provider. */
export async function insertDues(t: TestApp): Promise<void> {
  const now = t.services.now()
  await sql`
    insert into tenant_dues (booking_id, landlord_id, purpose, mode, amount, currency, due_on, created_at)
    select id, landlord_id, 'FIRST_MONTH_RENT', 'TESTING', price, currency, "from", ${now} from bookings b
    where not exists (select from tenant_dues d where d.booking_id = b.id)`.execute(t.db)
  await sql`
    insert into payout_accounts (landlord_id, provider, mode, country, email, external_id, status, missing, bank_last4,
      bank_currency, created_at)
    select id, 'LOCAL', 'TESTING', 'DE', email, 'acct_' || id, 'RESTRICTED_SOON', '{external_account}', '3000', 'EUR',
      ${now} from users where landlord`.execute(t.db)
}

/** A line of a bank statement that somebody has to decide about, and a check of the books; both are in nobody's world. */
export async function bankLine(t: TestApp, uploadedBy: string) {
  const now = t.services.now()
  const { id: bankStatementId } = await t.db
    .insertInto('bank_statements')
    .values({
      file_name: 'statement.xml',
      format: 'CAMT053',
      sha256: 'x',
      known_lines: 0,
      announced_lines: 0,
      uploaded_by: uploadedBy,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: bankLineId } = await t.db
    .insertInto('bank_lines')
    .values({
      statement_id: bankStatementId,
      position: 0,
      key: randomUUID(),
      account: 'DE 3000',
      reference: '',
      value_day: dayOf(now),
      amount: 5_000,
      currency: 'EUR',
      is_reversal: false,
      other_name: 'Somebody',
      other_iban_country: '',
      other_iban_last4: '',
      remittance: 'money',
      state: 'NEW',
      reason: 'NOTHING_FITS',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const suggested = { line_id: bankLineId, amount: 5_000 }
  const invoiceId = await anyId(t, 'invoices', 'landlord_id', uploadedBy)
  await t.db
    .insertInto('bank_line_parts')
    .values({ ...suggested, invoice_id: invoiceId })
    .execute()
  await t.db.insertInto('books_checks').values({ started_at: now, finished_at: now }).execute()
  return { bankStatementId, bankLineId }
}
