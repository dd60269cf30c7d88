import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { createListing, createStage } from '../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

it('a group without stored counts is on the overview, with zeros', async () => {
  const stage = await createStage(app)
  await app.db.deleteFrom('group_counts').execute()
  const answer = await app.graphql(
    '{ landlordListings { totalCount nodes { groupId counts { numOpenRequests numInProgressRequests } } } }',
    {},
    stage.landlord,
  )
  const counts = { numOpenRequests: 0, numInProgressRequests: 0 }
  expect(answer).toEqual({
    data: { landlordListings: { totalCount: 1, nodes: [{ groupId: stage.groupId, counts }] } },
  })
})

it('the start of the overview is the start of all of it, wherever counts are equal', async () => {
  const stage = await createStage(app)
  for (let more = 0; more < 12; more++) {
    const { groupId } = await createListing(app.db, stage.landlordId, {
      group: { name: `Hof ${(more * 7) % 12}`, city: more % 2 ? 'Bonn' : 'Aachen' },
    })
    await app.db
      .updateTable('group_counts')
      .set({ num_open_requests: more % 3, num_blocked_requests: more % 2 })
      .where('group_id', '=', groupId)
      .execute()
  }
  const ask = async (offset: number, limit: number) => {
    const query = `{ landlordListings(offset: ${offset}, limit: ${limit}) { totalCount cities nodes { name } } }`
    const answer = await app.graphql<{
      landlordListings: { totalCount: number; cities: string[]; nodes: { name: string }[] }
    }>(query, {}, stage.landlord)
    return answer.data.landlordListings
  }
  const rest = await ask(1, 100)
  for (const limit of [1, 2, 5, 9, 13]) {
    const start = await ask(0, limit)
    expect(start).toMatchObject({ totalCount: 13, cities: rest.cities })
    expect(start.nodes).toHaveLength(limit)
    expect(start.nodes.slice(1)).toEqual(rest.nodes.slice(0, limit - 1))
  }
})

it('the overview finds a group by the name and the number of one of its units', async () => {
  const stage = await createStage(app, { units: 3 })
  await createListing(app.db, stage.landlordId, {
    group: { name: 'Elsewhere', street: 'Ring', city: 'Bonn' },
  })
  await app.db
    .updateTable('listings')
    .set({ external_id: 'LIN-07', apartment_name: 'Lindenhof 07' })
    .where('id', '=', stage.unitIds[2] ?? '')
    .execute()
  for (const search of ['lin-07', 'LINDENHOF 07', 'hof']) {
    const answer = await app.graphql(
      'query($search: String) { landlordListings(search: $search) { nodes { groupId } } }',
      { search },
      stage.landlord,
    )
    expect(answer.data).toEqual({ landlordListings: { nodes: [{ groupId: stage.groupId }] } })
  }
})
