import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, landlordStatusOf, offerOf } from '../../../../test/builders.ts'
import { whileRefused } from '../../../../test/refused-changes.ts'
import { type ContractStage, give, seen, sign, stageWithContract } from '../../../../test/signing-stage.ts'
import { startYousignStage, type YousignStage, yousignSecret } from '../../../../test/yousign-stage.ts'
import type { LocalWebhook, LocalYousign } from '../../kernel/adapters/signing/local-yousign.ts'
import { webhookSignature } from '../../kernel/adapters/signing/yousign.ts'
import { generateContract, orderStuckContracts } from './contract-actions.ts'
import { reconcileSigning } from './external-actions.ts'

let stageOfProvider: YousignStage
let provider: LocalYousign
let app: TestApp
beforeAll(async () => {
  stageOfProvider = await startYousignStage()
  ;({ app, provider } = stageOfProvider)
})
beforeEach(() => stageOfProvider.begin())
afterEach(() => stageOfProvider.reset())
afterAll(() => stageOfProvider.close())

function post(webhook: Pick<LocalWebhook, 'body' | 'headers'>) {
  return app.app.inject({
    method: 'POST',
    url: '/api/webhooks/yousign',
    payload: webhook.body,
    headers: webhook.headers,
  })
}

async function deliver(webhooks: readonly LocalWebhook[]): Promise<void> {
  for (const webhook of webhooks) expect((await post(webhook)).statusCode).toBe(200)
  await app.runJobs()
}

function atProvider() {
  const request = given([...provider.requests.values()].at(-1))
  const [landlord, tenant] = request.signers
  return { request, landlord: given(landlord).id, tenant: given(tenant).id }
}

async function outcome(stage: ContractStage) {
  const { status, cancellationReason, procedure, signers } = await seen(app, stage.offerId, stage.landlord)
  const bookings = await app.db.selectFrom('bookings').select('canceled').execute()
  const request = await app.db
    .selectFrom('listing_requests')
    .select(['status_type', 'status_reason', 'landlord_status'])
    .executeTakeFirstOrThrow()
  return { status, cancellationReason, state: procedure?.state, signers, bookings: bookings.length, request }
}

