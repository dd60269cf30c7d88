import type { Database } from '../../src/server/kernel/db/database.ts'
import { id } from './random.ts'

/** Paid invoices of the landlord that is measured, each with four payments: six transfers of each. */
const PAID = 10_000
/** Invoices that are open. */
const OPEN = 200

/** SQL for the landlord with 1000 units, whose money page is measured. */
export const BOOKS_LANDLORD = id('landlord', '1')

/**
 * Gives the landlord of a small filled database ten years' worth of invoices, what paid them, and the rents of all
 * stays. Triggers are off meanwhile: 60 000 changes of one balance in a transaction are no books but a test of patience.
 */
export async function fillBooks(database: Database): Promise<void> {
  await database.session(async (session) => {
    await session.exec(`set session_replication_role = replica; set synchronous_commit = off`)
    for (const script of SCRIPTS) await session.exec(script)
    await session.exec(`set session_replication_role = default`)
    await session.exec(`vacuum analyze`)
  })
}

const account = (kind: string, landlord: string, provider = '') => `
  insert into ledger_accounts (kind, mode, currency, landlord_id, provider)
  values ('${kind}', 'TESTING', 'EUR', ${landlord}, '${provider}') on conflict do nothing`

const accountId = (kind: string) =>
  `(select id from ledger_accounts where kind = '${kind}' and mode = 'TESTING')`

const SCRIPTS: readonly string[] = [
  `delete from invoices`,
  `create temp table books as
   select *, 'TEST-' || extract(year from issued_on) || '-' || lpad((row_number() over (
       partition by extract(year from issued_on) order by issued_on, n))::text, 4, '0') as number,
     (net * 19 + 50) / 100 as vat
   from (
     select n, ${id('bench invoice', 'n')} as id, b.id as booking_id, b."from", b."to", b.total_cost, b.currency,
       greatest(b.total_cost / 10, 1000) as net, n <= ${PAID} as is_paid,
       (current_date - 1 - ((${PAID + OPEN} - n) * 700 / ${PAID + OPEN})::int) as issued_on
     from generate_series(1, ${PAID + OPEN}) n
     join (
       select *, row_number() over (order by "from", id) as turn, count(*) over () as bookings
       from bookings where landlord_id = ${BOOKS_LANDLORD}
     ) b on b.turn = 1 + (n - 1) % b.bookings
   ) given`,
  `insert into invoices (id, number, landlord_id, booking_id, document_type, live_mode, net, vat, vat_rate, vat_category,
     amount, currency, due_date, paid_amount, paid_on, stay_from, stay_to, rent, fee_rate, issued_on, issued_at,
     created_at)
   select id, number, ${BOOKS_LANDLORD}, booking_id, 'INVOICE', 'TESTING', net, vat, 1900, 'S', net + vat, currency,
     issued_on + 14, case when is_paid then net + vat else 0 end, case when is_paid then issued_on end, "from", "to",
     total_cost, 1000, issued_on, issued_on::timestamptz, issued_on::timestamptz
   from books`,
  `insert into invoice_numbers (live_mode, year, last_number)
   select 'TESTING', extract(year from issued_on)::int, count(*) from books group by 2`,
  `insert into invoice_settlements (id, invoice_id, landlord_id, kind, amount, received_on, created_at)
   select md5(id::text || part)::uuid, id, ${BOOKS_LANDLORD}, 'BANK_TRANSFER',
     case when part < 4 then (net + vat) / 4 else net + vat - 3 * ((net + vat) / 4) end, issued_on, issued_on::timestamptz
   from books cross join generate_series(1, 4) part where is_paid`,
  account('LANDLORD_RECEIVABLE', BOOKS_LANDLORD),
  account('FEE_REVENUE', 'null'),
  account('VAT', 'null'),
  account('PROVIDER_CLEARING', 'null', 'BANK'),
  `insert into ledger_events (id, kind, subject_id, landlord_id, booking_id, invoice_id, effective_at, booked_at)
   select md5('written ' || id)::uuid, 'INVOICE_WRITTEN', id, ${BOOKS_LANDLORD}, booking_id, id,
     issued_on::timestamptz, issued_on::timestamptz from books
   union all
   select md5('paid ' || s.id)::uuid, 'INVOICE_PAID', s.id, ${BOOKS_LANDLORD}, b.booking_id, b.id, s.created_at,
     s.created_at from invoice_settlements s join books b on b.id = s.invoice_id`,
  `insert into ledger_transfers (event_id, debit_account_id, credit_account_id, amount, effective_at, booked_at)
   select md5('written ' || id)::uuid, ${accountId('LANDLORD_RECEIVABLE')}, to_account, amount,
     issued_on::timestamptz, issued_on::timestamptz
   from books cross join lateral (values (${accountId('FEE_REVENUE')}, net), (${accountId('VAT')}, vat))
     as parts (to_account, amount)
   union all
   select md5('paid ' || s.id)::uuid, ${accountId('PROVIDER_CLEARING')}, ${accountId('LANDLORD_RECEIVABLE')}, s.amount,
     s.created_at, s.created_at from invoice_settlements s`,
  `update ledger_accounts a set
     debits = (select coalesce(sum(amount), 0) from ledger_transfers where debit_account_id = a.id),
     credits = (select coalesce(sum(amount), 0) from ledger_transfers where credit_account_id = a.id)`,
  `insert into rents (booking_id, landlord_id, position, "from", "to", amount, currency, due_on, received_amount,
     received_on)
   select booking_id, landlord_id, position, month, (month + interval '27 days')::date, amount, currency, month,
     case when month < current_date - 20 then amount else 0 end, case when month < current_date - 20 then month + 3 end
   from (
     select m.*, row_number() over (partition by m.booking_id order by m.month) as position
     from booking_months m where m.amount > 0
   ) months`,
]
