import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { HANDOVER_TABLE, type HandoverRule } from '../../../domain/people/handover-table.ts'
import { ENDED_REQUEST_STATUS_TYPES } from '../../../domain/catalogue/requests.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** The stays and requests of a landlord that go, by their ids, and whose they are. */
export interface GoingStays {
  landlordId: string
  receiverId: string | null
  bookings: string[]
  requests: string[]
  tenants: string[]
}

/**
 * The stays that aren't over on that day and the requests that haven't ended. A chain of stays goes as a whole: it is one
 * tenancy, and what somebody wants to extend goes with the wish.
 */
export async function findGoingStays(
  db: Db,
  { landlordId, receiverId, today }: { landlordId: string; receiverId: string | null; today: Day },
): Promise<GoingStays> {
  const { rows } = await sql<Omit<GoingStays, 'landlordId' | 'receiverId'>>`
    with recursive open as (
      select lr.id, lr.extends_booking_id, lr.tenant_id from listing_requests lr
      where lr.landlord_id = ${landlordId}::uuid and not ${isOneOf('lr.status_type', ENDED_REQUEST_STATUS_TYPES)}
        and not exists (select from bookings made where made.listing_request_id = lr.id)
    ), going as (
      select b.id, b.listing_request_id, b.tenant_id from bookings b
      where b.landlord_id = ${landlordId}::uuid and (
        (not b.canceled or b.stayed_until is not null) and coalesce(b.stayed_until, b."to") >= ${today}::date
        or b.id in (select extends_booking_id from open))
      union
      select other.id, other.listing_request_id, other.tenant_id
      from going g join listing_requests own on own.id = g.listing_request_id
      join lateral (
        select earlier.* from bookings earlier where earlier.id = own.extends_booking_id
        union all
        select later.* from listing_requests longer join bookings later on later.listing_request_id = longer.id
        where longer.extends_booking_id = g.id
      ) other on other.landlord_id = ${landlordId}::uuid
    )
    select coalesce((select array_agg(id order by id) from going), '{}') as bookings,
      coalesce((select array_agg(id order by id) from (
        select id from open union select listing_request_id from going) all_requests), '{}') as requests,
      coalesce((select array_agg(distinct tenant_id) from (
        select tenant_id from open union all select tenant_id from going) all_tenants), '{}') as tenants`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('A statement without tables answered nothing.')
  return { landlordId, receiverId, ...found }
}

/** How many rows of each table of the landlord's world go and stay, by the same conditions that the handover goes by. */
export async function countHandoverRows(
  db: Db,
  going: GoingStays,
): Promise<{ table: string; goes: number; stays: number }[]> {
  const counted = Object.entries(HANDOVER_TABLE).filter(([, rule]) => rule.counted)
  const { rows } = await sql<{ table: string; goes: number; stays: number }>`${sql.join(
    counted.map(
      ([table, rule]) => sql`select ${sql.lit(table)} as table,
        count(*) filter (where ${isGoing(rule, going)})::int as goes,
        count(*) filter (where not ${isGoing(rule, going)})::int as stays
      from ${sql.table(table)} as t where t.landlord_id = ${going.landlordId}::uuid and ${isThere(table)}`,
    ),
    sql` union all `,
  )}`.execute(db)
  return rows
}

// What was deleted, left or removed isn't told of; it goes with the rest.
function isThere(table: string): RawBuilder<SqlBool> {
  if (table === 'groups' || table === 'listings') return sql`t.deleted_at is null`
  if (table === 'contact_persons') return sql`t.archived_at is null`
  if (table === 'calendar_feeds' || table === 'team_members') return sql`t.removed_at is null`
  if (table === 'calendar_exports') return sql`t.revoked_at is null`
  if (table === 'access_links' || table === 'cleaning_links') return sql`t.revoked_at is null`
  if (table === 'powers_of_attorney') return sql`t.ended_at is null`
  return sql`true`
}

/** Gives the rows of a table that go to the new landlord. */
export async function moveRows(
  trx: Db,
  table: string,
  going: GoingStays & { receiverId: string },
): Promise<void> {
  const rule = HANDOVER_TABLE[table]
  if (!rule || rule.goes === 'NO') return
  await sql`update ${sql.table(table)} as t set landlord_id = ${going.receiverId}::uuid
    where t.landlord_id = ${going.landlordId}::uuid and ${isGoing(rule, going)}`.execute(trx)
}

/** Whether a row `t` of a table goes, by the line of the table. */
function isGoing(rule: HandoverRule, going: GoingStays): RawBuilder<SqlBool> {
  switch (rule.goes) {
    case 'ALL':
      return sql`true`
    case 'NO':
      return sql`false`
    case 'FILES':
      return isFileGoing(going)
    case 'NOTICES':
      return isNoticeGoing(going)
    case 'WITH_STAY': {
      const [of = '', column = ''] = rule.by.split(':')
      const belongs = sql<SqlBool>`coalesce(${idsOf(of, sql.ref(`t.${column}`), going)}, false)`
      return rule.unless === 'RECEIVED' ? sql`(${belongs} and t.received_amount = 0)` : belongs
    }
  }
}

function idsOf(of: string, column: RawBuilder<unknown>, going: GoingStays): RawBuilder<SqlBool> {
  if (of === 'request') return sql`${column} = any(${going.requests}::uuid[])`
  if (of === 'booking') return sql`${column} = any(${going.bookings}::uuid[])`
  if (of === 'tenant') return sql`${column} = any(${going.tenants}::uuid[])`
  const offers = sql`select o.id from booking_offers o where o.listing_request_id = any(${going.requests}::uuid[])`
  if (of === 'offer') return sql`${column} in (${offers})`
  if (of === 'key_handover')
    return sql`${column} in (select h.id from key_handovers h where h.booking_id = any(${going.bookings}::uuid[]))`
  if (of === 'procedure')
    return sql`${column} in (select p.id from signature_procedures p where p.offer_id in (${offers}))`
  throw new Error(`Nothing is known of the way ${of}.`)
}

/** Files of homes go; of contracts those go that a request names that does. */
function isFileGoing({ requests }: GoingStays): RawBuilder<SqlBool> {
  return sql`(t.type in ('LISTING_IMAGE', 'FLOOR_PLAN', 'ENERGY_CERTIFICATE', 'CALENDAR')
    or exists (select from booking_offers o where t.id in (o.contract_file_id, o.signed_contract_file_id,
      o.own_contract_file_id) and o.listing_request_id = any(${requests}::uuid[]))
    or exists (select from own_contracts c where c.file_id = t.id and c.listing_request_id = any(${requests}::uuid[]))
    or exists (select from contract_terms c where c.own_contract_file_id = t.id
      and c.listing_request_id = any(${requests}::uuid[])))`
}

/** What others than the two were told about homes and about requests that go. */
function isNoticeGoing({ landlordId, requests }: GoingStays): RawBuilder<SqlBool> {
  return sql`(t.user_id <> ${landlordId}::uuid
    and (t.listing_request_id is null or t.listing_request_id = any(${requests}::uuid[])))`
}
