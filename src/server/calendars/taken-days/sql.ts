import { sql } from 'kysely'
import type { UnitCalendar } from '../../../domain/calendars/occupancy.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { foundInWorld } from '../../kernel/viewer/visible-to.ts'

/** Whose days are asked for: the public units of a group, or units by their ids, without one block. */
export interface AskedUnits {
  groupId: string | null
  listingIds: readonly string[]
  exceptBlockId: string | null
}

/**
 * The units that the viewer works on, each with the days from `since` on that a booking, a hold or a block has. Units
 * by their ids have no window of availability: days outside of it can be blocked.
 */
export async function listTakenDays(
  db: Db,
  viewer: Viewer,
  { groupId, listingIds, exceptBlockId }: AskedUnits,
  since: Day,
): Promise<UnitCalendar[]> {
  const { rows } = await sql<UnitCalendar>`
    select
      case when u.group_id = ${groupId}::uuid then u.available_from end as "availableFrom",
      case when u.group_id = ${groupId}::uuid then u.available_to end as "availableTo",
      coalesce((
        select json_agg(json_build_object('kind', kind, 'from', lower(days), 'to', upper(days) - 1))
        from (
          select kind, days from occupancies
          where listing_id = u.id and landlord_id = u.landlord_id and upper(days) > ${since}::date
          union all
          select 'BLOCK', days from blocks
          where listing_id = u.id and upper(days) > ${since}::date and id is distinct from ${exceptBlockId}::uuid
        ) taken
      ), '[]') as occupancies
    from listings u
    where ${foundInWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id')} and u.deleted_at is null
      and (u.group_id = ${groupId}::uuid and u.published or u.id = any(${listingIds}::uuid[]))`.execute(db)
  return rows
}
