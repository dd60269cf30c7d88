import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { bookAccepted, bookStay, command, sendRequest } from '../../../../test/request-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  return app.reset()
})
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const stay = ['2030-03-01', '2030-05-31'] as const
const house = (group: object = {}) =>
  createStage(app, { units: 2, group: { price: 150_000, currency: 'EUR', area: 50, ...group } })

const setRent = (listingId: string, price: number | null) =>
  app.db.updateTable('listings').set({ price }).where('id', '=', listingId).execute()

const nameOf = async (listingId: string) =>
  given(
    await app.db
      .selectFrom('listings')
      .select('apartment_name')
      .where('id', '=', listingId)
      .executeTakeFirst(),
  ).apartment_name

const close = (stage: Stage, listingId: string) =>
  app.db
    .insertInto('blocks')
    .values({
      listing_id: listingId,
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days: '[2030-01-01,2030-12-31]',
      source: 'own',
      reason: 'OWN_USE',
    })
    .execute()

const told = async (id: string, as: Browser) => {
  const { data } = await app.graphql<{ list: { nodes: { id: string; other: object | null }[] } }>(
    '{ list: landlordListingRequests { nodes { id other: unitOfOtherRent { unitName rent asked } } } }',
    {},
    as,
  )
  return data.list.nodes.find((node) => node.id === id)?.other
}

/** What a move would say of each unit, in the order of the stage's. */
async function rentsOfPlaces(stage: Stage, bookingId: string, as: Browser) {
  const { data } = await app.graphql<{
    places: { currency: string; units: { listingId: string; otherRent: object | null }[] }
  }>(
    `query($id: ID!) { places: unitsForBooking(bookingId: $id) { currency
      units { listingId otherRent { rent asked } } } }`,
    { id: bookingId },
    as,
  )
  const { currency, units } = data.places
  const of = new Map(units.map(({ listingId, otherRent }) => [listingId, otherRent]))
  return { currency, units: stage.unitIds.map((id) => of.get(id)) }
}

it('a request says when no free unit costs what was asked, dearer or cheaper, and not once its days are its own', async () => {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await house()
  const [first = '', second = ''] = stage.unitIds
  await setRent(first, 190_000)
  const id = await sendRequest(app, stage, ...stay)
  expect(await told(id, stage.landlord)).toBeNull()
  await close(stage, second)
  const other = { unitName: await nameOf(first), asked: 150_000 }
  expect(await told(id, stage.landlord)).toEqual({ ...other, rent: 190_000 })
  await setRent(first, 120_000)
  expect(await told(id, stage.landlord)).toEqual({ ...other, rent: 120_000 })
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  expect(await told(id, stage.landlord)).toEqual({ ...other, rent: 120_000 })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  expect(await told(id, stage.landlord)).toBeNull()
  const offer = await app.db
    .selectFrom('booking_offers')
    .select(['listing_id', 'price'])
    .where('listing_request_id', '=', id)
    .executeTakeFirst()
  expect(offer).toEqual({ listing_id: first, price: 150_000 })
})

it('a request for a listing by itself says that its rent has changed since, but not in another currency', async () => {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await createStage(app, { group: { price: 150_000, currency: 'EUR', part_of_group: false } })
  const id = await sendRequest(app, stage, ...stay)
  await app.db.updateTable('groups').set({ price: 160_000 }).where('id', '=', stage.groupId).execute()
  expect(await told(id, stage.landlord)).toMatchObject({ rent: 160_000, asked: 150_000 })
  await app.db.updateTable('groups').set({ currency: 'CHF' }).where('id', '=', stage.groupId).execute()
  expect(await told(id, stage.landlord)).toBeNull()
})

it('what would stand empty before a request is counted in the unit that it would go into, at the asked rent', async () => {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await house()
  const booked = await bookStay(app, stage, '2030-02-01', '2030-02-28')
  const { listing_id: lived } = given(
    await app.db.selectFrom('bookings').select('listing_id').where('id', '=', booked).executeTakeFirst(),
  )
  const id = await sendRequest(app, stage, ...stay)
  const before = async () => {
    const { data } = await app.graphql<{ list: { nodes: { id: string; vacancyBefore: object }[] } }>(
      '{ list: landlordListingRequests { nodes { id vacancyBefore { days } } } }',
      {},
      stage.landlord,
    )
    return data.list.nodes.find((node) => node.id === id)?.vacancyBefore
  }
  expect(await before()).toEqual({ days: 0 })
  await setRent(lived, 190_000)
  expect(await before()).toEqual({ days: 45 })
  // That unit is also the one that its contract is made for.
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  const offer = await app.db
    .selectFrom('booking_offers')
    .select('listing_id')
    .where('listing_request_id', '=', id)
    .executeTakeFirst()
  expect(offer?.listing_id).toBe(stage.unitIds.find((unit) => unit !== lived))
})

