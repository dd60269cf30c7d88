import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay, command } from '../../../../test/request-commands.ts'
import { listLedgerFaults } from '../../money/ledger/sql.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>> & { bookingId: string }
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  const made = await createStage(app, { units: 1 })
  const bookingId = await bookStay(app, made, '2030-01-01', '2030-04-30')
  await at('2030-02-10T10:00:00Z', made)
  stage = { ...made, ...(await people()), bookingId }
})
afterAll(() => app.close())

async function at(now: string, made: object): Promise<void> {
  app.setNow(now)
  await app.runJobs()
  Object.assign(made, await people())
}

// Time has passed: everybody logs in anew.
const people = async () => ({
  landlord: await app.login('jana@mezzo.example'),
  tenant: await app.login('amelie@mezzo.example'),
})

interface Answer {
  error: { name: string; reason: string | null; fields?: Record<string, string> | null } | null
  proposal?: { _id: string; state: string; end: unknown } | null
}

const documents = {
  offer: `mutation($id: ID!, $lastDay: Day!, $message: String, $key: ID!) {
    answer: offerShorterStay(bookingId: $id, lastDay: $lastDay, message: $message, idempotencyKey: $key) {
      error { name reason fields } proposal { _id state } } }`,
  take: `mutation($id: ID!, $refund: Float!, $key: ID!) {
    answer: takeShorterStay(proposalId: $id, refund: $refund, idempotencyKey: $key) {
      error { name reason } proposal { _id state } } }`,
  takeLonger: `mutation($id: ID!, $key: ID!) {
    answer: takeStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } } }`,
  decline: `mutation($id: ID!, $key: ID!) {
    answer: declineStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  withdraw: `mutation($id: ID!, $key: ID!) {
    answer: withdrawStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  offerLonger: `mutation($id: ID!, $key: ID!) {
    answer: offerLongerStay(bookingId: $id, to: "2030-06-30", idempotencyKey: $key) { error { name reason } } }`,
}

async function call(name: keyof typeof documents, as: Browser, variables: object): Promise<Answer> {
  const all = { key: randomUUID(), ...variables }
  return (await app.graphql<{ answer: Answer }>(documents[name], all, as)).data.answer
}

const offer = (lastDay: string, more: object = {}, as = stage.landlord) =>
  call('offer', as, { id: stage.bookingId, lastDay, ...more })

const offered = async (lastDay = '2030-03-15', message = '') =>
  given((await offer(lastDay, { message })).proposal)._id

const take = (id: string, refund = 0, as = stage.tenant) => call('take', as, { id, refund })

interface Shown {
  kind: string
  state: string
  from: string
  to: string
  rent: number
  canBeTaken: { value: boolean; reason: string | null }
  end: { lastDay: string; rentBefore: number; rent: number; refund: number; endsRequest: boolean } | null
}

async function shown(side: 'landlord' | 'tenant' = 'tenant', as: Browser = stage[side]): Promise<Shown[]> {
  const field = side === 'landlord' ? 'stayProposals' : 'tenantStayProposals'
  const { data } = await app.graphql<{ proposals: Shown[] }>(
    `query($id: ID!) { proposals: ${field}(bookingId: $id) { kind state from to rent canBeTaken { value reason }
      end { lastDay rentBefore rent refund endsRequest } } }`,
    { id: stage.bookingId },
    as,
  )
  return data.proposals
}

async function shorter(as = stage.landlord) {
  const { data } = await app.graphql<{
    shorterStay: {
      canOffer: { value: boolean; reason: string | null }
      lastDays: { from: string; to: string } | null
    } | null
  }>(
    `query($id: ID!) { shorterStay(bookingId: $id) { canOffer { value reason } lastDays { from to } } }`,
    { id: stage.bookingId },
    as,
  )
  return data.shorterStay
}

const stored = () =>
  app.db
    .selectFrom('bookings')
    .select([
      'canceled',
      'stayed_until',
      'actual_cost',
      'total_cost',
      'landlord_fee_rate',
      'cancellation_reason',
    ])
    .where('id', '=', stage.bookingId)
    .executeTakeFirstOrThrow()

const takenDays = async () =>
  (
    await app.db.selectFrom('occupancies').select('days').where('booking_id', '=', stage.bookingId).execute()
  ).map(({ days }) => days)

const mailsTo = (template: string) =>
  app.db.selectFrom('mails').select(['to', 'text']).where('template', '=', template).execute()

const invoicedNet = async () => {
  const rows = await app.db
    .selectFrom('invoices')
    .select(['document_type', 'net'])
    .where('booking_id', '=', stage.bookingId)
    .execute()
  return rows.reduce((sum, { document_type, net }) => sum + (document_type === 'INVOICE' ? net : -net), 0)
}

describe('offering an earlier end', () => {
  it('changes nothing, and says to both what it would come to', async () => {
    expect(await shorter()).toEqual({
      canOffer: { value: true, reason: null },
      lastDays: { from: '2030-02-10', to: '2030-04-29' },
    })
    const before = await stored()
    await offer('2030-03-15', { message: ' Renovation begins. ' })
    const [proposal] = await shown()
    const { rentBefore, rent } = given(given(proposal).end)
    expect(proposal).toMatchObject({
      kind: 'SHORTER',
      state: 'OPEN',
      from: '2030-03-16',
      to: '2030-04-30',
      rent: rentBefore - rent,
      canBeTaken: { value: true, reason: null },
      end: { lastDay: '2030-03-15', refund: 0, endsRequest: false },
    })
    expect(rentBefore).toBe(before.total_cost)
    expect(rent).toBeLessThan(rentBefore)
    expect(await shown('landlord')).toEqual([proposal])
    expect(await stored()).toEqual(before)
    const [mail] = await mailsTo('shorterStayOffered')
    expect(mail?.to).toBe('amelie@mezzo.example')
    expect(mail?.text).toContain('Renovation begins.')
    expect(mail?.text).toContain(`/bookings/${stage.bookingId}`)
  })

  it('is one at a time, whichever way the other goes', async () => {
    await offer('2030-03-15')
    expect((await offer('2030-03-20')).error?.reason).toBe('OFFER_EXISTS')
    expect((await call('offerLonger', stage.landlord, { id: stage.bookingId })).error?.reason).toBe(
      'OFFER_EXISTS',
    )
    expect(await shorter()).toEqual({ canOffer: { value: false, reason: 'OFFER_EXISTS' }, lastDays: null })
  })

  it('is refused for a day that can’t be the last, before the stay, on its last day, and to others', async () => {
    for (const lastDay of ['2030-02-09', '2030-04-30', '2030-05-01'])
      expect((await offer(lastDay)).error?.fields).toEqual({ lastDay: 'bookings.lastDay.outside' })
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await offer('2030-03-15', {}, other)).error?.name).toBe('ResourceNotFoundError')
    expect(await shorter(other)).toBeNull()
    const limited = await joinAsLimited(app, stage)
    const asked = app.graphql(
      documents.offer,
      { id: stage.bookingId, lastDay: '2030-03-15', key: 'k' },
      limited,
    )
    expect((await asked).errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    app.setNow('2029-12-31T10:00:00Z')
    Object.assign(stage, await people())
    expect((await offer('2030-03-15')).error?.reason).toBe('NOBODY_MOVED_IN')
    app.setNow('2030-04-30T10:00:00Z')
    Object.assign(stage, await people())
    expect((await offer('2030-04-30')).error?.reason).toBe('STAY_OVER')
  })
})

