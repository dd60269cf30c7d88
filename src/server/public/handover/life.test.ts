import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  handOver,
  handoverBusiness,
  handoverStage,
  offer,
  planOf,
  shownHandovers,
  step,
} from '../../../../test/handover-stage.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { listTaxHomes, listTaxSums } from '../../money/tax-report/facts-sql.ts'
import { endHandovers } from './end-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow(null)
})

async function offered() {
  const stage = await handoverStage(t)
  return { ...stage, id: given((await offer(t, stage.landlord)).handover)._id }
}

const refused = (reason: string) => ({ error: { name: 'ConditionNotMetError', reason }, handover: null })
const homeOf = async (landlordId: string) =>
  (await t.db.selectFrom('groups').select('id').where('landlord_id', '=', landlordId).execute()).length

describe('both persons', () => {
  it('confirm in a login that is fresh', async () => {
    await handoverStage(t)
    const [stale, staleReceiver] = [await t.login('jana@mezzo.example'), await t.login('nora@mezzo.example')]
    t.setNow(t.services.now().add({ hours: 3 }))
    const fresh = await t.loginConfirmed('jana@mezzo.example')
    const receiver = await t.loginConfirmed('nora@mezzo.example')
    expect(await offer(t, stale)).toMatchObject(refused('CONFIRM_PASSWORD'))
    const { _id: id } = given((await offer(t, fresh)).handover)
    const { fingerprint: seen } = given(await planOf(t, receiver, id))
    expect(await step(t, staleReceiver, 'confirmHandover', id, { seen })).toMatchObject(
      refused('CONFIRM_PASSWORD'),
    )
    expect(await step(t, receiver, 'confirmHandover', id, { seen })).toMatchObject({ error: null })
    expect(await step(t, stale, 'completeHandover', id, { seen })).toMatchObject(refused('CONFIRM_PASSWORD'))
    expect(await shownHandovers(t, fresh)).toMatchObject([{ state: 'CONFIRMED' }])
  })

  it('are needed: the landlord can’t confirm for the other, nor complete before they did', async () => {
    const { id, landlord, tenant, receiver, landlordId } = await offered()
    const seen = given(await planOf(t, landlord, id)).fingerprint
    expect(await step(t, landlord, 'confirmHandover', id, { seen })).toMatchObject({
      error: { name: 'ResourceNotFoundError' },
    })
    expect(await step(t, landlord, 'completeHandover', id, { seen })).toMatchObject(refused('ENDED'))
    const stranger = await t.loginConfirmed('amelie@mezzo.example')
    expect(await step(t, stranger, 'confirmHandover', id, { seen })).toMatchObject({
      error: { name: 'ResourceNotFoundError' },
    })
    expect(await shownHandovers(t, tenant)).toEqual([])
    await step(t, receiver, 'confirmHandover', id, { seen })
    // Whoever takes over isn't the landlord yet, whatever they call.
    expect((await t.graphql(completeOf(id), {}, receiver)).errors).toBeDefined()
    expect(await homeOf(landlordId)).toBe(1)
  })

  it('may take it back until it is done, and both are told', async () => {
    const { id, landlord, receiver, landlordId } = await offered()
    expect(await step(t, receiver, 'withdrawHandover', id)).toMatchObject({ handover: { state: 'DECLINED' } })
    const { _id: second } = given((await offer(t, landlord)).handover)
    const seen = given(await planOf(t, receiver, second)).fingerprint
    await step(t, receiver, 'confirmHandover', second, { seen })
    expect(await step(t, landlord, 'withdrawHandover', second)).toMatchObject({
      handover: { state: 'WITHDRAWN' },
    })
    expect(await step(t, landlord, 'completeHandover', second, { seen })).toMatchObject(refused('ENDED'))
    const subjects = await t.db
      .selectFrom('mails')
      .select('subject')
      .where('to', '=', 'nora@mezzo.example')
      .orderBy('created_at')
      .execute()
    expect(new Set(subjects.map(({ subject }) => subject))).toEqual(
      new Set([
        'Jana Keller would like to hand their business over to you',
        'Nora Weiss has declined to take over',
        'You’ve confirmed that you take over from Jana Keller',
        'Jana Keller’s offer was withdrawn',
      ]),
    )
    expect(await homeOf(landlordId)).toBe(1)
  })

  it('have two weeks, after which it ends by itself', async () => {
    const { id, landlord, receiver } = await offered()
    t.setNow(t.services.now().add({ hours: 24 * 14 }))
    const late = await t.loginConfirmed('nora@mezzo.example')
    expect(await step(t, late, 'confirmHandover', id, { seen: 'x' })).toMatchObject(refused('ENDED'))
    await endHandovers(await t.ctxFor(null))
    await endHandovers(await t.ctxFor(null))
    const mails = await t.db
      .selectFrom('mails')
      .select('to')
      .where('subject', '=', 'The handover offer has ended')
      .execute()
    expect(mails).toHaveLength(2)
    expect(await shownHandovers(t, await t.login('jana@mezzo.example'))).toMatchObject([{ state: 'ENDED' }])
    expect(landlord).not.toBe(receiver)
  })

  it('get the same answer when a call comes twice, and one business is handed over', async () => {
    const stage = await handoverStage(t)
    const key = randomUUID()
    const first = await offer(t, stage.landlord, 'nora@mezzo.example', key)
    expect(await offer(t, stage.landlord, 'nora@mezzo.example', key)).toEqual(first)
    const { _id: id } = given(first.handover)
    const seen = given(await planOf(t, stage.receiver, id)).fingerprint
    await step(t, stage.receiver, 'confirmHandover', id, { seen })
    const last = { seen: given(await planOf(t, stage.landlord, id)).fingerprint, key: randomUUID() }
    const done = await step(t, stage.landlord, 'completeHandover', id, last)
    expect(await step(t, stage.landlord, 'completeHandover', id, last)).toEqual(done)
    expect(await t.db.selectFrom('handed_homes').selectAll().execute()).toHaveLength(1)
  })

  it('see once more what has changed since', async () => {
    const { id, landlord, receiver, tenant, groupId } = await offered()
    const seen = given(await planOf(t, receiver, id)).fingerprint
    await sendRequest(t, { groupId, tenant }, '2030-02-01', '2030-07-31')
    expect(await step(t, receiver, 'confirmHandover', id, { seen })).toMatchObject(
      refused('CONSEQUENCES_CHANGED'),
    )
    expect(landlord).toBeDefined()
  })

  it('are bothered with five offers a day at most', async () => {
    const stage = await handoverStage(t)
    for (let times = 0; times < 5; times++) {
      const { _id: id } = given((await offer(t, stage.landlord)).handover)
      await step(t, stage.landlord, 'withdrawHandover', id)
    }
    expect(await offer(t, stage.landlord)).toMatchObject({ error: { fields: { email: 'handoverTooOften' } } })
    expect(await offer(t, stage.landlord, 'jana@mezzo.example')).toMatchObject({
      error: { fields: { email: 'emailOwn' } },
    })
  })
})

