import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { projectRows } from '../lifecycle/projection.ts'
import { selectRequestsForSystem } from '../lifecycle/requests-sql.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
let bookingId: string
let first: string
let other: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app, { units: 2 })
  bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
  first = await unitOf(bookingId)
  other = given(stage.unitIds.find((id) => id !== first))
})
afterAll(() => app.close())

async function unitOf(id: string): Promise<string> {
  const row = await app.db.selectFrom('bookings').select('listing_id').where('id', '=', id).executeTakeFirst()
  return given(row).listing_id
}

interface ContractUnit {
  listingId: string
  name: string
}

/** What landlord and tenant are told of the contract's unit. */
async function contractUnits(): Promise<(ContractUnit | null)[]> {
  const asked = [
    ['landlordBooking(_id: $id)', stage.landlord],
    ['tenantBooking(bookingId: $id)', stage.tenant],
  ] as const
  return Promise.all(
    asked.map(async ([field, as]) => {
      const { data } = await app.graphql<{ booking: { contractUnit: ContractUnit | null } | null }>(
        `query($id: ID!) { booking: ${field} { contractUnit { listingId name } } }`,
        { id: bookingId },
        as,
      )
      return given(data.booking).contractUnit
    }),
  )
}

interface Places {
  contractUnits: ContractUnit[]
  canMove: { value: boolean; reason: string | null }
  bookings: number
  units: {
    listingId: string
    verdict: { value: boolean; reason: string | null }
    taken: { kind: string; from: string }[]
    declined: number
    seen: string
  }[]
}

async function places(id = bookingId, as: Browser = stage.landlord): Promise<Places> {
  const { data, errors } = await app.graphql<{ places: Places | null }>(
    `query($id: ID!) { places: unitsForBooking(bookingId: $id) { canMove { value reason } bookings
      contractUnits { listingId name }
      units { listingId verdict { value reason } taken { kind from } declined seen } } }`,
    { id },
    as,
  )
  if (!data.places) throw new Error(errors?.[0]?.extensions?.name ?? 'missing')
  return data.places
}

const placeIn = async (listingId: string) =>
  given((await places()).units.find((unit) => unit.listingId === listingId))

async function move(listingId: string, seen: string | null = null, as: Browser = stage.landlord) {
  const { data } = await app.graphql<{
    answer: {
      error: { name: string; reason: string | null } | null
      moved: { bookingIds: string[]; listingId: string } | null
    }
  }>(
    `mutation($bookingId: ID!, $listingId: ID!, $seen: String, $key: ID!) {
      answer: moveBooking(bookingId: $bookingId, listingId: $listingId, seen: $seen, idempotencyKey: $key) {
        error { name reason } moved { bookingIds listingId } } }`,
    { bookingId, listingId, seen, key: randomUUID() },
    as,
  )
  return data.answer
}

async function block(listingId: string, from: string, to: string): Promise<void> {
  const unit = { listing_id: listingId, group_id: stage.groupId, landlord_id: stage.landlordId }
  const words = { source: 'own', reason: 'OTHER', note: '' } as const
  await app.db
    .insertInto('blocks')
    .values({ ...unit, days: `[${from},${to}]`, ...words })
    .execute()
}

async function takenUnits() {
  const { rows } = await sql<{
    unit: string
  }>`select listing_id as unit from occupancies order by days`.execute(app.db)
  return rows.map((row) => row.unit)
}

