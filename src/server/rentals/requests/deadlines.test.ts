import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { copyRequests, createListing, createStage, given, requestInput } from '../../../../test/builders.ts'
import {
  declineSilentRequests,
  resumeRequests,
  tellOfPauses,
  withdrawSilentRequests,
} from './deadline-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  return app.reset()
})
afterAll(() => app.close())

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')
const days = ['2030-02-01', '2030-04-30'] as const

const storedOf = (id: string) =>
  app.db.selectFrom('listing_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const mailsTo = async (to: string) =>
  (
    await app.db.selectFrom('mails').select('template').where('to', '=', to).orderBy('created_at').execute()
  ).map((mail) => mail.template)

async function somebody(name: string): Promise<Browser> {
  await app.createUser({ email: `${name}@mezzo.example`, firstName: name })
  return app.login(`${name}@mezzo.example`)
}

/** What the jobs of each minute do, twice: a second run must change nothing. */
async function minutesPass(hours: number): Promise<void> {
  app.setNow(app.services.now().add({ hours }))
  const system = await app.ctxFor(null)
  for (const job of [tellOfPauses, resumeRequests, declineSilentRequests, withdrawSilentRequests]) {
    await job(system)
    await job(system)
  }
}

describe('the landlord keeps silent', () => {
  it('the request is declined after 72 hours, not before, and staff can open it again', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, ...days)
    await minutesPass(71)
    expect((await storedOf(id)).status_type).toBe('AV_CHECK')
    await minutesPass(2)
    expect(await storedOf(id)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'LANDLORD_DID_NOT_RESPOND',
      decline_reason: 'LANDLORD_DID_NOT_RESPOND',
      landlord_status: 'OTHER',
    })
    expect(await mailsTo('amelie@mezzo.example')).toEqual(['requestDeclined'])

    await app.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    const staff = await app.login('sam@mezzo.example')
    const silent = await app.graphql<{ list: { totalCount: number; nodes: { listingRequestId: string }[] } }>(
      '{ list: silentlyDeclinedRequests { totalCount nodes { listingRequestId tenantName landlordName declinedAt } } }',
      {},
      staff,
    )
    expect(silent.data.list).toMatchObject({
      totalCount: 1,
      nodes: [{ listingRequestId: id, tenantName: 'Amélie Fournier', landlordName: 'Jana Keller' }],
    })
    await expect(command(app, stage.landlord, 'giveSecondChance', { id })).rejects.toThrow('Not allowed')
    expect((await command(app, staff, 'giveSecondChance', { id })).error).toBeNull()
    expect(await storedOf(id)).toMatchObject({
      status_type: 'SECOND_CHANCE',
      status_reason: null,
      decline_reason: null,
      landlord_status: 'OPEN',
      ended_at: null,
    })
    expect((await storedOf(id)).auto_decline_at).toEqual(start.add({ hours: 73 + 72 }))
    expect((await mailsTo('jana@mezzo.example')).at(-1)).toBe('secondChance')
    expect((await mailsTo('amelie@mezzo.example')).at(-1)).toBe('secondChanceTenant')
    expect((await command(app, staff, 'giveSecondChance', { id })).error?.reason).toBe(
      'NOT_DECLINED_BY_SILENCE',
    )
    expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  })

  it('gives no second chance when the days are gone or the tenant has asked again', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, ...days)
    await minutesPass(73)
    await app.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    const staff = await app.login('sam@mezzo.example')
    const again = await sendRequest(app, stage, ...days)
    expect((await command(app, staff, 'giveSecondChance', { id })).error?.reason).toBe('ALREADY_REQUESTED')
    await command(app, stage.tenant, 'withdrawListingRequest', { id: again })
    // Who came with an import has no login to answer with.
    const imported = {
      user_id: stage.tenantId,
      landlord_id: stage.landlordId,
      email: 'amelie@imported.example',
    }
    await app.db.insertInto('imported_persons').values(imported).execute()
    expect((await command(app, staff, 'giveSecondChance', { id })).error?.name).toBe('ResourceNotFoundError')
    const { data } = await app.graphql<{ list: { totalCount: number } }>(
      '{ list: silentlyDeclinedRequests { totalCount } }',
      {},
      staff,
    )
    expect(data.list.totalCount).toBe(0)
    await app.db.deleteFrom('imported_persons').execute()
    app.setNow('2030-02-02T12:00:00Z')
    const tomorrow = await app.login('sam@mezzo.example')
    expect((await command(app, tomorrow, 'giveSecondChance', { id })).error?.reason).toBe('UNAVAILABLE')
  })
})

