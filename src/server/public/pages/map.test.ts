import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { publicPointOf, toMapPoint } from '../../../domain/listings/map-point.ts'
import { MAP_MARKERS_MAX, type MapBounds, windowOfBounds } from '../../../domain/public/map-window.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { locateGroups } from '../../listings/places/locate-actions.ts'

let t: TestApp
let owner: string
beforeAll(async () => {
  t = await buildTestApp({ config: { rateLimit: 0 } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T12:00:00Z')
  owner = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
})

const WORLD = { west: -180, south: -90, east: 180, north: 90 }
const mapQuery = `query($filter: PublicSearchFilter!, $bounds: MapBounds!, $zoom: Int!) {
  publicMap(filter: $filter, bounds: $bounds, zoom: $zoom) {
    totalCount bounds { west south east north }
    markers { lon lat count priceFrom currency groupId bounds { west south east north } }
  }
}`
const listQuery = `query($filter: PublicSearchFilter!) { publicSearch(filter: $filter, limit: 48) {
  totalCount nodes { groupId placeArea { lon lat radius } } } }`

interface Marker {
  lon: number
  lat: number
  count: number
  priceFrom: number
  currency: string
  groupId: string | null
  bounds: MapBounds
}
interface Answer {
  totalCount: number
  bounds: MapBounds | null
  markers: Marker[]
}

async function mapOf(filter: object, bounds: MapBounds, zoom: number): Promise<Answer> {
  const { data, errors } = await t.graphql<{ publicMap: Answer }>(mapQuery, { filter, bounds, zoom })
  expect(errors).toBeUndefined()
  return data.publicMap
}

async function listOf(filter: object) {
  const { data, errors } = await t.graphql<{
    publicSearch: { totalCount: number; nodes: { groupId: string; placeArea: { radius: number } | null }[] }
  }>(listQuery, { filter })
  expect(errors).toBeUndefined()
  return data.publicSearch
}

function pointColumns(lon: number, lat: number) {
  const { x, y } = publicPointOf({ lon, lat })
  return { lon, lat, point_source: 'SET' as const, map_x: x, map_y: y, located_at: t.services.now() }
}

test('homes are found by their city and shown on the map, and in the list of its window', async () => {
  const { groupId } = await createListing(t.db, owner, { group: { city: 'München' } })
  const hidden = await createListing(t.db, owner, { group: { city: 'Atlantis' } })
  await locateGroups(systemContext(t.services), {})
  const map = await mapOf({}, WORLD, 3)
  expect(map).toMatchObject({
    totalCount: 1,
    markers: [{ count: 1, groupId, priceFrom: 150_000, currency: 'EUR' }],
  })
  expect(map.markers[0]?.lon).toBeCloseTo(11.57, 1)
  expect(map.markers[0]?.lat).toBeCloseTo(48.13, 1)
  const bavaria = { west: 10, south: 47, east: 13, north: 50 }
  expect(await listOf({ bounds: bavaria })).toMatchObject({
    totalCount: 1,
    nodes: [{ groupId, placeArea: { radius: 6_000 } }],
  })
  expect((await listOf({ bounds: { ...bavaria, west: 12 } })).totalCount).toBe(0)
  expect((await listOf({})).nodes.find((node) => node.groupId === hidden.groupId)?.placeArea).toBeNull()
})

describe('bounds that are none are refused, and no zoom is', () => {
  test.each([
    ['upside down', { ...WORLD, south: 50, north: 40 }],
    ['beyond the pole', { ...WORLD, north: 91 }],
    ['turned too often', { ...WORLD, east: 4000 }],
  ])('%s', async (_, bounds) => {
    const map = await t.graphql(mapQuery, { filter: {}, bounds, zoom: 3 })
    expect(map.errors?.[0]?.extensions).toMatchObject({ name: 'ValidationError' })
    const list = await t.graphql(listQuery, { filter: { bounds } })
    expect(list.errors?.[0]?.extensions).toMatchObject({ name: 'ValidationError' })
  })

  test.each([-5, 0, 99, 2_147_483_647])('zoom %i', async (zoom) => {
    expect(await mapOf({}, WORLD, zoom)).toEqual({ totalCount: 0, bounds: null, markers: [] })
  })
})

const home = fc.record({
  lon: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: 13, max: 13.9, noNaN: true }),
    fc.constantFrom(-179.999, 179.999, 13.4),
  ),
  lat: fc.oneof(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: 52, max: 53, noNaN: true })),
  price: fc.integer({ min: 50_000, max: 300_000 }),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'CHF'),
  area: fc.integer({ min: 20, max: 90 }),
  accommodates: fc.integer({ min: 1, max: 4 }),
  published: fc.constantFrom(true, true, true, false),
  units: fc.constantFrom(1, 1, 2),
  isLocated: fc.constantFrom(true, true, true, true, false),
})
const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const asked = fc.record({
  west: fc.oneof(degree(180), fc.double({ min: 12, max: 13.3, noNaN: true })),
  east: fc.oneof(degree(180), fc.double({ min: 13.3, max: 14, noNaN: true })),
  south: fc.double({ min: -85, max: 52.4, noNaN: true }),
  north: fc.double({ min: 52.4, max: 85, noNaN: true }),
  zoom: fc.integer({ min: 0, max: 18 }),
  filter: fc.record(
    {
      minArea: fc.integer({ min: 20, max: 90 }),
      guests: fc.integer({ min: 1, max: 4 }),
      maxPrice: fc.integer({ min: 50_000, max: 300_000 }),
    },
    { requiredKeys: [] },
  ),
})

