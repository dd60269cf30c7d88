import { sql } from 'kysely'
import {
  declineSilentRequests,
  resumeRequests,
  withdrawSilentRequests,
} from '../../src/server/booking-requests/deadline-actions.ts'
import { projectRows, recount } from '../../src/server/booking-requests/projection.ts'
import { selectRequestsForSystem } from '../../src/server/booking-requests/rows.ts'
import { generateContract } from '../../src/server/offers/contract-actions.ts'
import type { Browser, TestApp } from '../app.ts'
import { command, createListing, given, offerOf, requestInput } from '../builders.ts'
import type { Span } from './model.ts'

/** How the model's groups are let: few units and few people, so that they get in each other's way. */
export const GROUPS = [
  { units: 1, lbc: false, online: true },
  { units: 2, lbc: true, online: true },
  { units: 1, lbc: true, online: false },
  { units: 2, lbc: false, online: false },
] as const

/** The people who ask. */
export const TENANTS = 3

// Whole seconds: the database keeps no nanoseconds, and deadlines are met to the point.
const start = Temporal.Now.instant().round('second')
const firstDay = Temporal.PlainDate.from('2030-01-01')
const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'

/** What the server knows of a request. */
export interface SeenRequest {
  id: string
  statusType: string
  statusReason: string | null
  landlordStatus: string
}

/** The server in which the sequences happen: one landlord, one member of staff, and the tenants. */
export interface ServerWorld {
  app: TestApp
  landlord: Browser
  staff: Browser
  /** Another landlord, who has nothing to do with any of it. */
  stranger: Browser
  tenants: Browser[]
  /** Ids of groups, with those of their units, in the model's order. */
  groups: { id: string; units: string[] }[]
  /** Ids of requests in the model's order. */
  requests: string[]
}

/** Builds the people and their homes once; `startOver` empties the rest between sequences. */
export async function createServerWorld(app: TestApp): Promise<ServerWorld> {
  const landlordId = await app.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  await app.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
  await app.createUser({ email: 'stranger@mezzo.example', landlord: true })
  const groups: ServerWorld['groups'] = []
  for (const { units, lbc, online } of GROUPS) {
    const group = { ...(lbc && { method_of_booking: LBC }), online_signing: online }
    const made = await createListing(app.db, landlordId, { units, group })
    groups.push({ id: made.groupId, units: made.unitIds })
  }
  const tenants: Browser[] = []
  for (let index = 0; index < TENANTS; index++) {
    await app.createUser({
      email: `tenant-${index}@mezzo.example`,
      firstName: 'Amélie',
      lastName: 'Fournier',
    })
    tenants.push(await app.login(`tenant-${index}@mezzo.example`))
  }
  const world = {
    app,
    landlord: await app.login('jana@mezzo.example'),
    staff: await app.login('sales@mezzo.example'),
    stranger: await app.login('stranger@mezzo.example'),
    tenants,
    groups,
    requests: [],
  }
  // Weeks go by in a sequence, and everybody stays logged in.
  await app.db
    .updateTable('sessions')
    .set({ expires_at: start.add({ hours: 24 * 365 }) })
    .execute()
  return world
}

/** Forgets all requests and what came of them. */
export async function startOver(world: ServerWorld): Promise<void> {
  world.requests.length = 0
  const { db } = world.app
  await sql`truncate booking_requests, blocks, mails, notifications, idempotency_keys cascade`.execute(db)
  await sql`delete from pgboss.job`.execute(db)
  await recount(
    db,
    world.groups.map(({ id }) => id),
  )
  atHour(world, 0)
}

/** Sets the clock to an hour of the model; sessions are as old as the real clock says. */
export function atHour(world: ServerWorld, hour: number): void {
  world.app.setNow(start.add({ hours: hour }))
}

/** A day of the model in the calendar. */
export function dayOf(day: number): string {
  return firstDay.add({ days: day }).toString()
}

/** Sends a request; answers whether it was taken. */
export async function sendFor(
  world: ServerWorld,
  tenant: number,
  groups: readonly number[],
  span: Span,
): Promise<boolean> {
  const groupIds = groups.map((group) => given(world.groups[group]).id)
  const input = requestInput(given(groupIds[0]), dayOf(span.from), dayOf(span.to), { groupIds })
  const answer = await command(world.app, given(world.tenants[tenant]), 'sendBookingRequest', { input })
  if (answer.error) return false
  const made = await world.app.db
    .selectFrom('listing_requests')
    .select(['id', 'group_id'])
    .where('booking_request_id', '=', given(answer.request).bookingRequestId)
    .execute()
  for (const groupId of groupIds) world.requests.push(given(made.find((row) => row.group_id === groupId)).id)
  return true
}

