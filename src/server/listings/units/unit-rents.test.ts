import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { readCsv } from '../../kernel/csv/csv.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const house = () =>
  createStage(app, { units: 2, group: { price: 150_000, currency: 'EUR', area: 50, part_of_group: true } })

const unitsOf = ({ groupId }: Stage) =>
  app.db
    .selectFrom('listings')
    .select(['id', 'price'])
    .where('group_id', '=', groupId)
    .orderBy('apartment_name')
    .execute()

const setRent = async ({ groupId, landlord }: Stage, listingId: string, price: number | null) => {
  const { data } = await app.graphql<{ answer: { error: { fields: object | null } | null } }>(
    `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
      answer: changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) { error { fields } } }`,
    { groupId, changes: [{ listingId, values: { price } }], key: crypto.randomUUID() },
    landlord,
  )
  return data.answer.error?.fields ?? null
}

const shown = async ({ groupId }: Stage, from = '2030-02-01', to = '2030-04-30') => {
  const { data } = await app.graphql<{ home: object }>(
    `query($groupId: ID!, $from: Day!, $to: Day!) { home: publicListing(groupId: $groupId) {
      price hasSeveralRents priceFor(from: $from, to: $to) } }`,
    { groupId, from, to },
  )
  return data.home
}

const foundUpTo = async (maxPrice: number) => {
  const { data } = await app.graphql<{ found: { nodes: { price: number }[] } }>(
    'query($filter: PublicSearchFilter!) { found: publicSearch(filter: $filter) { nodes { price } } }',
    { filter: { maxPrice } },
  )
  return data.found.nodes.map(({ price }) => price)
}

