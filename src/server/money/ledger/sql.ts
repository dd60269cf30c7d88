import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { LedgerAccountKind, LedgerEventKind } from '../../../domain/catalogue/ledger.ts'
import type { LedgerSums, Posting } from '../../../domain/money/ledger.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** What happened, as the books keep it. */
export interface LedgerEvent {
  kind: LedgerEventKind
  /** What it happened to; a kind happens to each thing once. */
  subjectId: string
  mode: InvoiceLiveMode
  currency: string
  /** Null: it is about nobody's money but the operator's. */
  landlordId: string | null
  bookingId: string | null
  /** The document that says it, where there is one. */
  invoiceId: string | null
  effectiveAt: Temporal.Instant
  bookedAt: Temporal.Instant
}

/** Books an event; false where it was booked before. The accounts are locked until the transaction ends. */
export async function insertEvent(
  db: Db,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`
    select record_ledger_event(${json({ ...event })}::jsonb, ${json([...postings])}::jsonb) as id`.execute(db)
  return rows[0]?.id != null
}

/** Books events in one statement, those that were booked before not again; answers how many are new. */
export async function insertLedgerEvents(
  db: Db,
  events: readonly { event: LedgerEvent; postings: readonly Posting[] }[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from record_ledger_events(${json(events)}::jsonb)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Books the reverse of all that an earlier event moved; false where that was done before. */
export async function insertReversal(
  db: Db,
  event: LedgerEvent,
  of: Pick<LedgerEvent, 'kind' | 'subjectId'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`
    select record_ledger_event(
      ${json({ ...event })}::jsonb || jsonb_build_object('reversesId', e.id),
      coalesce((
        select jsonb_agg(jsonb_build_object('debit', ledger_account_json(c), 'credit', ledger_account_json(d),
          'amount', t.amount, 'reversesId', t.id) order by t.id)
        from ledger_transfers t
        join ledger_accounts d on d.id = t.debit_account_id
        join ledger_accounts c on c.id = t.credit_account_id
        where t.event_id = e.id
      ), '[]')) as id
    from ledger_events e where e.kind = ${of.kind} and e.subject_id = ${of.subjectId}`.execute(db)
  return rows[0]?.id != null
}

/**
 * Books what came of an earlier event whose transfers were pending: they count, or are void; and what moves beside that.
 * False where that was done before.
 */
export async function insertResolution(
  db: Db,
  event: LedgerEvent,
  of: Pick<LedgerEvent, 'kind' | 'subjectId'>,
  phase: 'POST' | 'VOID',
  beside: readonly Posting[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`
    select record_ledger_event(
      ${json({ ...event })}::jsonb,
      coalesce((
        select jsonb_agg(jsonb_build_object('debit', ledger_account_json(d), 'credit', ledger_account_json(c),
          'amount', t.amount, 'phase', ${phase}::text, 'resolvesId', t.id) order by t.id)
        from ledger_transfers t
        join ledger_accounts d on d.id = t.debit_account_id
        join ledger_accounts c on c.id = t.credit_account_id
        where t.event_id = e.id and t.phase = 'PENDING'
      ), '[]') || ${json([...beside])}::jsonb) as id
    from ledger_events e where e.kind = ${of.kind} and e.subject_id = ${of.subjectId}`.execute(db)
  return rows[0]?.id != null
}

/** An account with its sums. */
export interface LedgerAccountRow extends LedgerSums {
  id: string
  kind: LedgerAccountKind
  mode: InvoiceLiveMode
  currency: string
  landlordId: string | null
  bookingId: string | null
  provider: string
}

/** What does not fit in the books, a line each; empty where they are right. */
export async function listLedgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with carried as (
      select account_id as id, sum(debits) as debits, sum(credits) as credits, sum(pending_debits) as pending_debits,
        sum(pending_credits) as pending_credits
      from ledger_carried group by account_id
    ), moved as (
      select a.id,
        coalesce(sum(t.amount) filter (where t.debit_account_id = a.id and t.phase in ('POSTED', 'POST')), 0) as debits,
        coalesce(sum(t.amount) filter (where t.credit_account_id = a.id and t.phase in ('POSTED', 'POST')), 0) as credits,
        coalesce(sum(case when t.phase = 'PENDING' then t.amount when t.phase = 'POSTED' then 0 else -t.amount end)
          filter (where t.debit_account_id = a.id), 0) as pending_debits,
        coalesce(sum(case when t.phase = 'PENDING' then t.amount when t.phase = 'POSTED' then 0 else -t.amount end)
          filter (where t.credit_account_id = a.id), 0) as pending_credits
      from ledger_accounts a
      left join ledger_transfers t on a.id in (t.debit_account_id, t.credit_account_id)
      group by a.id
    ), summed as (
      select m.id, m.debits + coalesce(c.debits, 0) as debits, m.credits + coalesce(c.credits, 0) as credits,
        m.pending_debits + coalesce(c.pending_debits, 0) as pending_debits,
        m.pending_credits + coalesce(c.pending_credits, 0) as pending_credits
      from moved m left join carried c on c.id = m.id
    )
    select format('Account %s (%s) says %s in debits and %s in credits; its transfers say %s and %s.',
      a.id, a.key, a.debits, a.credits, s.debits, s.credits) as fault
    from ledger_accounts a join summed s using (id)
    where (a.debits, a.credits, a.pending_debits, a.pending_credits)
      <> (s.debits, s.credits, s.pending_debits, s.pending_credits)
    union all
    select format('The books of %s in %s don''t sum to zero: %s.', mode, currency, sum(debits - credits))
    from ledger_accounts group by mode, currency having sum(debits - credits) <> 0
    union all
    select format('Event %s (%s) moves nothing.', e.id, e.kind)
    from ledger_events e
    where not exists (select from ledger_transfers t where t.event_id = e.id)
      and not exists (select from invoices i where i.id = e.invoice_id and i.amount = 0)
      and not exists (select from destroyed_documents d where d.id = e.invoice_id)
    union all
    select format('Transfer %s goes between two currencies or modes.', t.id)
    from ledger_transfers t
    join ledger_accounts d on d.id = t.debit_account_id
    join ledger_accounts c on c.id = t.credit_account_id
    where (d.mode, d.currency) <> (c.mode, c.currency)
    union all
    select format('Transfer %s resolves %s, which is not pending or not the same.', t.id, t.resolves_id)
    from ledger_transfers t
    left join ledger_transfers p on p.id = t.resolves_id and p.phase = 'PENDING' and p.amount = t.amount
      and p.debit_account_id = t.debit_account_id and p.credit_account_id = t.credit_account_id
    where t.resolves_id is not null and p.id is null
    union all
    -- An account that went when nothing was booked on it any more had as much on either side.
    select format('Account %s is gone, and %s in debits and %s in credits were carried forward on it.', c.id, c.debits,
      c.credits)
    from carried c
    where not exists (select from ledger_accounts a where a.id = c.id)
      and (c.debits <> c.credits or c.pending_debits <> 0 or c.pending_credits <> 0)`.execute(db)
  return [...rows.map(({ fault }) => fault), ...(await listCarriedFaults(db))]
}

/** What does not fit in the chain of what was carried forward; its last line stands in the audit log as well. */
async function listCarriedFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('What was carried forward on account %s (line %s) was changed, or a line before it.', c.account_id,
      c.id) as fault
    from (select l as line, l.*, coalesce(lag(l.hash) over (order by l.id), '') as previous from ledger_carried l) c
    where c.hash <> ledger_carried_hash(c.line, c.previous)
    union all
    select format('The audit log tells nothing of line %s that was carried forward.', c.id)
    from (select * from ledger_carried order by id desc limit 1) c
    where not exists (select from audit_log a
      where a.action = 'destroyKept' and a.data ->> 'carried' = c.hash)`.execute(db)
  return rows.map(({ fault }) => fault)
}
