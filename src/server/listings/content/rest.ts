import type { FastifyRequest } from 'fastify'
import { bodyToChange } from '../../../domain/listings/listing-body.ts'
import { parseListingPayload, parseQuantity } from '../../../domain/listings/listing-content.ts'
import type { Route } from '../../kernel/http/route.ts'
import { changeListing } from './change-actions.ts'
import { listingJson } from './listing-json.ts'
import { addSublistings, deleteListing } from '../listings/unit-actions.ts'
import type { ListingKey } from '../listings/sql.ts'

function keyOf(request: FastifyRequest): ListingKey {
  return request.params as ListingKey
}

const read = {
  method: 'GET',
  policy: 'limited',
  scope: 'listings:read',
  acting: 'READS',
  answers: 'Listing',
} as const
const change = {
  method: 'PUT',
  policy: 'landlord',
  scope: 'listings:write',
  acting: 'LISTINGS',
  takes: 'the fields to change (`src/domain/listings/listing-content.ts`)',
  answers: 'Listing',
} as const
const remove = {
  method: 'DELETE',
  policy: 'landlord',
  scope: 'listings:write',
  acting: 'LISTINGS',
} as const

const readListing: Route['handler'] = (ctx, request) => listingJson(ctx, keyOf(request))

const putListing: Route['handler'] = async (ctx, request) => {
  const body = bodyToChange(request.body, await listingJson(ctx, keyOf(request)))
  await changeListing(ctx, keyOf(request), parseListingPayload(body))
  return listingJson(ctx, keyOf(request))
}

const removeListing: Route['handler'] = async (ctx, request, reply) => {
  await deleteListing(ctx, keyOf(request))
  return reply.status(204).send()
}

/** A program that didn't hear an answer may ask again with the same key. */
function keyOfRepetition(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

/** The REST calls about listings (D7). */
export const listingRoutes: readonly Route[] = [
  { ...read, url: '/api/listings/:listingId', handler: readListing, description: 'A listing by its id.' },
  {
    ...read,
    url: '/api/listings/g/:groupId',
    handler: readListing,
    description: 'A listing or group by the id of its group.',
  },
  {
    ...change,
    url: '/api/listings-v2/:listingId',
    handler: putListing,
    description:
      "What is left out stays, also in objects such as services (texts by language are told whole), what is unknown is refused; what a GET answers may be sent back, and changes nothing. Of a group's unit: its own name, number, place, floor and days; `partOfGroup: true` with a `quantity` makes a group. `published: true` publishes what misses nothing; taking it out needs a reason and is the mutation unpublishListing.",
  },
  {
    ...change,
    url: '/api/listings-v2/g/:groupId',
    handler: putListing,
    description: 'Changes the content of all units.',
  },
  {
    method: 'POST',
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    url: '/api/listings-v2/g/:groupId',
    description:
      'Adds unpublished sublistings to a group, which has at most 1000. With the header Idempotency-Key (a UUID) a repetition adds nothing.',
    takes: '{ quantity }',
    answers: 'Listing',
    handler: async (ctx, request) => {
      const { groupId } = request.params as { groupId: string }
      await addSublistings(ctx, groupId, parseQuantity(request.body), keyOfRepetition(request))
      return listingJson(ctx, { groupId })
    },
  },
  {
    ...remove,
    url: '/api/listings/:listingId',
    handler: removeListing,
    description:
      'Refused with a stay that is not over or a contract in signing; declines who waited for the unit.',
  },
  {
    ...remove,
    url: '/api/listings/g/:groupId',
    handler: removeListing,
    description: 'The same for a group with all its units.',
  },
]