it('a move says of each unit what it costs where that is not what was asked for, seasons and discounts aside', async () => {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await house({ stay_discounts: JSON.stringify([{ months: 3, percent: 10 }]) })
  const bookingId = await bookStay(app, stage, ...stay)
  const rents = () => rentsOfPlaces(stage, bookingId, stage.landlord)
  expect(await rents()).toEqual({ currency: 'EUR', units: [null, null] })
  await setRent(stage.unitIds[1] ?? '', 190_000)
  expect(await rents()).toEqual({ currency: 'EUR', units: [null, { rent: 190_000, asked: 150_000 }] })
  // Moving changes nothing of what the tenant owes.
  const owed = () =>
    app.db
      .selectFrom('bookings')
      .select(['listing_id', 'price', 'total_cost'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
  const { price, total_cost, listing_id } = await owed()
  const target = stage.unitIds.find((unit) => unit !== listing_id) ?? ''
  const { data } = await app.graphql<{ answer: { error: object | null } }>(
    `mutation($bookingId: ID!, $listingId: ID!, $key: ID!) {
      answer: moveBooking(bookingId: $bookingId, listingId: $listingId, idempotencyKey: $key) { error { name } } }`,
    { bookingId, listingId: target, key: crypto.randomUUID() },
    stage.landlord,
  )
  expect(data.answer.error).toBeNull()
  expect(await owed()).toEqual({ listing_id: target, price, total_cost })
})

/** A stay at a discount of its first three months, prolonged twice; a move of any of them says what each unit costs. */
async function prolongedTwice() {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await house({
    stay_discounts: JSON.stringify([{ months: 3, percent: 10 }]),
    labels: ['AUTO_ACCEPT_EXTENSION_REQUESTS'],
  })
  const first = await bookStay(app, stage, ...stay)
  const extend = async (id: string, to: string) => {
    const { error, request } = await command(app, stage.tenant, 'requestExtension', { id, to })
    expect(error).toBeNull()
    return bookAccepted(app, given(request).id)
  }
  const second = await extend(first, '2030-06-30')
  const third = await extend(second, '2030-07-31')
  const rentsOf = async (id: string) => (await rentsOfPlaces(stage, id, stage.landlord)).units
  return { stage, first, second, third, rentsOf }
}

it('a move of an extension compares with what its first stay was asked at, through all extensions in between', async () => {
  const { stage, first, second, third, rentsOf } = await prolongedTwice()
  const all = async () => [await rentsOf(first), await rentsOf(second), await rentsOf(third)]
  const same = [null, null]
  expect(await all()).toEqual([same, same, same])
  // What the home costs by now is nothing that was asked.
  await app.db.updateTable('groups').set({ price: 170_000 }).where('id', '=', stage.groupId).execute()
  await setRent(stage.unitIds[0] ?? '', 150_000)
  const dearer = [null, { rent: 170_000, asked: 150_000 }]
  expect(await all()).toEqual([dearer, dearer, dearer])
})

it('a move of an extension compares with a rent that was agreed otherwise where it goes on at that', async () => {
  const { second, third, rentsOf } = await prolongedTwice()
  const agree = (id: string, price: number) =>
    app.db.updateTable('bookings').set({ price }).where('id', '=', id).execute()
  const other = (asked: number) => Array.from({ length: 2 }, () => ({ rent: 150_000, asked }))
  await agree(second, 140_000)
  expect(await rentsOf(second)).toEqual(other(140_000))
  // The third goes on at the rent of the first, from which it can be asked as well.
  expect(await rentsOf(third)).toEqual([null, null])
  await app.db
    .updateTable('listing_requests as lr')
    .from('bookings as b')
    .set({ price: 140_000 })
    .whereRef('b.listing_request_id', '=', 'lr.id')
    .where('b.id', '=', third)
    .execute()
  await agree(third, 140_000)
  expect(await rentsOf(third)).toEqual(other(140_000))
  await agree(third, 160_000)
  expect(await rentsOf(third)).toEqual(other(160_000))
})
