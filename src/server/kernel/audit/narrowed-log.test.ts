import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { cellsBy } from '../../../../test/csv-cells.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { rowsLookedAt } from '../../../../test/plans.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { LOG_ACTIONS } from '../../../domain/kernel/log-kinds.ts'
import { systemContext } from '../viewer/context.ts'
import { audit } from './audit.ts'
import { type AuditNarrowing, listAuditLog, WHOLE_LOG } from './log-sql.ts'

let t: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let house: { groupId: string; unitIds: string[] }
beforeAll(async () => {
  t = await buildTestApp()
  stage = await createStage(t)
  house = await createListing(t.db, stage.landlordId, { units: 3, group: { name: 'Sonnenallee 5' } })
})
afterAll(() => t.close())

interface Entry {
  action: string
  kind: string | null
  unitName: string | null
  groupId: string | null
  listingId: string | null
  personId: string | null
  isThere: boolean
  bookingRequestId: string | null
  bookingId: string | null
}

async function readLog(filter: object, as: Browser = stage.landlord): Promise<Entry[]> {
  const { data } = await t.graphql<{ auditLog: { nodes: Entry[] } }>(
    `query($filter: AuditFilter) { auditLog(first: 200, filter: $filter) { nodes {
      action kind unitName groupId listingId personId isThere bookingRequestId bookingId } } }`,
    { filter },
    as,
  )
  return data.auditLog.nodes
}

function note(action: string, entityType: string, entityId: string, landlordId = stage.landlordId) {
  return audit(t.db, systemContext(t.services), { action, entityType, entityId, landlordId })
}

test('an entry names its unit and where its thing is, also once that has moved or gone', async () => {
  const bookingId = await bookStay(t, stage, '2030-03-01', '2030-06-30')
  const [made] = await readLog({ kind: 'BOOKINGS', groupId: stage.groupId })
  expect(made).toMatchObject({ bookingId, groupId: stage.groupId, isThere: true })
  expect(given(made).bookingRequestId).toBeTruthy()
  expect(given(made).listingId).toBeTruthy()
  const unit = given(house.unitIds[1])
  await note('settleCalendarConflict', 'listing', unit)
  const { apartment_name } = await t.db
    .selectFrom('listings')
    .select('apartment_name')
    .where('id', '=', unit)
    .executeTakeFirstOrThrow()
  const [told] = await readLog({ listingId: unit })
  expect(told).toMatchObject({
    unitName: apartment_name,
    groupId: house.groupId,
    kind: 'CALENDAR',
    isThere: true,
  })
  await t.db.updateTable('listings').set({ deleted_at: t.services.now() }).where('id', '=', unit).execute()
  expect(await readLog({ listingId: unit })).toMatchObject([{ unitName: apartment_name, isThere: false }])
})

test('the log is narrowed by person, home, unit, subject and day, and the table follows', async () => {
  await sendRequest(t, stage, '2031-02-01', '2031-05-31')
  const all = await readLog({})
  const theirs = await readLog({ person: stage.tenantId })
  expect(theirs.length).toBeGreaterThan(0)
  expect(theirs.length).toBeLessThan(all.length)
  expect(new Set(theirs.map(({ personId }) => personId))).toEqual(new Set([stage.tenantId]))
  const ours = await readLog({ person: 'MEZZO' })
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.every(({ personId }) => personId === null)).toBe(true)
  const calendar = await readLog({ kind: 'CALENDAR' })
  expect(calendar.map(({ kind }) => kind)).toEqual(calendar.map(() => 'CALENDAR'))
  expect((await readLog({ groupId: house.groupId })).every(({ groupId }) => groupId === house.groupId)).toBe(
    true,
  )
  const csv = await t.send(stage.landlord, {
    method: 'GET',
    url: `/api/log.csv?person=${stage.tenantId}&kind=REQUESTS`,
  })
  const lines = cellsBy(',', csv.body)
  expect(csv.statusCode).toBe(200)
  const asked = (await readLog({ person: stage.tenantId, kind: 'REQUESTS' })).map(({ action }) => action)
  expect(lines.filter((cell) => asked.includes(cell)).toSorted()).toEqual(asked.toSorted())
})

