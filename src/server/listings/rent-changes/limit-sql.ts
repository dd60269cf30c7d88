import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type {
  CityLimits,
  HomeLimitKind,
  HomeLimits,
  LimitedHome,
  LimitLength,
  MadeLimitChange,
} from '../../../domain/listings/limit-change.ts'
import { type LimitedListing, stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import { lockHomesOfOrder } from './sql.ts'

interface ReadHome extends Omit<LimitedHome, 'city'> {
  landlordId: string
  name: string
  cityName: string
  /** What decides what counts in its city. */
  place: LimitedListing
}

/** A home with its limits, for the table of all of them. */
export type LimitHomeRow = ReadHome & { city: CityLimits }

const plannedLimit = sql`c.in_force_at is null and c.undone_at is null and c.lapsed_at is null`

const limitsOfHome = sql`json_build_object(
    'MINIMUM_STAY', json_build_object('value', g.min_booking_duration, 'unit', 'MONTH'),
    'MAXIMUM_STAY', json_build_object('value', g.max_booking_duration, 'unit', 'MONTH'),
    'VACANCY', json_build_object('value', g.max_vacancy, 'unit', g.max_vacancy_unit)) as limits`

const placeOfHome = sql`json_build_object(
    'address', json_build_object('city', g.city, 'zipCode', g.zip_code, 'country', g.country),
    'minBookingDurationPermitId', g.min_booking_duration_permit_id,
    'minBookingDurationExemption', g.min_booking_duration_exemption) as place`

const homeColumns = sql`g.id as "groupId", g.landlord_id as "landlordId", g.name, g.city as "cityName",
  ${limitsOfHome}, ${placeOfHome},
  coalesce((select json_agg(json_build_object('kind', c.kind, 'from', c.from_day, 'value', c.after_value, 'unit', c.after_unit)
      order by c.from_day, c.kind)
    from limit_changes c where c.group_id = g.id and ${plannedLimit}), '[]') as planned`

const isOpenHome = sql`g.deleted_at is null and g.archived_at is null`

/** The homes of the viewer's world that are neither deleted nor archived, by name. */
export async function listLimitHomes(db: Db, viewer: Viewer, today: Day): Promise<LimitHomeRow[]> {
  const { rows } = await sql<ReadHome>`
    select ${homeColumns} from groups g
    where ${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and ${isOpenHome}
    order by lower(g.name), g.id`.execute(db)
  return inTheirCities(rows, today)
}

/** Locks those of the homes that the viewer may change, by id; answers them with their limits. */
export async function lockLimitHomes(
  trx: Db,
  viewer: Viewer,
  groupIds: readonly string[],
  today: Day,
): Promise<LimitHomeRow[]> {
  await lockHomesOfOrder(trx, viewer, groupIds)
  const { rows } = await sql<ReadHome>`
    select ${homeColumns} from groups g
    where g.id = any(${groupIds}::uuid[]) and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and ${isOpenHome}
    order by g.id`.execute(trx)
  return inTheirCities(rows, today)
}

/** Homes, or changes of theirs, with what counts in their cities. */
export function inTheirCities<Row extends { place: LimitedListing }>(
  rows: readonly Row[],
  today: Day,
): (Row & { city: CityLimits })[] {
  return rows.map((row) => {
    const limits = stayLimits(row.place, today)
    const city = { minimum: strictestLimit(limits, 'MINIMUM'), maximum: strictestLimit(limits, 'MAXIMUM') }
    return { ...row, city }
  })
}

/** Gives groups their limits: of each those that are named. */
export async function saveHomeLimits(
  trx: Db,
  changes: readonly { groupId: string; kind: HomeLimitKind; after: LimitLength }[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ groupId, kind, after }) => ({ groupId, kind, ...after }))
  await sql`
    update groups g set
      min_booking_duration = case when 'MINIMUM_STAY' = any(given.kinds) then given.shortest else g.min_booking_duration end,
      max_booking_duration = case when 'MAXIMUM_STAY' = any(given.kinds) then given.longest else g.max_booking_duration end,
      max_vacancy = case when 'VACANCY' = any(given.kinds) then given.empty else g.max_vacancy end,
      max_vacancy_unit = case when 'VACANCY' = any(given.kinds) then given.empty_unit else g.max_vacancy_unit end
    from (
      select "groupId", array_agg(kind) as kinds,
        max(value) filter (where kind = 'MINIMUM_STAY') as shortest,
        max(value) filter (where kind = 'MAXIMUM_STAY') as longest,
        max(value) filter (where kind = 'VACANCY') as empty, max(unit) filter (where kind = 'VACANCY') as empty_unit
      from jsonb_to_recordset(${json(rows)}::jsonb) as told ("groupId" uuid, kind text, value integer, unit text)
      group by "groupId") as given
    where g.id = given."groupId"`.execute(trx)
}

/** What is kept of the change of one limit. */
export interface NewLimitChange {
  landlordId: string
  groupId: string
  kind: HomeLimitKind
  before: LimitLength
  after: LimitLength
}

