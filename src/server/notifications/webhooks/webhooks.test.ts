import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { answering, isSignedWith } from '../../../../test/webhook-receiver.ts'
import {
  changing,
  logOf,
  sendAll,
  stageWithWebhook,
  startWebhookStage,
  webhooksOf,
} from '../../../../test/webhook-stage.ts'

const stage = startWebhookStage()
afterEach(() => stage.t.setNow(null))

const input = { url: 'https://hooks.mezzo-test.com/mezzo', events: ['BOOKING_MADE'] }

describe('a webhook', () => {
  it('shows its secret once; for a day after a new one both sign', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    const rows = await stage.t.db.selectFrom('webhook_endpoints').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(people.secret.slice(6))
    const rotated = await changing(stage, people.landlord, 'rotateWebhookSecret', { id: people.webhookId })
    const { secret } = given(rotated.given)
    expect(secret).not.toBe(people.secret)
    const test = () => changing(stage, people.landlord, 'testWebhook', { id: people.webhookId })
    await test()
    await stage.t.runJobs()
    const both = given(stage.receiver.received[0])
    expect([isSignedWith(secret, both), isSignedWith(people.secret, both)]).toEqual([true, true])
    await test()
    stage.t.setNow(stage.t.services.now().add({ hours: 24 }))
    await stage.t.runJobs()
    const one = given(stage.receiver.received[1])
    expect([isSignedWith(secret, one), isSignedWith(people.secret, one)]).toEqual([true, false])
  })

  it('is set up once for a key: who has lost the answer is given the same secret again', async () => {
    await stage.t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const jana = await stage.t.loginConfirmed('jana@mezzo.example')
    const variables = { input, idempotencyKey: randomUUID() }
    const made = given((await changing(stage, jana, 'createWebhook', variables)).given)
    expect((await changing(stage, jana, 'createWebhook', variables)).given).toEqual(made)
    expect(await stage.t.db.selectFrom('webhook_endpoints').select('id').execute()).toEqual([
      { id: made.webhook.id },
    ])
    const calls = await stage.t.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(calls)).not.toContain(made.secret.slice(6))
  })

  it('that is paused gets nothing, and all that has waited once it goes on', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    await changing(stage, people.landlord, 'pauseWebhook', { id: people.webhookId })
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await sendAll(stage)
    expect(stage.receiver.received).toEqual([])
    const refused = await changing(stage, people.landlord, 'testWebhook', { id: people.webhookId })
    expect(refused.error?.reason).toBe('WEBHOOK_STOPPED')
    const { webhook } = await changing(stage, people.landlord, 'resumeWebhook', { id: people.webhookId })
    expect(webhook?.state).toBe('ACTIVE')
    await sendAll(stage)
    expect(stage.receiver.received).toHaveLength(1)
  })

  it('sends a test once, whatever becomes of it', async () => {
    const people = await stageWithWebhook(stage, ['BOOKING_MADE'])
    stage.receiver.answers.push(answering(500))
    await changing(stage, people.landlord, 'testWebhook', { id: people.webhookId })
    await sendAll(stage)
    await sendAll(stage)
    expect(stage.receiver.received.map(({ message }) => message.type)).toEqual(['webhook.test'])
    expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
      { state: 'FAILED', attempts: 1 },
    ])
  })

  it.each([
    [{ url: 'http://hooks.mezzo-test.com/' }, { url: 'open' }],
    [{ url: 'https://127.0.0.1/' }, { url: 'private' }],
    [{ url: 'https://[::1]:8443/' }, { url: 'private' }],
    [{ url: 'https://nas.local/' }, { url: 'private' }],
    [{ url: 'https://hooks.mezzo-test.com:6379/' }, { url: 'private' }],
    [{ url: 'https://me:key@hooks.mezzo-test.com/' }, { url: 'password' }],
    [{ events: [] }, { events: 'required' }],
    [{ events: ['WEBHOOK_TEST'] }, { events: 'required' }],
  ])('with %j is refused', async (wrong, fields) => {
    await stage.t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const landlord = await stage.t.loginConfirmed('jana@mezzo.example')
    const { error } = await changing(stage, landlord, 'createWebhook', { input: { ...input, ...wrong } })
    expect(error).toMatchObject({ name: 'ValidationError', fields })
  })

  it('is looked at again when something is sent: nothing reaches a private address that the operator allows no more', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    await stage.t.db
      .updateTable('webhook_endpoints')
      .set({ url: stage.receiver.url.replace('127.0.0.1', '127.0.0.2') })
      .execute()
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    expect(stage.receiver.received).toEqual([])
    expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([{ failure: 'NOT_ALLOWED' }])
  })

  it('needs a fresh login where data would begin to leave elsewhere, and none to stop', async () => {
    const people = await stageWithWebhook(stage, ['BOOKING_MADE'])
    const landlord = await stage.t.login('jana@mezzo.example')
    await stage.t.db
      .updateTable('sessions')
      .set({ created_at: stage.t.services.now().subtract({ hours: 2 }), confirmed_at: null })
      .execute()
    const id = people.webhookId
    const url = stage.receiver.url
    const moved = { url: `${url}/2`, events: ['BOOKING_MADE'] }
    const reasons = await Promise.all([
      changing(stage, landlord, 'createWebhook', { input }),
      changing(stage, landlord, 'changeWebhook', { id, input: moved }),
      changing(stage, landlord, 'rotateWebhookSecret', { id }),
    ])
    expect(reasons.map(({ error }) => error?.reason)).toEqual(Array(3).fill('CONFIRM_PASSWORD'))
    const same = await changing(stage, landlord, 'changeWebhook', {
      id,
      input: { url, events: ['CALENDAR_PROBLEM'] },
    })
    expect(same.error).toBeNull()
    expect(await webhooksOf(stage, landlord)).toMatchObject([{ url, events: ['CALENDAR_PROBLEM'] }])
    expect((await changing(stage, landlord, 'pauseWebhook', { id })).error).toBeNull()
  })

  it('belongs to its landlord: others see none, and change none', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    const [delivery] = await logOf(stage, people.landlord, people.webhookId)
    await stage.t.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await stage.t.loginConfirmed('other@mezzo.example')
    expect(await webhooksOf(stage, other)).toEqual([])
    expect(await logOf(stage, other, people.webhookId)).toEqual([])
    const id = people.webhookId
    const answers = [
      await changing(stage, other, 'changeWebhook', { id, input }),
      await changing(stage, other, 'rotateWebhookSecret', { id }),
      await changing(stage, other, 'pauseWebhook', { id }),
      await changing(stage, other, 'resumeWebhook', { id }),
      await changing(stage, other, 'testWebhook', { id }),
      await changing(stage, other, 'deleteWebhook', { id }),
      await changing(stage, other, 'resendWebhookDelivery', { id: given(delivery).id }),
    ]
    expect(answers.map(({ error }) => error?.name)).toEqual(Array(7).fill('ResourceNotFoundError'))
  })

  it('a landlord has ten at most', async () => {
    await stage.t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const landlord = await stage.t.loginConfirmed('jana@mezzo.example')
    for (let n = 0; n < 10; n++)
      expect((await changing(stage, landlord, 'createWebhook', { input })).error).toBeNull()
    expect((await changing(stage, landlord, 'createWebhook', { input })).error?.reason).toBe(
      'TOO_MANY_WEBHOOKS',
    )
  })

  it('what is done with it stands in the log, without its address, and in a mail where data leave', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    await changing(stage, people.landlord, 'deleteWebhook', { id: people.webhookId })
    const entries = await stage.t.db
      .selectFrom('audit_log')
      .select(['action', 'data'])
      .where('entity_type', '=', 'webhook_endpoint')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['createWebhook', 'deleteWebhook'])
    expect(JSON.stringify(entries)).not.toContain('/hook')
    const mails = await stage.t.db.selectFrom('mails').select('template').execute()
    expect(mails).toEqual([{ template: 'loginChanged' }])
  })

  it('what was sent is forgotten after 30 days', async () => {
    stage.t.setNow('2030-01-01T09:00:00Z')
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    const forget = async () => {
      const ctx = await stage.t.ctxFor(null)
      await ctx.enqueue(stage.t.db, 'forgetWebhookDeliveries', {})
      await stage.t.runJobs()
      const left = await stage.t.db.selectFrom('webhook_deliveries').select('id').execute()
      return left.length
    }
    stage.t.setNow('2030-01-31T08:59:00Z')
    expect(await forget()).toBe(1)
    stage.t.setNow('2030-01-31T09:00:01Z')
    expect(await forget()).toBe(0)
  })
})