describe('a handover is hindered', () => {
  const landlords: [string, (stage: Awaited<ReturnType<typeof handoverBusiness>>) => Promise<unknown>][] = [
    [
      'ON_HOLD',
      ({ landlordId }) => sql`update users set frozen_at = now() where id = ${landlordId}`.execute(t.db),
    ],
    [
      'DELETION_ASKED',
      ({ landlordId }) =>
        sql`insert into deletion_requests (user_id, requested_at) values (${landlordId}, now())`.execute(
          t.db,
        ),
    ],
    [
      'DATA_UNDER_WAY',
      ({ landlordId }) =>
        sql`insert into data_exports (user_id, kind, state, language, asked_at)
          values (${landlordId}, 'PERSON', 'WAITING', 'en', now())`.execute(t.db),
    ],
    ['NOTHING_TO_HAND_OVER', () => sql`update groups set deleted_at = now()`.execute(t.db)],
    [
      'CONTRACT_IN_SIGNING',
      ({ running }) =>
        sql`update booking_offers set status = 'TENANT_SIGNING'
          where id = (select offer_id from bookings where id = ${running})`.execute(t.db),
    ],
    [
      'TENANT_OWES',
      ({ running, landlordId }) =>
        sql`insert into tenant_dues (booking_id, landlord_id, purpose, mode, amount, vat, currency, due_on, created_at)
          values (${running}, ${landlordId}, 'TENANT_SERVICE_FEE', ${t.services.config.invoiceMode}, 100, 0, 'EUR',
            '2030-07-01', now())`.execute(t.db),
    ],
    [
      'UNPAID_FEE',
      ({ running }) =>
        sql`update invoices set paid_amount = 0, paid_on = null where booking_id = ${running}`.execute(t.db),
    ],
    [
      'MONEY_TO_SETTLE',
      ({ landlordId }) =>
        sql`insert into ledger_accounts (kind, mode, currency, landlord_id, credits)
          values ('LANDLORD_PAYABLE', ${t.services.config.invoiceMode}, 'EUR', ${landlordId}, 5)`.execute(
          t.db,
        ),
    ],
  ]
  it.each(landlords)('by %s, when it is offered and when it is done', async (obstacle, happens) => {
    const stage = await handoverBusiness(t)
    const { _id: id } = given((await offer(t, stage.landlord)).handover)
    const seen = given(await planOf(t, stage.receiver, id)).fingerprint
    await step(t, stage.receiver, 'confirmHandover', id, { seen })
    const last = given(await planOf(t, stage.landlord, id)).fingerprint
    await happens(stage)
    expect(await planOf(t, stage.landlord, id)).toMatchObject({
      obstacles: [obstacle],
      isLandlordReady: false,
    })
    // What stands in the way on the landlord's side is nobody else's business.
    expect(await planOf(t, stage.receiver, id)).toMatchObject({ obstacles: [], isLandlordReady: false })
    const answer = await t.graphql(completeOf(id, last), {}, stage.landlord)
    expect(JSON.stringify(answer)).toMatch(/CONSEQUENCES_CHANGED|ACCOUNT_FROZEN/)
    expect(await homeOf(stage.landlordId)).toBe(1)
  })

  const receivers: [string, (receiverId: string) => Promise<unknown>][] = [
    ['RECEIVER_ON_HOLD', (id) => sql`update users set frozen_at = now() where id = ${id}`.execute(t.db)],
    [
      'RECEIVER_DELETION_ASKED',
      (id) => sql`insert into deletion_requests (user_id, requested_at) values (${id}, now())`.execute(t.db),
    ],
    [
      'RECEIVER_DATA_UNDER_WAY',
      (id) =>
        sql`insert into data_exports (user_id, kind, state, language, asked_at)
          values (${id}, 'PERSON', 'WAITING', 'en', now())`.execute(t.db),
    ],
    [
      'RECEIVER_IS_STAFF',
      (id) => sql`update users set permissions = '{accounting}' where id = ${id}`.execute(t.db),
    ],
  ]
  it.each(receivers)('by %s, of which the landlord isn’t told which it is', async (obstacle, happens) => {
    const { id, landlord, receiver, receiverId, landlordId } = await offered()
    const seen = given(await planOf(t, receiver, id)).fingerprint
    await step(t, receiver, 'confirmHandover', id, { seen })
    await happens(receiverId)
    expect(await planOf(t, receiver, id)).toMatchObject({
      receiverObstacles: [obstacle],
      isReceiverReady: false,
    })
    expect(await planOf(t, landlord, id)).toMatchObject({ receiverObstacles: [], isReceiverReady: false })
    expect(await step(t, landlord, 'completeHandover', id, { seen })).toMatchObject(
      refused('CONSEQUENCES_CHANGED'),
    )
    expect(await homeOf(landlordId)).toBe(1)
  })

  it('where the person is a tenant of what goes', async () => {
    const stage = await handoverStage(t)
    await sendRequest(t, stage, '2030-02-01', '2030-07-31')
    const { _id: id } = given((await offer(t, stage.landlord, 'amelie@mezzo.example')).handover)
    expect(await planOf(t, stage.tenant, id)).toMatchObject({ receiverObstacles: ['RECEIVER_IS_TENANT'] })
  })
})

