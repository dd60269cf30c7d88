import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../src/domain/kernel/day.ts'
import type { LocalYousign } from '../src/server/kernel/adapters/signing/local-yousign.ts'
import { tellOfPowersThatEnd } from '../src/server/people/powers/end-actions.ts'
import { reconcileSigning } from '../src/server/rentals/signing/external-actions.ts'
import type { Browser, TestApp } from './app.ts'
import { createStage, given, offerOf } from './builders.ts'
import { givePower, joinTeam, todayOf, withdrawPower } from './power-stage.ts'
import { command, sendRequest } from './request-commands.ts'
import { mailsTo } from './signing-stage.ts'
import { startYousignStage, type YousignStage } from './yousign-stage.ts'

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

/** A contract at the provider, sent out by who accepted: the manager with a power of attorney, or the landlord. */
async function stageAtProvider(sender: 'manager' | 'landlord' = 'manager') {
  const stage = await createStage(app)
  const manager = await joinTeam(app, stage.landlordId)
  const powerId = await givePower(app, stage.landlord, manager.memberId)
  const requestId = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  const as = sender === 'manager' ? manager.browser : stage.landlord
  await command(app, as, 'acceptListingRequest', { id: requestId })
  await command(app, stage.tenant, 'confirmTenantInterest', { id: requestId })
  await app.runJobs()
  return { ...stage, manager, powerId, requestId, offerId: (await offerOf(app.db, requestId)).id }
}

type Stage = Awaited<ReturnType<typeof stageAtProvider>>

function last() {
  const request = given([...provider.requests.values()].at(-1))
  return { request, landlord: given(request.signers[0]), tenant: given(request.signers[1]) }
}

async function deliver(): Promise<void> {
  for (const { body, headers } of provider.webhooks.splice(0)) {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/webhooks/yousign',
      payload: body,
      headers,
    })
    expect(answer.statusCode).toBe(200)
  }
  await app.runJobs()
}

const query = `query($id: ID!) { bookingOffer(_id: $id) { status cancellationReason replacedByOfferId signingUrl
  possibleSigners { powerId name } signers { role signedAt power { agentName landlordName } } } }`

interface Seen {
  status: string
  cancellationReason: string | null
  replacedByOfferId: string | null
  signingUrl: string | null
  possibleSigners: { powerId: string | null; name: string }[]
  signers: { role: string; signedAt: string | null; power: { agentName: string } | null }[]
}

async function seen(offerId: string, as: Browser): Promise<Seen> {
  return given(
    (await app.graphql<{ bookingOffer: Seen | null }>(query, { id: offerId }, as)).data.bookingOffer,
  )
}

const change = `mutation($id: ID!, $powerId: ID, $key: ID!) {
  answer: changeExternalSigner(offerId: $id, powerId: $powerId, idempotencyKey: $key) {
    error { name reason fields } offer { _id } } }`

interface Changed {
  error: { name: string; reason: string | null; fields: object | null } | null
  offer: { _id: string } | null
}

async function choose(offerId: string, powerId: string | null, as: Browser, key = randomUUID()) {
  const { data } = await app.graphql<{ answer: Changed } | null>(change, { id: offerId, powerId, key }, as)
  await app.runJobs()
  return given(data?.answer ?? null)
}

async function documentText(content: Buffer | null): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(given(content))))
  return text.join(' ').replaceAll(/\s+/g, ' ')
}

async function living(stage: Stage) {
  const offer = await offerOf(app.db, stage.requestId)
  return { id: offer.id, ...(await seen(offer.id, stage.landlord)) }
}

async function subjectsTo(userId: string, template: 'contractReady' | 'signingReminder') {
  const rows = await app.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient_id', '=', userId)
    .where('template', '=', template)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject, text }) => `${subject} ${text}`)
}

