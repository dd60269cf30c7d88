import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createStage, offerOf } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { sendDigests } from './actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function choose(person: Browser, mailDigest: string) {
  const { data } = await t.graphql<{ save: { error: object | null } }>(
    `mutation($mailDigest: MailDigest!) {
      save: saveNotificationSettings(timeZone: "Europe/Berlin", mailDigest: $mailDigest) { error { name } } }`,
    { mailDigest },
    person,
  )
  expect(data.save.error).toBeNull()
}

async function mailsTo(userId: string) {
  await t.runJobs()
  return t.db
    .selectFrom('mails')
    .select(['template', 'text', 'subject'])
    .where('recipient_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

async function digestAt(now: string) {
  t.setNow(now)
  await sendDigests(await t.ctxFor(null))
}

test('a landlord who wants one mail a day gets what happened in one, in the morning and once', async () => {
  t.setNow('2029-12-10T12:00:00Z')
  const stage = await createStage(t)
  await choose(stage.landlord, 'DAILY')
  await sendRequest(t, stage, '2030-02-01', '2030-03-31')
  await sendRequest(t, stage, '2030-05-01', '2030-06-30')
  expect(await mailsTo(stage.landlordId)).toEqual([])
  await digestAt('2029-12-11T06:59:00Z')
  expect(await mailsTo(stage.landlordId)).toEqual([])
  await digestAt('2029-12-11T07:07:00Z')
  const [mail, ...others] = await mailsTo(stage.landlordId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'digest', subject: '2 notifications from Mezzo' })
  expect(mail?.text.match(/– Amélie .* requests Torstraße 14/g)).toHaveLength(2)
  await digestAt('2029-12-11T08:07:00Z')
  await digestAt('2029-12-12T08:07:00Z')
  expect(await mailsTo(stage.landlordId)).toHaveLength(1)
})

test('what was read in the app meanwhile is not told', async () => {
  t.setNow('2029-12-10T12:00:00Z')
  const stage = await createStage(t)
  await choose(stage.landlord, 'DAILY')
  await sendRequest(t, stage, '2030-02-01', '2030-03-31')
  await t.db.updateTable('notifications').set({ read_at: t.services.now() }).execute()
  await digestAt('2029-12-11T09:07:00Z')
  expect(await mailsTo(stage.landlordId)).toEqual([])
})

test('once a week holds nothing back that has a deadline of a few days', async () => {
  t.setNow('2029-12-12T12:00:00Z')
  const stage = await createStage(t)
  await choose(stage.landlord, 'WEEKLY')
  const id = await sendRequest(t, stage, '2030-02-01', '2030-03-31')
  expect((await mailsTo(stage.landlordId)).map(({ template }) => template)).toEqual(['requestReceived'])
  await command(t, stage.tenant, 'withdrawListingRequest', { id })
  expect(await mailsTo(stage.landlordId)).toHaveLength(1)
  await digestAt('2029-12-16T12:07:00Z')
  expect(await mailsTo(stage.landlordId)).toHaveLength(1)
  await digestAt('2029-12-17T08:07:00Z')
  expect((await mailsTo(stage.landlordId)).map(({ template }) => template)).toEqual([
    'requestReceived',
    'digest',
  ])
})

test('a tenant gets what belongs to the contract by itself, whatever they chose', async () => {
  const stage = await createStage(t)
  await choose(stage.tenant, 'DAILY')
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  expect(await mailsTo(stage.tenantId)).toEqual([])
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const { id: offerId } = await offerOf(t.db, id)
  await command(t, stage.landlord, 'cancelContract', { id: offerId })
  expect((await mailsTo(stage.tenantId)).map(({ template }) => template)).toEqual(['contractCanceled'])
})

test('whoever wants single mails again gets what still waits', async () => {
  t.setNow('2029-12-10T12:00:00Z')
  const stage = await createStage(t)
  await choose(stage.landlord, 'DAILY')
  await sendRequest(t, stage, '2030-02-01', '2030-03-31')
  await choose(stage.landlord, 'NONE')
  await digestAt('2029-12-10T12:07:00Z')
  expect(await mailsTo(stage.landlordId)).toMatchObject([
    { template: 'digest', subject: 'One notification from Mezzo' },
  ])
})
