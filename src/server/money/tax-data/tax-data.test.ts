import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  bookWithRent,
  loginAccountant,
  openPayingApp,
  openPayoutAccount,
  type PayingApp,
  payRent,
  type RentStage,
} from '../../../../test/paying-app.ts'
import { checkBillingDetails } from '../billing/details-actions.ts'
import { payOut } from '../paying-out/send-actions.ts'
import { chaseTaxData } from './clock-actions.ts'

const booked = Temporal.Instant.from('2029-11-21T09:00:00Z')
const after = (days: number) => booked.add({ hours: 24 * days })
let paying: PayingApp
let app: TestApp
let stage: RentStage

beforeAll(async () => {
  paying = await openPayingApp()
  ;({ app } = paying)
})
beforeEach(async () => {
  paying.goTo(booked)
  stage = await bookWithRent(app)
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

const chase = async () => chaseTaxData(await app.ctxFor(null))
const mails = async () =>
  (
    await app.db
      .selectFrom('mails')
      .select(['template', 'text'])
      .where('template', 'like', 'taxData%')
      .orderBy('created_at')
      .execute()
  ).map(({ template, text }) => ({ template, text }))
const request = () => app.db.selectFrom('tax_data_requests').selectAll().executeTakeFirst()

async function chaseUntil(day: number): Promise<void> {
  for (let one = 0; one <= day; one += 1) {
    paying.goTo(after(one))
    await chase()
  }
}

const person = {
  type: 'PRIVATE',
  firstName: 'Jana',
  lastName: 'Keller',
  birthDate: '1985-05-05',
  taxId: '86095742719',
  addressLine1: 'Torstraße 12',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
}

interface ItemAnswer {
  answer: {
    error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
    billingDetailsItem: { id: string; isCompliant: boolean; hasOddTaxId: boolean } | null
  }
}

async function addDetails(input: object, landlord: Browser): Promise<string> {
  const { data } = await app.graphql<ItemAnswer>(
    `mutation($input: BillingDetailsInput!, $key: ID!) {
      answer: createBillingDetailsItem(input: $input, idempotencyKey: $key) {
        error { name reason fields } billingDetailsItem { id isCompliant hasOddTaxId } } }`,
    { input, key: randomUUID() },
    landlord,
  )
  const id = given(given(data.answer.billingDetailsItem).id)
  await app.db
    .updateTable('groups')
    .set({ billing_details_item_id: id })
    .where('id', '=', stage.groupId)
    .execute()
  return id
}

describe('what tax reporting lacks of a home that is let', () => {
  it('is asked for, reminded of twice, and then holds payouts; each once', async () => {
    await chaseUntil(59)
    expect((await mails()).map(({ template }) => template)).toEqual([
      'taxDataMissing',
      'taxDataMissing',
      'taxDataMissing',
    ])
    expect((await request())?.held_at).toBeNull()
    paying.goTo(after(60))
    expect([await chase(), await chase()]).toEqual([1, 0])
    const told = await mails()
    expect(told.at(-1)?.template).toBe('taxDataHold')
    expect(told[0]?.text).toContain('20 January 2030')
    expect(told[1]?.text).toContain('20 January 2030')
    expect(await request()).toMatchObject({
      asked_at: booked,
      first_reminder_at: after(20),
      second_reminder_at: after(40),
      held_at: after(60),
    })
    const log = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'chaseTaxData')
      .orderBy('id')
      .execute()
    expect(log.map(({ data }) => (data as { step: string }).step)).toEqual([
      'ASK',
      'FIRST_REMINDER',
      'SECOND_REMINDER',
      'HOLD',
    ])
  })

  it('is nobody’s business once nothing is missing, and who was not held hears nothing of it', async () => {
    await chaseUntil(20)
    await addDetails(person, await app.login('jana@mezzo.example'))
    paying.goTo(after(21))
    expect([await chase(), await request()]).toEqual([1, undefined])
    expect(await mails()).toHaveLength(2)
  })

  it.each<[string, (groupId: string) => Promise<unknown>]>([
    [
      'that lies elsewhere',
      (id) => app.db.updateTable('groups').set({ country: 'AT' }).where('id', '=', id).execute(),
    ],
    [
      'that is neither offered nor booked',
      async (id) => {
        await app.db.updateTable('listings').set({ published: false }).where('group_id', '=', id).execute()
        await app.db.updateTable('bookings').set({ canceled: true, canceled_at: booked }).execute()
      },
    ],
  ])('is not asked for of a home %s', async (_, change) => {
    await change(stage.groupId)
    expect(await chase()).toBe(0)
  })

  it('is told to its landlord alone', async () => {
    await chase()
    const query = '{ taxDataRequest { askedAt firstReminderAt secondReminderAt heldAt holdsFrom } }'
    expect((await app.graphql(query, {}, await app.login('jana@mezzo.example'))).data).toEqual({
      taxDataRequest: {
        askedAt: booked.toString(),
        firstReminderAt: null,
        secondReminderAt: null,
        heldAt: null,
        holdsFrom: '2030-01-20',
      },
    })
    const stranger = await app.graphql(query, {}, await app.login('amelie@mezzo.example'))
    expect(stranger.data?.taxDataRequest ?? null).toBeNull()
  })
})

describe('a payout for a home whose tax data are missing', () => {
  const movedIn = Temporal.Instant.from('2030-02-02T09:00:00Z')
  const next = async () => {
    const query = '{ nextPayouts { amount taxHeld waitsFor on items { kind } } }'
    const { data } = await app.graphql<{ nextPayouts: unknown[] }>(
      query,
      {},
      await app.login('jana@mezzo.example'),
    )
    return data.nextPayouts[0]
  }
  const payouts = () => app.db.selectFrom('payouts').select('amount').execute()

  beforeEach(async () => {
    await payRent(paying, stage, '4000000000000077')
    await openPayoutAccount(paying)
  })

  it('waits, says why, and goes once they are given', async () => {
    await chaseUntil(60)
    paying.goTo(movedIn)
    await payOut(await app.ctxFor(null))
    expect(await payouts()).toEqual([])
    expect(await next()).toMatchObject({ amount: 0, waitsFor: 'PAYOUT_TAX_DATA', on: null, items: [] })

    await addDetails(person, await app.login('jana@mezzo.example'))
    expect(await next()).toMatchObject({ taxHeld: 0, waitsFor: 'PAYOUT_WAITS' })
    await payOut(await app.ctxFor(null))
    expect(await payouts()).toHaveLength(1)
    await chase()
    expect((await mails()).at(-1)?.template).toBe('taxDataComplete')
  })

  it('goes as long as the time to give them runs', async () => {
    await chase()
    paying.goTo(movedIn)
    await payOut(await app.ctxFor(null))
    expect(await payouts()).toHaveLength(1)
  })

  it('waits no less where other incomplete details are named', async () => {
    await chaseUntil(60)
    await addDetails({ ...person, taxId: null }, await app.login('jana@mezzo.example'))
    paying.goTo(movedIn)
    await payOut(await app.ctxFor(null))
    expect(await payouts()).toEqual([])
  })
})

describe('an exemption', () => {
  const exempt = async (
    as: Browser,
    id: string,
    more: Record<string, unknown> = {},
    key: string = randomUUID(),
  ) => {
    const { data, errors } = await app.graphql<{
      answer: {
        error: { name: string; fields: Record<string, string> | null } | null
        taxDataItem: Record<string, unknown> | null
      } | null
    }>(
      `mutation($id: ID!, $status: Dac7ExemptionStatus!, $deadline: String, $reason: String!, $key: ID!) {
        answer: setDac7Exemption(billingDetailsId: $id, exemptionStatus: $status, exemptionDeadline: $deadline,
          exemptionReason: $reason, idempotencyKey: $key) {
          error { name fields }
          taxDataItem { isExempt isCompliant missing exemptionStatus exemptionDeadline exemptionReason } } }`,
      { id, status: 'FORCED_EXEMPTION', deadline: null, reason: 'Agreed with the tax office', key, ...more },
      as,
    )
    return data?.answer ?? errors?.[0]?.message
  }

  it('is decided by the accounting with a reason, and counts at once', async () => {
    const landlord = await app.login('jana@mezzo.example')
    const id = await addDetails({ ...person, taxId: null }, landlord)
    const accountant = await loginAccountant(app)
    expect(await exempt(landlord, id)).toBe('Not allowed to access')
    expect(await exempt(accountant, id, { reason: ' ' })).toMatchObject({
      error: { name: 'ValidationError', fields: { exemptionReason: 'exemption.reason.required' } },
    })
    const key = randomUUID()
    const first = await exempt(accountant, id, {}, key)
    expect(first).toMatchObject({
      error: null,
      taxDataItem: {
        isExempt: true,
        isCompliant: true,
        missing: ['taxId'],
        exemptionStatus: 'FORCED_EXEMPTION',
      },
    })
    expect(await exempt(accountant, id, {}, key)).toEqual(first)
    const log = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'setDac7Exemption')
      .execute()
    expect(log).toEqual([
      {
        data: {
          was: { exemptionStatus: 'NON_EXEMPT', exemptionDeadline: null, exemptionReason: '' },
          exemptionStatus: 'FORCED_EXEMPTION',
          exemptionDeadline: null,
          exemptionReason: 'Agreed with the tax office',
        },
      },
    ])
    expect(await chase()).toBe(0)
  })

  it('until a deadline ends on that day by itself', async () => {
    const id = await addDetails({ ...person, taxId: null }, await app.login('jana@mezzo.example'))
    const accountant = await loginAccountant(app)
    await exempt(accountant, id, { status: 'EXEMPT_UNTIL_DEADLINE', deadline: '2029-12-01' })
    const isExempt = async () =>
      (await app.db.selectFrom('billing_details_items').select('is_exempt').executeTakeFirst())?.is_exempt
    paying.goTo(Temporal.Instant.from('2029-11-30T12:00:00Z'))
    await checkBillingDetails(await app.ctxFor(null))
    expect(await isExempt()).toBe(true)
    paying.goTo(Temporal.Instant.from('2029-12-01T01:07:00Z'))
    await checkBillingDetails(await app.ctxFor(null))
    expect(await isExempt()).toBe(false)
    expect(await chase()).toBe(1)
  })

  it('is listed for staff with what is missing, and never a tax number', async () => {
    await addDetails({ ...person, birthDate: null }, await app.login('jana@mezzo.example'))
    await chase()
    const list = `query($state: TaxDataState!, $search: String) { taxDataItems(state: $state, search: $search) {
      totalCount nodes { landlordName name missing homes askedAt heldAt } } }`
    const accountant = await loginAccountant(app)
    const read = async (variables: object) =>
      (await app.graphql<{ taxDataItems: unknown }>(list, { ...variables }, accountant)).data.taxDataItems
    expect(await read({ state: 'MISSING', search: 'KELL' })).toEqual({
      totalCount: 1,
      nodes: [
        {
          landlordName: 'Jana Keller',
          name: 'Jana Keller',
          missing: ['birthDate'],
          homes: 1,
          askedAt: booked.toString(),
          heldAt: null,
        },
      ],
    })
    expect(await read({ state: 'MISSING', search: '%' })).toEqual({ totalCount: 0, nodes: [] })
    expect(await read({ state: 'HELD' })).toMatchObject({ totalCount: 0 })
    expect(await read({ state: 'EXEMPT' })).toMatchObject({ totalCount: 0 })
    expect(await read({ state: 'ALL' })).toMatchObject({ totalCount: 1 })
  })
})
