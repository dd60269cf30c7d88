import { sql } from 'kysely'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { ScheduledRent } from '../../../domain/rentals/rent-schedule.ts'
import type { RentFacts } from '../../../domain/rentals/rent.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A rent of a booking; amounts in minor units. */
export interface RentRow extends RentFacts, Stay {
  id: string
  bookingId: string
  position: number
  currency: string
  receivedOn: Day | null
  /** Whose it is: what a former landlord got is theirs (decision 115). */
  creditorId: string
}

/** The columns of a rent, of the alias r. */
export const RENT_COLUMNS = [
  'r.id',
  'r.booking_id as bookingId',
  'r.position',
  'r.from',
  'r.to',
  'r.amount',
  'r.currency',
  'r.due_on as dueOn',
  'r.through_product as throughProduct',
  'r.received_amount as receivedAmount',
  'r.received_on as receivedOn',
  'r.landlord_id as creditorId',
] as const

const rentsOf = statement((db, { bookingIds }: { bookingIds: readonly string[] }) =>
  db
    .selectFrom('rents as r')
    .select(RENT_COLUMNS)
    .where(sql<boolean>`r.booking_id = any(${bookingIds}::uuid[])`)
    .orderBy('r.booking_id')
    .orderBy('r.position'),
)

/** The rents of bookings, whose ids came out of visible rows. */
export async function listRents(source: Source, bookingIds: readonly string[]): Promise<RentRow[]> {
  return rentsOf.list(source, { bookingIds })
}

/** The rents of a booking as they are agreed. */
export interface Schedule {
  bookingId: string
  rents: readonly ScheduledRent[]
}

/**
 * Stores the rents of bookings, or what they are after a stay has changed: those that are left out go, but what has
 * come for them stays and is then too much. The first one is paid through the product where landlord and home want it.
 */
export async function saveRents(db: Db, schedules: readonly Schedule[]): Promise<void> {
  await sql`
    with stays as (
      select * from jsonb_to_recordset(${json(schedules)}::jsonb) as s ("bookingId" uuid, rents jsonb)
    ), scheduled as (
      select s."bookingId" as booking_id, r.* from stays s
      cross join lateral jsonb_to_recordset(s.rents)
        as r (position smallint, "from" date, "to" date, amount bigint, "dueOn" date)
    ), left_out as (
      select r.id from stays s
      join rents r on r.booking_id = s."bookingId"
      where not exists (
        select 1 from scheduled kept where kept.booking_id = r.booking_id and kept.position >= r.position)
    ), removed as (
      delete from rents where received_amount = 0 and id in (select id from left_out)
    ), emptied as (
      update rents set amount = 0 where received_amount > 0 and id in (select id from left_out)
    )
    insert into rents (booking_id, landlord_id, position, "from", "to", amount, currency, due_on, through_product)
    select b.id, b.landlord_id, r.position, r."from", r."to", r.amount, b.currency, r."dueOn",
      r.position = 1 and b.type = 'STANDARD' and g.first_month_rent and coalesce(own.enabled, flag.enabled, false)
    from scheduled r
    join bookings b on b.id = r.booking_id
    join groups g on g.id = b.group_id
    left join feature_flags flag on flag.name = 'FIRST_MONTH_RENT'
    left join feature_flag_users own on own.name = 'FIRST_MONTH_RENT' and own.user_id = b.landlord_id
    on conflict (booking_id, position) do update
      set "from" = excluded."from", "to" = excluded."to", amount = excluded.amount, due_on = excluded.due_on`.execute(
    db,
  )
}

/** When the first rent of a booking is due. */
export async function firstDueDay(db: Db, bookingId: string): Promise<Day> {
  const { due } = await db
    .selectFrom('bookings as b')
    .leftJoin('rents as r', (join) => join.onRef('r.booking_id', '=', 'b.id').on('r.position', '=', 1))
    .select(({ fn }) => fn.coalesce('r.due_on', 'b.from').as('due'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return due
}
