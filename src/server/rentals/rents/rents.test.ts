import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { listRents, saveRents } from '../lifecycle/rents-sql.ts'
import { scheduleRents } from './actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

/** A booking from 1 February to 31 July 2030 at 1,500 a month, made in November 2029. */
async function booked() {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false } })
  const bookingId = await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  return { ...stage, bookingId }
}

interface Rent {
  _id: string
  from: string
  to: string
  amount: number
  dueOn: string
  state: string
  throughProduct: boolean
  receivedAmount: number
  receivedOn: string | null
  canBeMarked: { value: boolean; reason: string | null }
  canBeUnmarked: { value: boolean; reason: string | null }
}

const fields = `rents { _id from to amount dueOn state throughProduct receivedAmount receivedOn
  canBeMarked { value reason } canBeUnmarked { value reason } }`

async function rentsOf(as: Browser): Promise<Rent[]> {
  const { data } = await t.graphql<{ bookings: { nodes: { rents: Rent[] }[] } }>(
    `{ bookings(filter: {}) { nodes { ${fields} } } }`,
    {},
    as,
  )
  return given(data.bookings.nodes[0]).rents
}

async function mark(as: Browser, rentId: string, receivedOn: string | null, key: string = randomUUID()) {
  const document = receivedOn
    ? `mutation($rentId: ID!, $receivedOn: Day!, $key: ID!) {
        answer: markRentReceived(rentId: $rentId, receivedOn: $receivedOn, idempotencyKey: $key) {
          error { name reason fields } booking { ${fields} } } }`
    : `mutation($rentId: ID!, $key: ID!) {
        answer: unmarkRentReceived(rentId: $rentId, idempotencyKey: $key) {
          error { name reason fields } booking { ${fields} } } }`
  const variables = { rentId, key, ...(receivedOn && { receivedOn }) }
  const answer = await t.graphql<{
    answer: {
      error: { name: string; reason: string | null } | null
      booking: { rents: Rent[] } | null
    } | null
  } | null>(document, variables, as)
  return { ...answer.data?.answer, refused: answer.errors?.[0]?.extensions?.name ?? null }
}

it('stand with the booking, month by month, each due on its day', async () => {
  const { landlord } = await booked()
  const rents = await rentsOf(landlord)
  expect(rents.map(({ from, amount, dueOn, state }) => [from, amount, dueOn, state])).toEqual([
    ['2030-02-01', 150_000, '2030-02-01', 'UPCOMING'],
    ['2030-03-01', 150_000, '2030-03-01', 'UPCOMING'],
    ['2030-04-01', 150_000, '2030-04-01', 'UPCOMING'],
    ['2030-05-01', 150_000, '2030-05-01', 'UPCOMING'],
    ['2030-06-01', 150_000, '2030-06-01', 'UPCOMING'],
    ['2030-07-01', 150_000, '2030-07-01', 'UPCOMING'],
  ])
})

it('are marked as received, once, and that is taken back', async () => {
  const { landlord } = await booked()
  const [first] = await rentsOf(landlord)
  const id = given(first)._id
  const key = randomUUID()
  const done = await mark(landlord, id, '2029-11-20', key)
  expect(done.error).toBeNull()
  expect(given(done.booking).rents[0]).toMatchObject({
    state: 'RECEIVED',
    receivedAmount: 150_000,
    receivedOn: '2029-11-20',
    canBeMarked: { value: false, reason: 'ALREADY_RECEIVED' },
    canBeUnmarked: { value: true, reason: null },
  })
  expect((await mark(landlord, id, '2029-11-20', key)).error).toBeNull()
  expect((await mark(landlord, id, '2029-11-20')).error?.reason).toBe('ALREADY_RECEIVED')
  expect(given((await mark(landlord, id, null)).booking).rents[0]).toMatchObject({ receivedOn: null })
  expect((await mark(landlord, id, null)).error?.reason).toBe('NOTHING_RECEIVED')
  const log = await t.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', '%RentReceived')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['markRentReceived', 'unmarkRentReceived'])
})

it('cannot be received in the future, nor by hand where they come through the product', async () => {
  const { landlord } = await booked()
  const id = given((await rentsOf(landlord))[0])._id
  expect((await mark(landlord, id, '2029-11-22')).error?.name).toBe('ValidationError')
  await t.db.updateTable('rents').set({ through_product: true }).execute()
  expect((await mark(landlord, id, '2029-11-20')).error?.reason).toBe('PAID_THROUGH_PRODUCT')
  expect((await mark(landlord, id, null)).error?.reason).toBe('PAID_THROUGH_PRODUCT')
})

it('are nobody else’s to mark', async () => {
  const { landlord, tenant } = await booked()
  const id = given((await rentsOf(landlord))[0])._id
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  expect((await mark(await t.login('henrike@mezzo.example'), id, '2029-11-20')).error?.name).toBe(
    'ResourceNotFoundError',
  )
  expect((await mark(tenant, id, '2029-11-20')).refused).toBe('NotAllowedError')
})

it('say that the first one comes through the product where landlord and home want that', async () => {
  await t.db
    .insertInto('feature_flags')
    .values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at: Temporal.Now.instant() })
    .execute()
  const { landlord } = await booked()
  expect((await rentsOf(landlord)).map(({ throughProduct }) => throughProduct)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

it('follow a stay that ends early: what came too soon stays, as too much', async () => {
  const { landlord, bookingId } = await booked()
  const rents = await rentsOf(landlord)
  for (const index of [0, 1, 3]) await mark(landlord, given(rents[index])._id, '2029-11-20')
  t.setNow('2030-03-10T09:00:00Z')
  const again = await t.login('jana@mezzo.example')
  await t.graphql(
    `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER, lastDay: "2030-03-15") {
      error { name } } }`,
    { id: bookingId },
    again,
  )
  expect(
    (await rentsOf(again)).map(({ to, amount, receivedAmount, state }) => [
      to,
      amount,
      receivedAmount,
      state,
    ]),
  ).toEqual([
    ['2030-02-28', 150_000, 150_000, 'RECEIVED'],
    ['2030-03-15', 72_581, 150_000, 'RECEIVED'],
    ['2030-05-31', 0, 150_000, 'RECEIVED'],
  ])
})

it('are made up for bookings that have none, and never twice', async () => {
  const { landlord } = await booked()
  const before = await rentsOf(landlord)
  await t.db.deleteFrom('rents').execute()
  await scheduleRents(t.db)
  await scheduleRents(t.db)
  const after = await rentsOf(landlord)
  expect(after.map(({ from, amount }) => [from, amount])).toEqual(
    before.map(({ from, amount }) => [from, amount]),
  )
})

it('of several stays are stored at once, each by its own months', async () => {
  const { bookingId: one, ...stage } = await booked()
  const other = await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-09-01', '2031-02-28'))
  const scheduled = await listRents(t.db, [one])
  await saveRents(t.db, [
    { bookingId: one, rents: scheduled.slice(0, 2) },
    { bookingId: other, rents: scheduled.slice(0, 5) },
  ])
  const after = await listRents(t.db, [one, other])
  expect(after.filter(({ bookingId }) => bookingId === one)).toHaveLength(2)
  expect(after.filter(({ bookingId }) => bookingId === other)).toHaveLength(5)
})
