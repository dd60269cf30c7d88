import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow(null)
  await t.reset()
})

async function list(browser: Browser, args: Record<string, unknown>) {
  const { data, errors } = await t.graphql<{
    page: { totalCount: number; nodes: { id: string; landlordStatus: string }[] }
  }>(
    `query($filter: RequestFilter, $type: RequestType, $statuses: [LandlordStatus!], $search: String, $from: Day, $to: Day,
      $groupId: ID, $offset: Int, $limit: Int) {
      page: landlordListingRequests(filter: $filter, type: $type, statuses: $statuses, search: $search, from: $from, to: $to,
        groupId: $groupId, offset: $offset, limit: $limit) { totalCount nodes { id landlordStatus } } }`,
    args,
    browser,
  )
  expect(errors).toBeUndefined()
  return { totalCount: data.page.totalCount, ids: data.page.nodes.map(({ id }) => id) }
}

async function stageOfFour() {
  const stage = await createStage(t)
  const withdrawn = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.tenant, 'withdrawListingRequest', { id: withdrawn })
  t.setNow(Temporal.Now.instant().add({ minutes: 5 }))
  const declined = await sendRequest(t, stage, '2030-03-01', '2030-05-31')
  await command(t, stage.landlord, 'rejectListingRequest', {
    id: declined,
    input: { reason: 'OTHER', explanation: 'We move in ourselves.' },
  })
  t.setNow(Temporal.Now.instant().add({ minutes: 10 }))
  const open = await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  const accepted = await sendRequest(t, stage, '2032-02-01', '2032-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id: accepted })
  return { ...stage, withdrawn, declined, open, accepted }
}

async function managerOf(landlordId: string): Promise<Browser> {
  const memberId = await t.createUser({ email: 'maik@mezzo.example', firstName: 'Maik', lastName: 'Roth' })
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: landlordId,
      member_id: memberId,
      email: 'maik@mezzo.example',
      role: 'MANAGER',
      invited_at: t.services.now(),
      accepted_at: t.services.now(),
      expires_at: t.services.now().add({ hours: 24 }),
    })
    .execute()
  return t.login('maik@mezzo.example')
}

test('requests that have ended leave the list and stand in the archive, the newest first', async () => {
  const { landlord, withdrawn, declined, open, accepted } = await stageOfFour()
  const active = await list(landlord, { filter: 'ALL' })
  expect(active.totalCount).toBe(2)
  expect(active.ids.toSorted()).toEqual([open, accepted].toSorted())
  expect(await list(landlord, { filter: 'ENDED' })).toEqual({ totalCount: 2, ids: [declined, withdrawn] })
  expect(await list(landlord, { filter: 'ENDED', offset: 1, limit: 1 })).toEqual({
    totalCount: 2,
    ids: [withdrawn],
  })
  expect(await list(landlord, { filter: 'ENDED', from: '2030-05-15' })).toEqual({
    totalCount: 1,
    ids: [declined],
  })
})

test('state and kind narrow the list together with its filter, and the total with it', async () => {
  const { landlord, open, accepted } = await stageOfFour()
  expect(await list(landlord, { statuses: ['OPEN', 'ACCEPTED'] })).toMatchObject({ totalCount: 2 })
  expect(await list(landlord, { statuses: ['ACCEPTED'] })).toEqual({ totalCount: 1, ids: [accepted] })
  expect(await list(landlord, { filter: 'OPEN', statuses: ['ACCEPTED'] })).toEqual({ totalCount: 0, ids: [] })
  expect(await list(landlord, { filter: 'NEEDS_YOU', type: 'STANDARD' })).toEqual({
    totalCount: 1,
    ids: [open],
  })
  expect(await list(landlord, { type: 'EXTENSION' })).toEqual({ totalCount: 0, ids: [] })
})

test('days and words narrow the list: a name, a number, a company or a listing, as they are written', async () => {
  const { landlord, open, accepted } = await stageOfFour()
  const found = async (args: Record<string, unknown>) => (await list(landlord, args)).ids.toSorted()
  expect(await found({ from: '2031-04-30', to: '2031-05-31' })).toEqual([open])
  expect(await found({ from: '2031-05-01', to: '2032-01-31' })).toEqual([])
  expect(await found({ to: '2031-02-01' })).toEqual([open])
  expect(await found({ to: '2031-01-31' })).toEqual([])
  expect(await found({ from: '2031-05-01' })).toEqual([accepted])

  const ofOpen = await t.db
    .selectFrom('listing_requests')
    .select(['booking_request_id', 'user_friendly_id', 'group_id'])
    .where('id', '=', open)
    .executeTakeFirstOrThrow()
  await t.db
    .updateTable('booking_requests')
    .set({ first_name: 'Noor', last_name: 'Haddad', company_name: '100% Wood_Works' })
    .where('id', '=', ofOpen.booking_request_id)
    .execute()
  await t.db.updateTable('groups').set({ name: 'Lindenhof' }).where('id', '=', ofOpen.group_id).execute()
  for (const search of ['noor', 'OR HAD', '% wood', 'wood_w', ofOpen.user_friendly_id.toLowerCase()])
    expect([search, await found({ search })]).toEqual([search, [open]])
  expect(await found({ search: 'linden' })).toEqual([open, accepted].toSorted())
  for (const search of ['%', '_', 'n%r', 'wood works']) {
    const hits = await found({ search })
    expect([search, hits]).toEqual([search, search.length === 1 ? [open] : []])
  }
  expect(await list(landlord, { search: 'noor' })).toMatchObject({ totalCount: 1 })
})

