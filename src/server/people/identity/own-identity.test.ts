import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { type IdentityStage, identityStage, photo } from '../../../../test/identity-stage.ts'
import { claimReview } from '../../../../test/review-claims.ts'
import { eraseIdentities } from './erase-actions.ts'
import { endForgottenIdentities } from './provider-actions.ts'
import { findVerifiedIdentity } from './sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of t.services.files.list('identity')) keys.push(key)
  return keys
}

beforeEach(async () => {
  await t.reset()
  t.setNow('2030-01-10T09:00:00Z')
  for (const key of await stored()) await t.services.files.remove(key)
})
afterAll(() => t.setNow(null))

const mailsTo = async (to: string) =>
  (await t.db.selectFrom('mails').select('template').where('to', '=', to).orderBy('id').execute()).map(
    ({ template }) => template,
  )
const hoursLater = async (hours: number) => {
  t.setNow(t.services.now().add({ hours }))
  return t.ctxFor(null)
}
const data = {
  firstName: 'JANA',
  lastName: 'KELLER',
  birthDate: '1988-05-02',
  expiresOn: '2099-01-01',
  country: 'DE',
  documentNumber: 'L01X00T47',
}
const submitted = async (): Promise<IdentityStage> => {
  const stage = await identityStage(t)
  await stage.begin()
  for (const side of ['FRONT', 'SELFIE']) expect((await stage.add(side)).status).toBe(201)
  expect(await stage.submit('PASSPORT')).toBeNull()
  return stage
}