describe('a contract that is signed at the external provider', () => {
  it('is signed there by both and booked here', async () => {
    const stage = await stageWithContract(app)
    const { request, landlord, tenant } = atProvider()
    expect(request.externalId).toBe(stage.offerId)
    expect(request.document?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await seen(app, stage.offerId, stage.landlord)).toMatchObject({
      procedure: { provider: 'YOUSIGN', isTest: true, state: 'ACTIVE' },
      canSign: { value: false, reason: 'SIGN_AT_PROVIDER' },
    })
    expect((await sign(app, stage, 'landlord')).error).toMatchObject({ reason: 'SIGN_AT_PROVIDER' })
    const links = async () => {
      const query = 'query($id: ID!) { bookingOffer(_id: $id) { signingUrl } }'
      type Seen = { bookingOffer: { signingUrl: string | null } }
      const of = async (browser: typeof stage.landlord) =>
        (await app.graphql<Seen>(query, { id: stage.offerId }, browser)).data.bookingOffer.signingUrl
      return [await of(stage.landlord), await of(stage.tenant)]
    }
    const origin = provider.url.replace('/v3', '')
    expect(await links()).toEqual([`${origin}/sign/${landlord}`, null])
    await provider.sign(landlord)
    await deliver(provider.webhooks.splice(0))
    expect(await landlordStatusOf(app.db, stage.requestId)).toBe('CONTRACT_WAITING_FOR_TENANT')
    expect(await links()).toEqual([null, `${origin}/sign/${tenant}`])
    await provider.sign(tenant)
    await deliver(provider.webhooks.splice(0))
    expect(await outcome(stage)).toMatchObject({ status: 'ACCEPTED', state: 'FINISHED', bookings: 1 })
    const { signedContractUrl } = await seen(app, stage.offerId, stage.tenant)
    const file = await app.send(null, { method: 'GET', url: signedContractUrl ?? '' })
    expect(file.body).toContain('signed at the local test provider')
  })

  it.each<[string, (webhooks: LocalWebhook[]) => LocalWebhook[]]>([
    ['in their order', (webhooks) => webhooks],
    ['backwards', (webhooks) => webhooks.toReversed()],
    ['doubled', (webhooks) => webhooks.flatMap((webhook) => [webhook, webhook])],
    ['doubled and shuffled', ([a, b, c, d]) => [c, a, d, c, b, a].flatMap((one) => one ?? [])],
    ['all but the last', (webhooks) => webhooks.slice(0, -1)],
    ['only the first', (webhooks) => webhooks.slice(0, 1)],
  ])('comes to the same end when the webhooks arrive %s', async (_, arrange) => {
    const stage = await stageWithContract(app)
    const { landlord, tenant } = atProvider()
    await provider.sign(landlord)
    await provider.sign(tenant)
    await deliver(arrange(provider.webhooks))
    expect(await outcome(stage)).toMatchObject({
      status: 'ACCEPTED',
      state: 'FINISHED',
      signers: [{ status: 'DONE' }, { status: 'DONE' }],
      bookings: 1,
      request: { landlord_status: 'OTHER' },
    })
    const made = await app.db.selectFrom('mails').select('template').execute()
    expect(made.filter(({ template }) => template === 'bookingMadeTenant')).toHaveLength(1)
    expect(made.filter(({ template }) => template === 'signedByLandlord')).toHaveLength(1)
  })

  it('is asked for when no webhook comes at all', async () => {
    const stage = await stageWithContract(app)
    const { landlord, tenant } = atProvider()
    await provider.sign(landlord)
    await provider.sign(tenant)
    await reconcileSigning(await app.ctxFor(null))
    await app.runJobs()
    expect(await outcome(stage)).toMatchObject({ status: 'ACCEPTED', bookings: 1 })
    await reconcileSigning(await app.ctxFor(null))
    expect(await app.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
  })

  it.each<[string, (ids: ReturnType<typeof atProvider>) => Promise<void>, Record<string, unknown>]>([
    [
      'by the tenant',
      async ({ landlord, tenant }) => {
        await provider.sign(landlord)
        await provider.decline(tenant)
      },
      { status: 'REJECTED', state: 'REFUSED', request: { status_type: 'TENANT_APPROVED' } },
    ],
    [
      'by the landlord',
      ({ landlord }) => provider.decline(landlord),
      {
        status: 'CANCELED',
        cancellationReason: 'LANDLORD_CANCELED',
        request: { status_type: 'NOT_AVAILABLE' },
      },
    ],
    [
      'by the time',
      ({ request }) => provider.expire(request.id),
      {
        status: 'CANCELED',
        cancellationReason: 'SIGNING_EXPIRED',
        request: { status_type: 'NOT_AVAILABLE' },
      },
    ],
  ])('ends %s as it would here', async (_, act, expected) => {
    const stage = await stageWithContract(app)
    await act(atProvider())
    await deliver(provider.webhooks)
    expect(await outcome(stage)).toMatchObject({ ...expected, bookings: 0 })
  })

  it('is taken back there when it ends here', async () => {
    const stage = await stageWithContract(app)
    const { request } = atProvider()
    await give(app, 'stopOnlineSigning', stage.landlord, {
      id: stage.offerId,
      reason: 'LANDLORD_USES_EXTERNAL_CONTRACT',
    })
    await reconcileSigning(await app.ctxFor(null))
    expect(request.status).toBe('canceled')
  })

  it('is closed there again where what was opened could not be stored', async () => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const generate = async () =>
      generateContract(await app.ctxFor(null), { offerId: (await offerOf(app.db, id)).id })
    await whileRefused(app.db, ['insert', 'signature_procedures'], async () => {
      await expect(generate()).rejects.toThrow('refused meanwhile')
      expect(atProvider().request.status).toBe('canceled')
    })
    await generate()
    expect([...provider.requests.values()].map(({ status }) => status)).toEqual(['canceled', 'ongoing'])
  })

  it('waits while the provider is out of order, and goes on afterwards', async () => {
    provider.fail = { status: 503 }
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await expect(app.runJobs()).rejects.toThrow('The signature provider did not open a request (503).')
    expect(await landlordStatusOf(app.db, id)).toBe('CREATING_CONTRACT')
    provider.fail = null
    await app.db
      .updateTable('booking_offers')
      .set({ created_at: app.services.now().subtract({ hours: 1 }) })
      .execute()
    await app.boss.deleteAllJobs('generateContract')
    await orderStuckContracts(await app.ctxFor(null))
    await app.runJobs()
    expect(await landlordStatusOf(app.db, id)).toBe('CONTRACT_CREATED')
    expect(provider.requests.size).toBe(1)
  })
})

