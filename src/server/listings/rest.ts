import type { FastifyRequest } from 'fastify'
import { parseListingPayload, parseQuantity } from '../../domain/listing-content.ts'
import type { Route } from '../http/route.ts'
import { changeListing, type ListingKey } from './change-actions.ts'
import { listingJson } from './listing-json.ts'
import { addSublistings, deleteListing } from './unit-actions.ts'

function keyOf(request: FastifyRequest): ListingKey {
  return request.params as ListingKey
}

const read = { method: 'GET', policy: 'limited', scope: 'listings:read' } as const
const change = { method: 'PUT', policy: 'landlord', scope: 'listings:write' } as const
const remove = { method: 'DELETE', policy: 'landlord', scope: 'listings:write' } as const

const readListing: Route['handler'] = (ctx, request) => listingJson(ctx, keyOf(request))

const putListing: Route['handler'] = async (ctx, request) => {
  await changeListing(ctx, keyOf(request), parseListingPayload(request.body))
  return listingJson(ctx, keyOf(request))
}

const removeListing: Route['handler'] = async (ctx, request, reply) => {
  await deleteListing(ctx, keyOf(request))
  return reply.status(204).send()
}

/** The REST calls about listings (D7). */
export const listingRoutes: readonly Route[] = [
  { ...read, url: '/api/listings/:listingId', handler: readListing },
  { ...read, url: '/api/listings/g/:groupId', handler: readListing },
  { ...change, url: '/api/listings-v2/:listingId', handler: putListing },
  { ...change, url: '/api/listings-v2/g/:groupId', handler: putListing },
  {
    method: 'POST',
    policy: 'landlord',
    scope: 'listings:write',
    url: '/api/listings-v2/g/:groupId',
    handler: async (ctx, request) => {
      const { groupId } = request.params as { groupId: string }
      await addSublistings(ctx, groupId, parseQuantity(request.body))
      return listingJson(ctx, { groupId })
    },
  },
  { ...remove, url: '/api/listings/:listingId', handler: removeListing },
  { ...remove, url: '/api/listings/g/:groupId', handler: removeListing },
]
