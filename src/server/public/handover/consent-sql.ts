import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { GoingStays } from './rows-sql.ts'

/** What binds whoever takes over: homes, units, stays and members of the team that go, by their ids. */
function bindingOf({ landlordId, bookings }: GoingStays): RawBuilder<unknown> {
  const own = sql`landlord_id = ${landlordId}::uuid`
  return sql`select id from groups where ${own} and deleted_at is null
    union all select id from listings where ${own} and deleted_at is null
    union all select id from team_members where ${own} and removed_at is null
    union all select unnest(${bookings}::uuid[])`
}

/** The ids of what binds whoever takes over, with the rents to come, which are theirs from then on. */
export async function listBinding(db: Db, going: GoingStays): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${bindingOf(going)}
    union all select id from rents where landlord_id = ${going.landlordId}::uuid
      and booking_id = any(${going.bookings}::uuid[]) and received_amount = 0) binding order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether what goes now is what was confirmed: nothing that binds has come in addition, and no rent that isn't due yet is
 * said to have come meanwhile, by which it would stay. Requests come and end each day, and bind nobody.
 */
export async function isAsConfirmed(
  db: Db,
  handoverId: string,
  going: GoingStays,
  today: Day,
): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`select
    not exists (select from (${bindingOf(going)}) binding where not binding.id = any(h.confirmed_ids))
    and not exists (select from rents r where r.booking_id = any(${going.bookings}::uuid[])
      and r.id = any(h.confirmed_ids) and r.received_amount > 0 and r.due_on > ${today}::date) as "isSame"
    from handovers h where h.id = ${handoverId}::uuid`.execute(db)
  return rows[0]?.isSame ?? false
}
