import { type RawBuilder, sql } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import {
  type AnswerRow,
  type AskedQuestion,
  joinsOfBooking,
  ofBooking,
  homeAndTenant,
  isCalled,
  isPriced,
} from './asked-sql.ts'

/**
 * What is owed: rents that were due by today, and open invoices, as the money page has them; of some days those that were
 * due in them, of an amount those of which so much is open. The oldest first.
 */
export async function listUnpaid(source: Source, asked: AskedQuestion): Promise<AnswerRow[]> {
  return unpaid.list(source, asked)
}

const unpaid = statement((_, asked: AskedQuestion) => {
  const { viewer, from, to, mode } = asked
  const inSight = sql`${inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')} and ${isCalled(asked, homeAndTenant)}`
  const isMeant = (day: RawBuilder<unknown>) =>
    from === null ? sql`true` : sql`${day} between ${from}::date and ${to}::date`
  const isOpen = isPriced(asked, { amount: sql`owed.amount`, currency: sql`owed.currency` })
  return sql<AnswerRow>`
    select owed.*, count(*) over ()::int as total from (
      select 'RENT' as kind, r.id::text as id, ${ofBooking}, r."from", r."to", r.amount - r.received_amount as amount,
        r.currency, r.due_on as "dueOn", null::text as number
      from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id ${joinsOfBooking}
      where r.landlord_id = ${viewer.landlordId}::uuid and r.received_amount < r.amount
        and r.due_on <= ${asked.today}::date and ${isMeant(sql`r.due_on`)} and ${inSight}
      union all
      select 'INVOICE', i.id::text, ${ofBooking}, b."from", b."to", i.amount - i.paid_amount, i.currency, i.due_date,
        i.number
      from invoices i join bookings b on b.id = i.booking_id and b.landlord_id = i.landlord_id ${joinsOfBooking}
      where i.landlord_id = ${viewer.landlordId}::uuid and i.live_mode = ${mode} and i.document_type = 'INVOICE'
        and i.number is not null and not i.is_paid and i.written_off_at is null
        and not exists (select from invoices note where note.credits_invoice_id = i.id and note.number is not null)
        and ${isMeant(sql`i.due_date`)} and ${inSight}
    ) owed
    where ${isOpen}
    order by owed."dueOn", owed.kind, owed.id
    limit ${asked.first}::int`
})
