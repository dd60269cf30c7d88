import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { openProvider, type TestProvider } from '../../../test/paying-app.ts'
import { checkTables } from '../money/books/check-actions.ts'
import { liveCardMoney } from './card-money.ts'
import { henrike, jana, tom } from './people.ts'
import { fillDemo } from './seed.ts'

let provider: TestProvider
let t: TestApp
beforeAll(async () => {
  provider = await openProvider()
  t = await buildTestApp({ payments: provider.payments })
  t.setNow('2026-11-21T09:13:00Z')
  await fillDemo(t.services)
  await liveCardMoney(await t.ctxFor(null))
})
afterAll(async () => {
  await t.close()
  await provider.payments.close()
})

const payoutsOf = (landlordId: string) =>
  t.db
    .selectFrom('payouts')
    .select(['state', 'failure', 'amount'])
    .where('landlord_id', '=', landlordId)
    .orderBy('created_at')
    .execute()

it('has payouts that arrived, and one to come once the next tenants have moved in', async () => {
  const payouts = await payoutsOf(jana.id)
  expect(payouts.length).toBeGreaterThan(1)
  expect(payouts.every(({ state }) => state === 'PAID')).toBe(true)
  const kinds = await t.db.selectFrom('payout_items').select('kind').distinct().orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['CREDIT', 'FEE_KEPT', 'INCENTIVE', 'RENT'])
  const { data } = await t.graphql(
    '{ nextPayouts { waitsFor items { kind } } ownTerms { now { landlordFeeRate landlordFeeOrigin { source } } } }',
    {},
    await t.login(jana.email),
  )
  expect(data).toEqual({
    nextPayouts: [
      { waitsFor: 'PAYOUT_HELD', items: expect.arrayContaining([{ kind: 'RENT' }, { kind: 'REFUND' }]) },
    ],
    ownTerms: { now: { landlordFeeRate: 850, landlordFeeOrigin: { source: 'AGREEMENT' } } },
  })
})

it('has a payout that came back, and says why', async () => {
  expect(await payoutsOf(henrike.id)).toMatchObject([{ state: 'FAILED', failure: 'ACCOUNT_CLOSED' }])
})

it('has a refund that arrived, and deposits that are held and accounted for', async () => {
  const { rows } = await sql<{ tenant: string; state: string; amount: number }>`
    select p.payer_id as tenant, r.state, r.amount from refunds r join payments p on p.id = r.payment_id`.execute(
    t.db,
  )
  expect(rows).toEqual([{ tenant: tom.id, state: 'SUCCEEDED', amount: 8_000 }])
  const deposits = await t.db.selectFrom('deposits').select('settled_on').execute()
  expect(deposits).toHaveLength(3)
  expect(deposits.filter(({ settled_on }) => settled_on === null)).toHaveLength(1)
  expect(await t.db.selectFrom('deposit_deductions').select('reason').execute()).toEqual([
    { reason: 'CLEANING' },
  ])
})

it('has books that are right, and happens once however often it is told', async () => {
  const before = await checkTables(t.db, t.services.now())
  expect(before.faults).toEqual([])
  await liveCardMoney(await t.ctxFor(null))
  expect(await checkTables(t.db, t.services.now())).toEqual(before)
})