describe('the tenant keeps silent', () => {
  it('SINGLE_REQUEST_NO_RESPONSE for the only request, NO_RESPONSE_FROM_TENANT for one of several', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const single = await sendRequest(app, stage, ...days)
    const others = await Promise.all([1, 2].map(() => createListing(app.db, stage.landlordId)))
    const sent = await command(app, await somebody('noor'), 'sendBookingRequest', {
      input: requestInput('', ...days, { groupIds: others.map((listing) => listing.groupId) }),
    })
    const several = given(sent.request).id
    for (const id of [single, several]) await command(app, stage.landlord, 'acceptListingRequest', { id })
    await minutesPass(71)
    expect((await storedOf(single)).status_type).toBe('AVAILABLE')
    await minutesPass(2)
    expect(await storedOf(single)).toMatchObject({
      status_type: 'TENANT_WITHDREW',
      status_reason: 'SINGLE_REQUEST_NO_RESPONSE',
      status_sub_reason: 'NO_RESPONSE_FROM_TENANT',
    })
    expect(await storedOf(several)).toMatchObject({
      status_type: 'TENANT_WITHDREW',
      status_reason: 'NO_RESPONSE_FROM_TENANT',
      status_sub_reason: null,
    })
    expect((await mailsTo('amelie@mezzo.example')).at(-1)).toBe('confirmationTimeOver')
    expect((await mailsTo('jana@mezzo.example')).filter((mail) => mail === 'requestWithdrawn')).toHaveLength(
      2,
    )
  })
})

describe('a request that an offer in signing blocks', () => {
  it('by another tenant: waits as long as it takes, then has fresh 72 hours, and both are told once', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const noor = await somebody('noor')
    const first = await sendRequest(app, stage, ...days)
    const second = await sendRequest(app, stage, ...days, noor)
    const third = await sendRequest(app, stage, ...days, await somebody('theo'))
    for (const id of [first, second]) await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: first })
    for (const id of [second, third])
      expect((await storedOf(id)).landlord_status).toBe('BLOCKED_BY_ANOTHER_TENANT')
    const seen = await app.graphql<{ list: { nodes: { id: string; status: { type: string } }[] } }>(
      '{ list: landlordListingRequests { nodes { id status { type } } } }',
      {},
      stage.landlord,
    )
    expect(seen.data.list.nodes).toContainEqual({ id: third, status: { type: 'BLOCKED_BY_ANOTHER_TENANT' } })
    await minutesPass(100)
    expect((await storedOf(second)).status_type).toBe('AVAILABLE')
    expect((await storedOf(third)).status_type).toBe('AV_CHECK')

    await command(app, stage.tenant, 'withdrawListingRequest', { id: first })
    expect((await storedOf(second)).landlord_status).toBe('ACCEPTED')
    // Its old deadline is long over; without the pause's end it would be withdrawn now.
    await minutesPass(0)
    const fresh = app.services.now().add({ hours: 72 })
    expect(await storedOf(second)).toMatchObject({ status_type: 'AVAILABLE', paused: false })
    expect((await storedOf(second)).tenant_answer_until).toEqual(fresh)
    expect((await storedOf(third)).auto_decline_at).toEqual(fresh)
    expect(await mailsTo('noor@mezzo.example')).toEqual([
      'requestAccepted',
      'requestPausedTenant',
      'requestResumedTenant',
    ])
    expect(await mailsTo('theo@mezzo.example')).toEqual([])
    const resumed = (await mailsTo('jana@mezzo.example')).filter((mail) => mail === 'requestResumed')
    expect(resumed).toHaveLength(2)
    const { data } = await app.graphql<{ list: { nodes: { event: string }[] } }>(
      '{ list: notifications { nodes { event } } }',
      {},
      stage.landlord,
    )
    expect(data.list.nodes.filter(({ event }) => event === 'requestResumed')).toHaveLength(2)
    await minutesPass(73)
    expect((await storedOf(second)).status_type).toBe('TENANT_WITHDREW')
    expect((await storedOf(third)).status_type).toBe('NOT_AVAILABLE')
  })

  it('by the same tenant’s contract elsewhere: only overlapping days, and it is lifted with it', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const other = { ...stage, ...(await createListing(app.db, stage.landlordId)) }
    const later = { ...stage, ...(await createListing(app.db, stage.landlordId)) }
    const signing = await sendRequest(app, stage, ...days)
    const same = await sendRequest(app, other, ...days)
    const free = await sendRequest(app, later, '2030-05-01', '2030-07-31')
    for (const id of [signing, same, free]) await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: signing })
    expect((await storedOf(same)).landlord_status).toBe('BLOCKED_BY_CURRENT_TENANT')
    expect((await storedOf(free)).landlord_status).toBe('ACCEPTED')
    const seen = await app.graphql<{ request: { status: { type: string } } }>(
      'query($id: ID!) { request: tenantRequest(listingRequestId: $id) { status { type } } }',
      { id: same },
      stage.tenant,
    )
    expect(seen.data.request.status.type).toBe('BLOCKED_BY_CURRENT_TENANT')
    const refused = await command(app, stage.tenant, 'confirmTenantInterest', { id: same })
    expect(refused.error?.reason).toBe('BLOCKED')
    await minutesPass(0)
    expect((await mailsTo('amelie@mezzo.example')).at(-1)).toBe('requestPausedTenant')
    await command(app, stage.tenant, 'withdrawListingRequest', { id: signing })
    await minutesPass(0)
    expect(await storedOf(same)).toMatchObject({ landlord_status: 'ACCEPTED', paused: false })
    expect((await mailsTo('amelie@mezzo.example')).at(-1)).toBe('requestResumedTenant')
  })
})

