import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited, landlordStatusOf } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>> & { bookingId: string }
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  const made = await createStage(app, { units: 1 })
  const bookingId = await bookStay(app, made, '2030-01-01', '2030-03-31')
  app.setNow('2030-02-20T10:00:00Z')
  // Years have passed: everybody logs in anew.
  const landlord = await app.login('jana@mezzo.example')
  stage = { ...made, landlord, tenant: await app.login('amelie@mezzo.example'), bookingId }
})
afterAll(() => app.close())

const documents = {
  offer: `mutation($id: ID!, $to: Day!, $message: String, $key: ID!) {
    answer: offerLongerStay(bookingId: $id, to: $to, message: $message, idempotencyKey: $key) {
      error { name reason fields } proposal { _id state } } }`,
  withdraw: `mutation($id: ID!, $key: ID!) {
    answer: withdrawStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  take: `mutation($id: ID!, $key: ID!) {
    answer: takeStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } request { id tenantStatus } } }`,
  decline: `mutation($id: ID!, $key: ID!) {
    answer: declineStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
}

interface Answer {
  error: { name: string; reason: string | null; fields?: Record<string, string> | null } | null
  proposal?: { _id: string; state: string } | null
  request?: { id: string; tenantStatus: string } | null
}

async function call(name: keyof typeof documents, as: Browser, variables: object): Promise<Answer> {
  const { data } = await app.graphql<{ answer: Answer }>(
    documents[name],
    { key: randomUUID(), ...variables },
    as,
  )
  return data.answer
}

const offer = (to: string, more: object = {}, as = stage.landlord) =>
  call('offer', as, { id: stage.bookingId, to, ...more })

async function offered(to = '2030-05-31'): Promise<string> {
  return given((await offer(to)).proposal)._id
}

interface Shown {
  state: string
  from: string
  to: string
  rent: number
  canBeTaken: { value: boolean; reason: string | null }
  listingRequestId: string | null
}

async function shown(side: 'landlord' | 'tenant', as: Browser = stage[side]): Promise<Shown[]> {
  const field = side === 'landlord' ? 'stayProposals' : 'tenantStayProposals'
  const { data } = await app.graphql<{ proposals: Shown[] }>(
    `query($id: ID!) { proposals: ${field}(bookingId: $id) {
      state from to rent canBeTaken { value reason } listingRequestId } }`,
    { id: stage.bookingId },
    as,
  )
  return data.proposals
}

async function longer(to: string, as = stage.landlord) {
  const { data } = await app.graphql<{
    longerStay: {
      canOffer: { value: boolean; reason: string | null }
      from: string
      until: {
        verdict: { value: boolean; reason: string | null }
        rent: number
        invoice: { net: number; amount: number; feeRate: number } | null
        declined: number
      } | null
    } | null
  }>(
    `query($id: ID!, $to: Day!) { longerStay(bookingId: $id) { canOffer { value reason } from
      until(to: $to) { verdict { value reason } rent invoice { net amount feeRate } declined } } }`,
    { id: stage.bookingId, to },
    as,
  )
  return data.longerStay
}

async function mailsTo(template: string) {
  return app.db
    .selectFrom('mails')
    .select(['to', 'text', 'subject'])
    .where('template', '=', template)
    .execute()
}

async function storedProposals() {
  return app.db.selectFrom('stay_proposals').select(['booking_id', 'rent']).execute()
}

/** The week is over, and both log in anew. */
async function aWeekLater(): Promise<void> {
  app.setNow('2030-02-27T10:00:00Z')
  stage.landlord = await app.login('jana@mezzo.example')
  stage.tenant = await app.login('amelie@mezzo.example')
}

async function blockApril(): Promise<void> {
  const { listing_id } = await app.db
    .selectFrom('bookings')
    .select('listing_id')
    .where('id', '=', stage.bookingId)
    .executeTakeFirstOrThrow()
  const place = { listing_id, group_id: stage.groupId, landlord_id: stage.landlordId }
  await app.db
    .insertInto('blocks')
    .values({ ...place, days: '[2030-04-20,2030-04-30]', source: 'own', reason: 'OTHER' })
    .execute()
}

