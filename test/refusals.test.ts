import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from './app.ts'
import { command, sendRequest } from './request-commands.ts'
import { createListing, createStage, landlordStatusOf, offerOf, requestInput, given } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const send = (stage: Stage, from = '2030-02-01', to = '2030-07-31', browser = stage.tenant) =>
  sendRequest(app, stage, from, to, browser)

async function otherTenant(email = 'noor@mezzo.example') {
  await app.createUser({ email, firstName: 'Noor', lastName: 'Haddad' })
  return app.login(email)
}

async function untilContract(stage: Stage, id: string, browser = stage.tenant): Promise<string> {
  expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  expect((await command(app, browser, 'confirmTenantInterest', { id })).error).toBeNull()
  await app.runJobs()
  return (await offerOf(app.db, id)).id
}

describe('wrong input', () => {
  const cases: [string, Record<string, unknown>, Record<string, string>][] = [
    ['a day in the past', { from: '2020-01-01', to: '2030-03-31' }, { from: 'request.from.past' }],
    ['an end before the start', { from: '2030-03-01', to: '2030-02-01' }, { to: 'request.to.notAfterFrom' }],
    ['an end on the first day', { from: '2030-03-01', to: '2030-03-01' }, { to: 'request.to.notAfterFrom' }],
    ['a stay of ten years', { from: '2030-03-01', to: '2040-03-01' }, { to: 'request.to.tooLong' }],
    ['no name', { firstName: '  ' }, { firstName: 'request.firstName.missing' }],
    ['a name of digits', { lastName: '12345' }, { lastName: 'request.lastName.invalid' }],
    ['pets without description', { pets: true }, { petsDescription: 'request.petsDescription.missing' }],
    [
      'a company that pays without name',
      { paidBy: 'COMPANY' },
      { companyName: 'request.companyName.missing' },
    ],
  ]
  it.each(cases)('%s', async (_, wrong, fields) => {
    const stage = await createStage(app)
    const answer = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31', wrong),
    })
    expect(answer.error).toMatchObject({ name: 'ValidationError', fields })
    expect(await app.db.selectFrom('booking_requests').select('id').execute()).toEqual([])
  })

  it('an unknown reason, which no list has', async () => {
    const stage = await createStage(app)
    const input = requestInput(stage.groupId, '2030-02-01', '2030-07-31', { reasonForStay: 'HOLIDAY' })
    await expect(command(app, stage.tenant, 'sendBookingRequest', { input })).rejects.toThrow(
      'Variable "$reasonForStay" has an invalid value: Expected type ReasonForStay.',
    )
    expect(await app.db.selectFrom('booking_requests').select('id').execute()).toEqual([])
  })

  it('shorter than the minimum of Hamburg, longer than the maximum of Vienna', async () => {
    const stage = await createStage(app, {
      group: { city: 'Hamburg', zip_code: '20357', max_booking_duration: 6 },
    })
    const short = { input: requestInput(stage.groupId, '2030-02-01', '2030-03-31') }
    expect((await command(app, stage.tenant, 'sendBookingRequest', short)).error).toMatchObject({
      name: 'ConditionNotMetError',
      reason: 'BELOW_MINIMUM',
    })
    const long = { input: requestInput(stage.groupId, '2030-02-01', '2030-08-31') }
    expect((await command(app, stage.tenant, 'sendBookingRequest', long)).error).toMatchObject({
      reason: 'ABOVE_MAXIMUM',
    })
  })

  it('declining asks for what its reason needs, and the named days become blocks', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    const reject = (input: Record<string, unknown>) =>
      command(app, stage.landlord, 'rejectListingRequest', { id, input })
    expect((await reject({ reason: 'OTHER' })).error?.fields).toEqual({
      explanation: 'reject.explanation.missing',
    })
    expect((await reject({ reason: 'PETS_NOT_ALLOWED' })).error?.fields).toEqual({
      reason: 'reject.reason.invalid',
    })
    expect((await reject({ reason: 'LANDLORD_DID_NOT_RESPOND' })).error?.fields).toEqual({
      reason: 'reject.reason.invalid',
    })
    expect((await reject({ reason: 'LISTING_OCCUPIED' })).error?.fields).toEqual({
      blockFrom: 'reject.blockFrom.missing',
    })
    expect(await landlordStatusOf(app.db, id)).toBe('OPEN')
    const done = await reject({ reason: 'LISTING_OCCUPIED', blockFrom: '2030-01-15', blockTo: '2030-03-31' })
    expect(done).toMatchObject({ error: null, listingRequest: { landlordStatus: 'OTHER' } })
    const blocks = await app.db.selectFrom('blocks').select(['listing_id', 'source']).execute()
    expect(blocks).toEqual([{ listing_id: stage.unitIds[0], source: 'own' }])
  })
})

