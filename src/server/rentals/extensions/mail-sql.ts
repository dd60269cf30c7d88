import { sql } from 'kysely'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'

const skipLabel: Tag = 'SKIP_SENDING_EXTENSION_EMAIL'

/** A stay that ends soon, with whom to write to. */
export interface EndingStay extends Stay {
  bookingId: string
  listingRequestId: string
  landlordId: string
  groupId: string
  tenantId: string
  tenantFirstName: string
  tenantEmail: string
  tenantLanguage: Language
  landlordFirstName: string
  listingName: string
}

/** Stays that have begun and end within those days, without a mail, an extension or the label against it. */
export async function listEndingStays(db: Db, ends: Stay, today: Day): Promise<EndingStay[]> {
  const { rows } = await sql<EndingStay>`${endingStays}
    and b."to" between ${ends.from}::date and ${ends.to}::date and b."from" <= ${today}::date
    order by b."to", b.id`.execute(db)
  return rows
}

/** One of them, locked, if it is still to be written to. */
export async function lockEndingStay(db: Db, bookingId: string): Promise<EndingStay | undefined> {
  const { rows } =
    await sql<EndingStay>`${endingStays} and b.id = ${bookingId} for no key update of b`.execute(db)
  return rows[0]
}

const endingStays = sql`
  select b.id as "bookingId", b.listing_request_id as "listingRequestId", b.landlord_id as "landlordId",
    b.group_id as "groupId",
    b.tenant_id as "tenantId", br.first_name as "tenantFirstName", t.email as "tenantEmail",
    ${sql.raw(mailLanguageOf('t'))} as "tenantLanguage", l.first_name as "landlordFirstName", g.name as "listingName", b."from", b."to"
  from bookings b
  join listing_requests lr on lr.id = b.listing_request_id
  join booking_requests br on br.id = lr.booking_request_id
  join groups g on g.id = b.group_id
  join users t on t.id = b.tenant_id
  join users l on l.id = b.landlord_id
  where not b.canceled and b.extension_mail_at is null and not (${sql.lit(skipLabel)} = any(g.labels))
    and not exists (select from listing_requests e where e.extends_booking_id = b.id)
    and not exists (select from bookings n where n.listing_id = b.listing_id and n.tenant_id = b.tenant_id
      and not n.canceled and n."from" = b."to" + 1)`

/** Notes that the tenant was asked. */
export async function saveExtensionMail(db: Db, bookingId: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('bookings').set({ extension_mail_at: at }).where('id', '=', bookingId).execute()
}