describe('a contract that a manager with a power of attorney sends to the provider', () => {
  it('is signed there by the manager, in their own name; document, page, log and mails say for whom', async () => {
    const stage = await stageAtProvider()
    const { request, landlord, tenant } = last()
    expect(landlord).toMatchObject({ name: 'Maik Lang', email: stage.manager.email })
    expect(await documentText(request.document)).toContain(
      'unterschrieben von Maik Lang für Jana Keller mit Vollmacht vom',
    )
    const power = { agentName: 'Maik Lang', landlordName: 'Jana Keller' }
    const link = `${provider.url.replace('/v3', '')}/sign/${landlord.id}`
    expect(await seen(stage.offerId, stage.manager.browser)).toMatchObject({
      signingUrl: link,
      signers: [
        { role: 'LANDLORD', signedAt: null, power },
        { role: 'TENANT', power: null },
      ],
    })
    expect((await seen(stage.offerId, stage.landlord)).signingUrl).toBeNull()
    expect((await subjectsTo(stage.landlordId, 'contractReady'))[0]).toContain(
      'waits for the signature of Maik Lang',
    )

    await provider.sign(landlord.id)
    await deliver()
    expect(await mailsTo(app, stage.landlordId)).toContain('signedByPower')
    const log = await app.db
      .selectFrom('audit_log')
      .select(['action', 'data'])
      .where('action', 'in', ['landlordSign', 'signByPowerOfAttorney'])
      .execute()
    expect(log).toHaveLength(2)
    for (const { data } of log)
      expect(data).toMatchObject({ powerId: stage.powerId, signedBy: 'Maik Lang', signedFor: 'Jana Keller' })
    const toTenant = await app.db
      .selectFrom('mails')
      .select('subject')
      .where('template', '=', 'signedByLandlord')
      .executeTakeFirstOrThrow()
    expect(toTenant.subject).toContain('Maik Lang')

    await withdrawPower(app, stage.landlord, stage.powerId)
    await provider.sign(tenant.id)
    await deliver()
    expect(await seen(stage.offerId, stage.tenant)).toMatchObject({
      status: 'ACCEPTED',
      signers: [{ power }, {}],
    })
    expect(await app.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
  })

  it.each([
    ['the landlord sends it', 'landlord', null],
    ['the power of attorney ends before the contract is written', 'manager', 'power'],
  ] as const)('is the landlord’s to sign where %s', async (_, sender, ended) => {
    const stage = await createStage(app)
    const manager = await joinTeam(app, stage.landlordId)
    const powerId = await givePower(app, stage.landlord, manager.memberId)
    const requestId = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    const as = sender === 'manager' ? manager.browser : stage.landlord
    await command(app, as, 'acceptListingRequest', { id: requestId })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: requestId })
    if (ended) await withdrawPower(app, stage.landlord, powerId)
    await app.runJobs()
    expect(last().landlord).toMatchObject({ name: 'Jana Keller' })
    expect(await documentText(last().request.document)).not.toContain('Maik Lang')
  })
})

describe('a power of attorney that ends while its contract is at the provider', () => {
  it('is withdrawn before the signature: the request there is cancelled, and the landlord gets another', async () => {
    const stage = await stageAtProvider()
    const first = last()
    await withdrawPower(app, stage.landlord, stage.powerId)
    expect((await seen(stage.offerId, stage.manager.browser)).signingUrl).toBeNull()
    await app.runJobs()
    expect(first.request.status).toBe('canceled')
    expect(await seen(stage.offerId, stage.landlord)).toMatchObject({
      status: 'CANCELED',
      cancellationReason: 'SIGNER_CHANGED',
    })
    expect(last().landlord).toMatchObject({ name: 'Jana Keller', status: 'notified' })
    const next = await living(stage)
    expect(next).toMatchObject({ status: 'LANDLORD_SIGNING', signers: [{ power: null }, {}] })
    expect(next.signingUrl).toContain(last().landlord.id)
    const told = await subjectsTo(stage.landlordId, 'contractReady')
    expect(told).toHaveLength(2)
    expect(told[1]).toContain('no longer valid, and nothing was signed under it')
    const held = await app.db
      .selectFrom('occupancies')
      .select('offer_id')
      .where('offer_id', 'is not', null)
      .execute()
    expect(held).toEqual([{ offer_id: next.id }])
  })

  it.each([
    ['twice', (send: () => Promise<void>) => send().then(send)],
    ['late', (send: () => Promise<void>) => (app.setNow(app.services.now().add({ hours: 5 })), send())],
  ])('is withdrawn after the signature, of which we hear %s: it counts', async (_, arrive) => {
    const stage = await stageAtProvider()
    await provider.sign(last().landlord.id)
    app.setNow(app.services.now().add({ seconds: 5 }))
    await withdrawPower(app, stage.landlord, stage.powerId)
    const ctx = await app.ctxFor(null)
    await arrive(async () => {
      await app.runJobs()
      await reconcileSigning(ctx)
    })
    expect(await living(stage)).toMatchObject({
      id: stage.offerId,
      status: 'TENANT_SIGNING',
      signers: [{ power: { agentName: 'Maik Lang' } }, { power: null }],
    })
    expect((await mailsTo(app, stage.landlordId)).filter((one) => one === 'signedByPower')).toHaveLength(1)
  })

  it.each([
    ['by the manager alone', false],
    ['by both', true],
  ])(
    'is withdrawn before it is signed with there %s: nothing is signed here, and it goes on anew',
    async (_, byBoth) => {
      const stage = await stageAtProvider()
      const first = last()
      await withdrawPower(app, stage.landlord, stage.powerId)
      app.setNow(app.services.now().add({ seconds: 2 }))
      await provider.sign(first.landlord.id)
      if (byBoth) await provider.sign(first.tenant.id)
      await deliver()
      await deliver()
      expect(first.request.status).toBe(byBoth ? 'done' : 'canceled')
      const next = await living(stage)
      expect(next).toMatchObject({
        status: 'LANDLORD_SIGNING',
        signers: [{ signedAt: null, power: null }, {}],
      })
      expect(next.id).not.toBe(stage.offerId)
      expect(await app.db.selectFrom('bookings').select('id').execute()).toEqual([])
      expect(await mailsTo(app, stage.landlordId)).not.toContain('signedByPower')
    },
  )

  it.each(['OVER', 'RESTING', 'MEMBERSHIP_ENDED'] as const)(
    'is %s: it goes on with the landlord',
    async (state) => {
      const stage = await createStage(app)
      const manager = await joinTeam(app, stage.landlordId)
      await givePower(app, stage.landlord, manager.memberId, { to: addDays(todayOf(app), 1) })
      const requestId = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
      await command(app, manager.browser, 'acceptListingRequest', { id: requestId })
      await command(app, stage.tenant, 'confirmTenantInterest', { id: requestId })
      await app.runJobs()
      expect(last().landlord.name).toBe('Maik Lang')
      const first = last().request
      const member = app.db.updateTable('team_members').where('id', '=', manager.memberId)
      if (state === 'RESTING') await member.set({ role: 'LIMITED' }).execute()
      if (state === 'MEMBERSHIP_ENDED') await member.set({ removed_at: app.services.now() }).execute()
      app.setNow(app.services.now().add({ hours: state === 'OVER' ? 48 : 1 }))
      await tellOfPowersThatEnd(await app.ctxFor(null))
      await reconcileSigning(await app.ctxFor(null))
      await app.runJobs()
      expect(first.status).toBe('canceled')
      expect(last().landlord.name).toBe('Jana Keller')
    },
  )

  it('waits while the provider is out of order, and the manager has no way there meanwhile', async () => {
    const stage = await stageAtProvider()
    await withdrawPower(app, stage.landlord, stage.powerId)
    provider.fail = { status: 503 }
    await expect(app.runJobs()).rejects.toThrow('The signature provider did not answer (503).')
    provider.fail = null
    expect(await seen(stage.offerId, stage.manager.browser)).toMatchObject({
      status: 'LANDLORD_SIGNING',
      signingUrl: null,
    })
    await reconcileSigning(await app.ctxFor(null))
    await app.runJobs()
    expect(last().landlord.name).toBe('Jana Keller')
  })
})

