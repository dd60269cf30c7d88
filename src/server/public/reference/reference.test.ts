import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

it('tells everybody the currencies with the digits of their fractions', async () => {
  const { data } = await t.graphql<{ currencies: { isoCode: string }[] }>(
    '{ currencies { isoCode fractionDigits } }',
  )
  expect(data.currencies).toContainEqual({ isoCode: 'EUR', fractionDigits: 2 })
  expect(data.currencies).toContainEqual({ isoCode: 'JPY', fractionDigits: 0 })
})

it.each([
  [
    'Hamburg',
    '20357',
    'DE',
    { region: 'HAMBURG', minBookingDuration: 3, maxBookingDuration: null, permit: true, exemption: true },
  ],
  [
    'Bonn',
    '53111',
    'DE',
    { region: 'BONN', minBookingDuration: 6, maxBookingDuration: null, permit: true, exemption: true },
  ],
  [
    'Wien',
    '1070',
    'AT',
    { region: 'VIENNA', minBookingDuration: null, maxBookingDuration: 6, permit: false, exemption: false },
  ],
  [
    'Berlin',
    '10119',
    'DE',
    { region: null, minBookingDuration: null, maxBookingDuration: null, permit: false, exemption: false },
  ],
])('knows the stays that are allowed in %s', async (city, zipCode, country, expected) => {
  const query = `query($city: String!, $zipCode: String!, $country: String!) {
    answer: minBookingDurationByRegion(city: $city, zipCode: $zipCode, country: $country) {
      region minBookingDuration maxBookingDuration permit exemption } }`
  const { data } = await t.graphql<{ answer: unknown }>(query, { city, zipCode, country })
  expect(data.answer).toEqual(expected)
})

it('tells landlords their reasons to unpublish, and sales all of them', async () => {
  await t.createUser({ email: 'landlord@mezzo.example', landlord: true })
  await t.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
  const query = `query($scope: UnpublishReasonScope, $state: UnpublishReasonState) {
    reasons: listingUnpublishReasons(scope: $scope, state: $state) {
      value key explanationRequired suggestBlockCreation needsSalesPermissions active } }`
  const read = async (email: string, variables: object) => {
    const answer = await t.graphql<{ reasons: { value: string; needsSalesPermissions: boolean }[] }>(
      query,
      { ...variables },
      await t.login(email),
    )
    return answer.data?.reasons ?? answer.errors?.[0]?.message
  }
  const own = await read('landlord@mezzo.example', {})
  expect(own).toHaveLength(12)
  expect(own).toContainEqual({
    value: 'RENTED_OUT',
    key: 'unpublishReason.RENTED_OUT',
    explanationRequired: false,
    suggestBlockCreation: true,
    needsSalesPermissions: false,
    active: true,
  })
  expect(await read('sales@mezzo.example', { scope: 'SALES' })).toHaveLength(23)
  expect(await read('landlord@mezzo.example', { state: 'INACTIVE' })).toHaveLength(5)
  expect(await read('landlord@mezzo.example', { scope: 'SALES' })).toBe('Not allowed to access')
})
