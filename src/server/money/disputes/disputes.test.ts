import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  balances,
  beforeEachRent,
  FEE_ACCOUNTS,
  mutate,
  type PayingApp,
  payRent,
  type RentStage,
} from '../../../../test/paying-app.ts'

let paying: PayingApp
let app: TestApp
let stage: RentStage
let staff: Browser

beforeEachRent((test) => {
  ;({ paying, app, stage, staff } = test)
})

const held = () => balances(app.db, FEE_ACCOUNTS)

const ANSWER = '$disputeId: ID!, $text: String!, $withContract: Boolean, $idempotencyKey: ID!'

async function dispute(): Promise<{ id: string; external_id: string; state: string; answer: string | null }> {
  return app.db
    .selectFrom('disputes')
    .select(['id', 'external_id', 'state', 'answer'])
    .executeTakeFirstOrThrow()
}

const disputeMails = async () =>
  (await app.db.selectFrom('mails').select('template').where('template', 'like', 'dispute%').orderBy('created_at').execute()).map(({ template }) => template) // prettier-ignore

describe('a contested payment', () => {
  beforeEach(() => payRent(paying, stage, '4000000000000259'))

  it('is held until it is decided, and comes back when it is won', async () => {
    expect(await held()).toEqual({ DISPUTE_HOLD: 150_000, LANDLORD_PAYABLE: 150_000 })
    const { id } = await dispute()
    const order = { disputeId: id, text: '', withContract: false }
    expect((await mutate(app, staff, 'answerDispute', ANSWER, { ...order, text: 'short' })).error?.fields).toEqual({ text: 'disputes.text' }) // prettier-ignore
    await expect(mutate(app, stage.landlord, 'answerDispute', ANSWER, order)).rejects.toThrow('Not allowed')
    const { external_id } = await dispute()
    const words = { ...order, text: 'The tenant signed the contract and moved in.' }
    expect((await mutate(app, staff, 'answerDispute', ANSWER, words)).error).toBeNull()
    expect((await mutate(app, staff, 'answerDispute', ANSWER, words)).error?.reason).toBe('DISPUTE_ANSWERED')
    await app.runJobs()
    expect((await dispute()).state).toBe('UNDER_REVIEW')
    await paying.local.decide(external_id, 'won')
    await app.runJobs()
    expect((await dispute()).state).toBe('WON')
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 150_000, PROVIDER_CLEARING: 150_000 })
    expect(await disputeMails()).toEqual(['disputeOpened', 'disputeDecided'])
  })

  it('is taken from the landlord when it is given up', async () => {
    const { id } = await dispute()
    expect((await mutate(app, staff, 'acceptDispute', '$disputeId: ID!, $idempotencyKey: ID!', { disputeId: id })).error).toBeNull() // prettier-ignore
    await app.runJobs()
    expect((await dispute()).state).toBe('LOST')
    expect(await held()).toEqual({})
  })
})

it('takes nothing where the bank only asks', async () => {
  await payRent(paying, stage)
  const { charge_id } = await app.db.selectFrom('payments').select('charge_id').executeTakeFirstOrThrow()
  const { id } = await paying.local.inquire(given(charge_id))
  await app.runJobs()
  expect((await dispute()).state).toBe('WARNING_NEEDS_RESPONSE')
  await paying.local.dropInquiry(id)
  await app.runJobs()
  expect((await dispute()).state).toBe('WARNING_CLOSED')
  expect(await held()).toEqual({ LANDLORD_PAYABLE: 150_000, PROVIDER_CLEARING: 150_000 })
})
