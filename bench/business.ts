import { chmodSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { createAccount } from '../src/server/people/accounts/sign-up-actions.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { type RunningServices, startServices } from '../src/server/services.ts'
import { keepPostgres } from './postgres.ts'

const units = 1_000
const requests = 10_000
const documentBytes = 100_000

/** What is measured of a business on one of the databases; `where` names it and the machine. */
type Measurement = (about: { services: RunningServices; landlordId: string; where: string }) => Promise<void>

/** Fills a business with so many documents into a PostgreSQL of its own, and into the embedded database, and measures it there. */
export async function onBothDatabases(documents: number, measurement: Measurement): Promise<void> {
  for (const kind of ['PostgreSQL', 'embedded'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'mezzo-business-'))
    // PostgreSQL does not run as root: its own account must get in.
    chmodSync(folder, 0o755)
    const kept = kind === 'PostgreSQL' ? await keepPostgres(join(folder, 'postgres')) : null
    const config = readConfig({
      NODE_ENV: 'production',
      MEZZO_SECRET: 'a secret of the measurements, no other',
      MEZZO_ORIGIN: 'http://localhost:3000',
      MEZZO_DATA_DIR: folder,
      MEZZO_LOG: 'error',
      ...(kept && { DATABASE_URL: await kept.create('business') }),
    })
    const services = await startServices(config, createLog(config), false)
    try {
      const landlordId = await fillBusiness(services, documents)
      await measurement({ services, landlordId, where: `${kind}, ${cpus().length} processors` })
    } finally {
      await services.stop()
      await kept?.stop()
    }
  }
}

/** Notes that a landlord wants an export of the business; answers its id. */
export async function askForExport({ database, now }: RunningServices, landlordId: string): Promise<string> {
  const { id } = await database.kysely
    .insertInto('data_exports')
    .values({ user_id: landlordId, landlord_id: landlordId, kind: 'WORLD', language: 'en', asked_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Bytes in whole megabytes. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}

/** Does something; answers in words how long it took, and how much memory there was before and at most. */
export async function timed(work: () => Promise<void>): Promise<string> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const started = performance.now()
  await work()
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  return `${seconds.toFixed(1)} s, memory ${megabytes(before)} MB before and at most ${megabytes(peak)} MB`
}

/** Stores one landlord with 1000 units, 10 000 requests that became nothing, and so many documents; answers the landlord's id. */
async function fillBusiness({ database, files }: RunningServices, documents: number): Promise<string> {
  const db = database.kysely
  const landlordId = await benchAccount(db, 'landlord@bench.example', true)
  const tenantId = await benchAccount(db, 'tenant@bench.example', false)
  await sql`
    with made as (
      insert into groups (landlord_id, part_of_group, name, title, street, street_number, zip_code, city, country, price,
        currency, area, accommodates, home_type, furniture_standard)
      select ${landlordId}::uuid, true, 'Group ' || n, '{}', 'Street', '1', '10119', 'Berlin', 'DE', 150000, 'EUR', 48, 2,
        'ENTIRE_APARTMENT', 'MEDIUM'
      from generate_series(1, ${units / 10}::int) n
      returning id
    ), counted as (
      insert into group_counts (group_id, landlord_id) select id, ${landlordId}::uuid from made
    )
    insert into listings (group_id, landlord_id, apartment_name, available_from, published)
    select id, ${landlordId}::uuid, 'Unit ' || n, '2020-01-01', true from made, generate_series(1, 10) n`.execute(
    db,
  )
  await fillRequests(db, landlordId, tenantId)
  const content = new Uint8Array(documentBytes).map((_, at) => (at * 2_654_435_761) >>> 13)
  for (let n = 0; n < documents; n++) await files.put(`contracts/bench-${n}`, content)
  await sql`
    insert into files (landlord_id, type, file_name, content_type, size, sha256, storage_key)
    select ${landlordId}::uuid, 'CONTRACT', 'contract-' || n || '.pdf', 'application/pdf', ${documentBytes}::int, 'x',
      'contracts/bench-' || n
    from generate_series(0, ${documents - 1}::int) n`.execute(db)
  return landlordId
}

/** Makes somebody with an account. */
export async function benchAccount(db: Db, email: string, landlord: boolean): Promise<string> {
  return await createAccount(db, {
    email,
    password: crypto.randomUUID(),
    firstName: 'Bench',
    lastName: 'Person',
    landlord,
  })
}

/** Requests of one tenant, over all groups, all declined. */
async function fillRequests(db: Db, landlordId: string, tenantId: string): Promise<void> {
  await sql`
    with asked as (
      insert into booking_requests (tenant_id, first_name, last_name, email, "from", "to", adults, adults_information,
        children_information, reason_for_stay, paid_by, notes)
      select ${tenantId}::uuid, 'Bench', 'Person', 'tenant@bench.example', date '2030-01-01' + n, date '2030-06-01' + n, 1,
        '[]', '[]', 'WORK', 'SELF', repeat('A note of some length. ', 20)
      from generate_series(1, ${requests}::int) n
      returning id, "from", "to"
    ), numbered as (select *, row_number() over () as n from asked),
    places as (select id, row_number() over () - 1 as n from groups where landlord_id = ${landlordId}::uuid)
    insert into listing_requests (user_friendly_id, booking_request_id, group_id, landlord_id, tenant_id, type, "from", "to",
      guests, method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate,
      tenant_fee_rate, status_type, status_reason, decline_reason, verification_needed, requested_at, answered_at,
      landlord_status, sort_group)
    select 'B-' || numbered.n, numbered.id, places.id, ${landlordId}::uuid, ${tenantId}::uuid, 'STANDARD', "from", "to", 1,
      'AFTER_TENANT_SIGNED_CONTRACT', 150000, 0, 0, 750000, 'EUR', 1000, 0, 'NOT_AVAILABLE', 'DECLINED_BY_LANDLORD',
      'TOO_MANY_PEOPLE', false, now(), now(), 'OTHER', 5
    from numbered join places on places.n = numbered.n % ${units / 10}::int`.execute(db)
}