test("another landlord's archive has nothing of it, nor has that of a group next door", async () => {
  const { landlordId } = await stageOfFour()
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  expect(await list(await t.login('henrike@mezzo.example'), { filter: 'ENDED' })).toEqual({
    totalCount: 0,
    ids: [],
  })
  const { groupId } = await createListing(t.db, landlordId, { group: { name: 'Next door' } })
  expect(await list(await t.login('jana@mezzo.example'), { filter: 'ENDED', groupId })).toEqual({
    totalCount: 0,
    ids: [],
  })
})

test('a contract to sign needs the landlord in person: a manager finds it among what waits, and does not count it', async () => {
  const { landlord, landlordId, open, accepted } = await stageOfFour()
  const manager = await managerOf(landlordId)
  // What signing leaves in the stored facts, without the contract itself.
  await t.db
    .updateTable('listing_requests')
    .set({ landlord_status: 'CONTRACT_CREATED', sort_group: 0 })
    .where('id', '=', accepted)
    .execute()
  await t.db
    .updateTable('group_counts')
    .set({ num_needs_you: 2 })
    .where('landlord_id', '=', landlordId)
    .execute()
  expect(await list(landlord, { filter: 'NEEDS_YOU' })).toEqual({ totalCount: 2, ids: [accepted, open] })
  expect(await list(manager, { filter: 'NEEDS_YOU' })).toEqual({ totalCount: 1, ids: [open] })
  expect(await list(manager, { filter: 'WAITING' })).toEqual({ totalCount: 1, ids: [accepted] })
  const { data } = await t.graphql(
    '{ needsYou { totalCount nodes { nextStep { kind } } } landlordFigures { needsYouCount } }',
    {},
    manager,
  )
  expect(data).toEqual({
    needsYou: { totalCount: 1, nodes: [{ nextStep: { kind: 'ANSWER' } }] },
    landlordFigures: { needsYouCount: 1 },
  })
})

test('the timeline tells whose hand it was, and a tenant is not told the names of the team', async () => {
  const { landlord, tenant, landlordId, open } = await stageOfFour()
  const manager = await managerOf(landlordId)
  await command(t, manager, 'acceptListingRequest', { id: open })
  const events = 'events { action by isMine actorName }'
  const asLandlord = `query($b: ID!, $id: ID) { request: landlordListingRequest(bookingRequestId: $b, listingRequestId: $id) { ${events} } }`
  const { booking_request_id: b } = await t.db
    .selectFrom('listing_requests')
    .select('booking_request_id')
    .where('id', '=', open)
    .executeTakeFirstOrThrow()
  const read = async (browser: Browser, query: string, variables: object) =>
    (
      await t.graphql<{
        request: { events: { action: string; by: string; isMine: boolean; actorName: string | null }[] }
      }>(query, { ...variables }, browser)
    ).data.request.events.filter(({ action }) => /accept|send|check/.test(action))
  expect(await read(landlord, asLandlord, { b, id: open })).toEqual([
    { action: 'sendBookingRequest', by: 'TENANT', isMine: false, actorName: 'Amélie Fournier' },
    { action: 'checkBookingRequest', by: 'SYSTEM', isMine: false, actorName: null },
    { action: 'acceptListingRequest', by: 'LANDLORD', isMine: false, actorName: 'Maik Roth' },
  ])
  expect((await read(manager, asLandlord, { b, id: open })).map(({ isMine }) => isMine)).toEqual([
    false,
    false,
    true,
  ])
  const asTenant = `query($id: ID!) { request: tenantRequest(listingRequestId: $id) { ${events} } }`
  expect(
    (await read(tenant, asTenant, { id: open })).map(({ by, isMine, actorName }) => [by, isMine, actorName]),
  ).toEqual([
    ['TENANT', true, null],
    ['SYSTEM', false, null],
    ['LANDLORD', false, null],
  ])
})