/** Keeps changes that were made at once, those in force with since when; answers the id by which they are undone. */
export async function insertLimitChanges(
  trx: Db,
  changes: readonly NewLimitChange[],
  made: { madeBy: string | null; at: Temporal.Instant; from: Day; inForceAt: Temporal.Instant | null },
): Promise<string> {
  const orderId = randomUUID()
  const rows = changes.map(({ landlordId, groupId, kind, before, after }, at) => ({
    id: at === 0 ? orderId : randomUUID(),
    landlordId,
    groupId,
    kind,
    beforeValue: before.value,
    beforeUnit: before.unit,
    afterValue: after.value,
    afterUnit: after.unit,
  }))
  await sql`
    insert into limit_changes (id, landlord_id, group_id, order_id, made_by, made_at, from_day, kind,
      before_value, before_unit, after_value, after_unit, in_force_at)
    select id, "landlordId", "groupId", ${orderId}::uuid, ${made.madeBy}::uuid, ${made.at}::timestamptz,
      ${made.from}::date, kind, "beforeValue", "beforeUnit", "afterValue", "afterUnit", ${made.inForceAt}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, "landlordId" uuid, "groupId" uuid, kind text,
      "beforeValue" smallint, "beforeUnit" text, "afterValue" smallint, "afterUnit" text)`.execute(trx)
  return orderId
}

/** A change of a limit as it is read, with what decides about its home. */
export interface ReadLimitChange extends NewLimitChange, MadeLimitChange {
  id: string
  limits: HomeLimits
  place: LimitedListing
  isUndone: boolean
  /** The home is gone. */
  isIdle: boolean
}

/** A change of a limit with the home that it is of, as it is undone or begun. */
export type StoredLimitChange = ReadLimitChange & { city: CityLimits }

/**
 * Of a change `c` of the group `g`: nothing has changed the limit since. A later change may have led to the same length.
 * Of several that one run of the job began the later day is the later one.
 */
const isUntouchedLimit = sql<boolean>`(c.lapsed_at is null and c.undone_at is null
  and (c.in_force_at is null or (
    case c.kind when 'MINIMUM_STAY' then g.min_booking_duration when 'MAXIMUM_STAY' then g.max_booking_duration
      else g.max_vacancy end is not distinct from c.after_value
    and (c.kind <> 'VACANCY' or c.after_value is null or g.max_vacancy_unit = c.after_unit)
    and not exists (select from limit_changes n where n.group_id = c.group_id and n.kind = c.kind and n.undone_at is null
      and (n.in_force_at, n.from_day, n.made_at) > (c.in_force_at, c.from_day, c.made_at)))))`

/** What of a change `c` and its group `g` decides whether it can be taken back or begun. */
export const limitChangeColumns = sql`c.id, c.landlord_id as "landlordId", c.group_id as "groupId", c.kind,
  json_build_object('value', c.before_value, 'unit', c.before_unit) as before,
  json_build_object('value', c.after_value, 'unit', c.after_unit) as after,
  c.in_force_at is not null as "isInForce", c.undone_at is not null as "isUndone",
  ${isUntouchedLimit} as "isUntouched", g.deleted_at is not null as "isIdle", ${limitsOfHome}, ${placeOfHome}`

/** The changes of one order that the viewer may undo, whose homes are locked first; none for a foreign one. */
export async function lockLimitOrder(
  trx: Db,
  viewer: Viewer,
  orderId: string,
  today: Day,
): Promise<StoredLimitChange[]> {
  await sql`
    select g.id from groups g
    where g.id in (select c.group_id from limit_changes c where c.order_id = ${orderId}::uuid)
      and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')}
    order by g.id for no key update`.execute(trx)
  const { rows } = await sql<ReadLimitChange>`
    select ${limitChangeColumns} from limit_changes c join groups g on g.id = c.group_id
    where c.order_id = ${orderId}::uuid and ${inFullWorld(viewer, 'c.landlord_id', 'c.group_id')}
      and g.deleted_at is null
    order by c.id`.execute(trx)
  return inTheirCities(rows, today)
}

/** Locks the homes of planned changes whose day has come; answers the changes, the earliest first. */
export async function lockDueLimits(trx: Db, today: Day, most: number): Promise<StoredLimitChange[]> {
  const due = sql`${plannedLimit} and c.from_day <= ${today}::date`
  const order = sql`c.from_day, c.group_id, c.made_at, c.id`
  await sql`
    select g.id from groups g
    where g.id in (select c.group_id from limit_changes c where ${due} order by ${order} limit ${most})
    order by g.id for no key update`.execute(trx)
  const { rows } = await sql<ReadLimitChange>`
    select ${limitChangeColumns} from limit_changes c join groups g on g.id = c.group_id
    where ${due} order by ${order} limit ${most}`.execute(trx)
  return inTheirCities(rows, today)
}

/** Says of changes that they were taken back. */
export async function saveLimitsUndone(trx: Db, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  await sql`update limit_changes set undone_at = ${at} where id = any(${ids}::uuid[])`.execute(trx)
}

/** Says of planned changes that they are in force, with the limits that they followed, or that they could not be. */
export async function saveLimitsDue(
  trx: Db,
  due: readonly { id: string; before: LimitLength; isBegun: boolean }[],
  at: Temporal.Instant,
): Promise<void> {
  if (due.length === 0) return
  const rows = due.map(({ id, before, isBegun }) => ({ id, ...before, isBegun }))
  await sql`
    update limit_changes c set before_value = given.value, before_unit = given.unit,
      in_force_at = case when given."isBegun" then ${at}::timestamptz end,
      lapsed_at = case when not given."isBegun" then ${at}::timestamptz end
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, value smallint, unit text, "isBegun" boolean)
    where c.id = given.id`.execute(trx)
}