describe('twice, late or in another tab', () => {
  it('a doubled click with the same key is one effect and the same answer', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => command(app, stage.landlord, 'acceptListingRequest', { id, key })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(given(answers[0]).error).toBeNull()
    const accepted = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'acceptListingRequest')
      .execute()
    expect(accepted).toHaveLength(1)
  })

  it('the same key for something else is refused', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    const key = randomUUID()
    await command(app, stage.landlord, 'acceptListingRequest', { id, key })
    const other = await command(app, stage.landlord, 'rejectListingRequest', {
      id,
      key,
      input: { reason: 'OTHER', explanation: 'no' },
    })
    expect(other.error?.name).toBe('IdempotencyConflictError')
  })

  it('answered in another tab', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    const late = await command(app, stage.landlord, 'rejectListingRequest', {
      id,
      input: { reason: 'OTHER', explanation: 'too late' },
    })
    expect(late.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'ALREADY_ANSWERED' })
  })

  it('a unit taken meanwhile', async () => {
    const stage = await createStage(app)
    const first = await send(stage)
    const second = await send(stage, '2030-03-01', '2030-05-31', await otherTenant())
    await untilContract(stage, first)
    expect(await landlordStatusOf(app.db, second)).toBe('BLOCKED_BY_ANOTHER_TENANT')
    const answer = await command(app, stage.landlord, 'acceptListingRequest', { id: second })
    expect(answer.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'BLOCKED' })
  })

  it('a block put in between is a BookingConflictError in the words of the specification', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: given(stage.unitIds[0]),
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-03-01,2030-04-01)',
        source: 'own',
        reason: 'OWN_USE',
      })
      .execute()
    const answer = await command(app, stage.landlord, 'acceptListingRequest', { id })
    expect(answer.error).toMatchObject({
      name: 'BookingConflictError',
      message: "your listing is not available, please check your listing's availability settings",
    })
  })

  it('withdrawing frees the days and lifts the pause of the other', async () => {
    const stage = await createStage(app)
    const first = await send(stage)
    const second = await send(stage, '2030-03-01', '2030-05-31', await otherTenant())
    await untilContract(stage, first)
    expect((await command(app, stage.tenant, 'withdrawListingRequest', { id: first })).error).toBeNull()
    expect(await landlordStatusOf(app.db, second)).toBe('OPEN')
    expect(await app.db.selectFrom('occupancies').select('id').execute()).toEqual([])
  })

  it('a booking declines those who have no unit left, and the tenant’s others, with the suppressing ids', async () => {
    const stage = await createStage(app)
    const noor = await otherTenant()
    const id = await send(stage)
    const competing = await send(stage, '2030-03-01', '2030-05-31', noor)
    const later = await send(stage, '2030-09-01', '2030-12-31', noor)
    const offerId = await untilContract(stage, id)
    const { documentSha256 } = await offerOf(app.db, id)
    const input = { consent: true, documentSha256 }
    await command(app, stage.landlord, 'signContract', {
      id: offerId,
      input: { ...input, typedName: 'Jana Keller' },
    })
    await command(app, stage.tenant, 'signContract', {
      id: offerId,
      input: { ...input, typedName: 'Amélie Fournier' },
    })
    const declined = await app.db
      .selectFrom('listing_requests')
      .select(['status_type', 'status_reason', 'suppressing_listing_request_id'])
      .where('id', '=', competing)
      .executeTakeFirstOrThrow()
    expect(declined).toEqual({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'DECLINED_BY_CONFLICT',
      suppressing_listing_request_id: id,
    })
    expect(await landlordStatusOf(app.db, later)).toBe('OPEN')
  })
})

