import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { changeRents, lastRentChangeOf, undoRents } from '../../../../test/rent-orders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { beginPlannedRents } from './actions.ts'
import { insertRentChanges } from './sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-03-04T09:00:00Z')
})

const today = '2030-03-04'
const raise = { kind: 'PERCENT', value: 500, currency: 'EUR', isRounded: true, from: today }

async function rentsOf(as: Browser) {
  const { data } = await app.graphql<{
    homeRents: { groupId: string; price: number; planned: { from: string; after: number }[] }[]
    rentChanges: { before: number; after: number; state: string; canBeUndone: boolean; madeBy: string }[]
  }>(
    `{ homeRents { groupId price planned { from after } }
      rentChanges { before after state canBeUndone madeBy } }`,
    {},
    as,
  )
  return data
}

// Where the clock goes on, the former login is over.
const login = () => app.login('jana@mezzo.example')

/** A landlord with homes of 1,500, 1,000 and none yet. */
async function threeHomes() {
  const stage = await createStage(app)
  const other = await createListing(app.db, stage.landlordId, { group: { name: 'Ufer 2', price: 100_000 } })
  const begun = await createListing(app.db, stage.landlordId, {
    group: { name: 'Zeile 3', price: 0 },
    unit: { published: false },
  })
  return {
    ...stage,
    ids: [stage.groupId, other.groupId, begun.groupId] as const,
    otherUnit: given(other.unitIds[0]),
  }
}

test('many rents go up at once, exactly as shown, and back again', async () => {
  const { landlord, ids, unitIds } = await threeHomes()
  const [first, second] = ids
  const seen = [
    { groupId: first, after: 157_500 },
    { groupId: second, after: 105_000 },
  ]
  const { done } = await changeRents(app, landlord, { ...raise, groupIds: ids, seen })
  expect(done?.changed).toBe(2)
  const { homeRents, rentChanges } = await rentsOf(landlord)
  expect(homeRents.map(({ price }) => price)).toEqual([157_500, 105_000, 0])
  expect(rentChanges).toEqual([
    { before: 150_000, after: 157_500, state: 'IN_FORCE', canBeUndone: true, madeBy: 'Jana Keller' },
    { before: 100_000, after: 105_000, state: 'IN_FORCE', canBeUndone: true, madeBy: 'Jana Keller' },
  ])
  expect(await lastRentChangeOf(app, landlord, given(unitIds[0]))).toEqual({
    before: 150_000,
    after: 157_500,
    currency: 'EUR',
  })

  expect((await undoRents(app, landlord, given(done).batchId)).done).toMatchObject({ undone: 2, kept: 0 })
  const back = await rentsOf(landlord)
  expect(back.homeRents.map(({ price }) => price)).toEqual([150_000, 100_000, 0])
  expect(back.rentChanges.map(({ state, canBeUndone }) => [state, canBeUndone])).toEqual([
    ['UNDONE', false],
    ['UNDONE', false],
  ])
  expect(await lastRentChangeOf(app, landlord, given(unitIds[0]))).toBeNull()
  expect((await undoRents(app, landlord, given(done).batchId)).error?.name).toBe('ConditionNotMetError')
})

test('nothing is changed where the rents would be others than those that were shown', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, second] = ids
  await app.db.updateTable('groups').set({ price: 160_000 }).where('id', '=', first).execute()
  const seen = [
    { groupId: first, after: 157_500 },
    { groupId: second, after: 105_000 },
  ]
  const { error } = await changeRents(app, landlord, { ...raise, groupIds: ids, seen })
  expect(error).toEqual({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
  expect((await rentsOf(landlord)).homeRents.map(({ price }) => price)).toEqual([160_000, 100_000, 0])
})

test('a rent that was changed since stays when the others are taken back', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, second] = ids
  const seen = [
    { groupId: first, after: 157_500 },
    { groupId: second, after: 105_000 },
  ]
  const { done } = await changeRents(app, landlord, { ...raise, groupIds: ids, seen })
  app.setNow('2030-03-04T09:05:00Z')
  await saveOnPage(landlord, second, { price: 111_100 })
  expect((await undoRents(app, landlord, given(done).batchId)).done).toMatchObject({ undone: 1, kept: 1 })
  const { homeRents, rentChanges } = await rentsOf(landlord)
  expect(homeRents.map(({ price }) => price)).toEqual([150_000, 111_100, 0])
  // What is changed on the listing's own page is part of the history.
  expect(rentChanges[0]).toMatchObject({ before: 105_000, after: 111_100, state: 'IN_FORCE' })
})

