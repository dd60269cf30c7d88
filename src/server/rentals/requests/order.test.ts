import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { copyRequests, createStage } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { REQUEST_ORDERS, type RequestOrder } from '../../../domain/rentals/classification.ts'
import { compareRequests, requestGroup, type SortedRequest } from '../../../domain/rentals/request-order.ts'
import { addDays, parseDay } from '../../../domain/kernel/day.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const firstDay = parseDay('2030-02-01')
const lastDay = parseDay('2030-04-30')
const now = Temporal.Instant.from('2029-11-25T09:00:00Z')
const asked = Temporal.Instant.from('2029-11-20T09:00:00Z')

// Few values for each key, so that often only the later ones, and the id, tell two requests apart.
interface ListedRequest extends SortedRequest {
  needsUntil: Temporal.Instant | null
}

const anyRequest: fc.Arbitrary<ListedRequest> = fc.record({
  id: fc.constant('').map(() => randomUUID()),
  landlordStatus: fc.constantFrom(
    'OPEN',
    'ACCEPTED',
    'CONTRACT_CREATED',
    'BLOCKED_BY_CURRENT_TENANT',
    'CREATING_CONTRACT',
  ),
  methodOfBooking: fc.constantFrom('AFTER_TENANT_SIGNED_CONTRACT', 'AFTER_LANDLORD_CONFIRMED_BOOKING'),
  latestOfferStatus: fc.constantFrom('LANDLORD_SIGNING', null),
  type: fc.constantFrom('STANDARD', 'EXTENSION'),
  from: fc.integer({ min: 0, max: 1 }).map((days) => addDays(firstDay, days)),
  to: fc.integer({ min: 0, max: 1 }).map((days) => addDays(lastDay, days)),
  guests: fc.integer({ min: 1, max: 2 }),
  requestedAt: fc.integer({ min: 0, max: 1 }).map((hours) => asked.add({ hours })),
  needsUntil: fc.constantFrom(null, 3, 11, 13, 70).map((hours) => hours && now.add({ hours })),
})

function compareUntil(a: Temporal.Instant | null, b: Temporal.Instant | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return Temporal.Instant.compare(a, b)
}

const isSoon = ({ needsUntil }: ListedRequest) =>
  needsUntil !== null && Temporal.Instant.compare(needsUntil, now.add({ hours: 12 })) <= 0

const ORDERS: Record<RequestOrder, (a: ListedRequest, b: ListedRequest) => number> = {
  SPECIFIED: (a, b) => {
    if (!isSoon(a) || !isSoon(b)) return Number(isSoon(b)) - Number(isSoon(a)) || compareRequests(a, b)
    return compareUntil(a.needsUntil, b.needsUntil) || (a.id < b.id ? -1 : 1)
  },
  URGENT: (a, b) => compareUntil(a.needsUntil, b.needsUntil) || compareRequests(a, b),
}

it.each(REQUEST_ORDERS)(
  'the list of requests stands in the order %s, key by key and window by window',
  async (order) => {
    await app.reset()
    app.setNow(now)
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
    // The one that is copied has ended and is not in the list.
    const ended = { landlord_status: 'OTHER' } as const
    await app.db.updateTable('listing_requests').set(ended).execute()
    const ids = async (offset: number, limit: number) => {
      const { data } = await app.graphql<{ list: { nodes: { id: string }[] } }>(
        `{ list: landlordListingRequests(order: ${order}, offset: ${offset}, limit: ${limit}) { nodes { id } } }`,
        {},
        stage.landlord,
      )
      return data.list.nodes.map((node) => node.id)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 40, maxLength: 40 }), async (requests) => {
        await app.db.deleteFrom('listing_requests').where('id', '<>', id).execute()
        const changes = requests.map((request) => ({
          id: request.id,
          type: request.type,
          from: request.from,
          to: request.to,
          guests: request.guests,
          method_of_booking: request.methodOfBooking,
          requested_at: request.requestedAt,
          landlord_status: request.landlordStatus,
          sort_group: requestGroup(request),
          needs_until: request.needsUntil,
        }))
        await copyRequests(app.db, id, changes)
        const sorted = requests.toSorted(ORDERS[order]).map((request) => request.id)
        expect([...(await ids(0, 15)), ...(await ids(15, 25))]).toEqual(sorted)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  },
)
