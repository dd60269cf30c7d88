import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command } from '../../../../test/request-commands.ts'
import { given, landlordStatusOf, offerOf } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import {
  checkSeal,
  type ContractStage,
  DRAWN,
  give,
  mailsTo,
  seen,
  sign,
  stageWithContract,
} from '../../../../test/signing-stage.ts'
import { endForgottenRefusals, expireContracts } from './expiry-actions.ts'
import { sendDueReminders } from './reminder-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const LBC = { group: { method_of_booking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' } } as const

async function system() {
  return app.ctxFor(null)
}

/** Moves the clock on from now. */
function wait(time: { days?: number; hours?: number }): void {
  app.setNow(app.services.now().add({ hours: (time.days ?? 0) * 24 + (time.hours ?? 0) }))
}

function tenantAgain(): Promise<Browser> {
  return app.login('amelie@mezzo.example')
}

async function requestRow(id: string) {
  return app.db
    .selectFrom('listing_requests')
    .select(['status_type', 'status_reason', 'status_sub_reason', 'decline_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function holds(): Promise<string[]> {
  const rows = await app.db.selectFrom('occupancies').select('offer_id').execute()
  return rows.map((row) => row.offer_id)
}

describe('signing', () => {
  it('by a drawn signature seals a document that anybody can check', async () => {
    const stage = await stageWithContract(app)
    expect(await seen(app, stage.offerId, stage.landlord)).toMatchObject({
      turn: 'LANDLORD',
      procedure: {
        state: 'ACTIVE',
        requestState: 'ACTIVATED',
        provider: 'MEZZO',
        isTest: false,
        members: [
          { role: 'LANDLORD', signerState: 'NOTIFIED', memberState: 'PROCESSING' },
          { role: 'TENANT', signerState: 'INITIATED', memberState: 'PENDING' },
        ],
      },
    })
    const unclear = await sign(app, stage, 'landlord', { drawnSignature: '1,1 2,2' })
    expect(unclear.error?.fields).toEqual({ drawnSignature: 'sign.drawnSignature.unclear' })
    const both = await sign(app, stage, 'landlord', { drawnSignature: DRAWN, typedName: 'Jana Keller' })
    expect(both.error?.fields).toEqual({ typedName: 'sign.oneOfBoth' })
    expect((await sign(app, stage, 'landlord', { drawnSignature: DRAWN })).error).toBeNull()
    expect((await sign(app, stage, 'tenant')).error).toBeNull()
    await app.runJobs()
    const offer = await seen(app, stage.offerId, stage.tenant)
    expect(offer.signers).toMatchObject([{ kind: 'DRAWN' }, { kind: 'TYPED' }])
    expect(offer.procedure).toMatchObject({ state: 'FINISHED', requestState: 'DONE' })
    const pdf = (await app.send(null, { method: 'GET', url: offer.signedContractUrl ?? '' })).rawPayload
    expect((await checkSeal(app, pdf)).json()).toMatchObject({
      state: 'INTACT',
      sealedAt: expect.any(String),
    })
    const changed = Uint8Array.from(pdf)
    changed[900] = (changed[900] ?? 0) ^ 1
    expect((await checkSeal(app, changed)).json()).toEqual({
      state: 'CHANGED',
      sealedAt: null,
      fingerprint: null,
    })
    expect((await checkSeal(app, Buffer.from('%PDF-1.4 of somebody'))).json()).toMatchObject({
      state: 'NOT_OURS',
    })
    expect((await checkSeal(app, Buffer.from('no pdf'))).statusCode).toBe(422)
    const certificate = await app.send(null, { method: 'GET', url: '/api/seal/certificate' })
    expect(certificate.body).toContain('BEGIN CERTIFICATE')
  })
})

describe('a contract that is refused', () => {
  it('frees the days and lets the request go on', async () => {
    const stage = await stageWithContract(app)
    const key = randomUUID()
    expect(await give(app, 'refuseContract', stage.landlord, { id: stage.offerId })).toMatchObject({
      error: { reason: 'NO_PERMISSION' },
    })
    const answer = await give(app, 'refuseContract', stage.tenant, { id: stage.offerId, key })
    expect(answer).toMatchObject({ error: null, offer: { status: 'REJECTED' } })
    expect(await give(app, 'refuseContract', stage.tenant, { id: stage.offerId, key })).toEqual(answer)
    expect(await holds()).toEqual([])
    expect(await landlordStatusOf(app.db, stage.requestId)).toBe('ACCEPTED')
    expect((await seen(app, stage.offerId, stage.tenant)).procedure).toMatchObject({
      state: 'REFUSED',
      requestState: 'DECLINED',
    })
    expect((await mailsTo(app, stage.landlordId)).at(-1)).toBe('contractRefused')
    const again = await give(app, 'refuseContract', stage.tenant, { id: stage.offerId })
    expect(again.error).toMatchObject({ reason: 'ENDED' })
  })

  it('ends with the request when no other contract comes', async () => {
    const stage = await stageWithContract(app)
    await give(app, 'refuseContract', stage.tenant, { id: stage.offerId })
    wait({ days: 13 })
    await endForgottenRefusals(await system())
    expect(await requestRow(stage.requestId)).toMatchObject({ status_type: 'TENANT_APPROVED' })
    wait({ days: 2 })
    await endForgottenRefusals(await system())
    await endForgottenRefusals(await system())
    expect(await requestRow(stage.requestId)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'LANDLORD_DID_NOT_RESPOND',
    })
    expect((await mailsTo(app, stage.tenantId)).filter((name) => name === 'signingExpired')).toHaveLength(1)
  })

  it('is not refused any more by who has signed it', async () => {
    const stage = await stageWithContract(app, LBC)
    await sign(app, stage, 'landlord')
    await sign(app, stage, 'tenant')
    const answer = await give(app, 'refuseContract', stage.tenant, { id: stage.offerId })
    expect(answer.error).toMatchObject({ reason: 'ALREADY_SIGNED' })
  })
})

describe('a request that is withdrawn', () => {
  it.each([
    [[], 'REJECTED', 'REQUEST_WITHDRAWN'],
    [['landlord', 'tenant'], 'CANCELED', 'TENANT_CANCELED'],
  ] as const)('after signatures of %j leaves its contract %s', async (signed, status, reason) => {
    const stage = await stageWithContract(app, LBC)
    for (const side of signed) await sign(app, stage, side)
    await command(app, stage.tenant, 'withdrawListingRequest', { id: stage.requestId })
    const offer = await seen(app, stage.offerId, stage.landlord)
    expect([offer.status, offer.cancellationReason]).toEqual([status, reason])
  })
})

describe('a contract that is taken back', () => {
  it('ends the request', async () => {
    const stage = await stageWithContract(app)
    const answer = await give(app, 'cancelContract', stage.landlord, { id: stage.offerId })
    expect(answer).toMatchObject({ error: null, offer: { status: 'CANCELED' } })
    expect(await seen(app, stage.offerId, stage.tenant)).toMatchObject({
      cancellationReason: 'LANDLORD_CANCELED',
      procedure: { state: 'EXPIRED', requestState: 'CANCELED' },
    })
    expect(await requestRow(stage.requestId)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'DECLINED_BY_LANDLORD',
      decline_reason: null,
    })
    expect(await holds()).toEqual([])
    expect((await mailsTo(app, stage.tenantId)).at(-1)).toBe('contractCanceled')
  })

  it('says so where the tenant was reminded and stayed silent', async () => {
    const stage = await stageWithContract(app)
    await sign(app, stage, 'landlord')
    expect((await give(app, 'sendSigningReminder', stage.landlord, { id: stage.offerId })).error).toBeNull()
    await give(app, 'cancelContract', stage.landlord, { id: stage.offerId })
    expect((await requestRow(stage.requestId)).decline_reason).toBe(
      'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
    )
  })
})