/** Saves content of a group on the listing's own page. */
async function saveOnPage(landlord: Browser, groupId: string, payload: object): Promise<void> {
  const { statusCode } = await app.send(landlord, {
    method: 'PUT',
    url: `/api/listings-v2/g/${groupId}`,
    payload,
  })
  expect(statusCode).toBe(200)
}

/** Raises the first home's rent from 1,500 to 1,575; answers the id of the order. */
async function raiseFirst(landlord: Browser, groupId: string): Promise<string> {
  const { done } = await changeRents(app, landlord, {
    ...raise,
    groupIds: [groupId],
    seen: [{ groupId, after: 157_500 }],
  })
  return given(done).batchId
}

test('a rent that came back to the same amount by later changes stays, until these are taken back', async () => {
  const { landlord, groupId } = await createStage(app)
  const first = await raiseFirst(landlord, groupId)
  app.setNow('2030-03-04T09:05:00Z')
  await saveOnPage(landlord, groupId, { price: 160_000 })
  app.setNow('2030-03-04T09:10:00Z')
  await saveOnPage(landlord, groupId, { price: 157_500 })
  expect((await rentsOf(landlord)).rentChanges.map(({ canBeUndone }) => canBeUndone)).toEqual([
    true,
    false,
    false,
  ])
  expect((await undoRents(app, landlord, first)).error?.reason).toBe('CONSEQUENCES_CHANGED')
  const changes = await app.db.selectFrom('rent_changes').select('id').orderBy('made_at', 'desc').execute()
  for (const { id } of changes) expect((await undoRents(app, landlord, id)).done?.undone).toBe(1)
  expect((await rentsOf(landlord)).homeRents[0]?.price).toBe(150_000)
})

test('a rent in another currency is no change that could be undone, nor is one before it', async () => {
  const { landlord, groupId } = await createStage(app)
  const first = await raiseFirst(landlord, groupId)
  app.setNow('2030-03-04T09:05:00Z')
  await saveOnPage(landlord, groupId, { price: 170_000, currency: 'CHF' })
  expect((await rentsOf(landlord)).rentChanges).toMatchObject([
    { before: 150_000, after: 157_500, canBeUndone: false },
  ])
  expect((await undoRents(app, landlord, first)).error?.reason).toBe('CONSEQUENCES_CHANGED')
})

test('the history has each order whole, and no more orders than its last 200 changes are of', async () => {
  const { landlord, landlordId, groupId } = await createStage(app)
  const keep = (count: number, at: string) =>
    insertRentChanges(
      app.db,
      Array.from({ length: count }, (_, after) => ({
        landlordId,
        groupId,
        listingId: null,
        before: 1,
        after: after + 2,
        currency: 'EUR',
      })),
      {
        madeBy: null,
        at: Temporal.Instant.from(at),
        from: parseDay(today),
        inForceAt: Temporal.Instant.from(at),
      },
    )
  await keep(1, '2030-03-01T09:00:00Z')
  await keep(300, '2030-03-02T09:00:00Z')
  await keep(2, '2030-03-03T09:00:00Z')
  const { data } = await app.graphql<{ rentChanges: { madeAt: string }[] }>(
    '{ rentChanges { madeAt } }',
    {},
    landlord,
  )
  const counted = Map.groupBy(data.rentChanges, ({ madeAt }) => madeAt.slice(0, 10))
  expect([...counted].map(([day, { length }]) => [day, length])).toEqual([
    ['2030-03-03', 2],
    ['2030-03-02', 300],
  ])
})

test('what is undone is logged as it went, from the changed rent to the former one', async () => {
  const { landlord, groupId } = await createStage(app)
  await undoRents(app, landlord, await raiseFirst(landlord, groupId))
  const logged = await app.db
    .selectFrom('audit_log')
    .select(['action', 'data'])
    .where('action', 'in', ['changeRents', 'undoRents'])
    .orderBy('id')
    .execute()
  expect(logged).toMatchObject([
    { action: 'changeRents', data: { before: 150_000, after: 157_500 } },
    { action: 'undoRents', data: { before: 157_500, after: 150_000 } },
  ])
})

