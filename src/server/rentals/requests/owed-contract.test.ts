import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'
import { declineSilentRequests } from './deadline-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  app.services.config.production = false
  return app.reset()
})
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const storedOf = (id: string) =>
  app.db.selectFrom('listing_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function needs(landlord: Browser) {
  const { data } = await app.graphql<{
    needsYou: { nodes: { nextStep: { kind: string; deadline: string | null } }[] }
    list: { totalCount: number }
    waiting: { totalCount: number }
  }>(
    `{ needsYou { nodes { nextStep { kind deadline } } } list: landlordListingRequests(filter: NEEDS_YOU) { totalCount }
      waiting: landlordListingRequests(filter: WAITING) { totalCount } }`,
    {},
    landlord,
  )
  const item = data.needsYou.nodes[0]?.nextStep
  return {
    kind: item?.kind,
    hasDeadline: Boolean(item?.deadline),
    needsYou: data.list.totalCount,
    waiting: data.waiting.totalCount,
  }
}

const tenantStatus = async ({ tenant }: Stage, id: string) => {
  const { data } = await app.graphql<{ request: { tenantStatus: string; canConfirmInterest: unknown } }>(
    `query($id: ID!) { request: tenantRequest(listingRequestId: $id) { tenantStatus canConfirmInterest { value } } }`,
    { id },
    tenant,
  )
  return data.request
}

async function refused(stage: Stage, id: string) {
  await app.runJobs()
  const { id: offerId } = await offerOf(app.db, id)
  expect((await command(app, stage.tenant, 'refuseContract', { id: offerId })).error).toBeNull()
}

async function endsByItself(id: string) {
  app.setNow(app.services.now().add({ hours: 24 * 40 }))
  await declineSilentRequests(await app.ctxFor(null))
  await declineSilentRequests(await app.ctxFor(null))
  expect(await storedOf(id)).toMatchObject({
    status_type: 'NOT_AVAILABLE',
    status_reason: 'LANDLORD_DID_NOT_RESPOND',
    landlord_status: 'OTHER',
  })
}

it('a refused contract waits for the landlord, until the time is over', async () => {
  const stage = await createStage(app)
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  expect((await storedOf(id)).auto_decline_at).toBeNull()
  await refused(stage, id)
  expect(await needs(stage.landlord)).toEqual({
    kind: 'OTHER_CONTRACT',
    hasDeadline: true,
    needsYou: 1,
    waiting: 0,
  })
  await endsByItself(id)
})

it(
  'a contract on paper waits for the landlord once its tenant has said yes',
  { timeout: 120_000 },
  async () => {
    const stage = await createStage(app, { group: { online_signing: false } })
    const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await app.runJobs()
    const counted = () => app.db.selectFrom('group_counts').select('num_needs_you as count').execute()
    const waitsForTenant = { kind: undefined, hasDeadline: false, needsYou: 0, waiting: 1 }
    expect((await storedOf(id)).landlord_status).toBe('MANUAL_CONTRACT_CREATED')
    expect(await needs(stage.landlord)).toEqual(waitsForTenant)
    expect(await counted()).toEqual([{ count: 0 }])
    const { id: offerId } = await offerOf(app.db, id)
    expect((await command(app, stage.tenant, 'acceptProposedContract', { id: offerId })).error).toBeNull()
    expect(await needs(stage.landlord)).toEqual({
      kind: 'OFFLINE_CONTRACT',
      hasDeadline: true,
      needsYou: 1,
      waiting: 0,
    })
    expect(await counted()).toEqual([{ count: 1 }])
    expect((await command(app, stage.landlord, 'recordOfflineSignatures', { id: offerId })).error).toBeNull()
    expect(await needs(stage.landlord)).toMatchObject({ needsYou: 0, waiting: 0 })
  },
)

it('instead of another contract the landlord can decline', async () => {
  const stage = await createStage(app)
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await refused(stage, id)
  const input = { reason: 'OTHER', explanation: 'We could not agree.' }
  const declined = await command(app, stage.landlord, 'rejectListingRequest', { id, input })
  expect(declined.error).toBeNull()
  expect((await storedOf(id)).status_reason).toBe('DECLINED_BY_LANDLORD')
})

it('a refused extension does not go on without the landlord', async () => {
  const stage = await createStage(app)
  const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  const asked = await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-05-31' })
  const id = given(asked.request).id
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await refused(stage, id)
  expect(await tenantStatus(stage, id)).toEqual({
    tenantStatus: 'CONTRACT_GENERATION',
    canConfirmInterest: { value: false },
  })
  const confirmed = await command(app, stage.tenant, 'confirmTenantInterest', { id })
  expect(confirmed.error?.reason).toBe('ALREADY_ANSWERED')
  expect((await needs(stage.landlord)).kind).toBe('OTHER_CONTRACT')
})

it(
  'where no contract text fits, the landlord is asked for one, with a deadline',
  { timeout: 120_000 },
  async () => {
    const group = { country: 'CH', city: 'Basel', zip_code: '4051', currency: 'CHF' }
    const stage = await createStage(app, { group: { ...group, contract_name: 'GERMANY_DEFAULT' } })
    // Outside of tests there is no test contract to fall back on.
    app.services.config.production = true
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    expect(await storedOf(id)).toMatchObject({ landlord_status: 'ACCEPTED', status_type: 'TENANT_APPROVED' })
    expect(await needs(stage.landlord)).toEqual({
      kind: 'OWN_CONTRACT',
      hasDeadline: true,
      needsYou: 1,
      waiting: 0,
    })
    await endsByItself(id)
  },
)
