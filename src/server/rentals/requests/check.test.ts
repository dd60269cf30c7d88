import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, offerOf, requestInput } from '../../../../test/builders.ts'
import { checkListingRequest } from './check-actions.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const send = (
  stage: Stage,
  more: Record<string, unknown>,
  days: readonly [string, string] = ['2030-02-01', '2030-04-30'],
) => command(app, stage.tenant, 'sendBookingRequest', { input: requestInput(stage.groupId, ...days, more) })

const storedOf = (id: string) =>
  app.db
    .selectFrom('listing_requests')
    .select(['status_type', 'skip_reason', 'auto_decline_at', 'landlord_status', 'tenant_answer_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const mailsOf = async (template: string) =>
  (await app.db.selectFrom('mails').select('to').where('template', '=', template).execute()).map(
    (mail) => mail.to,
  )

describe('the check of a request that was sent', () => {
  it('asks the landlord against the clock', async () => {
    const stage = await createStage(app)
    const { request } = await send(stage, {})
    expect(await storedOf(given(request).id)).toMatchObject({
      status_type: 'AV_CHECK',
      skip_reason: null,
      landlord_status: 'OPEN',
    })
    expect((await storedOf(given(request).id)).auto_decline_at).not.toBeNull()
    expect(await mailsOf('requestReceived')).toEqual(['jana@mezzo.example'])
  })

  it.each([
    ['REASON_FOR_STAY_IS_OTHER', { reasonForStay: 'OTHER' }],
    ['QUALITY_TOO_LOW', { pets: true, petsDescription: 'Three dogs' }],
  ])('is skipped for %s, without a deadline', async (reason, more) => {
    const stage = await createStage(app)
    const id = given((await send(stage, more)).request).id
    expect(await storedOf(id)).toMatchObject({
      status_type: 'NO_AV_CHECK',
      skip_reason: reason,
      auto_decline_at: null,
      landlord_status: 'OPEN',
    })
    const shown = await app.graphql<{ all: { nodes: { skipReason: string; status: { data: unknown } }[] } }>(
      '{ all: landlordListingRequests { nodes { skipReason status { data { reason } } } } }',
      {},
      stage.landlord,
    )
    expect(shown.data.all.nodes).toEqual([{ skipReason: reason, status: { data: { reason } } }])
    expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  })

  it('is skipped for a landlord who is not in the feature group', async () => {
    const stage = await createStage(app)
    await app.db
      .insertInto('feature_flag_users')
      .values({
        name: 'LANDLORD_NOTIFICATIONS',
        user_id: stage.landlordId,
        enabled: false,
        changed_by: stage.landlordId,
        changed_at: app.services.now(),
      })
      .execute()
    const { request } = await send(stage, {})
    expect((await storedOf(given(request).id)).skip_reason).toBe('LANDLORD_NOT_IN_FEATURE_GROUP')
  })

  it('is skipped when the tenant has a listing reserved: in the same booking request, or in another for the days', async () => {
    const stage = await createStage(app)
    const first = given((await send(stage, {})).request)
    await command(app, stage.landlord, 'acceptListingRequest', { id: first.id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: first.id })
    const [same, other, later] = await Promise.all(
      [1, 2, 3].map(async () => (await createListing(app.db, stage.landlordId)).groupId),
    )
    const added = await app.graphql<{ answer: { request: { id: string } } }>(
      `mutation($bookingRequestId: ID!, $groupId: ID!, $key: ID!) {
        answer: addGroupToBookingRequest(bookingRequestId: $bookingRequestId, groupId: $groupId, idempotencyKey: $key) {
          error { name reason } request { id } } }`,
      { bookingRequestId: first.bookingRequestId, groupId: same, key: crypto.randomUUID() },
      stage.tenant,
    )
    expect((await storedOf(added.data.answer.request.id)).skip_reason).toBe(
      'BOOKING_REQUEST_HAS_RESERVED_LISTING',
    )
    const elsewhere = { ...stage, groupId: given(other) }
    const suppressed = given((await send(elsewhere, {}, ['2030-04-01', '2030-06-30'])).request)
    expect((await storedOf(suppressed.id)).skip_reason).toBe(
      'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
    )
    const free = given(
      (await send({ ...stage, groupId: given(later) }, {}, ['2030-05-01', '2030-07-31'])).request,
    )
    expect((await storedOf(free.id)).skip_reason).toBeNull()
  })

  it('lets an extension go on with a deadline', async () => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
    await app.db
      .updateTable('listing_requests')
      .set({ type: 'EXTENSION', status_type: 'START', auto_decline_at: null })
      .where('id', '=', id)
      .execute()
    const ctx = await app.ctxFor(stage.tenantId)
    await app.services.database.kysely.transaction().execute((trx) => checkListingRequest(trx, ctx, id))
    const stored = await storedOf(id)
    expect(stored).toMatchObject({ status_type: 'NO_AV_CHECK', skip_reason: 'EXTENSION' })
    expect(stored.auto_decline_at).not.toBeNull()
  })
})

describe('accepting by a label of the group', () => {
  it('gives the tenant 72 hours at once and tells both sides', async () => {
    const stage = await createStage(app, { group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'] } })
    const { request } = await send(stage, {})
    expect(request).toMatchObject({ tenantStatus: 'CONFIRM_TENANT_INTEREST' })
    const stored = await storedOf(given(request).id)
    expect(stored).toMatchObject({
      status_type: 'AVAILABLE',
      auto_decline_at: null,
      landlord_status: 'ACCEPTED',
    })
    expect(stored.tenant_answer_until).not.toBeNull()
    expect(await mailsOf('requestAutoAccepted')).toEqual(['jana@mezzo.example'])
    expect(await mailsOf('requestAccepted')).toEqual(['amelie@mezzo.example'])
    expect(await mailsOf('requestReceived')).toEqual([])
  })

  it('leaves to the landlord what was not checked, and extensions without their own label', async () => {
    const stage = await createStage(app, { group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'] } })
    const { request } = await send(stage, { reasonForStay: 'OTHER' })
    expect((await storedOf(given(request).id)).status_type).toBe('NO_AV_CHECK')
  })
})

describe('several listings at once', () => {
  const sendTo = (stage: Stage, groupIds: string[], key = crypto.randomUUID()) =>
    app.graphql<{ answer: { error: { name: string; fields: unknown } | null; requests: { id: string }[] } }>(
      `mutation($input: SendBookingRequestInput!, $key: ID!) {
        answer: sendBookingRequest(input: $input, idempotencyKey: $key) {
          error { name reason fields } requests { id listing { groupId } } } }`,
      { input: requestInput(stage.groupId, '2030-02-01', '2030-04-30', { groupIds }), key },
      stage.tenant,
    )

  it('become a listing request each, and only one of them a contract', async () => {
    const stage = await createStage(app)
    const other = await createListing(app.db, stage.landlordId)
    const { answer } = (await sendTo(stage, [stage.groupId, other.groupId])).data
    expect(answer.error).toBeNull()
    const [first, second] = answer.requests.map((request) => request.id)
    expect(answer.requests).toHaveLength(2)
    expect(await mailsOf('requestReceived')).toHaveLength(2)
    for (const id of [given(first), given(second)])
      await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: given(first) })
    expect(await offerOf(app.db, given(first))).toMatchObject({ status: 'LANDLORD_SIGNING' })
    expect((await storedOf(given(second))).landlord_status).toBe('BLOCKED_BY_CURRENT_TENANT')
  })

  it('are all asked or none, at most five, each once', async () => {
    const stage = await createStage(app)
    const taken = await createListing(app.db, stage.landlordId, {
      unit: { available_to: parseDay('2030-02-15') },
    })
    const refused = (await sendTo(stage, [stage.groupId, taken.groupId])).data.answer
    expect(refused.error?.name).toBe('BookingConflictError')
    const twice = (await sendTo(stage, [stage.groupId, stage.groupId])).data.answer
    expect(twice.error?.fields).toEqual({ groupIds: 'request.groupIds.twice' })
    expect(await app.db.selectFrom('listing_requests').select('id').execute()).toEqual([])
  })

  it('of one group with two units are served side by side', async () => {
    const stage = await createStage(app, { units: 2 })
    const days = ['2030-02-01', '2030-04-30'] as const
    const asked: { id: string; browser: Browser }[] = []
    for (const name of ['noor', 'theo', 'linh']) {
      await app.createUser({ email: `${name}@mezzo.example` })
      const browser = await app.login(`${name}@mezzo.example`)
      asked.push({ id: await sendRequest(app, stage, ...days, browser), browser })
    }
    for (const { id } of asked) await command(app, stage.landlord, 'acceptListingRequest', { id })
    for (const { id, browser } of asked.slice(0, 2))
      await command(app, browser, 'confirmTenantInterest', { id })
    const ids = asked.map(({ id }) => id)
    const statuses = await Promise.all(ids.map(async (id) => (await storedOf(id)).landlord_status))
    expect(statuses).toEqual(['CREATING_CONTRACT', 'CREATING_CONTRACT', 'BLOCKED_BY_ANOTHER_TENANT'])
    const held = await app.db.selectFrom('occupancies').select('listing_id').execute()
    expect(new Set(held.map((row) => row.listing_id)).size).toBe(2)
  })
})
