import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { metresBetween, middleOf, publicPointOf } from '../../../domain/listings/map-point.ts'
import type { Config } from '../../kernel/config/config.ts'
import {
  GEOCODER_FAILURES,
  type LocalGeocoder,
  startLocalGeocoder,
} from '../../kernel/adapters/geocoder/local-geocoder.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { locateGroups } from './locate-actions.ts'

const POTSDAM = { lon: 13.06566, lat: 52.39886 }
const NEAR = { lon: 13.4021, lat: 52.5293 }

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

const set = `mutation($groupId: ID!, $lon: Float!, $lat: Float!, $version: Int!, $key: ID!) {
  answer: setListingPoint(groupId: $groupId, lon: $lon, lat: $lat, version: $version, idempotencyKey: $key) {
    error { name reason fields } version point { lon lat source } } }`
const reset = `mutation($groupId: ID!, $version: Int!, $key: ID!) {
  answer: resetListingPoint(groupId: $groupId, version: $version, idempotencyKey: $key) {
    error { name reason } version point { lon lat source } } }`
const address = `mutation($groupId: ID, $values: JSON!, $version: Int!, $key: ID!) {
  answer: saveListingStep(groupId: $groupId, step: "location", values: $values, version: $version, idempotencyKey: $key) {
    error { name reason } version } }`
const edit = `query($groupId: ID) { listingForEdit(groupId: $groupId) { version point { lon lat source } } }`

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  version: number | null
  point: { lon: number; lat: number; source: string } | null
}

async function ask(document: string, variables: object, as: Browser): Promise<Answer> {
  const { data, errors } = await app.graphql(document, { key: crypto.randomUUID(), ...variables }, as)
  expect(errors).toBeUndefined()
  return (data as { answer: Answer }).answer
}

async function pointOf(groupId: string, as: Browser): Promise<Answer['point']> {
  const { data } = await app.graphql<{ listingForEdit: Answer }>(edit, { groupId }, as)
  return data.listingForEdit.point
}

async function locate(config: Partial<Config> = {}, groupId?: string): Promise<void> {
  const services = { ...app.services, config: { ...app.services.config, ...config } }
  await locateGroups(systemContext(services), groupId === undefined ? {} : { groupId })
}

