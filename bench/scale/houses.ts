import { hashPassword } from 'better-auth/crypto'
import type { Database } from '../../src/server/kernel/db/database.ts'
import { SCALE_PASSWORD } from './fill.ts'
import { between, id } from './random.ts'

/** Who lets 200 houses, each a group of five units: the other shape that an overview of 1000 units has. */
export const HOUSES_EMAIL = 'landlord-houses@scale.example'

/** The groups of that landlord. */
export const HOUSES = 200

const unitsPerHouse = 5
const landlordId = id('landlord of houses', '1')

/** Adds that landlord to a filled database, once; the others and what is measured of them stay as they are. */
export async function fillHouses(database: Database): Promise<void> {
  const known = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', HOUSES_EMAIL)
    .executeTakeFirst()
  if (known) return
  const passwordHash = await hashPassword(SCALE_PASSWORD)
  await database.session(async (one) => {
    for (const script of [landlord(passwordHash), houses, counts, units, pictures, blocks])
      await one.exec(script)
    await one.exec('analyze users, groups, group_counts, listings, pictures, blocks')
  })
}

function landlord(passwordHash: string): string {
  return `
    with one as (
      insert into users (id, name, first_name, last_name, email, email_verified, phone, landlord, created_at)
      values (${landlordId}, 'Greta Janssen', 'Greta', 'Janssen', '${HOUSES_EMAIL}', true, '+49 30 1', true,
        now() - interval '900 days')
      returning id
    )
    insert into accounts (user_id, account_id, provider_id, password)
    select id, id, 'credential', '${passwordHash}' from one`
}

const houses = `
  insert into groups (id, landlord_id, part_of_group, name, title, street, street_number, zip_code, city, country,
    price, currency, area, accommodates, home_type, furniture_standard, created_at)
  select ${id('house', 'n')}, ${landlordId}, true, 'House ' || n, jsonb_build_object('en', 'House ' || n), 'Seestraße',
    n::text, '13353', 'Berlin', 'DE', ${between('n', 61, 70, 320)} * 1000, 'EUR', ${between('n', 62, 22, 110)}, 2,
    'ENTIRE_APARTMENT', 'MEDIUM', now() - interval '800 days'
  from generate_series(1, ${HOUSES}) n`

const counts = `
  insert into group_counts (group_id, landlord_id)
  select ${id('house', 'n')}, ${landlordId} from generate_series(1, ${HOUSES}) n`

const units = `
  insert into listings (id, group_id, landlord_id, apartment_name, available_from, published, last_published_at,
    created_at)
  select ${id('unit of a house', 'n')}, ${id('house', `1 + (n - 1) / ${unitsPerHouse}`)}, ${landlordId},
    'Apartment ' || n, current_date - 700, true, now() - interval '300 days', now() - interval '800 days'
  from generate_series(1, ${HOUSES * unitsPerHouse}) n`

const pictures = `
  insert into pictures (group_id, landlord_id, position, name, category, content_hash, thumbnail_url, small_url,
    medium_url, large_url)
  select ${id('house', 'n')}, ${landlordId}, 0, 'Living room', 'LIVING_ROOM', md5('house ' || n),
    '/placeholder-thumbnail.webp', '/placeholder-small.webp', '/placeholder-medium.webp', '/placeholder-large.webp'
  from generate_series(1, ${HOUSES}) n`

/** What takes days of a unit, from the past over today to the coming months. */
const blocks = `
  insert into blocks (listing_id, group_id, landlord_id, days, source, reason)
  select ${id('unit of a house', 'n')}, ${id('house', `1 + (n - 1) / ${unitsPerHouse}`)}, ${landlordId},
    daterange(current_date + shift, current_date + shift + ${between('n', 63, 30, 150)}), 'own', 'OTHER'
  from generate_series(1, ${HOUSES * unitsPerHouse}) n
    cross join lateral (select stay * 200 - 300 + ${between('n', 64, 0, 40)} as shift
      from generate_series(0, 2) stay) shifts`
