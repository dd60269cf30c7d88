import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/database.ts'
import { isOneOf } from '../db/parameters.ts'

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
      join
        .onRef('lr.id', '=', 'a.entity_id')
        // A conversation has the id of its request.
        .on(isOneOf('a.entity_type', ['listing_request', 'message_thread'])),
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
      sql<string | null>`case when a.entity_type = 'booking' then a.entity_id
        else (select b.id from bookings b where b.listing_request_id = lr.id limit 1) end`.as('bookingId'),
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
