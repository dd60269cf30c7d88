import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { takenBackOf } from '../../../domain/listings/limit-change.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import { MOST_TOLD, type RENT_CHANGE_STATES } from './history-sql.ts'
import { inTheirCities, limitChangeColumns, type ReadLimitChange } from './limit-sql.ts'

interface ReadHistory extends ReadLimitChange {
  orderId: string
  name: string
  from: Day
  madeAt: Temporal.Instant
  /** '' for who is gone. */
  madeBy: string
  state: (typeof RENT_CHANGE_STATES)[number]
}

/** A change of a limit as its landlord finds it again. */
export interface LimitChangeRow extends ReadHistory {
  canBeUndone: boolean
}

/** The last changes of limits in the viewer's world, the newest first: of each order all or none, as it is undone. */
export async function listLimitHistory(db: Db, viewer: Viewer, today: Day): Promise<LimitChangeRow[]> {
  const own = sql`${inFullWorld(viewer, 'c.landlord_id', 'c.group_id')} and g.deleted_at is null`
  const { rows } = await sql<ReadHistory>`
    with orders as (
      select c.order_id, sum(count(*)) over (order by max(c.made_at) desc, c.order_id) - count(*) as newer
      from limit_changes c join groups g on g.id = c.group_id
      where ${own} group by c.order_id)
    select ${limitChangeColumns}, c.order_id as "orderId", g.name, c.from_day::text as "from", c.made_at as "madeAt",
      coalesce(trim(u.first_name || ' ' || u.last_name), '') as "madeBy",
      case when c.undone_at is not null then 'UNDONE' when c.lapsed_at is not null then 'LAPSED'
        when c.in_force_at is null then 'PLANNED' else 'IN_FORCE' end as state
    from orders o
    join limit_changes c on c.order_id = o.order_id
    join groups g on g.id = c.group_id
    left join users u on u.id = c.made_by
    where o.newer < ${MOST_TOLD} and ${own}
    order by c.made_at desc, c.order_id, lower(g.name), c.kind, c.id`.execute(db)
  const told = inTheirCities(rows, today)
  const homes = new Map(told.map((change) => [change.groupId, change]))
  const orders = Map.groupBy(told, ({ orderId }) => orderId).values()
  const open = new Set(orders.flatMap((changes) => takenBackOf(changes, homes)).map(({ id }) => id))
  return told.map((change) => ({ ...change, canBeUndone: open.has(change.id) }))
}
