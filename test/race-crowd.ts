import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sessionCookieName } from '../src/server/kernel/http/session-cookie.ts'
import { recountFigures } from '../src/server/rentals/figures/sql.ts'
import { projectRows, recount } from '../src/server/rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../src/server/rentals/lifecycle/requests-sql.ts'
import type { Browser, TestApp } from './app.ts'
import { given } from './builders.ts'
import type { RequestAnswer } from './request-commands.ts'

// The whole crowd on a server; on the embedded database, which has one connection, a smaller one.
const onPostgres = process.env['MEZZO_TEST_DATABASE'] === 'postgres'
/** How many calls are made at once. */
export const clients = onPostgres ? 500 : 100

/** How many rounds are run. */
export const rounds = Number(process.env['MEZZO_RACE_ROUNDS'] ?? 1)

/** How many people want the unit. */
export const tenants = onPostgres ? 50 : 10

/** People without passwords: hashing five hundred of them would be the slowest part of the race. */
export async function crowd(
  app: TestApp,
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
export async function race(
  calls: (() => Promise<RequestAnswer>)[],
  total = clients,
): Promise<RequestAnswer[]> {
  const many = Array.from({ length: total }, (_, index) => given(calls[index % calls.length]))
  const answers = await Promise.all(shuffled(many).map((call) => call()))
  const refusals = answers.flatMap(({ error }) => (error ? [error.name] : []))
  expect(refusals.filter((name) => !expectedRefusals.has(name))).toEqual([])
  return answers
}

/** How many pairs of holds and bookings share a day of a unit. */
export async function overlaps(app: TestApp): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from occupancies a join occupancies b
    on a.listing_id = b.listing_id and a.id < b.id and a.days && b.days`.execute(app.db)
  return given(rows[0]).total
}

/** What is stored of a group's requests and counts, and of everybody's figures, is what their facts say. */
export async function expectProjectionsKept(app: TestApp, groupId: string): Promise<void> {
  const rows = await selectRequestsForSystem(app.db).where('lr.group_id', '=', groupId).execute()
  expect(await projectRows(app.db, rows)).toEqual([])
  const stored = await app.db.selectFrom('group_counts').selectAll().where('group_id', '=', groupId).execute()
  await recount(app.db, [groupId])
  expect(
    await app.db.selectFrom('group_counts').selectAll().where('group_id', '=', groupId).execute(),
  ).toEqual(stored)
  expect(await recountFigures(app.db, null)).toEqual([])
}
