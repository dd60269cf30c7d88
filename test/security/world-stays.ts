import { PRIVATE_PHOTO_SIZES } from '../../src/domain/listings/pictures.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '../../src/domain/kernel/day.ts'
import type { TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { emptyHandover } from '../../src/domain/rentals/stays/key-handover.ts'
import type { FileKey } from '../../src/server/kernel/files/folders.ts'

/** An offer to the tenant of a booking to stay a month longer, still to be answered; answers its id. */
export async function insertProposalOf(t: TestApp, bookingId: string): Promise<{ proposalId: string }> {
  const now = t.services.now()
  const { rows } = await sql<{ proposalId: string }>`
    insert into stay_proposals
      (landlord_id, tenant_id, group_id, booking_id, "from", "to", rent, message, answer_until, created_at)
    select landlord_id, tenant_id, group_id, id, "to" + 1, "to" + 30, 100000,
      'Stay in ' || id, ${now.add({ hours: 48 })}, ${now} from bookings where id = ${bookingId}
    returning id as "proposalId"`.execute(t.db)
  return given(rows[0])
}

/** A proposal of the tenant of a booking that has begun to leave on a day, still to be answered; answers its id. */
export async function insertWishOf(
  t: TestApp,
  bookingId: string,
  lastDay: Day,
): Promise<{ proposalId: string }> {
  const now = t.services.now()
  const { rows } = await sql<{ proposalId: string }>`
    insert into stay_proposals
      (kind, proposed_by, landlord_id, tenant_id, group_id, booking_id, "from", "to", rent, refund, answer_until, created_at)
    select 'SHORTER', 'TENANT', landlord_id, tenant_id, group_id, id, ${lastDay}::date + 1, "to", 100, 0,
      ${now.add({ hours: 48 })}, ${now} from bookings where id = ${bookingId}
    returning id as "proposalId"`.execute(t.db)
  return given(rows[0])
}

/** What was asked for is another rent than units cost now, for stays and for requests that wait for a unit. */
export async function changeRentsSince(t: TestApp): Promise<void> {
  await sql`update listing_requests set list_price = price + 1000 where extends_booking_id is null`.execute(
    t.db,
  )
}

/**
 * A change of each of a landlord's rents that is in force, one of a unit's own, and one of the first home that is
 * planned; each was ordered alone.
 */
export async function insertRentChanges(t: TestApp, landlordId: string): Promise<void> {
  const now = t.services.now()
  // An order of one rent is found by its own id.
  await sql`
    insert into rent_changes
      (id, landlord_id, group_id, listing_id, batch_id, made_by, made_at, from_day, before, after, currency, in_force_at)
    select made.id, ${landlordId}, made.group_id, made.listing_id::uuid, made.id, ${landlordId}, ${now}, made.from_day::date, 100, 200, 'EUR',
      made.in_force_at::timestamptz
    from (
      select gen_random_uuid() as id, id as group_id, null as listing_id, '2030-01-01' as from_day, ${now}::text as in_force_at
      from groups where landlord_id = ${landlordId}
      union all
      (select gen_random_uuid(), id, null, '2031-01-01', null from groups where landlord_id = ${landlordId} order by id limit 1)
      union all
      (select gen_random_uuid(), group_id, id::text, '2030-01-01', ${now}::text from listings where landlord_id = ${landlordId}
        order by id limit 1)
    ) as made`.execute(t.db)
}

/** A shared folder of each of a landlord's homes, with a file that was not taken. */
export async function insertPhotoFolders(t: TestApp, landlordId: string): Promise<void> {
  const at = t.services.now()
  await sql`
    insert into photo_folders (landlord_id, group_id, link, name, connected_at, next_sync_at)
    select landlord_id, id, 'https://www.dropbox.com/sh/' || id, 'Folder of ' || id, ${at}, ${at.add({ hours: 1000 })}
    from groups where landlord_id = ${landlordId}`.execute(t.db)
  await sql`
    insert into photo_folder_files
      (landlord_id, group_id, file_id, file_hash, name, bytes, outcome, refusal, changed_at)
    select landlord_id, id, 'id:1', 'hash', 'Film of ' || id, 1, 'REFUSED', 'KIND', ${at}
    from groups where landlord_id = ${landlordId}`.execute(t.db)
}

/** A change of the shortest stay of each of a landlord's homes, in force, and one that is planned; each was ordered alone. */
export async function insertLimitChanges(t: TestApp, landlordId: string): Promise<void> {
  const now = t.services.now()
  await sql`
    insert into limit_changes (id, landlord_id, group_id, order_id, made_by, made_at, from_day, kind,
      before_unit, after_value, after_unit, in_force_at)
    select made.id, ${landlordId}, made.group_id, made.id, ${landlordId}, ${now}, made.from_day::date, 'MINIMUM_STAY',
      'MONTH', 2, 'MONTH', made.in_force_at::timestamptz
    from (
      select gen_random_uuid() as id, g.id as group_id, told.from_day, told.in_force_at
      from groups g
      cross join (values ('2030-01-01', ${now}::text), ('2031-01-01', null)) as told (from_day, in_force_at)
      where g.landlord_id = ${landlordId}
    ) as made`.execute(t.db)
}

/** What both sides of a booking have written down at moving in, with a photo by one of them; answers the photo's id. */
export async function insertKeyHandoverOf(
  t: TestApp,
  bookingId: string,
  side: 'LANDLORD' | 'TENANT' = 'LANDLORD',
): Promise<{ handoverPhotoId: string }> {
  const now = t.services.now()
  const key: FileKey = `handover-photos/${randomUUID()}`
  const name = `Meter of ${bookingId}.jpg`
  const content = {
    ...emptyHandover([{ kind: 'mailbox', count: 1 }]),
    points: [{ point: 'KEYS', by: 'TENANT' }],
    ownPoints: [{ text: `Cellar of ${bookingId}`, isDone: false, by: 'LANDLORD' }],
    meters: [
      {
        kind: 'GAS',
        number: `Gas of ${bookingId}`,
        reading: '123,4',
        unit: 'm³',
        day: '2030-02-01',
        by: 'TENANT',
      },
    ],
    notes: { LANDLORD: `Note of the landlord of ${bookingId}`, TENANT: `Note of the tenant of ${bookingId}` },
  }
  const remarks = [{ side: 'TENANT', text: `Remark on ${bookingId}`, at: now.toString() }]
  for (const size of PRIVATE_PHOTO_SIZES)
    await t.services.files.put(`${key}/${size}.jpg`, new TextEncoder().encode(name))
  const { rows } = await sql<{ handoverPhotoId: string }>`
    with handover as (
      insert into key_handovers (booking_id, kind, landlord_id, tenant_id, content, remarks, version, changed_at)
      select id, 'ARRIVAL', landlord_id, tenant_id, ${JSON.stringify(content)}::jsonb,
        ${JSON.stringify(remarks)}::jsonb, 1, ${now}
      from bookings where id = ${bookingId}
      returning id, landlord_id, tenant_id)
    insert into key_handover_photos
      (handover_id, landlord_id, tenant_id, side, file_name, content_type, size, storage_key, uploaded_at)
    select id, landlord_id, tenant_id, ${side}, ${name}, 'image/jpeg', 20, ${key}, ${now} from handover
    returning id as "handoverPhotoId"`.execute(t.db)
  return given(rows[0])
}
