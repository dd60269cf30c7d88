import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { addressIn, NEAR, PLACE_CALLS, placeSteps } from '../../../../test/place-steps.ts'
import { type LocalGeocoder, startLocalGeocoder } from '../../kernel/adapters/geocoder/local-geocoder.ts'

let geocoder: LocalGeocoder
let app: TestApp
beforeAll(async () => {
  geocoder = await startLocalGeocoder()
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(async () => {
  await app.close()
  await geocoder.close()
})

const { set, address } = PLACE_CALLS
const { ask, pointOf, locate, actions } = placeSteps(() => app)

describe('after a change of the address', () => {
  it('the place is found anew, and what was found before is gone at once', async () => {
    const { landlord, groupId } = await createStage(app)
    await locate()
    await ask(address, { groupId, values: addressIn('Neuhauser Straße', 'München'), version: 1 }, landlord)
    expect(await pointOf(groupId, landlord)).toBeNull()
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toEqual({ lon: 11.57549, lat: 48.13743, source: 'CITY' })
  })

  it('a point that was set stays in its city, and is dropped with another one', async () => {
    const { landlord, groupId } = await createStage(app)
    await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    await ask(address, { groupId, values: addressIn('Linienstraße', 'Berlin'), version: 2 }, landlord)
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toMatchObject({ ...NEAR, source: 'SET' })
    await ask(address, { groupId, values: addressIn('Linienstraße', 'München'), version: 9 }, landlord)
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toMatchObject({ source: 'CITY' })
    expect(await actions()).toEqual(['setListingPoint', 'dropListingPoint'])
  })

  it('a race of both ends with a point of the city that the home is in', async () => {
    const { landlord, groupId } = await createStage(app)
    for (const [round, city] of ['München', 'Berlin', 'München', 'Berlin', 'München'].entries()) {
      const point = city === 'München' ? NEAR : { lon: 11.57, lat: 48.13 }
      await Promise.all([
        ask(address, { groupId, values: addressIn(`Weg ${round}`, city), version: 99 }, landlord),
        ask(set, { groupId, ...point, version: 99 }, landlord),
        locate({}, groupId),
      ])
      await app.runJobs()
      await locate()
      const found = await pointOf(groupId, landlord)
      expect(Math.round(found?.lon ?? 0)).toBe(city === 'München' ? 12 : 13)
    }
  })

  it('nothing of an address that changed while it was looked for is stored', async () => {
    const { landlord, groupId } = await createStage(app)
    geocoder.tell('Torstraße', { lat: '52.5293', lon: '13.4021', place_rank: 30 })
    const looking = locate({ geocoder: { url: geocoder.url, contact: 'test' } }, groupId)
    await ask(address, { groupId, values: addressIn('Weg', 'München'), version: 1 }, landlord)
    await looking
    await locate()
    expect(await pointOf(groupId, landlord)).toMatchObject({ lon: 11.57549, source: 'CITY' })
  })
})

describe('homes from before there was a map', () => {
  it('are found together, those of one city alike; a city that nobody knows has no place', async () => {
    const owner = await app.createUser({ email: 'jana@mezzo.example', landlord: true })
    const cities = ['Berlin', 'München', 'Atlantis', 'Berlin']
    for (const city of cities) await createListing(app.db, owner, { group: { city } })
    await locate()
    const rows = await app.db
      .selectFrom('groups')
      .select(['city', 'point_source', 'lon', 'located_at'])
      .execute()
    expect(rows.every(({ located_at }) => located_at !== null)).toBe(true)
    expect(rows.map(({ city, point_source }) => `${city} ${point_source}`).toSorted()).toEqual([
      'Atlantis null',
      'Berlin CITY',
      'Berlin CITY',
      'München CITY',
    ])
  })

  it('has a copy the place of its model', async () => {
    const { landlord, groupId } = await createStage(app)
    await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    const copy = `mutation($groupId: ID!, $key: ID!) { duplicateListing(groupId: $groupId, idempotencyKey: $key) { error { name } listing { groupId } } }`
    const { data } = await app.graphql<{ duplicateListing: { listing: { groupId: string } } }>(
      copy,
      { groupId, key: crypto.randomUUID() },
      landlord,
    )
    const copyId = data.duplicateListing.listing.groupId
    expect(await pointOf(copyId, landlord)).toEqual({ ...NEAR, source: 'SET' })
    const { is_public } = await app.db
      .selectFrom('groups')
      .select('is_public')
      .where('id', '=', copyId)
      .executeTakeFirstOrThrow()
    expect(is_public).toBe(false)
  })
})
