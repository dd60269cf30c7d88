import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recount } from '../src/server/rentals/lifecycle/projection.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { command } from './request-commands.ts'
import { createStage, landlordStatusOf, offerOf, requestInput, given } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function counts(groupId: string) {
  return app.db
    .selectFrom('group_counts')
    .selectAll()
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
}

const consent = { consent: true }

describe('the main job', () => {
  it('online: a request becomes a booking', async () => {
    const stage = await createStage(app)
    const sent = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31'),
    })
    expect(sent).toMatchObject({ error: null, request: { tenantStatus: 'CONFIRMING_AVAILABILITY' } })
    const id = given(sent.request).id
    expect(await landlordStatusOf(app.db, id)).toBe('OPEN')
    expect(await counts(stage.groupId)).toMatchObject({ num_open_requests: 1 })

    const accepted = await command(app, stage.landlord, 'acceptListingRequest', { id })
    expect(accepted).toMatchObject({ error: null, listingRequest: { landlordStatus: 'ACCEPTED' } })

    const confirmed = await command(app, stage.tenant, 'confirmTenantInterest', { id })
    expect(confirmed).toMatchObject({ error: null, request: { tenantStatus: 'CONTRACT_GENERATION' } })
    expect(await landlordStatusOf(app.db, id)).toBe('CREATING_CONTRACT')

    await app.runJobs()
    expect(await landlordStatusOf(app.db, id)).toBe('CONTRACT_CREATED')
    expect(await counts(stage.groupId)).toMatchObject({
      num_open_requests: 0,
      num_in_progress_requests: 1,
      num_booking_offers_in_landlord_signing: 1,
    })
    const offer = await offerOf(app.db, id)
    const signature = { ...consent, documentSha256: offer.documentSha256 }

    const early = await command(app, stage.tenant, 'signContract', {
      id: offer.id,
      input: { ...signature, typedName: 'Amélie Fournier' },
    })
    expect(early.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'LANDLORD_HAS_NOT_SIGNED' })

    const landlordSigned = await command(app, stage.landlord, 'signContract', {
      id: offer.id,
      input: { ...signature, typedName: 'Jana Keller' },
    })
    expect(landlordSigned).toMatchObject({ error: null, offer: { status: 'TENANT_SIGNING' } })
    expect(await landlordStatusOf(app.db, id)).toBe('CONTRACT_WAITING_FOR_TENANT')

    const wrongName = await command(app, stage.tenant, 'signContract', {
      id: offer.id,
      input: { ...signature, typedName: 'Somebody Else' },
    })
    expect(wrongName.error).toMatchObject({
      name: 'ValidationError',
      fields: { typedName: 'sign.typedName.different' },
    })

    const tenantSigned = await command(app, stage.tenant, 'signContract', {
      id: offer.id,
      input: { ...signature, typedName: 'amelie fournier' },
    })
    expect(tenantSigned).toMatchObject({ error: null, offer: { status: 'ACCEPTED' } })
    await app.runJobs()

    const booking = await app.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    expect(booking).toMatchObject({
      listing_request_id: id,
      listing_id: stage.unitIds[0],
      total_cost: 900_000,
    })
    const invoice = await app.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
    expect(invoice).toMatchObject({ net: 90_000, amount: 107_100, document_type: 'INVOICE' })
    expect(await counts(stage.groupId)).toMatchObject({ num_in_progress_requests: 0 })

    const shown = await app.graphql<{
      landlordBookingByListingRequestId: { signedContractUrl: string; phase: string }
    }>(
      'query($id: ID!) { landlordBookingByListingRequestId(listingRequestId: $id) { signedContractUrl phase } }',
      { id },
      stage.landlord,
    )
    const pdf = await app.send(null, {
      method: 'GET',
      url: shown.data.landlordBookingByListingRequestId.signedContractUrl,
    })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const before = await counts(stage.groupId)
    await recount(app.db, [stage.groupId])
    expect(await counts(stage.groupId)).toEqual(before)
  })

  it('offline with landlord confirmation: the proposal is accepted, then confirmed', async () => {
    const stage = await createStage(app, {
      group: { online_signing: false, method_of_booking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' },
    })
    const sent = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31'),
    })
    const id = given(sent.request).id
    expect(await landlordStatusOf(app.db, id)).toBe('OPEN_V3')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await app.runJobs()
    expect(await landlordStatusOf(app.db, id)).toBe('MANUAL_CONTRACT_CREATED')
    const offer = await offerOf(app.db, id)
    const early = await command(app, stage.landlord, 'confirmBooking', { id: offer.id })
    expect(early.error).toMatchObject({ reason: 'TENANT_HAS_NOT_SIGNED' })
    await command(app, stage.tenant, 'acceptProposedContract', { id: offer.id })
    expect(await landlordStatusOf(app.db, id)).toBe('WAITING_TO_CONFIRM_BOOKING')
    const confirmed = await command(app, stage.landlord, 'confirmBooking', { id: offer.id })
    expect(confirmed).toMatchObject({ error: null, offer: { status: 'ACCEPTED' } })
    expect(await landlordStatusOf(app.db, id)).toBe('OTHER')
  })
})
