import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { bookAccepted, bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import {
  createListing,
  createStage,
  given,
  landlordStatusOf,
  requestInput,
} from '../../../../test/builders.ts'
import type { GroupsTable } from '../../kernel/db/tables.gen.ts'
import { askToExtend } from './mail-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const check =
  'rule months origin region lifted validFrom source { url basis } verdict { value reason } chain { from to } count'
const documents = {
  options: `query($bookingId: ID!, $to: Day!) { extensionOptions(bookingId: $bookingId) {
    canRequest { value reason } from earliestTo latestTo freeUntil rentPerMonth currency
    until(to: $to) { verdict { value reason } totalRent duration { months days } checks { ${check} } } } }`,
  stayChecks: `query($groupId: ID!, $from: Day!, $to: Day!) { stayChecks(groupId: $groupId, from: $from, to: $to) { ${check} } }`,
  request: `query($id: ID!) { landlordListingRequest(bookingRequestId: $id) {
    type extendsBookingId from to badge { kind } price checks { ${check} } status { type canBeAccepted { value reason } } } }`,
  possible: `query($id: ID!) { possibleToCreateContractForExtensionRequest(listingRequestId: $id) { value reason } }`,
}

interface Options {
  extensionOptions: {
    canRequest: { value: boolean; reason: string | null }
    from: string
    earliestTo: string | null
    latestTo: string | null
    freeUntil: string | null
    rentPerMonth: number
    until: {
      verdict: { value: boolean; reason: string | null }
      totalRent: number
      checks: Check[]
    } | null
  } | null
}

interface Check {
  rule: string
  months: number | null
  origin: string | null
  region: string | null
  lifted: string | null
  source: { url: string; basis: string } | null
  verdict: { value: boolean; reason: string | null }
  chain: { from: string; to: string } | null
  count: number | null
}

async function options(bookingId: string, to: string, browser: Browser) {
  return (await app.graphql<Options>(documents.options, { bookingId, to }, browser)).data.extensionOptions
}

/** A stay that is going on: booked from the beginning of 2030 on, and it is February. */
async function stageWithStay(group: Record<string, unknown> = {}, units = 1) {
  const stage = await createStage(app, { units, group })
  const bookingId = await bookStay(app, stage, '2030-01-01', '2030-03-31')
  app.setNow('2030-02-20T10:00:00Z')
  // Years have passed: everybody logs in anew.
  const landlord = await app.login('jana@mezzo.example')
  return { ...stage, landlord, tenant: await app.login('amelie@mezzo.example'), bookingId }
}

async function extend(
  stage: { tenant: Browser; bookingId: string },
  to: string,
  more: Record<string, unknown> = {},
) {
  return command(app, stage.tenant, 'requestExtension', { id: stage.bookingId, to, ...more })
}

async function mailsOf(template: string) {
  return app.db
    .selectFrom('mails')
    .select(['to', 'language', 'text'])
    .where('template', '=', template)
    .execute()
}

describe('asking to stay longer', () => {
  it('is an extension of the same unit at the same rent, and the landlord’s yes makes its contract', async () => {
    const stage = await stageWithStay()
    await changeGroup(stage.groupId, { price: 190_000 })
    expect(await options(stage.bookingId, '2030-05-31', stage.tenant)).toMatchObject({
      canRequest: { value: true },
      from: '2030-04-01',
      earliestTo: '2030-04-07',
      freeUntil: null,
      rentPerMonth: 150_000,
      until: { verdict: { value: true }, totalRent: 300_000, duration: { months: 2, days: 0 } },
    })
    const key = randomUUID()
    const asked = await extend(stage, '2030-05-31', { message: ' Two months more, please. ', key })
    expect(asked.error).toBeNull()
    const id = given(asked.request).id
    expect(
      (await extend(stage, '2030-05-31', { message: ' Two months more, please. ', key })).request?.id,
    ).toBe(id)

    const row = await app.db
      .selectFrom('listing_requests as lr')
      .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
      .select([
        'lr.type',
        'lr.status_type',
        'lr.skip_reason',
        'lr.extends_booking_id',
        'lr.total_rent',
        'lr.from',
        'br.notes',
      ])
      .select(['br.first_name', 'br.reason_for_stay', 'br.id as bookingRequestId', 'lr.auto_decline_at'])
      .where('lr.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      type: 'EXTENSION',
      status_type: 'NO_AV_CHECK',
      skip_reason: 'EXTENSION',
      extends_booking_id: stage.bookingId,
      total_rent: 300_000,
      notes: 'Two months more, please.',
      first_name: 'Amélie',
      reason_for_stay: 'WORK',
    })
    expect(row.auto_decline_at?.toString()).toBe('2030-02-23T10:00:00Z')
    expect((await mailsOf('extensionReceived')).map((mail) => mail.to)).toEqual(['jana@mezzo.example'])

    const notices = app.db.selectFrom('notifications').select('kind').where('event', '=', 'extensionReceived')
    expect(await notices.execute()).toEqual([{ kind: 'STAY_EXTENSION_REQUEST' }])

    const shown = await app.graphql<{
      landlordListingRequest: Record<string, unknown> & { checks: Check[] }
    }>(documents.request, { id: row.bookingRequestId }, stage.landlord)
    expect(shown.data.landlordListingRequest).toMatchObject({
      type: 'EXTENSION',
      extendsBookingId: stage.bookingId,
      badge: { kind: 'EXTENSION' },
      status: { type: 'NO_AV_CHECK', canBeAccepted: { value: true } },
    })
    expect((await app.graphql(documents.possible, { id }, stage.landlord)).data).toEqual({
      possibleToCreateContractForExtensionRequest: { value: true, reason: null },
    })
    expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
    const offer = await app.db
      .selectFrom('booking_offers')
      .select(['price', 'deposit', 'listing_id', 'from', 'to'])
      .where('listing_request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(offer).toMatchObject({ price: 150_000, deposit: 0, listing_id: stage.unitIds[0] })
    expect(await landlordStatusOf(app.db, id)).not.toBe('OTHER')
    expect((await app.graphql(documents.possible, { id }, stage.landlord)).data).toEqual({
      possibleToCreateContractForExtensionRequest: { value: false, reason: 'ALREADY_ANSWERED' },
    })
  })

  it('is refused with a reason, and for a stranger the booking is missing', async () => {
    const stage = await stageWithStay({}, 2)
    const noorId = await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const noor = await app.login('noor@mezzo.example')
    expect(await options(stage.bookingId, '2030-05-31', noor)).toBeNull()
    const foreign = await extend({ ...stage, tenant: noor }, '2030-05-31')
    expect(foreign.error?.name).toBe('ResourceNotFoundError')

    expect((await extend(stage, '2030-04-06')).error?.reason).toBe('BELOW_MINIMUM')
    expect((await extend(stage, '2039-04-06')).error?.reason).toBe('ABOVE_MAXIMUM')
    expect((await extend(stage, '2030-05-31', { message: 'x'.repeat(2001) })).error?.fields).toEqual({
      message: 'request.message.long',
    })
    await blockUnit(stage, '[2030-05-15,2030-06-15)')
    expect(await options(stage.bookingId, '2030-05-31', stage.tenant)).toMatchObject({
      latestTo: '2030-05-14',
      freeUntil: '2030-05-14',
      until: { verdict: { value: false, reason: 'UNAVAILABLE' } },
    })
    expect((await extend(stage, '2030-05-15')).error?.reason).toBe('UNAVAILABLE')
    const first = await extend(stage, '2030-05-14')
    expect(first.error).toBeNull()
    expect((await extend(stage, '2030-05-10')).error?.reason).toBe('ALREADY_REQUESTED')
    expect(
      (await command(app, stage.tenant, 'withdrawListingRequest', { id: given(first.request).id })).error,
    ).toBeNull()
    expect((await extend(stage, '2030-05-10')).error).toBeNull()

    app.setNow('2030-04-01T00:00:01Z')
    stage.tenant = await app.login('amelie@mezzo.example')
    await app.db
      .updateTable('listing_requests')
      .set({ status_type: 'TENANT_WITHDREW', landlord_status: 'OTHER' })
      .where('type', '=', 'EXTENSION')
      .execute()
    expect((await extend(stage, '2030-05-10')).error?.reason).toBe('STAY_OVER')
    await app.db.updateTable('bookings').set({ canceled: true }).where('id', '=', stage.bookingId).execute()
    expect((await extend(stage, '2030-05-10')).error?.reason).toBe('ALREADY_CANCELED')
    await app.db.updateTable('bookings').set({ canceled: false, tenant_id: noorId }).execute()
    expect((await extend(stage, '2030-05-10')).error?.name).toBe('ResourceNotFoundError')
  })

  it('goes on at the end of the last extension, from whichever of the bookings it is asked', async () => {
    const stage = await stageWithStay({ labels: ['AUTO_ACCEPT_EXTENSION_REQUESTS'] })
    const first = given((await extend(stage, '2030-05-31')).request).id
    expect((await extend(stage, '2030-06-30')).error?.reason).toBe('ALREADY_REQUESTED')
    const second = await bookAccepted(app, first)
    app.setNow('2030-04-20T10:00:00Z')
    const tenant = await app.login('amelie@mezzo.example')
    for (const bookingId of [stage.bookingId, second]) {
      expect(await options(bookingId, '2030-06-30', tenant)).toMatchObject({
        canRequest: { value: true },
        from: '2030-06-01',
      })
    }
    const third = given((await extend({ ...stage, tenant }, '2030-06-30')).request).id
    const row = app.db
      .selectFrom('listing_requests')
      .select('extends_booking_id as extended')
      .where('id', '=', third)
    expect(await row.execute()).toEqual([{ extended: second }])
  })

  it('is answered by the system where the listing says so, and the contract is there at once', async () => {
    const stage = await stageWithStay({ labels: ['AUTO_ACCEPT_EXTENSION_REQUESTS'] })
    const asked = await extend(stage, '2030-05-31')
    expect(asked.request?.tenantStatus).toBe('CONTRACT_GENERATION')
    const offers = app.db
      .selectFrom('booking_offers')
      .select('status')
      .where('listing_request_id', '=', given(asked.request).id)
    expect(await offers.execute()).toEqual([{ status: 'LANDLORD_SIGNING' }])
    expect((await mailsOf('extensionAccepted')).map((mail) => mail.to)).toEqual(['amelie@mezzo.example'])
  })

  it('once for 20 impatient clicks with keys of their own', async () => {
    const stage = await stageWithStay()
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(stage, '2030-05-31')))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(new Set(answers.map(({ error }) => error?.reason))).toEqual(
      new Set([undefined, 'ALREADY_REQUESTED']),
    )
  })
})

