import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { createStage } from '../../../test/builders.ts'

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