describe('online signing that is stopped', () => {
  it('goes on with a new contract on paper for the same days', async () => {
    const stage = await stageWithContract(app)
    await sign(app, stage, 'landlord')
    const stop = { id: stage.offerId, reason: 'CONTRACT_HAD_TO_BE_ADJUSTED', comment: 'Another deposit' }
    await expect(give(app, 'stopOnlineSigning', stage.tenant, stop)).rejects.toThrow('Not allowed')
    const { error, offer } = await give(app, 'stopOnlineSigning', stage.landlord, stop)
    expect([error, offer]).toMatchObject([
      null,
      { status: 'PROPOSED', isOnlineSigning: false, generating: true },
    ])
    const next = offer?._id ?? ''
    expect(await holds()).toEqual([next])
    expect(await seen(app, stage.offerId, stage.tenant)).toMatchObject({
      status: 'CANCELED',
      cancellationReason: 'ONLINE_SIGNING_STOPPED',
      stopReason: 'CONTRACT_HAD_TO_BE_ADJUSTED',
      stopComment: 'Another deposit',
      replacedByOfferId: next,
    })
    expect((await mailsTo(app, stage.tenantId)).at(-1)).toBe('onlineSigningStopped')
    await app.runJobs()
    expect(await landlordStatusOf(app.db, stage.requestId)).toBe('MANUAL_CONTRACT_CREATED')
    expect((await offerOf(app.db, stage.requestId)).id).toBe(next)
    await command(app, stage.tenant, 'acceptProposedContract', { id: next })
    const booked = await command(app, stage.landlord, 'recordOfflineSignatures', { id: next })
    expect(booked).toMatchObject({ error: null, offer: { status: 'ACCEPTED' } })
    expect(await app.db.selectFrom('bookings').select('offer_id').execute()).toEqual([{ offer_id: next }])
  })

  it('takes a comment with the one reason alone', async () => {
    const stage = await stageWithContract(app)
    const reason = 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING'
    const answer = await give(app, 'stopOnlineSigning', stage.landlord, {
      id: stage.offerId,
      reason,
      comment: 'why',
    })
    expect(answer.error?.fields).toEqual({ comment: 'stop.comment.notAllowed' })
    const done = await give(app, 'stopOnlineSigning', stage.landlord, { id: stage.offerId, reason })
    expect(done.error).toBeNull()
    const again = await give(app, 'stopOnlineSigning', stage.landlord, { id: done.offer?._id, reason })
    expect(again.error).toMatchObject({ reason: 'NOT_ONLINE' })
  })
})

