import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { givePower, joinTeam, sendPower, todayOf, withdrawPower } from '../../../../test/power-stage.ts'
import { command } from '../../../../test/request-commands.ts'
import { type ContractStage, mailsTo, sign, stageWithContract } from '../../../../test/signing-stage.ts'
import { addDays } from '../../../domain/kernel/day.ts'
import { tellOfPowersThatEnd } from './end-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function stageWithManager() {
  const stage = await stageWithContract(app)
  return { ...stage, manager: await joinTeam(app, stage.landlordId) }
}

function signAs(stage: ContractStage, browser: Browser, typedName = 'Maik Lang') {
  const input = { consent: true, documentSha256: stage.documentSha256, typedName }
  return command(app, browser, 'signContract', { id: stage.offerId, input })
}

const contract = `query($id: ID!) { bookingOffer(_id: $id) { status consentText canSign { value reason }
  ownPower { state landlordName agentName to listings }
  signers { role name status power { agentName landlordName givenOn documentUrl } } } }`

async function seenBy(stage: ContractStage, browser: Browser) {
  const { data } = await app.graphql<{ bookingOffer: SeenContract | null }>(
    contract,
    { id: stage.offerId },
    browser,
  )
  return given(data.bookingOffer)
}

interface SeenContract {
  status: string
  consentText: string
  canSign: { value: boolean; reason: string | null }
  ownPower: { state: string; landlordName: string; to: string; listings: string[] | null } | null
  signers: { role: string; name: string; power: { documentUrl: string } | null }[]
}