describe('offering a longer stay', () => {
  it('says the figures before, writes to the tenant, and holds no days', async () => {
    const before = given(await longer('2030-05-31'))
    expect(before).toMatchObject({
      canOffer: { value: true },
      from: '2030-04-01',
      until: { verdict: { value: true }, declined: 0 },
    })
    const { rent, invoice } = given(before.until)
    expect(given(invoice).net).toBe(Math.round((rent * given(invoice).feeRate) / 10_000))
    await offer('2030-05-31', { message: ' Stay a while. ' })
    expect(await shown('tenant')).toEqual([
      {
        state: 'OPEN',
        from: '2030-04-01',
        to: '2030-05-31',
        rent,
        canBeTaken: { value: true, reason: null },
        listingRequestId: null,
      },
    ])
    const [mail] = await mailsTo('longerStayOffered')
    expect(mail?.to).toBe('amelie@mezzo.example')
    expect(mail?.text).toContain('Stay a while.')
    expect(mail?.text).toContain(`/bookings/${stage.bookingId}`)
    const held = await app.db.selectFrom('occupancies').select('kind').where('kind', '=', 'HOLD').execute()
    expect(held).toEqual([])
  })

  it('goes by the last booking of a chain, whichever of them is opened', async () => {
    await app.db.updateTable('groups').set({ price: 200_000 }).execute()
    const secondId = await bookStay(app, stage, '2030-04-01', '2030-05-31')
    const before = given(given(await longer('2030-07-31')).until)
    expect(before.rent).toBe(400_000)
    await offer('2030-07-31')
    expect(await storedProposals()).toEqual([{ booking_id: secondId, rent: 400_000 }])
    // Nor is there a second one to be had from the other booking.
    expect((await longer('2030-07-31'))?.canOffer.reason).toBe('OFFER_EXISTS')
  })

  it('is one at a time, until it is answered or its week is over', async () => {
    await offer('2030-05-31')
    expect((await offer('2030-06-30')).error?.reason).toBe('OFFER_EXISTS')
    await aWeekLater()
    expect((await shown('landlord')).map(({ state }) => state)).toEqual(['EXPIRED'])
    expect((await offer('2030-06-30')).error).toBeNull()
    expect((await shown('landlord')).map(({ state, to }) => [state, to])).toEqual([
      ['OPEN', '2030-06-30'],
      ['EXPIRED', '2030-05-31'],
    ])
  })

  it('is refused where the days are taken, the tenant has asked, or somebody else’s booking is named', async () => {
    await blockApril()
    expect((await offer('2030-05-31')).error?.name).toBe('BookingConflictError')
    expect((await offer('2030-03-31')).error?.fields).toEqual({ to: 'request.to.notAfterFrom' })
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await offer('2030-04-15', {}, other)).error?.name).toBe('ResourceNotFoundError')
    expect(await longer('2030-04-15', other)).toBeNull()
    expect(await shown('landlord', other)).toEqual([])
    expect(await shown('tenant', stage.landlord)).toEqual([])
    await command(app, stage.tenant, 'requestExtension', { id: stage.bookingId, to: '2030-04-15' })
    expect((await offer('2030-04-15')).error?.reason).toBe('ALREADY_REQUESTED')
  })

  it('counts the waiting requests that it would decline', async () => {
    await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    await sendRequest(app, stage, '2030-05-01', '2030-07-31', await app.login('noor@mezzo.example'))
    expect((await longer('2030-04-30'))?.until?.declined).toBe(0)
    expect((await longer('2030-05-31'))?.until?.declined).toBe(1)
  })

  it('is nothing for those with limited access', async () => {
    const limited = await joinAsLimited(app, stage)
    const asked = app.graphql(documents.offer, { id: stage.bookingId, to: '2030-05-31', key: 'k' }, limited)
    expect((await asked).errors?.[0]?.extensions?.name).toBe('NotAllowedError')
  })
})

