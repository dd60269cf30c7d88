import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { sortListings } from '../../../domain/listings/listing-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

it.each(['offset: 0', 'offset: 1', 'search: "tor"'])(
  'a group without counts is an error, not a group with nothing to do (D8): %s',
  async (window) => {
    const stage = await createStage(app)
    await createListing(app.db, stage.landlordId)
    await app.db.deleteFrom('group_counts').where('group_id', '=', stage.groupId).execute()
    const query = `{ landlordListings(${window}) { nodes { groupId } } }`
    const { errors } = await app.graphql(query, {}, stage.landlord)
    expect(errors).toHaveLength(1)
  },
)

it('the overview stands in the order of the rule, wherever one of its keys decides', async () => {
  const stage = await createStage(app)
  const made = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const name = `Hof ${(index * 7) % 5}`
      const { groupId } = await createListing(app.db, stage.landlordId, { group: { name } })
      const counts = {
        numOpenRequests: index & 1,
        numInProgressRequests: (index >> 1) & 1,
        numBlockedRequests: (index >> 2) & 1,
      }
      await app.db
        .updateTable('group_counts')
        .set({
          num_open_requests: counts.numOpenRequests,
          num_in_progress_requests: counts.numInProgressRequests,
          num_blocked_requests: counts.numBlockedRequests,
        })
        .where('group_id', '=', groupId)
        .execute()
      return { groupId, apartmentName: name, externalId: null, counts }
    }),
  )
  const none = { numOpenRequests: 0, numInProgressRequests: 0, numBlockedRequests: 0 }
  const first = { groupId: stage.groupId, apartmentName: 'Torstraße 14', externalId: null, counts: none }
  const keysOf = (listings: typeof made) =>
    listings.map(({ apartmentName, counts }) => ({ name: apartmentName, counts }))
  const sorted = keysOf(sortListings([first, ...made], 'en'))
  const counts = 'counts { numOpenRequests numInProgressRequests numBlockedRequests }'
  for (const [offset, limit] of [
    [0, 100],
    [0, 3],
    [0, 6],
    [3, 9],
  ] as const) {
    const query = `{ page: landlordListings(offset: ${offset}, limit: ${limit}) { nodes { name ${counts} } } }`
    const { data } = await app.graphql<{ page: { nodes: unknown[] } }>(query, {}, stage.landlord)
    expect(data.page.nodes).toEqual(sorted.slice(offset, offset + limit))
  }
})

it('sublistings stand in the order of their numbers, and the first made lends the group its identity', async () => {
  const stage = await createStage(app, { units: 3 })
  const made = ['2029-03-01T00:00:00Z', '2029-02-01T00:00:00Z', '2029-04-01T00:00:00Z']
  for (const [index, id] of stage.unitIds.entries()) {
    await app.db
      .updateTable('listings')
      .set({
        external_id: `Haus ${[10, 9, 100][index]}`,
        created_at: Temporal.Instant.from(made[index] ?? ''),
      })
      .where('id', '=', id)
      .execute()
  }
  const { data } = await app.graphql<{ listing: { _id: string; group: { externalId: string }[] } }>(
    'query($id: ID!) { listing: landlordListingByGroupId(groupId: $id) { _id group { externalId } } }',
    { id: stage.groupId },
    stage.landlord,
  )
  expect(data.listing.group.map(({ externalId }) => externalId)).toEqual(['Haus 9', 'Haus 10', 'Haus 100'])
  expect(data.listing._id).toBe(stage.unitIds[1])
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
