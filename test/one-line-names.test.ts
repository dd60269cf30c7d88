import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { parseAllowedHosts } from '../src/server/kernel/config/allowed-hosts.ts'
import { closeCalendarReader } from '../src/server/calendars/feeds/parse/parse-calendar.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { Authenticator } from './authenticator.ts'
import { command } from './request-commands.ts'
import { createStage, given, requestInput } from './builders.ts'
import { calendarOf, type CalendarServer, startCalendarServer } from './calendar-server.ts'
import { multipart } from './multipart.ts'
import { addMonths, utcDayOf } from '../src/domain/kernel/day.ts'

let app: TestApp
let provider: CalendarServer
beforeAll(async () => {
  provider = await startCalendarServer()
  app = await buildTestApp({
    config: { allowedPrivateHosts: parseAllowedHosts(`127.0.0.1:${provider.port}`) },
  })
})
afterEach(async () => {
  await app.reset()
  provider.forget()
})
afterAll(async () => {
  await closeCalendarReader()
  await provider.close()
  await app.close()
})

/** A name with ends of lines and with what turns the direction of writing, and what is kept of it. */
const name = ' Loft\r\nBcc: all@mezzo.example \u202Egnp\u202C\u200F'
const kept = 'Loft Bcc: all@mezzo.example gnp'

/** Gives a command; fails where it is refused. */
async function give(as: Browser, field: string, input: Record<string, unknown>, args = ''): Promise<void> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
  const { data, errors } = await app.graphql<{ answer: { error: unknown } } | null>(
    `mutation($input: ${type}!, $key: ID!) {
      answer: ${field}(input: $input, ${args} idempotencyKey: $key) { error { name fields } } }`,
    { input, key: randomUUID() },
    as,
  )
  expect([data?.answer.error, errors]).toEqual([null, undefined])
}

it('a listing and its units have names, addresses and permits of one line', async () => {
  const { landlord, groupId, unitIds } = await createStage(app, { units: 2 })
  const address = { street: name, streetNumber: '1\r\n4', zipCode: '10\u200F119', city: name, country: 'DE' }
  const permits = { registrationNumber: name, minBookingDurationPermitId: name }
  const url = `/api/listings-v2/g/${groupId}`
  const { statusCode } = await app.send(landlord, {
    method: 'PUT',
    url,
    payload: { name, address, ...permits },
  })
  expect(statusCode).toBe(200)
  const [unit] = unitIds
  const changes = [
    { listingId: unit, values: { apartmentName: name, externalId: name, locationInBuilding: { en: name } } },
  ]
  const { data } = await app.graphql<{ changeUnits: { error: unknown } }>(
    `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
      changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) { error { name fields } } }`,
    { groupId, changes, key: randomUUID() },
    landlord,
  )
  expect(data.changeUnits.error).toBeNull()
  expect(
    await app.db
      .selectFrom('groups')
      .select([
        'name',
        'street',
        'street_number',
        'zip_code',
        'city',
        'registration_number',
        'min_booking_duration_permit_id',
      ])
      .executeTakeFirstOrThrow(),
  ).toEqual({
    name: kept,
    street: kept,
    street_number: '1 4',
    zip_code: '10119',
    city: kept,
    registration_number: kept,
    min_booking_duration_permit_id: kept,
  })
  expect(
    await app.db
      .selectFrom('listings')
      .select(['apartment_name', 'external_id', 'location_in_building'])
      .where('id', '=', given(unit))
      .executeTakeFirstOrThrow(),
  ).toEqual({ apartment_name: kept, external_id: kept, location_in_building: { en: kept } })
})

it('calendars have labels of one line, whether linked, changed, uploaded or given away', async () => {
  const { landlord, unitIds } = await createStage(app)
  const listingId = given(unitIds[0])
  provider.publish('one', [['2030-02-01', '2030-02-10']])
  const labels = async () =>
    (await app.db.selectFrom('calendar_feeds').select('label').orderBy('created_at').execute()).map(
      ({ label }) => label,
    )
  await give(landlord, 'addCalendarFeed', { listingId, url: provider.link('one'), label: name })
  expect(await labels()).toEqual([kept])
  const { id } = await app.db.selectFrom('calendar_feeds').select('id').executeTakeFirstOrThrow()
  await app.db.updateTable('calendar_feeds').set({ label: 'before' }).execute()
  await give(landlord, 'changeCalendarFeed', { label: name }, `feedId: "${id}",`)
  const content = calendarOf([['2030-03-01', '2030-03-10']])
  const query = new URLSearchParams({ listingId, label: name })
  const uploaded = await app.send(landlord, {
    method: 'POST',
    url: `/api/calendar-feeds?${query}`,
    ...multipart({ idempotencyKey: randomUUID() }, { name: 'a.ics', content }),
  })
  expect(uploaded.statusCode).toBe(201)
  expect(await labels()).toEqual([kept, kept])
  await give(landlord, 'createCalendarExport', { listingId, label: name, platform: 'OTHER' })
  expect(await app.db.selectFrom('calendar_exports').select('label').execute()).toEqual([{ label: kept }])
})

it('what a person names for themselves has a name of one line', async () => {
  const { landlord, groupId } = await createStage(app)
  await give(landlord, 'createAccessLink', { groupId, recipient: name })
  expect(await app.db.selectFrom('access_links').select('recipient').execute()).toEqual([{ recipient: kept }])
  await give(landlord, 'saveView', { page: 'INBOX', name, search: {} })
  expect(await app.db.selectFrom('saved_views').select('name').execute()).toEqual([{ name: kept }])
  const expiresOn = addMonths(utcDayOf(Date.now()), 1)
  await app.graphql(
    `mutation($input: CreatePersonalAccessTokenInput!) { createPersonalAccessToken(input: $input) { error { name } } }`,
    { input: { name, scopes: ['PROFILE_READ'], expiresOn } },
    landlord,
  )
  expect(await app.db.selectFrom('personal_access_tokens').select('name').execute()).toEqual([{ name: kept }])
  const post = async (path: string, payload: object = {}) =>
    (
      await app.send(landlord, { method: 'POST', url: `/api/auth/passkeys/${path}`, payload })
    ).json() as unknown
  const phone = new Authenticator(app.services.config.origin)
  await post('register', { response: phone.register((await post('registration-options')) as never), name })
  expect(await app.db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: kept }])
})

it('a tenant’s employer and profession are of one line, a text about pets keeps its lines', async () => {
  const { tenant, groupId } = await createStage(app)
  const words = { companyName: name, jobTitle: name, pets: true, petsDescription: 'One\nTwo' }
  const input = requestInput(groupId, '2030-02-01', '2030-07-31', words)
  expect((await command(app, tenant, 'sendBookingRequest', { input })).error).toBeNull()
  expect(
    await app.db
      .selectFrom('booking_requests')
      .select(['company_name', 'job_title', 'pets_description'])
      .executeTakeFirstOrThrow(),
  ).toEqual({ company_name: kept, job_title: kept, pets_description: 'One\nTwo' })
})
