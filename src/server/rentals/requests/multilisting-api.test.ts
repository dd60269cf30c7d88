import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited, offerOf } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const documents = {
  states: `query($group: ID!, $from: Day!, $to: Day!) {
    getRequestStatesForMultilisting(group: $group, from: $from, to: $to) { listingRequestId listingId from to state landlordStatus } }`,
  group: `query($groupId: ID!, $from: Day!, $to: Day!) {
    groupByGroupId(groupId: $groupId) { groupId units { _id openListingRequestsCount(from: $from, to: $to) } } }`,
  extension: `query($id: ID!) { possibleToCreateContractForExtensionRequest(listingRequestId: $id) { value reason } }`,
  terms: `query($id: ID!) { landlordListingRequest(bookingRequestId: $id) {
    supportedContracts { name isTemplateSupported } isFirstMonthRent firstMonthRent tenantPayments { totalRent }
    fullLatestBookingOffer { _id status price from to duration { months days } listingVacantDays { before } isOnlineSigning } } }`,
}

/** A group of two whose first request has its contract, and a second tenant who waits for some of the same days. */
async function stageWithContract() {
  const stage = await createStage(app, { units: 2 })
  const signed = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  await command(app, stage.landlord, 'acceptListingRequest', { id: signed })
  await command(app, stage.tenant, 'confirmTenantInterest', { id: signed })
  await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
  const noor = await app.login('noor@mezzo.example')
  const waiting = await sendRequest(app, stage, '2030-07-01', '2030-09-30', noor)
  return { ...stage, signed, waiting }
}

it('says which active requests of a group want some of the days, and what they count as', async () => {
  const stage = await stageWithContract()
  const { id } = await offerOf(app.db, stage.signed)
  const { listing_id: listingId } = await app.db
    .selectFrom('booking_offers')
    .select('listing_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const july = { group: stage.groupId, from: '2030-07-15', to: '2030-08-15' }
  const { data } = await app.graphql(documents.states, july, stage.landlord)
  expect(data).toEqual({
    getRequestStatesForMultilisting: [
      expect.objectContaining({ listingRequestId: stage.signed, listingId, state: 'IN_PROGRESS' }),
      expect.objectContaining({ listingRequestId: stage.waiting, listingId: null, state: 'OPEN' }),
    ],
  })
  const later = await app.graphql(
    documents.states,
    { ...july, from: '2031-01-01', to: '2031-02-01' },
    stage.landlord,
  )
  expect(later.data).toEqual({ getRequestStatesForMultilisting: [] })
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const foreign = await app.graphql(documents.states, july, await app.login('other@mezzo.example'))
  expect(foreign.errors?.[0]?.extensions?.name).toBe('ResourceNotFoundError')
})

it('counts the open requests that each unit could still take', async () => {
  const stage = await stageWithContract()
  const variables = { groupId: stage.groupId, from: '2030-07-01', to: '2030-12-31' }
  const { data } = await app.graphql<{ groupByGroupId: { units: { openListingRequestsCount: number }[] } }>(
    documents.group,
    variables,
    stage.landlord,
  )
  const counts = data.groupByGroupId.units.map((unit) => unit.openListingRequestsCount)
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
})

it('says whether an extension can get its contract, and that others are none', async () => {
  const stage = await stageWithContract()
  const ask = async (id: string) => (await app.graphql(documents.extension, { id }, stage.landlord)).data
  expect(await ask(stage.waiting)).toEqual({
    possibleToCreateContractForExtensionRequest: { value: false, reason: 'NOT_AN_EXTENSION' },
  })
  await app.db
    .updateTable('listing_requests')
    .set({ type: 'EXTENSION' })
    .where('id', '=', stage.waiting)
    .execute()
  expect(await ask(stage.waiting)).toEqual({
    possibleToCreateContractForExtensionRequest: { value: true, reason: null },
  })
})

it('lets limited access answer for availability, but make no contract', async () => {
  const stage = await createStage(app, { units: 2 })
  const lena = await joinAsLimited(app, stage)
  const standard = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  expect((await command(app, lena, 'acceptListingRequest', { id: standard })).error).toBeNull()
  const extension = await sendRequest(app, stage, '2031-02-01', '2031-07-31')
  await app.db
    .updateTable('listing_requests')
    .set({ type: 'EXTENSION' })
    .where('id', '=', extension)
    .execute()
  const refused = await command(app, lena, 'acceptListingRequest', { id: extension })
  expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'NO_PERMISSION' })
  expect((await command(app, stage.landlord, 'acceptListingRequest', { id: extension })).error).toBeNull()
})

it("says what a request's contract can be, and what its offer leaves empty before", async () => {
  const stage = await stageWithContract()
  const request = await app.db
    .selectFrom('listing_requests')
    .select(['booking_request_id as id'])
    .where('id', '=', stage.signed)
    .executeTakeFirstOrThrow()
  const { data } = await app.graphql<Terms>(documents.terms, request, stage.landlord)
  expect(data.landlordListingRequest).toEqual({
    supportedContracts: [
      { name: 'GERMANY_PRIVATE', isTemplateSupported: true },
      { name: 'GERMANY_DEFAULT', isTemplateSupported: true },
      { name: 'GERMANY_COMMERCIAL', isTemplateSupported: true },
      { name: 'GERMANY_PRIVATE_STUDENT', isTemplateSupported: false },
      { name: 'GERMANY_COMMERCIAL_STUDENT', isTemplateSupported: false },
      { name: 'REFUGEE_GERMANY', isTemplateSupported: false },
    ],
    isFirstMonthRent: false,
    firstMonthRent: 150_000,
    tenantPayments: { totalRent: 900_000 },
    fullLatestBookingOffer: {
      _id: (await offerOf(app.db, stage.signed)).id,
      status: 'LANDLORD_SIGNING',
      price: 150_000,
      from: '2030-02-01',
      to: '2030-07-31',
      duration: { months: 6, days: 0 },
      listingVacantDays: { before: 366 },
      isOnlineSigning: true,
    },
  })
  await app.db
    .insertInto('feature_flags')
    .values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at: Temporal.Now.instant() })
    .execute()
  const switched = await app.graphql<Terms>(documents.terms, request, stage.landlord)
  expect(given(switched.data.landlordListingRequest).isFirstMonthRent).toBe(true)
  // The listing's own word goes before the feature.
  await app.db.updateTable('groups').set({ first_month_rent: false }).execute()
  const unwanted = await app.graphql<Terms>(documents.terms, request, stage.landlord)
  expect(given(unwanted.data.landlordListingRequest).isFirstMonthRent).toBe(false)
})

interface Terms {
  landlordListingRequest: { isFirstMonthRent: boolean } | null
}
