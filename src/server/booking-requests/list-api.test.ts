import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../test/app.ts'
import { command, createListing, createStage, sendRequest } from '../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow(null)
  await t.reset()
})

async function list(browser: Browser, args: Record<string, unknown>) {
  const { data, errors } = await t.graphql<{
    page: { totalCount: number; nodes: { id: string; landlordStatus: string }[] }
  }>(
    `query($filter: RequestFilter, $type: RequestType, $statuses: [LandlordStatus!], $search: String, $from: Day, $to: Day,
      $groupId: ID, $offset: Int, $limit: Int) {
      page: landlordListingRequests(filter: $filter, type: $type, statuses: $statuses, search: $search, from: $from, to: $to,
        groupId: $groupId, offset: $offset, limit: $limit) { totalCount nodes { id landlordStatus } } }`,
    args,
    browser,
  )
  expect(errors).toBeUndefined()
  return { totalCount: data.page.totalCount, ids: data.page.nodes.map(({ id }) => id) }
}

async function stageOfFour() {
  const stage = await createStage(t)
  const withdrawn = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.tenant, 'withdrawListingRequest', { id: withdrawn })
  t.setNow(Temporal.Now.instant().add({ minutes: 5 }))
  const declined = await sendRequest(t, stage, '2030-03-01', '2030-05-31')
  await command(t, stage.landlord, 'rejectListingRequest', {
    id: declined,
    input: { reason: 'OTHER', explanation: 'We move in ourselves.' },
  })
  t.setNow(Temporal.Now.instant().add({ minutes: 10 }))
  const open = await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  const accepted = await sendRequest(t, stage, '2032-02-01', '2032-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id: accepted })
  return { ...stage, withdrawn, declined, open, accepted }
}

test('requests that have ended leave the list and stand in the archive, the newest first', async () => {
  const { landlord, withdrawn, declined, open, accepted } = await stageOfFour()
  const active = await list(landlord, { filter: 'ALL' })
  expect(active.totalCount).toBe(2)
  expect(active.ids.toSorted()).toEqual([open, accepted].toSorted())
  expect(await list(landlord, { filter: 'ENDED' })).toEqual({ totalCount: 2, ids: [declined, withdrawn] })
  expect(await list(landlord, { filter: 'ENDED', offset: 1, limit: 1 })).toEqual({
    totalCount: 2,
    ids: [withdrawn],
  })
  expect(await list(landlord, { filter: 'ENDED', from: '2030-05-15' })).toEqual({
    totalCount: 1,
    ids: [declined],
  })
})

test('state and kind narrow the list together with its filter, and the total with it', async () => {
  const { landlord, open, accepted } = await stageOfFour()
  expect(await list(landlord, { statuses: ['OPEN', 'ACCEPTED'] })).toMatchObject({ totalCount: 2 })
  expect(await list(landlord, { statuses: ['ACCEPTED'] })).toEqual({ totalCount: 1, ids: [accepted] })
  expect(await list(landlord, { filter: 'OPEN', statuses: ['ACCEPTED'] })).toEqual({ totalCount: 0, ids: [] })
  expect(await list(landlord, { filter: 'NEEDS_YOU', type: 'STANDARD' })).toEqual({
    totalCount: 1,
    ids: [open],
  })
  expect(await list(landlord, { type: 'EXTENSION' })).toEqual({ totalCount: 0, ids: [] })
})

test("another landlord's archive has nothing of it, nor has that of a group next door", async () => {
  const { landlordId } = await stageOfFour()
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  expect(await list(await t.login('henrike@mezzo.example'), { filter: 'ENDED' })).toEqual({
    totalCount: 0,
    ids: [],
  })
  const { groupId } = await createListing(t.db, landlordId, { group: { name: 'Next door' } })
  expect(await list(await t.login('jana@mezzo.example'), { filter: 'ENDED', groupId })).toEqual({
    totalCount: 0,
    ids: [],
  })
})