describe('webhooks', () => {
  async function receivedWebhook(): Promise<LocalWebhook> {
    await stageWithContract(app)
    await provider.sign(atProvider().landlord)
    return given(provider.webhooks[0])
  }

  function signed(body: string) {
    const signature = webhookSignature(yousignSecret, body)
    return {
      body,
      headers: { 'content-type': 'application/json', 'x-yousign-signature-256': signature } as const,
    }
  }

  it('are stored before the answer', async () => {
    const webhook = await receivedWebhook()
    expect((await post(webhook)).json()).toEqual({ received: true })
    const stored = await app.db.selectFrom('webhook_events').select(['name', 'handled_at']).execute()
    expect(stored).toEqual([{ name: 'signer.done', handled_at: null }])
    await app.runJobs()
    const handled = await app.db.selectFrom('webhook_events').select('handled_at').executeTakeFirstOrThrow()
    expect(handled.handled_at).not.toBeNull()
  })

  it.each<[string, (webhook: LocalWebhook) => { body: string; headers: LocalWebhook['headers'] }, number]>([
    [
      'forged',
      ({ body, headers }) => ({ headers, body: body.replace('signer.done', 'signature_request.done') }),
      403,
    ],
    [
      're-serialised',
      ({ body, headers }) => ({ headers, body: JSON.stringify(JSON.parse(body), null, 1) }),
      403,
    ],
    [
      'signed with another secret',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-yousign-signature-256': webhookSignature('another', body) },
      }),
      403,
    ],
    [
      'not signed',
      ({ body, headers }) => ({ body, headers: { ...headers, 'x-yousign-signature-256': '' } }),
      403,
    ],
    ['unknown', () => signed('{"event_id":"x"}'), 422],
    ['no JSON', () => signed('hello'), 422],
    [
      'from long ago',
      ({ body }) => signed(body.replace(/"event_time":"\d+"/, '"event_time":"1700000000"')),
      403,
    ],
  ])('that are %s change nothing', async (_, change, status) => {
    const answer = await post(change(await receivedWebhook()))
    expect(answer.statusCode).toBe(status)
    expect(await app.db.selectFrom('webhook_events').select('id').execute()).toEqual([])
  })

  it('are refused when they are older than 300 seconds, and taken just before', async () => {
    const webhook = await receivedWebhook()
    const sentAt = app.services.now()
    app.setNow(sentAt.add({ seconds: 302 }))
    expect((await post(webhook)).statusCode).toBe(403)
    app.setNow(sentAt.add({ seconds: 298 }))
    expect((await post(webhook)).statusCode).toBe(200)
  })

  it('about something that nobody knows are stored and change nothing', async () => {
    const webhook = await receivedWebhook()
    const id = atProvider().request.id
    expect((await post(signed(webhook.body.replaceAll(id, 'somebody-elses')))).statusCode).toBe(200)
    await app.runJobs()
    expect(await app.db.selectFrom('bookings').select('id').execute()).toEqual([])
  })
})
