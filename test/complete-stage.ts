import { json } from '../src/server/kernel/db/parameters.ts'
import type { TestApp } from './app.ts'
import { createStage } from './builders.ts'

/** A stage whose listing misses nothing: in Graz, where neither a certificate nor a number is asked for. */
export async function completeStage(app: TestApp, units = 1) {
  const group = {
    city: 'Graz',
    zip_code: '8010',
    country: 'AT',
    rooms: json([{ roomType: 'BEDROOM' }]),
  }
  const stage = await createStage(app, { units, group })
  const { landlordId, groupId } = stage
  const person = await app.db
    .insertInto('contact_persons')
    .values({
      landlord_id: landlordId,
      first_name: 'Jana',
      last_name: 'Keller',
      email: 'jana@mezzo.example',
      phone: '+43 316 1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('groups').set({ contact_person_id: person.id }).where('id', '=', groupId).execute()
  const url = '/placeholder-small.webp'
  await app.db
    .insertInto('pictures')
    .values({
      group_id: groupId,
      landlord_id: landlordId,
      position: 0,
      name: 'Living room',
      category: 'LIVING_ROOM',
      content_hash: 'abc',
      thumbnail_url: url,
      small_url: url,
      medium_url: url,
      large_url: url,
    })
    .execute()
  return stage
}
