import { sql } from 'kysely'
import { procedureStateOf } from '../../src/domain/rentals/signing.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import {
  declineSilentRequests,
  resumeRequests,
  withdrawSilentRequests,
} from '../../src/server/rentals/requests/deadline-actions.ts'
import { recountFigures } from '../../src/server/rentals/figures/sql.ts'
import { projectRows, recount } from '../../src/server/rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../../src/server/rentals/lifecycle/requests-sql.ts'
import { generateContract } from '../../src/server/rentals/signing/contract-actions.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import type { Browser, TestApp } from '../app.ts'
import { command } from '../request-commands.ts'
import { createListing, given, offerOf, requestInput } from '../builders.ts'
import type { Span } from './model.ts'
import { addDays, parseDay } from '../../src/domain/kernel/day.ts'
import { asOwner } from '../as-owner.ts'

/** How the model's groups are let: few units and few people, so that they get in each other's way. */
export const GROUPS = [
  { units: 1, lbc: false, online: true },
  { units: 2, lbc: true, online: true },
  { units: 1, lbc: true, online: false },
  { units: 2, lbc: false, online: false },
] as const

// In Graz, where neither a certificate nor a number is asked for before it is published.
const COMPLETE = { city: 'Graz', zip_code: '8010', country: 'AT', rooms: json([{ roomType: 'BEDROOM' }]) }

/** The people who ask. */
export const TENANTS = 3

// Whole seconds: the database keeps no nanoseconds, and deadlines are met to the point.
const start = Temporal.Now.instant().round('second')
const firstDay = parseDay('2030-01-01')
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

/** Builds the people and their listings once; `startOver` empties the rest between sequences. */
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
    const group = { ...COMPLETE, ...(lbc && ({ method_of_booking: LBC } as const)), online_signing: online }
    const made = await createListing(app.db, landlordId, { units, group })
    await completeListing(app, landlordId, made.groupId)
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

