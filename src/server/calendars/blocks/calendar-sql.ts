import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { BLOCKED_LANDLORD_STATUSES, OPEN_LANDLORD_STATUSES } from '../../../domain/rentals/classification.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { LimitedListing } from '../../../domain/listings/stay-limits.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot, isOneOf, json } from '../../kernel/db/parameters.ts'
import { inWorld, isReadableGroup, requestsInWorld } from '../../kernel/viewer/visible-to.ts'

/** Which units a calendar is asked for: one, those of a group, of several, or all that are not archived. */
export type CalendarScope = { listingId: string } | { groupId: string } | { groupIds: string[] } | 'ALL'

type Part = 'units' | 'candidates'

/** Rows of a piece: one text of megabytes would be copied several times on its way, and then collected. */
const rowsPerPart = 100

/** A region's part of a group, for the shortest stay that its rules allow. */
export interface PlaceRow extends LimitedListing {
  groupId: string
  address: { city: string; zipCode: string; country: string }
}

/** The groups that are not archived, with their names and numbers of units. */
export async function listCalendarNames(
  db: Db,
  viewer: Viewer,
): Promise<{ id: string; name: string; units: number }[]> {
  const { rows } = await sql<{ id: string; name: string; units: number }>`
    select g.id, g.name, count(u.id)::int as units
    from groups g left join listings u on u.group_id = g.id and u.deleted_at is null and ${ofViewer(viewer)}
    where ${chosenGroups(viewer, 'ALL')}
    group by g.id order by g.id`.execute(db)
  return rows
}

