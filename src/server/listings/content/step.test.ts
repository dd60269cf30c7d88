import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  version: number | null
  gaps: Gap[] | null
  values: Record<string, unknown> | null
  groupId: string
  listingId: string
}

const error = 'error { name reason fields }'
const begin = `mutation($input: CreateListingInput!, $key: ID!) {
  answer: createListing(input: $input, idempotencyKey: $key) { ${error} groupId listingId } }`
const save = `mutation($groupId: ID, $listingId: ID, $step: String!, $values: JSON!, $version: Int!, $key: ID!) {
  answer: saveListingStep(groupId: $groupId, listingId: $listingId, step: $step, values: $values, version: $version, idempotencyKey: $key) {
    ${error} version values gaps { gap step field } } }`
const edit = `query($groupId: ID, $listingId: ID) { listingForEdit(groupId: $groupId, listingId: $listingId) {
  groupId listingId partOfGroup unitCount published everPublished version values gaps { gap step field } } }`

interface Edited {
  groupId: string
  listingId: string
  unitCount: number
  published: boolean
  version: number
  values: Record<string, Record<string, unknown>>
  gaps: Gap[]
}

async function ask(document: string, variables: object, as: Browser): Promise<Answer> {
  const { data, errors } = await app.graphql(document, { key: crypto.randomUUID(), ...variables }, as)
  expect(errors).toBeUndefined()
  return (data as { answer: Answer }).answer
}

async function read(key: object, as: Browser): Promise<Edited | null> {
  const { data } = await app.graphql(edit, { ...key }, as)
  return (data as { listingForEdit: Edited | null }).listingForEdit
}

const named = (gaps: Gap[] | null) => gaps?.map(({ gap }) => gap)