describe('another signer at the provider', () => {
  it('is chosen by the landlord, once per key: cancelled there and sent anew', async () => {
    const stage = await stageAtProvider('landlord')
    const first = last().request
    expect((await seen(stage.offerId, stage.landlord)).possibleSigners).toEqual([
      { powerId: null, name: 'Jana Keller' },
      { powerId: stage.powerId, name: 'Maik Lang' },
    ])
    const key = randomUUID()
    const answer = await choose(stage.offerId, stage.powerId, stage.landlord, key)
    expect(await choose(stage.offerId, stage.powerId, stage.landlord, key)).toEqual(answer)
    expect(answer.error).toBeNull()
    expect(first.status).toBe('canceled')
    expect(provider.requests.size).toBe(2)
    expect(last().landlord).toMatchObject({ name: 'Maik Lang', email: stage.manager.email })
    expect((await living(stage)).id).toBe(answer.offer?._id)
    const back = await choose(given(answer.offer)._id, null, stage.landlord)
    expect(back.error).toBeNull()
    expect(last().landlord.name).toBe('Jana Keller')
    expect((await subjectsTo(stage.landlordId, 'contractReady'))[2]).not.toContain('no longer holds')
  })

  it('is a manager who takes it over with a power of attorney, and nobody else', async () => {
    const stage = await stageAtProvider('landlord')
    const colleague = await joinTeam(app, stage.landlordId, { email: 'ida@mezzo.example' })
    const other = await givePower(app, stage.landlord, colleague.memberId)
    const refused = async (powerId: string | null, as: Browser) => {
      const { error } = await choose(stage.offerId, powerId, as)
      return error?.reason ?? error?.name
    }
    expect(await refused(other, stage.manager.browser)).toBe('ResourceNotFoundError')
    expect(await refused(null, stage.manager.browser)).toBe('NO_PERMISSION')
    expect(await refused(randomUUID(), stage.landlord)).toBe('ResourceNotFoundError')
    expect(await refused('no id', stage.landlord)).toBe('ResourceNotFoundError')
    expect(await refused(null, stage.landlord)).toBe('ValidationError')
    await withdrawPower(app, stage.landlord, other)
    expect((await choose(stage.offerId, other, stage.landlord)).error).toMatchObject({
      fields: { power: 'power.WITHDRAWN' },
    })
    expect((await seen(stage.offerId, stage.tenant)).possibleSigners).toEqual([])
    expect((await seen(stage.offerId, stage.manager.browser)).possibleSigners).toEqual([
      { powerId: stage.powerId, name: 'Maik Lang' },
    ])
    expect((await choose(stage.offerId, stage.powerId, stage.manager.browser)).error).toBeNull()
    expect(last().landlord.name).toBe('Maik Lang')
  })

  it('comes too late once the landlord’s side has signed there, though we had not heard of it', async () => {
    const stage = await stageAtProvider('landlord')
    await provider.sign(last().landlord.id)
    const { error } = await choose(stage.offerId, stage.powerId, stage.landlord)
    expect(error).toMatchObject({ reason: 'ALREADY_SIGNED' })
    expect(await living(stage)).toMatchObject({ id: stage.offerId, status: 'TENANT_SIGNING' })
    expect((await seen(stage.offerId, stage.landlord)).possibleSigners).toEqual([])
  })
})