describe('a verification with the product itself', () => {
  it('begins where it is asked for, once, and leads to our own page', async () => {
    const stage = await identityStage(t, { isAsked: false })
    expect(await stage.begin()).toMatchObject({ error: { reason: 'IDENTITY_NOT_ASKED' } })
    await stage.ask()
    const { verificationStatus } = await stage.begin()
    expect(verificationStatus).toMatchObject({
      provider: 'MEZZO',
      url: expect.stringContaining('/en/dashboard/onboarding/verification'),
    })
    expect((await stage.begin()).verificationStatus).toEqual(verificationStatus)
    const both = await Promise.all([stage.begin(), stage.begin()])
    expect(new Set(both.map((one) => one.verificationStatus?.sessionId)).size).toBe(1)
  })

  it('leads tenants to their own page', async () => {
    const stage = await identityStage(t, { landlord: false })
    expect((await stage.begin()).verificationStatus?.url).toContain('/en/my/verification')
  })

  it('goes from nothing to verified, and the pictures go the day after', async () => {
    const stage = await submitted()
    expect(await stage.shown()).toBe('pending')
    const keys = await stored()
    expect(keys).toHaveLength(2)
    const id = await stage.id()
    await claimReview(t, stage.staff, 'IDENTITY', id)
    expect(await stage.decide({ status: 'APPROVED', data })).toBeNull()
    expect(await stage.shown()).toBe('succeeded')
    expect(await findVerifiedIdentity(t.db, stage.userId, (await t.ctxFor(null)).today())).toMatchObject({
      firstName: 'JANA',
      lastName: 'KELLER',
      birthDate: '1988-05-02',
      expiresOn: '2099-01-01',
    })
    expect(await mailsTo('jana@mezzo.example')).toEqual(['identityVerified'])
    await eraseIdentities(await hoursLater(23))
    expect(await stored()).toEqual(keys)
    await eraseIdentities(await hoursLater(1))
    expect(await stored()).toEqual([])
    for (const key of keys) expect(await t.services.files.get(key)).toBeNull()
    expect(await t.db.selectFrom('id_pictures').selectAll().execute()).toEqual([])
    expect(await t.db.selectFrom('id_picture_erasures').selectAll().execute()).toEqual([])
    expect(await t.db.selectFrom('files').selectAll().where('type', '=', 'ID_DOCUMENT').execute()).toEqual([])
    const row = await t.db.selectFrom('id_verifications').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'APPROVED', method: 'STAFF_REVIEW', first_name: 'JANA', url: null })
    expect(JSON.stringify(row)).not.toContain('L01X00T47')
  })

  it('lapses with its document', async () => {
    const stage = await submitted()
    await claimReview(t, stage.staff, 'IDENTITY', await stage.id())
    const today = (await t.ctxFor(null)).today()
    await stage.decide({ status: 'APPROVED', data: { ...data, expiresOn: today } })
    expect(await findVerifiedIdentity(t.db, stage.userId, today)).toBeDefined()
    const ctx = await hoursLater(24)
    expect(await findVerifiedIdentity(t.db, stage.userId, ctx.today())).toBeUndefined()
  })

  it('is shown again where that is asked for, with only the picture that is needed', async () => {
    const stage = await submitted()
    await claimReview(t, stage.staff, 'IDENTITY', await stage.id())
    expect(await stage.decide({ status: 'RESUBMISSION_REQUESTED', failureReason: 'UNREADABLE' })).toBeNull()
    expect(await stage.own()).toMatchObject({
      status: 'RESUBMISSION_REQUESTED',
      failureReason: 'UNREADABLE',
      sides: ['FRONT', 'SELFIE'],
      canAddPicture: true,
    })
    expect(await mailsTo('jana@mezzo.example')).toEqual(['identityToShowAgain'])
    const before = await stored()
    expect((await stage.add('FRONT')).status).toBe(201)
    await eraseIdentities(await t.ctxFor(null))
    const after = await stored()
    expect(after).toHaveLength(2)
    expect(after.filter((key) => before.includes(key))).toHaveLength(1)
    expect(await stage.submit('PASSPORT')).toBeNull()
    expect(await stage.own()).toMatchObject({ action: 'SUBMITTED', status: null, failureReason: null })
  })

  it('can be declined, and begun anew, but not for ever', async () => {
    const stage = await submitted()
    await claimReview(t, stage.staff, 'IDENTITY', await stage.id())
    await stage.decide({ status: 'DECLINED', failureReason: 'NOT_GENUINE' })
    expect(await stage.shown()).toBe('failed')
    expect(await mailsTo('jana@mezzo.example')).toEqual(['identityDeclined'])
    for (const status of ['DECLINED', 'DECLINED', 'DECLINED', 'DECLINED'] as const) {
      expect((await stage.begin()).error).toBeNull()
      await t.db.updateTable('id_verifications').set({ status }).execute()
    }
    expect((await stage.begin()).error).toMatchObject({ reason: 'TOO_MANY_VERIFICATIONS' })
  })

  it.each([
    [false, 'EXPIRED'],
    [true, 'ABANDONED'],
  ])('ends by itself after a week: with pictures %s as %s', async (hasPictures, status) => {
    const stage = await identityStage(t)
    await stage.begin()
    const sides = hasPictures ? ['FRONT'] : []
    for (const side of sides) await stage.add(side)
    await endForgottenIdentities(await hoursLater(24 * 7 - 1))
    const statusNow = async () =>
      (await t.db.selectFrom('id_verifications').select('status').executeTakeFirstOrThrow()).status
    expect(await statusNow()).toBeNull()
    await endForgottenIdentities(await hoursLater(1))
    expect(await statusNow()).toBe(status)
    expect(await mailsTo('jana@mezzo.example')).toEqual(['identityEnded'])
    await eraseIdentities(await hoursLater(24))
    expect(await stored()).toEqual([])
  })

  it('leaves no picture behind where its person is erased', async () => {
    const stage = await submitted()
    await t.db.deleteFrom('id_verifications').execute()
    expect(
      await t.db.selectFrom('files').selectAll().where('created_by', '=', stage.userId).execute(),
    ).toEqual([])
    expect(await stored()).toHaveLength(2)
    await eraseIdentities(await t.ctxFor(null))
    expect(await stored()).toEqual([])
  })
})

