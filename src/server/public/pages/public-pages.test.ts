import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { json } from '../../kernel/db/parameters.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareByPrice } from '../../../domain/public/search-currency.ts'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { builtPages, contentOf } from '../../../../test/built-pages.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ pages: builtPages(), config: { origin: 'https://mezzo.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function landlord(): Promise<string> {
  return t.createUser({ email: 'jana@mezzo.example', landlord: true })
}

const open = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } })

function thingsIn(body: string): Record<string, unknown>[] {
  const found = body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...found].map((match) => JSON.parse(match[1] ?? '') as Record<string, unknown>)
}

test('a listing can be read without any script, in each language, and its street nowhere', async () => {
  const { unitIds } = await createListing(t.db, await landlord(), {
    group: {
      title: { en: 'A <quiet> flat', de: 'Eine ruhige Wohnung' },
      description: { en: 'Light & calm. </script><script>alert(1)</script>' },
      amenities: ['wifi', 'desk'],
      street: 'Geheimgasse',
      name: 'Geheimgasse 14',
      energy_certificate: json({
        availability: 'AVAILABLE',
        certificateType: 'DEMAND',
        efficiencyClass: 'B',
        energyConsumption: 71.5,
        mainEnergySource: 'GAS',
        yearOfConstruction: 1987,
      }),
    },
  })
  const english = await open(`/en/l/${unitIds[0]}`)
  expect(english.statusCode).toBe(200)
  expect(english.body).toContain('<title>A &#60;quiet&#62; flat – Mezzo</title>')
  expect(english.body).toMatch(/<h1[^>]*>A &lt;quiet&gt; flat<\/h1>/)
  expect(contentOf(english.body)).toContain('Light &amp; calm.')
  expect(english.body).toMatch(/<meta name="description" content="Entire apartment · 10119 Berlin · 48 m²/)
  expect(contentOf(english.body)).toContain('€1,500')
  expect(contentOf(english.body)).toContain('Availability')
  expect(contentOf(english.body)).toContain('71.5 kWh/(m²·a)')
  expect(english.body).not.toContain('alert(1)</script>')
  expect(english.body).not.toContain('Geheimgasse')
  expect(english.body).not.toContain('first-paint')
  const german = await open(`/de/l/${unitIds[0]}`)
  expect(german.body).toMatch(/<h1[^>]*>Eine ruhige Wohnung<\/h1>/)
  expect(contentOf(german.body)).toContain('Wesentlicher Energieträger')
  for (const body of [english.body, german.body]) {
    for (const language of ['en', 'de', 'fr'])
      expect(body).toContain(`hreflang="${language}" href="https://mezzo.test/${language}/l/${unitIds[0]}"`)
  }
  expect(german.body).toContain(`<link rel="canonical" href="https://mezzo.test/de/l/${unitIds[0]}"`)
})

test('structured data say what the listing is, what it costs and when it is free', async () => {
  const { groupId } = await createListing(t.db, await landlord(), { units: 2 })
  const [listing, way] = thingsIn((await open(`/en/g/${groupId}`)).body)
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: `https://mezzo.test/en/g/${groupId}`,
    offers: { priceSpecification: { price: 1500, priceCurrency: 'EUR', unitCode: 'MON' } },
    about: {
      '@type': 'Apartment',
      floorSize: { value: 48 },
      address: { addressLocality: 'Berlin', postalCode: '10119', addressCountry: 'DE' },
    },
  })
  expect(JSON.stringify(listing)).not.toContain('Torstraße')
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('a house whose units cost different rents is an offer from the lowest to the highest of them', async () => {
  const { groupId, unitIds } = await createListing(t.db, await landlord(), { units: 3 })
  const setRent = (unitId: string | undefined, price: number) =>
    t.db
      .updateTable('listings')
      .set({ price })
      .where('id', '=', unitId ?? '')
      .execute()
  await setRent(unitIds[0], 120_050)
  await setRent(unitIds[1], 180_000)
  const [listing] = thingsIn((await open(`/en/g/${groupId}`)).body)
  expect(listing).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 1200.5,
      highPrice: 1800,
      priceCurrency: 'EUR',
      offerCount: 3,
      priceSpecification: { minPrice: 1200.5, maxPrice: 1800, priceCurrency: 'EUR', unitCode: 'MON' },
    },
  })
  // All at one rent again: a plain offer.
  for (const unitId of unitIds) await setRent(unitId, 120_000)
  const [plain] = thingsIn((await open(`/en/g/${groupId}`)).body)
  expect(plain).toMatchObject({ offers: { '@type': 'Offer', priceSpecification: { price: 1200 } } })
  expect(JSON.stringify(plain)).not.toContain('highPrice')
})

