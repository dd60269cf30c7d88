import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { fillDemo } from '../../demo/seed.ts'
import { henrike, jana } from '../../demo/people.ts'

let app: TestApp
let landlord: Browser
beforeAll(async () => {
  app = await buildTestApp()
  app.setNow('2026-11-21T09:13:00Z')
  await fillDemo(app.services)
})
beforeEach(async () => {
  landlord = await app.login(jana.email)
})
afterAll(() => app.close())

interface Node {
  _id: string
  phase: string
  type: string
  from: string
  to: string
  canceled: boolean
  selectedContract: string
  cancellationReason: string | null
  tenantNames: string
  tenant: { _id: string }
  listing: { _id: string; groupId: string }
}
interface Page {
  totalCount: number
  counts: { upcoming: number; current: number; past: number; cancelled: number }
  nodes: Node[]
}

const document = `query($filter: BookingFilter, $offset: Int, $limit: Int) {
  bookings(filter: $filter, offset: $offset, limit: $limit) {
    totalCount counts { upcoming current past cancelled }
    nodes { _id phase type from to canceled selectedContract cancellationReason tenantNames tenant { _id }
      listing { _id groupId } } } }`

async function list(filter: object = {}, window: object = { limit: 100 }, as = landlord): Promise<Page> {
  return given((await app.graphql<{ bookings: Page }>(document, { filter, ...window }, as)).data).bookings
}

async function all(): Promise<Node[]> {
  const pages = await Promise.all([0, 100, 200].map((offset) => list({}, { offset, limit: 100 })))
  return pages.flatMap(({ nodes }) => nodes)
}

describe('the list of bookings', () => {
  it('has each booking in one phase, and counts them', async () => {
    const every = await all()
    const { counts, totalCount } = await list()
    const inPhase = (phase: string) => every.filter((node) => node.phase === phase).length
    expect(every).toHaveLength(totalCount)
    expect(counts).toEqual({
      upcoming: inPhase('UPCOMING'),
      current: inPhase('CURRENT'),
      past: inPhase('PAST'),
      cancelled: inPhase('CANCELLED'),
    })
    for (const phase of ['UPCOMING', 'CURRENT', 'PAST', 'CANCELLED']) {
      const { nodes, totalCount: total } = await list({ phase })
      expect(new Set(nodes.map((node) => node.phase))).toEqual(new Set([phase]))
      expect(nodes).toHaveLength(total)
    }
  })

  const filters: [string, (node: Node) => object, (node: Node, of: Node) => boolean][] = [
    ['tenant', (of) => ({ tenantId: of.tenant._id }), (node, of) => node.tenant._id === of.tenant._id],
    ['unit', (of) => ({ listingId: of.listing._id }), (node, of) => node.listing._id === of.listing._id],
    [
      'group',
      (of) => ({ groupId: of.listing.groupId }),
      (node, of) => node.listing.groupId === of.listing.groupId,
    ],
    ['kind', (of) => ({ type: of.type }), (node, of) => node.type === of.type],
    [
      'contract',
      (of) => ({ selectedContract: of.selectedContract }),
      (node, of) => node.selectedContract === of.selectedContract,
    ],
    ['days', (of) => ({ from: of.from, to: of.to }), (node, of) => node.from <= of.to && node.to >= of.from],
    ['first day', (of) => ({ from: of.to }), (node, of) => node.to >= of.to],
    ['last day', (of) => ({ to: of.from }), (node, of) => node.from <= of.from],
    ['words', (of) => ({ search: of.tenantNames }), (node, of) => node.tenantNames === of.tenantNames],
  ]
  it.each(filters)('is narrowed by %s to exactly those that fit', async (_, filterOf, fits) => {
    const every = await all()
    for (const of of [given(every[0]), given(every.at(-1)), given(every.find(({ canceled }) => canceled))]) {
      const filter = filterOf(of)
      const expected = every.filter((node) => fits(node, of)).map(({ _id }) => _id)
      const found = await Promise.all([0, 100, 200].map((offset) => list(filter, { offset, limit: 100 })))
      expect(found.flatMap(({ nodes }) => nodes.map(({ _id }) => _id)).toSorted()).toEqual(
        expected.toSorted(),
      )
      expect(found[0]?.totalCount).toBe(expected.length)
    }
  })

  it('is narrowed by the reason of cancelled ones', async () => {
    const reason = 'DENIED_BY_COMPANY'
    const { nodes } = await list({ cancellationReason: reason })
    expect(nodes.length).toBeGreaterThan(0)
    expect(new Set(nodes.map((node) => node.cancellationReason))).toEqual(new Set([reason]))
  })

  it('offers the listings and contracts that there are bookings of', async () => {
    const every = await all()
    const choices = `{ bookingFilterChoices { groups { groupId name } contracts } }`
    const { bookingFilterChoices } = given(
      (
        await app.graphql<{
          bookingFilterChoices: { groups: { groupId: string }[]; contracts: string[] }
        }>(choices, {}, landlord)
      ).data,
    )
    const groups = new Set(every.map(({ listing }) => listing.groupId))
    expect(new Set(bookingFilterChoices.groups.map(({ groupId }) => groupId))).toEqual(groups)
    expect(new Set(bookingFilterChoices.contracts)).toEqual(
      new Set(every.map(({ selectedContract }) => selectedContract)),
    )
  })

  it('is the landlord’s own: another landlord and somebody without any see none of it', async () => {
    const own = new Set((await all()).map(({ _id }) => _id))
    const others = await list({}, { limit: 100 }, await app.login(henrike.email))
    expect(others.nodes.filter(({ _id }) => own.has(_id))).toEqual([])
    await app.createUser({ email: 'new@mezzo.example', landlord: true })
    expect(await list({}, {}, await app.login('new@mezzo.example'))).toEqual({
      totalCount: 0,
      counts: { upcoming: 0, current: 0, past: 0, cancelled: 0 },
      nodes: [],
    })
  })

  it('finds the booking that a request became, and only one’s own', async () => {
    const { id, listing_request_id: listingRequestId } = await app.db
      .selectFrom('bookings')
      .select(['id', 'listing_request_id'])
      .where('landlord_id', '=', jana.id)
      .executeTakeFirstOrThrow()
    const by = `query($id: ID!) { landlordBookingByListingRequestId(listingRequestId: $id) { _id } }`
    const read = async (request: string, as: Browser) => (await app.graphql(by, { id: request }, as)).data
    expect(await read(listingRequestId, landlord)).toEqual({ landlordBookingByListingRequestId: { _id: id } })
    const none = { landlordBookingByListingRequestId: null }
    expect(await read(listingRequestId, await app.login(henrike.email))).toEqual(none)
    expect(await read(randomUUID(), landlord)).toEqual(none)
  })
})

