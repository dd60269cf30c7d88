import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { changeRents, lastRentChangeOf, undoRents } from '../../../../test/rent-orders.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { beginPlannedRents } from './actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-03-04T09:00:00Z')
})

const raise = { kind: 'PERCENT', value: 500, currency: 'EUR', isRounded: true, from: '2030-03-04' }

/** A house at 1,500 whose first unit costs 2,000. */
async function house() {
  const stage = await createStage(app, { units: 2, group: { price: 150_000, area: 50, part_of_group: true } })
  const unit = given(stage.unitIds[0])
  await setRent(stage.landlord, stage.groupId, unit, 200_000)
  return { ...stage, unit }
}

async function setRent(as: Browser, groupId: string, listingId: string, price: number | null) {
  const { data } = await app.graphql<{ answer: { error: object | null } }>(
    `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
      answer: changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) { error { name } } }`,
    { groupId, changes: [{ listingId, values: { price } }], key: randomUUID() },
    as,
  )
  expect(data.answer.error).toBeNull()
}

async function rentsOf(as: Browser) {
  const { data } = await app.graphql<{
    homeRents: { listingId: string | null; price: number; planned: { after: number }[] }[]
    rentChanges: {
      listingId: string | null
      before: number
      after: number
      state: string
      canBeUndone: boolean
    }[]
  }>(
    '{ homeRents { listingId price planned { after } } rentChanges { listingId before after state canBeUndone } }',
    {},
    as,
  )
  return data
}

const pricesOf = async (as: Browser) => (await rentsOf(as)).homeRents.map(({ price }) => price)

test('a unit’s own rent goes up with that of its house, and back again', async () => {
  const { landlord, groupId, unit } = await house()
  expect((await rentsOf(landlord)).homeRents).toEqual([
    { listingId: null, price: 150_000, planned: [] },
    { listingId: unit, price: 200_000, planned: [] },
  ])
  const seen = [
    { groupId, after: 157_500 },
    { groupId, listingId: unit, after: 210_000 },
  ]
  const { done } = await changeRents(app, landlord, {
    ...raise,
    groupIds: [groupId],
    listingIds: [unit],
    seen,
  })
  expect(done?.changed).toBe(2)
  expect(await pricesOf(landlord)).toEqual([157_500, 210_000])
  const told = await app.db
    .selectFrom('audit_log')
    .select(['entity_type', 'entity_id'])
    .where('action', '=', 'changeRents')
    .execute()
  expect(new Set(told.map(({ entity_id: id }) => id))).toEqual(new Set([groupId, unit]))
  expect((await undoRents(app, landlord, given(done).batchId)).error).toBeNull()
  expect(await pricesOf(landlord)).toEqual([150_000, 200_000])
})

test('a change of the house alone leaves the unit’s rent, and only a rent that was shown is changed', async () => {
  const { landlord, groupId, unit, unitIds } = await house()
  await changeRents(app, landlord, { ...raise, groupIds: [groupId], seen: [{ groupId, after: 157_500 }] })
  expect(await pricesOf(landlord)).toEqual([157_500, 200_000])
  // What its house's rent did is no change of its own.
  const own = { before: 0, after: 200_000, currency: 'EUR' }
  expect(await lastRentChangeOf(app, landlord, unit)).toEqual(own)
  const ofHouse = { before: 150_000, after: 157_500, currency: 'EUR' }
  expect(await lastRentChangeOf(app, landlord, given(unitIds[1]))).toEqual(ofHouse)
  const seen = [{ groupId, after: 210_000 }]
  const refused = await changeRents(app, landlord, { ...raise, groupIds: [], listingIds: [unit], seen })
  expect(refused.error?.reason).toBe('CONSEQUENCES_CHANGED')
})

test('a planned rent of a unit begins on its day, and lapses where the unit costs what its house does by then', async () => {
  const { landlord, groupId, unit } = await house()
  const from = '2030-03-06'
  const seen = [{ groupId, listingId: unit, after: 210_000 }]
  const order = { ...raise, from, groupIds: [], listingIds: [unit], seen }
  app.setNow('2030-03-04T09:01:00Z')
  expect((await changeRents(app, landlord, order)).done?.changed).toBe(1)
  expect((await rentsOf(landlord)).homeRents[1]).toMatchObject({
    price: 200_000,
    planned: [{ after: 210_000 }],
  })
  // The house may have a planned rent of the same day.
  const ofHouse = { ...raise, from, groupIds: [groupId], seen: [{ groupId, after: 157_500 }] }
  expect((await changeRents(app, landlord, ofHouse)).done?.changed).toBe(1)
  app.setNow('2030-03-06T09:00:00Z')
  await beginPlannedRents(systemContext(app.services))
  const later = await app.login('jana@mezzo.example')
  expect(await pricesOf(later)).toEqual([157_500, 210_000])

  const next = { ...order, from: '2030-03-08', seen: [{ groupId, listingId: unit, after: 220_500 }] }
  expect((await changeRents(app, later, next)).done?.changed).toBe(1)
  app.setNow('2030-03-06T09:01:00Z')
  await setRent(later, groupId, unit, null)
  app.setNow('2030-03-08T09:00:00Z')
  await beginPlannedRents(systemContext(app.services))
  const { homeRents, rentChanges } = await rentsOf(await app.login('jana@mezzo.example'))
  expect(homeRents.map(({ price }) => price)).toEqual([157_500])
  expect(rentChanges.filter(({ listingId }) => listingId === unit)).toEqual([
    { listingId: unit, before: 210_000, after: 0, state: 'IN_FORCE', canBeUndone: false },
    { listingId: unit, before: 210_000, after: 220_500, state: 'LAPSED', canBeUndone: false },
    { listingId: unit, before: 200_000, after: 210_000, state: 'IN_FORCE', canBeUndone: false },
    { listingId: unit, before: 0, after: 200_000, state: 'IN_FORCE', canBeUndone: false },
  ])
})

test('units of others are not there', async () => {
  const { unit, groupId } = await house()
  await app.createUser({ email: 'nils@mezzo.example', landlord: true })
  const stranger = await app.login('nils@mezzo.example')
  const seen = [{ groupId, listingId: unit, after: 210_000 }]
  const { error } = await changeRents(app, stranger, { ...raise, groupIds: [], listingIds: [unit], seen })
  expect(error?.name).toBe('ResourceNotFoundError')
})