test('what the browser would ask for comes along, so that it asks nothing', async () => {
  const { groupId } = await createListing(t.db, await landlord(), { units: 2 })
  const { body } = await open(`/en/g/${groupId}`)
  const bootstrap = JSON.parse(/id="bootstrap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
    data: [unknown[], Record<string, unknown>][]
  }
  expect(bootstrap.data).toMatchObject([
    [['publicListing', null, groupId], { groupId, city: 'Berlin' }],
    [['similarListings', groupId], []],
  ])
})

test('below a listing stand others of its city, those nearest in price first', async () => {
  const owner = await landlord()
  const listing = async (name: string, price: number, more: object = {}, unit: object = {}) =>
    (
      await createListing(t.db, owner, {
        group: { title: { en: name }, city: 'Bremen', price, ...more },
        unit,
      })
    ).groupId
  const groupId = await listing('asked', 100_000)
  await listing('far', 300_000)
  await listing('below', 90_000)
  await listing('same', 100_000)
  await listing('above', 120_000)
  await listing('hidden', 101_000, {}, { published: false })
  await listing('elsewhere', 100_000, { city: 'Kiel' })
  const similar = async (id: string) => {
    const query = 'query($id: ID!) { similarListings(groupId: $id) { title } }'
    const { data } = await t.graphql<{ similarListings: { title: { en: string } }[] }>(query, { id })
    return data.similarListings.map(({ title }) => title.en)
  }
  expect(await similar(groupId)).toEqual(['same', 'below', 'above'])
  expect(await similar(randomUUID())).toEqual([])
  const body = contentOf((await open(`/en/g/${groupId}`)).body)
  expect(body.indexOf('below')).toBeGreaterThan(body.indexOf('same'))
})

test('what is not offered is missing for crawlers, too', async () => {
  const { unitIds } = await createListing(t.db, await landlord(), { unit: { published: false } })
  for (const id of [unitIds[0], randomUUID(), 'nonsense']) {
    const { statusCode, body } = await open(`/en/l/${id}`)
    expect([statusCode, body.includes('noindex')]).toEqual([404, true])
  }
  expect((await open('/en/homes/atlantis')).statusCode).toBe(404)
  expect((await open('/en/homes/all/nonsense')).statusCode).toBe(404)
})

test('pages behind a login have no content in their HTML', async () => {
  const { unitIds } = await createListing(t.db, await landlord())
  for (const url of ['/en/dashboard', `/en/l/${unitIds[0]}/request`, '/en/login']) {
    expect((await open(url)).body).toContain('first-paint')
  }
})

async function search(filter: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { data } = await t.graphql<{
    publicSearch: { totalCount: number; city: string | null; nodes: { title: { en: string } }[] }
  }>(
    `query($filter: PublicSearchFilter!, $offset: Int, $limit: Int) {
      publicSearch(filter: $filter, offset: $offset, limit: $limit) { totalCount city nodes { title } }
    }`,
    { filter, ...more },
  )
  const { totalCount, city, nodes } = data.publicSearch
  return { totalCount, city, titles: nodes.map(({ title }) => title.en) }
}

async function severalListings(): Promise<string> {
  const owner = await landlord()
  const listing = (name: string, group: object, unit: object = {}) =>
    createListing(t.db, owner, { group: { title: { en: name }, ...group }, unit })
  await listing('small', { city: 'München', price: 90_000, area: 25 })
  await listing('large', {
    city: 'München',
    price: 250_000,
    area: 120,
    accommodates: 5,
    amenities: ['garden'],
  })
  await listing('pets', { city: 'Berlin', price: 120_000, pet_rule: 'ALLOWED', furniture_standard: 'LUXURY' })
  await listing('serviced', {
    city: 'Berlin',
    price: 200_000,
    services: JSON.stringify({ isServiced: true }),
  })
  await listing('hidden', { city: 'Berlin', price: 1_000 }, { published: false })
  await listing('later', { city: 'Wien', price: 80_000 }, { available_from: parseDay('2031-01-01') })
  return owner
}

