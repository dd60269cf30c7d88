import { afterEach, describe, expect, it } from 'vitest'
import { WEBHOOK_EVENTS } from '../../../domain/catalogue/webhooks.ts'
import { WEBHOOK_CONTENTS, webhookSubjectKind } from '../../../domain/notifications/webhook-content.ts'
import { webhookType } from '../../../domain/notifications/webhook-events.ts'
import { payRentOf } from '../../../../test/money-builders.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { announce } from './announce.ts'
import { given } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
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

/** Every message was what the description of the REST calls says of its event. */
function expectAsDescribed() {
  for (const { message } of stage.receiver.received) {
    const event = given(WEBHOOK_EVENTS.find((one) => webhookType(one) === message.type))
    const read = WEBHOOK_CONTENTS[webhookSubjectKind(event)].safeParse(message.data)
    expect([message.type, read.error?.issues ?? []]).toEqual([message.type, []])
  }
}
afterEach(expectAsDescribed)

describe('what is sent', () => {
  it('tells of a request once it is stored: signed, with ids, state and days, and nothing of the tenant', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    const requestId = await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    const [first, ...others] = stage.receiver.received
    expect(others).toEqual([])
    const { message, headers, body } = given(first)
    expect(message).toMatchObject({
      type: 'request.received',
      data: {
        listingRequestId: requestId,
        groupId: people.groupId,
        status: 'OPEN',
        from: '2030-02-01',
        to: '2030-04-30',
        url: expect.stringContaining(requestId) as string,
      },
    })
    expect(isSignedWith(people.secret, given(first))).toBe(true)
    expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, given(first))).toBe(false)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(body).not.toMatch(/Amélie|Fournier|@|tenant/i)
    expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
      {
        event: 'REQUEST_RECEIVED',
        state: 'DELIVERED',
        attempts: 1,
        statusCode: 204,
        eventId: headers['webhook-id'],
      },
    ])
  })

  it('tells of a whole stay in the words that were chosen, and of nothing else', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_ACCEPTED', 'BOOKING_MADE', 'INVOICE_MADE'])
    await bookStay(stage.t, people, '2030-02-01', '2030-04-30')
    const { id: bookingId } = await stage.t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    await sendAll(stage)
    const told = stage.receiver.received.map(({ message }) => message)
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['request.accepted', 'booking.made', 'invoice.made']),
    )
    expect(told.find(({ type }) => type === 'booking.made')?.data).toMatchObject({
      bookingId,
      canceled: false,
    })
    expect(told.find(({ type }) => type === 'invoice.made')?.data).toMatchObject({
      bookingId,
      documentType: 'INVOICE',
      number: expect.any(String) as string,
    })
  })

  it('tells of payments and calendars what the description says', async () => {
    const people = await stageWithWebhook(stage, ['PAYMENT_RECEIVED', 'CALENDAR_PROBLEM'])
    await bookStay(stage.t, people, '2030-02-01', '2030-04-30')
    const booking = await stage.t.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const paymentId = await payRentOf(stage.t, booking.id)
    const ctx = await stage.t.ctxFor(null)
    const { landlord_id: landlordId } = booking
    await inTransaction(ctx, async (trx) => {
      await announce(trx, ctx, { landlordId, event: 'PAYMENT_RECEIVED', subjectId: paymentId })
      await announce(trx, ctx, { landlordId, event: 'CALENDAR_PROBLEM', subjectId: booking.listing_id })
    })
    await sendAll(stage)
    const told = stage.receiver.received.map(({ message }) => message)
    expect(told.find(({ type }) => type === 'payment.received')?.data).toMatchObject({ paymentId })
    expect(told.find(({ type }) => type === 'calendar.problem')?.data).toMatchObject({
      listingId: booking.listing_id,
      calendarFeedId: null,
    })
  })

  it('tells nobody of a change that did not happen', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_ACCEPTED'])
    const { error } = await command(stage.t, people.landlord, 'acceptListingRequest', {
      id: people.groupId,
      seen: [],
    })
    expect(error?.name).toBe('ResourceNotFoundError')
    await sendAll(stage)
    expect(stage.receiver.received).toEqual([])
  })

  it('tells no other landlord', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    const otherId = await stage.t.createUser({ email: 'other@mezzo.example', landlord: true })
    await stage.t.db.updateTable('webhook_endpoints').set({ landlord_id: otherId }).execute()
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await sendAll(stage)
    expect(stage.receiver.received).toEqual([])
  })
})

