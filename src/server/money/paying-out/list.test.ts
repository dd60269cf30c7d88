import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { openPayingApp, type PayingApp } from '../../../../test/paying-app.ts'
import { addBonuses, addPayouts } from '../../../../test/payout-rows.ts'
import { rowsLookedAt } from '../../../../test/plans.ts'
import {
  NextPayoutsOfLandlordDocument,
  PayoutOfLandlordDocument,
  PayoutsOfLandlordDocument,
} from '../../../web/gen/graphql.ts'
import type { Db } from '../../kernel/db/database.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { listItemsOf, listPayouts } from './list-sql.ts'
import { listPayable } from './plan-sql.ts'

let paying: PayingApp
let app: TestApp
beforeAll(async () => {
  paying = await openPayingApp()
  app = paying.app
  paying.goTo('2030-02-02T09:00:00Z')
})
afterAll(() => paying.close())

const firstPage = [PayoutsOfLandlordDocument, { page: 0, pageSize: 20 }] as const
const next = [NextPayoutsOfLandlordDocument, {}] as const

async function statementsOf([document, variables]: readonly [{ toString(): string }, object], as: Browser) {
  const payload = { query: document.toString(), variables }
  const { result, statements } = await countStatements(() =>
    app.send(as, { method: 'POST', url: '/api/graphql', payload }),
  )
  expect(result.json()).not.toHaveProperty('errors')
  return statements.length
}

async function landlordWith(payouts: number): Promise<{ id: string; browser: Browser }> {
  const email = `with-${payouts}@mezzo.example`
  const id = await app.createUser({ email, landlord: true })
  if (payouts > 0) await addPayouts(app, id, payouts)
  await addBonuses(app, id, Math.max(1, payouts / 10))
  return { id, browser: await app.login(email) }
}

describe.each([0, 1, 40, 1000])('a landlord with %i payouts', (count) => {
  it('has the list, one of it and the next one in pinned numbers of SQL statements', async () => {
    const { id, browser } = await landlordWith(count)
    const payout = await app.db
      .selectFrom('payouts')
      .select('id')
      .where('landlord_id', '=', id)
      .executeTakeFirst()
    const one = [PayoutOfLandlordDocument, { payoutId: payout?.id ?? id }] as const
    // Who asks, and the list with how many there are; the parts of one; the account, and all that the next depends on.
    expect([
      await statementsOf(firstPage, browser),
      await statementsOf(one, browser),
      await statementsOf(next, browser),
    ]).toEqual([2, count === 0 ? 2 : 3, 4])
  })
})

it('looks at no more payouts and parts than it shows, however much was paid out', async () => {
  const landlord = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'with-1000@mezzo.example')
    .executeTakeFirstOrThrow()
  const { database } = app.services
  await database.session((session) =>
    session.exec('analyze payouts, payout_items, ledger_transfers, ledger_accounts, ledger_events'),
  )
  const key = { landlordId: landlord.id, mode: 'TESTING' as const }
  const ids = await app.db
    .selectFrom('payouts')
    .select('id')
    .where('landlord_id', '=', landlord.id)
    .limit(20)
    .execute()
  const looked = (read: (db: Db) => Promise<unknown>) => rowsLookedAt(database, read)
  const page = { ...key, bookingId: null, offset: 0, limit: 20 }
  expect(await looked((db) => listPayouts(db, page))).toBeLessThan(120)
  const payoutIds = ids.map(({ id }) => id)
  expect(await looked((db) => listItemsOf(db, payoutIds))).toBeLessThan(300)
  // What is in no payout is told from what is by looking at all of the landlord's entries, each a few times.
  expect(await looked((db) => listPayable(db, key))).toBeLessThan(10 * 1100)
})