describe('a manager with a power of attorney', () => {
  it('signs for the landlord; contract, trail, log and mails say so', async () => {
    const stage = await stageWithManager()
    const { manager, landlord } = stage
    expect(await seenBy(stage, manager.browser)).toMatchObject({
      canSign: { value: false, reason: 'NO_PERMISSION' },
      ownPower: null,
    })
    const id = await givePower(app, landlord, manager.memberId)
    const before = await seenBy(stage, manager.browser)
    expect(before).toMatchObject({
      canSign: { value: true },
      ownPower: { state: 'VALID', landlordName: 'Jana Keller' },
    })
    expect(before.consentText).toContain('I sign it for Jana Keller under the power of attorney of')
    expect(await seenBy(stage, landlord)).toMatchObject({ canSign: { value: true }, ownPower: null })

    const asLandlord = await signAs(stage, manager.browser, 'Jana Keller')
    expect(asLandlord.error).toMatchObject({ fields: { typedName: 'sign.typedName.different' } })
    expect((await signAs(stage, manager.browser)).error).toBeNull()

    const seen = await seenBy(stage, stage.tenant)
    const power = { agentName: 'Maik Lang', landlordName: 'Jana Keller', givenOn: todayOf(app) }
    expect(seen).toMatchObject({
      status: 'TENANT_SIGNING',
      ownPower: null,
      signers: [
        { role: 'LANDLORD', name: 'Jana Keller', power },
        { role: 'TENANT', power: null },
      ],
    })
    const file = await app.send(stage.tenant, {
      method: 'GET',
      url: given(seen.signers[0]?.power).documentUrl,
    })
    expect(file.body).toBe('%PDF-1.7 a power of attorney')
    expect(file.headers['content-disposition']).toContain('attachment')

    const entries = await app.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'data'])
      .where('action', 'in', ['landlordSign', 'signByPowerOfAttorney'])
      .orderBy('action')
      .execute()
    const said = {
      powerId: id,
      signedBy: 'Maik Lang',
      signedFor: 'Jana Keller',
      powerOfAttorneyOf: todayOf(app),
    }
    expect(entries).toEqual([
      { action: 'landlordSign', actor_id: manager.id, data: said },
      { action: 'signByPowerOfAttorney', actor_id: manager.id, data: { ...said, offerId: stage.offerId } },
    ])
    expect(await mailsTo(app, stage.landlordId)).toContain('signedByPower')
    const mail = await app.db
      .selectFrom('mails')
      .select('subject')
      .where('template', '=', 'signedByLandlord')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toContain('Maik Lang')

    await sign(app, stage, 'tenant')
    await app.runJobs()
    const { text } = await sealed(stage)
    expect(text).toContain('unterschrieben von Maik Lang für Jana Keller mit Vollmacht vom')
    expect(text).toContain(manager.email)
  })

  it('signs the landlord’s contracts alone, and only where it holds', async () => {
    const stage = await stageWithManager()
    const other = await createListing(app.db, stage.landlordId, { group: { name: 'Sonnenallee 5' } })
    await givePower(app, stage.landlord, stage.manager.memberId, { groupIds: other.groupId })
    expect((await seenBy(stage, stage.manager.browser)).ownPower).toBeNull()
    expect((await signAs(stage, stage.manager.browser)).error).toMatchObject({ reason: 'NO_PERMISSION' })
    await givePower(app, stage.landlord, stage.manager.memberId, {
      groupIds: `${other.groupId},${stage.groupId}`,
    })
    expect((await seenBy(stage, stage.manager.browser)).ownPower?.listings).toHaveLength(2)

    const colleague = await joinTeam(app, stage.landlordId, { email: 'ida@mezzo.example' })
    expect((await signAs(stage, colleague.browser)).error).toMatchObject({ reason: 'NO_PERMISSION' })
    const elsewhere = await joinTeam(
      app,
      await app.createUser({ email: 'henrike@mezzo.example', landlord: true }),
      {
        email: 'otto@mezzo.example',
      },
    )
    expect((await signAs(stage, elsewhere.browser)).error).toMatchObject({ name: 'ResourceNotFoundError' })
    expect((await signAs(stage, stage.manager.browser)).error).toBeNull()
  })

  it.each([
    ['is withdrawn', 'WITHDRAWN'],
    ['has run out', 'OVER'],
    ['has not begun', 'NOT_YET'],
    ['rests', 'RESTING'],
  ] as const)('while somebody signs it %s: told apart, and nothing is signed', async (_, state) => {
    const stage = await stageWithManager()
    const { manager, landlord } = stage
    const today = todayOf(app)
    const from = state === 'NOT_YET' ? addDays(today, 1) : today
    const id = await givePower(app, landlord, manager.memberId, { from, to: addDays(today, 1) })
    if (state === 'WITHDRAWN') await withdrawPower(app, landlord, id)
    if (state === 'OVER') app.setNow(app.services.now().add({ hours: 48 }))
    const role = state === 'RESTING' ? 'LIMITED' : 'MANAGER'
    await app.db.updateTable('team_members').set({ role }).where('id', '=', manager.memberId).execute()
    const { error } = await signAs(stage, await app.login(manager.email))
    const limited = { name: 'NotAllowedError' }
    const refused =
      state === 'RESTING' ? limited : { name: 'ValidationError', fields: { power: `power.${state}` } }
    expect(error === null || error.name === 'ResourceNotFoundError' ? limited : error).toMatchObject(refused)
    const signer = await app.db
      .selectFrom('signers')
      .select('signed_at')
      .where('role', '=', 'LANDLORD')
      .executeTakeFirst()
    expect(signer?.signed_at).toBeNull()
  })

  it('loses it with the membership, and doesn’t get it back by joining again', async () => {
    const stage = await stageWithManager()
    const { manager, landlordId } = stage
    await givePower(app, stage.landlord, manager.memberId)
    const leave = 'mutation($id: ID!) { leaveTeam(landlordId: $id) { error { name } } }'
    await app.graphql(leave, { id: landlordId }, manager.browser)
    await app.db
      .updateTable('team_members')
      .set({ removed_at: null })
      .where('id', '=', manager.memberId)
      .execute()
    const again = await app.login(manager.email)
    expect((await seenBy(stage, again)).ownPower).toMatchObject({ state: 'MEMBERSHIP_ENDED' })
    expect((await signAs(stage, again)).error).toMatchObject({ fields: { power: 'power.MEMBERSHIP_ENDED' } })
    await tellOfPowersThatEnd(await app.ctxFor(null))
    await tellOfPowersThatEnd(await app.ctxFor(null))
    expect(await noticesTo(manager.id)).toEqual(['powerOfAttorney', 'powerOfAttorney'])
    expect(await noticesTo(landlordId)).toEqual(['powerOfAttorney', 'powerOfAttorney'])
  })
})