test('listings are found by place, price, size, people, pets, days and kind, the cheapest first', async () => {
  const owner = await severalListings()
  expect(await search({})).toEqual({
    totalCount: 5,
    city: null,
    titles: ['later', 'small', 'pets', 'serviced', 'large'],
  })
  expect(await search({ place: 'munchen' })).toEqual({
    totalCount: 2,
    city: 'München',
    titles: ['small', 'large'],
  })
  expect((await search({ place: 'Atlantis' })).totalCount).toBe(0)
  expect((await search({ maxPrice: 120_000 })).titles).toEqual(['later', 'small', 'pets'])
  expect((await search({ minArea: 100 })).titles).toEqual(['large'])
  expect((await search({ guests: 3 })).titles).toEqual(['large'])
  expect((await search({ pets: true })).titles).toEqual(['pets'])
  expect((await search({ from: '2030-02-01', to: '2030-04-30', place: 'wien' })).titles).toEqual([])
  expect((await search({ from: '2031-02-01', to: '2031-04-30', place: 'wien' })).titles).toEqual(['later'])
  const kinds = { GARDEN: ['large'], FAMILY_HOMES: ['large'], LUXURY: ['pets'], PETS: ['pets'] }
  for (const [category, titles] of Object.entries(kinds)) {
    expect([category, (await search({ category })).titles]).toEqual([category, titles])
  }
  expect((await search({ category: 'SERVICED_APARTMENTS' })).titles).toEqual(['serviced'])
  expect((await search({ category: 'STUDENT_HOUSING' })).titles).toEqual(['small'])
  const switched = { name: 'STUDENT_HOUSING', changed_at: t.services.now() } as const
  await t.db
    .insertInto('feature_flags')
    .values({ ...switched, enabled: false })
    .execute()
  expect((await search({ category: 'STUDENT_HOUSING' })).titles).toEqual([])
  await t.db
    .insertInto('feature_flag_users')
    .values({ ...switched, user_id: owner, enabled: true })
    .execute()
  expect((await search({ category: 'STUDENT_HOUSING' })).titles).toEqual(['small'])
  expect((await search({ category: 'HOMES_FOR_UKRAINIANS' })).titles).toEqual([])
  expect((await search({}, { offset: 2, limit: 2 })).titles).toEqual(['pets', 'serviced'])
})

test('days that are taken or blocked, and stays that are too short, are not found', async () => {
  const owner = await landlord()
  const { groupId, unitIds } = await createListing(t.db, owner, { group: { min_booking_duration: 3 } })
  const total = async (from: string, to: string) => (await search({ from, to })).totalCount
  expect(await total('2030-02-01', '2030-04-30')).toBe(1)
  expect(await total('2030-02-01', '2030-04-29')).toBe(0)
  await t.db
    .insertInto('blocks')
    .values({
      listing_id: unitIds[0] ?? '',
      group_id: groupId,
      landlord_id: owner,
      days: '[2030-04-30,2030-05-02)',
      source: 'own',
      reason: 'OTHER',
    })
    .execute()
  expect(await total('2030-02-01', '2030-04-30')).toBe(0)
  expect(await total('2030-01-30', '2030-04-29')).toBe(1)
  // The day after the last blocked one is free.
  expect(await total('2030-05-01', '2030-07-31')).toBe(0)
  expect(await total('2030-05-02', '2030-08-01')).toBe(1)
})

test('lists have a page of their own for each place and kind; narrowed ones are found by nobody', async () => {
  await severalListings()
  const landing = await open('/de/homes/munchen')
  expect(landing.body).toMatch(/<h1[^>]*>Möblierte Wohnungen in München<\/h1>/)
  expect(landing.body).toContain('<link rel="canonical" href="https://mezzo.test/de/homes/munchen"')
  expect(landing.body).not.toContain('noindex')
  expect((await open('/de/homes/munchen/luxury')).body).toContain('noindex')
  const narrowed = await open('/de/search?place=munchen&guests=3')
  expect(narrowed.body).toContain('noindex')
  expect(narrowed.body).toContain('<link rel="canonical" href="https://mezzo.test/de/homes/munchen"')
  expect(narrowed.body).toMatch(/<option value="munchen" selected/)
  expect((await open('/fr')).body).toContain('"@type":"WebSite"')
  expect((await open('/fr/search')).body).not.toContain('noindex')
})