describe('what happens elsewhere', () => {
  it('a block longer than the stay declines those who only want its other days', async () => {
    const stage = await createStage(app)
    const id = await send(stage, '2030-02-01', '2030-03-31')
    const later = await send(stage, '2030-05-01', '2030-06-30', await otherTenant())
    const input = { reason: 'LISTING_OCCUPIED', blockFrom: '2030-02-01', blockTo: '2030-12-31' }
    expect((await command(app, stage.landlord, 'rejectListingRequest', { id, input })).error).toBeNull()
    expect(await landlordStatusOf(app.db, later)).toBe('OTHER')
    expect(await tenantSees(later)).toMatchObject({ reason: 'DECLINED_BY_CONFLICT' })
  })

  it('a booking frees the tenant’s hold in another group and lifts the pause of those who waited there', async () => {
    const stage = await createStage(app)
    const other = await createListing(app.db, stage.landlordId)
    const noor = await otherTenant()
    const here = await send(stage)
    const there = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(other.groupId, '2030-02-01', '2030-07-31'),
    })
    const waiting = await command(app, noor, 'sendBookingRequest', {
      input: requestInput(other.groupId, '2030-03-01', '2030-05-31'),
    })
    const thereId = given(there.request).id
    const waitingId = given(waiting.request).id
    await untilContract(stage, thereId)
    expect(await landlordStatusOf(app.db, waitingId)).toBe('BLOCKED_BY_ANOTHER_TENANT')
    expect(await landlordStatusOf(app.db, here)).toBe('TENANT_STARTED_OTHER_BOOKING_PROCESS')
    expect((await command(app, stage.tenant, 'withdrawListingRequest', { id: thereId })).error).toBeNull()
    expect(await landlordStatusOf(app.db, waitingId)).toBe('OPEN')
    const again = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(other.groupId, '2030-02-01', '2030-07-31'),
    })
    const againId = given(again.request).id
    await command(app, stage.landlord, 'acceptListingRequest', { id: here })
    await command(app, stage.landlord, 'acceptListingRequest', { id: againId })
    await Promise.all(
      [here, againId].map((id) => command(app, stage.tenant, 'confirmTenantInterest', { id })),
    )
    await app.runJobs()
    const offers = await app.db
      .selectFrom('booking_offers')
      .select(['id', 'listing_request_id'])
      .where('status', '=', 'LANDLORD_SIGNING')
      .execute()
    expect(offers).toHaveLength(1)
  })
})

async function tenantSees(requestId: string): Promise<unknown> {
  const answer = await app.graphql<{ tenantRequest: { status: { data: unknown } } }>(
    'query($id: ID!) { tenantRequest(listingRequestId: $id) { status { data { reason suppressingListingRequestId } } } }',
    { id: requestId },
    await app.login('noor@mezzo.example'),
  )
  return answer.data.tenantRequest.status.data
}