describe('giving a power of attorney', () => {
  it('is for the landlord in person, with a fresh login, for a manager of the own team, and for a year at most', async () => {
    const stage = await stageWithManager()
    const { manager, landlord, landlordId } = stage
    const limited = await joinTeam(app, landlordId, { email: 'lia@mezzo.example', role: 'LIMITED' })
    const henrikeId = await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const foreign = await joinTeam(app, henrikeId, { email: 'otto@mezzo.example' })
    const today = todayOf(app)
    const answers = [
      await sendPower(app, await app.visit(), manager.memberId),
      await sendPower(app, manager.browser, manager.memberId),
      await sendPower(app, stage.tenant, manager.memberId),
      await sendPower(app, landlord, foreign.memberId),
      await sendPower(app, landlord, randomUUID()),
      await sendPower(app, landlord, limited.memberId),
      await sendPower(app, landlord, manager.memberId, { from: 'tomorrow' }),
      await sendPower(app, landlord, manager.memberId, { to: '' }),
      await sendPower(app, landlord, manager.memberId, { to: addDays(today, 400) }),
      await sendPower(app, landlord, manager.memberId, { from: addDays(today, -1) }),
      await sendPower(app, landlord, manager.memberId, { groupIds: '' }),
      await sendPower(app, landlord, manager.memberId, { groupIds: randomUUID() }),
      await sendPower(app, landlord, manager.memberId, { content: '<svg/>' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.fields ?? null])).toEqual([
      [401, null],
      [403, null],
      [403, null],
      [404, null],
      [404, null],
      [422, { memberId: 'power.notManager' }],
      [422, { from: 'power.from' }],
      [422, { to: 'power.to' }],
      [422, { to: 'power.to' }],
      [422, { from: 'power.from' }],
      [422, { groupIds: 'power.listings' }],
      [404, null],
      [422, { file: 'upload.kind' }],
    ])
    await app.db
      .updateTable('sessions')
      .set({ created_at: app.services.now().subtract({ hours: 2 }), confirmed_at: null })
      .execute()
    const stale = await sendPower(app, landlord, manager.memberId)
    expect([stale.status, stale.body.reason]).toEqual([409, 'CONFIRM_PASSWORD'])
    expect(await app.db.selectFrom('powers_of_attorney').select('id').execute()).toEqual([])
    expect(
      await app.db.selectFrom('files').select('id').where('type', '=', 'POWER_OF_ATTORNEY').execute(),
    ).toEqual([])
  })

  it('tells both, once however often it is sent; so does withdrawing, with the reason', async () => {
    const stage = await stageWithManager()
    const { manager, landlord, landlordId } = stage
    const order = { idempotencyKey: randomUUID() }
    const id = await givePower(app, landlord, manager.memberId, order)
    expect(await givePower(app, landlord, manager.memberId, order)).toBe(id)
    expect(
      (await sendPower(app, landlord, manager.memberId, { ...order, content: '%PDF-1.7 other' })).status,
    ).toBe(409)
    expect(await noticesTo(manager.id)).toHaveLength(1)

    expect((await withdrawPower(app, landlord, id, { reason: 'No' }))?.error).toMatchObject({
      fields: { reason: 'power.reason' },
    })
    expect(await withdrawPower(app, manager.browser, id)).toBeNull()
    const key = randomUUID()
    const done = { error: null, power: { state: 'WITHDRAWN', withdrawalReason: 'We part ways.' } }
    expect(await withdrawPower(app, landlord, id, { key })).toEqual(done)
    expect(await withdrawPower(app, landlord, id, { key })).toEqual(done)
    expect((await withdrawPower(app, landlord, id))?.error).toMatchObject({ reason: 'ENDED' })
    expect((await withdrawPower(app, landlord, randomUUID()))?.error).toMatchObject({
      name: 'ResourceNotFoundError',
    })
    expect([await noticesTo(manager.id), await noticesTo(landlordId)].map((all) => all.length)).toEqual([
      2, 2,
    ])
    const { text } = await app.db
      .selectFrom('mails')
      .select('text')
      .where('recipient_id', '=', manager.id)
      .where('text', 'like', '%We part ways.%')
      .executeTakeFirstOrThrow()
    expect(text).toContain('Jana Keller has withdrawn your power of attorney')
    await tellOfPowersThatEnd(await app.ctxFor(null))
    expect(await noticesTo(manager.id)).toHaveLength(2)
  })

  it('is seen by both, and by nobody else', async () => {
    const stage = await stageWithManager()
    const { manager, landlord } = stage
    const colleague = await joinTeam(app, stage.landlordId, { email: 'ida@mezzo.example' })
    await givePower(app, landlord, manager.memberId, { groupIds: stage.groupId })
    const given = '{ powersOfAttorney { agentName state listings from to documentUrl } }'
    const held = '{ ownPowersOfAttorney { landlordName state listings } }'
    const name = await app.db
      .selectFrom('groups')
      .select('name')
      .where('id', '=', stage.groupId)
      .executeTakeFirstOrThrow()
    expect((await app.graphql(given, {}, landlord)).data).toMatchObject({
      powersOfAttorney: [{ agentName: 'Maik Lang', state: 'VALID', listings: [name.name] }],
    })
    expect((await app.graphql(held, {}, manager.browser)).data).toEqual({
      ownPowersOfAttorney: [{ landlordName: 'Jana Keller', state: 'VALID', listings: [name.name] }],
    })
    expect((await app.graphql(held, {}, colleague.browser)).data).toEqual({ ownPowersOfAttorney: [] })
    expect((await app.graphql(given, {}, colleague.browser)).errors).toHaveLength(1)
  })

  it('reminds both two weeks before its end, and tells them of the end', async () => {
    const stage = await stageWithManager()
    const { manager, landlord } = stage
    const to = addDays(todayOf(app), 20)
    await givePower(app, landlord, manager.memberId, { to })
    const later = async (days: number) => {
      app.setNow(app.services.now().add({ hours: 24 * days }))
      await tellOfPowersThatEnd(await app.ctxFor(null))
      await tellOfPowersThatEnd(await app.ctxFor(null))
      return (await subjectsTo(manager.id)).length
    }
    expect([await later(5), await later(1), await later(14), await later(1), await later(30)]).toEqual([
      1, 2, 2, 3, 3,
    ])
    const subjects = await subjectsTo(manager.id)
    expect(subjects.filter((subject) => subject.includes('ends on'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.includes('has ended'))).toHaveLength(1)
  })
})

async function sealed(stage: ContractStage): Promise<{ text: string }> {
  const row = await app.db
    .selectFrom('booking_offers as bo')
    .innerJoin('files as f', 'f.id', 'bo.signed_contract_file_id')
    .select('f.storage_key as key')
    .where('bo.id', '=', stage.offerId)
    .executeTakeFirstOrThrow()
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(given(await app.services.files.get(row.key)))),
  )
  return { text: text.join(' ').replaceAll(/\s+/g, ' ') }
}

async function noticesTo(userId: string): Promise<string[]> {
  return (await mailsTo(app, userId)).filter((template) => template === 'powerOfAttorney')
}

async function subjectsTo(userId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient_id', '=', userId)
    .where('template', '=', 'powerOfAttorney')
    .execute()
  return rows.map(({ subject }) => subject)
}
