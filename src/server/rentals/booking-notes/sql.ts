import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** What the landlord's team has written about a booking; version 0: nothing yet. */
export interface BookingNoteRow {
  bookingId: string
  landlordId: string
  text: string
  version: number
  changedAt: Temporal.Instant | null
}

/** The note on a booking that the viewer may see; undefined for a foreign booking. */
export async function findBookingNote(
  source: Source,
  viewer: Viewer,
  bookingId: string,
): Promise<BookingNoteRow | undefined> {
  return noteOf.find(source, { viewer, bookingId })
}

const noteOf = statement(
  (db, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) =>
    visibleBookings(db, viewer)
      .leftJoin('booking_notes as n', 'n.booking_id', 'b.id')
      .select([
        'b.id as bookingId',
        'b.landlord_id as landlordId',
        sql<string>`coalesce(n.text, '')`.as('text'),
        sql<number>`coalesce(n.version, 0)`.as('version'),
        'n.changed_at as changedAt',
      ])
      .where('b.id', '=', bookingId),
  { changedAt: true },
)

/** Stores a note in place of the version that was read; false where somebody has stored another one since. */
export async function saveNote(
  db: Db,
  note: Pick<BookingNoteRow, 'bookingId' | 'landlordId' | 'text' | 'version'> & { at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into booking_notes as n (booking_id, landlord_id, text, version, changed_at)
    values (${note.bookingId}, ${note.landlordId}, ${note.text}, 1, ${note.at})
    on conflict (booking_id) do update set text = excluded.text, version = n.version + 1, changed_at = excluded.changed_at
    where n.version = ${note.version}
    returning version`.execute(db)
  return rows[0]?.version === note.version + 1
}
