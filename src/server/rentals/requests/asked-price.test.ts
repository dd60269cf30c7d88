import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { json } from '../../kernel/db/parameters.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const terms = { price: 150_000, deposit: 300_000, final_cleaning_fee: 9_000 }

const changeListing = ({ groupId }: Stage) =>
  app.db
    .updateTable('groups')
    .set({ price: 222_200, deposit: 444_400, final_cleaning_fee: 22_200 })
    .where('id', '=', groupId)
    .execute()

const landlordsMoney = async ({ landlord }: Stage) => {
  const { data } = await app.graphql<{ list: { nodes: unknown[] } }>(
    `{ list: landlordListingRequests(filter: ALL) {
      nodes { price currency tenantPayments { totalRent } firstMonthRent } } }`,
    {},
    landlord,
  )
  return data.list.nodes[0]
}

it('a request keeps the rent that it was asked for, whatever the listing says later', async () => {
  const stage = await createStage(app, { group: terms })
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await changeListing(stage)
  expect(await landlordsMoney(stage)).toEqual({
    price: 150_000,
    currency: 'EUR',
    tenantPayments: { totalRent: 450_000 },
    firstMonthRent: 150_000,
  })
  const tenant = await app.graphql(
    `query($id: ID!) { tenantRequest(listingRequestId: $id) { price totalRent } }`,
    { id },
    stage.tenant,
  )
  expect(tenant.data).toEqual({ tenantRequest: { price: 150_000, totalRent: 450_000 } })
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  const { id: offerId } = await offerOf(app.db, id)
  const offer = await app.db
    .selectFrom('booking_offers')
    .select(['price', 'total_rent', 'deposit', 'cleaning_fee'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow()
  expect(offer).toEqual({ price: 150_000, total_rent: 450_000, deposit: 300_000, cleaning_fee: 9_000 })
})

it('who stays longer owes no first month’s rent', async () => {
  const stage = await createStage(app, { group: terms })
  const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  expect(
    (await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-05-31' })).error,
  ).toBeNull()
  const { data } = await app.graphql<{ list: { nodes: unknown[] } }>(
    `{ list: landlordListingRequests(filter: OPEN) {
      nodes { type isFirstMonthRent firstMonthRent firstMonthRentPayment { amount } } } }`,
    {},
    stage.landlord,
  )
  expect(data.list.nodes).toEqual([
    { type: 'EXTENSION', isFirstMonthRent: false, firstMonthRent: 0, firstMonthRentPayment: null },
  ])
})

it('suggested dates cost what the asked ones did', async () => {
  const stage = await createStage(app, { group: terms })
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await changeListing(stage)
  await command(app, stage.landlord, 'suggestDates', { id, from: '2030-02-15', to: '2030-05-15' })
  expect((await command(app, stage.tenant, 'takeSuggestedDates', { id })).error).toBeNull()
  expect(await landlordsMoney(stage)).toMatchObject({
    price: 150_000,
    tenantPayments: { totalRent: 447_581 },
  })
})

it('an extension goes on at the rent of its booking', async () => {
  const stage = await createStage(app, { group: terms })
  const id = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  await changeListing(stage)
  given((await command(app, stage.tenant, 'requestExtension', { id, to: '2030-05-31' })).request)
  const { data } = await app.graphql<{ list: { nodes: unknown[] } }>(
    `{ list: landlordListingRequests(filter: OPEN) { nodes { price tenantPayments { totalRent } } } }`,
    {},
    stage.landlord,
  )
  expect(data.list.nodes).toEqual([{ price: 150_000, tenantPayments: { totalRent: 300_000 } }])
})

it('a request keeps the monthly rent of its length of stay, and contract, rents and dues go by it', async () => {
  const discounts = json([{ months: 3, percent: 10 }])
  const stage = await createStage(app, { group: { ...terms, stay_discounts: discounts } })
  await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await app.db
    .updateTable('groups')
    .set({ stay_discounts: json([]) })
    .where('id', '=', stage.groupId)
    .execute()
  expect(await landlordsMoney(stage)).toEqual({
    price: 135_000,
    currency: 'EUR',
    tenantPayments: { totalRent: 405_000 },
    firstMonthRent: 135_000,
  })
})

it('a stay that is booked with a discount is written, owed and prolonged at its own monthly rent', async () => {
  const discounts = json([{ months: 2, percent: 20 }])
  const stage = await createStage(app, { group: { ...terms, stay_discounts: discounts } })
  const id = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  await app.db
    .updateTable('groups')
    .set({ stay_discounts: json([]) })
    .where('id', '=', stage.groupId)
    .execute()
  const offer = await app.db
    .selectFrom('booking_offers')
    .select(['price', 'total_rent'])
    .where('group_id', '=', stage.groupId)
    .executeTakeFirstOrThrow()
  expect(offer).toEqual({ price: 120_000, total_rent: 240_000 })
  const rents = await app.db
    .selectFrom('rents')
    .select(['position', 'amount'])
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  expect(rents).toEqual([
    { position: 1, amount: 120_000 },
    { position: 2, amount: 120_000 },
  ])
  given((await command(app, stage.tenant, 'requestExtension', { id, to: '2030-04-30' })).request)
  const { data } = await app.graphql<{ list: { nodes: unknown[] } }>(
    `{ list: landlordListingRequests(filter: OPEN) { nodes { price tenantPayments { totalRent } } } }`,
    {},
    stage.landlord,
  )
  expect(data.list.nodes).toEqual([{ price: 120_000, tenantPayments: { totalRent: 120_000 } }])
})

it('a shorter stay than any discount costs what the home costs', async () => {
  const discounts = json([{ months: 3, percent: 10 }])
  const stage = await createStage(app, { group: { ...terms, stay_discounts: discounts } })
  await sendRequest(app, stage, '2030-02-01', '2030-04-29')
  expect(await landlordsMoney(stage)).toMatchObject({ price: 150_000 })
})

it('a request keeps the average of its seasons, less its discount, and what the listing cost', async () => {
  const seasons = json([{ from: '03-01', to: '03-31', percent: 30 }])
  const discounts = json([{ months: 3, percent: 10 }])
  const stage = await createStage(app, { group: { ...terms, seasons, stay_discounts: discounts } })
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await app.db
    .updateTable('groups')
    .set({ seasons: json([]), price: 222_200 })
    .where('id', '=', stage.groupId)
    .execute()
  // Two months at 1,500 and one at 1,950 are 1,650 on average, and 1,485 less 10 %.
  expect(await landlordsMoney(stage)).toMatchObject({
    price: 148_500,
    tenantPayments: { totalRent: 445_500 },
  })
  const { data } = await app.graphql(
    `query($id: ID!) { tenantRequest(listingRequestId: $id) { price listPrice totalRent } }`,
    { id },
    stage.tenant,
  )
  expect(data).toEqual({ tenantRequest: { price: 148_500, listPrice: 150_000, totalRent: 445_500 } })
  const seen = await app.graphql<{ list: { nodes: unknown[] } }>(
    `{ list: landlordListingRequests(filter: ALL) { nodes { listPrice } } }`,
    {},
    stage.landlord,
  )
  expect(seen.data.list.nodes).toEqual([{ listPrice: 150_000 }])
})
