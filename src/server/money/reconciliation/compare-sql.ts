import { sql } from 'kysely'
import { DAYS_TO_ARRIVE } from '../../../domain/money/own-payout.ts'
import type { ComparedEntry, ComparedLine } from '../../../domain/money/reconciliation.ts'
import type { ProviderDifference } from '../../../domain/catalogue/ledger.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import { isUnderWay } from './arrival-sql.ts'
import type { ProviderAccount } from './lines-sql.ts'

/** A line and an entry that belong together and aren't the same, or one of them that is alone. */
export interface Unequal {
  lineId: string | null
  eventId: string | null
  line: ComparedLine | null
  entry: ComparedEntry | null
}

/** An account at the provider beside the books, at one instant; sums by currency, in minor units. */
export interface Comparison {
  unequal: Unequal[]
  /** Payouts to our bank that no bank statement has brought, though they should have come. */
  notArrived: { lineId: string; currency: string }[]
  booked: { currency: string; sum: number }[]
  told: { currency: string; sum: number }[]
}

/** Waits until nobody else compares the account. */
export async function lockReading(db: Db, { provider, mode, landlordId }: ProviderAccount): Promise<void> {
  await sql`select from provider_readings where provider = ${provider} and mode = ${mode}
    and landlord_id is not distinct from ${landlordId}::uuid for update`.execute(db)
}

/** What differs between an account's lines and its entries, with the sums of both; all of one moment. */
export async function readComparison(
  db: Db,
  { provider, mode, landlordId }: ProviderAccount,
  now: Temporal.Instant,
): Promise<Comparison> {
  const { rows } = await sql<Comparison>`
    with lines as (
      select * from provider_lines
      where mode = ${mode} and landlord_id is not distinct from ${landlordId}::uuid
    ), accounts as (
      select id, currency from ledger_accounts
      where kind = 'PROVIDER_CLEARING' and provider = 'STRIPE' and mode = ${mode}
        and landlord_id is not distinct from ${landlordId}::uuid
    ), entries as (
      select event_id, currency, sum(amount)::bigint as amount
      from (
        select t.event_id, a.currency, t.amount from accounts a join ledger_transfers t on t.debit_account_id = a.id
        where t.phase in ('POSTED', 'POST')
        union all
        select t.event_id, a.currency, -t.amount from accounts a join ledger_transfers t on t.credit_account_id = a.id
        where t.phase in ('POSTED', 'POST')
      ) moved
      group by event_id, currency
    ), compared as (
      select l.id as line_id, e.event_id, l.available_at <= ${now} as is_available, l.amount as told, l.fee,
        l.currency as line_currency, e.amount as booked, e.currency as entry_currency
      from lines l
      full join entries e on e.event_id = l.event_id
      -- What is booked from a line alone, as its cost is, has no other line.
      where l.id is not null or not exists (
        select from ledger_events f join lines on lines.id = f.subject_id
        where f.id = e.event_id and f.kind = 'PROVIDER_FEE_TAKEN')
    )
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('lineId', line_id, 'eventId', event_id,
          'line', case when line_id is not null then jsonb_build_object('amount', told, 'fee', fee,
            'currency', line_currency, 'isAvailable', is_available) end,
          'entry', case when event_id is not null then jsonb_build_object('amount', booked,
            'currency', entry_currency) end))
        from compared
        where line_id is null or event_id is null or not is_available or line_currency <> entry_currency
          or told <> booked or fee <> 0 and ${landlordId !== null}
      ), '[]') as unequal,
      coalesce((
        select jsonb_agg(jsonb_build_object('lineId', p.id, 'currency', p.currency) order by p.at, p.id)
        from lines p
        where ${isUnderWay} and p.at < ${now.subtract({ hours: 24 * (DAYS_TO_ARRIVE + 1) })}
      ), '[]') as "notArrived",
      coalesce((
        select jsonb_agg(jsonb_build_object('currency', currency, 'sum', sum))
        from (select currency, sum(amount)::bigint as sum from entries group by currency) s
      ), '[]') as booked,
      coalesce((
        select jsonb_agg(jsonb_build_object('currency', currency, 'sum', sum))
        from (select currency, sum(net)::bigint as sum from lines where provider = ${provider} group by currency) s
      ), '[]') as told`.execute(db)
  const [comparison] = rows
  if (!comparison) throw new Error('A comparison has one row.')
  return comparison
}

/** What the provider and the books say of an account in a currency, in minor units. */
export interface SaidBalance {
  currency: string
  available: number
  pending: number
  booked: number
}

/** A difference that stands now. */
export interface StandingDifference {
  kind: ProviderDifference
  currency: string
  amount: number
  lineId: string | null
  eventId: string | null
}

/**
 * Stores what both say, and what lies between: what stood before and is no more has ended, what is new is open, and
 * what somebody has explained stays so.
 */
export async function saveDifferences(
  db: Db,
  { provider, mode, landlordId }: ProviderAccount,
  balances: readonly SaidBalance[],
  differences: readonly StandingDifference[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into provider_balances (provider, mode, landlord_id, currency, available, pending, booked, compared_at)
    select ${provider}, ${mode}, ${landlordId}::uuid, g.currency, g.available, g.pending, g.booked, ${at}
    from jsonb_to_recordset(${json(balances)}::jsonb)
      as g (currency text, available bigint, pending bigint, booked bigint)
    on conflict (mode, currency, landlord_id) do update set provider = excluded.provider,
      available = excluded.available, pending = excluded.pending, booked = excluded.booked,
      compared_at = excluded.compared_at`.execute(db)
  await sql`
    with given as (
      select b.id as balance_id, g.kind, g.amount, g."lineId" as line_id, g."eventId" as event_id
      from jsonb_to_recordset(${json(differences)}::jsonb)
        as g (kind text, currency text, amount bigint, "lineId" uuid, "eventId" uuid)
      join provider_balances b on b.mode = ${mode} and b.currency = g.currency
        and b.landlord_id is not distinct from ${landlordId}::uuid
    ), standing as (
      select d.* from provider_differences d join provider_balances b on b.id = d.balance_id
      where d.state <> 'ENDED' and b.mode = ${mode} and b.landlord_id is not distinct from ${landlordId}::uuid
    ), same as (
      select s.id, g.* from standing s
      join given g on g.balance_id = s.balance_id and g.kind = s.kind and g.amount = s.amount
        and g.line_id is not distinct from s.line_id and g.event_id is not distinct from s.event_id
    ), ended as (
      update provider_differences d set state = 'ENDED', ended_at = ${at}
      from standing s where s.id = d.id and not exists (select from same where same.id = s.id)
    )
    insert into provider_differences (balance_id, kind, amount, line_id, event_id, opened_at)
    select g.balance_id, g.kind, g.amount, g.line_id, g.event_id, ${at}
    from given g
    where not exists (select from same where same.balance_id = g.balance_id and same.kind = g.kind
      and same.amount = g.amount and same.line_id is not distinct from g.line_id
      and same.event_id is not distinct from g.event_id)`.execute(db)
}