describe('taking an offer', () => {
  it('makes an accepted extension with its contract and its days, and tells the landlord once', async () => {
    const id = await offered()
    const key = randomUUID()
    const [first, again] = await Promise.all([
      call('take', stage.tenant, { id, key }),
      call('take', stage.tenant, { id, key }),
    ])
    expect(first.error).toBeNull()
    expect(again).toEqual(first)
    const requestId = given(first.request).id
    expect(await landlordStatusOf(app.db, requestId)).toBe('CREATING_CONTRACT')
    const request = await app.db
      .selectFrom('listing_requests')
      .select(['type', 'extends_booking_id', 'from', 'to', 'total_rent'])
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    const [proposal] = await shown('landlord')
    expect(request).toEqual({
      type: 'EXTENSION',
      extends_booking_id: stage.bookingId,
      from: '2030-04-01',
      to: '2030-05-31',
      total_rent: given(proposal).rent,
    })
    expect(proposal).toMatchObject({ state: 'TAKEN', listingRequestId: requestId })
    const holds = await app.db.selectFrom('occupancies').select('days').where('kind', '=', 'HOLD').execute()
    expect(holds).toHaveLength(1)
    expect((await mailsTo('longerStayTaken')).map(({ to }) => to)).toEqual(['jana@mezzo.example'])
    expect(await mailsTo('extensionReceived')).toEqual([])
    expect((await mailsTo('extensionAccepted')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    expect((await call('take', stage.tenant, { id })).error?.reason).toBe('ALREADY_ANSWERED')
    expect((await call('withdraw', stage.landlord, { id })).error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('declines who waited for these days, as the offer said', async () => {
    await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const noor = await app.login('noor@mezzo.example')
    const waiting = await sendRequest(app, stage, '2030-05-01', '2030-07-31', noor)
    await call('take', stage.tenant, { id: await offered() })
    const { status_reason } = await app.db
      .selectFrom('listing_requests')
      .select('status_reason')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow()
    expect(status_reason).toBe('DECLINED_BY_CONFLICT')
  })

  it('is refused where the days were taken meanwhile, and nothing is left behind', async () => {
    const id = await offered()
    await blockApril()
    expect(given((await shown('tenant'))[0]).canBeTaken).toEqual({ value: false, reason: 'UNAVAILABLE' })
    expect((await call('take', stage.tenant, { id })).error?.name).toBe('BookingConflictError')
    expect((await shown('tenant')).map(({ state }) => state)).toEqual(['OPEN'])
    const made = await app.db
      .selectFrom('listing_requests')
      .select('id')
      .where('type', '=', 'EXTENSION')
      .execute()
    expect(made).toEqual([])
  })

  it('is the tenant’s alone, and not once the time is over', async () => {
    const id = await offered()
    await app.createUser({ email: 'noor@mezzo.example' })
    const noor = await app.login('noor@mezzo.example')
    for (const name of ['take', 'decline', 'withdraw'] as const) {
      const { errors, data } = await app.graphql<{ answer: Answer } | null>(
        documents[name],
        { id, key: randomUUID() },
        noor,
      )
      expect(errors?.[0]?.extensions?.name ?? data?.answer.error?.name).toMatch(
        /^(ResourceNotFoundError|NotAllowedError)$/,
      )
    }
    expect((await call('take', stage.landlord, { id })).error?.name).toBe('ResourceNotFoundError')
    await aWeekLater()
    expect((await call('take', stage.tenant, { id })).error?.reason).toBe('TIME_OVER')
    expect((await call('decline', stage.tenant, { id })).error?.reason).toBe('TIME_OVER')
  })
})

describe('an offer that isn’t taken', () => {
  it('is declined by the tenant: the landlord is told, the days stay free', async () => {
    const id = await offered()
    expect((await call('decline', stage.tenant, { id })).proposal?.state).toBe('DECLINED')
    const [mail] = await mailsTo('longerStayDeclined')
    expect(mail?.to).toBe('jana@mezzo.example')
    expect(mail?.text).toContain(`/dashboard/bookings/${stage.bookingId}`)
    expect((await longer('2030-05-31'))?.canOffer.value).toBe(true)
  })

  it('is withdrawn by the landlord: the tenant is told and can’t take it any more', async () => {
    const id = await offered()
    expect((await call('withdraw', stage.landlord, { id })).proposal?.state).toBe('WITHDRAWN')
    expect((await mailsTo('longerStayWithdrawn')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    expect((await call('take', stage.tenant, { id })).error?.reason).toBe('ENDED')
  })

  it('can’t be taken once the stay is cancelled', async () => {
    const id = await offered()
    const canceled = await app.graphql<{ answer: Answer }>(
      `mutation($id: ID!, $key: ID!) { answer: cancelBookingAsLandlord(bookingId: $id, lastDay: "2030-02-25",
        cancellationReason: CHANGE_OF_PLANS, idempotencyKey: $key) { error { name reason } } }`,
      { id: stage.bookingId, key: randomUUID() },
      stage.landlord,
    )
    expect(canceled.data.answer.error).toBeNull()
    expect(await shown('tenant')).toMatchObject([{ state: 'WITHDRAWN' }])
    expect((await call('take', stage.tenant, { id })).error?.reason).toBe('ENDED')
  })
})
