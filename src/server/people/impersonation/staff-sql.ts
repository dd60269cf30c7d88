import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { likeContaining } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import { isOfNobodyErased } from '../../kernel/viewer/blocked-sql.ts'

/** What the staff's list of impersonations is narrowed to; null: by nothing. */
export interface ImpersonationFilter {
  running: boolean | null
  /** Who acts. */
  actorId: string | null
  /** A part of the name or the address of whoever acts, or of the landlord. */
  search: string | null
}

/** One time in which staff act or acted as a landlord, as the staff read it. */
export interface StaffImpersonationRow {
  id: string
  actorId: string
  actorName: string
  landlordId: string
  landlordName: string
  reason: string
  startedAt: Temporal.Instant
  endsAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  /** Who of the others ended it, and why; null where nobody did. */
  endedByName: string | null
  endReason: string | null
  /** How many changes were made. */
  actions: number
}

/** Impersonations of all landlords, the newest first. */
export async function listStaffImpersonations(
  source: Source,
  filter: ImpersonationFilter,
  now: Temporal.Instant,
  { offset, limit }: ListWindow,
): Promise<StaffImpersonationRow[]> {
  return rowsOf.list(source, { ...asked(filter, now), offset: offset || null, written: { limit } })
}

/** How many there are. */
export async function countStaffImpersonations(
  source: Source,
  filter: ImpersonationFilter,
  now: Temporal.Instant,
): Promise<number> {
  return (await countOf.find(source, asked(filter, now)))?.count ?? 0
}

/** One of them; undefined where there is none. */
export async function findStaffImpersonation(db: Db, id: string): Promise<StaffImpersonationRow | undefined> {
  return (
    await sql<StaffImpersonationRow>`${rows}
    where i.id = ${id}::uuid and ${isOfNobodyErased('i.landlord_id')}`.execute(db)
  ).rows[0]
}

/** Locks an impersonation and answers what its end goes by; undefined where there is none. */
export async function lockImpersonation(trx: Db, id: string) {
  return trx
    .selectFrom('impersonations')
    .select(['actor_id as actorId', 'landlord_id as landlordId', 'ends_at as endsAt', 'ended_at as endedAt'])
    .where('id', '=', id)
    .where(isOfNobodyErased('landlord_id'))
    .forUpdate()
    .executeTakeFirst()
}

/** Stores its end, by whom and why where somebody else ended it; every session that acted by it is its person's own again. */
export async function saveStaffEnd(
  trx: Db,
  id: string,
  end: { at: Temporal.Instant; by: { staffId: string; reason: string } | null },
): Promise<void> {
  await trx
    .updateTable('impersonations')
    .set({ ended_at: end.at, ended_by: end.by?.staffId ?? null, end_reason: end.by?.reason ?? null })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('sessions')
    .set({ impersonation_id: null })
    .where('impersonation_id', '=', id)
    .execute()
}

/** A filter as it is asked for. */
interface AskedImpersonations extends Omit<ImpersonationFilter, 'search'> {
  pattern: string | null
  now: string
}

function asked({ search, ...filter }: ImpersonationFilter, now: Temporal.Instant): AskedImpersonations {
  const text = search?.trim()
  return { ...filter, pattern: text ? likeContaining(text) : null, now: now.toString() }
}

const rows = sql`
  select i.id, i.actor_id as "actorId", actor.name as "actorName", i.landlord_id as "landlordId",
    landlord.name as "landlordName", i.reason, i.started_at as "startedAt", i.ends_at as "endsAt",
    i.ended_at as "endedAt", ender.name as "endedByName", i.end_reason as "endReason",
    (select count(*)::int from audit_log a where a.via = 'IMPERSONATION' and a.via_id = i.id
      and a.action not in ('startImpersonation', 'endImpersonation')) as actions
  from impersonations i join users actor on actor.id = i.actor_id join users landlord on landlord.id = i.landlord_id
    left join users ender on ender.id = i.ended_by`

const rowsOf = statement(
  (_, by: AskedImpersonations & { offset: number | null; written: { limit: number } }) => {
    const skipped = by.offset === null ? sql`` : sql`offset ${by.offset}`
    return sql<StaffImpersonationRow>`${rows} where ${narrowed(by)}
      order by i.started_at desc, i.id desc limit ${sql.lit(by.written.limit)} ${skipped}`
  },
  { startedAt: true, endsAt: true, endedAt: true },
)

const countOf = statement(
  (_, by: AskedImpersonations) =>
    sql<{ count: number }>`select count(*)::int as count from impersonations i where ${narrowed(by)}`,
)

function narrowed({ running, actorId, pattern, now }: AskedImpersonations): RawBuilder<SqlBool> {
  const runs = sql`(i.ended_at is null and i.ends_at > ${now}::timestamptz)`
  const conditions: RawBuilder<unknown>[] = [isOfNobodyErased('i.landlord_id')]
  if (running !== null) conditions.push(running ? runs : sql`not ${runs}`)
  if (actorId) conditions.push(sql`i.actor_id = ${actorId}::uuid`)
  if (pattern)
    conditions.push(sql`exists (select from users x
      where x.id in (i.actor_id, i.landlord_id) and (x.name ilike ${pattern} or x.email ilike ${pattern}))`)
  return sql`${sql.join(conditions, sql` and `)}`
}
