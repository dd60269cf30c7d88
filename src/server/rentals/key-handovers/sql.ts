import { sql } from 'kysely'
import type { KeysProvided } from '../../../domain/listings/listing-details.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type {
  HandoverContent,
  HandoverStanding,
  KeyHandoverKind,
} from '../../../domain/rentals/stays/key-handover.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** Something that was written after both sides had confirmed. */
export interface HandoverRemark {
  side: MessageSide
  text: string
  /** When, as ISO 8601 says it. */
  at: string
}

/** A photo as it is listed. */
export interface HandoverPhotoRow {
  id: string
  side: MessageSide
  fileName: string
}

/** A handover of a booking, also one of which nothing is stored yet. */
export interface KeyHandoverRow extends HandoverStanding {
  bookingId: string
  kind: KeyHandoverKind
  landlordId: string
  tenantId: string
  listingRequestId: string
  /** Null: nobody has entered anything. */
  id: string | null
  content: HandoverContent | null
  remarks: HandoverRemark[]
  photos: HandoverPhotoRow[]
  changedAt: Temporal.Instant | null
  /** The keys that were handed out, as far as that was written down. */
  arrivalContent: HandoverContent | null
  keysProvided: Partial<KeysProvided>
}

interface Of {
  viewer: Viewer
  side: MessageSide
  bookingId: string
  kind: KeyHandoverKind
}

/** A handover of a booking that the viewer sees from a side; undefined for a foreign booking. */
export async function findKeyHandover(
  source: Source,
  { side, ...of }: Of,
): Promise<KeyHandoverRow | undefined> {
  // The statement is built for yes and no; a text could not decide which bookings are looked at.
  const row = await handoverOf.find(source, { ...of, isLandlord: side === 'LANDLORD' })
  return row && { ...row, kind: of.kind }
}

const handoverOf = statement(
  (db, { viewer, isLandlord, bookingId, kind }: Omit<Of, 'side'> & { isLandlord: boolean }) =>
    visibleBookings(db, viewer, isLandlord ? 'landlord' : 'tenant')
      .innerJoin('groups as g', 'g.id', 'b.group_id')
      .leftJoin('key_handovers as h', (join) =>
        join.onRef('h.booking_id', '=', 'b.id').on('h.kind', '=', kind),
      )
      .leftJoin('key_handovers as arrival', (join) =>
        join.onRef('arrival.booking_id', '=', 'b.id').on('arrival.kind', '=', 'ARRIVAL'),
      )
      .select([
        'b.id as bookingId',
        'b.landlord_id as landlordId',
        'b.tenant_id as tenantId',
        'b.listing_request_id as listingRequestId',
        'h.id',
        sql<HandoverContent | null>`h.content`.as('content'),
        sql<HandoverRemark[]>`coalesce(h.remarks, '[]')`.as('remarks'),
        sql<HandoverPhotoRow[]>`coalesce((
          select jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'fileName', p.file_name)
            order by p.uploaded_at, p.id) from key_handover_photos p where p.handover_id = h.id), '[]')`.as(
          'photos',
        ),
        sql<number>`coalesce(h.version, 0)`.as('version'),
        'h.changed_at as changedAt',
        'h.landlord_confirmed_at as landlordConfirmedAt',
        'h.tenant_confirmed_at as tenantConfirmedAt',
        sql<boolean>`b.canceled and b.stayed_until is null`.as('isCalledOff'),
        sql<HandoverContent | null>`arrival.content`.as('arrivalContent'),
        sql<Partial<KeysProvided>>`g.keys_provided`.as('keysProvided'),
      ])
      .where('b.id', '=', bookingId),
  { changedAt: true, landlordConfirmedAt: true, tenantConfirmedAt: true },
)

/** Lets nobody else change the handovers of a booking until the transaction ends. */
export async function lockHandovers(trx: Db, bookingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`key handovers ${bookingId}`}, 0))`.execute(trx)
}

/** Stores what a locked handover says now, one version on; what either side had confirmed is open again. Answers its id. */
export async function saveHandover(
  trx: Db,
  handover: Pick<KeyHandoverRow, 'bookingId' | 'kind' | 'landlordId' | 'tenantId'> & {
    content: HandoverContent
    at: Temporal.Instant
  },
): Promise<string> {
  const { bookingId, kind, landlordId, tenantId, at } = handover
  const content = json(handover.content)
  const { id } = await trx
    .insertInto('key_handovers')
    .values({
      booking_id: bookingId,
      kind,
      landlord_id: landlordId,
      tenant_id: tenantId,
      content,
      version: 1,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'kind']).doUpdateSet({
        content,
        version: sql`key_handovers.version + 1`,
        changed_at: at,
        landlord_confirmed_at: null,
        tenant_confirmed_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that a side has confirmed a locked handover. */
export async function saveConfirmed(
  trx: Db,
  id: string,
  side: MessageSide,
  at: Temporal.Instant,
): Promise<void> {
  const change = side === 'LANDLORD' ? { landlord_confirmed_at: at } : { tenant_confirmed_at: at }
  await trx.updateTable('key_handovers').set(change).where('id', '=', id).execute()
}

/** Adds a remark to a locked handover that both sides have confirmed. */
export async function addRemark(trx: Db, id: string, remark: HandoverRemark): Promise<void> {
  await sql`update key_handovers set remarks = remarks || ${json([remark])}::jsonb where id = ${id}`.execute(
    trx,
  )
}
