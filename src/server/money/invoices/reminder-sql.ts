import { sql } from 'kysely'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The ids of invoices whose landlord may have to be reminded by that day. */
export async function listReminderIds(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('document_type', '=', 'INVOICE')
    .where('is_paid', '=', false)
    .where('written_off_at', 'is', null)
    .where('remind_on', '<=', today)
    .orderBy('remind_on')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** What a reminder says beside the invoice. */
export interface ReminderFacts {
  landlordId: string
  email: string
  firstName: string
  language: Language
  listingName: string
  tenantNames: string
  from: Day
  to: Day
  documentFileId: string | null
}

/** Who is reminded of an invoice, and what it is for. */
export async function findReminderFacts(db: Db, id: string): Promise<ReminderFacts> {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('users as l', 'l.id', 'i.landlord_id')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .select([
      'i.landlord_id as landlordId',
      'l.email',
      'l.first_name as firstName',
      sql<Language>`${sql.raw(mailLanguageOf('l'))}`.as('language'),
      'g.name as listingName',
      sql<string>`br.first_name || ' ' || br.last_name`.as('tenantNames'),
      'i.stay_from as from',
      'i.stay_to as to',
      'i.document_file_id as documentFileId',
    ])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Notes that a reminder was sent, and when the next one is. */
export async function saveReminded(db: Db, id: string, remindOn: Day | null): Promise<void> {
  await db
    .updateTable('invoices')
    .set((eb) => ({ reminders: eb('reminders', '+', 1), remind_on: remindOn }))
    .where('id', '=', id)
    .execute()
}
