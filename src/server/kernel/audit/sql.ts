import { type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditLogTable } from '../db/tables.gen.ts'

/** An entry of the audit log with the names of those who acted. */
export interface AuditRow {
  id: number
  at: Temporal.Instant
  action: string
  entityType: string
  entityId: string
  actorName: string | null
  /** Who acted: a person or an access link; null for Mezzo itself. */
  personId: string | null
  subjectName: string | null
  via: string
  /** The home and unit that it is about, as it was then; null for what concerns none. */
  groupId: string | null
  listingId: string | null
  partOfGroup: boolean | null
  /** Whether that home and unit are still there. */
  isThere: boolean
  unitName: string | null
  bookingRequestId: string | null
  bookingId: string | null
  /** Why staff acted as the landlord, or what they wrote of why they set something; null otherwise. */
  reason: string | null
  data: unknown
}

// What staff set of a person or a listing with a reason in their own words; other reasons in the data are names of lists.
const REASONED = ['setAccountManager', 'setFeatureFlagForUser', 'setListingLabels', 'setPersonLabels']

/** Adds entries to the audit log, in one statement. */
export async function insertEntries(trx: Db, entries: readonly Insertable<AuditLogTable>[]): Promise<void> {
  await trx.insertInto('audit_log').values(entries).execute()
}

/** What narrows the log; null for what doesn't. */
export interface AuditNarrowing {
  /** Of a person, or of whoever came by an access link; 'MEZZO' for what nobody did. */
  person: string | null
  groupId: string | null
  listingId: string | null
  actions: readonly string[] | null
  from: Temporal.Instant | null
  before: Temporal.Instant | null
  impersonationId: string | null
}

/** The log as it is, without anything that narrows it. */
export const WHOLE_LOG: AuditNarrowing = {
  person: null,
  groupId: null,
  listingId: null,
  actions: null,
  from: null,
  before: null,
  impersonationId: null,
}

/** What happened in a landlord's world, the newest first, below the entry `below` when that is given. */
export async function listAuditLog(
  db: Db,
  landlordId: string,
  page: LogPage,
  narrowing: AuditNarrowing = WHOLE_LOG,
): Promise<AuditRow[]> {
  const { actions } = narrowing
  return db
    .selectFrom('audit_log as a')
    .leftJoin('users as actor', 'actor.id', 'a.actor_id')
    .leftJoin('users as subject', 'subject.id', 'a.subject_id')
    .leftJoin('impersonations as i', 'i.id', 'a.via_id')
    .leftJoin('access_links as l', 'l.id', 'a.via_id')
    .leftJoin('groups as g', 'g.id', 'a.group_id')
    .leftJoin('listings as u', 'u.id', 'a.listing_id')
    .leftJoin('listing_requests as lr', (join) =>
      join.onRef('lr.id', '=', 'a.entity_id').on('a.entity_type', '=', 'listing_request'),
    )
    .select((eb) => [
      'a.id',
      'a.at',
      'a.action',
      'a.entity_type as entityType',
      'a.entity_id as entityId',
      eb.fn.coalesce('l.recipient', 'actor.name').as('actorName'),
      'a.person_id as personId',
      'subject.name as subjectName',
      'a.via',
      'a.group_id as groupId',
      'a.listing_id as listingId',
      'g.part_of_group as partOfGroup',
      sql<boolean>`g.id is not null and g.deleted_at is null and u.deleted_at is null`.as('isThere'),
      sql<
        string | null
      >`case when g.part_of_group and u.id is not null then u.apartment_name else g.name end`.as('unitName'),
      'lr.booking_request_id as bookingRequestId',
      eb
        .selectFrom('bookings as b')
        .select('b.id')
        .whereRef('b.listing_request_id', '=', 'lr.id')
        .limit(1)
        .as('bookingId'),
      eb.fn
        .coalesce(
          'i.reason',
          eb
            .case()
            .when('a.action', 'in', REASONED)
            .then(sql<string | null>`a.data ->> 'reason'`)
            .end(),
        )
        .as('reason'),
      'a.data',
    ])
    .where(
      actions === null ? isEntry('a', landlordId, page, narrowing) : isOfActions(landlordId, page, narrowing),
    )
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.first)
    .execute()
}

