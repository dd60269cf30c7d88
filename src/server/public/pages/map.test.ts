import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { locateGroups } from '../../listings/places/locate-actions.ts'
import { systemContext } from '../../kernel/viewer/context.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  t.setNow(Temporal.Instant.from('2026-11-21T12:00:00Z'))
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const WORLD = { west: -180, south: -90, east: 180, north: 90 }
const mapQuery = `query($filter: PublicSearchFilter!, $bounds: MapBounds!, $zoom: Int!) {
  publicMap(filter: $filter, bounds: $bounds, zoom: $zoom) {
    totalCount bounds { west south east north }
    markers { lon lat count priceFrom currency groupId bounds { west south east north } }
  }
}`

test('homes are found by their city and shown on the map', async () => {
  const owner = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const { groupId } = await createListing(t.db, owner, { group: { city: 'München', country: 'DE' } })
  await locateGroups(systemContext(t.services), {})
  const { data, errors } = await t.graphql<any>(mapQuery, { filter: {}, bounds: WORLD, zoom: 3 })
  expect(errors).toBeUndefined()
  expect(data.publicMap).toMatchObject({ totalCount: 1, markers: [{ count: 1, groupId }] })
  expect(data.publicMap.markers[0].lon).toBeCloseTo(11.57, 1)
  expect(data.publicMap.markers[0].lat).toBeCloseTo(48.13, 1)
})