describe('an attempt that fails', () => {
  it.each([
    [answering(500, 'Down for\u0000 repair'), 'STATUS', 500, 'Down for  repair'],
    [
      answering(302, 'Elsewhere', { location: 'https://hooks.mezzo-test.com/' }),
      'REDIRECTED',
      302,
      'Elsewhere',
    ],
    [answering(404, 'x'.repeat(100_000)), 'STATUS', 404, 'x'.repeat(500)],
  ])(
    '%#: is noted with the beginning of the answer, and tried again with the same id and words',
    async (answer, failure, statusCode, text) => {
      const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
      stage.receiver.answers.push(answer)
      await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
      await stage.t.runJobs()
      expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
        {
          state: 'WAITING',
          attempts: 1,
          failure,
          statusCode,
          answer: text,
          nextAttemptAt: expect.any(String) as string,
        },
      ])
      expect(stage.receiver.received).toHaveLength(1)
      await sendAll(stage)
      const [first, second] = stage.receiver.received.map(({ body, headers }) => [
        body,
        headers['webhook-id'],
      ])
      expect(second).toEqual(given(first))
      expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
        { state: 'DELIVERED', attempts: 2, failure: null, nextAttemptAt: null },
      ])
    },
  )

  it('is given up after ten, and can be sent again by hand, with patience anew', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    for (let n = 0; n < 11; n++) stage.receiver.answers.push(answering(500))
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    for (let n = 0; n < 12; n++) await sendAll(stage)
    const [failed] = await logOf(stage, people.landlord, people.webhookId)
    expect(failed).toMatchObject({ state: 'FAILED', attempts: 10, nextAttemptAt: null })
    await changing(stage, people.landlord, 'resendWebhookDelivery', { id: given(failed).id })
    await stage.t.runJobs()
    expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
      { state: 'WAITING', attempts: 11, nextAttemptAt: expect.any(String) as string },
    ])
    await sendAll(stage)
    expect(await logOf(stage, people.landlord, people.webhookId)).toMatchObject([
      { state: 'DELIVERED', attempts: 12 },
    ])
    expect(new Set(stage.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('switches the webhook off after five days without a success, with a mail, and keeps nothing for it then', async () => {
    stage.t.setNow('2030-01-10T09:00:00Z')
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    stage.receiver.answers.push(answering(500), answering(500), answering(500))
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    stage.t.setNow('2030-01-15T08:59:00Z')
    await sendAll(stage)
    expect(await webhooksOf(stage, people.landlord)).toMatchObject([{ state: 'ACTIVE' }])
    stage.t.setNow('2030-01-15T09:00:00Z')
    await sendAll(stage)
    const landlord = await stage.t.login('jana@mezzo.example')
    expect(await webhooksOf(stage, landlord)).toMatchObject([{ state: 'DISABLED' }])
    const mails = await stage.t.db
      .selectFrom('mails')
      .select(['template', 'text'])
      .where('template', '=', 'webhookDisabled')
      .execute()
    expect(mails).toHaveLength(1)
    const before = stage.receiver.received.length
    await sendRequest(stage.t, people, '2030-06-01', '2030-07-31')
    await sendAll(stage)
    expect(stage.receiver.received).toHaveLength(before)
    expect(await logOf(stage, landlord, people.webhookId)).toHaveLength(1)
    await changing(stage, landlord, 'resumeWebhook', { id: people.webhookId })
    await sendAll(stage)
    expect(await logOf(stage, landlord, people.webhookId)).toMatchObject([{ state: 'DELIVERED' }])
  })

  it('410 switches it off at once', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    stage.receiver.answers.push(answering(410))
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    expect(await webhooksOf(stage, people.landlord)).toMatchObject([{ state: 'DISABLED' }])
  })

  it('a webhook that rests is not asked, and no attempt is counted', async () => {
    const people = await stageWithWebhook(stage, ['REQUEST_RECEIVED'])
    const soon = stage.t.services.now().add({ seconds: 60 })
    await stage.t.db.updateTable('webhook_endpoints').set({ rests_until: soon }).execute()
    await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await stage.t.runJobs()
    expect(stage.receiver.received).toEqual([])
    stage.t.setNow(soon.add({ seconds: 1 }))
    await sendAll(stage)
    expect(stage.receiver.received).toHaveLength(1)
  })
})
