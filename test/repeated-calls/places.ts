import { randomUUID } from 'node:crypto'
import { createStage } from '../builders.ts'
import { type Calls, must } from './stages.ts'

const near = { lon: 13.4021, lat: 52.5293 }

/** Stories about where homes are. */
export const placesCalls: Calls = {
  async setListingPoint(app) {
    const { landlord, groupId } = await createStage(app)
    const variables = { groupId, ...near, version: 1 }
    return { as: landlord, variables, changed: { lon: 13.41 } }
  },
  async resetListingPoint(app) {
    const { landlord, groupId } = await createStage(app)
    const { data } = await app.graphql<{ answer: { error: null; version: number } }>(
      `mutation($groupId: ID!, $lon: Float!, $lat: Float!, $key: ID!) {
        answer: setListingPoint(groupId: $groupId, lon: $lon, lat: $lat, version: 1, idempotencyKey: $key) {
          error { name reason } version } }`,
      { groupId, ...near, key: randomUUID() },
      landlord,
    )
    must(data.answer)
    const { version } = data.answer
    return { as: landlord, variables: { groupId, version }, changed: { version: version + 1 } }
  },
}