test('a day begins and ends where the clocks of the time zone are', async () => {
  const today = t.services.now()
  t.setNow(Temporal.Instant.from('2033-07-01T22:30:00Z'))
  await note('publishListing', 'group', house.groupId)
  t.setNow(today)
  const on = async (day: string, timeZone: string) =>
    (await readLog({ from: day, to: day, timeZone })).filter(({ action }) => action === 'publishListing')
      .length
  expect(await on('2033-07-01', 'UTC')).toBe(1)
  expect(await on('2033-07-02', 'UTC')).toBe(0)
  expect(await on('2033-07-01', 'Europe/Berlin')).toBe(0)
  expect(await on('2033-07-02', 'Europe/Berlin')).toBe(1)
  expect(await on('2033-07-02', 'America/New_York')).toBe(0)
  const refused = await t.send(stage.landlord, {
    method: 'GET',
    url: '/api/log.csv?from=2033-07-01&timeZone=Mars',
  })
  expect(refused.statusCode).toBe(422)
})

test('nothing of another world is in it, whatever it is narrowed to', async () => {
  const landlordId = await t.createUser({ email: 'second@mezzo.example', landlord: true })
  const other = { landlordId, ...(await createListing(t.db, landlordId)) }
  await note('changeListing', 'group', other.groupId, other.landlordId)
  for (const filter of [{ groupId: other.groupId }, { person: other.landlordId }, { listingId: 'none' }])
    expect(await readLog(filter)).toEqual([])
  // A thing of another world that is named in this one stays without a place.
  await note('changeListing', 'group', other.groupId)
  expect((await readLog({ kind: 'LISTINGS' })).filter(({ groupId }) => groupId === other.groupId)).toEqual([])
  const choicesOf = async (id: string | null) => {
    const { data } = await t.graphql<{ auditChoices: { kind: string; id: string }[] }>(
      'query($id: ID) { auditChoices(groupId: $id) { kind id } }',
      { id },
      stage.landlord,
    )
    return data.auditChoices.map(({ kind }) => kind).toSorted()
  }
  expect(await choicesOf(null)).toEqual(['GROUP', 'GROUP', 'OWNER'])
  expect(new Set(await choicesOf(house.groupId))).toEqual(new Set(['GROUP', 'OWNER', 'UNIT']))
  expect(await choicesOf(other.groupId)).toEqual([])
})

test('each way to narrow a long log looks at little more than what it finds', async () => {
  const rare = { person: crypto.randomUUID(), groupId: crypto.randomUUID(), listingId: crypto.randomUUID() }
  await t.services.database.session((session) =>
    session.exec(`
      set session_replication_role = replica;
      insert into audit_log (at, actor_id, landlord_id, action, entity_type, entity_id, via, group_id, listing_id)
      select timestamptz '2029-01-01' + n * interval '1 minute', case when n = 9 then '${rare.person}'::uuid else gen_random_uuid() end,
        '${stage.landlordId}', case when n = 9 then 'addPicture' else 'markListingRequestViewed' end, 'user', gen_random_uuid(), 'SESSION',
        case when n = 9 then '${rare.groupId}'::uuid end, case when n = 9 then '${rare.listingId}'::uuid end
      from generate_series(1, 20000) n;
      set session_replication_role = origin;
      analyze audit_log;`),
  )
  const narrowed: Partial<AuditNarrowing>[] = [
    { person: rare.person },
    { groupId: rare.groupId },
    { listingId: rare.listingId },
    { actions: LOG_ACTIONS.LISTINGS },
    {
      from: Temporal.Instant.from('2029-01-01T00:00:30Z'),
      before: Temporal.Instant.from('2029-01-01T00:30:00Z'),
    },
  ]
  const looked: Record<string, number> = {}
  for (const part of narrowed) {
    const read = (db: typeof t.db) =>
      listAuditLog(db, stage.landlordId, { first: 51, below: null }, { ...WHOLE_LOG, ...part })
    expect((await read(t.db)).length).toBeGreaterThan(0)
    looked[Object.keys(part).join()] = await rowsLookedAt(t.services.database, read)
  }
  expect(Object.entries(looked).filter(([, rows]) => rows >= 2_000)).toEqual([])
})

test('what is written about a request, and what is done with a booking, stand at their home and lead there', async () => {
  const bookingId = await bookStay(t, stage, '2033-03-01', '2033-06-30')
  const request = await t.db
    .selectFrom('bookings as b')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .select(['lr.id', 'lr.booking_request_id as bookingRequestId'])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await note('sendMessage', 'message_thread', request.id)
  await note('saveBookingNote', 'booking', bookingId)
  const told = await readLog({ groupId: stage.groupId })
  const { bookingRequestId } = request
  expect(told.find(({ action }) => action === 'sendMessage')).toMatchObject({
    bookingRequestId,
    kind: 'REQUESTS',
  })
  expect(told.find(({ action }) => action === 'saveBookingNote')).toMatchObject({
    bookingId,
    kind: 'BOOKINGS',
  })
})