interface LogPage {
  first: number
  below: number | null
}

/** What each entry must be, whatever it tells of. */
function isEntry(
  alias: string,
  landlordId: string,
  { below }: LogPage,
  { person, groupId, listingId, from, before, impersonationId }: AuditNarrowing,
): RawBuilder<SqlBool> {
  const at = (column: string) => sql.ref(`${alias}.${column}`)
  const parts = [sql`${at('landlord_id')} = ${landlordId}`]
  if (below !== null) {
    const last = sql`select at from audit_log where id = ${below} and landlord_id = ${landlordId}`
    parts.push(sql`(${at('at')}, ${at('id')}) < ((${last}), ${below}::bigint)`)
  }
  if (impersonationId !== null)
    parts.push(sql`${at('via')} = 'IMPERSONATION' and ${at('via_id')} = ${impersonationId}`)
  if (person === 'MEZZO') parts.push(sql`${at('person_id')} is null`)
  else if (person !== null) parts.push(sql`${at('person_id')} = ${person}`)
  if (groupId !== null) parts.push(sql`${at('group_id')} = ${groupId}`)
  if (listingId !== null) parts.push(sql`${at('listing_id')} = ${listingId}`)
  if (from !== null) parts.push(sql`${at('at')} >= ${from}`)
  if (before !== null) parts.push(sql`${at('at')} < ${before}`)
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

/** The newest of each command, since an index has those of one in their order: a long log isn't read for a rare one. */
function isOfActions(landlordId: string, page: LogPage, narrowing: AuditNarrowing): RawBuilder<SqlBool> {
  return sql<SqlBool>`a.id = any(array(
    select newest.id from unnest(${narrowing.actions}::text[]) as wanted (action) cross join lateral (
      select n.id from audit_log n where n.action = wanted.action and ${isEntry('n', landlordId, page, narrowing)}
      order by n.at desc, n.id desc limit ${page.first}) newest))`
}

/** Somebody or something that the log can be narrowed to. */
export interface AuditChoice {
  kind: 'OWNER' | 'TEAM' | 'LINK' | 'STAFF' | 'GROUP' | 'UNIT'
  id: string
  name: string
}

/** The landlord and whoever works in their world or did, their homes, and the units of the group if one is given; none for a foreign group. */
export async function listAuditChoices(
  db: Db,
  landlordId: string,
  groupId: string | null,
): Promise<AuditChoice[]> {
  const { rows } = await sql<AuditChoice>`
    select * from (
    select 'OWNER' as kind, u.id, u.name from users u where u.id = ${landlordId}
    union all select 'TEAM', u.id, u.name from users u where u.id in (
      select m.member_id from team_members m where m.landlord_id = ${landlordId} and m.member_id is not null)
    union all select 'STAFF', u.id, u.name from users u where u.id in (
      select i.actor_id from impersonations i where i.landlord_id = ${landlordId})
    union all select 'LINK', l.id, l.recipient from access_links l where l.landlord_id = ${landlordId}
    union all select 'GROUP', g.id, g.name from groups g where g.landlord_id = ${landlordId} and g.deleted_at is null
    union all select 'UNIT', n.id, n.apartment_name from listings n join groups g on g.id = n.group_id
      where n.group_id = ${groupId} and n.landlord_id = ${landlordId} and g.part_of_group and n.deleted_at is null
    ) choices where ${groupId}::uuid is null
      or exists (select from groups own where own.id = ${groupId} and own.landlord_id = ${landlordId})
    limit 5000`.execute(db)
  return rows
}

/** Where a chain of the audit log is broken. */
export interface BrokenChain {
  chain: string
  position: number | null
  entryId: number | null
  problem: string
}

/** The newest link of each chain, or of one. */
export interface ChainHead {
  chain: string
  position: number
  hash: string
}

/** How many entries there are, or how many of one chain. */
export async function countAuditEntries(db: Db, chain: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('audit_chain')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(chain !== null, (query) => query.where('chain', '=', chain ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Recomputes the chains from the entries: what was changed, taken out, put in or put elsewhere. Answers the first
 * breaks of each kind, at most 20 of each.
 */
export async function listBreaks(db: Db, chain: string | null): Promise<BrokenChain[]> {
  const only = chain ? sql`c.chain = ${chain}` : sql`true`
  const { rows } = await sql<BrokenChain>`
    (select c.chain, c.position::int as position, c.entry_id::int as "entryId", 'entry changed' as problem
      from audit_chain c join audit_log a on a.id = c.entry_id left join audit_erasures e on e.entry_id = a.id
      where ${only} and (case when e.entry_id is null then c.hash not in (audit_hash(a, c.previous_hash), audit_hash_without_place(a, c.previous_hash))
          else e.rest_hash not in (audit_rest_hash(a, c.hash), audit_rest_hash_without_place(a, c.hash)) or a.data <> '{}' or a.request_id is not null end
        or c.chain <> coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000'))
      order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'entry missing'
      from audit_chain c left join audit_log a on a.id = c.entry_id
      where ${only} and a.id is null order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'entry emptied by nobody'
      from audit_chain c join audit_erasures e on e.entry_id = c.entry_id
      where ${only} and e.batch in (select b.batch from (select distinct batch from audit_erasures) b
        where not exists (select from audit_log told
          where told.action = 'emptyAuditEntries' and told.entity_id = b.batch
            and told.data ->> 'digest' = audit_batch_digest(b.batch)))
      order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'link missing or moved'
      from (select *, lag(hash, 1, '') over w as expected, row_number() over w as place
            from audit_chain window w as (partition by chain order by position)) c
      where ${only} and (c.previous_hash <> c.expected or c.position <> c.place)
      order by c.chain, c.position limit 20)
    union all
    (select coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000'), null, a.id::int, 'entry not chained'
      from audit_log a left join audit_chain c on c.entry_id = a.id
      where c.entry_id is null
        and ${chain ? sql`coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000') = ${chain}` : sql`true`}
      order by a.id limit 20)
    union all
    (select coalesce(c.chain, h.chain), coalesce(c.position, h.position)::int, null, 'end missing'
      from audit_heads c full join (
        select distinct on (chain) chain, position, hash from audit_chain order by chain, position desc
      ) h on h.chain = c.chain
      where ${chain ? sql`coalesce(c.chain, h.chain) = ${chain}` : sql`true`}
        and (h.hash is distinct from c.hash or h.position is distinct from c.position)
      limit 20)`.execute(db)
  return rows
}

/** The heads of all chains. */
export async function listHeads(db: Db): Promise<ChainHead[]> {
  return db
    .selectFrom('audit_heads')
    .select(['chain', 'position', 'hash'])
    .where('position', '>', 0)
    .execute()
}

/** Stores a signed head; one that is there already stays. */
export async function insertSeal(
  db: Db,
  seal: ChainHead & { signature: string; at: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('audit_seals')
    .values({
      chain: seal.chain,
      position: seal.position,
      hash: seal.hash,
      signature: seal.signature,
      sealed_at: seal.at,
    })
    .onConflict((conflict) => conflict.columns(['chain', 'position']).doNothing())
    .execute()
}

/** The seals, each with the hash that now stands at its place; null where that link is gone. */
export async function listSeals(
  db: Db,
  chain: string | null,
): Promise<(ChainHead & { signature: string; found: string | null })[]> {
  return db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_chain as c', (join) =>
      join.onRef('c.chain', '=', 's.chain').onRef('c.position', '=', 's.position'),
    )
    .select(['s.chain', 's.position', 's.hash', 's.signature', 'c.hash as found'])
    .$if(chain !== null, (query) => query.where('s.chain', '=', chain ?? ''))
    .execute()
}
