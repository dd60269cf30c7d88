import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
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
  stage = { ...made, bookingId }
  await at('2030-02-10T10:00:00Z')
})
afterAll(() => app.close())

// Time has passed: everybody logs in anew.
async function at(now: string): Promise<void> {
  app.setNow(now)
  await app.runJobs()
  stage.landlord = await app.login('jana@mezzo.example')
  stage.tenant = await app.login('amelie@mezzo.example')
}

interface Answer {
  error: { name: string; reason: string | null; fields?: Record<string, string> | null } | null
  proposal?: { _id: string; state: string; answerMessage: string } | null
}

const fields = '{ error { name reason fields } proposal { _id state answerMessage } }'
const documents = {
  propose: `mutation($id: ID!, $lastDay: Day!, $rent: Float!, $refund: Float!, $message: String, $key: ID!) {
    answer: proposeShorterStay(bookingId: $id, lastDay: $lastDay, rent: $rent, refund: $refund, message: $message,
      idempotencyKey: $key) ${fields} }`,
  withdraw: `mutation($id: ID!, $key: ID!) { answer: withdrawShorterStay(proposalId: $id, idempotencyKey: $key) ${fields} }`,
  accept: `mutation($id: ID!, $message: String, $seen: String!, $key: ID!) {
    answer: acceptShorterStay(proposalId: $id, message: $message, seen: $seen, idempotencyKey: $key) ${fields} }`,
  decline: `mutation($id: ID!, $message: String, $key: ID!) {
    answer: declineShorterStay(proposalId: $id, message: $message, idempotencyKey: $key) ${fields} }`,
  offer: `mutation($id: ID!, $lastDay: Day!, $key: ID!) {
    answer: offerShorterStay(bookingId: $id, lastDay: $lastDay, idempotencyKey: $key) ${fields} }`,
  takeOffer: `mutation($id: ID!, $key: ID!) {
    answer: takeShorterStay(proposalId: $id, refund: 0, idempotencyKey: $key) ${fields} }`,
  declineOffer: `mutation($id: ID!, $key: ID!) { answer: declineStayProposal(proposalId: $id, idempotencyKey: $key) ${fields} }`,
  withdrawOffer: `mutation($id: ID!, $key: ID!) { answer: withdrawStayProposal(proposalId: $id, idempotencyKey: $key) ${fields} }`,
}

async function call(name: keyof typeof documents, as: Browser, variables: object): Promise<Answer> {
  const all = { key: randomUUID(), ...variables }
  return (await app.graphql<{ answer: Answer }>(documents[name], all, as)).data.answer
}

interface End {
  lastDay: string
  rentBefore: number
  rent: number
  refund: number
  endsRequest: boolean
}

async function shorter(lastDay = '2030-03-15', as = stage.tenant) {
  const { data } = await app.graphql<{
    shorter: {
      canOffer: { value: boolean; reason: string | null }
      lastDays: { from: string; to: string } | null
      end: End | null
    } | null
  }>(
    `query($id: ID!, $lastDay: Day!) { shorter: tenantShorterStay(bookingId: $id) { canOffer { value reason }
      lastDays { from to } end(lastDay: $lastDay) { lastDay rentBefore rent refund endsRequest } } }`,
    { id: stage.bookingId, lastDay },
    as,
  )
  return data.shorter
}

const propose = (lastDay: string, more: object, as = stage.tenant) =>
  call('propose', as, { id: stage.bookingId, lastDay, ...more })

/** The tenant proposes with what was shown. */
async function proposed(lastDay = '2030-03-15', message = ''): Promise<string> {
  const { rent, refund } = given((await shorter(lastDay))?.end)
  return given((await propose(lastDay, { rent, refund, message })).proposal)._id
}

async function seen(lastDay = '2030-03-15'): Promise<string> {
  const { data } = await app.graphql<{ seen: { fingerprint: string } }>(
    'query($id: ID!, $lastDay: Day) { seen: cancellationConsequences(bookingId: $id, lastDay: $lastDay) { fingerprint } }',
    { id: stage.bookingId, lastDay },
    stage.landlord,
  )
  return data.seen.fingerprint
}

async function accept(id: string, more: object = {}, as = stage.landlord) {
  return call('accept', as, { id, seen: await seen(), ...more })
}

