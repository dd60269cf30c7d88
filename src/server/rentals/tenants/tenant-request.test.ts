import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { bookStay, command } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, requestInput } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const entered = {
  phone: '+33 1 23 45 67 89',
  gender: 'WOMAN',
  adults: 2,
  adultsInformation: ['MAIN_TENANT', 'PARTNER'],
  children: 2,
  childrenInformation: ['INFANT', 'TEENAGER'],
  pets: true,
  petsDescription: 'a quiet cat',
  reasonForStay: 'STUDYING',
  employment: 'SELF_EMPLOYED',
  companyName: 'Humboldt-Universität',
  jobTitle: 'Architecture',
  paidBy: 'SCHOLARSHIP',
  optionToExtend: true,
  notes: 'We are quiet people.',
}
const fields = Object.keys(entered).join(' ')

interface Entered {
  id: string
  others: { id: string; tenantStatus: string }[]
}

async function readRequest(browser: Browser, id: string) {
  const { data } = await app.graphql<{ request: (Entered & Record<string, unknown>) | null }>(
    `query($id: ID!) { request: tenantRequest(listingRequestId: $id) {
      id firstName lastName type extendsBookingId ${fields} others { id tenantStatus } } }`,
    { id },
    browser,
  )
  return data.request
}

async function twoListings() {
  const stage = await createStage(app)
  const henrikeId = await app.createUser({
    email: 'henrike@mezzo.example',
    firstName: 'Henrike',
    landlord: true,
  })
  const second = await createListing(app.db, henrikeId, { group: { name: 'Schanzenstraße 3' } })
  return { ...stage, secondGroupId: second.groupId, henrike: await app.login('henrike@mezzo.example') }
}

async function askBoth(stage: Awaited<ReturnType<typeof twoListings>>) {
  const input = {
    ...requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered),
    groupIds: [stage.groupId, stage.secondGroupId],
  }
  const sent = await command(app, stage.tenant, 'sendBookingRequest', { input })
  expect(sent.error).toBeNull()
  return given(sent.request).id
}

describe('what a tenant tells with a request', () => {
  it('is on their page as they told it, and on the landlord’s', async () => {
    const stage = await createStage(app)
    const input = requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered)
    const sent = await command(app, stage.tenant, 'sendBookingRequest', { input })
    const { id } = given(sent.request)
    expect(await readRequest(stage.tenant, id)).toEqual({
      id,
      firstName: 'Amélie',
      lastName: 'Fournier',
      type: 'STANDARD',
      extendsBookingId: null,
      ...entered,
      others: [],
    })
    const { data } = await app.graphql(
      `query($b: ID!, $id: ID!) { request: landlordListingRequest(bookingRequestId: $b, listingRequestId: $id) {
        adults adultsInformation { relationship } children childrenInformation { type }
        pets petsInformation { description } work { companyName jobTitle } reasonForStay optionToExtend notes } }`,
      { b: given(sent.request).bookingRequestId, id },
      stage.landlord,
    )
    expect(data).toEqual({
      request: {
        adults: 2,
        adultsInformation: [{ relationship: 'MAIN_TENANT' }, { relationship: 'PARTNER' }],
        children: 2,
        childrenInformation: [{ type: 'INFANT' }, { type: 'TEENAGER' }],
        pets: true,
        petsInformation: { description: 'a quiet cat' },
        work: { companyName: 'Humboldt-Universität', jobTitle: 'Architecture' },
        reasonForStay: 'STUDYING',
        optionToExtend: true,
        notes: 'We are quiet people.',
      },
    })
  })

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a name that begins with a hyphen', { lastName: '-Fournier' }, { lastName: 'request.lastName.invalid' }],
    ['a number that nobody can call', { phone: 'call me' }, { phone: 'request.phone.invalid' }],
    [
      'two main tenants',
      { adultsInformation: ['MAIN_TENANT', 'MAIN_TENANT'] },
      { adultsInformation: 'request.adultsInformation.mainTenant' },
    ],
    ['no listing', { groupIds: [] }, { groupIds: 'request.groupIds.missing' }],
  ])('with %s is refused and leaves nothing', async (_, wrong, errors) => {
    const stage = await createStage(app)
    const input = { ...requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered), ...wrong }
    const { error } = await command(app, stage.tenant, 'sendBookingRequest', { input })
    expect(error).toMatchObject({ name: 'ValidationError', fields: errors })
    expect(await app.db.selectFrom('booking_requests').select('id').execute()).toEqual([])
  })

  it.each([
    ['a gender', { gender: 'CAT' }, 'Expected type Gender'],
    ['a relationship', { adultsInformation: ['MAIN_TENANT', 'BOSS'] }, 'Expected type Relationship'],
    ['a child of a kind', { children: 1, childrenInformation: ['PUPPY'] }, 'Expected type ChildType'],
  ])('with %s of its own is refused and leaves nothing', async (_, wrong, words) => {
    const stage = await createStage(app)
    const input = { ...requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered), ...wrong }
    await expect(command(app, stage.tenant, 'sendBookingRequest', { input })).rejects.toThrow(words)
    expect(await app.db.selectFrom('booking_requests').select('id').execute()).toEqual([])
  })

  it('with one listing twice, or more listings than five, is refused', async () => {
    const stage = await createStage(app)
    const input = requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered)
    const send = (groupIds: string[]) =>
      command(app, stage.tenant, 'sendBookingRequest', { input: { ...input, groupIds } })
    expect((await send([stage.groupId, stage.groupId])).error?.fields).toEqual({
      groupIds: 'request.groupIds.twice',
    })
    const six = Array.from({ length: 6 }, () => crypto.randomUUID())
    expect((await send(six)).error?.fields).toEqual({ groupIds: 'request.groupIds.tooMany' })
  })
})

