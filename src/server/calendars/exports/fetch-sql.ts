import { sql } from 'kysely'
import type {
  ExportedTaking,
  ExportedUnit,
  KeptEvent,
  NumberedEvent,
} from '../../../domain/calendars/calendar-export.ts'
import type { CalendarPlatform, OccupancyKind } from '../../../domain/catalogue/calendars.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A living link with all that it exports now, and all that it exported before. */
export interface LoadedExport {
  id: string
  label: string
  platform: CalendarPlatform
  language: Language
  groupName: string
  /** Whether it is about all units of a group of several. */
  namesUnits: boolean
  /** Whole seconds. */
  changedAt: Temporal.Instant
  units: ExportedUnit[]
  kept: KeptEvent[]
}

interface LoadedRow extends Omit<LoadedExport, 'units' | 'kept'> {
  units: {
    id: string
    name: string
    availableFrom: Day
    availableTo: Day | null
    createdAt: string
    taken: {
      id: string
      kind: OccupancyKind
      from: Day
      to: Day
      changedAt: string
      name: string
      feedId: string | null
      platform: CalendarPlatform | null
    }[]
  }[]
  kept: {
    uid: string
    sequence: number
    from: Day
    to: Day
    textHash: string
    changedAt: string
    isExported: boolean
  }[]
}

/**
 * Loads a link that was not revoked and whose listing was not deleted; null for any other. What ended before `since`
 * is left out. One statement.
 */
export async function loadExport(db: Db, exportId: string, since: Day): Promise<LoadedExport | null> {
  const { rows } = await sql<LoadedRow>`
    select e.id, e.label, e.platform, e.language, e.changed_at as "changedAt",
      case when e.listing_id is null or not g.part_of_group then g.name else l.apartment_name end as "groupName",
      e.listing_id is null and g.part_of_group as "namesUnits",
      coalesce((
        select json_agg(json_build_object('id', u.id,
          'name', coalesce(nullif(u.external_id, ''), u.apartment_name),
          'availableFrom', u.available_from, 'availableTo', u.available_to, 'createdAt', u.created_at,
          'taken', coalesce((select json_agg(t) from (
            select o.id, o.kind, lower(o.days) as "from", upper(o.days) - 1 as "to",
              coalesce(b.created_at, bo.created_at) as "changedAt",
              case when e.with_names then btrim(br.first_name || ' ' || br.last_name) else '' end as name,
              null::uuid as "feedId", null::text as platform
            from occupancies o
            join booking_offers bo on bo.id = o.offer_id
            join listing_requests lr on lr.id = bo.listing_request_id
            join booking_requests br on br.id = lr.booking_request_id
            left join bookings b on b.id = o.booking_id
            where o.listing_id = u.id and o.landlord_id = u.landlord_id and upper(o.days) > ${since}::date
            union all
            select k.id, 'BLOCK', lower(k.days), upper(k.days) - 1, k.changed_at,
              case when e.with_names then btrim(k.note) else '' end, k.feed_id, f.platform
            from blocks k
            left join calendar_feeds f on f.id = k.feed_id
            where k.listing_id = u.id and upper(k.days) > ${since}::date
          ) t), '[]')) order by u.id)
        from listings u
        where u.group_id = e.group_id and u.deleted_at is null and (e.listing_id is null or u.id = e.listing_id)
      ), '[]') as units,
      coalesce((
        select json_agg(json_build_object('uid', k.uid, 'sequence', k.sequence, 'from', lower(k.days),
          'to', upper(k.days) - 1, 'textHash', k.text_hash, 'changedAt', k.changed_at,
          'isExported', k.exported_until is null) order by k.sequence)
        from calendar_export_events k
        where k.export_id = e.id
      ), '[]') as kept
    from calendar_exports e
    join groups g on g.id = e.group_id
    left join listings l on l.id = e.listing_id
    where e.id = ${exportId}::uuid and e.revoked_at is null and g.deleted_at is null and l.deleted_at is null`.execute(
    db,
  )
  const row = rows[0]
  return row ? { ...row, units: row.units.map(toUnit), kept: row.kept.map(toKept) } : null
}

