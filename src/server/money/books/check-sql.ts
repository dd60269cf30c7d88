import { sql, type RawBuilder } from 'kysely'
import { VOUCHER_YEARS_KEPT } from '../../../domain/kernel/constants.ts'
import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A numbered document with the file that says it; amounts in minor units. */
export interface WrittenDocument {
  position: number
  number: string
  document: InvoiceDocument | null
  /** Null where the row of the file is gone. */
  storageKey: string | null
  sha256: string | null
  says: { mode: string; currency: string; net: number; vat: number; amount: number }
}

/** How many transfers the books have. */
export async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_transfers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many numbered documents are still to be made into a file. */
export async function countUnwritten(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('number', 'is not', null)
    .where('document_file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The next written documents after a position, in the order in which they were ordered. */
export async function listWrittenAfter(db: Db, position: number, limit: number): Promise<WrittenDocument[]> {
  return db
    .selectFrom('invoices as i')
    .leftJoin('files as f', 'f.id', 'i.document_file_id')
    .select((eb) => [
      'i.position',
      eb.ref('i.number').$notNull().as('number'),
      'i.document',
      'f.storage_key as storageKey',
      'f.sha256',
      sql<WrittenDocument['says']>`jsonb_build_object('mode', i.live_mode, 'currency', i.currency,
        'net', i.net, 'vat', i.vat, 'amount', i.amount)`.as('says'),
    ])
    .where('i.position', '>', position)
    .where('i.number', 'is not', null)
    .where('i.document_file_id', 'is not', null)
    .orderBy('i.position')
    .limit(limit)
    .execute()
}

/** What does not fit between invoices and the books, a line each; empty where all is right. One statement for each proof. */
export async function listInvoiceFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const proof of PROOFS) {
    const { rows } = await proof.execute(db)
    for (const { fault } of rows) faults.push(fault)
  }
  return faults
}

/**
 * Documents that had their number before a time, and still have no file though later ones have: they are written in
 * the order of their positions, so that those of a data set that is new wait for their turn.
 */
