import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, offerOf, requestInput } from '../../../../test/builders.ts'
import { json } from '../../kernel/db/parameters.ts'
import { loadGaps } from '../listings/gaps.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function call(as: Browser, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await app.send(as, { method, url: `/api/${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<Answer>() }
}

interface Answer {
  _id: string
  groupId: string
  unitCount: number
  apartmentName: string
  price: number
  petRules: { rule: string; conditions: Record<string, string> }
  energyCertificate: { availability: string; efficiencyClass: string | null; issueDate: string } | null
  roomsInformation: { roomType: string; doubleBedsCount: number }[]
  services: Record<string, unknown>
  group: { apartmentName: string; published: boolean }[]
  error: { name: string; reason?: string; fields?: Record<string, string> }
}

const actions = () =>
  app.db.selectFrom('audit_log').select(['action', 'data']).where('entity_type', '=', 'group').execute()

describe('reading a listing', () => {
  it('answers its content by the id of a unit and of a group; a foreign one looks like a missing one', async () => {
    const stage = await createStage(app, { units: 2 })
    const [, second] = stage.unitIds
    const byUnit = await call(stage.landlord, 'GET', `listings/${second}`)
    expect(byUnit.body).toMatchObject({
      _id: second,
      groupId: stage.groupId,
      apartmentName: 'Torstraße 14 / 2',
    })
    const byGroup = await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)
    expect(byGroup.body).toMatchObject({
      unitCount: 2,
      services: { isServiced: false },
      energyCertificate: null,
    })
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await call(other, 'GET', `listings/${second}`)).status).toBe(404)
    expect((await call(other, 'GET', `listings/g/${stage.groupId}`)).status).toBe(404)
    expect((await call(stage.tenant, 'GET', `listings/${second}`)).status).toBe(403)
    expect((await call(await app.visit(), 'GET', `listings/${second}`)).status).toBe(401)
  })
})

describe('what was read', () => {
  it('may be sent back and changes nothing', async () => {
    const stage = await createStage(app, {
      units: 2,
      group: { amenities: ['wifi', 'desk'], labels: ['KA'], title: json({ en: 'a'.repeat(200) }), area: 0 },
    })
    await app.db
      .updateTable('listings')
      .set({ published: false, available_from_known: false })
      .where('id', '=', stage.unitIds[1] ?? '')
      .execute()
    const single = await createListing(app.db, stage.landlordId)
    const keys = [
      `g/${stage.groupId}`,
      ...[...stage.unitIds, ...single.unitIds].map(String),
      `g/${single.groupId}`,
    ]
    const stored = () => app.db.selectFrom('listings').selectAll().orderBy('id').execute()
    const before = await stored()
    for (const key of keys) {
      const { body } = await call(stage.landlord, 'GET', `listings/${key}`)
      const put = await call(stage.landlord, 'PUT', `listings-v2/${key}`, body ?? {})
      expect([key, put.status, put.body]).toEqual([key, 200, body])
    }
    expect(await stored()).toEqual(before)
  })

  it('may be sent back with a change', async () => {
    const stage = await createStage(app, { group: { amenities: ['wifi', 'desk'] } })
    const { body } = await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)
    const changed = { ...body, price: 140_000, wifi: false, services: { ...body?.services, garage: true } }
    const put = await call(stage.landlord, 'PUT', `listings-v2/g/${stage.groupId}`, changed)
    expect(put.body).toMatchObject({ price: 140_000, wifi: false, desk: true, services: { garage: true } })
  })
})

