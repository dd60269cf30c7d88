import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command } from '../../../../test/request-commands.ts'
import { createListing, createStage, requestInput } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const fields = `firstName lastName phone gender adultsInformation childrenInformation pets petsDescription
  reasonForStay employment companyName jobTitle paidBy message updatedAt`

async function read(browser: Browser) {
  const { data } = await app.graphql<{ profile: Record<string, unknown> }>(
    `{ profile: tenantProfile { ${fields} } }`,
    {},
    browser,
  )
  return data.profile
}

const input = {
  firstName: 'Amélie',
  lastName: 'Fournier-Roux',
  phone: '+33 1 23 45 67 89',
  gender: 'WOMAN',
  adultsInformation: ['MAIN_TENANT', 'PARTNER'],
  childrenInformation: ['INFANT'],
  pets: true,
  petsDescription: 'a quiet cat',
  reasonForStay: 'WORK',
  employment: 'EMPLOYED',
  companyName: 'Studio Nord',
  jobTitle: 'Architect',
  paidBy: 'COMPANY',
  message: 'We are quiet people.',
}

interface Saved {
  answer: {
    error: { name: string; fields: Record<string, string> | null } | null
    profile: Record<string, unknown> | null
  }
}

async function save(
  browser: Browser | null,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
) {
  return app.graphql<Saved>(
    `mutation($input: TenantProfileInput!, $key: ID!) { answer: saveTenantProfile(input: $input, idempotencyKey: $key) {
      error { name fields } profile { ${fields} } } }`,
    { input: { ...input, ...change }, key },
    browser,
  )
}

describe('the profile of a tenant', () => {
  it('knows only the account before anything was told', async () => {
    const { tenant } = await createStage(app)
    expect(await read(tenant)).toEqual({
      firstName: 'Amélie',
      lastName: 'Fournier',
      phone: '',
      gender: null,
      adultsInformation: ['MAIN_TENANT'],
      childrenInformation: [],
      pets: false,
      petsDescription: '',
      reasonForStay: null,
      employment: null,
      companyName: '',
      jobTitle: '',
      paidBy: null,
      message: '',
      updatedAt: null,
    })
  })

  it('shows the answers of the latest request until something is saved, but not the words to that landlord', async () => {
    const stage = await createStage(app)
    const entered = { adultsInformation: ['MAIN_TENANT', 'FRIEND'], phone: '+49 30 123456', gender: 'OTHER' }
    const sent = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31', {
        ...entered,
        adults: 2,
        notes: 'Hello Jana',
      }),
    })
    expect(sent.error).toBeNull()
    expect(await read(stage.tenant)).toMatchObject({
      ...entered,
      reasonForStay: 'WORK',
      paidBy: 'SELF',
      message: '',
      updatedAt: null,
    })
    expect((await save(stage.tenant)).data.answer.error).toBeNull()
    expect(await read(stage.tenant)).toMatchObject(input)
  })

  it('is saved with the names of the account, changed again, and in the log', async () => {
    app.setNow('2026-11-21T12:00:00Z')
    const { tenant, tenantId } = await createStage(app)
    const { data } = await save(tenant)
    expect(data.answer).toEqual({ error: null, profile: { ...input, updatedAt: '2026-11-21T12:00:00Z' } })
    await save(tenant, { pets: false, childrenInformation: [], paidBy: null })
    expect(await read(tenant)).toMatchObject({ pets: false, petsDescription: '', paidBy: null })
    const user = await app.db.selectFrom('users').selectAll().where('id', '=', tenantId).executeTakeFirst()
    expect(user).toMatchObject({ last_name: 'Fournier-Roux', phone: '+33 1 23 45 67 89' })
    const log = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'saveTenantProfile')
      .orderBy('at')
      .execute()
    expect(log.map(({ data }) => data)).toEqual([{ renamed: true }, { renamed: false }])
    app.setNow(null)
  })

  it('is saved once per key, and a key with another content is refused', async () => {
    const { tenant } = await createStage(app)
    const key = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => save(tenant, {}, key)))
    const log = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'saveTenantProfile')
      .execute()
    expect(log).toHaveLength(1)
    const other = await save(tenant, { message: 'something else' }, key)
    expect(other.data.answer.error).toMatchObject({ name: 'IdempotencyConflictError' })
    expect(await read(tenant)).toMatchObject(input)
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'request.firstName.missing' }],
    [{ paidBy: 'COMPANY', companyName: ' ' }, { companyName: 'request.companyName.missing' }],
    [{ pets: true, petsDescription: '' }, { petsDescription: 'request.petsDescription.missing' }],
  ])('refuses %o and changes nothing', async (wrong, errors) => {
    const { tenant } = await createStage(app)
    const { data } = await save(tenant, wrong)
    expect(data.answer).toEqual({ error: { name: 'ValidationError', fields: errors }, profile: null })
    expect(await read(tenant)).toMatchObject({ lastName: 'Fournier', updatedAt: null })
  })

  it('takes no gender but those of the list, and tells no more of another', async () => {
    const { tenant } = await createStage(app)
    const { errors } = await save(tenant, { gender: "'; drop table users" })
    expect(errors?.map(({ message }) => message)).toEqual([
      'Variable "$gender" has an invalid value: Expected type Gender.',
    ])
    expect(await read(tenant)).toMatchObject({ lastName: 'Fournier', updatedAt: null })
  })

  it('is nobody else’s, and nobody’s without a login', async () => {
    const stage = await createStage(app)
    await save(stage.tenant)
    expect(await read(stage.landlord)).toMatchObject({ firstName: 'Jana', gender: null, message: '' })
    expect((await save(null)).errors?.[0]?.extensions?.name).toBe('AuthenticationRequiredError')
  })
})

describe('other listings for the same request', () => {
  const otherListings = async (groupId: string) => {
    const { data } = await app.graphql<{ listings: { groupId: string }[] }>(
      'query($groupId: ID!) { listings: otherListings(groupId: $groupId) { groupId } }',
      { groupId },
    )
    return data.listings.map((listing) => listing.groupId)
  }

  it('are published ones of the city: the landlord’s own first, then the nearest price', async () => {
    const stage = await createStage(app, { group: { price: 150_000 } })
    const otherId = await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const listing = async (landlordId: string, price: number, more: object = {}, unit: object = {}) =>
      (await createListing(app.db, landlordId, { group: { price, ...more }, unit })).groupId
    const dear = await listing(otherId, 300_000)
    const near = await listing(otherId, 140_000)
    const own = await listing(stage.landlordId, 400_000)
    await listing(otherId, 150_000, { city: 'München' })
    await listing(otherId, 150_000, {}, { published: false })
    expect(await otherListings(stage.groupId)).toEqual([own, near, dear])
    expect(await otherListings(randomUUID())).toEqual([])
  })
})
