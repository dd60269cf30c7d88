import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { addressIn, NEAR, PLACE_CALLS, placeSteps } from '../../../../test/place-steps.ts'
import {
  GEOCODER_FAILURES,
  type LocalGeocoder,
  startLocalGeocoder,
} from '../../kernel/adapters/geocoder/local-geocoder.ts'

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
const { ask, locate } = placeSteps(() => app)

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
    await ask(address, { groupId, values: addressIn('Linienstraße', 'Berlin'), version: 2 }, landlord)
    await locate(access(), groupId)
    expect(geocoder.asked).toEqual([])
  })
})