describe('whether an extension can get its contract now', () => {
  it.each<[string, (stage: Awaited<ReturnType<typeof stageWithStay>>, id: string) => Promise<unknown>]>([
    ['BELOW_MINIMUM', ({ groupId }) => changeGroup(groupId, { min_booking_duration: 12 })],
    ['ABOVE_MAXIMUM', ({ groupId }) => changeGroup(groupId, { max_booking_duration: 4 })],
    [
      'LISTING_UNPUBLISHED',
      ({ groupId }) =>
        app.db
          .updateTable('listings')
          .set({ deleted_at: app.services.now() })
          .where('group_id', '=', groupId)
          .execute(),
    ],
    ['NO_FREE_UNIT', (stage) => blockUnit(stage, '[2030-05-15,2030-06-15)')],
    ['ENDED', ({ tenant }, id) => command(app, tenant, 'withdrawListingRequest', { id })],
    ['ALREADY_ANSWERED', ({ landlord }, id) => command(app, landlord, 'acceptListingRequest', { id })],
    [
      'BLOCKED',
      async (stage) => {
        // The tenant signs for another listing on some of the days.
        const elsewhere = await createListing(app.db, stage.landlordId)
        const other = await sendRequest(app, { ...stage, ...elsewhere }, '2030-05-01', '2030-09-30')
        await command(app, stage.landlord, 'acceptListingRequest', { id: other })
        await command(app, stage.tenant, 'confirmTenantInterest', { id: other })
      },
    ],
  ])('%s', async (reason, happen) => {
    const stage = await stageWithStay()
    const id = given((await extend(stage, '2030-05-31')).request).id
    await happen(stage, id)
    expect((await app.graphql(documents.possible, { id }, stage.landlord)).data).toEqual({
      possibleToCreateContractForExtensionRequest: { value: false, reason },
    })
    const accepted = await command(app, stage.landlord, 'acceptListingRequest', { id })
    // Days that are gone are a conflict of bookings; all else is a condition with its reason.
    expect(accepted.error?.reason ?? accepted.error?.name).toBe(
      reason === 'NO_FREE_UNIT' ? 'BookingConflictError' : reason,
    )
  })

  it('a unit that takes nobody new may keep who lives there', async () => {
    const stage = await stageWithStay()
    await app.db
      .updateTable('listings')
      .set({ published: false })
      .where('group_id', '=', stage.groupId)
      .execute()
    const id = given((await extend(stage, '2030-05-31')).request).id
    expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  })
})

