import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { projectRows } from '../src/server/rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../src/server/rentals/lifecycle/requests-sql.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { command, sendRequest } from './request-commands.ts'
import { createStage, given, landlordStatusOf, offerOf, requestInput } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const send = (stage: Stage, from: string, to: string, browser = stage.tenant) =>
  sendRequest(app, stage, from, to, browser)

async function noor() {
  await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor', lastName: 'Haddad' })
  return app.login('noor@mezzo.example')
}

/** Brings a request to its booking and answers the unit that it is in. */
async function book(stage: Stage, id: string): Promise<string> {
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  const { id: offer, documentSha256 } = await offerOf(app.db, id)
  for (const [browser, typedName] of [
    [stage.landlord, 'Jana Keller'],
    [stage.tenant, 'Amélie Fournier'],
  ] as const) {
    const input = { typedName, consent: true, documentSha256 }
    expect((await command(app, browser, 'signContract', { id: offer, input })).error).toBeNull()
  }
  const booking = await app.db
    .selectFrom('bookings')
    .select(['id', 'listing_id'])
    .where('listing_request_id', '=', id)
    .executeTakeFirstOrThrow()
  return booking.listing_id
}

async function expectStoredEqualsProjection(): Promise<void> {
  const rows = await selectRequestsForSystem(app.db).execute()
  expect(await projectRows(app.db, rows)).toEqual([])
}

describe('an extension', () => {
  it('goes on in its own unit, declines those it leaves none, and shows so before', async () => {
    const stage = await createStage(app, { units: 2 })
    const other = await noor()
    const unit = await book(stage, await send(stage, '2030-02-01', '2030-04-30'))
    const booking = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const asked = await command(app, stage.tenant, 'requestExtension', { id: booking.id, to: '2030-07-31' })
    const extension = given(asked.request).id
    const elsewhere = given(stage.unitIds.find((id) => id !== unit))
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: elsewhere,
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-05-01,2030-12-31)',
        source: 'own',
        reason: 'OWN_USE',
      })
      .execute()
    const rival = await send(stage, '2030-06-01', '2030-08-31', other)
    expect(await landlordStatusOf(app.db, extension)).toBe('OPEN_WITH_CONSEQUENCES')
    await expectStoredEqualsProjection()
    // A request far from the extension's days changes nothing about that.
    await send(stage, '2031-01-01', '2031-03-31', other)
    expect(await landlordStatusOf(app.db, extension)).toBe('OPEN_WITH_CONSEQUENCES')

    const accepted = await command(app, stage.landlord, 'acceptListingRequest', { id: extension })
    expect(accepted.error).toBeNull()
    const offer = await app.db
      .selectFrom('booking_offers')
      .select('listing_id')
      .where('listing_request_id', '=', extension)
      .executeTakeFirstOrThrow()
    expect(offer.listing_id).toBe(unit)
    expect(await landlordStatusOf(app.db, rival)).toBe('OTHER')
    const receivers = await app.db
      .selectFrom('mails')
      .select('to')
      .where('template', '=', 'extensionAccepted')
      .execute()
    expect(receivers).toEqual([{ to: 'amelie@mezzo.example' }])
    await expectStoredEqualsProjection()
  })
})

describe('the contract', () => {
  it('is not written for a request that was withdrawn meanwhile', async () => {
    const stage = await createStage(app)
    const id = await send(stage, '2030-02-01', '2030-04-30')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await command(app, stage.tenant, 'withdrawListingRequest', { id })
    await app.runJobs()
    expect(await app.db.selectFrom('signature_procedures').select('id').execute()).toEqual([])
    const mails = await app.db
      .selectFrom('mails')
      .select('template')
      .where('template', '=', 'contractReady')
      .execute()
    expect(mails).toEqual([])
    const receivers = await app.db
      .selectFrom('mails')
      .select('to')
      .where('template', '=', 'requestWithdrawn')
      .execute()
    expect(receivers).toEqual([{ to: 'jana@mezzo.example' }])
  })

  it('keeps what was signed, whatever changes before it is sealed', async () => {
    const stage = await createStage(app)
    const id = await send(stage, '2030-02-01', '2030-04-30')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await app.runJobs()
    await app.db.updateTable('groups').set({ street: 'Umbenannte Straße' }).execute()
    const { id: offerId, documentSha256 } = await offerOf(app.db, id)
    for (const [browser, typedName] of [
      [stage.landlord, 'Jana Keller'],
      [stage.tenant, 'Amélie Fournier'],
    ] as const) {
      await command(app, browser, 'signContract', {
        id: offerId,
        input: { typedName, consent: true, documentSha256 },
      })
    }
    await app.runJobs()
    const file = await app.db
      .selectFrom('files')
      .select('storage_key')
      .where('type', '=', 'SIGNED_CONTRACT')
      .executeTakeFirstOrThrow()
    const content = given(await app.services.files.get(file.storage_key))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    expect(text).toContain('Torstraße')
    expect(text).not.toContain('Umbenannte')
    expect(text.replaceAll(/\s/g, '')).toContain(given(documentSha256))
  })

  it('goes to the unit that leaves the smallest gap before the stay', async () => {
    const stage = await createStage(app, { units: 2 })
    const unit = await book(stage, await send(stage, '2030-02-01', '2030-04-30'))
    expect(await book(stage, await send(stage, '2030-05-01', '2030-07-31'))).toBe(unit)
  })

  it('on paper: the landlord records signatures only after the tenant has said yes', async () => {
    const stage = await createStage(app, { group: { online_signing: false } })
    const id = await send(stage, '2030-02-01', '2030-04-30')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await app.runJobs()
    const { id: offerId } = await offerOf(app.db, id)
    const early = await command(app, stage.landlord, 'recordOfflineSignatures', { id: offerId })
    expect(early.error).toMatchObject({ reason: 'TENANT_HAS_NOT_SIGNED' })
    await command(app, stage.tenant, 'acceptProposedContract', { id: offerId })
    const recorded = await command(app, stage.landlord, 'recordOfflineSignatures', { id: offerId })
    expect(recorded).toMatchObject({ error: null, offer: { status: 'ACCEPTED' } })
  })
})

it('asking twice for the same days is one request, also with another key', async () => {
  const stage = await createStage(app)
  await send(stage, '2030-02-01', '2030-04-30')
  const again = await command(app, stage.tenant, 'sendBookingRequest', {
    input: requestInput(stage.groupId, '2030-03-01', '2030-05-31'),
  })
  expect(again.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'ALREADY_REQUESTED' })
})

it('what both sides read about events names nobody else’s requests', async () => {
  const stage = await createStage(app)
  const other = await noor()
  const competing = await send(stage, '2030-03-01', '2030-05-31', other)
  await book(stage, await send(stage, '2030-02-01', '2030-04-30'))
  const seen = await app.graphql<{ tenantRequest: { events: { action: string; data: object }[] } }>(
    'query($id: ID!) { tenantRequest(listingRequestId: $id) { events { action data } } }',
    { id: competing },
    other,
  )
  expect(seen.data.tenantRequest.events.at(-1)).toEqual({ action: 'DECLINED_BY_CONFLICT', data: {} })
})