describe('a picture', () => {
  it.each<[string, string, Buffer | string, string]>([
    ['a face in a PDF', 'SELFIE', '%PDF-1.7', 'identity.picture.pdf'],
    [
      'a PDF with a script',
      'FRONT',
      '%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>',
      'identity.picture.script',
    ],
    ['a PDF that starts something', 'FRONT', '%PDF-1.7 << /S /Launch >>', 'identity.picture.script'],
    ['an animation', 'FRONT', 'GIF89a', 'upload.kind'],
    ['a HEIC picture', 'FRONT', '\0\0\0\u0018ftypheic', 'upload.kind'],
    ['half a picture', 'FRONT', Buffer.from([0xff, 0xd8, 0xff, 0]), 'upload.damaged'],
  ])('that is %s is refused', async (_, side, content, reason) => {
    const stage = await identityStage(t)
    await stage.begin()
    expect(await stage.add(side, content)).toMatchObject({ status: 422, fields: { file: reason } })
    expect(await stored()).toEqual([])
  })

  it.each([
    [
      'of nothing',
      { width: 900, height: 600, channels: 3, background: '#333' } as const,
      'identity.picture.blank',
    ],
    [
      'that is tiny',
      { width: 200, height: 900, channels: 3, background: '#333' } as const,
      'identity.picture.small',
    ],
  ])('%s is refused', async (_, create, reason) => {
    const stage = await identityStage(t)
    await stage.begin()
    const content = await sharp({ create }).jpeg().toBuffer()
    expect(await stage.add('FRONT', content)).toMatchObject({ status: 422, fields: { file: reason } })
  })

  it('is stored once per key, without what the camera wrote beside it', async () => {
    const stage = await identityStage(t)
    await stage.begin()
    const content = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'Secret Street 7' } })
      .jpeg()
      .toBuffer()
    const key = randomUUID()
    expect((await stage.add('FRONT', content, key)).status).toBe(201)
    expect((await stage.add('FRONT', content, key)).status).toBe(201)
    const [only, ...more] = await stored()
    expect(more).toEqual([])
    const kept = Buffer.from(given(await t.services.files.get(given(only))))
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  it('needs an open verification, and is complete before it is handed in', async () => {
    const stage = await identityStage(t)
    expect((await stage.add('FRONT')).status).toBe(404)
    await stage.begin()
    expect(await stage.add('TOP')).toMatchObject({ fields: { side: 'identity.side.invalid' } })
    await stage.add('FRONT')
    await stage.add('SELFIE')
    expect(await stage.submit('ID_CARD')).toMatchObject({ reason: 'PICTURES_MISSING' })
    await stage.add('BACK')
    expect(await stage.submit('PASSPORT')).toBeNull()
    // What this document doesn't need is gone.
    await eraseIdentities(await t.ctxFor(null))
    expect(await stored()).toHaveLength(2)
    expect((await stage.add('FRONT')).status).toBe(409)
  })

  it('is seen by whoever has claimed it, while it is undecided, and each look is in the log', async () => {
    const stage = await submitted()
    const id = await stage.id()
    const open = async (as: Browser | null) =>
      (await t.send(as, { method: 'GET', url: `/api/id-pictures/${id}/FRONT` })).statusCode
    expect(await open(stage.staff)).toBe(409)
    await claimReview(t, stage.staff, 'IDENTITY', id)
    const answer = await t.send(stage.staff, { method: 'GET', url: `/api/id-pictures/${id}/FRONT` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(await open(stage.person)).toBe(403)
    expect(await open(null)).toBe(401)
    const seen = t.db.selectFrom('audit_log').select('entity_id').where('action', '=', 'openIdPicture')
    expect(await seen.execute()).toEqual([{ entity_id: id }])
    await stage.decide({ status: 'DECLINED', failureReason: 'NOT_GENUINE' })
    expect(await open(stage.staff)).toBe(409)
    // Nor do the files of the product tell of it.
    const file = await t.db
      .selectFrom('files')
      .select('id')
      .where('type', '=', 'ID_DOCUMENT')
      .executeTakeFirstOrThrow()
    const query = 'query($id: ID!) { file: getFileDataById(id: $id) { _id } }'
    for (const as of [stage.person, stage.staff])
      expect((await t.graphql(query, { id: file.id }, as)).data).toEqual({ file: null })
  })
})

describe('a decision', () => {
  it('needs the claim, the permission, and somebody else’s identity', async () => {
    const stage = await submitted()
    const refusal = { status: 'DECLINED', failureReason: 'NOT_GENUINE' }
    expect(await stage.decide(refusal)).toMatchObject({ reason: 'CLAIM_NEEDED' })
    expect(await stage.decide(refusal, stage.person)).toMatchObject({ name: 'NotAllowedError' })
    await claimReview(t, stage.staff, 'IDENTITY', await stage.id())
    expect(await stage.decide({ status: 'APPROVED' })).toMatchObject({
      fields: { firstName: 'identity.data.missing' },
    })
    expect(await stage.decide({ status: 'EXPIRED' })).toMatchObject({
      fields: { status: 'identity.status.invalid' },
    })
    expect(
      await stage.decide({ status: 'APPROVED', data: { ...data, expiresOn: '2001-01-01' } }),
    ).toMatchObject({ fields: { expiresOn: 'identity.expiresOn.past' } })
    expect(await stage.decide(refusal)).toBeNull()
    expect(await stage.decide(refusal)).toMatchObject({ reason: 'ALREADY_ANSWERED' })
  })

  it('is made with what staff should know: another name, and another account with this identity', async () => {
    const first = await submitted()
    await claimReview(t, first.staff, 'IDENTITY', await first.id())
    await first.decide({ status: 'APPROVED', data })
    const second = await identityStage(t, {
      email: 'erik@mezzo.example',
      firstName: 'Erik',
      lastName: 'Schulz',
    })
    await second.begin()
    for (const side of ['FRONT', 'SELFIE']) await second.add(side)
    await second.submit('PASSPORT')
    const warnings = async (read: object) => {
      const query = `query($id: ID!, $firstName: String!, $lastName: String!, $birthDate: Day, $country: String!,
        $documentNumber: String!) { answer: identityWarnings(id: $id, firstName: $firstName, lastName: $lastName,
        birthDate: $birthDate, country: $country, documentNumber: $documentNumber) {
          nameMatch same { email isSameDocument } } }`
      const variables = { id: await second.id(), ...data, ...read }
      return (await t.graphql<{ answer: unknown }>(query, variables, second.staff)).data.answer
    }
    const email = 'jana@mezzo.example'
    expect(await warnings({ documentNumber: 'l01x 00t47' })).toEqual({
      nameMatch: 'OTHER',
      same: [{ email, isSameDocument: true }],
    })
    expect(await warnings({ documentNumber: 'OTHER1' })).toEqual({
      nameMatch: 'OTHER',
      same: [{ email, isSameDocument: false }],
    })
    expect(await warnings({ firstName: 'Erik', lastName: 'Schulz', documentNumber: 'OTHER1' })).toEqual({
      nameMatch: 'SAME',
      same: [],
    })
    // It refuses nothing by itself.
    await claimReview(t, second.staff, 'IDENTITY', await second.id())
    expect(await second.decide({ status: 'APPROVED', data })).toBeNull()
  })
})

it('a correction needs its own permission and a reason, and is in the log', async () => {
  const stage = await submitted()
  const id = await stage.id()
  const correct = async (as: Browser, more: object = {}) => {
    const mutation = `mutation($id: ID!, $field: IdentityField!, $value: String!, $reason: String!, $key: ID!) {
      answer: editIdentityVerificationField(id: $id, field: $field, value: $value, reason: $reason,
        idempotencyKey: $key) { error { name reason fields } } }`
    const order = { id, field: 'lastName', value: 'Keller-Braun', reason: 'As the passport says.', ...more }
    const { data: answer, errors } = await t.graphql<{
      answer: { error: { name: string; reason: string | null } | null }
    } | null>(mutation, { ...order, key: randomUUID() }, as)
    return answer ? answer.answer.error : { name: errors?.[0]?.message }
  }
  await t.createUser({ email: 'edits@mezzo.example', permissions: ['EDIT_IDENTITY_VERIFICATION_FIELD'] })
  const editor = await t.login('edits@mezzo.example')
  expect(await correct(editor)).toMatchObject({ reason: 'IDENTITY_NOT_VERIFIED' })
  await claimReview(t, stage.staff, 'IDENTITY', id)
  await stage.decide({ status: 'APPROVED', data })
  expect(await correct(stage.staff)).toMatchObject({ name: 'Not allowed to access' })
  expect(await correct(editor, { reason: 'no' })).toMatchObject({
    fields: { reason: 'identity.reason.length' },
  })
  expect(await correct(editor, { field: 'birthDate', value: '2999-01-01' })).toMatchObject({
    fields: { value: 'identity.birthDate.invalid' },
  })
  expect(await correct(editor)).toBeNull()
  expect(await correct(editor, { field: 'expiresOn', value: '' })).toBeNull()
  const row = await t.db.selectFrom('id_verifications').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ last_name: 'Keller-Braun', expires_on: null })
  const log = await t.db
    .selectFrom('audit_log')
    .select('data')
    .where('action', '=', 'editIdentityVerificationField')
    .orderBy('id')
    .execute()
  expect(log[0]?.data).toEqual({ field: 'lastName', reason: 'As the passport says.' })
})