function changeGroup(groupId: string, change: Updateable<GroupsTable>) {
  return app.db.updateTable('groups').set(change).where('id', '=', groupId).execute()
}

/** The stay's own unit is taken by something else on those days. */
async function blockUnit(stage: { groupId: string; landlordId: string; bookingId: string }, days: string) {
  const booking = await app.db
    .selectFrom('bookings')
    .select('listing_id')
    .where('id', '=', stage.bookingId)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('blocks')
    .values({
      listing_id: booking.listing_id,
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days,
      source: 'own',
      reason: 'OWN_USE',
    })
    .execute()
}

describe('limits over the chain', () => {
  const vienna = { zip_code: '1010', city: 'Wien', country: 'AT' }

  it('count the booked stay: in Vienna an extension ends after half a year, and a second request evades nothing', async () => {
    const stage = await stageWithStay(vienna, 2)
    const until = await options(stage.bookingId, '2030-07-01', stage.tenant)
    expect(until).toMatchObject({ latestTo: '2030-06-30', until: { verdict: { reason: 'ABOVE_MAXIMUM' } } })
    expect(given(until?.until).checks[0]).toMatchObject({
      rule: 'MAXIMUM',
      months: 6,
      origin: 'REGION',
      region: 'VIENNA',
      source: { basis: 'LAW' },
      verdict: { value: false, reason: 'ABOVE_MAXIMUM' },
      chain: { from: '2030-01-01', to: '2030-07-01' },
    })
    const asked = given((await extend(stage, '2030-06-30')).request)
    const shown = await app.graphql<{ landlordListingRequest: { checks: Check[] } }>(
      documents.request,
      { id: asked.bookingRequestId },
      stage.landlord,
    )
    expect(shown.data.landlordListingRequest.checks[0]).toMatchObject({
      verdict: { value: true, reason: null },
      chain: { from: '2030-01-01', to: '2030-06-30' },
    })
    await command(app, stage.tenant, 'withdrawListingRequest', { id: asked.id })
    const again = { input: requestInput(stage.groupId, '2030-04-10', '2030-09-30') }
    expect((await command(app, stage.tenant, 'sendBookingRequest', again)).error?.reason).toBe(
      'ABOVE_MAXIMUM',
    )
    await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const noor = await app.login('noor@mezzo.example')
    await sendRequest(app, stage, '2030-04-10', '2030-09-30', noor)
    const later = { input: requestInput(stage.groupId, '2030-10-05', '2030-12-31') }
    expect((await command(app, noor, 'sendBookingRequest', later)).error?.reason).toBe('ABOVE_MAXIMUM')

    const days = { groupId: stage.groupId, from: '2030-04-10', to: '2030-09-30' }
    const verdictsFor = async (browser: Browser | null) =>
      (await app.graphql<{ stayChecks: Check[] }>(documents.stayChecks, days, browser)).data.stayChecks.map(
        ({ rule, verdict, chain, count }) => [rule, verdict.value, chain?.from ?? null, count],
      )
    expect(await verdictsFor(null)).toEqual([
      ['MAXIMUM', true, null, null],
      ['FREE_UNITS', true, null, 2],
    ])
    expect(await verdictsFor(stage.tenant)).toEqual([
      ['MAXIMUM', false, '2030-01-01', null],
      ['FREE_UNITS', true, null, 2],
    ])
  })

  it('a lifted rule is listed with what lifts it', async () => {
    const stage = await createStage(app, {
      group: {
        zip_code: '53111',
        city: 'Bonn',
        min_booking_duration_permit_id: 'BN-1',
        min_booking_duration: 1,
      },
    })
    const variables = { groupId: stage.groupId, from: '2030-04-01', to: '2030-04-20' }
    const { data } = await app.graphql<{ stayChecks: Check[] }>(documents.stayChecks, variables)
    expect(data.stayChecks.map(({ origin, lifted, verdict }) => [origin, lifted, verdict.reason])).toEqual([
      ['REGION', 'PERMIT', null],
      ['LISTING', null, 'BELOW_MINIMUM'],
      [null, null, null],
    ])
    const missing = await app.graphql(documents.stayChecks, { ...variables, groupId: randomUUID() })
    expect(missing.errors?.[0]?.extensions?.name).toBe('ResourceNotFoundError')
    const backwards = await app.graphql(documents.stayChecks, { ...variables, to: '2030-03-01' })
    expect(backwards.errors?.[0]?.extensions?.name).toBe('ValidationError')
  })
})