describe('reminders', () => {
  it('go out once when somebody lets the time pass, and are asked for once a day', async () => {
    const stage = await stageWithContract(app)
    wait({ hours: 71 })
    await sendDueReminders(await system())
    expect(await mailsTo(app, stage.landlordId)).not.toContain('signingReminder')
    wait({ hours: 2 })
    await sendDueReminders(await system())
    await sendDueReminders(await system())
    expect((await mailsTo(app, stage.landlordId)).filter((name) => name === 'signingReminder')).toHaveLength(
      1,
    )
    const soon = await give(app, 'sendSigningReminder', stage.tenant, { id: stage.offerId })
    expect(soon.error).toMatchObject({ reason: 'REMINDED_RECENTLY' })
    wait({ hours: 25 })
    expect((await give(app, 'sendSigningReminder', stage.tenant, { id: stage.offerId })).error).toBeNull()
    const own = await give(app, 'sendSigningReminder', stage.landlord, { id: stage.offerId })
    expect(own.error).toMatchObject({ reason: 'YOUR_TURN' })
    expect((await mailsTo(app, stage.landlordId)).filter((name) => name === 'signingReminder')).toHaveLength(
      2,
    )
  })

  it.each<[string, string, (stage: ContractStage) => Promise<unknown>]>([
    ['CONTRACT_SIGNED', 'LANDLORD', (stage) => sign(app, stage, 'landlord')],
    [
      'REQUEST_ENDED',
      'LANDLORD',
      (stage) => give(app, 'cancelContract', stage.landlord, { id: stage.offerId }),
    ],
    ['OTHER', 'LANDLORD', (stage) => give(app, 'refuseContract', stage.tenant, { id: stage.offerId })],
    [
      'BOOKING_CANCELED',
      'LANDLORD',
      async (stage) => {
        await sign(app, stage, 'landlord')
        await sign(app, stage, 'tenant')
        await app.db.updateTable('bookings').set({ canceled: true }).execute()
      },
    ],
    [
      'RECIPIENT_UNSUBSCRIBED',
      'LANDLORD',
      (stage) =>
        app.db
          .insertInto('notification_preferences')
          .values({
            user_id: stage.landlordId,
            kind: 'RENTAL_AGREEMENT_READY',
            in_app: false,
            by_email: false,
          })
          .execute(),
    ],
  ])('are not sent any more: %s', async (reason, role, act) => {
    const stage = await stageWithContract(app)
    await act(stage)
    wait({ hours: 73 })
    await sendDueReminders(await system())
    const { reminders } = await seen(app, stage.offerId, stage.landlord)
    expect(reminders.find((reminder) => reminder.role === role)).toEqual({
      role,
      sentAt: null,
      cancellationReason: reason,
    })
  })

  it('on paper stop with the yes', async () => {
    const stage = await stageWithContract(app, { group: { online_signing: false } })
    await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offerId })
    wait({ hours: 73 })
    await sendDueReminders(await system())
    const { reminders } = await seen(app, stage.offerId, stage.landlord)
    expect(reminders).toMatchObject([
      { role: 'TENANT', cancellationReason: 'REQUEST_ANSWERED' },
      { role: 'LANDLORD', cancellationReason: null, sentAt: expect.any(String) },
    ])
  })
})