describe('what was the former landlord’s', () => {
  it('stays in their tax report: what came until then, with its home', async () => {
    const stage = await handoverBusiness(t)
    const year = { mode: t.services.config.invoiceMode, from: '2030-01-01' as Day, to: '2030-12-31' as Day }
    const sums = (landlordId: string) => listTaxSums(t.db, { landlordId, ...year })
    const before = await sums(stage.landlordId)
    expect(before.length).toBeGreaterThan(1)
    await handOver(t, stage)
    expect(await sums(stage.landlordId)).toEqual(before)
    expect(await sums(stage.receiverId)).toEqual([])
    expect((await listTaxHomes(t.db, stage.landlordId)).map(({ groupId }) => groupId)).toEqual([
      stage.groupId,
    ])
  })

  it('isn’t billed again, nor shown, when the new landlord shortens a stay', async () => {
    const stage = await handoverBusiness(t)
    const invoices = () => t.db.selectFrom('invoices').selectAll().orderBy('position').execute()
    const before = await invoices()
    await handOver(t, stage)
    const cancelled = await t.graphql<{ cancelBookingAsLandlord: { error: unknown } }>(
      `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER, lastDay: "2030-07-15",
        note: "Sold") { error { name reason fields } } }`,
      { id: stage.running },
      stage.receiver,
    )
    expect(cancelled).toMatchObject({ data: { cancelBookingAsLandlord: { error: null } } })
    expect(await invoices()).toEqual(before)
  })

  it('lets the new landlord answer the request that waited', async () => {
    const stage = await handoverBusiness(t)
    await handOver(t, stage)
    expect(await command(t, stage.landlord, 'acceptListingRequest', { id: stage.open })).toMatchObject({
      error: { name: 'ResourceNotFoundError' },
    })
    expect(await command(t, stage.receiver, 'acceptListingRequest', { id: stage.open })).toMatchObject({
      error: null,
    })
  })
})

function completeOf(id: string, seen = 'x'): string {
  return `mutation { completeHandover(handoverId: "${id}", seen: "${seen}", idempotencyKey: "${randomUUID()}") {
    error { name reason } } }`
}