describe('the mail before the end', () => {
  const run = async () => askToExtend(await app.ctxFor(null))

  it('goes to the tenant once, in time, in their language', async () => {
    const stage = await stageWithStay()
    await app.db.updateTable('users').set({ language: 'de' }).where('id', '=', stage.tenantId).execute()
    app.setNow('2030-02-16T10:00:00Z')
    await run()
    expect(await mailsOf('stayEndsSoon')).toEqual([])
    app.setNow('2030-02-17T10:00:00Z')
    await Promise.all([run(), run()])
    await run()
    const mails = await mailsOf('stayEndsSoon')
    expect(mails.map(({ to, language }) => [to, language])).toEqual([['amelie@mezzo.example', 'de']])
    expect(mails[0]?.text).toContain(`/de/bookings/${stage.bookingId}`)
    expect(mails[0]?.text).toContain('31. März 2030')
  })

  it('not with the label, not where nothing is free, not to who has asked, not to who is about to leave', async () => {
    const stage = await stageWithStay()
    await changeGroup(stage.groupId, { labels: ['SKIP_SENDING_EXTENSION_EMAIL'] })
    await run()
    await changeGroup(stage.groupId, { labels: [], max_booking_duration: 3 })
    await run()
    await changeGroup(stage.groupId, { max_booking_duration: null })
    app.setNow('2030-03-25T10:00:00Z')
    await run()
    app.setNow('2030-03-01T10:00:00Z')
    stage.tenant = await app.login('amelie@mezzo.example')
    stage.landlord = await app.login('jana@mezzo.example')
    const asked = await extend(stage, '2030-05-31')
    await run()
    expect(await mailsOf('stayEndsSoon')).toEqual([])

    // A no is told in words of its own, and is no reason to ask again.
    const input = { reason: 'LISTING_OCCUPIED', blockFrom: '2030-04-01', blockTo: '2030-06-30' }
    const rejected = await command(app, stage.landlord, 'rejectListingRequest', {
      id: given(asked.request).id,
      input,
    })
    expect(rejected.error).toBeNull()
    expect((await mailsOf('extensionDeclined')).map((mail) => mail.to)).toEqual(['amelie@mezzo.example'])
    await run()
    expect(await mailsOf('stayEndsSoon')).toEqual([])
  })
})
