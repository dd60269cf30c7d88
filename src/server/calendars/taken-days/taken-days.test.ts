import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let listingId: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  listingId = given(stage.unitIds[0])
  await bookStay(app, stage, '2030-02-01', '2030-04-30')
})

async function taken(variables: Record<string, unknown>, as: Browser = stage.landlord) {
  const { data } = await app.graphql<{ takenDays: { from: string; to: string }[] }>(
    `query($groupId: ID, $listingIds: [ID!], $exceptBlockId: ID) {
      takenDays(groupId: $groupId, listingIds: $listingIds, exceptBlockId: $exceptBlockId) { from to } }`,
    variables,
    as,
  )
  return data.takenDays
}

async function block(from: string, to: string): Promise<string> {
  const { id } = await app.db
    .insertInto('blocks')
    .values({
      listing_id: listingId,
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days: `[${from},${to}]`,
      source: 'own',
      reason: 'OWN_USE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it('tells bookings and blocks of units and of a group, without the block that is being changed', async () => {
  const stay = { from: '2030-02-01', to: '2030-04-30' }
  expect(await taken({ listingIds: [listingId] })).toEqual([stay])
  expect(await taken({ groupId: stage.groupId })).toEqual([stay])
  const exceptBlockId = await block('2030-06-01', '2030-06-10')
  const both = [stay, { from: '2030-06-01', to: '2030-06-10' }]
  expect(await taken({ listingIds: [listingId] })).toEqual(both)
  expect(await taken({ listingIds: [listingId], exceptBlockId })).toEqual([stay])
  expect(await taken({})).toEqual([])
})

it('tells nobody else, and whoever has limited access the days alone', async () => {
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const other = await app.login('other@mezzo.example')
  expect(await taken({ listingIds: [listingId], groupId: stage.groupId }, other)).toEqual([])
  const limited = await joinAsLimited(app, stage)
  expect(await taken({ groupId: stage.groupId }, limited)).toHaveLength(1)
})
