import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'
import { addressIn, NEAR, PLACE_CALLS, placeSteps, POTSDAM } from '../../../../test/place-steps.ts'
import { metresBetween, middleOf, publicPointOf } from '../../../domain/listings/map-point.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const { set, reset, address } = PLACE_CALLS
const { ask, pointOf, locate, actions } = placeSteps(() => app)

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
    await ask(address, { groupId, values: addressIn('Linienstraße', 'Berlin'), version: 1 }, landlord)
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
      (await ask(address, { groupId, values: addressIn('Linienstraße', 'Berlin'), version: 2 }, landlord))
        .error,
    ).toBeNull()
  })
})