test('clusters are what counting by hand says, and the list of the window is the same homes', async () => {
  const homes: {
    groupId: string
    x: number
    y: number
    facts: typeof home extends fc.Arbitrary<infer One> ? One : never
  }[] = []
  for (const facts of fc.sample(home, { numRuns: 120, seed: 16 })) {
    const { lon, lat, units, published, isLocated, ...content } = facts
    const { groupId } = await createListing(t.db, owner, {
      units,
      unit: { published },
      group: { ...content, ...(isLocated ? pointColumns(lon, lat) : {}) },
    })
    homes.push({ groupId, ...publicPointOf({ lon, lat }), facts })
  }
  await fc.assert(
    fc.asyncProperty(asked, async ({ zoom, filter, ...bounds }) => {
      const window = windowOfBounds(bounds)
      if (!window) throw new Error('These are bounds.')
      const { fromX, toX, fromY, toY } = window
      const isWithin = (x: number) => (fromX <= toX ? x >= fromX && x <= toX : x >= fromX || x <= toX)
      const fitting = homes.filter(
        ({ x, y, facts }) =>
          facts.published &&
          facts.isLocated &&
          isWithin(x) &&
          y >= fromY &&
          y <= toY &&
          facts.area >= (filter.minArea ?? 0) &&
          facts.accommodates >= (filter.guests ?? 0) &&
          // Amounts of other currencies are no part of a comparison.
          (filter.maxPrice === undefined || (facts.currency === 'EUR' && facts.price <= filter.maxPrice)),
      )
      const map = await mapOf(filter, bounds, zoom)
      expect(map.totalCount).toBe(fitting.length)
      expect(map.markers.reduce((sum, { count }) => sum + count, 0)).toBe(fitting.length)
      expect(map.markers.length).toBeLessThanOrEqual(MAP_MARKERS_MAX)
      const list = await listOf({ ...filter, bounds })
      expect(list.totalCount).toBe(fitting.length)
      const ids = new Set(fitting.map(({ groupId }) => groupId))
      expect(list.nodes.every(({ groupId }) => ids.has(groupId))).toBe(true)
      for (const marker of map.markers) {
        const held = fitting.filter(({ x, y }) => isHeld(marker.bounds, x, y))
        expect(held.length).toBeGreaterThanOrEqual(marker.count)
        expect(marker.groupId === null).toBe(marker.count > 1)
        const names: (string | null)[] = held.map(({ groupId }) => groupId)
        expect([...names, null]).toContain(marker.groupId)
        const prices = held
          .filter(({ facts }) => facts.currency === marker.currency)
          .map(({ facts }) => facts.price)
        expect(prices).toContain(marker.priceFrom)
      }
      for (const { x, y } of fitting) expect(map.bounds && isHeld(map.bounds, x, y)).toBe(true)
    }),
    { numRuns: 120, seed: 4 },
  )
})

function isHeld(box: MapBounds, x: number, y: number): boolean {
  const from = toMapPoint({ lon: box.west, lat: box.north })
  const to = toMapPoint({ lon: box.east, lat: box.south })
  const isWithin = from.x <= to.x ? x >= from.x - 1 && x <= to.x + 1 : x >= from.x - 1 || x <= to.x + 1
  return isWithin && y >= from.y - 1 && y <= to.y + 1
}

test('the map takes two statements, however many homes it shows', async () => {
  const count = async () => (await countStatements(() => mapOf({ minArea: 20 }, WORLD, 6))).statements.length
  expect(await count()).toBe(2)
  for (let n = 0; n < 8; n++) await createListing(t.db, owner, { group: pointColumns(n * 10, n * 5) })
  expect((await mapOf({}, WORLD, 6)).totalCount).toBe(8)
  expect(await count()).toBe(2)
})

test('no public answer says where a home is, but for the middle of its cell', async () => {
  // Digits that stand nowhere else.
  const point = { lon: 13.4187293, lat: 52.5137291 }
  const { groupId, unitIds } = await createListing(t.db, owner, { group: pointColumns(point.lon, point.lat) })
  const moved = { lon: point.lon + 0.0002, lat: point.lat + 0.0002 }
  expect(publicPointOf(moved)).toEqual(publicPointOf(point))
  const answers = async () => {
    const texts: string[] = []
    for (let zoom = 0; zoom <= 20; zoom += 2) texts.push(JSON.stringify(await mapOf({}, WORLD, zoom)))
    for (const half of [0.5, 0.01, 0.004]) {
      const bounds = {
        west: point.lon - half,
        east: point.lon + half,
        south: point.lat - half,
        north: point.lat + half,
      }
      texts.push(JSON.stringify(await mapOf({}, bounds, 16)), JSON.stringify(await listOf({ bounds })))
    }
    texts.push(JSON.stringify(await listOf({})))
    const one = `query($id: ID) { publicListing(listingId: $id) { groupId name city placeArea { lon lat radius } } }`
    const listing = await t.graphql(one, { id: unitIds[0] })
    expect(listing.errors).toBeUndefined()
    texts.push(JSON.stringify(listing.data))
    for (const url of ['/en/search/all', `/en/listing/${unitIds[0]}`, '/sitemap.xml', '/api/listings'])
      texts.push((await t.app.inject({ url })).body.replaceAll(/nonce[^>]+/g, ''))
    return texts
  }
  const first = await answers()
  for (const text of first) expect(text).not.toMatch(/13\.4187|52\.5137/)
  // Whoever asks again after it was moved within its cell learns nothing.
  await t.db.updateTable('groups').set(pointColumns(moved.lon, moved.lat)).where('id', '=', groupId).execute()
  const again = await answers()
  expect(again.slice(0, -4)).toEqual(first.slice(0, -4))
})