async function completeListing(app: TestApp, landlordId: string, groupId: string): Promise<void> {
  const { id } = await app.db
    .insertInto('contact_persons')
    .values({
      landlord_id: landlordId,
      first_name: 'Jana',
      last_name: 'Keller',
      email: 'a@b.example',
      phone: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('groups').set({ contact_person_id: id }).where('id', '=', groupId).execute()
  const url = '/placeholder-small.webp'
  const urls = { thumbnail_url: url, small_url: url, medium_url: url, large_url: url }
  const picture = { position: 0, name: 'Room', category: 'OTHER', content_hash: 'abc', ...urls } as const
  await app.db
    .insertInto('pictures')
    .values({ group_id: groupId, landlord_id: landlordId, ...picture })
    .execute()
}

/** Forgets all requests and what came of them. */
export async function startOver(world: ServerWorld): Promise<void> {
  world.requests.length = 0
  const { db } = world.app
  const emptied = sql`truncate booking_requests, blocks, unit_years, mails, notifications, idempotency_keys cascade`
  await asOwner(db, (trx) => emptied.execute(trx))
  await sql`delete from pgboss.job`.execute(db)
  await db.updateTable('listings').set({ published: true, unpublished_at: null }).execute()
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
  return addDays(firstDay, day)
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

/** Takes a group off the public pages as its dialog does: with exactly those declined who are shown so. */
export async function unpublish(
  world: ServerWorld,
  as: Browser,
  group: number,
  declines: boolean,
): Promise<boolean> {
  const { id: groupId } = given(world.groups[group])
  const { data } = await world.app.graphql<{
    consequences: { requests: Shown[]; accepted: Shown[] } | null
  } | null>(
    `query($groupId: ID!, $declines: Boolean) {
      consequences: unpublishConsequences(groupId: $groupId, declineRequests: $declines, declineAccepted: $declines) {
        requests { listingRequestId wouldBeDeclined } accepted { listingRequestId wouldBeDeclined } } }`,
    { groupId, declines },
    as,
  )
  const shown = [...(data?.consequences?.requests ?? []), ...(data?.consequences?.accepted ?? [])]
  const seen = shown.filter((row) => row.wouldBeDeclined).map((row) => row.listingRequestId)
  const input = {
    reasonKey: 'unpublishReason.SOLD_APARTMENT',
    declineRequests: declines,
    declineAccepted: declines,
  }
  return give(world, as, 'unpublishListing', { groupId, input, seen })
}

interface Shown {
  listingRequestId: string
  wouldBeDeclined: boolean
}

/** Shows a group again. */
export async function publish(world: ServerWorld, as: Browser, group: number): Promise<boolean> {
  return give(world, as, 'publishListing', { groupId: given(world.groups[group]).id })
}

interface Offered {
  value: boolean
}

/** What the pages of both sides offer for a request, by the steps of a sequence. */
export async function offered(
  world: ServerWorld,
  requestId: string,
  tenant: Browser,
): Promise<Partial<Record<string, boolean>>> {
  const { booking_request_id: bookingRequestId } = await world.app.db
    .selectFrom('listing_requests')
    .select('booking_request_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const mine = await world.app.graphql<{ seen: LandlordSees }>(
    `query($bookingRequestId: ID!, $id: ID!) {
      seen: landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $id) {
        status { canBeAccepted { value } canBeRejected { value } canTakeAcceptBack { value } }
        latestBookingOffer { _id } } }`,
    { bookingRequestId, id: requestId },
    world.landlord,
  )
  const theirs = await world.app.graphql<{ seen: TenantSees }>(
    `query($id: ID!) { seen: tenantRequest(listingRequestId: $id) {
      canConfirmInterest { value } canWithdraw { value } canTakeSuggestion { value } canAnswerSuggestion { value }
      offer { canSign { value } canAcceptProposal { value } canRefuse { value } } } }`,
    { id: requestId },
    tenant,
  )
  const { status, latestBookingOffer } = given(mine.data).seen
  const offerId = latestBookingOffer?._id
  const contract = offerId
    ? await world.app.graphql<{ offer: ContractSeen }>(
        `query($offerId: ID!) { offer: bookingOffer(_id: $offerId) { canSign { value } canConfirm { value }
          canRecordOfflineSignatures { value } canCancel { value } canStopOnlineSigning { value } } }`,
        { offerId },
        world.landlord,
      )
    : null
  const offer = contract && given(contract.data).offer
  const { seen } = given(theirs.data)
  return {
    accept: status.canBeAccepted.value,
    reject: status.canBeRejected.value,
    takeAcceptBack: status.canTakeAcceptBack.value,
    declineAccepted: status.canTakeAcceptBack.value,
    confirmInterest: seen.canConfirmInterest.value,
    withdraw: seen.canWithdraw.value,
    takeSuggestion: seen.canTakeSuggestion.value,
    refuseSuggestion: seen.canAnswerSuggestion.value,
    landlordSign: offer?.canSign.value ?? false,
    confirmBooking: offer?.canConfirm.value ?? false,
    recordPaper: offer?.canRecordOfflineSignatures.value ?? false,
    cancelContract: offer?.canCancel.value ?? false,
    stopOnlineSigning: offer?.canStopOnlineSigning.value ?? false,
    tenantSign: seen.offer?.canSign.value ?? false,
    tenantAccept: seen.offer?.canAcceptProposal.value ?? false,
    refuseContract: seen.offer?.canRefuse.value ?? false,
  }
}

interface LandlordSees {
  status: Record<'canBeAccepted' | 'canBeRejected' | 'canTakeAcceptBack', Offered>
  latestBookingOffer: { _id: string } | null
}

type ContractSeen = Record<
  'canSign' | 'canConfirm' | 'canRecordOfflineSignatures' | 'canCancel' | 'canStopOnlineSigning',
  Offered
>

type TenantSees = Record<
  'canConfirmInterest' | 'canWithdraw' | 'canTakeSuggestion' | 'canAnswerSuggestion',
  Offered
> & { offer: Record<'canSign' | 'canAcceptProposal' | 'canRefuse', Offered> | null }

/** Whether the landlord's dialog says that these dates can be suggested. */
export async function datesOffered(world: ServerWorld, requestId: string, span: Span): Promise<boolean> {
  const { data } = await world.app.graphql<{ verdict: Offered }>(
    `query($id: ID!, $from: Day!, $to: Day!) {
      verdict: checkSuggestedDates(listingRequestId: $id, from: $from, to: $to) { value } }`,
    { id: requestId, from: dayOf(span.from), to: dayOf(span.to) },
    world.landlord,
  )
  return given(data).verdict.value
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

/** What must hold whatever happened: no two stays in one unit; projections, counts and figures as a recount gives them. */
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
    ...(await recountFigures(db, null)).map((wrong) => `the figures of ${wrong} are others`),
    ...(await brokenSignings(db)),
  ]
}

/** Signings whose stored state isn't the one that the facts of their offer tell. */
async function brokenSignings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('signature_procedures as p')
    .innerJoin('booking_offers as bo', 'bo.id', 'p.offer_id')
    .select([
      'p.status as stored',
      'bo.status',
      'bo.generating',
      'bo.is_online_signing as isOnlineSigning',
      'bo.landlord_signed_at as landlordSignedAt',
      'bo.tenant_signed_at as tenantSignedAt',
      'bo.tenant_accepted_at as tenantAcceptedAt',
    ])
    .execute()
  return rows
    .filter(({ stored, ...offer }) => stored !== procedureStateOf(offer))
    .map(({ stored, ...offer }) => `a signing of a contract that is ${offer.status} is stored as ${stored}`)
}

async function countsOf(world: ServerWorld): Promise<string> {
  return JSON.stringify(
    await world.app.db.selectFrom('group_counts').selectAll().orderBy('group_id').execute(),
  )
}
