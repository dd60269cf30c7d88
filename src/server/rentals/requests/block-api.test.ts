import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { bookStay, command } from '../../../../test/request-commands.ts'
import { createStage, given, landlordStatusOf, offerOf, requestInput } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

async function send(stage: Stage, from: string, to: string, as = stage.tenant): Promise<string> {
  const sent = await command(app, as, 'sendBookingRequest', { input: requestInput(stage.groupId, from, to) })
  expect(sent.error).toBeNull()
  return given(sent.request).id
}

async function otherTenant(): Promise<Browser> {
  await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor', lastName: 'Haddad' })
  return app.login('noor@mezzo.example')
}

const query = `query($groupId: ID!, $from: Day!, $to: Day!, $id: ID) {
  blockWillDeclineListingRequests(groupId: $groupId, listingRequestId: $id, from: $from, to: $to) { listingRequestId wouldBeDeclined } }`

interface Declined {
  blockWillDeclineListingRequests: { listingRequestId: string; wouldBeDeclined: boolean }[]
}

async function declinedBy(stage: Stage, from: string, to: string, id?: string): Promise<string[]> {
  const variables = { groupId: stage.groupId, from, to, id }
  const answer = await app.graphql<Declined>(query, variables, stage.landlord)
  expect(answer.errors).toBeUndefined()
  return answer.data.blockWillDeclineListingRequests.map((declined) => {
    expect(declined.wouldBeDeclined).toBe(true)
    return declined.listingRequestId
  })
}

it('names exactly the requests that declining as occupied then declines', async () => {
  const stage = await createStage(app, { units: 2 })
  const noor = await otherTenant()
  const rejected = await send(stage, '2030-02-01', '2030-04-30')
  const touched = await send(stage, '2030-04-15', '2030-07-31', noor)
  const later = await send(stage, '2030-09-01', '2030-12-31', noor)
  expect(await declinedBy(stage, '2030-02-01', '2030-04-14')).toEqual([rejected])
  expect(await declinedBy(stage, '2030-02-01', '2030-04-30')).toEqual([rejected, touched])
  const input = {
    reason: 'MULTI_LISTING_OCCUPIED',
    explanation: '',
    blockFrom: '2030-02-01',
    blockTo: '2030-04-30',
  }
  expect(
    (await command(app, stage.landlord, 'rejectListingRequest', { id: rejected, input })).error,
  ).toBeNull()
  expect(await landlordStatusOf(app.db, touched)).toBe('OTHER')
  expect(await landlordStatusOf(app.db, later)).not.toBe('OTHER')
})

it('leaves out a request that a held unit may still serve', async () => {
  const stage = await createStage(app, { units: 2 })
  const held = await send(stage, '2030-02-01', '2030-04-30')
  expect((await command(app, stage.landlord, 'acceptListingRequest', { id: held })).error).toBeNull()
  expect((await command(app, stage.tenant, 'confirmTenantInterest', { id: held })).error).toBeNull()
  await app.runJobs()
  expect((await offerOf(app.db, held)).id).toBeTruthy()
  await send(stage, '2030-03-01', '2030-05-31', await otherTenant())
  expect(await declinedBy(stage, '2030-02-01', '2030-04-30')).toEqual([])
})

it('blocks what a booking leaves of the days, too, as it was shown: then no unit is free', async () => {
  const stage = await createStage(app, { units: 3 })
  const noor = await otherTenant()
  await bookStay(app, stage, '2030-02-01', '2030-02-28')
  const rejected = await send(stage, '2030-02-15', '2030-06-30')
  const other = await send(stage, '2030-03-01', '2030-06-30', noor)
  const days = { from: '2030-02-15', to: '2030-06-30' }
  const { data } = await app.graphql<{ shown: { listingId: string; from: string; to: string }[] }>(
    `query($id: ID!, $from: Day!, $to: Day!) {
      shown: daysBlockedByDeclining(listingRequestId: $id, from: $from, to: $to) { listingId from to } }`,
    { id: rejected, ...days },
    stage.landlord,
  )
  expect(new Set(data.shown.map(({ listingId }) => listingId))).toEqual(new Set(stage.unitIds))
  expect(data.shown.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
    '2030-02-15 2030-06-30',
    '2030-02-15 2030-06-30',
    '2030-03-01 2030-06-30',
  ])
  expect(await declinedBy(stage, days.from, days.to, rejected)).toEqual(
    expect.arrayContaining([rejected, other]),
  )
  const input = { reason: 'MULTI_LISTING_OCCUPIED', blockFrom: days.from, blockTo: days.to }
  const done = await command(app, stage.landlord, 'rejectListingRequest', {
    id: rejected,
    input,
    seen: [other],
  })
  expect(done.error).toBeNull()
  const blocks = await app.db
    .selectFrom('blocks')
    .select([
      'listing_id as listingId',
      sql<string>`lower(days)::text`.as('from'),
      sql<string>`(upper(days) - 1)::text`.as('to'),
    ])
    .execute()
  expect(new Set(blocks.map((row) => JSON.stringify(row)))).toEqual(
    new Set(data.shown.map((row) => JSON.stringify(row))),
  )
  expect(await landlordStatusOf(app.db, other)).toBe('OTHER')
  const again = requestInput(stage.groupId, '2030-03-01', '2030-06-30')
  expect((await command(app, noor, 'sendBookingRequest', { input: again })).error?.name).toBe(
    'BookingConflictError',
  )
})

