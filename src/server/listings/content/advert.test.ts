import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { contentOfAdvert, ADVERT_PARTS } from '../../../domain/listings/adverts/advert-content.ts'
import { readAdvert } from '../../../domain/listings/adverts/advert.ts'

let t: TestApp
let landlord: Browser
beforeAll(async () => {
  t = await buildTestApp()
  await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  landlord = await t.login('jana@mezzo.example')
})
afterAll(() => t.close())

interface Begun {
  error: { name: string; fields: Record<string, string> | null } | null
  listingId: string | null
}

async function begin(content: unknown, key: string = randomUUID()): Promise<Begun> {
  const { data } = await t.graphql<{ createListing: Begun }>(
    `mutation($input: CreateListingInput!, $key: ID!) {
       createListing(input: $input, idempotencyKey: $key) { error { name fields } listingId } }`,
    { input: { city: 'Leipzig', country: 'DE', content }, key },
    landlord,
  )
  return data.createListing
}

async function countHomes(): Promise<number> {
  return (await t.db.selectFrom('groups').select('id').execute()).length
}

test('a listing begins with what an advert tells, once per key, and unpublished', async () => {
  const advert = readAdvert(
    `Helle 2-Zimmer-Wohnung in Leipzig-Plagwitz
    Könneritzstraße 17, 04229 Leipzig, 52 m², 3. OG, Warmmiete 1.250 €, Kaution 2.500 €
    frei ab 01.05.2027, WLAN und Waschmaschine`,
    parseDay('2027-01-10'),
  )
  if (!advert) throw new Error('Nothing was read')
  const content = contentOfAdvert(advert, new Set(ADVERT_PARTS), { city: 'Leipzig', country: 'DE' })
  const key = randomUUID()
  const { error, listingId } = await begin(content, key)
  expect(error).toBeNull()
  expect((await begin(content, key)).listingId).toBe(listingId)
  const home = await t.db
    .selectFrom('listings as l')
    .innerJoin('groups as g', 'g.id', 'l.group_id')
    .select([
      'g.street',
      'g.street_number',
      'g.zip_code',
      'g.city',
      'g.price',
      'g.deposit',
      'g.area',
      'g.amenities',
    ])
    .select([
      'g.title',
      'l.floor',
      'l.available_from',
      'l.available_from_known',
      'l.published',
      'g.listing_languages',
    ])
    .where('l.id', '=', listingId ?? '')
    .executeTakeFirstOrThrow()
  expect(home).toEqual({
    street: 'Könneritzstraße',
    street_number: '17',
    zip_code: '04229',
    city: 'Leipzig',
    price: 125_000,
    deposit: 250_000,
    area: 52,
    amenities: ['wifi', 'washingMachine'],
    title: { de: 'Helle 2-Zimmer-Wohnung in Leipzig-Plagwitz' },
    floor: 3,
    available_from: '2027-05-01',
    available_from_known: true,
    published: false,
    listing_languages: ['de'],
  })
})

test.each<[unknown, string]>([
  [{ published: true }, 'published'],
  [{ labels: ['KA'] }, 'labels'],
  [{ area: 3 }, 'area'],
  [{ landlordId: randomUUID() }, 'landlordId'],
  [{ price: 99_999_999, area: 20 }, 'price'],
])('%j is refused, and no listing begins', async (content, field) => {
  const before = await countHomes()
  const { error, listingId } = await begin(content)
  expect(listingId).toBeNull()
  expect(error?.name).toBe('ValidationError')
  expect(Object.keys(error?.fields ?? {})).toContain(field)
  expect(await countHomes()).toBe(before)
})