describe('changing a listing', () => {
  it('saves what is given, leaves the rest, and is in the audit log', async () => {
    const stage = await createStage(app)
    const { status, body } = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[0]}`, {
      price: 160_000,
      apartmentName: 'Hinterhaus',
      petRules: { rule: 'ALLOWED_WITH_CONDITIONS', conditions: { en: 'One cat.' } },
      roomsInformation: [{ roomType: 'BEDROOM', doubleBedsCount: 1 }],
      energyCertificate: { availability: 'AVAILABLE', efficiencyClass: 'A_PLUS', issueDate: '2024-05-02' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      price: 160_000,
      apartmentName: 'Hinterhaus',
      petRules: { rule: 'ALLOWED_WITH_CONDITIONS', conditions: { en: 'One cat.' } },
      roomsInformation: [{ roomType: 'BEDROOM', doubleBedsCount: 1, singleBedsCount: 0 }],
      energyCertificate: { efficiencyClass: 'A_PLUS', issueDate: '2024-05-02', heatingMethod: null },
      area: 48,
      address: { street: 'Torstraße' },
    })
    expect(await actions()).toEqual([
      {
        action: 'changeListing',
        data: {
          // A single listing and its unit have one name.
          fields: ['price', 'roomsInformation', 'petRules', 'name', 'energyCertificate', 'apartmentName'],
          listingId: stage.unitIds[0],
        },
      },
    ])
  })

  it('keeps a floor plan of the former product where it is stored already', async () => {
    const stage = await createStage(app)
    const floorPlanUrl = '/floor-plans/1588240000000-plan.pdf'
    await app.db.updateTable('groups').set({ floor_plan_url: floorPlanUrl }).execute()
    const payload = { floorPlanUrl, price: 140_000 }
    const { status, body } = await call(stage.landlord, 'PUT', `listings-v2/g/${stage.groupId}`, payload)
    expect([status, body]).toMatchObject([200, { floorPlanUrl, price: 140_000 }])
  })

  it.each([
    ['a price too high for the area', { price: 100_000_000_000 }, 'price'],
    ['an area below the minimum', { area: 11 }, 'area'],
    ['an unknown field', { landlordId: crypto.randomUUID() }, 'landlordId'],
    ['a column of the table', { landlord_fee_percent: 0 }, 'landlord_fee_percent'],
    ['an unknown language', { title: { xx: 'Home' } }, 'title.xx'],
    ['a floor plan elsewhere', { floorPlanUrl: 'https://elsewhere.example/plan.pdf' }, 'floorPlanUrl'],
    [
      'a floor plan of the former product without a file',
      { floorPlanUrl: '/floor-plans/1588240000000-plan.pdf' },
      'floorPlanUrl',
    ],
    [
      'a shortest stay above the longest',
      { minBookingDuration: 6, maxBookingDuration: 3 },
      'maxBookingDuration',
    ],
    ['a group without its size', { partOfGroup: true }, 'quantity'],
  ])('refuses %s', async (_, payload, field) => {
    const stage = await createStage(app)
    const { status, body } = await call(stage.landlord, 'PUT', `listings-v2/g/${stage.groupId}`, payload)
    expect([status, Object.keys(body?.error.fields ?? {})]).toEqual([422, [field]])
    expect(await actions()).toEqual([])
  })

  it('publishes what misses nothing, and takes nothing out without a reason', async () => {
    const stage = await createStage(app)
    const url = `listings-v2/g/${stage.groupId}`
    const out = await call(stage.landlord, 'PUT', url, { price: 1, published: false })
    expect([out.status, out.body?.error.fields]).toEqual([422, { published: 'listing.unpublishNeedsReason' }])
    expect((await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)).body?.price).toBe(150_000)
    expect((await call(stage.landlord, 'PUT', url, { published: true })).status).toBe(200)
    await app.db.updateTable('listings').set({ published: false }).execute()
    const incomplete = await call(stage.landlord, 'PUT', url, { price: 1, published: true })
    expect([incomplete.status, incomplete.body?.error.reason]).toEqual([409, 'INCOMPLETE'])
    expect((await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)).body?.price).toBe(150_000)
  })

  it('publishes nothing with an energy certificate that has expired, and takes it back as it is stored', async () => {
    app.setNow('2026-11-22T10:00:00Z')
    const stage = await createStage(app)
    const url = `listings-v2/g/${stage.groupId}`
    const certificate = {
      availability: 'AVAILABLE',
      certificateType: 'CONSUMPTION',
      energyConsumption: 90,
      mainEnergySource: 'GAS',
      yearOfConstruction: 1994,
      efficiencyClass: 'C',
      issueDate: '2016-11-22',
    }
    const put = async (payload: object) => (await call(stage.landlord, 'PUT', url, payload)).body?.error
    expect(await put({ energyCertificate: certificate })).toBeUndefined()
    app.setNow('2026-11-23T10:00:00Z')
    expect(await put({ energyCertificate: certificate, price: 151_000 })).toBeUndefined()
    expect(await put({ energyCertificate: { ...certificate, energyConsumption: 91 } })).toMatchObject({
      fields: { 'energyCertificate.issueDate': 'listing.energyCertificate.expired' },
    })
    const gaps = async (day: string) =>
      (await loadGaps(app.db, [stage.groupId], parseDay(day)))
        .get(stage.groupId)
        ?.filter(({ gap }) => gap === 'ENERGY_CERTIFICATE')
        .map(({ field }) => field)
    expect(await gaps('2026-11-22')).toEqual([])
    expect(await gaps('2026-11-23')).toEqual(['energyCertificate.issueDate'])
    await app.db.updateTable('listings').set({ published: false }).execute()
    expect(await put({ published: true })).toMatchObject({ reason: 'INCOMPLETE' })
    expect(await put({ energyCertificate: { ...certificate, issueDate: '2026-11-20' } })).toBeUndefined()
    expect(await gaps('2026-11-23')).toEqual([])
    app.setNow(null)
  })

  it('keeps of an object what a payload leaves out', async () => {
    const stage = await createStage(app)
    const url = `listings-v2/g/${stage.groupId}`
    const certificate = { availability: 'AVAILABLE', yearOfConstruction: 1994, issueDate: '2024-05-02' }
    await call(stage.landlord, 'PUT', url, {
      services: { parkingV2: 'NEARBY', isServiced: true },
      keysProvided: { mailbox: 2 },
      energyCertificate: certificate,
      petRules: { rule: 'ALLOWED_WITH_CONDITIONS', conditions: { en: 'One cat.' } },
    })
    const { status, body } = await call(stage.landlord, 'PUT', url, {
      services: { garage: true },
      keysProvided: { basement: 1 },
      energyCertificate: { yearOfConstruction: 1995 },
      petRules: { rule: 'ALLOWED' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      services: { parkingV2: 'NEARBY', isServiced: true, garage: true, cleaningV2: 'NOT_AVAILABLE' },
      keysProvided: { mailbox: 2, basement: 1, otherKeys: 0 },
      energyCertificate: { ...certificate, yearOfConstruction: 1995 },
      petRules: { rule: 'ALLOWED', conditions: { en: 'One cat.' } },
    })
    await call(stage.landlord, 'PUT', url, { energyCertificate: null })
    const vague = await call(stage.landlord, 'PUT', url, { energyCertificate: { yearOfConstruction: 1990 } })
    expect(vague.body?.error.fields).toEqual({ 'energyCertificate.availability': 'listing.invalid' })
  })

  it('takes amenities as flags, as a map and as the list that it answers', async () => {
    const stage = await createStage(app)
    const url = `listings-v2/g/${stage.groupId}`
    const put = async (payload: object) => (await call(stage.landlord, 'PUT', url, payload)).body
    const has = (...amenities: [string, string][]) => ({
      amenitiesAvailability: amenities.map(([amenity, availability]) => ({ amenity, availability })),
    })
    await put({ amenities: ['wifi', 'desk'], amenitiesAvailability: {} })
    expect(await put({ wifi: false, tv: true })).toMatchObject({
      wifi: false,
      tv: true,
      ...has(['desk', 'AVAILABLE'], ['tv', 'AVAILABLE']),
    })
    expect(
      await put({
        amenities: ['wifi'],
        amenitiesAvailability: { wifi: 'NOT_AVAILABLE', sauna: 'AVAILABLE_NEAR_BUILDING' },
      }),
    ).toMatchObject({ wifi: false, sauna: true, ...has(['sauna', 'AVAILABLE_NEAR_BUILDING']) })
    expect(await put(has(['wifi', 'AVAILABLE_IN_BUILDING']))).toMatchObject({
      ...has(['sauna', 'AVAILABLE'], ['wifi', 'AVAILABLE_IN_BUILDING']),
    })
    const wrong = await put({ wifi: 'yes', helipad: true })
    expect(wrong?.error.fields).toEqual({ wifi: 'listing.invalid', helipad: 'listing.unknown' })
  })

  it('gives a single listing and its unit one name', async () => {
    const stage = await createStage(app)
    const url = `listings-v2/${stage.unitIds[0]}`
    const named = async (payload: object) => (await call(stage.landlord, 'PUT', url, payload)).body
    expect(await named({ apartmentName: 'Hof' })).toMatchObject({ name: 'Hof', apartmentName: 'Hof' })
    expect(await named({ name: 'Haus' })).toMatchObject({ name: 'Haus', apartmentName: 'Haus' })
  })

  it('refuses units of a group that are called alike, and titles without end', async () => {
    const stage = await createStage(app, { units: 2 })
    const [first, second] = stage.unitIds.map((id) => `listings-v2/${id}`)
    const put = async (url: string | undefined, payload: object) =>
      (await call(stage.landlord, 'PUT', url ?? '', payload)).body
    await put(first, { externalId: 'A1' })
    const double = await put(second, { externalId: 'A1', apartmentName: 'Torstraße 14 / 1' })
    expect(double?.error.fields).toEqual({
      externalId: 'listing.externalId.double',
      apartmentName: 'listing.externalId.double',
    })
    const whole = `listings-v2/g/${stage.groupId}`
    const long = await put(whole, { title: { de: 'a'.repeat(150), en: 'a'.repeat(151) } })
    expect(long?.error.fields).toEqual({ 'title.en': 'listing.title.long' })
    const twice = await put(whole, { listingLanguages: ['de', 'de', 'en'] })
    expect(twice).toMatchObject({ listingLanguages: ['de', 'en'] })
    const inherited = await put(whole, { constructor: 1 })
    expect(inherited?.error.fields).toEqual({ constructor: 'listing.unknown' })
  })

  it('looks at a certificate again in another country', async () => {
    const stage = await createStage(app)
    const url = `listings-v2/g/${stage.groupId}`
    const put = async (payload: object) => (await call(stage.landlord, 'PUT', url, payload)).body
    await put({ energyCertificate: { availability: 'AVAILABLE', efficiencyClass: 'A_PLUS' } })
    const address = { street: 'Rue', streetNumber: '1', zipCode: '75001', city: 'Paris', country: 'FR' }
    expect((await put({ address }))?.error.fields).toEqual({
      'energyCertificate.efficiencyClass': 'listing.energyCertificate.notInFrance',
    })
  })

  it('takes days, contract, labels, photos and payout, too', async () => {
    const stage = await createStage(app)
    const person = await app.db
      .insertInto('contact_persons')
      .values({
        landlord_id: stage.landlordId,
        first_name: 'Jana',
        last_name: 'Keller',
        email: 'jana@mezzo.example',
        phone: '+49 30 1',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const given = {
      availableFrom: '2029-12-01',
      availableTo: '2035-01-31',
      labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'],
      pictures: [],
      billingDetailsItemId: null,
      payoutInformation: { contactPersonId: person.id },
      methodOfBooking: 'AFTER_LANDLORD_CONFIRMED_BOOKING',
      isOnlineSigning: false,
      isFirstMonthRent: false,
    }
    const { status, body } = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[0]}`, given)
    const labels = [...given.labels, 'COUNTRY_GERMANY']
    expect([status, body]).toMatchObject([200, { ...given, labels }])
    const staff = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[0]}`, {
      labels: ['SKIP_INVOICE_GENERATION'],
    })
    expect(staff.body?.error.fields).toEqual({ labels: 'listing.labels.staffOnly' })
  })

  it("keeps a unit's own things from the group and the shared ones from a unit", async () => {
    const stage = await createStage(app, { units: 2 })
    const unit = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[1]}`, { price: 1 })
    expect(unit.body?.error.fields).toEqual({ price: 'listing.sharedByGroup' })
    const group = await call(stage.landlord, 'PUT', `listings-v2/g/${stage.groupId}`, { floor: 1 })
    expect(group.body?.error.fields).toEqual({ floor: 'listing.ofOneUnit' })
    const named = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[1]}`, { externalId: 'B2' })
    expect(named.body).toMatchObject({ _id: stage.unitIds[1], externalId: 'B2' })
  })

  it('makes a group of a listing, and adds sublistings up to a thousand', async () => {
    const stage = await createStage(app)
    const tooEarly = await call(stage.landlord, 'POST', `listings-v2/g/${stage.groupId}`, { quantity: 1 })
    expect([tooEarly.status, tooEarly.body?.error.reason]).toEqual([409, 'NOT_A_GROUP'])
    const made = await call(stage.landlord, 'PUT', `listings-v2/${stage.unitIds[0]}`, {
      partOfGroup: true,
      quantity: 3,
    })
    expect(made.body).toMatchObject({ partOfGroup: true, unitCount: 3 })
    const added = await call(stage.landlord, 'POST', `listings-v2/g/${stage.groupId}`, { quantity: 2 })
    expect(added.body?.group.map((unit) => [unit.apartmentName, unit.published])).toEqual([
      ['Torstraße 14', true],
      ['Torstraße 14 02', false],
      ['Torstraße 14 03', false],
      ['Torstraße 14 04', false],
      ['Torstraße 14 05', false],
    ])
    const key = { 'idempotency-key': crypto.randomUUID() }
    const again = { method: 'POST', url: `/api/listings-v2/g/${stage.groupId}`, headers: key } as const
    for (const quantity of [1, 1]) await app.send(stage.landlord, { ...again, payload: { quantity } })
    expect((await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)).body).toMatchObject({
      unitCount: 6,
    })
    const tooMany = await call(stage.landlord, 'POST', `listings-v2/g/${stage.groupId}`, { quantity: 996 })
    expect([tooMany.status, tooMany.body?.error.reason]).toEqual([409, 'GROUP_TOO_LARGE'])
  })
})

describe('deleting a listing', () => {
  it('declines who waited for it, keeps the rows and the counts right', async () => {
    const stage = await createStage(app, { units: 2 })
    const request = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    expect((await call(stage.landlord, 'DELETE', `listings/${stage.unitIds[0]}`)).status).toBe(204)
    expect(await statusOf(request)).toBe('AV_CHECK')
    const now = app.services.now()
    await app.db
      .insertInto('access_links')
      .values({
        recipient: 'lena@mezzo.example',
        landlord_id: stage.landlordId,
        group_id: stage.groupId,
        created_at: now,
        expires_at: now.add({ hours: 24 }),
      })
      .execute()
    expect((await call(stage.landlord, 'DELETE', `listings/g/${stage.groupId}`)).status).toBe(204)
    expect(await statusOf(request)).toBe('NOT_AVAILABLE')
    const [ended] = await app.db.selectFrom('access_links').select('revoked_at').execute()
    expect(ended?.revoked_at).not.toBeNull()
    const counts = await app.db.selectFrom('group_counts').selectAll().executeTakeFirstOrThrow()
    expect([counts.num_open_requests, counts.num_needs_you]).toEqual([0, 0])
    expect((await call(stage.landlord, 'GET', `listings/g/${stage.groupId}`)).status).toBe(404)
    expect((await call(stage.landlord, 'DELETE', `listings/g/${stage.groupId}`)).status).toBe(404)
    expect((await actions()).map((row) => row.action)).toEqual(['deleteListing', 'deleteGroup'])
    const again = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2031-02-01', '2031-07-31'),
    })
    expect(again.error?.name).toBe('ResourceNotFoundError')
    const detail = await app.graphql(
      'query($id: ID!) { tenantRequest(listingRequestId: $id) { tenantStatus listing { groupId } } }',
      { id: request },
      stage.tenant,
    )
    expect(detail.data).toEqual({
      tenantRequest: { tenantStatus: 'NOT_AVAILABLE', listing: { groupId: stage.groupId } },
    })
  })

  it('is refused while a contract is being signed, and while a stay is to come', async () => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await app.runJobs()
    const url = `listings/${stage.unitIds[0]}`
    const signing = await call(stage.landlord, 'DELETE', url)
    expect([signing.status, signing.body?.error.reason]).toEqual([409, 'OFFER_EXISTS'])
    const { id: offerId, documentSha256 } = await offerOf(app.db, id)
    for (const [browser, typedName] of [
      [stage.landlord, 'Jana Keller'],
      [stage.tenant, 'Amélie Fournier'],
    ] as const) {
      const input = { typedName, consent: true, documentSha256 }
      expect((await command(app, browser, 'signContract', { id: offerId, input })).error).toBeNull()
    }
    const booked = await call(stage.landlord, 'DELETE', url)
    expect([booked.status, booked.body?.error.reason]).toEqual([409, 'BOOKED'])
    expect((await call(stage.landlord, 'GET', url)).status).toBe(200)
  })

  it.each(Array.from({ length: 5 }, (_, round) => round))(
    'against a tenant who confirms at the same moment, one of both wins (round %i)',
    async () => {
      const stage = await createStage(app)
      const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
      await command(app, stage.landlord, 'acceptListingRequest', { id })
      const [confirmed, deleted] = await Promise.all([
        command(app, stage.tenant, 'confirmTenantInterest', { id }),
        call(stage.landlord, 'DELETE', `listings/${stage.unitIds[0]}`),
      ])
      expect(deleted.status === 204).toBe(confirmed.error !== null)
      const held = await app.db
        .selectFrom('occupancies as o')
        .innerJoin('listings as u', 'u.id', 'o.listing_id')
        .select('u.deleted_at as deletedAt')
        .execute()
      const outcomes = [
        [204, []],
        [409, [{ deletedAt: null }]],
      ]
      expect(outcomes).toContainEqual([deleted.status, held])
    },
  )

  it('leaves a foreign listing alone', async () => {
    const stage = await createStage(app)
    const landlordId = await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const foreign = await createListing(app.db, landlordId)
    expect((await call(stage.landlord, 'DELETE', `listings/${foreign.unitIds[0]}`)).status).toBe(404)
    expect((await call(stage.landlord, 'PUT', `listings-v2/g/${foreign.groupId}`, { price: 1 })).status).toBe(
      404,
    )
    expect(
      await app.db.selectFrom('listings').select('id').where('deleted_at', 'is not', null).execute(),
    ).toEqual([])
  })
})

async function statusOf(requestId: string): Promise<string> {
  const row = await app.db
    .selectFrom('listing_requests')
    .select('status_type')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return row.status_type
}