describe('declining as occupied does exactly what was shown, or nothing', () => {
  const days = { blockFrom: '2030-02-01', blockTo: '2030-04-30' }
  const input = { reason: 'LISTING_OCCUPIED', explanation: '', ...days }

  it.each([
    ['an older client shows nothing', () => null],
    ['nobody was shown', () => []],
    ['somebody else was shown', (rival: string) => [rival, crypto.randomUUID()]],
  ] as const)('nothing where %s', async (_, seenOf) => {
    const stage = await createStage(app)
    const id = await send(stage, '2030-02-01', '2030-04-30')
    const rival = await send(stage, '2030-04-15', '2030-07-31', await otherTenant())
    const refused = await command(app, stage.landlord, 'rejectListingRequest', {
      id,
      input,
      seen: seenOf(rival),
    })
    expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    expect(await landlordStatusOf(app.db, id)).toBe('OPEN')
    expect(await landlordStatusOf(app.db, rival)).toBe('OPEN')
    expect(await app.db.selectFrom('blocks').select('id').execute()).toEqual([])
    const done = await command(app, stage.landlord, 'rejectListingRequest', { id, input, seen: [rival] })
    expect(done.error).toBeNull()
    expect(await landlordStatusOf(app.db, rival)).toBe('OTHER')
  })

  it('an older client goes on where nobody else is declined', async () => {
    const stage = await createStage(app)
    const id = await send(stage, '2030-02-01', '2030-04-30')
    await send(stage, '2030-05-15', '2030-07-31', await otherTenant())
    const done = await command(app, stage.landlord, 'rejectListingRequest', { id, input, seen: null })
    expect(done.error).toBeNull()
  })
})

it('of an extension declined as occupied, its own unit alone counts', async () => {
  const stage = await createStage(app, { units: 2 })
  const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  const asked = await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-05-31' })
  const id = given(asked.request).id
  const rival = await send(stage, '2030-04-01', '2030-05-31', await otherTenant())
  const days = { from: '2030-04-01', to: '2030-05-31' }
  expect(await declinedBy(stage, days.from, days.to)).toEqual(expect.arrayContaining([id, rival]))
  expect(await declinedBy(stage, days.from, days.to, id)).toEqual([id])
  const input = { reason: 'MULTI_LISTING_OCCUPIED', blockFrom: days.from, blockTo: days.to }
  const done = await command(app, stage.landlord, 'rejectListingRequest', { id, input, seen: [] })
  expect(done.error).toBeNull()
  expect(await landlordStatusOf(app.db, rival)).toBe('OPEN')
})

it('takes a foreign group for a missing one, and days in their order only', async () => {
  const stage = await createStage(app)
  await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const henrike = await app.login('henrike@mezzo.example')
  const days = { groupId: stage.groupId, from: '2030-02-01', to: '2030-04-30' }
  const nameOf = async (variables: Record<string, unknown>, as: Browser) =>
    (await app.graphql(query, variables, as)).errors?.[0]?.extensions?.name
  expect(await nameOf(days, henrike)).toBe('ResourceNotFoundError')
  expect(await nameOf(days, stage.tenant)).toBe('NotAllowedError')
  expect(await nameOf({ ...days, to: '2030-01-01' }, stage.landlord)).toBe('ValidationError')
})