test('student housing is linked and can be chosen where it is switched on', async () => {
  await landlord()
  const texts = async () =>
    Promise.all(
      ['/en', '/en/homes/all', '/en/search'].map(async (url) =>
        contentOf((await open(url)).body).includes('Student housing'),
      ),
    )
  expect(await texts()).toEqual([true, true, true])
  const off = { name: 'STUDENT_HOUSING', enabled: false, changed_at: t.services.now() } as const
  await t.db.insertInto('feature_flags').values(off).execute()
  expect(await texts()).toEqual([false, false, false])
})

test('prices are compared within a currency, and a place names the cheapest of the one that most listings have', async () => {
  const landlordId = await landlord()
  const listings: [string, number][] = [
    ['EUR', 100_000],
    ['EUR', 120_000],
    ['CHF', 90_000],
  ]
  for (const [currency, price] of listings)
    await createListing(t.db, landlordId, { group: { currency, price } })
  const search = async (maxPrice: number) =>
    t.graphql(
      'query($filter: PublicSearchFilter!) { publicSearch(filter: $filter) { totalCount places { priceFrom currency } } }',
      { filter: { place: 'berlin', maxPrice } },
    )
  expect((await search(110_000)).data).toEqual({
    publicSearch: { totalCount: 1, places: [{ priceFrom: 100_000, currency: 'EUR' }] },
  })
  for (const price of [1e300, -1])
    expect((await search(price)).errors?.[0]?.extensions?.name).toBe('ValidationError')
})

test('listings in other currencies come after, on every list, and a highest price is of the currency that most have', async () => {
  const owner = await landlord()
  const listings: [string, string, number][] = [
    ['a yen', 'JPY', 100_000],
    ['dear', 'CHF', 300_000],
    ['cheap', 'CHF', 200_000],
    ['euros', 'EUR', 90_000],
    ['cheaper euros', 'EUR', 80_000],
    ['middle', 'CHF', 220_000],
  ]
  const ids: string[] = []
  for (const [name, currency, price] of listings) {
    const group = { title: { en: name }, city: 'Basel', currency, price }
    ids.push((await createListing(t.db, owner, { group })).groupId)
  }
  const inOrder = ['cheap', 'middle', 'dear', 'cheaper euros', 'euros', 'a yen']
  // The statements keep the order of the domain's rule.
  const byRule = listings
    .map(([id, currency, price]) => ({ id, currency, price }))
    .toSorted((one, other) => compareByPrice(['CHF', 'EUR', 'JPY'], one, other))
  expect(byRule.map(({ id }) => id)).toEqual(inOrder)
  const all = await search({ place: 'basel' })
  expect([all.totalCount, all.titles]).toEqual([6, inOrder])
  expect((await search({}, { offset: 2, limit: 2 })).titles).toEqual(['dear', 'cheaper euros'])
  expect((await search({ maxPriceInWholeUnits: 2500 })).titles).toEqual(['cheap', 'middle'])
  expect((await search({ maxPriceInWholeUnits: 2500, maxPrice: 200_000 })).titles).toEqual(['cheap'])
  const { data } = await t.graphql<{
    publicSearch: { currency: string; places: object[] }
    similarListings: { title: { en: string } }[]
    first: { nodes: { title: { en: string } }[] }
    then: { nodes: { title: { en: string } }[] }
    last: { nodes: { title: { en: string } }[] }
  }>(
    `query($id: ID!) {
      publicSearch(filter: {}) { currency places { currencies { currency total } } }
      similarListings(groupId: $id) { title }
      first: publicListings(limit: 2) { nodes { title } }
      then: publicListings(city: "Basel", offset: 2, limit: 2) { nodes { title } }
      last: publicListings(offset: 4, limit: 2) { nodes { title } }
    }`,
    { id: ids[3] },
  )
  expect(data.publicSearch.currency).toBe('CHF')
  expect(data.publicSearch.places).toEqual([
    {
      currencies: [
        { currency: 'CHF', total: 3 },
        { currency: 'EUR', total: 2 },
        { currency: 'JPY', total: 1 },
      ],
    },
  ])
  expect(data.similarListings.map(({ title }) => title.en)).toEqual(['cheaper euros', 'cheap', 'middle'])
  const { first, then, last } = data
  expect([first, then, last].flatMap(({ nodes }) => nodes.map(({ title }) => title.en))).toEqual(inOrder)
})

