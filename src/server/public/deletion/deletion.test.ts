import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { asOwner } from '../../../../test/as-owner.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { payRentOf, sendRefundBack } from '../../../../test/money-builders.ts'
import { addMonths, parseDay, utcDayOf } from '../../../domain/kernel/day.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'

async function ask(browser: Browser, password?: string) {
  const answer = await t.graphql<{
    requestDeletion: { error: { reason: string | null; fields: object } | null }
  }>(
    'mutation($password: String) { requestDeletion(password: $password) { error { reason fields } } }',
    { password },
    browser,
  )
  return answer.data.requestDeletion.error
}

const wish = async (browser: Browser) =>
  (
    await t.graphql<{ me: { deletionRequest: { requestedAt: string; withdrawUntil: string } | null } }>(
      '{ me { deletionRequest { requestedAt withdrawUntil } } }',
      {},
      browser,
    )
  ).data.me.deletionRequest

const withdraw = async (browser: Browser) =>
  (
    await t.graphql<{ withdrawDeletion: { error: { reason: string } | null } }>(
      'mutation { withdrawDeletion { error { reason } } }',
      {},
      browser,
    )
  ).data.withdrawDeletion.error

const obstacles = async (browser: Browser) =>
  (await t.graphql<{ deletionObstacles: string[] }>('{ deletionObstacles }', {}, browser)).data
    .deletionObstacles