describe('a contract that nobody signs', () => {
  it("ends by the landlord's silence as declined", async () => {
    const stage = await stageWithContract(app)
    wait({ days: 13 })
    await expireContracts(await system())
    expect((await seen(app, stage.offerId, await tenantAgain())).status).toBe('LANDLORD_SIGNING')
    wait({ days: 2 })
    await expireContracts(await system())
    await expireContracts(await system())
    expect(await seen(app, stage.offerId, await tenantAgain())).toMatchObject({
      status: 'CANCELED',
      cancellationReason: 'SIGNING_EXPIRED',
    })
    expect(await requestRow(stage.requestId)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'LANDLORD_DID_NOT_RESPOND',
    })
    expect(await holds()).toEqual([])
    expect((await mailsTo(app, stage.tenantId)).filter((name) => name === 'signingExpired')).toHaveLength(1)
    expect((await mailsTo(app, stage.landlordId)).filter((name) => name === 'signingExpired')).toHaveLength(1)
  })

  it("ends by the tenant's silence as withdrawn", async () => {
    const stage = await stageWithContract(app)
    wait({ days: 10 })
    // Sessions are over by then.
    await sign(app, { ...stage, landlord: await app.login('jana@mezzo.example') }, 'landlord')
    wait({ days: 10 })
    await expireContracts(await system())
    expect((await seen(app, stage.offerId, await tenantAgain())).turn).toBe('TENANT')
    wait({ days: 5 })
    await expireContracts(await system())
    expect(await requestRow(stage.requestId)).toMatchObject({
      status_type: 'TENANT_WITHDREW',
      status_reason: 'SINGLE_REQUEST_NO_RESPONSE',
      status_sub_reason: 'NO_RESPONSE_FROM_TENANT',
    })
  })
})