test('a rent that the home may not cost any more since it became smaller can’t be undone, and says so', async () => {
  const { landlord, groupId } = await createStage(app)
  const batchId = await raiseFirst(landlord, groupId)
  await app.db
    .updateTable('rent_changes')
    .set({ before: 99_000_000_00 })
    .where('batch_id', '=', batchId)
    .execute()
  expect((await rentsOf(landlord)).rentChanges[0]?.canBeUndone).toBe(false)
  expect((await undoRents(app, landlord, batchId)).error?.reason).toBe('CONSEQUENCES_CHANGED')
})

test('a planned rent begins on its day, and requests keep the one they were made with', async () => {
  const stage = await createStage(app)
  const { landlord, groupId } = stage
  const planned = { ...raise, from: '2030-04-01', groupIds: [groupId], seen: [{ groupId, after: 157_500 }] }
  expect((await changeRents(app, landlord, planned)).error).toBeNull()
  expect(await rentsOf(landlord)).toMatchObject({
    homeRents: [{ price: 150_000, planned: [{ from: '2030-04-01', after: 157_500 }] }],
    rentChanges: [{ state: 'PLANNED', canBeUndone: true }],
  })
  // One rent a day.
  expect((await changeRents(app, landlord, planned)).error?.reason).toBe('CONSEQUENCES_CHANGED')
  const id = await sendRequest(app, stage, '2030-06-01', '2030-08-31')
  const begin = async () => beginPlannedRents(await app.ctxFor(null))
  app.setNow('2030-03-31T23:59:00Z')
  await begin()
  expect((await rentsOf(await login())).homeRents[0]?.price).toBe(150_000)
  app.setNow('2030-04-01T00:01:00Z')
  await begin()
  await begin()
  expect(await rentsOf(await login())).toMatchObject({
    homeRents: [{ price: 157_500, planned: [] }],
    rentChanges: [{ before: 150_000, after: 157_500, state: 'IN_FORCE' }],
  })
  const asked = await app.db
    .selectFrom('listing_requests')
    .select(['price', 'total_rent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(asked).toEqual({ price: 150_000, total_rent: 450_000 })
})

test('a planned rent that is undone never begins, and one above the limit lapses', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, second] = ids
  const plan = (groupId: string, after: number) =>
    changeRents(app, landlord, {
      ...raise,
      from: '2030-04-01',
      groupIds: [groupId],
      seen: [{ groupId, after }],
    })
  const { done } = await plan(first, 157_500)
  await plan(second, 105_000)
  await undoRents(app, landlord, given(done).batchId)
  // So small that it may not cost that any more.
  await app.db.updateTable('groups').set({ area: 0 }).where('id', '=', first).execute()
  await app.db
    .updateTable('rent_changes')
    .set({ after: 99_000_000_00 })
    .where('group_id', '=', second)
    .execute()
  app.setNow('2030-04-01T00:01:00Z')
  await beginPlannedRents(await app.ctxFor(null))
  const { homeRents, rentChanges } = await rentsOf(await login())
  expect(homeRents.map(({ price }) => price)).toEqual([150_000, 100_000, 0])
  expect(rentChanges.map(({ state }) => state).toSorted()).toEqual(['LAPSED', 'UNDONE'])
})

test('nobody else sees or changes the rents, nor does a day of the past', async () => {
  const { landlord, ids, landlordId } = await threeHomes()
  const [first] = ids
  const order = { ...raise, groupIds: [first], seen: [{ groupId: first, after: 157_500 }] }
  await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const henrike = await app.login('henrike@mezzo.example')
  expect((await changeRents(app, henrike, order)).error?.name).toBe('ResourceNotFoundError')
  expect(await rentsOf(henrike)).toEqual({ homeRents: [], rentChanges: [] })
  const { done } = await changeRents(app, landlord, order)
  expect((await undoRents(app, henrike, given(done).batchId)).error?.name).toBe('ResourceNotFoundError')
  expect((await changeRents(app, landlord, { ...order, from: '2030-03-03' })).error?.name).toBe(
    'ValidationError',
  )
  const limited = await joinAsLimited(app, { landlordId, groupId: first })
  const answer = await app.graphql('{ homeRents { price } }', {}, limited)
  expect(JSON.stringify(answer)).not.toContain('157500')
})
