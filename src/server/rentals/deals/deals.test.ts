import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { copyRequests, createStage, given } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { DEAL_COLUMNS, type DealColumn } from '../../../domain/catalogue/deals.ts'
import { projectRows } from '../lifecycle/projection.ts'
import { selectRequestsForSystem } from '../lifecycle/requests-sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => {
  t.setNow(null)
  return t.reset()
})
afterAll(() => t.close())

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')

async function setStage() {
  t.setNow(start)
  const stage = await createStage(t)
  const staffId = await t.createUser({
    email: 'sam@mezzo.example',
    firstName: 'Sam',
    lastName: 'Weber',
    permissions: ['sales'],
  })
  return { ...stage, staffId, staff: await t.login('sam@mezzo.example') }
}

interface Card {
  listingRequestId: string
  column: DealColumn
  since: string
  fee: number
  step: { standing: string; deadline: string | null; isTurnOfStaff: boolean }
  [field: string]: unknown
}

interface Column {
  column: DealColumn
  totalCount: number
  fees: { currency: string; amount: number }[]
}

async function board(as: Browser | null, filter: Record<string, unknown> = {}) {
  const cards = DEAL_COLUMNS.map(
    (column) => `${column}: deals(column: ${column}, filter: $filter) {
      listingRequestId column status since tenantName companyName landlordName listingName place from to days fee
      currency isKeyAccount manager { name } isBookingCanceled endReason isEndedBySilence
      step { standing deadline isTurnOfStaff } }`,
  )
  const { data, errors } = await t.graphql<(Record<DealColumn, Card[]> & { columns: Column[] }) | null>(
    `query($filter: DealFilter) {
      columns: dealColumns(filter: $filter) { column stageId totalCount fees { currency amount } } ${cards.join(' ')} }`,
    { filter },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data
}

const idsOf = async (as: Browser, filter: Record<string, unknown>, column: DealColumn = 'BOOKINGS_TODO') =>
  (await board(as, filter))[column].map(({ listingRequestId }) => listingRequestId)

describe('a deal goes through the board', () => {
  it('from the request to the booking, and is lost with it', async () => {
    const { staff, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const asked = given((await board(staff)).BOOKINGS_TODO[0])
    expect(asked).toMatchObject({
      listingRequestId: id,
      status: 'OPEN',
      since: start.toString(),
      tenantName: 'Amélie Fournier',
      landlordName: 'Jana Keller',
      from: '2030-02-01',
      to: '2030-04-30',
      days: 89,
      currency: 'EUR',
      isKeyAccount: false,
      manager: null,
      step: { standing: 'ANSWERING', deadline: start.add({ hours: 72 }).toString(), isTurnOfStaff: false },
    })
    const { deal } = given(
      (
        await t.graphql<{ requests: { nodes: { deal: { fee: number } }[] } }>(
          '{ requests: landlordListingRequests { nodes { deal { fee } } } }',
          {},
          stage.landlord,
        )
      ).data.requests.nodes[0],
    )
    expect(asked.fee).toBe(deal.fee)

    t.setNow(start.add({ hours: 5 }))
    const bookingId = await bookStay(t, stage, '2031-02-01', '2031-04-30')
    const won = await board(await t.login('sam@mezzo.example'))
    expect(won.TENANT_CLOSED_INVOICE).toMatchObject([{ status: 'WON', step: { standing: 'BOOKED' } }])
    expect(won.columns).toMatchObject([
      { column: 'BOOKINGS_TODO', stageId: 6, totalCount: 1, fees: [{ currency: 'EUR', amount: asked.fee }] },
      { column: 'B2B_VERIFICATION', stageId: 57, totalCount: 0, fees: [] },
      { column: 'BOOKINGS_CONTRACT_SENT', stageId: 66, totalCount: 0 },
      { column: 'TENANT_CLOSED_INVOICE', stageId: 40, totalCount: 1 },
      { column: 'LOST', stageId: null, totalCount: 0 },
    ])

    t.setNow(start.add({ hours: 9 }))
    const landlord = await t.login('jana@mezzo.example')
    const canceled = await t.graphql<{ answer: { error: unknown } }>(
      `mutation($id: ID!, $key: ID!) { answer: cancelBookingAsLandlord(bookingId: $id,
        cancellationReason: OTHER, note: "Sold", idempotencyKey: $key) { error { name } } }`,
      { id: bookingId, key: randomUUID() },
      landlord,
    )
    expect(canceled.data.answer.error).toBeNull()
    const lost = await board(await t.login('sam@mezzo.example'))
    expect(lost.TENANT_CLOSED_INVOICE).toEqual([])
    expect(lost.LOST).toMatchObject([
      { status: 'LOST', isBookingCanceled: true, since: start.add({ hours: 9 }).toString() },
    ])
    expect(await projectRows(t.db, await selectRequestsForSystem(t.db).execute())).toEqual([])
  })

  it('with a contract that is on its way, and back without it', async () => {
    const { staff, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    await command(t, stage.landlord, 'acceptListingRequest', { id })
    await command(t, stage.tenant, 'confirmTenantInterest', { id })
    expect((await board(staff)).BOOKINGS_TODO).toMatchObject([{ step: { standing: 'WRITING' } }])
    await t.db.updateTable('booking_offers').set({ generating: false }).execute()
    const offer = await t.db.selectFrom('booking_offers').select('id').executeTakeFirstOrThrow()
    t.setNow(start.add({ hours: 2 }))
    const landlord = await t.login('jana@mezzo.example')
    expect((await command(t, landlord, 'cancelContract', { id: offer.id })).error).toBeNull()
    const sam = await t.login('sam@mezzo.example')
    expect((await board(sam)).columns.map(({ totalCount }) => totalCount)).toEqual([0, 0, 0, 0, 1])
    expect((await board(sam)).LOST).toMatchObject([{ since: start.add({ hours: 2 }).toString() }])
  })

  it('comes back by a second chance', async () => {
    const { staff, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    await t.db
      .updateTable('listing_requests')
      .set({
        status_type: 'NOT_AVAILABLE',
        status_reason: 'LANDLORD_DID_NOT_RESPOND',
        landlord_status: 'OTHER',
        ended_at: start,
        deal_column: 'LOST',
        deal_since: start,
      })
      .execute()
    expect((await board(staff)).LOST).toMatchObject([
      { isEndedBySilence: true, endReason: 'LANDLORD_DID_NOT_RESPOND', step: { standing: 'ENDED' } },
    ])
    t.setNow(start.add({ hours: 30 }))
    const sam = await t.login('sam@mezzo.example')
    expect((await command(t, sam, 'giveSecondChance', { id })).error).toBeNull()
    const { BOOKINGS_TODO, LOST } = await board(sam)
    expect(LOST).toEqual([])
    expect(BOOKINGS_TODO).toMatchObject([{ since: start.add({ hours: 30 }).toString() }])
  })
})

describe('the board is narrowed', () => {
  it('to a landlord, whoever looks after them, key accounts, days and a text', async () => {
    const { staff, staffId, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const all = [id]
    expect(await idsOf(staff, { unmanaged: true })).toEqual(all)
    expect(await idsOf(staff, { managerId: staffId })).toEqual([])
    await t.db
      .updateTable('users')
      .set({ account_manager_id: staffId })
      .where('id', '=', stage.landlordId)
      .execute()
    expect(await idsOf(staff, { unmanaged: true })).toEqual([])
    expect(await idsOf(staff, { managerId: staffId })).toEqual(all)
    expect(given((await board(staff)).BOOKINGS_TODO[0])).toMatchObject({ manager: { name: 'Sam Weber' } })

    expect(await idsOf(staff, { keyAccounts: true })).toEqual([])
    await t.db
      .updateTable('groups')
      .set({ labels: ['KA'] })
      .execute()
    expect(await idsOf(staff, { keyAccounts: true })).toEqual(all)

    expect(await idsOf(staff, { landlordId: stage.landlordId })).toEqual(all)
    expect(await idsOf(staff, { landlordId: stage.tenantId })).toEqual([])
    expect(await idsOf(staff, { from: '2029-11-20', to: '2029-11-20' })).toEqual(all)
    expect(await idsOf(staff, { from: '2029-11-21' })).toEqual([])
    expect(await idsOf(staff, { to: '2029-11-19' })).toEqual([])
    for (const search of ['fournier', 'Jana K', 'amelie@'])
      expect(await idsOf(staff, { search })).toEqual(all)
    for (const search of ['nobody', '%', '_']) expect(await idsOf(staff, { search })).toEqual([])
  })

  it('to a part of a column, what is open longest first and what was lost last first', async () => {
    const { staff, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const days = [1, 2, 3, 4]
    await copyRequests(
      t.db,
      id,
      days.flatMap((day) => [
        { deal_since: start.add({ hours: 24 * day }) },
        { deal_since: start.add({ hours: 24 * day }), deal_column: 'LOST' as const },
      ]),
    )
    const pageOf = async (column: DealColumn, offset: number) =>
      (
        await t.graphql<{ deals: { since: string }[] }>(
          'query($column: DealColumn!, $offset: Int) { deals(column: $column, offset: $offset, limit: 2) { since } }',
          { column, offset },
          staff,
        )
      ).data.deals.map(({ since }) => since)
    const on = (...wanted: number[]) => wanted.map((day) => start.add({ hours: 24 * day }).toString())
    expect(await pageOf('BOOKINGS_TODO', 0)).toEqual(on(0, 1))
    expect(await pageOf('BOOKINGS_TODO', 4)).toEqual(on(4))
    expect(await pageOf('LOST', 0)).toEqual(on(4, 3))
    expect(await pageOf('LOST', 2)).toEqual(on(2, 1))
  })
})

describe('the sum of a column', () => {
  const feesOf = async (as: Browser) => given((await board(as)).columns[0]).fees

  it('is that of its cards, by the terms of today', async () => {
    const { staff, ...stage } = await setStage()
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    await copyRequests(t.db, id, [{ total_rent: 100_005 }, { total_rent: 33_333, currency: 'CHF' }])
    const terms = (scope: 'LISTING' | 'AGREEMENT' | 'LANDLORD', rate: number | null, from: string) =>
      t.db
        .insertInto('fee_terms')
        .values({
          landlord_id: stage.landlordId,
          group_id: scope === 'LISTING' ? stage.groupId : null,
          scope,
          landlord_fee_rate: rate,
          valid_from: from,
          reason: 'A reason',
          made_at: start,
        } as never)
        .execute()
    const sumsUp = async () => {
      const { BOOKINGS_TODO } = await board(staff)
      const sums = Map.groupBy(BOOKINGS_TODO, ({ currency }) => currency)
      const expected = ['CHF', 'EUR'].map((currency) => ({
        currency,
        amount: given(sums.get(currency)).reduce((sum, { fee }) => sum + fee, 0),
      }))
      expect(await feesOf(staff)).toEqual(expected)
      return expected
    }
    const [first] = await sumsUp()
    expect(first?.amount).toBe(3_333)
    await terms('LANDLORD', 1_200, '2029-11-01')
    expect((await sumsUp())[0]?.amount).toBe(4_000)
    await terms('AGREEMENT', 725, '2029-11-01')
    expect((await sumsUp())[0]?.amount).toBe(2_417)
    await terms('LISTING', 500, '2029-12-01')
    expect((await sumsUp())[0]?.amount).toBe(2_417)
    await terms('LISTING', 300, '2029-11-10')
    expect((await sumsUp())[0]?.amount).toBe(1_000)
    await terms('LISTING', null, '2029-11-15')
    expect((await sumsUp())[0]?.amount).toBe(2_417)
  })
})

describe('the table of deals', () => {
  const csv = (query: string, as: Browser | null) =>
    t.send(as, { method: 'GET', url: `/api/deals.csv?${query}` })

  it('has what the board shows, with the same filters', async () => {
    const { staff, ...stage } = await setStage()
    await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const answer = await csv('column=BOOKINGS_TODO', staff)
    expect(answer.statusCode).toBe(200)
    const [head, line] = answer.body.split('\r\n')
    expect(head).toContain('Reference,Deal,Stage,Stage number,Since,Tenant')
    expect(line).toContain(',OPEN,BOOKINGS_TODO,6,2029-11-20,Amélie Fournier,')
    for (const query of ['column=LOST', 'search=nobody', 'unmanaged=true&keyAccounts=true'])
      expect((await csv(query, staff)).body.trim().split('\r\n')).toHaveLength(1)
  })

  it('is for sales alone', async () => {
    const stage = await setStage()
    await t.createUser({ email: 'ada@mezzo.example', permissions: ['accounting', 'DEVELOPER', 'FSU'] })
    const others = [stage.landlord, stage.tenant, await t.login('ada@mezzo.example'), null]
    for (const as of others) {
      expect((await csv('', as)).statusCode).toBeGreaterThanOrEqual(401)
      await expect(board(as)).rejects.toThrow(/allowed|required/i)
    }
  })
})

it('asks the index alone for a page of a column among many', async () => {
  const { ...stage } = await setStage()
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await copyRequests(
    t.db,
    id,
    Array.from({ length: 400 }, () => ({})),
  )
  await sql`analyze listing_requests`.execute(t.db)
  const { rows } = await sql<Record<string, string>>`explain select lr.id from listing_requests lr
    where lr.deal_column = 'BOOKINGS_TODO' order by lr.deal_since, lr.id limit 20`.execute(t.db)
  expect(rows.map((row) => Object.values(row).join()).join()).toContain('listing_requests_deals')
})
