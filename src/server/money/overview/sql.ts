import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { MoneyPeriod } from '../../../domain/money/period.ts'
import type { WaitingAmount, WaitingFacts } from '../../../domain/money/why-not-paid.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import { inScope, isNarrowedScope, type MoneyScope } from './entries-sql.ts'

/** The nights that were earned in a period, and of how many apartments. */
export interface NightsRow {
  currency: string
  nights: number
  apartments: number
}

/** The nights of a period by currency. */
export async function listNights(
  source: Source,
  asked: MoneyScope & Pick<MoneyPeriod, 'from' | 'to'>,
): Promise<NightsRow[]> {
  return nightsIn.list(source, asked)
}

const nightsIn = statement(
  (_, asked: MoneyScope & Pick<MoneyPeriod, 'from' | 'to'>) => sql<NightsRow>`
    select m.currency, sum(m.nights)::int as nights, count(distinct m.listing_id)::int as apartments
    from booking_months m
    where ${inFullWorld(asked.viewer, 'm.landlord_id', 'm.group_id', 'm.listing_id')} and ${inScope(asked, 'm', 'booking_id')}
      and m.month between ${asked.from}::date and ${asked.to}::date
    group by m.currency`,
)

/** What is to come or to be paid of one kind: all of it, and the largest (or the next) of it. In minor units. */
export interface WaitingRow extends WaitingAmount {
  currency: string
  kind: Exclude<keyof WaitingFacts, 'payouts'> | 'payout' | 'dated'
  sum: number
}

/**
 * What is to come or to be paid, a row for each kind and currency: rents that were due by today, to the landlord's own
 * account or through the product, with the largest of them; rents that are due from tomorrow to `to` (`dated`) and
 * whenever (`next`), with the first of them; open invoices; and what waits to be paid out, which no scope narrows.
 */
export async function listWaiting(
  source: Source,
  asked: MoneyScope & { today: Day; to: Day },
): Promise<WaitingRow[]> {
  return waitingIn.list(source, asked)
}

const waitingIn = statement((_, asked: MoneyScope & { today: Day; to: Day }) => {
  const { viewer, mode, today, to } = asked
  const inSight = sql`${inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')} and ${inScope(asked, 'b', 'id')}`
  return sql<WaitingRow>`
    with awaited as (
      select r.*, r.amount - r.received_amount as open
      from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id
      where ${inSight} and r.received_amount < r.amount
    ), found as (
      ${largest(
        sql`select case when through_product then 'tenantRent' else 'rent' end as kind, * from awaited
          where due_on <= ${today}::date`,
        sql`open desc, due_on, id`,
      )}
      union all
      ${largest(
        sql`select 'dated' as kind, * from awaited where due_on > ${today}::date and due_on <= ${to}::date`,
        sql`due_on, open desc, id`,
      )}
      union all
      ${largest(sql`select 'next' as kind, * from awaited where due_on > ${today}::date`, sql`due_on, open desc, id`)}
      union all
      ${largest(
        sql`select 'invoice' as kind, i.id, i.currency, i.amount - i.paid_amount as open, i.due_date as due_on,
            i.remind_on as next_on, i.booking_id, i.number
          from invoices i join bookings b on b.id = i.booking_id and b.landlord_id = i.landlord_id
          where ${inSight} and i.live_mode = ${mode} and i.document_type = 'INVOICE' and i.number is not null
            and not i.is_paid and i.written_off_at is null
            and not exists (select from invoices note
              where note.credits_invoice_id = i.id and note.number is not null)`,
        sql`due_on < ${today}::date desc, open desc, due_on, id`,
        { nextOn: sql`next_on`, number: sql`number` },
      )}
      ${
        isNarrowedScope(asked) || viewer.groupIds !== null
          ? sql``
          : sql`union all
            select 'payout', currency, (credits - debits)::bigint, (credits - debits)::bigint, null, null, null, null
            from ledger_accounts
            where ${inFullWorld(viewer, 'landlord_id', 'landlord_id')} and kind = 'LANDLORD_PAYABLE'
              and mode = ${mode} and booking_id is null and credits <> debits`
      }
    )
    select f.kind, f.currency, f.sum, f.open as amount, f.due_on as "dueOn",
      case when f.kind in ('rent', 'tenantRent') then (
        select min(later.due_on) from awaited later
        where later.booking_id = f.booking_id and later.due_on > ${today}::date
      ) else f.next_on end as "nextOn",
      f.booking_id as "bookingId", coalesce(br.first_name || ' ' || br.last_name, '') as "tenantNames",
      coalesce(u.apartment_name, '') as "apartmentName", f.number
    from found f
    left join bookings b on b.id = f.booking_id
    left join listing_requests lr on lr.id = b.listing_request_id
    left join booking_requests br on br.id = lr.booking_request_id
    left join listings u on u.id = b.listing_id`
})

/** Of each kind and currency of rows their sum and the first by an order. */
function largest(
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  columns: { nextOn: RawBuilder<unknown>; number: RawBuilder<unknown> } = {
    nextOn: sql`null::date`,
    number: sql`null::text`,
  },
): RawBuilder<unknown> {
  return sql`(
    select distinct on (kind, currency) kind, currency,
      (sum(open) over (partition by kind, currency))::bigint as sum, open, due_on, ${columns.nextOn} as next_on,
      booking_id, ${columns.number} as number
    from (${rows}) row
    order by kind, currency, ${order}
  )`
}

/** What a scope is called: a group, a unit or a booking that the viewer may see; undefined for a foreign one. */
export async function findScopeName(
  source: Source,
  asked: Omit<MoneyScope, 'mode'>,
): Promise<ScopeName | undefined> {
  return scopeName.find(source, asked)
}

/** The words that a scope is named by. */
export interface ScopeName {
  groupName: string
  apartmentName: string | null
  tenantNames: string | null
}

const scopeName = statement((_, asked: Omit<MoneyScope, 'mode'>) => {
  const { viewer, groupId, listingId, bookingId } = asked
  const inSight = inFullWorld(viewer, 'g.landlord_id', 'g.id')
  if (bookingId !== null) {
    return sql<ScopeName>`
      select g.name as "groupName", u.apartment_name as "apartmentName",
        br.first_name || ' ' || br.last_name as "tenantNames"
      from bookings b join groups g on g.id = b.group_id join listings u on u.id = b.listing_id
      join listing_requests lr on lr.id = b.listing_request_id
      join booking_requests br on br.id = lr.booking_request_id
      where b.id = ${bookingId}::uuid and ${inSight}`
  }
  if (listingId !== null) {
    return sql<ScopeName>`
      select g.name as "groupName", case when g.part_of_group then u.apartment_name end as "apartmentName",
        null as "tenantNames"
      from listings u join groups g on g.id = u.group_id where u.id = ${listingId}::uuid and ${inSight}`
  }
  return sql<ScopeName>`
    select g.name as "groupName", null as "apartmentName", null as "tenantNames"
    from groups g where g.id = ${groupId}::uuid and ${inSight}`
})
