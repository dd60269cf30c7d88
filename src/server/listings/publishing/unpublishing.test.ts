import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { completeStage } from '../../../../test/complete-stage.ts'
import { because, publishingSteps } from '../../../../test/publishing-steps.ts'
import { requestInput } from '../../../../test/builders.ts'

let app: TestApp
let now: Temporal.Instant
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(() => {
  now = Temporal.Instant.from('2026-05-10T09:00:00Z')
  app.setNow(now)
})
afterEach(() => app.reset())
afterAll(() => app.close())

const { ask, publicUnits } = publishingSteps(() => app)

describe('taking a listing out', () => {
  it('needs a reason that landlords may choose, with what it asks for', async () => {
    const { landlord, groupId } = await completeStage(app)
    const fieldsOf = async (input: object) =>
      (await ask('unpublishListing', landlord, { groupId, input })).error?.fields
    expect(await fieldsOf(because('SALES_SCAM'))).toEqual({ reasonKey: 'unpublish.reason.invalid' })
    expect(await fieldsOf(because('BAD_SUPPORT'))).toEqual({ explanation: 'unpublish.explanation.missing' })
    const block = { from: '2026-06-01', to: '2026-06-30' }
    expect(await fieldsOf(because('FEE_TOO_HIGH', { block }))).toEqual({
      blockFrom: 'unpublish.block.notSuggested',
    })
    expect(await publicUnits(groupId)).toBe(1)
    expect(await fieldsOf(because('BAD_SUPPORT', { explanation: 'Nobody answers.' }))).toBeUndefined()
    const unit = await app.db.selectFrom('listings').selectAll().executeTakeFirstOrThrow()
    expect(unit).toMatchObject({
      published: false,
      unpublish_reason: 'BAD_SUPPORT',
      unpublish_explanation: 'Nobody answers.',
      unpublished_at: now,
    })
  })

  it('blocks the days that come with it and declines who wanted them, exactly as told before', async () => {
    const { landlord, tenant, tenantId, groupId, unitIds } = await completeStage(app)
    const june = await sendRequest(app, { groupId, tenant }, '2026-06-15', '2026-08-14')
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const winter = await sendRequest(app, { groupId, tenant }, '2026-12-01', '2027-02-28', ben)
    const { data } = await app.graphql<{
      consequences: { units: number; requests: { listingRequestId: string; wouldBeDeclined: boolean }[] }
    }>(
      `query($groupId: ID!) { consequences: unpublishConsequences(groupId: $groupId, blockFrom: "2026-06-01", blockTo: "2026-09-30") {
        units requests { listingRequestId wouldBeDeclined } } }`,
      { groupId },
      landlord,
    )
    expect(data.consequences.units).toBe(1)
    expect(
      new Map(data.consequences.requests.map((row) => [row.listingRequestId, row.wouldBeDeclined])),
    ).toEqual(
      new Map([
        [june, true],
        [winter, false],
      ]),
    )
    const block = { from: '2026-06-01', to: '2026-09-30' }
    const input = because('RENTED_OUT', { block })
    for (const seen of [null, [], [june, winter]]) {
      const refused = await ask('unpublishListing', landlord, { groupId, input, seen })
      expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    }
    expect(await publicUnits(groupId)).toBe(1)
    const answer = await ask('unpublishListing', landlord, { groupId, input, seen: [june] })
    expect(answer).toMatchObject({ error: null, listing: { published: false } })
    const blocks = await app.db.selectFrom('blocks').selectAll().execute()
    expect(blocks).toMatchObject([{ listing_id: unitIds[0], source: 'own', reason: 'RENTED_ELSEWHERE' }])
    const requests = await app.db
      .selectFrom('listing_requests')
      .select(['id', 'status_type', 'landlord_status'])
      .execute()
    expect(new Map(requests.map((row) => [row.id, row.status_type]))).toEqual(
      new Map([
        [june, 'NOT_AVAILABLE'],
        [winter, 'AV_CHECK'],
      ]),
    )
    const mails = await app.db.selectFrom('mails').select(['recipient_id', 'template']).execute()
    expect(mails).toContainEqual({ recipient_id: tenantId, template: 'requestDeclined' })
    const refused = await command(app, landlord, 'acceptListingRequest', { id: winter })
    expect(refused.error?.reason).toBe('LISTING_UNPUBLISHED')
  })

  it('blocks around what is booked or being signed, and declines only whom that leaves nothing', async () => {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    await bookStay(app, stage, '2026-07-01', '2026-08-31')
    const shutOut = await sendRequest(app, { groupId, tenant }, '2026-09-01', '2026-10-31')
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const signing = await sendRequest(app, { groupId, tenant }, '2026-11-01', '2026-12-31', ben)
    await app.createUser({ email: 'cleo@mezzo.example', firstName: 'Cleo' })
    const cleo = await app.login('cleo@mezzo.example')
    // Only a contract in signing is in its way.
    const paused = await sendRequest(app, { groupId, tenant }, '2026-11-15', '2026-12-31', cleo)
    await command(app, landlord, 'acceptListingRequest', { id: signing })
    await command(app, ben, 'confirmTenantInterest', { id: signing })
    const consequences = await app.graphql<{
      consequences: {
        stays: number
        blocked: { from: string; to: string }[]
        requests: { listingRequestId: string; wouldBeDeclined: boolean }[]
      }
    }>(
      `query($groupId: ID!) { consequences: unpublishConsequences(groupId: $groupId, blockFrom: "2026-06-01", blockTo: "2026-12-31") {
        stays blocked { from to } requests { listingRequestId wouldBeDeclined } } }`,
      { groupId },
      landlord,
    )
    const expected = [
      { from: '2026-06-01', to: '2026-06-30' },
      { from: '2026-09-01', to: '2026-10-31' },
    ]
    expect(consequences.data.consequences).toEqual({
      stays: 2,
      blocked: expected,
      requests: expect.arrayContaining([
        { listingRequestId: shutOut, wouldBeDeclined: true },
        { listingRequestId: paused, wouldBeDeclined: false },
      ]) as unknown,
    })
    const block = { from: '2026-06-01', to: '2026-12-31' }
    const input = because('BEING_RENOVATED', { block })
    await ask('unpublishListing', landlord, { groupId, input, seen: [shutOut] })
    const blocks = await app.db
      .selectFrom('blocks')
      .select([
        sql<string>`lower(days)::text`.as('from'),
        sql<string>`(upper(days) - 1)::text`.as('to'),
        'reason',
      ])
      .orderBy('days')
      .execute()
    expect(blocks).toEqual(expected.map((days) => ({ ...days, reason: 'RENOVATION' })))
    const rows = await app.db.selectFrom('listing_requests').select(['id', 'status_type']).execute()
    const statusOf = new Map(rows.map((row) => [row.id, row.status_type]))
    expect([statusOf.get(shutOut), statusOf.get(paused)]).toEqual(['NOT_AVAILABLE', 'AV_CHECK'])
  })

  it('declines those who wait, too, when that is wished; who is booked stays', async () => {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    await bookStay(app, stage, '2026-06-01', '2026-08-31')
    const later = await sendRequest(app, { groupId, tenant }, '2026-10-01', '2026-12-31')
    const input = because('SOLD_APARTMENT', { declineRequests: true })
    await ask('unpublishListing', landlord, { groupId, input, seen: [later] })
    const request = await app.db
      .selectFrom('listing_requests')
      .select('status_type')
      .where('id', '=', later)
      .executeTakeFirstOrThrow()
    expect(request.status_type).toBe('NOT_AVAILABLE')
    const booking = await app.db.selectFrom('bookings').select('canceled').executeTakeFirstOrThrow()
    expect(booking.canceled).toBe(false)
    const counts = await app.db.selectFrom('group_counts').selectAll().executeTakeFirstOrThrow()
    expect(counts).toMatchObject({ num_open_requests: 0, num_in_progress_requests: 0 })
  })

  async function acceptedStage() {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-01', '2026-08-31')
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
    return { ...stage, id }
  }

  async function acceptedBy(landlord: Browser, groupId: string, declineAccepted: boolean) {
    const { data } = await app.graphql<{
      consequences: Record<'requests' | 'accepted', { listingRequestId: string; wouldBeDeclined: boolean }[]>
    }>(
      `query($groupId: ID!, $declineAccepted: Boolean) {
        consequences: unpublishConsequences(groupId: $groupId, declineAccepted: $declineAccepted) {
          requests { listingRequestId } accepted { listingRequestId wouldBeDeclined } } }`,
      { groupId, declineAccepted },
      landlord,
    )
    expect(data.consequences.requests).toEqual([])
    return data.consequences.accepted
  }

  it('leaves a yes as it is: whom the dialog shows as kept can take the listing, nobody else finds it', async () => {
    const { landlord, tenant, groupId, id } = await acceptedStage()
    expect(await acceptedBy(landlord, groupId, false)).toEqual([
      { listingRequestId: id, wouldBeDeclined: false },
    ])
    const input = because('RENTED_OUT', { declineRequests: true })
    expect((await ask('unpublishListing', landlord, { groupId, input })).error).toBeNull()
    const { data } = await app.graphql<{ seen: object }>(
      'query($id: ID!) { seen: tenantRequest(listingRequestId: $id) { tenantStatus canConfirmInterest { value } } }',
      { id },
      tenant,
    )
    expect(data.seen).toEqual({
      tenantStatus: 'CONFIRM_TENANT_INTEREST',
      canConfirmInterest: { value: true },
    })
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const input2 = requestInput(groupId, '2026-10-01', '2026-12-31')
    expect((await command(app, ben, 'sendBookingRequest', { input: input2 })).error).not.toBeNull()
    expect((await command(app, tenant, 'confirmTenantInterest', { id })).error).toBeNull()
    const { landlord_status } = await app.db
      .selectFrom('listing_requests')
      .select('landlord_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(landlord_status).toBe('CREATING_CONTRACT')
  })

  it('declines whom the landlord has said yes to where that was chosen and shown', async () => {
    const { landlord, tenant, groupId, id } = await acceptedStage()
    expect(await acceptedBy(landlord, groupId, true)).toEqual([
      { listingRequestId: id, wouldBeDeclined: true },
    ])
    const input = because('RENTED_OUT', { declineAccepted: true })
    const unseen = await ask('unpublishListing', landlord, { groupId, input })
    expect(unseen.error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await ask('unpublishListing', landlord, { groupId, input, seen: [id] })).error).toBeNull()
    expect((await command(app, tenant, 'confirmTenantInterest', { id })).error?.reason).toBe('ENDED')
  })

  it('asks no side for dates of a listing that is not public', async () => {
    const { landlord, tenant, groupId } = await completeStage(app)
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-01', '2026-08-31')
    const dates = { id, from: '2026-06-05', to: '2026-08-31' }
    await command(app, landlord, 'suggestDates', dates)
    await ask('unpublishListing', landlord, { groupId, input: because('RENTED_OUT') })
    const refused = { value: false, reason: 'LISTING_UNPUBLISHED' }
    const asked = await app.graphql<{ seen: { nodes: object[] } }>(
      '{ seen: landlordListingRequests { nodes { canSuggestDates { value reason } } } }',
      {},
      landlord,
    )
    expect(asked.data.seen.nodes).toEqual([{ canSuggestDates: refused }])
    const shown = await app.graphql<{ seen: object }>(
      `query($id: ID!) { seen: tenantRequest(listingRequestId: $id) {
        canTakeSuggestion { value reason } canAnswerSuggestion { value } } }`,
      { id },
      tenant,
    )
    expect(shown.data.seen).toEqual({ canTakeSuggestion: refused, canAnswerSuggestion: { value: true } })
    expect((await command(app, tenant, 'takeSuggestedDates', { id })).error?.reason).toBe(
      'LISTING_UNPUBLISHED',
    )
    expect((await command(app, landlord, 'suggestDates', dates)).error?.reason).toBe('LISTING_UNPUBLISHED')
  })

  it('strands nobody whom another public unit can serve', async () => {
    const { landlord, tenant, groupId, unitIds } = await completeStage(app, 2)
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-15', '2026-08-14')
    const block = { from: '2026-06-01', to: '2026-09-30' }
    const input = because('BEING_RENOVATED', { block, declineRequests: true })
    await ask('unpublishListing', landlord, { groupId, listingId: unitIds[0], input })
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
    expect(await publicUnits(groupId)).toBe(1)
  })
})
