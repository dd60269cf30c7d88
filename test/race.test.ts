import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookieName } from '../src/server/accounts/session-cookie.ts'
import { projectRows, recount } from '../src/server/booking-requests/projection.ts'
import { selectRequestsForSystem } from '../src/server/booking-requests/rows.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { command, createListing, offerOf, type RequestAnswer, requestInput, given } from './builders.ts'

// The whole crowd on a server; on the embedded database, which has one connection, a smaller one.
const onPostgres = process.env['MEZZO_TEST_DATABASE'] === 'postgres'
const clients = onPostgres ? 500 : 100
const rounds = Number(process.env['MEZZO_RACE_ROUNDS'] ?? 1)
const tenants = onPostgres ? 50 : 10

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** People without passwords: hashing five hundred of them would be the slowest part of the race. */
async function crowd(
  count: number,
  landlord: boolean,
): Promise<{ id: string; browser: Browser; lastName: string }[]> {
  const people = await app.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: 'Race',
        first_name: 'Toni',
        last_name: `Racer${letters(index)}`,
        email: `${randomBytes(6).toString('hex')}@mezzo.example`,
        landlord,
      })),
    )
    .returning(['id', 'last_name'])
    .execute()
  const sessions = people.map((person) => ({
    user_id: person.id,
    token: randomBytes(24).toString('base64url'),
    expires_at: Temporal.Now.instant().add({ hours: 1 }),
  }))
  await app.db.insertInto('sessions').values(sessions).execute()
  const { config } = app.services
  return Promise.all(
    people.map(async (person, index) => {
      const { token } = given(sessions[index])
      const signature = createHmac('sha256', config.secret).update(token).digest('base64')
      const browser: Browser = { cookies: { [sessionCookieName(config)]: `${token}.${signature}` } }
      await app.send(browser, { method: 'GET', url: '/api/users/me' })
      return { id: person.id, browser, lastName: person.last_name }
    }),
  )
}

function letters(index: number): string {
  return String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))
}

function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

const expectedRefusals = new Set(['BookingConflictError', 'ConditionNotMetError', 'ResourceNotFoundError'])

/** Every call answers, with success or with a refusal of the catalogue; a 5xx throws and fails the test. */
async function race(calls: (() => Promise<RequestAnswer>)[], total = clients): Promise<RequestAnswer[]> {
  const many = Array.from({ length: total }, (_, index) => given(calls[index % calls.length]))
  const answers = await Promise.all(shuffled(many).map((call) => call()))
  const refusals = answers.flatMap(({ error }) => (error ? [error.name] : []))
  expect(refusals.filter((name) => !expectedRefusals.has(name))).toEqual([])
  return answers
}

async function overlaps(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from occupancies a join occupancies b
    on a.listing_id = b.listing_id and a.id < b.id and a.days && b.days`.execute(app.db)
  return given(rows[0]).total
}

async function expectProjectionsKept(groupId: string): Promise<void> {
  const rows = await selectRequestsForSystem(app.db).where('lr.group_id', '=', groupId).execute()
  expect(await projectRows(app.db, rows)).toEqual([])
  const stored = await app.db.selectFrom('group_counts').selectAll().where('group_id', '=', groupId).execute()
  await recount(app.db, [groupId])
  expect(
    await app.db.selectFrom('group_counts').selectAll().where('group_id', '=', groupId).execute(),
  ).toEqual(stored)
}

describe(`Q1: ${clients} clients race for one unit and period`, () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'round %i has one winner',
    { timeout: 180_000 },
    async () => {
      await app.reset()
      const landlord = given((await crowd(1, true))[0])
      const people = await crowd(tenants, false)
      const { groupId } = await createListing(app.db, landlord.id)
      const requests: { id: string; tenant: (typeof people)[number] }[] = []
      for (const tenant of people) {
        const input = requestInput(groupId, '2030-02-01', '2030-07-31', {
          firstName: 'Toni',
          lastName: tenant.lastName,
        })
        const sent = await command(app, tenant.browser, 'sendBookingRequest', { input })
        requests.push({ id: given(sent.request).id, tenant })
      }
      const as = landlord.browser

      await race(
        requests.flatMap(({ id, tenant }) => [
          () => command(app, as, 'acceptListingRequest', { id }),
          () => command(app, tenant.browser, 'confirmTenantInterest', { id }),
        ]),
      )
      // Whoever confirmed before the acceptance tries again, all at once: one gets the unit.
      await race(
        requests.map(
          ({ id, tenant }) =>
            () =>
              command(app, tenant.browser, 'confirmTenantInterest', { id }),
        ),
      )
      const offers = await app.db.selectFrom('booking_offers').select(['id', 'listing_request_id']).execute()
      expect(offers).toHaveLength(1)
      await app.runJobs()
      expect(await overlaps()).toBe(0)

      const winner = given(requests.find(({ id }) => id === given(offers[0]).listing_request_id))
      const { id: offerId, documentSha256 } = await offerOf(app.db, winner.id)
      const sign = (browser: Browser, typedName: string) =>
        command(app, browser, 'signContract', {
          id: offerId,
          input: { typedName, consent: true, documentSha256 },
        })
      const landlordName = `Toni ${landlord.lastName}`
      const tenantName = `Toni ${winner.tenant.lastName}`
      const losers = requests.filter((request) => request !== winner)
      for (const [browser, name] of [
        [as, landlordName],
        [winner.tenant.browser, tenantName],
      ] as const) {
        await race([
          () => sign(browser, name),
          ...losers.map(
            ({ id }) =>
              () =>
                command(app, as, 'acceptListingRequest', { id }),
          ),
          ...losers.map(
            ({ id, tenant }) =>
              () =>
                command(app, tenant.browser, 'confirmTenantInterest', { id }),
          ),
        ])
      }
      const bookings = await app.db.selectFrom('bookings').select('listing_request_id').execute()
      expect(bookings).toEqual([{ listing_request_id: winner.id }])
      expect(await app.db.selectFrom('invoices').select('number').execute()).toHaveLength(1)
      expect(await overlaps()).toBe(0)
      const alive = await app.db
        .selectFrom('listing_requests')
        .select('id')
        .where('status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW'])
        .execute()
      expect(alive).toEqual([{ id: winner.id }])
      await expectProjectionsKept(groupId)
    },
  )
})