describe('a request to two listings', () => {
  it('shows each beside the other, to the tenant alone', async () => {
    const stage = await twoListings()
    const id = await askBoth(stage)
    const first = given(await readRequest(stage.tenant, id))
    expect(first.others).toEqual([{ id: expect.any(String), tenantStatus: 'CONFIRMING_AVAILABILITY' }])
    const second = given(await readRequest(stage.tenant, given(first.others[0]).id))
    expect(second.others).toEqual([{ id, tenantStatus: 'CONFIRMING_AVAILABILITY' }])
    expect(await readRequest(stage.landlord, id)).toBeNull()
    expect(await readRequest(stage.henrike, id)).toBeNull()
  })

  it('goes on with the one when the other landlord declines', async () => {
    const stage = await twoListings()
    const id = await askBoth(stage)
    const [other] = given(await readRequest(stage.tenant, id)).others
    const rejected = await command(app, stage.henrike, 'rejectListingRequest', {
      id: given(other).id,
      input: { reason: 'OTHER', explanation: 'We move in ourselves.' },
    })
    expect(rejected.error).toBeNull()
    const left = given(await readRequest(stage.tenant, id))
    expect(left.others).toEqual([{ id: given(other).id, tenantStatus: 'NOT_AVAILABLE' }])
    expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  })
})

describe('a stay', () => {
  it('is its tenant’s alone', async () => {
    const stage = await createStage(app)
    const bookingId = await bookStay(app, stage, '2030-02-01', '2030-07-31')
    await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const stranger = await app.login('noor@mezzo.example')
    const read = async (browser: Browser) => {
      const { data } = await app.graphql<{ tenantBooking: object | null; extensionOptions: object | null }>(
        `query($id: ID!) { tenantBooking(bookingId: $id) { from to phase landlord { firstName } }
          extensionOptions(bookingId: $id) { from canRequest { value } } }`,
        { id: bookingId },
        browser,
      )
      return data
    }
    expect(await read(stage.tenant)).toEqual({
      tenantBooking: {
        from: '2030-02-01',
        to: '2030-07-31',
        phase: 'UPCOMING',
        landlord: { firstName: 'Jana' },
      },
      extensionOptions: { from: '2030-08-01', canRequest: { value: true } },
    })
    expect(await read(stranger)).toEqual({ tenantBooking: null, extensionOptions: null })
    expect(await read(stage.landlord)).toEqual({ tenantBooking: null, extensionOptions: null })
  })
})

it('the street is told with the contract, and no longer once that has ended without a booking', async () => {
  const stage = await createStage(app)
  const { request } = await command(app, stage.tenant, 'sendBookingRequest', {
    input: requestInput(stage.groupId, '2030-02-01', '2030-07-31', entered),
  })
  const id = given(request).id
  const read = async () => {
    const { data } = await app.graphql<{
      request: { listing: { name: string; unitName: string | null; address: { street: string } } }
    }>(
      `query($id: ID!) { request: tenantRequest(listingRequestId: $id) {
        listing { name unitName address { street } } } }`,
      { id },
      stage.tenant,
    )
    return data.request.listing
  }
  const concealed = { name: '10119 Berlin', unitName: null, address: { street: '' } }
  expect(await read()).toEqual(concealed)
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  expect(await read()).toMatchObject({ name: 'Torstraße 14', address: { street: 'Torstraße' } })
  await app.db.updateTable('booking_offers').set({ status: 'CANCELED' }).execute()
  expect(await read()).toEqual(concealed)
})