describe('the wish to be deleted', () => {
  test('is noted with its day, shown, and can be taken back for thirty days', async () => {
    await t.createUser({ email, landlord: true })
    const browser = await t.login(email)
    t.setNow(Temporal.Now.instant().add({ minutes: 1 }))
    expect(await ask(browser)).toBeNull()
    expect(await ask(browser)).toBeNull()
    const noted = await wish(browser)
    const asked = Temporal.Instant.from(noted?.requestedAt ?? '')
    expect(asked.until(Temporal.Instant.from(noted?.withdrawUntil ?? '')).total('hours')).toBe(720)
    t.setNow(asked.add({ hours: 29 * 24 }))
    const back = await t.login(email)
    expect(await withdraw(back)).toBeNull()
    expect(await wish(back)).toBeNull()
    expect(await ask(back, PASSWORD)).toBeNull()
    const again = Temporal.Instant.from((await wish(back))?.requestedAt ?? '')
    t.setNow(again.add({ hours: 31 * 24 }))
    expect(await withdraw(await t.login(email))).toEqual({ reason: 'TOO_LATE' })
    const log = await t.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual([
      'requestDeletion',
      'withdrawDeletion',
      'requestDeletion',
    ])
  })

  test('needs a fresh login or the password', async () => {
    await t.createUser({ email })
    const browser = await t.login(email)
    t.setNow(Temporal.Now.instant().add({ minutes: 20 }))
    expect(await ask(browser)).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    expect(await ask(browser, 'wrong password')).toMatchObject({ fields: { password: 'passwordWrong' } })
    expect(await wish(browser)).toBeNull()
    expect(await ask(browser, PASSWORD)).toBeNull()
    expect(await wish(browser)).not.toBeNull()
  })

  test('is refused with the reasons while something goes on', async () => {
    const stage = await createStage(t)
    const soon = addMonths(utcDayOf(Date.now()), 2)
    await sendRequest(t, stage, soon, addMonths(soon, 2))
    expect(await obstacles(stage.landlord)).toEqual(['OPEN_REQUEST', 'PUBLISHED_LISTING'])
    expect(await obstacles(stage.tenant)).toEqual(['OPEN_REQUEST'])
    expect(await ask(stage.tenant)).toMatchObject({ reason: 'OPEN_REQUEST' })
    expect(await wish(stage.tenant)).toBeNull()
  })

  test('waits for money: what is payable, paid out, given back, contested or held', async () => {
    t.setNow('2029-11-21T09:00:00Z')
    const stage = await createStage(t, { group: { online_signing: false } })
    const bookingId = await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
    await t.runJobs()
    await t.db.updateTable('listings').set({ published: false }).execute()
    t.setNow('2031-02-01T09:00:00Z')
    const [landlord, tenant] = [await t.login('jana@mezzo.example'), await t.login('amelie@mezzo.example')]
    const both = async () => [await obstacles(landlord), await obstacles(tenant)]
    expect(await both()).toEqual([['UNPAID_INVOICE'], []])
    // Given up, it hinders nobody for ever.
    await t.db.updateTable('invoices').set({ written_off_at: t.services.now() }).execute()
    expect(await both()).toEqual([[], []])
    const paymentId = await payRentOf(t, bookingId)
    expect(await both()).toEqual([['MONEY_TO_SETTLE'], []])
    await sendRefundBack(t, paymentId)
    expect((await both())[1]).toEqual(['REFUND_OWED'])
    // A lost dispute has paid it.
    await t.db
      .updateTable('refunds')
      .set((eb) => ({ state: 'SETTLED', settled_amount: eb.ref('amount') }))
      .execute()
    expect((await both())[1]).toEqual([])
    await t.db
      .insertInto('deposits')
      .values({
        booking_id: bookingId,
        landlord_id: stage.landlordId,
        holder: 'LANDLORD',
        amount: 300_000,
        received_on: parseDay('2030-02-01'),
        created_at: t.services.now(),
      })
      .execute()
    expect((await both()).map((of) => of.includes('DEPOSIT_HELD'))).toEqual([true, true])
    await t.db
      .insertInto('disputes')
      .values({
        payment_id: paymentId,
        landlord_id: stage.landlordId,
        booking_id: bookingId,
        provider: 'LOCAL',
        mode: 'TESTING',
        external_id: 'dp_1',
        amount: 1_000,
        currency: 'EUR',
        reason: 'FRAUDULENT',
        state: 'NEEDS_RESPONSE',
        opened_at: t.services.now(),
        created_at: t.services.now(),
      })
      .execute()
    expect((await both()).map((of) => of.includes('OPEN_DISPUTE'))).toEqual([true, true])
    await t.db.updateTable('disputes').set({ state: 'WON', decided_at: t.services.now() }).execute()
    expect((await both()).map((of) => of.includes('OPEN_DISPUTE'))).toEqual([false, false])
    await asOwner(t.db, (trx) =>
      trx
        .insertInto('payouts')
        .values({
          landlord_id: stage.landlordId,
          provider: 'LOCAL',
          mode: 'TESTING',
          currency: 'EUR',
          amount: 1_000,
          created_at: t.services.now(),
        })
        .execute(),
    )
    expect(await obstacles(landlord)).toContain('PAYOUT_UNDER_WAY')
    expect(await ask(landlord, PASSWORD)).toMatchObject({ reason: 'MONEY_TO_SETTLE' })
  })

  test('is not hindered by a listing that is not published', async () => {
    const id = await t.createUser({ email, landlord: true })
    await createListing(t.db, id, { unit: { published: false } })
    expect(await obstacles(await t.login(email))).toEqual([])
  })

  test('waits for somebody else who gives permissions', async () => {
    await t.createUser({ email, permissions: ['DEVELOPER'] })
    const last = await t.login(email)
    expect(await ask(last)).toMatchObject({ reason: 'LAST_DEVELOPER' })
    await t.createUser({ email: 'second@mezzo.example', permissions: ['DEVELOPER'] })
    expect(await obstacles(last)).toEqual([])
  })

  test('is seen by staff and by nobody else', async () => {
    const id = await t.createUser({ email })
    await ask(await t.login(email))
    await t.createUser({ email: 'staff@mezzo.example', permissions: ['accounting'] })
    const list = '{ deletionRequests { totalCount nodes { withdrawnAt user { _id email } } } }'
    const staff = await t.graphql(list, {}, await t.login('staff@mezzo.example'))
    expect(staff.data).toEqual({
      deletionRequests: { totalCount: 1, nodes: [{ withdrawnAt: null, user: { _id: id, email } }] },
    })
    const other = await t.graphql(list, {}, await t.login(email))
    expect(other.errors).toMatchObject([{ extensions: { name: 'NotAllowedError' } }])
  })
})