describe('moving a booking to another unit of the group', () => {
  it('takes its days along, tells the tenant and is noted', async () => {
    await app.runJobs()
    await app.db.deleteFrom('mails').execute()
    expect(await placeIn(first)).toMatchObject({ verdict: { value: false, reason: 'SAME_UNIT' } })
    expect(await placeIn(other)).toMatchObject({ verdict: { value: true }, taken: [], declined: 0 })
    expect(await move(other)).toEqual({ error: null, moved: { bookingIds: [bookingId], listingId: other } })
    expect(await unitOf(bookingId)).toBe(other)
    expect(await takenUnits()).toEqual([other])
    await app.runJobs()
    const mails = await app.db.selectFrom('mails').select(['to', 'template', 'text']).execute()
    expect(mails.map(({ template }) => template)).toEqual(['bookingMoved'])
    expect(mails[0]?.text).toMatch(/Torstraße 14 \/ [12] instead of Torstraße 14 \/ [12]/)
    const [entry] = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'moveBooking')
      .execute()
    expect(entry?.data).toMatchObject({ bookingId })
    expect(await projectRows(app.db, await selectRequestsForSystem(app.db).execute())).toEqual([])
  })

  it('keeps the signed contract, which then names another unit until the booking is back', async () => {
    const nameOf = async (id: string) =>
      given(
        await app.db
          .selectFrom('listings')
          .select('apartment_name as name')
          .where('id', '=', id)
          .executeTakeFirst(),
      ).name
    const named = { listingId: first, name: await nameOf(first) }
    expect((await places()).contractUnits).toEqual([named])
    expect(await contractUnits()).toEqual([null, null])
    await move(other)
    expect(await contractUnits()).toEqual([named, named])
    expect((await places()).contractUnits).toEqual([named])
    await app.runJobs()
    const mail = await app.db
      .selectFrom('mails')
      .select('text')
      .where('template', '=', 'bookingMoved')
      .executeTakeFirst()
    expect(mail?.text).toContain(`Your signed contract still names ${named.name}`)
    await app.db.deleteFrom('mails').execute()
    await move(first)
    expect(await contractUnits()).toEqual([null, null])
    await app.runJobs()
    const back = await app.db.selectFrom('mails').select('text').executeTakeFirst()
    expect(back?.text).toContain('The dates and the price stay the same.')
    expect(back?.text).not.toContain('signed contract')
  })

  it('has no contract to amend where none was signed', async () => {
    await app.db.updateTable('booking_offers').set({ tenant_signed_at: null }).execute()
    expect((await places()).contractUnits).toEqual([])
    await move(other)
    expect(await contractUnits()).toEqual([null, null])
  })

  it('is refused where the unit is taken, with what takes it', async () => {
    await block(other, '2030-04-30', '2030-05-02')
    expect(await placeIn(other)).toMatchObject({
      verdict: { value: false, reason: 'UNAVAILABLE' },
      taken: [{ kind: 'BLOCK', from: '2030-04-30' }],
    })
    expect((await move(other)).error?.name).toBe('BookingConflictError')
    expect((await move(first)).error?.reason).toBe('SAME_UNIT')
    expect((await move(randomUUID())).error?.name).toBe('ResourceNotFoundError')
    expect(await takenUnits()).toEqual([first])
  })

  it('is refused once the stay has begun', async () => {
    app.setNow('2030-02-01T09:00:00Z')
    stage = { ...stage, landlord: await app.login('jana@mezzo.example') }
    expect((await places()).canMove).toEqual({ value: false, reason: 'STAY_STARTED' })
    expect((await move(other)).error).toMatchObject({ name: 'ConditionNotMetError', reason: 'STAY_STARTED' })
  })

  it('takes its extension along, but waits for one that is being signed', async () => {
    const asked = await command(app, stage.tenant, 'requestExtension', { id: bookingId, to: '2030-06-30' })
    const id = given(asked.request).id
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await app.runJobs()
    expect((await places()).canMove).toEqual({ value: false, reason: 'OFFER_EXISTS' })
    expect((await move(other)).error?.reason).toBe('OFFER_EXISTS')
    const { error } = await sign(id)
    expect(error).toBeNull()
    expect((await places()).bookings).toBe(2)
    expect((await move(other)).moved?.bookingIds).toHaveLength(2)
    expect(await takenUnits()).toEqual([other, other])
  })

  it('declines whom only the other unit could serve, once that was seen', async () => {
    await block(first, '2030-05-10', '2030-05-20')
    const id = await sendRequest(app, stage, '2030-04-15', '2030-07-14')
    const place = await placeIn(other)
    expect(place).toMatchObject({ verdict: { value: true }, declined: 1 })
    expect((await move(other)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await move(other, place.seen)).error).toBeNull()
    const request = await app.db
      .selectFrom('listing_requests')
      .select(['status_reason', 'landlord_status'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(request).toEqual({ status_reason: 'DECLINED_BY_CONFLICT', landlord_status: 'OTHER' })
  })

  it('declines nobody whom the unit that it leaves can serve', async () => {
    await sendRequest(app, stage, '2030-04-15', '2030-07-14')
    expect(await placeIn(other)).toMatchObject({ verdict: { value: true }, declined: 0 })
    expect((await move(other)).error).toBeNull()
  })

  it('looks missing to another landlord and to the tenant', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await app.login('other@mezzo.example')
    await expect(places(bookingId, stranger)).rejects.toThrow('ResourceNotFoundError')
    expect((await move(other, null, stranger)).error?.name).toBe('ResourceNotFoundError')
  })
})

async function sign(requestId: string) {
  const offer = given(
    await app.db
      .selectFrom('booking_offers')
      .innerJoin('signature_procedures as p', 'p.offer_id', 'booking_offers.id')
      .select(['booking_offers.id', 'p.document_sha256'])
      .where('listing_request_id', '=', requestId)
      .executeTakeFirst(),
  )
  const input = (typedName: string) => ({ typedName, consent: true, documentSha256: offer.document_sha256 })
  await command(app, stage.landlord, 'signContract', { id: offer.id, input: input('Jana Keller') })
  return command(app, stage.tenant, 'signContract', { id: offer.id, input: input('Amélie Fournier') })
}
