import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import {
  AMENITIES_AVAILABILITIES,
  AMENITIES,
  APARTMENT_RULES,
  APARTMENT_STATES,
  FURNITURE_STANDARDS,
  HOME_TYPES,
  LISTING_PARKING_OPTIONS,
  ROOM_TYPES,
  SERVICES_AVAILABILITIES,
} from '../../../domain/catalogue/listings.ts'
import { CURRENCY_CODES } from '../../../domain/catalogue/currencies.ts'
import { germanClassOf } from '../../../domain/listings/energy-certificate-check.ts'
import { HEATING_METHODS, MAIN_ENERGY_SOURCES } from '../../../domain/catalogue/energy-certificate.ts'
import { LISTING_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { METHODS_OF_BOOKING } from '../../../domain/catalogue/requests.ts'
import { LISTING_FIELDS } from '../../../domain/listings/listing-content.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter(isStorableText)
const name = text.map(asOneLine).filter((one) => one !== '')
const localized = fc.dictionary(fc.constantFrom(...LISTING_LANGUAGES), text)
const count = fc.integer({ min: 0, max: 50 })
const months = fc.option(fc.integer({ min: 1, max: 3 }))
const rule = fc.record({ rule: fc.constantFrom(...APARTMENT_RULES), conditions: localized })

const building = {
  heatingMethod: fc.option(fc.constantFrom(...HEATING_METHODS)),
  mainEnergySource: fc.option(fc.constantFrom(...MAIN_ENERGY_SOURCES)),
  yearOfConstruction: fc.option(fc.integer({ min: 1000, max: 2020 })),
  electricityConsumption: fc.option(fc.integer({ min: 0, max: 2000 })),
  issueDate: fc.option(fc.constantFrom('2024-02-29', '2023-12-31')),
}
const valid = {
  name,
  title: localized.filter((title) => Object.values(title).some((one) => one.trim() !== '')),
  descriptionV2: localized,
  additionalInformation: localized,
  houseRulesText: localized,
  listingLanguages: fc.uniqueArray(fc.constantFrom(...LISTING_LANGUAGES), { minLength: 1 }),
  registrationNumber: fc.option(name),
  price: fc.integer({ min: 1, max: 7_000_000 }),
  currency: fc.constantFrom(...CURRENCY_CODES.filter((code) => code !== 'JPY' && code !== 'ISK')),
  deposit: fc.integer({ min: 0, max: 10_000_000 }),
  seasons: fc.constantFrom([], [{ from: '06-01', to: '08-31', percent: 20 }]),
  stayDiscounts: fc.constantFrom(
    [],
    [
      { months: 3, percent: 10 },
      { months: 6, percent: 20 },
    ],
  ),
  finalCleaningFee: fc.integer({ min: 0, max: 10_000_000 }),
  area: fc.integer({ min: 12, max: 10_000 }),
  accommodates: fc.integer({ min: 1, max: 20 }),
  roomsInformation: fc.array(
    fc.record({
      roomType: fc.constantFrom(...ROOM_TYPES),
      singleBedsCount: count,
      doubleBedsCount: count,
      guestBedsCount: count,
      couchBedsCount: count,
      othersCount: count,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  address: fc.record({
    street: name,
    streetNumber: name,
    zipCode: fc.constantFrom('10117', '80331'),
    // A listing can't be called what its city is called; that is another test's.
    city: name.map((one) => `Bad ${one}`),
    // A public listing that moves to where energy data are wanted has to bring them with it; that is another test's.
    country: fc.constant('DE'),
  }),
  services: fc.record({
    isServiced: fc.boolean(),
    garage: fc.boolean(),
    cleaningV2: fc.constantFrom(...SERVICES_AVAILABILITIES),
    parkingV2: fc.constantFrom(...LISTING_PARKING_OPTIONS),
    fitnessV2: fc.constantFrom(...AMENITIES_AVAILABILITIES),
    conciergeV2: fc.constantFrom(...SERVICES_AVAILABILITIES),
    cityRegistrationDocuments: fc.boolean(),
    tenantCanChangeThePostBoxName: fc.boolean(),
    internetConnectionSpeedMbps: fc.option(count),
    broadcastingFeeIncludedInRent: fc.boolean(),
  }),
  energyCertificate: fc.oneof(
    // What is left out stays, and has to fit to what is said.
    fc.record({
      availability: fc.constant('NOT_NEEDED'),
      certificateType: fc.constant(null),
      energyConsumption: fc.constant(null),
      efficiencyClass: fc.constant(null),
      ...building,
    }),
    // What an advertisement has to say of one that exists.
    fc
      .record({
        availability: fc.constant('AVAILABLE_FOR_VIEWING'),
        certificateType: fc.constantFrom('DEMAND', 'CONSUMPTION'),
        energyConsumption: fc.integer({ min: 10, max: 400 }),
        ...building,
        mainEnergySource: fc.constantFrom(...MAIN_ENERGY_SOURCES),
        yearOfConstruction: fc.integer({ min: 1000, max: 2020 }),
        electricityConsumption: fc.constant(null),
      })
      .map((one) => ({ ...one, efficiencyClass: germanClassOf(one.energyConsumption) })),
  ),
  homeType: fc.constantFrom(...HOME_TYPES),
  furnitureStandard: fc.constantFrom(...FURNITURE_STANDARDS),
  apartmentState: fc.option(fc.constantFrom(...APARTMENT_STATES)),
  keysProvided: fc.record({
    keylessAccess: fc.boolean(),
    buildingEntrance: count,
    apartmentEntrance: count,
    basement: count,
    mailbox: count,
    generalKey: count,
    otherKeys: count,
  }),
  petRules: rule,
  smokingRules: rule,
  minBookingDuration: months,
  minBookingDurationPermitId: fc.option(name),
  minBookingDurationExemption: fc.boolean(),
  maxBookingDuration: fc.option(fc.integer({ min: 3, max: 60 })),
  methodOfBooking: fc.constantFrom(...METHODS_OF_BOOKING),
  isOnlineSigning: fc.boolean(),
  isFirstMonthRent: fc.boolean(),
  apartmentName: name,
  externalId: fc.option(name),
  locationInBuilding: localized,
  floor: fc.option(fc.integer({ min: -10, max: 200 })),
}

const amenities = fc.uniqueArray(fc.constantFrom(...AMENITIES))
const bodies = fc.tuple(fc.record(valid, { requiredKeys: [] }), fc.option(amenities, { nil: undefined }))

const junk = fc.oneof(
  fc.constantFrom<unknown>(-1.5, 1e300, 'x'.repeat(20_000), [[[]]], { $ne: 1 }, '2030-02-30', {
    __proto__: 1,
  }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).map((one) => `${one}\0`),
  fc.object({ maxDepth: 2, withNullPrototype: false }),
)

it('loses nothing that a valid payload says, whatever it leaves out', async () => {
  const { landlord, groupId } = await createStage(app)
  await fc.assert(
    fc.asyncProperty(bodies, async ([body, some]) => {
      // A single listing and its unit have one name.
      const names = body.name !== undefined &&
        body.apartmentName !== undefined && { apartmentName: body.name }
      const payload = { ...body, ...names, ...(some && { amenities: some }) }
      const answer = await app.send(landlord, {
        method: 'PUT',
        url: `/api/listings-v2/g/${groupId}`,
        payload,
      })
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([200, { ...body, ...names }])
      const listing = answer.json<Record<string, boolean>>()
      for (const amenity of some ?? []) expect([amenity, listing[amenity]]).toEqual([amenity, true])
      const again = await app.send(landlord, { method: 'GET', url: `/api/listings/g/${groupId}` })
      expect(again.json<object>()).toEqual(answer.json<object>())
    }),
    { numRuns: 25 },
  )
})

it('asks a public listing that moves to where energy data are wanted for them', async () => {
  const { landlord, groupId } = await createStage(app)
  const put = async (payload: object) => {
    const answer = await app.send(landlord, { method: 'PUT', url: `/api/listings-v2/g/${groupId}`, payload })
    return [answer.statusCode, answer.json().error?.fields ?? null]
  }
  const address = {
    street: 'Calle Mayor',
    streetNumber: '1',
    zipCode: '28013',
    city: 'Madrid',
    country: 'ES',
  }
  const german = { ...address, zipCode: '10117', city: 'Berlin', country: 'DE' }
  expect(await put({ address })).toEqual([200, null])
  expect(await put({ address: german })).toEqual([
    422,
    { 'energyCertificate.availability': 'listing.neededWhilePublished' },
  ])
  const energyCertificate = { availability: 'NOT_NEEDED' }
  expect(await put({ address: german, energyCertificate })).toEqual([200, null])
})

it('names the field of what is wrong, and stores nothing of it', async () => {
  const { landlord, groupId } = await createStage(app)
  const read = async () =>
    (await app.send(landlord, { method: 'GET', url: `/api/listings/g/${groupId}` })).json<object>()
  const before = await read()
  const fields = fc.constantFrom(...LISTING_FIELDS, 'landlordId', 'version', 'published', 'price ')
  await fc.assert(
    fc.asyncProperty(fields, junk, async (field, value) => {
      const answer = await app.send(landlord, {
        method: 'PUT',
        url: `/api/listings-v2/g/${groupId}`,
        payload: { deposit: 7, [field]: value },
      })
      // What tries to become every object's parent is refused before anybody reads the fields.
      const isParent = JSON.stringify(value).includes('"__proto__":')
      expect([value, answer.statusCode === 400]).toEqual([value, isParent])
      if (isParent) return
      const wrong = answer.json<{ error?: { fields?: object } }>().error?.fields ?? {}
      // The odd junk is right for a field: an empty object is a text in no language.
      const named = Object.keys(wrong).every((path) => path === field || path.startsWith(`${field}.`))
      expect([field, answer.statusCode, named]).toEqual([field, answer.statusCode === 200 ? 200 : 422, true])
      if (answer.statusCode === 200) {
        await app.db.updateTable('groups').set({ deposit: 0 }).execute()
        return
      }
      expect(Object.keys(wrong).length).toBeGreaterThan(0)
      expect(await read()).toMatchObject({ deposit: (before as { deposit: number }).deposit })
    }),
    { numRuns: 60 },
  )
})