describe('a new listing', () => {
  it('begins with its city, unpublished, and says what is missing', async () => {
    const { landlord } = await createStage(app)
    const key = crypto.randomUUID()
    const input = { city: 'Hamburg', country: 'DE' }
    const begun = await ask(begin, { input, key }, landlord)
    expect((await ask(begin, { input, key }, landlord)).groupId).toBe(begun.groupId)
    const listing = await read({ listingId: begun.listingId }, landlord)
    expect(listing).toMatchObject({ groupId: begun.groupId, unitCount: 1, published: false, version: 1 })
    expect(listing?.values.price).toMatchObject({ price: null, currency: 'EUR' })
    expect(listing?.values.stay).toMatchObject({ availableFrom: null })
    expect(named(listing?.gaps ?? [])).toEqual([
      'ADDRESS',
      'ADDRESS',
      'ADDRESS',
      'REGISTRATION_NUMBER',
      'AREA',
      'ROOM',
      'PHOTO',
      'TITLE',
      'PRICE',
      'ENERGY_CERTIFICATE',
      'AVAILABLE_FROM',
      'CONTACT_PERSON',
    ])
  })

  it('is told step by step until nothing but photo and person are missing', async () => {
    const { landlord } = await createStage(app)
    const { groupId } = await ask(begin, { input: { city: 'Wien', country: 'AT' } }, landlord)
    const steps: [string, object][] = [
      [
        'location',
        { address: { street: 'Ring', streetNumber: '1', zipCode: '1010', city: 'Wien', country: 'AT' } },
      ],
      ['apartment', { area: 40, homeType: 'ENTIRE_APARTMENT', accommodates: 2, floor: 3 }],
      ['rooms', { roomsInformation: [{ roomType: 'BEDROOM', doubleBedsCount: 1 }] }],
      ['description', { title: { de: 'Am Ring' }, listingLanguages: ['de'] }],
      ['price', { price: 120_000, deposit: 240_000 }],
      ['stay', { availableFrom: '2031-01-01', availableTo: null, maxBookingDuration: 6 }],
      ['booking', { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'], isOnlineSigning: false }],
    ]
    for (const [step, values] of steps) {
      const saved = await ask(save, { groupId, step, values, version: 1 }, landlord)
      expect([step, saved.error]).toEqual([step, null])
      expect(saved.values).toMatchObject(values)
    }
    const listing = await read({ groupId }, landlord)
    expect(named(listing?.gaps ?? [])).toEqual(['PHOTO', 'CONTACT_PERSON'])
    expect(listing?.values.apartment).toMatchObject({ name: 'Ring 1', area: 40, floor: 3 })
    expect(listing?.version).toBeGreaterThan(steps.length)
  })

  it('is begun by nobody who would not see it, or has no landlord', async () => {
    const stage = await createStage(app)
    const input = { city: 'Wien', country: 'AT' }
    for (const browser of [stage.tenant, await joinAsLimited(app, stage)]) {
      const { errors } = await app.graphql(begin, { input, key: crypto.randomUUID() }, browser)
      expect(errors?.[0]?.message).toBe('Not allowed to access')
    }
    const wrong = await ask(begin, { input: { city: ' ', country: 'XX' } }, stage.landlord)
    expect(wrong.error?.fields).toEqual({ city: 'listing.invalid', country: 'listing.invalid' })
  })
})

describe('a step', () => {
  it('that has changed elsewhere is not lost: both versions are told', async () => {
    const { landlord, groupId } = await createStage(app)
    const first = { groupId, step: 'price', values: { price: 160_000 }, version: 1 }
    const one = await ask(save, first, landlord)
    expect([one.error, one.values?.price]).toEqual([null, 160_000])
    const other = await ask(save, { ...first, values: { price: 170_000 } }, landlord)
    expect([other.error?.name, other.error?.reason]).toEqual(['ConditionNotMetError', 'CHANGED_ELSEWHERE'])
    expect([other.version, other.values?.price]).toEqual([one.version, 160_000])
    const elsewhere = await ask(
      save,
      { groupId, step: 'rules', values: { petRules: { rule: 'ALLOWED' } }, version: 1 },
      landlord,
    )
    expect(elsewhere.error).toBeNull()
    const kept = await ask(save, { ...first, values: { price: 170_000 }, version: other.version }, landlord)
    expect([kept.error, kept.values?.price]).toEqual([null, 170_000])
  })

  it('is saved once, however often it is sent', async () => {
    const { landlord, groupId } = await createStage(app)
    const sent = {
      groupId,
      step: 'price',
      values: { price: 160_000 },
      version: 1,
      key: crypto.randomUUID(),
    }
    const [one, two] = [await ask(save, sent, landlord), await ask(save, sent, landlord)]
    expect([two.error, two.version]).toEqual([null, one.version])
  })

  it('takes its own fields only, and stores nothing of what is wrong', async () => {
    const { landlord, groupId } = await createStage(app)
    const wrong: [string, object, object][] = [
      ['price', { price: 1, title: { en: 'x' } }, { title: 'listing.ofOtherStep' }],
      ['apartment', { area: 11 }, { area: 'listing.area.range' }],
      [
        'booking',
        { contractName: 'FRANCE_FURNISHED' },
        { contractName: 'listing.contractName.otherCountry' },
      ],
      [
        'photos',
        { pictures: [{ imageId: crypto.randomUUID(), category: 'OTHER' }] },
        { pictures: 'listing.pictures.all' },
      ],
      [
        'contacts',
        { payoutInformation: { contactPersonId: crypto.randomUUID() } },
        { 'payoutInformation.contactPersonId': 'listing.payout.missing' },
      ],
      [
        'energy',
        { energyCertificate: { availability: 'AVAILABLE', efficiencyClass: 'A', energyConsumption: 200 } },
        { 'energyCertificate.efficiencyClass': 'listing.energyCertificate.otherClass' },
      ],
      ['description', { title: {} }, { title: 'listing.neededWhilePublished' }],
      ['price', { price: null }, { price: 'listing.neededWhilePublished' }],
    ]
    for (const [step, values, fields] of wrong) {
      const { error: refused } = await ask(save, { groupId, step, values, version: 1 }, landlord)
      expect([step, refused?.fields]).toEqual([step, fields])
    }
    const stored = await app.db.selectFrom('groups').select(['version', 'price', 'title']).execute()
    expect(stored).toEqual([{ version: 1, price: 150_000, title: { en: 'A quiet flat' } }])
  })

  it('takes a contract for students only where student housing is on for its landlord', async () => {
    const { landlord, landlordId, groupId } = await createStage(app)
    const choose = (version: number) => {
      const values = { contractName: 'GERMANY_PRIVATE_STUDENT' }
      return ask(save, { groupId, step: 'booking', values, version }, landlord)
    }
    const flag = { name: 'STUDENT_HOUSING', changed_at: app.services.now(), user_id: landlordId } as const
    const off = { ...flag, enabled: false }
    await app.db.insertInto('feature_flag_users').values(off).execute()
    const { error: refused } = await choose(1)
    expect(refused?.fields).toEqual({ contractName: 'listing.contractName.noStudentHousing' })
    await app.db.updateTable('feature_flag_users').set({ enabled: true }).execute()
    expect((await choose(1)).error).toBeNull()
    await app.db.updateTable('feature_flag_users').set({ enabled: false }).execute()
    // What is chosen already may be sent again.
    expect((await choose(2)).error).toBeNull()
  })

  it.each(['REGISTRATION_NUMBER', 'GERMAN_ENERGY_CERTIFICATE', 'MIN_BOOKING_DURATION_PERMIT_ID'] as const)(
    'misses what staff ask for with %s, and says so',
    async (label) => {
      const { landlord, groupId } = await createStage(app, { group: { city: 'Wien', country: 'AT' } })
      const before = named((await read({ groupId }, landlord))?.gaps ?? []) ?? []
      await app.db
        .updateTable('groups')
        .set({ labels: [label] })
        .execute()
      const after = named((await read({ groupId }, landlord))?.gaps ?? []) ?? []
      const gap = label.replace('GERMAN_', '')
      expect([...before, gap].toSorted()).toEqual([...new Set(after)].toSorted())
    },
  )

  it('keeps the labels of staff, and its payout from staff', async () => {
    const { landlord, groupId } = await createStage(app, { group: { labels: ['KA'] } })
    await ask(save, { groupId, step: 'booking', values: { labels: ['FSU'] }, version: 1 }, landlord)
    const [row] = await app.db.selectFrom('groups').select('labels').execute()
    expect(row?.labels).toEqual(['KA'])
  })

  it('of one unit has what is its own, and its own version', async () => {
    const { landlord, groupId, unitIds } = await createStage(app, { units: 2 })
    const group = await read({ groupId }, landlord)
    expect(group?.values.apartment).not.toHaveProperty('floor')
    expect(group?.values.location).not.toHaveProperty('locationInBuilding')
    const unit = await read({ listingId: unitIds[1] }, landlord)
    expect(Object.keys(unit?.values ?? {})).toEqual(['location', 'apartment', 'stay'])
    const floor = (listingId: string | undefined) =>
      ask(save, { listingId, step: 'apartment', values: { floor: 4 }, version: 1 }, landlord)
    expect((await floor(unitIds[0])).error).toBeNull()
    expect((await floor(unitIds[1])).error).toBeNull()
    expect((await floor(unitIds[1])).error?.reason).toBe('CHANGED_ELSEWHERE')
  })

  it('of one unit has changed elsewhere once the table of units has changed it', async () => {
    const { landlord, groupId, unitIds } = await createStage(app, { units: 2 })
    const table = `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
      answer: changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) { ${error} } }`
    const changes = [{ listingId: unitIds[0], values: { floor: 7 } }]
    expect((await ask(table, { groupId, changes }, landlord)).error).toBeNull()
    const floor = (listingId: string | undefined) =>
      ask(save, { listingId, step: 'apartment', values: { floor: 4 }, version: 1 }, landlord)
    expect((await floor(unitIds[0])).error?.reason).toBe('CHANGED_ELSEWHERE')
    expect((await floor(unitIds[1])).error).toBeNull()
  })

  it('of a foreign listing is one of a missing listing', async () => {
    const stage = await createStage(app)
    const otherId = await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const { groupId } = await createListing(app.db, otherId)
    expect(await read({ groupId }, stage.landlord)).toBeNull()
    const refused = await ask(save, { groupId, step: 'price', values: {}, version: 1 }, stage.landlord)
    expect(refused.error?.name).toBe('ResourceNotFoundError')
    const { data } = await app.graphql(
      'query($id: ID!) { comparablePrices(groupId: $id) { count } }',
      { id: groupId },
      stage.landlord,
    )
    expect(data).toEqual({ comparablePrices: null })
  })
})

it('compares prices with like listings of the city that are published, from five on', async () => {
  const { landlord, landlordId, groupId } = await createStage(app)
  const query = `query($id: ID!) { comparablePrices(groupId: $id) { currency count lowerQuartile median upperQuartile } }`
  const others = [100, 200, 300, 400].map((price) => ({ group: { price } }))
  const unlike = [
    { group: { price: 1, area: 90 } },
    { group: { price: 1, city: 'Bonn' } },
    { group: { price: 1 }, unit: { published: false } },
  ]
  for (const options of [...others, ...unlike]) await createListing(app.db, landlordId, options)
  const few = await app.graphql(query, { id: groupId }, landlord)
  expect(few.data).toEqual({ comparablePrices: null })
  await createListing(app.db, landlordId, { group: { price: 500 } })
  const { data } = await app.graphql(query, { id: groupId }, landlord)
  expect(data).toEqual({
    comparablePrices: { currency: 'EUR', count: 5, lowerQuartile: 200, median: 300, upperQuartile: 400 },
  })
})
