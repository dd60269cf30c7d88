import fc from 'fast-check'
import { sql } from 'kysely'
import { json } from '../src/server/kernel/db/parameters.ts'
import type { TestApp } from './app.ts'
import { createListing } from './builders.ts'

/** A landlord's world by what makes it different from others. */
export interface SampleWorld {
  homes: { units: number; title: string; price: number; lat: number; published: boolean }[]
  blocks: { unit: number; day: number; nights: number; source: 'own' | 'ics' | 'hns'; note: string }[]
  stays: { unit: number; month: number; end: 'BOOKED' | 'DECLINED' | 'OPEN'; person: string; rent: number }[]
  views: string[]
}

const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\u0000', ''))

/** Worlds of up to four homes, with blocks, requests of every end, bookings and saved views. */
export const sampleWorlds: fc.Arbitrary<SampleWorld> = fc.record({
  homes: fc.array(
    fc.record({
      units: fc.integer({ min: 1, max: 3 }),
      title: words,
      price: fc.nat(9_000_000),
      lat: fc.double({ min: -89, max: 89, noNaN: true, noDefaultInfinity: true }),
      published: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  blocks: fc.array(
    fc.record({
      unit: fc.nat(20),
      day: fc.nat(3_000),
      nights: fc.integer({ min: 1, max: 90 }),
      source: fc.constantFrom('own', 'ics', 'hns'),
      note: words,
    }),
    { maxLength: 8 },
  ),
  stays: fc.uniqueArray(
    fc.record({
      unit: fc.nat(20),
      month: fc.nat(400),
      end: fc.constantFrom('BOOKED', 'DECLINED', 'OPEN'),
      person: words,
      rent: fc.nat(2_000_000_000),
    }),
    { maxLength: 8, selector: ({ unit, month }) => `${unit} ${month}` },
  ),
  views: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,20}$/), { maxLength: 3 }),
})

/** Stores such a world. */
export async function insertSampleWorld(t: TestApp, landlordId: string, world: SampleWorld): Promise<void> {
  const units: { id: string; groupId: string }[] = []
  for (const { units: count, title, price, lat, published } of world.homes) {
    const place = { lat, lon: lat / 2, point_source: 'SET' as const, map_x: 192, map_y: 192 }
    const made = await createListing(t.db, landlordId, {
      units: count,
      group: { title: { en: title, de: `${title}!` }, price, labels: ['KA'], ...place },
      unit: { published, location_in_building: { en: title } },
    })
    units.push(...made.unitIds.map((id) => ({ id, groupId: made.groupId })))
  }
  const unitAt = (number: number) => units[number % units.length] ?? { id: '', groupId: '' }
  for (const { unit, day, nights, source, note } of world.blocks) {
    const { id, groupId } = unitAt(unit)
    await sql`
      insert into blocks (listing_id, group_id, landlord_id, days, source, reason, note)
      select ${id}::uuid, ${groupId}::uuid, ${landlordId}::uuid,
        daterange(date '2026-01-01' + ${day}::int, date '2026-01-01' + ${day + nights}::int), ${source}, 'OTHER', ${note}`.execute(
      t.db,
    )
  }
  const taken = new Set<string>()
  for (const stay of world.stays) await insertStay(t, landlordId, unitAt(stay.unit), stay, taken)
  for (const name of world.views)
    await t.db
      .insertInto('saved_views')
      .values({ user_id: landlordId, page: 'INBOX', name, search: json({ text: name, pages: [1, 2.5] }) })
      .execute()
}

async function insertStay(
  t: TestApp,
  landlordId: string,
  unit: { id: string; groupId: string },
  { month, end, person, rent }: SampleWorld['stays'][number],
  taken: Set<string>,
): Promise<void> {
  const tenantId = await t.createUser({ firstName: person, lastName: 'Muster' })
  const [from, to] = [
    sql`date '2026-01-01' + ${month * 30}::int`,
    sql`date '2026-01-01' + ${month * 30 + 29}::int`,
  ]
  const isBooked = end === 'BOOKED' && !taken.has(`${unit.id} ${month}`)
  if (isBooked) taken.add(`${unit.id} ${month}`)
  const status = isBooked ? 'TENANT_APPROVED' : end === 'OPEN' ? 'AV_CHECK' : 'NOT_AVAILABLE'
  const { rows } = await sql<{ id: string }>`
    with asked as (
      insert into booking_requests (tenant_id, first_name, last_name, email, phone, "from", "to", adults, reason_for_stay,
        paid_by, notes)
      values (${tenantId}, ${person}, 'Muster', 'who@mezzo.example', '030 1', ${from}, ${to}, 1, 'WORK', 'SELF', ${person})
      returning id
    )
    insert into listing_requests (booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
      method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate,
      status_type, landlord_status, sort_group)
    select id, ${unit.groupId}::uuid, ${landlordId}::uuid, ${tenantId}::uuid, ${from}, ${to}, 1,
      'AFTER_TENANT_SIGNED_CONTRACT', ${rent}, 0, 0, ${rent}, 'EUR', 1000, 0, ${status},
      ${end === 'OPEN' ? 'OPEN' : 'OTHER'}, ${end === 'OPEN' ? 2 : 5} from asked returning id`.execute(t.db)
  if (!isBooked) return
  await sql`
    with offered as (
      insert into booking_offers (listing_request_id, listing_id, group_id, landlord_id, tenant_id, status, generating, type,
        contract_name, is_online_signing, method_of_booking, "from", "to", price, total_rent, currency, contract_data)
      values (${rows[0]?.id}, ${unit.id}, ${unit.groupId}, ${landlordId}, ${tenantId}, 'ACCEPTED', false, 'b2c',
        'GERMANY_PRIVATE', false, 'AFTER_TENANT_SIGNED_CONTRACT', ${from}, ${to}, ${rent}, ${rent}, 'EUR',
        ${json({ tenant: person, rent })}) returning *
    ), booked as (
      insert into bookings (offer_id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, type,
        selected_contract, "from", "to", price, total_cost, currency, tenant_fee_rate)
      select id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, 'STANDARD', 'GERMANY_PRIVATE', "from",
        "to", price, total_rent, 'EUR', 0 from offered returning *
    ), lived as (
      insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id, booking_id)
      select listing_id, group_id, landlord_id, 'BOOKING', daterange("from", "to", '[]'), offer_id, id from booked
    )
    insert into rents (booking_id, landlord_id, position, "from", "to", amount, currency, due_on, through_product)
    select id, landlord_id, 1, "from", "to", price, 'EUR', "from", true from booked`.execute(t.db)
}