const rentsOf = (id: string) =>
  app.db
    .selectFrom('listing_requests')
    .select(['price', 'list_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const unitOfOffer = async (requestId: string) =>
  (
    await app.db
      .selectFrom('booking_offers')
      .select('listing_id')
      .where('listing_request_id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).listing_id

it('a unit costs its own rent, searches go by the lowest, and it goes back to that of its house', async () => {
  const stage = await house()
  const [first] = await unitsOf(stage)
  expect(await shown(stage)).toEqual({ price: 150_000, hasSeveralRents: false, priceFor: 150_000 })
  expect(await setRent(stage, first?.id ?? '', 120_000)).toBeNull()
  expect(await shown(stage)).toEqual({ price: 120_000, hasSeveralRents: true, priceFor: 120_000 })
  expect(await foundUpTo(130_000)).toEqual([120_000])
  // The house gets dearer: its own rent stays.
  await app.db.updateTable('groups').set({ price: 160_000 }).where('id', '=', stage.groupId).execute()
  expect(await shown(stage)).toMatchObject({ price: 120_000 })
  // Nobody is told the rent of a unit that isn't public.
  await app.db
    .updateTable('listings')
    .set({ published: false })
    .where('id', '=', first?.id ?? '')
    .execute()
  expect(await shown(stage)).toMatchObject({ price: 160_000, hasSeveralRents: false })
  await app.db
    .updateTable('listings')
    .set({ published: true })
    .where('id', '=', first?.id ?? '')
    .execute()
  expect(await setRent(stage, first?.id ?? '', null)).toBeNull()
  expect(await shown(stage)).toEqual({ price: 160_000, hasSeveralRents: false, priceFor: 160_000 })
})

it('its landlord is told what each unit costs and whether that is its own, and from which rent on all do', async () => {
  const stage = await house()
  const [first, second] = await unitsOf(stage)
  const told = async (listingId: string | undefined, as = stage.landlord) => {
    const { data } = await app.graphql<{ one: object; all: object }>(
      `query($id: ID!, $groupId: ID!) {
        one: landlordListingById(_id: $id) { price unitRent hasOwnRent }
        all: landlordListingByGroupId(groupId: $groupId) { price fromPrice hasSeveralRents group { price } } }`,
      { id: listingId, groupId: stage.groupId },
      as,
    )
    return data
  }
  expect(await told(first?.id)).toEqual({
    one: { price: 150_000, unitRent: 150_000, hasOwnRent: false },
    all: {
      price: 150_000,
      fromPrice: 150_000,
      hasSeveralRents: false,
      group: [{ price: null }, { price: null }],
    },
  })
  await setRent(stage, first?.id ?? '', 120_000)
  expect(await told(first?.id)).toEqual({
    one: { price: 150_000, unitRent: 120_000, hasOwnRent: true },
    all: {
      price: 150_000,
      fromPrice: 120_000,
      hasSeveralRents: true,
      group: [{ price: 120_000 }, { price: null }],
    },
  })
  expect(await told(second?.id)).toMatchObject({ one: { unitRent: 150_000, hasOwnRent: false } })
  // Who works on the other unit alone is told of that.
  const limited = await joinAsLimited(app, stage)
  await app.db
    .updateTable('team_members')
    .set({ group_ids: [], listing_ids: [second?.id ?? ''] })
    .where('email', '=', 'lena@mezzo.example')
    .execute()
  expect(await told(second?.id, limited)).toMatchObject({
    all: { fromPrice: 150_000, hasSeveralRents: false, group: [{ price: null }] },
  })
  expect(await told(first?.id, limited)).toMatchObject({ one: null })
})

it('the table of listings has the rent of a house, and the lowest and the highest of its units', async () => {
  const stage = await house()
  const [first] = await unitsOf(stage)
  await setRent(stage, first?.id ?? '', 120_050)
  const file = await app.send(stage.landlord, { method: 'GET', url: '/api/homes.csv?language=en' })
  const [heads, cells] = readCsv(file.body)?.map((line) => line.cells) ?? []
  const of = (head: string) => cells?.[heads?.indexOf(head) ?? -1]
  expect(['Monthly rent', 'Lowest monthly rent', 'Highest monthly rent'].map(of)).toEqual([
    '1500',
    '1200.5',
    '1500',
  ])
})

it('who asks one more home sees what the same days cost there', async () => {
  const stage = await house()
  const [first] = await unitsOf(stage)
  await setRent(stage, first?.id ?? '', 120_000)
  const asked = await createListing(app.db, stage.landlordId, {})
  const { data } = await app.graphql(
    `query($groupId: ID!, $from: Day!, $to: Day!) { otherListings(groupId: $groupId) {
      groupId price: priceFor(from: $from, to: $to) } }`,
    { groupId: asked.groupId, from: '2030-02-01', to: '2030-04-30' },
    stage.tenant,
  )
  expect(data).toMatchObject({ otherListings: [{ groupId: stage.groupId, price: 120_000 }] })
})

it('a rent above the limit for the area, or none, is refused', async () => {
  const stage = await house()
  const [first] = await unitsOf(stage)
  const id = first?.id ?? ''
  expect(await setRent(stage, id, 900_000_000)).toEqual({ price: 'units.problem.priceTooHigh' })
  expect(await setRent(stage, id, 0)).toEqual({ price: 'units.problem.price' })
  expect((await unitsOf(stage)).map(({ price }) => price)).toEqual([null, null])
})

it('a listing by itself has no other rent than its own', async () => {
  const stage = await createStage(app, { group: { price: 150_000, part_of_group: false } })
  const [only] = await unitsOf(stage)
  const { data } = await app.graphql<{ answer: { error: { reason: string } } }>(
    `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
      answer: changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) { error { reason } } }`,
    {
      groupId: stage.groupId,
      changes: [{ listingId: only?.id, values: { price: 100_000 } }],
      key: crypto.randomUUID(),
    },
    stage.landlord,
  )
  expect(data.answer.error.reason).toBe('NOT_A_GROUP')
  expect(await shown(stage)).toMatchObject({ price: 150_000, hasSeveralRents: false })
})

it('days on which only the dearer unit is free are asked for at its rent, and its contract goes by that', async () => {
  const stage = await house()
  const [first, second] = await unitsOf(stage)
  await setRent(stage, first?.id ?? '', 190_000)
  const cheap = await sendRequest(app, stage, '2031-02-01', '2031-04-30')
  expect(await rentsOf(cheap)).toEqual({ price: 150_000, list_price: 150_000 })
  await command(app, stage.landlord, 'acceptListingRequest', { id: cheap })
  await command(app, stage.tenant, 'confirmTenantInterest', { id: cheap })
  expect(await unitOfOffer(cheap)).toBe(second?.id)
  await app.db
    .insertInto('blocks')
    .values({
      listing_id: second?.id ?? '',
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days: '[2030-01-01,2030-12-31]',
      source: 'own',
      reason: 'OWN_USE',
    })
    .execute()
  expect(await shown(stage)).toEqual({ price: 150_000, hasSeveralRents: true, priceFor: 190_000 })
  const dear = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  expect(await rentsOf(dear)).toEqual({ price: 190_000, list_price: 190_000 })
})