export async function listUnwrittenFaults(db: Db, before: Temporal.Instant): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('%s has its number since %s, but no file.', number, issued_on) as fault
    from invoices
    where number is not null and document_file_id is null and vat_category is not null and issued_at < ${before}
      and position < (select max(position) from invoices where document_file_id is not null)
    order by position`.execute(db)
  return rows.map(({ fault }) => fault)
}

const PROOFS: readonly RawBuilder<{ fault: string }>[] = [
  // Every document is booked, and nothing is booked as one that isn't.
  sql`
    select format('%s has no event in the books.', i.number) as fault
    from invoices i
    where i.number is not null and not exists (
      select from ledger_events e where e.subject_id = i.id
        and e.kind = case i.document_type when 'INVOICE' then 'INVOICE_WRITTEN' else 'CREDIT_NOTE_WRITTEN' end)
    union all
    select format('Event %s (%s) is of a document that has no number, or is another one.', e.id, e.kind)
    from ledger_events e
    left join invoices i on i.id = e.subject_id and i.number is not null
      and i.document_type = case e.kind when 'INVOICE_WRITTEN' then 'INVOICE' else 'CREDIT_NOTE' end
    where e.kind in ('INVOICE_WRITTEN', 'CREDIT_NOTE_WRITTEN') and (i.id is null or e.invoice_id is distinct from i.id)
      and not exists (select from destroyed_documents d where d.id = e.subject_id and d.id = e.invoice_id)`,
  // Net goes to the fees, VAT to VAT, from what the landlord owes, and nothing else.
  sql`
    select format('%s is %s net and %s VAT; the books say %s and %s.', number, net, vat, booked_net, booked_vat)
      || case when others > 0 then format(' Besides, %s of its entries are of other accounts.', others) else '' end as fault
    from (
      select i.id, i.number, i.net, i.vat,
        coalesce(sum(t.amount) filter (where t.phase = 'POSTED' and d.is_owed and c.kind = 'FEE_REVENUE'), 0) as booked_net,
        coalesce(sum(t.amount) filter (where t.phase = 'POSTED' and d.is_owed and c.kind = 'VAT'), 0) as booked_vat,
        count(*) filter (where t.id is not null
          and not (t.phase = 'POSTED' and d.is_owed and c.kind in ('FEE_REVENUE', 'VAT'))) as others
      from invoices i
      join ledger_events e on e.subject_id = i.id and e.kind = 'INVOICE_WRITTEN'
      left join ledger_transfers t on t.event_id = e.id
      left join lateral (
        select a.kind = 'LANDLORD_RECEIVABLE' and a.landlord_id = i.landlord_id and a.mode = i.live_mode
          and a.currency = i.currency as is_owed
        from ledger_accounts a where a.id = t.debit_account_id
      ) d on true
      left join ledger_accounts c on c.id = t.credit_account_id
      where i.number is not null and i.document_type = 'INVOICE'
      group by i.id
    ) booked
    where (net, vat) <> (booked_net, booked_vat) or others > 0`,
  // A credit note takes back all that its invoice booked, and has its amounts.
  sql`
    select format('%s does not take back what %s has booked.', note.number, i.number) as fault
    from invoices note
    left join invoices i on i.id = note.credits_invoice_id
    left join ledger_events e on e.subject_id = note.id and e.kind = 'CREDIT_NOTE_WRITTEN'
    left join ledger_events back on back.subject_id = i.id and back.kind = 'INVOICE_WRITTEN'
    where note.number is not null and note.document_type = 'CREDIT_NOTE' and e.id is not null and (
      e.reverses_id is distinct from back.id
      or exists (select from ledger_transfers t where t.event_id = back.id
        and not exists (select from ledger_transfers r where r.reverses_id = t.id and r.event_id = e.id))
      or exists (select from ledger_transfers r where r.event_id = e.id
        and not exists (select from ledger_transfers t where t.id = r.reverses_id and t.event_id = back.id)))
    union all
    select format('%s is %s net and %s VAT; %s, which it takes back, is %s and %s.',
      note.number, note.net, note.vat, coalesce(i.number, 'an invoice that is missing'), i.net, i.vat)
    from invoices note
    left join invoices i on i.id = note.credits_invoice_id
    where note.number is not null and note.document_type = 'CREDIT_NOTE'
      and (note.net, note.vat, note.currency, note.live_mode)
        is distinct from (i.net, i.vat, i.currency, i.live_mode)`,
  // What is paid of an invoice is the sum of what settled it.
  sql`
    select format('%s says that %s is paid; what settled it is %s.', i.number, i.paid_amount, coalesce(s.sum, 0)) as fault
    from invoices i
    left join (
      select invoice_id, sum(amount) as sum from invoice_settlements group by invoice_id
    ) s on s.invoice_id = i.id
    where i.paid_amount <> coalesce(s.sum, 0)`,
  // Money that came settles its invoice, and what is too much is carried.
  sql`
    with paid as (
      select e.invoice_id, sum(coalesce(t.amount, 0)) as came,
        sum(coalesce((
          select sum(tc.amount) from ledger_events c join ledger_transfers tc on tc.event_id = c.id
          where c.kind = 'CREDIT_CARRIED' and c.subject_id = e.subject_id
        ), 0)) as carried
      from ledger_events e
      left join (
        select event_id, sum(amount) as amount from ledger_transfers group by event_id
      ) t on t.event_id = e.id
      where e.kind = 'INVOICE_PAID'
      group by e.invoice_id
    ), settled as (
      select invoice_id, sum(amount) as amount from invoice_settlements where kind not in ('CREDIT', 'CHARGEBACK')
      group by invoice_id
    )
    select format('For %s the books say that %s came; %s settled it and %s was carried.', i.number,
      coalesce(p.came, 0), coalesce(s.amount, 0), coalesce(p.carried, 0)) as fault
    from invoices i
    left join paid p on p.invoice_id = i.id
    left join settled s on s.invoice_id = i.id
    where coalesce(p.came, 0) <> coalesce(s.amount, 0) + coalesce(p.carried, 0)`,
  // What had been paid on invoices that were taken back pays others of the booking, is carried, or is left.
  sql`
    select format('Of what was paid on invoices of booking %s that were taken back, %s, the use of %s is known.',
      booking_id, freed, used) as fault
    from (
      select b.booking_id,
        coalesce(sum(i.paid_amount), 0) as freed,
        coalesce(sum(b.credit_left), 0)
          + coalesce((select sum(s.amount) from invoice_settlements s join invoices other on other.id = s.invoice_id
              where other.booking_id = b.booking_id and s.kind = 'CREDIT'), 0)
          + coalesce(sum((select sum(t.amount) from ledger_events e join ledger_transfers t on t.event_id = e.id
              where e.kind = 'CREDIT_CARRIED' and e.subject_id = b.id)), 0) as used
      from invoices b
      join invoices i on i.id = b.credits_invoice_id
      where b.number is not null and b.document_type = 'CREDIT_NOTE'
      group by b.booking_id
    ) credits
    where freed <> used`,
  // What is given up is booked, and taken back once and as a whole.
  sql`
    select format('%s was written off with %s; the books say %s, of which %s was taken back.', i.number, w.amount,
      coalesce(e.sum, 0), coalesce(r.sum, 0)) as fault
    from invoice_write_offs w
    join invoices i on i.id = w.invoice_id
    left join lateral (
      select sum(t.amount) as sum from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind = 'INVOICE_WRITTEN_OFF' and e.subject_id = w.id
    ) e on true
    left join lateral (
      select sum(t.amount) as sum from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind = 'INVOICE_WRITTEN_OFF' and e.subject_id = w.reversal_id
    ) r on true
    where w.amount is distinct from e.sum
      or case when w.taken_back_at is null then 0 else w.amount end <> coalesce(r.sum, 0)
    union all
    select format('%s says %s; its write-offs say otherwise.', i.number,
      case when i.written_off_at is null then 'that it is not written off' else 'that it is written off' end)
    from invoices i
    where (i.written_off_at is not null) <> exists (
      select from invoice_write_offs w where w.invoice_id = i.id and w.taken_back_at is null)`,
  // What landlords owe is what is open of their invoices, less what credit notes still have for them.
  sql`
    with owed as (
      select i.landlord_id, i.live_mode as mode, i.currency,
        sum(case
          when i.document_type = 'CREDIT_NOTE' then -i.credit_left
          when i.written_off_at is not null or exists (
            select from invoices note where note.credits_invoice_id = i.id and note.number is not null) then 0
          else i.amount - i.paid_amount
        end) as sum
      from invoices i where i.number is not null
      group by i.landlord_id, i.live_mode, i.currency
    ), booked as (
      select landlord_id, mode, currency, debits - credits as sum
      from ledger_accounts where kind = 'LANDLORD_RECEIVABLE'
    )
    select format('Landlord %s owes %s %s (%s) by the invoices and %s by the books.',
      landlord_id, coalesce(owed.sum, 0), currency, mode, coalesce(booked.sum, 0)) as fault
    from owed full join booked using (landlord_id, mode, currency)
    where coalesce(owed.sum, 0) <> coalesce(booked.sum, 0)`,
  // What goes back to tenants is booked as owed, and as paid once it has arrived; what failed is owed again.
  sql`
    with booked as (
      select r.id,
        coalesce((select sum(t.amount) from ledger_events e join ledger_transfers t on t.event_id = e.id
          where e.kind = 'REFUND_OWED' and e.subject_id = r.id), 0) as owed,
        coalesce((select sum(t.amount) from ledger_events e join ledger_transfers t on t.event_id = e.id
          where e.kind = 'REFUND_PAID' and e.subject_id in (r.id, r.transfer_id)), 0) as paid,
        coalesce((select sum(t.amount) from ledger_events e join ledger_transfers t on t.event_id = e.id
          where e.kind = 'REFUND_FAILED' and e.subject_id = r.id), 0) as failed,
        coalesce((select sum(t.amount) from refund_settlements s join ledger_events e on e.subject_id = s.id
          join ledger_transfers t on t.event_id = e.id
          where e.kind = 'REFUND_SETTLED' and s.refund_id = r.id), 0) as settled
      from refunds r
    )
    select format('The refund %s is %s and %s; the books say %s owed, %s paid, %s failed, %s settled by disputes.', r.id,
      r.amount, r.state, b.owed, b.paid, b.failed, b.settled) as fault
    from refunds r join booked b using (id)
    where b.owed <> r.amount or b.settled <> r.settled_amount
      or b.paid - b.failed <> case r.state when 'SUCCEEDED' then r.amount - r.settled_amount else 0 end
    union all
    select format('Of the payment %s, %s went back; its refunds are %s.', p.id, p.refunded_amount, coalesce(r.sum, 0))
    from payments p
    left join (select payment_id, sum(amount - settled_amount) as sum from refunds group by payment_id) r
      on r.payment_id = p.id
    where p.refunded_amount <> coalesce(r.sum, 0)
    union all
    select format('%s %s (%s) are owed to tenants by the refunds and %s by the books.', coalesce(owed.sum, 0),
      currency, mode, coalesce(booked.sum, 0))
    from (select mode, currency, sum(amount - settled_amount) as sum from refunds
      where state <> 'SUCCEEDED' group by 1, 2) owed
    full join (select mode, currency, sum(credits - debits) as sum from ledger_accounts
      where kind = 'REFUND_PAYABLE' group by 1, 2) booked using (mode, currency)
    where coalesce(owed.sum, 0) <> coalesce(booked.sum, 0)`,
  // What banks hold is what is contested; what a lost dispute took from an invoice is open again.
  sql`
    select format('%s %s (%s) are contested and %s held by the books.', coalesce(held.sum, 0), currency, mode,
      coalesce(booked.sum, 0)) as fault
    from (select mode, currency, sum(amount) as sum from disputes
      where state in ('NEEDS_RESPONSE', 'UNDER_REVIEW') group by 1, 2) held
    full join (select mode, currency, sum(debits - credits) as sum from ledger_accounts
      where kind = 'DISPUTE_HOLD' group by 1, 2) booked using (mode, currency)
    where coalesce(held.sum, 0) <> coalesce(booked.sum, 0)
    union all
    select format('Disputes took %s from %s; its settlements say %s.', coalesce(d.sum, 0), i.number, coalesce(s.sum, 0))
    from invoices i
    left join (select p.invoice_id, sum(d.reopened_amount) as sum from disputes d
      join payments p on p.id = d.payment_id group by 1) d on d.invoice_id = i.id
    left join (select invoice_id, -sum(amount) as sum from invoice_settlements where kind = 'CHARGEBACK' group by 1) s
      on s.invoice_id = i.id
    where coalesce(d.sum, 0) <> coalesce(s.sum, 0)`,
  // What landlords were granted is booked once, out of the fees and into what is paid out.
  sql`
    with booked as (
      select e.subject_id as id, c.landlord_id, c.mode, c.currency, sum(t.amount) as amount
      from ledger_events e
      join ledger_transfers t on t.event_id = e.id
      join ledger_accounts d on d.id = t.debit_account_id and d.kind = 'FEE_REVENUE'
      join ledger_accounts c on c.id = t.credit_account_id and c.kind = 'LANDLORD_PAYABLE'
      where e.kind = 'INCENTIVE_GRANTED'
      group by e.subject_id, c.landlord_id, c.mode, c.currency
    )
    select format('The incentive %s for landlord %s is %s %s (%s); the books say %s.', id, landlord_id,
      coalesce(i.amount, 0), currency, mode, coalesce(booked.amount, 0)) as fault
    from incentives i full join booked using (id, landlord_id, mode, currency)
    where i.amount is distinct from booked.amount`,
  // Numbers begin with 1 in each year and mode, without a gap but that of documents whose years were over.
  sql`
    with numbered as (
      select live_mode, substring(number from '([0-9]{4})-[0-9]{4,}$')::int as year,
        substring(number from '-([0-9]{4,})$')::int as count, number
      from invoices where number is not null
    )
    select format('Number %s of %s (%s) is missing.', missing.count, n.year, n.live_mode) as fault
    from invoice_numbers n
    cross join lateral (
      select count from generate_series(1, n.last_number) as every (count)
      where not exists (select from numbered d
        where d.live_mode = n.live_mode and d.year = n.year and d.count = every.count)
        and not exists (select from destroyed_documents d
          where d.live_mode = n.live_mode and d.year = n.year and d.count = every.count)
      order by count limit 20
    ) missing
    union all
    select format('%s is beyond the last number that was given: %s.', d.number, coalesce(n.last_number, 0))
    from numbered d left join invoice_numbers n on n.live_mode = d.live_mode and n.year = d.year
    where d.count > coalesce(n.last_number, 0)
    union all
    select format('%s is no number of a document of %s.', number, live_mode)
    from numbered
    where year is null or number !~ case live_mode when 'LIVE' then '^[0-9]{4}-[0-9]{4,}$'
      else '^TEST-[0-9]{4}-[0-9]{4,}$' end
    union all
    select format('%s was written in %s.', i.number, i.issued_on)
    from invoices i join numbered d on d.number = i.number and d.live_mode = i.live_mode
    where d.year <> extract(year from i.issued_on)
    union all
    select format('%s is there %s times.', number, count(*)) from numbered group by number having count(*) > 1`,
  // Lines of bank statements that are booked say so, and the books, too.
  sql`
    select format('The line %s of a bank statement is %s, its parts that are booked are %s of %s.',
      l.id, l.state, coalesce(p.settled, 0), l.amount) as fault
    from bank_lines l
    left join (
      select line_id, sum(amount) as settled from bank_line_parts where settled_at is not null group by line_id
    ) p on p.line_id = l.id
    where coalesce(p.settled, 0)
      <> case when l.state = 'SETTLED' and l.provider_line_id is null then l.amount else 0 end
      -- Of old lines the part of an erased landlord may have been destroyed.
      and not years_are_over((l.created_at at time zone 'Europe/Berlin')::date, ${sql.lit(VOUCHER_YEARS_KEPT)})
    union all
    select format('The line %s of a bank statement brings %s from the card provider; the books say %s.',
      l.id, l.amount, coalesce(e.amount, 0))
    from bank_lines l
    left join lateral (
      select sum(t.amount) as amount from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind = 'PAYOUT_PAID' and e.subject_id = l.provider_line_id
    ) e on true
    where l.provider_line_id is not null and l.amount is distinct from e.amount
    union all
    select format('The part %s of a line of a bank statement is booked, but the books say %s of %s.',
      p.id, coalesce(e.amount, 0), p.amount)
    from bank_line_parts p
    left join (
      select e.subject_id, e.invoice_id, sum(t.amount) as amount
      from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind = 'INVOICE_PAID' group by e.subject_id, e.invoice_id
    ) e on e.subject_id = p.id and e.invoice_id = p.invoice_id
    where p.settled_at is not null and p.amount is distinct from e.amount`,
  // What the card provider keeps of a line is booked with its amount, and nothing else is booked as that.
  sql`
    with told as (
      select id, external_id, mode, currency,
        case when category in ('fee', 'network_cost', 'tax') then fee - amount else fee end as cost
      from provider_lines where landlord_id is null and is_booked
    ), booked as (
      select e.subject_id, a.mode, a.currency,
        sum(case when t.debit_account_id = a.id then t.amount else -t.amount end) as cost
      from ledger_events e
      join ledger_transfers t on t.event_id = e.id
      join ledger_accounts a on a.id in (t.debit_account_id, t.credit_account_id) and a.kind = 'PROVIDER_COSTS'
      where e.kind = 'PROVIDER_FEE_TAKEN'
      group by e.subject_id, a.mode, a.currency
    )
    select format('The provider''s line %s cost %s %s; the books say %s.', coalesce(told.external_id, b.subject_id::text),
      coalesce(told.cost, 0), coalesce(told.currency, b.currency), coalesce(b.cost, 0)) as fault
    from told
    full join booked b on b.subject_id = told.id and b.mode = told.mode and b.currency = told.currency
    where coalesce(told.cost, 0) <> coalesce(b.cost, 0)`,
]