describe('a copy signed on paper', () => {
  function upload(
    stage: ContractStage,
    as: Browser | null,
    content: Uint8Array,
    more: Record<string, string> = {},
  ) {
    const fields = { idempotencyKey: randomUUID(), ...more }
    const { payload, headers } = multipart(fields, { name: 'scan.jpg', content })
    const url = `/api/contracts/${stage.offerId}/signed-copy`
    return app.send(as, { method: 'POST', url, payload, headers })
  }
  const pdf = Buffer.from('%PDF-1.4 both have signed')

  it('makes the booking, from either side, once', async () => {
    const stage = await stageWithContract(app, { group: { online_signing: false } })
    const key = { idempotencyKey: randomUUID() }
    expect((await upload(stage, await app.visit(), pdf)).statusCode).toBe(401)
    await app.createUser({ email: 'foreign@mezzo.example', landlord: true })
    expect((await upload(stage, await app.login('foreign@mezzo.example'), pdf)).statusCode).toBe(404)
    expect((await upload(stage, stage.landlord, Buffer.from('<svg/>'))).statusCode).toBe(422)
    expect((await upload(stage, stage.landlord, pdf, key)).statusCode).toBe(201)
    expect((await upload(stage, stage.landlord, pdf, key)).statusCode).toBe(201)
    expect((await upload(stage, stage.landlord, pdf)).statusCode).toBe(409)
    expect(await app.db.selectFrom('bookings').select('offer_id').execute()).toEqual([
      { offer_id: stage.offerId },
    ])
    const { signedContractUrl } = await seen(app, stage.offerId, stage.tenant)
    const file = await app.send(null, { method: 'GET', url: signedContractUrl ?? '' })
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(await mailsTo(app, stage.tenantId)).toContain('bookingMadeTenant')
  })

  it('is refused to the landlord where the fee is another one than was shown', async () => {
    const stage = await stageWithContract(app, { group: { online_signing: false } })
    const { data } = await app.graphql<{ bookingOffer: { bookingFee: { amount: number } } }>(
      'query($id: ID!) { bookingOffer(_id: $id) { bookingFee { amount } } }',
      { id: stage.offerId },
      stage.landlord,
    )
    const { amount } = given(data).bookingOffer.bookingFee
    const wrong = await upload(stage, stage.landlord, pdf, { feeShown: String(amount - 1) })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([409, { error: { reason: 'AMOUNT_CHANGED' } }])
    expect((await upload(stage, stage.landlord, pdf, { feeShown: '1e3' })).statusCode).toBe(422)
    expect(await app.db.selectFrom('bookings').select('id').execute()).toEqual([])
    expect((await upload(stage, stage.landlord, pdf, { feeShown: String(amount) })).statusCode).toBe(201)
  })

  it('may be a photo, and waits for the landlord who confirms bookings', async () => {
    const options = { group: { ...LBC.group, online_signing: false } }
    const stage = await stageWithContract(app, options)
    const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer()
    const key = { idempotencyKey: randomUUID() }
    expect((await upload(stage, stage.tenant, photo, key)).statusCode).toBe(201)
    expect((await upload(stage, stage.tenant, photo, key)).statusCode).toBe(201)
    expect(await landlordStatusOf(app.db, stage.requestId)).toBe('WAITING_TO_CONFIRM_BOOKING')
    expect((await mailsTo(app, stage.landlordId)).at(-1)).toBe('signedByTenant')
    const { signedContractUrl } = await seen(app, stage.offerId, stage.landlord)
    const { rawPayload } = await app.send(null, { method: 'GET', url: signedContractUrl ?? '' })
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.includes('Secret place')).toBe(false)
    const booked = await command(app, stage.landlord, 'confirmBooking', { id: stage.offerId })
    expect(booked).toMatchObject({ error: null, offer: { status: 'ACCEPTED' } })
  })

  it('is not taken while the contract is signed online', async () => {
    const stage = await stageWithContract(app)
    const answer = await upload(stage, stage.landlord, pdf)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { reason: 'NOT_OFFLINE' } }])
  })
})