describe('deadlines', () => {
  it('declines a request without answer after 72 hours, and withdraws an unconfirmed one', async () => {
    const stage = await createStage(app)
    const silent = await send(stage)
    const accepted = await send(stage, '2030-09-01', '2030-12-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id: accepted })
    const { declineSilentRequests, withdrawSilentRequests } =
      await import('../src/server/rentals/requests/deadline-actions.ts')
    const early = await app.ctxFor(null)
    await declineSilentRequests(early)
    expect(await landlordStatusOf(app.db, silent)).toBe('OPEN')
    app.setNow(Temporal.Now.instant().add({ hours: 73 }))
    const ctx = await app.ctxFor(null)
    for (const run of [declineSilentRequests, withdrawSilentRequests, declineSilentRequests]) await run(ctx)
    app.setNow(null)
    const rows = await app.db
      .selectFrom('listing_requests')
      .select(['id', 'status_type', 'status_reason', 'status_sub_reason'])
      .orderBy('from')
      .execute()
    expect(rows).toEqual([
      {
        id: silent,
        status_type: 'NOT_AVAILABLE',
        status_reason: 'LANDLORD_DID_NOT_RESPOND',
        status_sub_reason: null,
      },
      {
        id: accepted,
        status_type: 'TENANT_WITHDREW',
        status_reason: 'SINGLE_REQUEST_NO_RESPONSE',
        status_sub_reason: 'NO_RESPONSE_FROM_TENANT',
      },
    ])
  })
})

describe('foreign things look like missing ones', () => {
  it('to another landlord and another tenant, in every command and read', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await app.login('other@mezzo.example')
    for (const name of ['acceptListingRequest', 'confirmTenantInterest', 'withdrawListingRequest'] as const) {
      expect((await command(app, stranger, name, { id })).error?.name).toBe('ResourceNotFoundError')
    }
    const offerId = await untilContract(stage, id)
    for (const name of ['confirmBooking', 'recordOfflineSignatures', 'acceptProposedContract'] as const) {
      expect((await command(app, stranger, name, { id: offerId })).error?.name).toBe('ResourceNotFoundError')
    }
    const query = `query($id: ID!, $request: ID!, $group: ID!, $listing: ID!) {
      offer: bookingOffer(_id: $id) { _id }
      request: landlordListingRequest(bookingRequestId: $request, listingRequestId: $request) { id }
      tenant: tenantRequest(listingRequestId: $request) { id }
      group: landlordListingByGroupId(groupId: $group) { groupId }
      listing: landlordListingById(_id: $listing) { groupId }
      inbox: landlordListingRequests(groupId: $group) { totalCount nodes { id } }
      bookings: landlordBookingsByGroupId(groupId: $group) { _id } }`
    const variables = { id: offerId, request: id, group: stage.groupId, listing: stage.unitIds[0] }
    const seen = await app.graphql(query, variables, stranger)
    expect(seen.data).toEqual({
      offer: null,
      request: null,
      tenant: null,
      group: null,
      listing: null,
      inbox: { totalCount: 0, nodes: [] },
      bookings: [],
    })
  })

  it('a landlord cannot ask for their own listing, nor a tenant for an unpublished one', async () => {
    const stage = await createStage(app)
    const own = await command(app, stage.landlord, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31'),
    })
    expect(own.error?.name).toBe('ResourceNotFoundError')
    await app.db.updateTable('listings').set({ published: false }).execute()
    const hidden = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31'),
    })
    expect(hidden.error?.name).toBe('ResourceNotFoundError')
  })

  it('ids that can’t be one look like missing ones, and texts that can’t be stored are refused', async () => {
    const stage = await createStage(app)
    const malformed = await command(app, stage.landlord, 'acceptListingRequest', { id: "' or 1=1 --" })
    expect(malformed.error?.name).toBe('ResourceNotFoundError')
    const read = await app.graphql('{ landlordListingById(_id: "nonsense") { groupId } }', {}, stage.landlord)
    expect(read.errors?.[0]?.extensions?.name).toBe('ResourceNotFoundError')
    const input = requestInput(stage.groupId, '2030-02-01', '2030-07-31', { notes: 'a\u0000b' })
    const unstorable = await command(app, stage.tenant, 'sendBookingRequest', { input })
    expect(unstorable.error?.name).toBe('ValidationError')
    const key = await command(app, stage.tenant, 'sendBookingRequest', { input, key: 'again' })
    expect(key.error).toMatchObject({
      name: 'ValidationError',
      fields: { idempotencyKey: 'idempotencyKey.invalid' },
    })
  })

  it('links to documents expire and can’t be made up', async () => {
    const stage = await createStage(app)
    const id = await send(stage)
    const offerId = await untilContract(stage, id)
    const answer = await app.graphql<{ bookingOffer: { contractUrl: string } }>(
      'query($id: ID!) { bookingOffer(_id: $id) { contractUrl } }',
      { id: offerId },
      stage.tenant,
    )
    const url = answer.data.bookingOffer.contractUrl
    const get = async (link: string) => (await app.send(null, { method: 'GET', url: link })).statusCode
    expect(await get(url)).toBe(200)
    expect(await get(url.replace(/signature=.{4}/, 'signature=AAAA'))).toBe(404)
    expect(await get(url.replace(/expires=(\d+)/, (_, s: string) => `expires=${Number(s) + 60}`))).toBe(404)
    app.setNow(Temporal.Now.instant().add({ minutes: 16 }))
    expect(await get(url)).toBe(404)
    const opened = await app.send(null, {
      method: 'GET',
      url,
      headers: { accept: 'text/html,*/*', 'accept-language': 'de' },
    })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/de/link-expired'])
    app.setNow(null)
  })
})