describe('agreeing to an earlier end', () => {
  it('ends the stay, frees its days, and settles rent and fee to the cent, once', async () => {
    const id = await offered('2030-03-15', 'Renovation begins.')
    const { rent, rentBefore } = given(given((await shown())[0]).end)
    const key = randomUUID()
    const order = { id, refund: 0, key }
    const [first, again] = await Promise.all([
      call('take', stage.tenant, order),
      call('take', stage.tenant, order),
    ])
    expect(first).toEqual({ error: null, proposal: { _id: id, state: 'TAKEN' } })
    expect(again).toEqual(first)
    const booking = await stored()
    expect(booking).toMatchObject({
      canceled: true,
      stayed_until: '2030-03-15',
      actual_cost: rent,
      total_cost: rentBefore,
      cancellation_reason: 'OTHER',
    })
    expect(await takenDays()).toEqual(['[2030-01-01,2030-03-16)'])
    const rents = await app.db.selectFrom('rents').select(['amount', 'to']).orderBy('to').execute()
    expect(rents.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent)
    expect(rents.at(-1)?.to).toBe('2030-03-15')
    await app.runJobs()
    expect(await invoicedNet()).toBe(Math.round((rent * given(booking.landlord_fee_rate)) / 10_000))
    expect(await listLedgerFaults(app.db)).toEqual([])
    expect((await take(id)).error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('is told to both as what was agreed, and shown so, not as a cancellation', async () => {
    await take(await offered('2030-03-15', 'Renovation begins.'))
    const [tenants] = await mailsTo('shorterStayAgreedTenant')
    expect(tenants?.to).toBe('amelie@mezzo.example')
    const [landlords] = await mailsTo('shorterStayAgreed')
    expect(landlords?.to).toBe('jana@mezzo.example')
    expect([
      ...(await mailsTo('bookingCanceledTenant')),
      ...(await mailsTo('bookingCanceledLandlord')),
    ]).toEqual([])
    for (const [field, argument, as] of [
      ['landlordBooking', '_id', stage.landlord],
      ['tenantBooking', 'bookingId', stage.tenant],
    ] as const) {
      const { data } = await app.graphql<{ booking: object }>(
        `query($id: ID!) { booking: ${field}(${argument}: $id) { isEndAgreed stayedUntil landlordCancellationNote } }`,
        { id: stage.bookingId },
        as,
      )
      const note = 'Renovation begins.'
      expect(data.booking).toEqual({
        isEndAgreed: true,
        stayedUntil: '2030-03-15',
        landlordCancellationNote: note,
      })
    }
    const entries = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['offerShorterStay', 'takeShorterStay'])
      .orderBy('action')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['offerShorterStay', 'takeShorterStay'])
  })

  it('ends a request to stay longer with it, and says so before', async () => {
    await command(app, stage.tenant, 'requestExtension', { id: stage.bookingId, to: '2030-06-30' })
    const id = await offered()
    expect((await shown())[0]?.end?.endsRequest).toBe(true)
    expect((await take(id)).error).toBeNull()
    const [request] = await app.db
      .selectFrom('listing_requests')
      .select('status_reason')
      .where('type', '=', 'EXTENSION')
      .execute()
    expect(request?.status_reason).toBe('DECLINED_BY_LANDLORD')
  })

  it('is refused where the stay became longer meanwhile, since the rent is another', async () => {
    const id = await offered()
    const laterId = await bookStay(app, stage, '2030-05-01', '2030-06-30')
    await app.db
      .updateTable('listing_requests')
      .set({ extends_booking_id: stage.bookingId })
      .where('id', 'in', (eb) =>
        eb.selectFrom('bookings').select('listing_request_id').where('id', '=', laterId),
      )
      .execute()
    Object.assign(stage, await people())
    expect((await shown()).find(({ kind }) => kind === 'SHORTER')?.canBeTaken.reason).toBe(
      'CONSEQUENCES_CHANGED',
    )
    expect((await take(id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await stored()).canceled).toBe(false)
  })

  it('is shown to nobody else', async () => {
    const id = await offered()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect(await shown('landlord', other)).toEqual([])
    expect(await shown('tenant', other)).toEqual([])
    expect(await shown('tenant', stage.landlord)).toEqual([])
    expect((await take(id, 0, other)).error?.name).toBe('ResourceNotFoundError')
  })

  it('does exactly what was shown to go back, or nothing', async () => {
    const id = await offered()
    expect((await take(id, 1)).error?.reason).toBe('AMOUNT_CHANGED')
    expect((await stored()).canceled).toBe(false)
    expect((await shown())[0]?.state).toBe('OPEN')
  })

  it('is the tenant’s alone, in time, and another answer than to a longer stay', async () => {
    const id = await offered()
    expect((await call('takeLonger', stage.tenant, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await take(id, 0, stage.landlord)).error?.name).toBe('ResourceNotFoundError')
    await at('2030-02-17T10:00:00Z', stage)
    expect((await take(id)).error?.reason).toBe('TIME_OVER')
    expect((await shown())[0]).toMatchObject({ state: 'EXPIRED', end: null })
  })

  it('waits at most until the last day that is offered', async () => {
    const id = await offered('2030-02-12')
    await at('2030-02-13T00:00:00Z', stage)
    expect((await take(id)).error?.reason).toBe('TIME_OVER')
  })
})

describe('an earlier end that isn’t agreed to', () => {
  it('is declined: the landlord is told, the stay stays', async () => {
    const id = await offered()
    expect((await call('decline', stage.tenant, { id })).proposal?.state).toBe('DECLINED')
    const [mail] = await mailsTo('shorterStayDeclined')
    expect(mail?.to).toBe('jana@mezzo.example')
    expect((await stored()).canceled).toBe(false)
    expect((await shorter())?.canOffer.value).toBe(true)
  })

  it('is withdrawn: the tenant is told and can’t agree any more', async () => {
    const id = await offered()
    expect((await call('withdraw', stage.landlord, { id })).proposal?.state).toBe('WITHDRAWN')
    expect((await mailsTo('shorterStayWithdrawn')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    expect((await take(id)).error?.reason).toBe('ENDED')
  })
})