describe('a pause that is over before its job has come', () => {
  const overdue = { auto_decline_at: start, tenant_answer_until: start }

  it.each([
    ['AV_CHECK', declineSilentRequests, {}],
    ['AVAILABLE', withdrawSilentRequests, { auto_decline_at: null }],
  ] as const)('%s: nobody loses the time of the pause', async (statusType, job, more) => {
    app.setNow(start)
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, ...days)
    if (statusType === 'AVAILABLE') await command(app, stage.landlord, 'acceptListingRequest', { id })
    await app.db
      .updateTable('listing_requests')
      .set({ ...overdue, ...more, paused: true })
      .execute()
    app.setNow(start.add({ hours: 1 }))
    await job(await app.ctxFor(null))
    expect((await storedOf(id)).status_type).toBe(statusType)
    await app.db.updateTable('listing_requests').set({ paused: false }).execute()
    const system = await app.ctxFor(null)
    // The pause begins after the job has listed what is due and before it locks it.
    let isListed = false
    const db = system.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isListed) await app.db.updateTable('listing_requests').set({ paused: true }).execute()
        isListed = true
        return result
      },
    })
    await job({ ...system, db })
    expect((await storedOf(id)).status_type).toBe(statusType)
    await app.db.updateTable('listing_requests').set({ paused: false }).execute()
    await job(system)
    expect((await storedOf(id)).ended_at).not.toBeNull()
  })

  it('fills no batch: what is due beside a hundred paused ones is declined', async () => {
    app.setNow(start)
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, ...days)
    const paused = { paused: true, auto_decline_at: start.subtract({ hours: 1 }) }
    await copyRequests(
      app.db,
      id,
      Array.from({ length: 100 }, () => paused),
    )
    await app.db
      .updateTable('listing_requests')
      .set({ auto_decline_at: start })
      .where('id', '=', id)
      .execute()
    await declineSilentRequests(await app.ctxFor(null))
    expect((await storedOf(id)).status_type).toBe('NOT_AVAILABLE')
  })
})

describe('withdrawing', () => {
  it.each(['sent', 'accepted', 'in signing'])('is possible at any time: %s', async (step) => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, ...days)
    if (step !== 'sent') await command(app, stage.landlord, 'acceptListingRequest', { id })
    if (step === 'in signing') await command(app, stage.tenant, 'confirmTenantInterest', { id })
    expect((await command(app, stage.tenant, 'withdrawListingRequest', { id })).error).toBeNull()
    expect(await storedOf(id)).toMatchObject({
      status_type: 'TENANT_WITHDREW',
      status_reason: 'WITHDRAWN_BY_TENANT',
      landlord_status: 'OTHER',
    })
    expect((await storedOf(id)).ended_at).not.toBeNull()
    expect(await app.db.selectFrom('occupancies').select('id').execute()).toEqual([])
  })
})
