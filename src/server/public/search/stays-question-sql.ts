import { sql } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import {
  type AnswerRow,
  type AskedQuestion,
  noDue,
  joinsOfBooking,
  ofBooking,
  homeAndTenant,
  isCalled,
} from './asked-sql.ts'

/** Bookings by what of them lies in the days: all that do, or their first or their last day. */
export async function listStays(
  source: Source,
  asked: AskedQuestion & { written: { by: 'DAYS' | 'FROM' | 'TO' } },
): Promise<AnswerRow[]> {
  return stays.list(source, asked)
}

const stays = statement((_, asked: AskedQuestion & { written: { by: 'DAYS' | 'FROM' | 'TO' } }) => {
  const { from, to } = asked
  const { by } = asked.written
  const day = by === 'TO' ? sql`b."to"` : sql`b."from"`
  const isMeant =
    by === 'DAYS'
      ? sql`b."from" <= ${to}::date and b."to" >= ${from}::date`
      : sql`${day} between ${from}::date and ${to}::date`
  // Without a name the first are found among the bookings alone.
  const named = asked.isNamed ? joinsOfBooking : sql``
  return sql<AnswerRow>`
    with found as (
      select b.id, count(*) over ()::int as total from bookings b ${named}
      where ${inFullWorld(asked.viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')} and not b.canceled and ${isMeant}
        and ${isCalled(asked, homeAndTenant)}
      order by ${day}, b.id
      limit ${asked.first}::int
    )
    select 'STAY' as kind, b.id::text as id, ${ofBooking}, b."from", b."to", null::bigint as amount,
      null::text as currency, ${noDue}, found.total
    from found join bookings b on b.id = found.id ${joinsOfBooking}
    order by ${day}, b.id`
})