async function shown(side: 'landlord' | 'tenant' = 'landlord', as: Browser = stage[side]) {
  const field = side === 'landlord' ? 'stayProposals' : 'tenantStayProposals'
  const { data } = await app.graphql<{
    proposals: {
      proposedBy: string
      state: string
      rent: number
      answerMessage: string
      canBeTaken: { value: boolean; reason: string | null }
      end: End | null
    }[]
  }>(
    `query($id: ID!) { proposals: ${field}(bookingId: $id) { kind proposedBy state from to rent message answerMessage
      canBeTaken { value reason } end { lastDay rentBefore rent refund endsRequest } } }`,
    { id: stage.bookingId },
    as,
  )
  return data.proposals
}

const stored = () =>
  app.db
    .selectFrom('bookings')
    .select(['canceled', 'stayed_until', 'actual_cost', 'total_cost', 'landlord_cancellation_note'])
    .where('id', '=', stage.bookingId)
    .executeTakeFirstOrThrow()

const mailsOf = (template: string) =>
  app.db.selectFrom('mails').select(['to', 'text']).where('template', '=', template).execute()

describe('a tenant who would like to leave earlier', () => {
  it('sees before what it comes to; nothing changes, and the landlord is asked', async () => {
    const before = await stored()
    const wish = given(await shorter())
    expect(wish).toMatchObject({
      canOffer: { value: true, reason: null },
      lastDays: { from: '2030-02-10', to: '2030-04-29' },
      end: { lastDay: '2030-03-15', rentBefore: before.total_cost, refund: 0, endsRequest: false },
    })
    const { rent, rentBefore } = given(wish.end)
    expect(rent).toBeLessThan(rentBefore)
    const id = await proposed('2030-03-15', ' A new job in Lyon. ')
    const [proposal] = await shown()
    expect(proposal).toMatchObject({
      kind: 'SHORTER',
      proposedBy: 'TENANT',
      state: 'OPEN',
      from: '2030-03-16',
      to: '2030-04-30',
      rent: rentBefore - rent,
      message: 'A new job in Lyon.',
      canBeTaken: { value: true, reason: null },
      end: wish.end,
    })
    expect(await shown('tenant')).toEqual([proposal])
    expect(await stored()).toEqual(before)
    const [mail] = await mailsOf('shorterWishReceived')
    expect(mail?.to).toBe('jana@mezzo.example')
    expect(mail?.text).toContain('A new job in Lyon.')
    expect(mail?.text).toContain(`/dashboard/bookings/${stage.bookingId}`)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('asks for exactly what was shown, or for nothing', async () => {
    const { rent, refund } = given((await shorter())?.end)
    expect((await propose('2030-03-15', { rent: rent - 1, refund })).error?.reason).toBe(
      'CONSEQUENCES_CHANGED',
    )
    expect((await propose('2030-03-15', { rent, refund: refund + 1 })).error?.reason).toBe('AMOUNT_CHANGED')
    expect(await shown()).toEqual([])
  })

  it('asks once, and not beside an offer of the landlord’s', async () => {
    await proposed()
    const again = { rent: 1, refund: 0 }
    expect((await propose('2030-03-20', again)).error?.reason).toBe('OFFER_EXISTS')
    const offer = { id: stage.bookingId, lastDay: '2030-03-20' }
    expect((await call('offer', stage.landlord, offer)).error?.reason).toBe('OFFER_EXISTS')
    expect(await shorter()).toEqual({
      canOffer: { value: false, reason: 'OFFER_EXISTS' },
      lastDays: null,
      end: null,
    })
  })

  it('can’t for a day that can’t be the last, before the stay, on its last day, or for others’ stays', async () => {
    for (const lastDay of ['2030-02-09', '2030-04-30', '2030-05-01']) {
      expect((await shorter(lastDay))?.end).toBeNull()
      expect((await propose(lastDay, { rent: 1, refund: 0 })).error?.fields).toEqual({
        lastDay: 'bookings.lastDay.outside',
      })
    }
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    for (const other of [await app.login('other@mezzo.example'), stage.landlord]) {
      expect(await shorter('2030-03-15', other)).toBeNull()
      const refused = await propose('2030-03-15', { rent: 1, refund: 0 }, other)
      expect(refused.error?.name).toBe('ResourceNotFoundError')
    }
    await at('2029-12-31T10:00:00Z')
    expect((await propose('2030-03-15', { rent: 1, refund: 0 })).error?.reason).toBe('NOBODY_MOVED_IN')
    await at('2030-04-30T10:00:00Z')
    expect((await propose('2030-04-30', { rent: 1, refund: 0 })).error?.reason).toBe('STAY_OVER')
  })

  it('writes a thousand characters, and no more', async () => {
    const { rent, refund } = given((await shorter())?.end)
    const long = await propose('2030-03-15', { rent, refund, message: 'x'.repeat(1001) })
    expect(long.error?.fields).toEqual({ message: 'bookings.note.long' })
    await proposed('2030-03-15', 'x'.repeat(1000))
    expect(await shown()).toHaveLength(1)
  })

  it('may take it back: the landlord is told and can’t agree any more', async () => {
    const id = await proposed()
    expect((await call('withdraw', stage.landlord, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await call('withdraw', stage.tenant, { id })).proposal?.state).toBe('WITHDRAWN')
    expect((await mailsOf('shorterWishWithdrawn')).map(({ to }) => to)).toEqual(['jana@mezzo.example'])
    expect((await accept(id)).error?.reason).toBe('ENDED')
    expect((await shorter())?.canOffer.value).toBe(true)
  })
})

/** On which day the bookings of the landlord's list say that their tenants ask to leave. */
async function asked(): Promise<(string | null)[]> {
  const { data } = await app.graphql<{ bookings: { nodes: { asksToLeaveOn: string | null }[] } }>(
    '{ bookings(filter: { phase: CURRENT }) { nodes { asksToLeaveOn } } }',
    {},
    stage.landlord,
  )
  return data.bookings.nodes.map(({ asksToLeaveOn }) => asksToLeaveOn)
}

interface Waiting {
  totalCount: number
  dueSoonCount: number
  nodes: { bookingId: string; lastDay: string; deadline: string; rent: number; tenantNames: string }[]
}

/** What home says that needs them; null where it is not theirs to see. */
async function waiting(as: Browser = stage.landlord): Promise<Waiting | null> {
  const { data, errors } = await app.graphql<{ wishes: Waiting } | null>(
    '{ wishes: needsYouWishes { totalCount dueSoonCount nodes { bookingId lastDay deadline rent tenantNames } } }',
    {},
    as,
  )
  return errors?.[0]?.extensions?.name === 'NotAllowedError' ? null : given(data?.wishes)
}

const NOTHING: Waiting = { totalCount: 0, dueSoonCount: 0, nodes: [] }

describe('what needs a landlord at home', () => {
  it('has the proposal with its end among it, until it is answered, withdrawn or over', async () => {
    expect(await waiting()).toEqual(NOTHING)
    const id = await proposed()
    const [{ rent } = { rent: 0 }] = await shown()
    const wish = { bookingId: stage.bookingId, lastDay: '2030-03-15', rent, tenantNames: 'Amélie Fournier' }
    expect(await waiting()).toEqual({
      totalCount: 1,
      dueSoonCount: 0,
      nodes: [{ ...wish, deadline: '2030-02-17T10:00:00Z' }],
    })
    await call('withdraw', stage.tenant, { id })
    expect(await waiting()).toEqual(NOTHING)
    await call('decline', stage.landlord, { id: await proposed() })
    expect(await waiting()).toEqual(NOTHING)
    await proposed()
    await at('2030-02-16T22:00:00Z')
    expect(await waiting()).toMatchObject({ totalCount: 1, dueSoonCount: 1 })
    await at('2030-02-17T10:00:00Z')
    expect(await waiting()).toEqual(NOTHING)
    await accept(await proposed())
    expect(await waiting()).toEqual(NOTHING)
    // What the landlord offers waits for the tenant.
    const bookingId = await bookStay(app, stage, '2030-05-01', '2030-09-30')
    await at('2030-05-10T10:00:00Z')
    expect((await call('offer', stage.landlord, { id: bookingId, lastDay: '2030-06-15' })).error).toBeNull()
    expect(await waiting()).toEqual(NOTHING)
  })

  it('puts first what runs out first', async () => {
    const bookingId = await bookStay(app, stage, '2030-05-01', '2030-09-30')
    await proposed()
    const { rows } = await sql<{ id: string }>`
      insert into stay_proposals (kind, proposed_by, landlord_id, tenant_id, group_id, booking_id, "from", "to", rent,
        refund, answer_until, created_at)
      select kind, proposed_by, landlord_id, tenant_id, group_id, ${bookingId}, "from", "to", 1, 0,
        answer_until - interval '1 hour', created_at + interval '1 minute'
      from stay_proposals returning booking_id as id`.execute(app.db)
    expect(rows).toHaveLength(1)
    expect((await waiting())?.nodes.map((node) => node.bookingId)).toEqual([bookingId, stage.bookingId])
  })

  it('is that of whom it is to answer: not others’, not of limited access, not of another unit', async () => {
    await proposed()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(await waiting(await app.login('other@mezzo.example'))).toEqual(NOTHING)
    expect(await waiting(stage.tenant)).toBeNull()
    const lena = await joinAsLimited(app, stage)
    expect(await waiting(lena)).toBeNull()
    const unitsOfLena = (ids: string[]) =>
      app.db.updateTable('team_members').set({ role: 'MANAGER', group_ids: [], listing_ids: ids }).execute()
    const { listing_id } = await app.db
      .selectFrom('bookings')
      .select('listing_id')
      .where('id', '=', stage.bookingId)
      .executeTakeFirstOrThrow()
    await unitsOfLena([listing_id])
    expect(await waiting(lena)).toMatchObject({ totalCount: 1 })
    const [another] = (await createListing(app.db, stage.landlordId, { units: 1 })).unitIds
    await unitsOfLena([given(another)])
    expect(await waiting(lena)).toEqual(NOTHING)
  })
})

describe('a landlord whom the tenant asks to leave earlier', () => {
  it('reads so in the list of bookings, until it is answered or over', async () => {
    expect(await asked()).toEqual([null])
    const id = await proposed()
    expect(await asked()).toEqual(['2030-03-15'])
    await call('decline', stage.landlord, { id })
    expect(await asked()).toEqual([null])
    await proposed('2030-02-20')
    await at('2030-02-17T10:00:00Z')
    expect(await asked()).toEqual([null])
    await call('offer', stage.landlord, { id: stage.bookingId, lastDay: '2030-03-15' })
    expect(await asked()).toEqual([null])
  })

  it('agrees: the stay ends, days and money as shown, once, and both are told', async () => {
    const id = await proposed('2030-03-15', 'A new job in Lyon.')
    const { rent, rentBefore } = given(given((await shown())[0]).end)
    const order = { id, seen: await seen(), message: ' All the best. ', key: randomUUID() }
    const [first, again] = await Promise.all([
      call('accept', stage.landlord, order),
      call('accept', stage.landlord, order),
    ])
    expect(first).toEqual({
      error: null,
      proposal: { _id: id, state: 'TAKEN', answerMessage: 'All the best.' },
    })
    expect(again).toEqual(first)
    expect(await stored()).toEqual({
      canceled: true,
      stayed_until: '2030-03-15',
      actual_cost: rent,
      total_cost: rentBefore,
      landlord_cancellation_note: 'All the best.',
    })
    const taken = await app.db
      .selectFrom('occupancies')
      .select('days')
      .where('booking_id', '=', stage.bookingId)
      .execute()
    expect(taken.map(({ days }) => days)).toEqual(['[2030-01-01,2030-03-16)'])
    const rents = await app.db.selectFrom('rents').select('amount').execute()
    expect(rents.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent)
    const [tenants] = await mailsOf('shorterStayAgreedTenant')
    expect(tenants?.to).toBe('amelie@mezzo.example')
    expect(tenants?.text).toContain('All the best.')
    expect((await mailsOf('shorterWishAgreed')).map(({ to }) => to)).toEqual(['jana@mezzo.example'])
    const others = ['bookingCanceledTenant', 'bookingCanceledLandlord', 'shorterStayAgreed']
    for (const template of others) expect(await mailsOf(template)).toEqual([])
    const { data } = await app.graphql<{ booking: object }>(
      'query($id: ID!) { booking: tenantBooking(bookingId: $id) { isEndAgreed stayedUntil } }',
      { id: stage.bookingId },
      stage.tenant,
    )
    expect(data.booking).toEqual({ isEndAgreed: true, stayedUntil: '2030-03-15' })
    await app.runJobs()
    expect(await listLedgerFaults(app.db)).toEqual([])
    const logged = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['proposeShorterStay', 'acceptShorterStay'])
      .orderBy('action')
      .execute()
    expect(logged.map(({ action }) => action)).toEqual(['acceptShorterStay', 'proposeShorterStay'])
    const late = await call('accept', stage.landlord, { id, seen: order.seen })
    expect(late.error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('agrees to exactly what was shown, or to nothing', async () => {
    const id = await proposed()
    const [days, amounts] = (await seen()).split('.')
    expect((await accept(id, { seen: `${days}.x` })).error?.reason).toBe('AMOUNT_CHANGED')
    expect((await accept(id, { seen: `x.${amounts}` })).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await accept(id, { seen: await seen('2030-03-20') })).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await stored()).canceled).toBe(false)
    expect((await accept(id)).error).toBeNull()
  })

  it('can’t agree to what no longer comes to what the tenant was shown', async () => {
    const id = await proposed()
    await app.db.updateTable('stay_proposals').set({ refund: 1 }).where('id', '=', id).execute()
    expect((await shown())[0]?.canBeTaken).toEqual({ value: false, reason: 'CONSEQUENCES_CHANGED' })
    expect((await accept(id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await stored()).canceled).toBe(false)
  })

  it('ends a request to stay longer with it, and both see so before', async () => {
    await command(app, stage.tenant, 'requestExtension', { id: stage.bookingId, to: '2030-06-30' })
    expect((await shorter())?.end?.endsRequest).toBe(true)
    expect((await accept(await proposed())).error).toBeNull()
    const [request] = await app.db
      .selectFrom('listing_requests')
      .select('status_reason')
      .where('type', '=', 'EXTENSION')
      .execute()
    expect(request?.status_reason).toBe('DECLINED_BY_LANDLORD')
  })

  it('declines with a few words: the tenant is told, the stay stays', async () => {
    const id = await proposed()
    const declined = await call('decline', stage.landlord, { id, message: 'I can’t let it again so soon.' })
    expect(declined.proposal).toEqual({
      _id: id,
      state: 'DECLINED',
      answerMessage: 'I can’t let it again so soon.',
    })
    const [mail] = await mailsOf('shorterWishDeclined')
    expect(mail?.to).toBe('amelie@mezzo.example')
    expect(mail?.text).toContain('I can’t let it again so soon.')
    expect((await stored()).canceled).toBe(false)
    expect((await shown('tenant'))[0]).toMatchObject({ state: 'DECLINED', end: null })
    expect((await shorter())?.canOffer.value).toBe(true)
  })

  it('is the only one who answers: neither the tenant nor others, and each side’s answers are its own', async () => {
    const id = await proposed()
    for (const answer of ['takeOffer', 'declineOffer'] as const)
      expect((await call(answer, stage.tenant, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await call('withdrawOffer', stage.landlord, { id })).error?.name).toBe('ResourceNotFoundError')
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    for (const as of [other, stage.tenant]) {
      const asked = app.graphql<{ answer: Answer | null }>(documents.decline, { id, key: randomUUID() }, as)
      const { data, errors } = await asked
      expect(data?.answer?.error?.name ?? errors?.[0]?.extensions?.name).toMatch(
        /^(ResourceNotFoundError|NotAllowedError)$/,
      )
    }
    const limited = await joinAsLimited(app, stage)
    const { errors } = await app.graphql(documents.accept, { id, seen: 'x', key: 'k' }, limited)
    expect(errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    expect((await shown())[0]?.state).toBe('OPEN')
    const offered = await call('decline', stage.landlord, { id })
    expect(offered.error).toBeNull()
    const theirs = await call('offer', stage.landlord, { id: stage.bookingId, lastDay: '2030-03-15' })
    const offerId = given(theirs.proposal)._id
    expect((await accept(offerId)).error?.name).toBe('ResourceNotFoundError')
    expect((await call('withdraw', stage.tenant, { id: offerId })).error?.name).toBe('ResourceNotFoundError')
  })

  it('has a week, and at most until the day that the tenant names', async () => {
    const id = await proposed()
    await at('2030-02-17T10:00:00Z')
    expect((await accept(id)).error?.reason).toBe('TIME_OVER')
    expect((await shown())[0]).toMatchObject({ state: 'EXPIRED', end: null })
    const sooner = await proposed('2030-02-18')
    await at('2030-02-19T00:00:00Z')
    expect((await accept(sooner)).error?.reason).toBe('TIME_OVER')
  })

  it('has nothing left to answer once the booking is cancelled', async () => {
    const id = await proposed()
    await app.graphql(
      `mutation($id: ID!, $key: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER,
        lastDay: "2030-02-20", idempotencyKey: $key) { canceled } }`,
      { id: stage.bookingId, key: randomUUID() },
      stage.landlord,
    )
    expect((await shown('tenant'))[0]?.state).toBe('WITHDRAWN')
    expect((await call('decline', stage.landlord, { id })).error?.reason).toBe('ENDED')
  })
})