/** The groups of a calendar with what limits their stays. */
export async function listPlaces(db: Db, viewer: Viewer, scope: CalendarScope): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select g.id as "groupId",
      json_build_object('city', g.city, 'zipCode', g.zip_code, 'country', g.country) as address,
      g.min_booking_duration as "minBookingDuration",
      g.min_booking_duration_permit_id as "minBookingDurationPermitId",
      g.min_booking_duration_exemption as "minBookingDurationExemption"
    from groups g where ${chosenGroups(viewer, scope)}`.execute(db)
  return rows
}

/**
 * The calendar of units as pieces of JSON text (CalendarAnswer), made by the database. `minStays` are the shortest
 * stays in months, by group. Whoever has limited access sees that days are taken, not by whom. One statement.
 */
export async function readCalendarRows(
  db: Db,
  viewer: Viewer,
  asked: { scope: CalendarScope; window: Stay; today: Day; minStays: Record<string, number>; more: number },
): Promise<string[]> {
  const { scope, window, today, minStays, more } = asked
  const isFull = viewer.access === 'FULL'
  const known = (value: RawBuilder<unknown>) => (isFull ? value : sql`null`)
  const { rows } = await sql<{ part: Part; list: string }>`
    with span as materialized (
      select daterange(${window.from}::date, ${window.to}::date, '[]') as days
    ), units as materialized (
      select u.id, u.group_id, g.name as group_name, g.part_of_group, u.apartment_name, u.external_id, g.city,
        u.published, (u.created_at at time zone 'UTC')::date as created_on, u.available_from, u.available_to
      from listings u join groups g on g.id = u.group_id
      where ${chosenGroups(viewer, scope)} and ${chosenUnits(viewer, scope)} and u.deleted_at is null
    ), taken as materialized (
      select o.listing_id, o.days, o.kind, o.offer_id, o.booking_id
      from occupancies o cross join span
      where ${ofScope('o', viewer, scope)} and ${within('o')}
    ), booked as (
      select o.listing_id, json_agg((select one from (select lower(o.days) as "from", upper(o.days) - 1 as "to",
          ${known(sql`b.id`)} as id, ${known(sql`br.first_name || ' ' || br.last_name`)} as name, b.type,
          (b.created_at at time zone 'UTC')::date as "bookedOn") one) order by o.days) as list
      from taken o
      join bookings b on b.id = o.booking_id
      join listing_requests lr on lr.id = b.listing_request_id
      join booking_requests br on br.id = lr.booking_request_id
      group by o.listing_id
    ), held as (
      select o.listing_id, json_agg((select one from (select lower(o.days) as "from", upper(o.days) - 1 as "to",
          ${known(sql`o.offer_id`)} as "offerId", lr.id as "listingRequestId",
          lr.booking_request_id as "bookingRequestId",
          ${known(sql`br.first_name || ' ' || br.last_name`)} as name, bo.status) one) order by o.days) as list
      from taken o
      join booking_offers bo on bo.id = o.offer_id
      join listing_requests lr on lr.id = bo.listing_request_id
      join booking_requests br on br.id = lr.booking_request_id
      where o.kind = 'HOLD'
      group by o.listing_id
    ), blocking as materialized (
      select k.* from blocks k cross join span where ${ofScope('k', viewer, scope)} and ${within('k')}
    ), clashing as (
      select distinct k.id from blocking k join occupancies o on o.listing_id = k.listing_id and o.days && k.days
      where k.source <> 'own' and k.kind = 'STAY' and not o.offer_id = any(k.kept_beside)
        and upper(o.days * k.days) > ${today}::date
        and ${ofScope('o', viewer, scope)}
    ), blocked as (
      select k.listing_id, json_agg((select one from (select k.id, lower(k.days) as "from", upper(k.days) - 1 as "to",
          k.source, k.reason, ${isFull ? sql`k.note` : sql`''`} as note,
          case when f.id is not null then json_build_object('id', f.id, 'label', f.label, 'platform', f.platform) end
            as feed,
          c.id is not null as conflict, k.kind) one) order by k.days, k.id) as list
      from blocking k left join clashing c on c.id = k.id left join calendar_feeds f on f.id = k.feed_id
      group by k.listing_id
    ), former as (
      select listing_id, max(upper(days)) - 1 as until from (
        select o.listing_id, o.days from occupancies o where ${ofScope('o', viewer, scope)}
        union all select k.listing_id, k.days from blocks k where ${ofScope('k', viewer, scope)}
      ) all_days where upper(days) <= (select lower(days) from span)
      group by listing_id
    ), fed as (
      select f.listing_id, json_build_object('count', count(*),
          'links', count(*) filter (where f.kind = 'LINK'),
          'oldestAnswer', case when count(f.answered_at) = count(*)
            then coalesce(min(f.answered_at) filter (where f.kind = 'LINK'), max(f.answered_at)) end,
          'failing', count(f.failing_since), 'quarantine', count(f.quarantine_since),
          'conflicts', (select count(*) from blocking k join clashing c on c.id = k.id
            where k.listing_id = f.listing_id)) as summary,
        json_agg(json_build_object('feedId', f.id, 'from', lower(f.window_days), 'to', upper(f.window_days) - 1))
          filter (where f.window_days && (select days from span)) as limits
      from calendar_feeds f
      where ${ofScope('f', viewer, scope)} and f.removed_at is null
      group by f.listing_id
    ), offered as materialized (
      select bo.listing_request_id from occupancies o join booking_offers bo on bo.id = o.offer_id
      where ${ofGroups('o', viewer, scope)} and o.kind = 'HOLD'
    ), alone as (
      select jsonb_object_agg(group_id, id) from units where not part_of_group
    ), wanting as (
      select lr.id as "listingRequestId", lr.booking_request_id as "bookingRequestId", lr.group_id as "groupId",
        coalesce(x.listing_id, ((table alone) ->> lr.group_id::text)::uuid) as "unitId", lr."from", lr."to",
        ${known(sql`br.first_name || ' ' || br.last_name`)} as name, lr.type, lr.landlord_status as "landlordStatus",
        case when ${isOneOf('lr.landlord_status', OPEN_LANDLORD_STATUSES)} then 'OPEN'
          when ${isOneOf('lr.landlord_status', BLOCKED_LANDLORD_STATUSES)} then 'BLOCKED'
          else 'IN_PROGRESS' end as class
      from listing_requests lr
      join booking_requests br on br.id = lr.booking_request_id
      left join bookings x on x.id = lr.extends_booking_id
      where ${ofGroups('lr', viewer, scope, requestsInWorld(viewer, 'lr.landlord_id', 'lr.group_id', 'lr.id'))} and ${ofUnit('x', scope)} and ${isNot('lr.landlord_status', 'OTHER')}
        and lr."from" <= ${window.to}::date and lr."to" >= ${window.from}::date
        and lr.id not in (select listing_request_id from offered)
    ), shown as (
      select u.id, u.group_id as "groupId", u.group_name as "group", u.part_of_group as "partOfGroup",
        u.apartment_name as name, u.external_id as "externalId", u.city, u.published, u.created_on as "createdOn",
        u.available_from as "availableFrom", u.available_to as "availableTo", former.until as "takenUntil",
        m.stays -> u.group_id::text as "minStay", fed.summary as feeds, coalesce(booked.list, '[]') as bookings,
        coalesce(held.list, '[]') as holds, coalesce(blocked.list, '[]') as blocks,
        coalesce(fed.limits, '[]') as "windowLimits"
      from units u
      cross join (select ${json(minStays)}::jsonb as stays) m
      left join booked on booked.listing_id = u.id
      left join held on held.listing_id = u.id
      left join blocked on blocked.listing_id = u.id
      left join former on former.listing_id = u.id
      left join fed on fed.listing_id = u.id
    )
    select 'units' as part, min(place) as first, json_agg(one order by place)::text as list
    from (select shown as one, row_number() over (order by "group", "groupId", name, id) as place from shown) placed
    group by (place - 1) / ${sql.lit(rowsPerPart)}
    union all
    select 'candidates', min(place), json_agg(one order by place)::text
    from (select wanting as one, row_number() over (order by "groupId", "from", "listingRequestId") as place
      from wanting) placed
    group by (place - 1) / ${sql.lit(rowsPerPart)}
    order by part, first`.execute(db)
  const of = (part: Part) =>
    rows
      .filter((row) => row.part === part)
      .flatMap(({ list }, at) => (at === 0 ? [list.slice(1, -1)] : [',', list.slice(1, -1)]))
  const head = JSON.stringify({ today, ...window }).slice(0, -1)
  return [`${head},"units":[`, ...of('units'), '],"candidates":[', ...of('candidates'), `],"more":${more}}`]
}

/** Days that reach into the span, by bounds alone: the index of overlaps would find them among all landlords' days. */
function within(table: string): RawBuilder<SqlBool> {
  const days = sql.ref(`${table}.days`)
  return sql`upper(${days}) > lower(span.days) and lower(${days}) < upper(span.days)`
}

function chosenGroups(viewer: Viewer, scope: CalendarScope): RawBuilder<SqlBool> {
  const visible = sql<SqlBool>`${isReadableGroup(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null`
  if (scope === 'ALL') return sql`${visible} and g.archived_at is null`
  if ('groupId' in scope) return sql`${visible} and g.id = ${scope.groupId}::uuid`
  if ('groupIds' in scope) return sql`${visible} and g.id = any(${scope.groupIds}::uuid[])`
  return sql`${visible} and g.id = (select u.group_id from listings u where u.id = ${scope.listingId}::uuid and ${ofViewer(viewer)})`
}

function chosenUnits(viewer: Viewer, scope: CalendarScope): RawBuilder<SqlBool> {
  const own = ofViewer(viewer)
  return scope !== 'ALL' && 'listingId' in scope ? sql`${own} and u.id = ${scope.listingId}::uuid` : own
}

/** Whose groups they are is asked already; of a house some see single units alone. */
function ofViewer(viewer: Viewer): RawBuilder<SqlBool> {
  return viewer.listingIds ? inWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id') : sql`true`
}

/** Rows of what belongs to a unit: narrowed by the column whose index finds them, visible as their units are. */
function ofScope(table: string, viewer: Viewer, scope: CalendarScope): RawBuilder<SqlBool> {
  if (scope === 'ALL' || !('listingId' in scope)) return ofGroups(table, viewer, scope)
  const world = inWorld(viewer, `${table}.landlord_id`, `${table}.group_id`, `${table}.listing_id`)
  return sql`${world} and ${sql.ref(`${table}.listing_id`)} = ${scope.listingId}::uuid`
}

function ofGroups(
  table: string,
  viewer: Viewer,
  scope: CalendarScope,
  world = inWorld(viewer, `${table}.landlord_id`, `${table}.group_id`, `${table}.listing_id`),
): RawBuilder<SqlBool> {
  if (scope === 'ALL') return world
  const group = sql.ref(`${table}.group_id`)
  if ('groupId' in scope) return sql`${world} and ${group} = ${scope.groupId}::uuid`
  if ('groupIds' in scope) return sql`${world} and ${group} = any(${scope.groupIds}::uuid[])`
  return sql`${world} and ${group} = (select group_id from units)`
}

/** Whoever wants to stay on in another unit wants nothing of this one. */
function ofUnit(extended: string, scope: CalendarScope): RawBuilder<SqlBool> {
  if (scope === 'ALL' || !('listingId' in scope)) return sql`true`
  const unit = sql.ref(`${extended}.listing_id`)
  return sql`(${unit} is null or ${unit} = ${scope.listingId}::uuid)`
}
