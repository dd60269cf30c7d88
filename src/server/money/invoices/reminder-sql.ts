import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'

/** An invoice whose landlord may have to be reminded. */
export interface ReminderDue {
  id: string
  remindOn: Day
  position: number
}

/** Invoices of a mode whose landlord may have to be reminded by that day, those that wait longest first, from after one of them on. */
export async function listRemindersDue(
  db: Db,
  {
    today,
    mode,
    after,
    limit,
  }: { today: Day; mode: InvoiceLiveMode; after: ReminderDue | null; limit: number },
): Promise<ReminderDue[]> {
  return db
    .selectFrom('invoices')
    .select((eb) => ['id', eb.ref('remind_on').$notNull().as('remindOn'), 'position'])
    .where('document_type', '=', 'INVOICE')
    .where('live_mode', '=', mode)
    .where('is_paid', '=', false)
    .where('written_off_at', 'is', null)
    .where('remind_on', '<=', today)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(remind_on, position) > (${after?.remindOn}::date, ${after?.position}::bigint)`,
      ),
    )
    .orderBy('remind_on')
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** What a reminder says beside the invoice. */
export interface ReminderRow {
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
export async function findReminderFacts(db: Db, id: string): Promise<ReminderRow> {
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
export async function saveInvoiceReminded(db: Db, id: string, remindOn: Day | null): Promise<void> {
  await db
    .updateTable('invoices')
    .set((eb) => ({ reminders: eb('reminders', '+', 1), remind_on: remindOn }))
    .where('id', '=', id)
    .execute()
}