async function actions(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', '%ListingPoint')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

const place = (street: string, city: string) => ({
  address: { street, streetNumber: '1', zipCode: '10119', city, country: 'DE' },
})

const publicly = `{ publicSearch(filter: {}) { nodes { placeArea { lon lat radius } } }
  publicMap(filter: {}, bounds: { west: 13, south: 52, east: 14, north: 53 }, zoom: 20) { markers { lon lat } } }`

describe('a landlord', () => {
  it('sets a point of which strangers learn the circle alone, at every zoom', async () => {
    const { landlord, groupId } = await createStage(app)
    await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    const { data } = await app.graphql<{
      publicSearch: { nodes: { placeArea: { lon: number; lat: number; radius: number } }[] }
      publicMap: { markers: { lon: number; lat: number }[] }
    }>(publicly)
    const middle = middleOf(publicPointOf(NEAR))
    expect(metresBetween(middle, NEAR)).toBeGreaterThan(50)
    expect(data.publicSearch.nodes).toEqual([{ placeArea: { ...middle, radius: 650 } }])
    expect(data.publicMap.markers).toEqual([middle])
    const exact = sql`update groups set map_x = map_x + 1 where id = ${groupId}::uuid`
    await expect(exact.execute(app.db)).rejects.toThrow('groups_map_x_check')
  })

  it('sets the point of a published home, once per key, and takes it back', async () => {
    const { landlord, groupId } = await createStage(app)
    const key = crypto.randomUUID()
    const first = await ask(set, { groupId, ...NEAR, version: 1, key }, landlord)
    expect(first).toMatchObject({ error: null, version: 2, point: { ...NEAR, source: 'SET' } })
    expect(await ask(set, { groupId, ...NEAR, version: 1, key }, landlord)).toEqual(first)
    await locate()
    expect(await pointOf(groupId, landlord)).toEqual({ ...NEAR, source: 'SET' })
    const taken = await ask(reset, { groupId, version: 2 }, landlord)
    expect(taken).toMatchObject({ error: null, version: 3, point: null })
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toEqual({ lon: 13.41053, lat: 52.52437, source: 'CITY' })
    expect(await actions()).toEqual(['setListingPoint', 'resetListingPoint'])
  })

  it('is told what is wrong with a point, and nothing of it is stored', async () => {
    const { landlord, groupId } = await createStage(app)
    const munich = await ask(set, { groupId, lon: 11.57, lat: 48.13, version: 1 }, landlord)
    expect(munich.error).toMatchObject({ name: 'ValidationError', fields: { point: 'listing.point.far' } })
    const nowhere = await ask(set, { groupId, lon: 13.4, lat: 95, version: 1 }, landlord)
    expect(nowhere.error?.fields).toEqual({ point: 'listing.point.nowhere' })
    expect(await pointOf(groupId, landlord)).toBeNull()
    expect(await actions()).toEqual([])
  })

  it('reaches no home of others, and those with limited access reach none', async () => {
    const { landlord, groupId } = await createStage(app)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    const foreign = await ask(set, { groupId, ...NEAR, version: 1 }, other)
    const missing = await ask(set, { groupId: crypto.randomUUID(), ...NEAR, version: 1 }, other)
    expect(foreign.error).toEqual(missing.error)
    expect(foreign.error?.name).toBe('ResourceNotFoundError')
    const { id: landlordId } = await app.db
      .selectFrom('groups')
      .select('landlord_id as id')
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()
    const limited = await joinAsLimited(app, { landlordId, groupId })
    const { errors } = await app.graphql(
      set,
      { groupId, ...NEAR, version: 1, key: crypto.randomUUID() },
      limited,
    )
    expect(errors?.length).toBe(1)
    expect(await pointOf(groupId, landlord)).toBeNull()
  })

  it('learns that address or point have changed since, but goes on when something else has', async () => {
    const { landlord, groupId } = await createStage(app)
    await ask(address, { groupId, values: place('Linienstraße', 'Berlin'), version: 1 }, landlord)
    const late = await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    expect(late.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CHANGED_ELSEWHERE' })
    const { version } = await ask(set, { groupId, ...NEAR, version: 2 }, landlord)
    expect((await ask(set, { groupId, ...POTSDAM, version: 2 }, landlord)).error?.reason).toBe(
      'CHANGED_ELSEWHERE',
    )
    const price = `mutation($groupId: ID, $version: Int!, $key: ID!) {
      answer: saveListingStep(groupId: $groupId, step: "price", values: { price: 99000 }, version: $version, idempotencyKey: $key) { error { name reason } version } }`
    await ask(price, { groupId, version }, landlord)
    expect((await ask(set, { groupId, ...POTSDAM, version }, landlord)).error).toBeNull()
    // The form of the address that is open meanwhile still has the right version.
    expect(
      (await ask(address, { groupId, values: place('Linienstraße', 'Berlin'), version: 2 }, landlord)).error,
    ).toBeNull()
  })
})

describe('after a change of the address', () => {
  it('the place is found anew, and what was found before is gone at once', async () => {
    const { landlord, groupId } = await createStage(app)
    await locate()
    await ask(address, { groupId, values: place('Neuhauser Straße', 'München'), version: 1 }, landlord)
    expect(await pointOf(groupId, landlord)).toBeNull()
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toEqual({ lon: 11.57549, lat: 48.13743, source: 'CITY' })
  })

  it('a point that was set stays in its city, and is dropped with another one', async () => {
    const { landlord, groupId } = await createStage(app)
    await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    await ask(address, { groupId, values: place('Linienstraße', 'Berlin'), version: 2 }, landlord)
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toMatchObject({ ...NEAR, source: 'SET' })
    await ask(address, { groupId, values: place('Linienstraße', 'München'), version: 9 }, landlord)
    await app.runJobs()
    expect(await pointOf(groupId, landlord)).toMatchObject({ source: 'CITY' })
    expect(await actions()).toEqual(['setListingPoint', 'dropListingPoint'])
  })

  it('a race of both ends with a point of the city that the home is in', async () => {
    const { landlord, groupId } = await createStage(app)
    for (const [round, city] of ['München', 'Berlin', 'München', 'Berlin', 'München'].entries()) {
      const point = city === 'München' ? NEAR : { lon: 11.57, lat: 48.13 }
      await Promise.all([
        ask(address, { groupId, values: place(`Weg ${round}`, city), version: 99 }, landlord),
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
    await ask(address, { groupId, values: place('Weg', 'München'), version: 1 }, landlord)
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

describe('the geocoder', () => {
  const access = () => ({ geocoder: { url: geocoder.url, contact: 'maps@mezzo.com' } })
  const home = async (street: string, city = 'Berlin') => {
    const { id } = (await app.db.selectFrom('users').select('id').executeTakeFirst()) ?? {
      id: await app.createUser({ email: 'jana@mezzo.example', landlord: true }),
    }
    return createListing(app.db, id, { group: { street, city } })
  }
  const stored = (groupId: string) =>
    app.db
      .selectFrom('groups')
      .select([
        'lon',
        'point_source as source',
        'located_at as at',
        'locate_tries as tries',
        'locate_after as next',
      ])
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()

  it('is asked once for an address, says who asks, and one second after the other', async () => {
    geocoder.asked.length = 0
    geocoder.tell('Linienstraße', { lat: '52.5271', lon: '13.4012', place_rank: 30 })
    geocoder.tell('Urbanstraße', { lat: '52.4921', lon: '13.4122', place_rank: 26 })
    const homes = [await home('Linienstraße'), await home('Linienstraße'), await home('Urbanstraße')]
    await locate(access())
    expect(geocoder.asked.map(({ search }) => search.get('street'))).toHaveLength(2)
    expect(geocoder.asked[0]?.userAgent).toBe('Mezzo (maps@mezzo.com)')
    expect(Object.fromEntries(geocoder.asked[0]?.search ?? [])).toMatchObject({
      city: 'Berlin',
      countrycodes: 'de',
      postalcode: '10119',
    })
    expect((geocoder.asked[1]?.at ?? 0) - (geocoder.asked[0]?.at ?? 0)).toBeGreaterThan(900)
    const found = await Promise.all(homes.map(({ groupId }) => stored(groupId)))
    expect(found.map(({ lon, source }) => [lon, source])).toEqual([
      [13.4012, 'GEOCODED'],
      [13.4012, 'GEOCODED'],
      [13.4122, 'GEOCODED'],
    ])
  })

  it.each([
    ['that it knows no such street', null, 'CITY'],
    ['the city alone', { lat: '52.6', lon: '13.5', place_rank: 16 }, 'CITY'],
    ['a street of that name elsewhere', { lat: '48.13', lon: '11.57', place_rank: 30 }, 'CITY'],
    [
      'the only place of a city that nobody else knows',
      { lat: '48.13', lon: '11.57', place_rank: 16 },
      'CITY',
      'Atlantis',
    ],
  ])('says %s', async (_, told, source, city: string = 'Berlin') => {
    geocoder.tell('Zielstraße', told)
    const { groupId } = await home('Zielstraße', city)
    await locate(access())
    expect(await stored(groupId)).toMatchObject({
      source,
      lon: city === 'Berlin' ? 13.41053 : 11.57,
      next: null,
    })
  })

  it.each(GEOCODER_FAILURES)(
    'fails with %s: the home is in its city until it is asked again',
    async (street) => {
      app.setNow('2026-11-26T10:00:00Z')
      const { groupId } = await home(street)
      await locate(access())
      const first = await stored(groupId)
      expect(first).toMatchObject({ source: 'CITY', at: null, tries: 1 })
      expect(String(first.next)).toBe('2026-11-26T10:05:00Z')
      const before = geocoder.asked.length
      await locate(access())
      expect(geocoder.asked.length).toBe(before)
      app.setNow('2026-11-26T10:06:00Z')
      await app.db.updateTable('groups').set({ locate_tries: 6 }).execute()
      await locate(access())
      expect(await stored(groupId)).toMatchObject({ source: 'CITY', tries: 6 })
      expect((await stored(groupId)).at).not.toBeNull()
    },
  )

  it('is left alone for the rest of a run after three failures', async () => {
    geocoder.asked.length = 0
    for (let n = 0; n < 5; n++) await home(`test-failing ${n}`)
    await locate(access())
    expect(geocoder.asked).toHaveLength(3)
  })

  it('does not ask where a landlord has set the point', async () => {
    geocoder.asked.length = 0
    const { landlord, groupId } = await createStage(app)
    await ask(set, { groupId, ...NEAR, version: 1 }, landlord)
    await ask(address, { groupId, values: place('Linienstraße', 'Berlin'), version: 2 }, landlord)
    await locate(access(), groupId)
    expect(geocoder.asked).toEqual([])
  })
})