describe('a tenant', () => {
  const stays = `query($phase: BookingPhase) { tenantBookings(phase: $phase) { totalCount
    counts { upcoming current past cancelled } nodes { _id phase totalCost listing { name address { street } }
      landlord { firstName lastName email } chain { _id } } } }`
  const stay = `query($id: ID!) { tenantBooking(bookingId: $id) { _id listingRequestId bookingRequestId } }`

  it('sees the own stays with the address and whom to talk to, and nobody else’s', async () => {
    const booked = await app.db
      .selectFrom('bookings as b')
      .innerJoin('users as u', 'u.id', 'b.tenant_id')
      .select(['b.id', 'b.tenant_id', 'u.email'])
      .where('b.landlord_id', '=', jana.id)
      .orderBy('b.id')
      .execute()
    const first = given(booked[0])
    const foreign = given(booked.find((row) => row.tenant_id !== first.tenant_id))
    const tenant = await app.login(first.email)
    const { tenantBookings } = given(
      (
        await app.graphql<{
          tenantBookings: {
            totalCount: number
            nodes: { _id: string; landlord: { email: string }; listing: { address: { street: string } } }[]
          }
        }>(stays, {}, tenant)
      ).data,
    )
    const own = booked.filter((row) => row.tenant_id === first.tenant_id).map(({ id }) => id)
    expect(tenantBookings.nodes.map(({ _id }) => _id)).toEqual(expect.arrayContaining(own))
    expect(tenantBookings.nodes).toHaveLength(tenantBookings.totalCount)
    expect(tenantBookings.nodes.every(({ landlord: { email } }) => email.includes('@'))).toBe(true)
    expect(tenantBookings.nodes.every(({ listing }) => listing.address.street !== '')).toBe(true)
    const read = async (id: string, as: Browser) =>
      (await app.graphql<{ tenantBooking: { _id: string } | null }>(stay, { id }, as)).data.tenantBooking
    expect((await read(first.id, tenant))?._id).toBe(first.id)
    expect(await read(foreign.id, tenant)).toBeNull()
    // The landlord's side is another one.
    expect(await read(first.id, landlord)).toBeNull()
  })
})