test('a highest price of a currency without a minor unit is what people wrote', async () => {
  const owner = await landlord()
  for (const price of [150_000, 160_000]) {
    await createListing(t.db, owner, { group: { title: { en: String(price) }, currency: 'JPY', price } })
  }
  expect((await search({ maxPriceInWholeUnits: 155_000 })).titles).toEqual(['150000'])
  const page = contentOf((await open('/en/search?maxPrice=155000')).body)
  expect(page).toContain('in JPY')
})

test('sitemaps name every public page in each language, and robots.txt names them', async () => {
  const { groupId } = await createListing(t.db, await landlord(), {
    units: 2,
    group: { amenities: ['garden'] },
  })
  await createListing(t.db, await t.createUser({ email: 'x@mezzo.example', landlord: true }), {
    unit: { published: false },
  })
  expect((await open('/robots.txt')).body).toContain('Sitemap: https://mezzo.test/sitemap.xml')
  const index = (await open('/sitemap.xml')).body
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://mezzo.test/sitemaps/pages.xml',
    'https://mezzo.test/sitemaps/homes-1.xml',
  ])
  const listings = await open('/sitemaps/homes-1.xml')
  expect(listings.headers['content-type']).toContain('xml')
  expect([...listings.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(
    ['en', 'de', 'fr'].map((language) => `https://mezzo.test/${language}/g/${groupId}`),
  )
  const pages = (await open('/sitemaps/pages.xml')).body
  expect(pages).toContain('<loc>https://mezzo.test/fr/homes/berlin</loc>')
  const landings = [...pages.matchAll(/<loc>https:\/\/mezzo\.test(\/de\/homes\/.*?)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(landings.some((path) => path.split('/').length === 5)).toBe(true)
  for (const path of landings)
    expect([path, (await open(path)).body.includes('noindex')]).toEqual([path, false])
  expect((await open('/sitemaps/homes-2.xml')).statusCode).toBe(404)
  expect((await open('/sitemaps/nonsense.xml')).statusCode).toBe(404)
})

test('the picture of a link is drawn for what is offered, and for nothing else', async () => {
  const { groupId } = await createListing(t.db, await landlord(), {
    group: { title: { en: '<b>&"Flat' } },
  })
  const answer = await open(`/api/og/en/${groupId}`)
  expect(answer.headers['content-type']).toBe('image/png')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const path of [`/api/og/xx/${groupId}`, `/api/og/en/${randomUUID()}`, '/api/og/en/nonsense']) {
    expect((await open(path)).statusCode).toBe(404)
  }
})

test('a shortlist is the person’s own, takes what is offered only, and keeps its order', async () => {
  const stage = await createStage(t)
  const other = await createListing(t.db, stage.landlordId, { group: { title: { en: 'Other' } } })
  const hidden = await createListing(t.db, stage.landlordId, { unit: { published: false } })
  const change = (name: string, groupIds: string[], as: Browser | null) =>
    t.graphql(
      `mutation($groupIds: [ID!]!, $key: ID!) { ${name}(groupIds: $groupIds, idempotencyKey: $key) { error { name } shortlist { groupIds } } }`,
      { groupIds, key: randomUUID() },
      as,
    )
  const listed = async (as: Browser) =>
    (await t.graphql<{ shortlist: { groupIds: string[] } }>('{ shortlist { groupIds } }', {}, as)).data
      .shortlist.groupIds
  await change('addToShortlist', [stage.groupId], stage.tenant)
  t.setNow(Temporal.Now.instant().add({ minutes: 1 }))
  await change('addToShortlist', [other.groupId, hidden.groupId, randomUUID()], stage.tenant)
  t.setNow(null)
  expect(await listed(stage.tenant)).toEqual([other.groupId, stage.groupId])
  expect(await listed(stage.landlord)).toEqual([])
  await change('removeFromShortlist', [other.groupId], stage.landlord)
  expect(await listed(stage.tenant)).toHaveLength(2)
  await change('removeFromShortlist', [other.groupId], stage.tenant)
  expect(await listed(stage.tenant)).toEqual([stage.groupId])
  const { data } = await t.graphql<{ publicListingsById: { groupId: string }[] }>(
    'query($ids: [ID!]!) { publicListingsById(groupIds: $ids) { groupId } }',
    { ids: [other.groupId, hidden.groupId, stage.groupId] },
  )
  expect(data.publicListingsById.map(({ groupId }) => groupId)).toEqual([other.groupId, stage.groupId])
})