function toUnit(row: LoadedRow['units'][number]): ExportedUnit {
  return {
    id: row.id,
    name: row.name,
    availableFrom: row.availableFrom,
    availableTo: row.availableTo,
    createdAt: Temporal.Instant.from(row.createdAt),
    taken: row.taken.map(toTaking),
  }
}

function toTaking(row: LoadedRow['units'][number]['taken'][number]): ExportedTaking {
  return {
    ...row,
    from: row.from,
    to: row.to,
    changedAt: Temporal.Instant.from(row.changedAt),
  }
}

function toKept(row: LoadedRow['kept'][number]): KeptEvent {
  return {
    ...row,
    from: row.from,
    to: row.to,
    changedAt: Temporal.Instant.from(row.changedAt),
  }
}

/** Waits for others who ask for the same link and find something new in it. */
export async function lockExport(db: Db, exportId: string): Promise<void> {
  await db.selectFrom('calendar_exports').select('id').where('id', '=', exportId).forUpdate().execute()
}

/** Keeps what a link exports from now on; what changed or went away is kept with its end. */
export async function saveExported(
  db: Db,
  exportId: string,
  exported: { added: readonly NumberedEvent[]; ended: readonly { uid: string; sequence: number }[] },
  { now, changedAt }: { now: Temporal.Instant; changedAt: Temporal.Instant },
): Promise<void> {
  const { added, ended } = exported
  if (ended.length > 0) {
    await sql`
      update calendar_export_events t set exported_until = ${now}::timestamptz
      from unnest(${ended.map(({ uid }) => uid)}::text[], ${ended.map(({ sequence }) => sequence)}::integer[])
        as e (uid, sequence)
      where t.export_id = ${exportId}::uuid and t.uid = e.uid and t.sequence = e.sequence`.execute(db)
  }
  if (added.length > 0) {
    await sql`
      insert into calendar_export_events
        (export_id, uid, sequence, listing_id, days, open_end, text_hash, feed_id, changed_at)
      select ${exportId}::uuid, a.uid, a.sequence, a.listing_id, daterange(a.from_day, a.to_day, '[]'), a.open_end,
        a.text_hash, a.feed_id, a.changed_at
      from unnest(${added.map(({ uid }) => uid)}::text[], ${added.map(({ sequence }) => sequence)}::integer[],
        ${added.map(({ listingId }) => listingId)}::uuid[], ${added.map(({ from }) => from)}::date[],
        ${added.map(({ to }) => to)}::date[], ${added.map(({ isOpenEnd }) => isOpenEnd)}::boolean[],
        ${added.map(({ textHash }) => textHash)}::text[], ${added.map(({ feedId }) => feedId)}::uuid[],
        ${added.map((event) => event.changedAt)}::timestamptz[])
        as a (uid, sequence, listing_id, from_day, to_day, open_end, text_hash, feed_id, changed_at)`.execute(
      db,
    )
  }
  // What was exported was fetched: both are stored together, however the note about the fetch itself ends.
  await db
    .updateTable('calendar_exports')
    .set({ changed_at: changedAt, fetched_at: now })
    .where('id', '=', exportId)
    .execute()
}

/** Writes down that somebody asked. One statement. */
export async function insertFetch(
  db: Db,
  fetch: { exportId: string; at: Temporal.Instant; status: 200 | 304; userAgent: string },
): Promise<void> {
  await sql`
    with fetched as (
      update calendar_exports
      set fetched_at = ${fetch.at}::timestamptz, fetched_by = ${fetch.userAgent}, fetches = fetches + 1
      where id = ${fetch.exportId}::uuid
      returning id
    )
    insert into calendar_export_fetches (export_id, at, status, user_agent)
    select id, ${fetch.at}::timestamptz, ${fetch.status}::integer, ${fetch.userAgent} from fetched`.execute(
    db,
  )
}
