import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import { listLineRules } from '../../../domain/money/reconciliation.ts'
import type { SeenLine } from '../../kernel/adapters/payments/payments.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf, json } from '../../kernel/db/parameters.ts'

/** An account at the card provider: the operator's, or with a landlord theirs. */
export interface ProviderAccount {
  provider: PaymentProvider
  mode: InvoiceLiveMode
  landlordId: string | null
  /** How the provider calls it; null: the operator's. */
  externalId: string | null
}

/** The landlords' accounts at a provider. */
export async function listLandlordAccounts(
  db: Db,
  { provider, mode }: Pick<ProviderAccount, 'provider' | 'mode'>,
): Promise<ProviderAccount[]> {
  return db
    .selectFrom('payout_accounts')
    .select(['provider', 'mode', 'landlord_id as landlordId', 'external_id as externalId'])
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .where('external_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Until when an account's lines have been read; null before the first time. */
export async function findReadUntil(db: Db, account: ProviderAccount): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('provider_readings')
    .select('read_until as readUntil')
    .where(ofAccount(account))
    .executeTakeFirst()
  return row?.readUntil ?? null
}

/** Notes how far an account's lines have been read. */
export async function saveReadUntil(
  db: Db,
  account: ProviderAccount,
  readUntil: Temporal.Instant,
): Promise<void> {
  await saveReading(db, account, { read_until: readUntil })
}

/** Notes that an account was compared, or why it could not be. */
export async function saveComparison(
  db: Db,
  account: ProviderAccount,
  at: Temporal.Instant,
  failure: string | null,
): Promise<void> {
  await saveReading(
    db,
    account,
    failure === null ? { compared_at: at, failure: '' } : { failed_at: at, failure },
  )
}

async function saveReading(
  db: Db,
  { provider, mode, landlordId }: ProviderAccount,
  changes: {
    read_until?: Temporal.Instant
    compared_at?: Temporal.Instant
    failed_at?: Temporal.Instant
    failure?: string
  },
): Promise<void> {
  await db
    .insertInto('provider_readings')
    .values({ provider, mode, landlord_id: landlordId, ...changes })
    .onConflict((conflict) => conflict.columns(['provider', 'mode', 'landlord_id']).doUpdateSet(changes))
    .execute()
}

function ofAccount({ provider, mode, landlordId }: ProviderAccount) {
  return sql<boolean>`provider = ${provider} and mode = ${mode} and landlord_id is not distinct from ${landlordId}::uuid`
}

/** Stores lines, each once: what is read again only tells when its money is available. */
export async function saveLines(
  db: Db,
  { provider, mode, landlordId }: ProviderAccount,
  lines: readonly SeenLine[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into provider_lines (provider, mode, landlord_id, external_id, type, category, amount, fee, net, currency,
      source_ids, at, available_at, read_at)
    select ${provider}, ${mode}, ${landlordId}::uuid, g."externalId", g.type, g.category, g.amount, g.fee, g.net,
      g.currency, array(select jsonb_array_elements_text(g."sourceIds")), g.at, g."availableAt", ${at}
    from jsonb_to_recordset(${json(lines)}::jsonb) as g ("externalId" text, type text, category text, amount bigint,
      fee bigint, net bigint, currency text, "sourceIds" jsonb, at timestamptz, "availableAt" timestamptz)
    on conflict (external_id, landlord_id) do update set available_at = excluded.available_at
    where provider_lines.available_at <> excluded.available_at`.execute(db)
}

/** A line as the books need it, in minor units. */
export interface LineRow {
  id: string
  category: string
  amount: number
  fee: number
  currency: string
  at: Temporal.Instant
}

/** Lines of the operator of which something is still to be booked from the line alone: a cost, or our own payout. */
export async function listLinesToBook(
  db: Db,
  { mode }: ProviderAccount,
  categories: readonly string[],
  limit: number,
): Promise<LineRow[]> {
  return db
    .selectFrom('provider_lines as l')
    .select(['l.id', 'l.category', 'l.amount', 'l.fee', 'l.currency', 'l.at'])
    .where('l.mode', '=', mode)
    .where('l.landlord_id', 'is', null)
    .where('l.is_booked', '=', false)
    .where((eb) => eb.or([eb('l.fee', '<>', 0), isOneOf('l.category', categories)]))
    .orderBy('l.at')
    .orderBy('l.id')
    .limit(limit)
    .execute()
}

/** Notes that what lines alone tell is in the books. */
export async function saveBooked(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update provider_lines set is_booked = true where id = any(${ids}::uuid[])`.execute(db)
}

/**
 * How the provider calls the things of ours that events happen to; the lines of its books lead there by their source.
 * What has an id at the provider and is booked has a line here.
 */
const SUBJECTS = sql`
  select charge_id as external_id, id as subject_id from payments where charge_id is not null
  union all
  select external_id, id from payout_transfers where external_id is not null
  union all
  select external_id, id from refunds where external_id is not null
  union all
  select external_id, id from disputes`

/** Finds the events that stand behind the lines of an account; each stands behind one. */
export async function matchProviderLines(db: Db, { mode, landlordId }: ProviderAccount): Promise<void> {
  const rules = listLineRules(landlordId === null ? 'OPERATOR' : 'LANDLORD')
  await sql`
    with subjects as (${SUBJECTS}), rules as (
      select r.category, k.kind
      from jsonb_to_recordset(${json(rules)}::jsonb) as r (category text, kinds jsonb)
      cross join lateral jsonb_array_elements_text(r.kinds) as k (kind)
    ), candidates as (
      select l.id, e.id as event_id,
        row_number() over (partition by l.id order by s.nearness, e.booked_at, e.id) as of_line,
        row_number() over (partition by e.id order by s.nearness, l.at, l.id) as of_event
      from provider_lines l
      join rules r on r.category = l.category
      cross join lateral (
        select l.id as subject_id, 0 as nearness
        union all
        select subjects.subject_id, i.nearness::int
        from unnest(l.source_ids) with ordinality as i (external_id, nearness)
        join subjects on subjects.external_id = i.external_id
      ) s
      join ledger_events e on e.kind = r.kind and e.subject_id = s.subject_id
      where l.event_id is null and l.mode = ${mode} and l.landlord_id is not distinct from ${landlordId}::uuid
        and not exists (select from provider_lines other
          where other.event_id = e.id and other.landlord_id is not distinct from l.landlord_id)
    )
    update provider_lines l set event_id = c.event_id
    from candidates c
    where c.id = l.id and c.of_line = 1 and c.of_event = 1`.execute(db)
}