/** Gives a command on a request; answers whether it happened. Anything but a refusal of the catalogue fails the test. */
export async function give(
  world: ServerWorld,
  as: Browser,
  name: Parameters<typeof command>[2],
  variables: Record<string, unknown>,
): Promise<boolean> {
  const { error } = await command(world.app, as, name, variables).catch((failure: Error) => {
    if (failure.message !== 'Not allowed to access') throw failure
    return { error: { name: 'NotAllowedError', message: failure.message } }
  })
  if (error && !refusals.has(error.name)) throw new Error(`${name}: ${error.name} ${error.message}`)
  return error === null
}

const refusals = new Set([
  'ConditionNotMetError',
  'BookingConflictError',
  'ResourceNotFoundError',
  'NotAllowedError',
])

/** Signs the latest contract of a request for a side; without a contract it is refused as the model refuses it. */
export async function sign(world: ServerWorld, requestId: string, as: Browser, typedName: string) {
  const offer = await latestOffer(world, requestId)
  if (!offer) return false
  const input = { typedName, consent: true, documentSha256: offer.documentSha256 ?? '' }
  return give(world, as, 'signContract', { id: offer.id, input })
}

/** A command on the latest contract of a request. */
export async function giveOnOffer(
  world: ServerWorld,
  requestId: string,
  as: Browser,
  name: Parameters<typeof command>[2],
  variables: Record<string, unknown> = {},
): Promise<boolean> {
  const offer = await latestOffer(world, requestId)
  return offer !== null && give(world, as, name, { id: offer.id, ...variables })
}

async function latestOffer(world: ServerWorld, requestId: string) {
  const { db } = world.app
  const has = await db
    .selectFrom('booking_offers')
    .select('id')
    .where('listing_request_id', '=', requestId)
    .executeTakeFirst()
  return has ? offerOf(db, requestId) : null
}

/** Which unit the server chose for the latest contract of a request, by the model's numbers; null without one. */
export async function chosenUnit(
  world: ServerWorld,
  requestId: string,
  group: number,
): Promise<number | null> {
  const row = await world.app.db
    .selectFrom('booking_offers')
    .select('listing_id')
    .where('listing_request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row ? given(world.groups[group]).units.indexOf(row.listing_id) : null
}

/** Writes the contracts that are ordered, as the job does. */
export async function writeOrdered(world: ServerWorld): Promise<void> {
  const ordered = await world.app.db
    .selectFrom('booking_offers')
    .select('id')
    .where('generating', '=', true)
    .execute()
  const ctx = await world.app.ctxFor(null)
  for (const { id } of ordered) await generateContract(ctx, { offerId: id })
}

/** Runs the jobs that look at deadlines. */
export async function runDeadlines(world: ServerWorld): Promise<void> {
  const ctx = await world.app.ctxFor(null)
  await resumeRequests(ctx)
  await declineSilentRequests(ctx)
  await withdrawSilentRequests(ctx)
}

/** All requests as stored, in the model's order. */
export async function seenRequests(world: ServerWorld): Promise<SeenRequest[]> {
  const rows = await world.app.db
    .selectFrom('listing_requests')
    .select([
      'id',
      'status_type as statusType',
      'status_reason as statusReason',
      'landlord_status as landlordStatus',
    ])
    .execute()
  return world.requests.map((id) => given(rows.find((row) => row.id === id)))
}

/** What a tenant sees of their requests, by id. */
export async function tenantStatuses(world: ServerWorld, tenant: number): Promise<Map<string, string>> {
  const answer = await world.app.graphql<{ tenantRequests: { id: string; tenantStatus: string }[] }>(
    '{ tenantRequests { id tenantStatus } }',
    {},
    world.tenants[tenant],
  )
  return new Map(given(answer.data).tenantRequests.map((row) => [row.id, row.tenantStatus]))
}

/** What must hold whatever happened: no two stays in one unit, projections and counts as a recount gives them. */
export async function brokenPromises(world: ServerWorld): Promise<string[]> {
  const { db } = world.app
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from occupancies a join occupancies b
    on a.listing_id = b.listing_id and a.id < b.id and a.days && b.days`.execute(db)
  const stale = await projectRows(db, await selectRequestsForSystem(db).execute())
  const kept = await countsOf(world)
  await recount(
    db,
    world.groups.map(({ id }) => id),
  )
  const counted = await countsOf(world)
  return [
    ...(given(rows[0]).total > 0 ? ['two stays share a day in one unit'] : []),
    ...stale.map((row) => `${row.id} is stored wrongly, it is ${row.landlordStatus}`),
    ...(kept === counted ? [] : [`counts are ${kept}, recounted ${counted}`]),
  ]
}

async function countsOf(world: ServerWorld): Promise<string> {
  return JSON.stringify(
    await world.app.db.selectFrom('group_counts').selectAll().orderBy('group_id').execute(),
  )
}
