import { randomUUID } from 'node:crypto'
import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'
import type { GroupsTable, ListingRequestsTable, ListingsTable } from '../src/server/kernel/db/tables.gen.ts'
import { type Browser, PASSWORD, type TestApp } from './app.ts'
import { parseDay } from '../src/domain/kernel/day.ts'

/** Makes a group of published units; a single one is a standalone listing. Prices in minor units. */
export async function createListing(
  db: Db,
  landlordId: string,
  options: {
    units?: number
    group?: Partial<Insertable<GroupsTable>>
    unit?: Partial<Insertable<ListingsTable>>
  } = {},
): Promise<{ groupId: string; unitIds: string[] }> {
  const units = options.units ?? 1
  const group = await db
    .insertInto('groups')
    .values({
      landlord_id: landlordId,
      part_of_group: units > 1,
      name: 'Torstraße 14',
      title: { en: 'A quiet flat' },
      street: 'Torstraße',
      street_number: '14',
      zip_code: '10119',
      city: 'Berlin',
      country: 'DE',
      price: 150_000,
      currency: 'EUR',
      area: 48,
      accommodates: 2,
      home_type: 'ENTIRE_APARTMENT',
      furniture_standard: 'MEDIUM',
      billing_address_id: await createBillingAddress(db, landlordId, options.group),
      ...options.group,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('group_counts').values({ group_id: group.id, landlord_id: landlordId }).execute()
  const rows = await db
    .insertInto('listings')
    .values(
      Array.from({ length: units }, (_, index) => ({
        group_id: group.id,
        landlord_id: landlordId,
        apartment_name: units > 1 ? `Torstraße 14 / ${index + 1}` : 'Torstraße 14',
        available_from: parseDay('2020-01-01'),
        published: true,
        ...options.unit,
      })),
    )
    .returning('id')
    .execute()
  return { groupId: group.id, unitIds: rows.map((row) => row.id) }
}

/** Where the invoices of a listing go, unless the options say that it has none. */
async function createBillingAddress(
  db: Db,
  landlordId: string,
  group: Partial<Insertable<GroupsTable>> = {},
): Promise<string | null> {
  if (group.billing_address_id === null) return null
  const address = await db
    .insertInto('billing_addresses')
    .values({
      landlord_id: landlordId,
      name: 'Jana Keller',
      address_line1: 'Linienstraße 61',
      zip_code: '10119',
      city: 'Berlin',
      country: 'DE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return address.id
}

/** The input of a request as a browser sends it. */
export function requestInput(groupId: string, from: string, to: string, more: Record<string, unknown> = {}) {
  return {
    groupIds: [groupId],
    from,
    to,
    firstName: 'Amélie',
    lastName: 'Fournier',
    adults: 1,
    children: 0,
    pets: false,
    reasonForStay: 'WORK',
    paidBy: 'SELF',
    optionToExtend: false,
    ...more,
  }
}

/** The offer of a request, straight from the table. */
export async function offerOf(
  db: Db,
  requestId: string,
): Promise<{ id: string; status: string; documentSha256: string | null }> {
  return db
    .selectFrom('booking_offers as o')
    .leftJoin('signature_procedures as p', 'p.offer_id', 'o.id')
    .select(['o.id', 'o.status', 'p.document_sha256 as documentSha256'])
    .where('o.listing_request_id', '=', requestId)
    .orderBy('o.created_at', 'desc')
    .executeTakeFirstOrThrow()
}

/** The landlord's and the tenant's status of a request as stored and shown. */
export async function landlordStatusOf(db: Db, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('listing_requests')
    .select('landlord_status')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return row.landlord_status
}

/** Two people and a listing: where every story of the main job begins. */
export async function createStage(
  app: TestApp,
  options: Parameters<typeof createListing>[2] = {},
): Promise<{
  landlordId: string
  landlord: Browser
  tenantId: string
  tenant: Browser
  groupId: string
  unitIds: string[]
}> {
  const landlordId = await app.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  const tenantId = await app.createUser({
    email: 'amelie@mezzo.example',
    firstName: 'Amélie',
    lastName: 'Fournier',
  })
  return {
    landlordId,
    landlord: await app.login('jana@mezzo.example'),
    tenantId,
    tenant: await app.login('amelie@mezzo.example'),
    ...(await createListing(app.db, landlordId, options)),
  }
}

/** Gives the password once more, as delicate things want it. */
export async function confirmLogin(app: TestApp, browser: Browser): Promise<void> {
  await app.graphql(
    'mutation($password: String!) { confirmPassword(password: $password) { error { name } } }',
    { password: PASSWORD },
    browser,
  )
}

/** A value that the story has put there; a missing one fails the test. */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The story has no such thing.')
  return value
}

/** Somebody with limited access to the stage's listing; answers their browser. */
export async function joinAsLimited(
  app: TestApp,
  stage: { landlordId: string; groupId: string },
): Promise<Browser> {
  const email = 'lena@mezzo.example'
  const memberId = await app.createUser({ email, firstName: 'Lena', lastName: 'Hoffmann' })
  const now = app.services.now()
  await app.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email,
      role: 'LIMITED',
      group_ids: [stage.groupId],
      invited_at: now,
      accepted_at: now,
      expires_at: now.add({ hours: 24 }),
    })
    .execute()
  return app.login(email)
}

/** Puts copies of a sent request beside it, each changed in its own way and with a booking request of its own. */
export async function copyRequests(
  db: Db,
  requestId: string,
  changes: readonly Partial<Insertable<ListingRequestsTable>>[],
): Promise<void> {
  const byId = (id: string) => sql<SqlBool>`id = ${id}::uuid`
  const row = await db
    .selectFrom('listing_requests')
    .selectAll()
    .where(byId(requestId))
    .executeTakeFirstOrThrow()
  const asked = await db
    .selectFrom('booking_requests')
    .selectAll()
    .where(byId(row.booking_request_id))
    .executeTakeFirstOrThrow()
  const informations = {
    adults_information: JSON.stringify(asked.adults_information),
    children_information: JSON.stringify(asked.children_information),
  }
  const copies = changes.map((change) => ({
    ...row,
    id: randomUUID(),
    user_friendly_id: `COPY-${randomUUID()}`,
    ...change,
    booking_request_id: randomUUID(),
  }))
  await db
    .insertInto('booking_requests')
    .values(copies.map((copy) => ({ ...asked, ...informations, id: copy.booking_request_id })) as never)
    .execute()
  await db.insertInto('listing_requests').values(copies).execute()
}
