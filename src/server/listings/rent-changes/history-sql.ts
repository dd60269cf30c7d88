import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { MadeRentChange } from '../../../domain/listings/rent-change.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import { isUntouchedRent } from './sql.ts'

/** So many changes of the past are shown (our decision), and what else was ordered together with the last of them. */
export const MOST_TOLD = 200

/** Where a change of a rent stands. */
export const RENT_CHANGE_STATES = ['PLANNED', 'IN_FORCE', 'UNDONE', 'LAPSED'] as const

/** A change of a rent as its landlord finds it again; amounts in minor units. */
export interface RentChangeRow extends MadeRentChange {
  id: string
  batchId: string
  groupId: string
  /** Of a unit's own rent; before and after it 0 is the rent of the group. */
  listingId: string | null
  /** Of the home; of a unit with its home's where it doesn't begin with it. */
  name: string
  after: number
  from: Day
  madeAt: Temporal.Instant
  /** '' for who is gone. */
  madeBy: string
  state: (typeof RENT_CHANGE_STATES)[number]
}

/** The last changes of rents in the viewer's world, the newest first: of each order all or none, as it is undone. */
export async function listRentHistory(db: Db, viewer: Viewer): Promise<RentChangeRow[]> {
  const own = sql`${inFullWorld(viewer, 'c.landlord_id', 'c.group_id')} and g.deleted_at is null`
  const { rows } = await sql<RentChangeRow>`
    with orders as (
      select c.batch_id, sum(count(*)) over (order by max(c.made_at) desc, c.batch_id) - count(*) as newer
      from rent_changes c join groups g on g.id = c.group_id
      where ${own} group by c.batch_id)
    select c.id, c.batch_id as "batchId", c.group_id as "groupId", c.listing_id as "listingId",
      case when starts_with(l.apartment_name, g.name) then l.apartment_name
        else concat_ws(', ', g.name, l.apartment_name) end as name, c.before, c.after, c.currency,
      c.from_day::text as "from", c.made_at as "madeAt", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "madeBy",
      case when c.undone_at is not null then 'UNDONE' when c.lapsed_at is not null then 'LAPSED'
        when c.in_force_at is null then 'PLANNED' else 'IN_FORCE' end as state,
      c.in_force_at is not null as "isInForce", g.area, ${isUntouchedRent} as "isUntouched"
    from orders o
    join rent_changes c on c.batch_id = o.batch_id
    join groups g on g.id = c.group_id
    left join listings l on l.id = c.listing_id
    left join users u on u.id = c.made_by
    where o.newer < ${MOST_TOLD} and ${own}
    order by c.made_at desc, c.batch_id, lower(g.name), c.id`.execute(db)
  return rows
}
