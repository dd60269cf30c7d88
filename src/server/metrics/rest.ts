import { TRACKER_BATCH_BYTES } from '../../domain/catalogue/analytics-tracker.ts'
import type { Route } from '../http/route.ts'
import { countViews, readEvent, takeEvents } from './actions.ts'

const perMinute = 240
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The event collector (D7, C7): a JSON batch, or one event in the address of an image. Nobody needs to be logged in. */
export const eventRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/events',
    policy: 'public',
    scope: 'none',
    description: 'Counts what a visitor saw, anonymously and once a day, and logs errors that a browser met.',
    takes: '{ events: [{ type, groupId } | { type, name, message, path }] }, at most 40000 bytes',
    answers: '204',
    bodyLimit: TRACKER_BATCH_BYTES,
    perMinute,
    handler: async (ctx, request, reply) => {
      await takeEvents(ctx, request.body)
      return reply.status(204).send()
    },
  },
  {
    method: 'GET',
    url: '/api/events',
    policy: 'public',
    scope: 'none',
    description: 'The same for one event about a listing, as the address of an image.',
    takes: '?type=&groupId=',
    answers: 'an image of one pixel',
    perMinute,
    handler: async (ctx, request, reply) => {
      const { type, groupId } = request.query as { type?: unknown; groupId?: unknown }
      const event = readEvent(type, groupId)
      // Another site can show our image to its own visitors: that is no view of the listing.
      const site = request.headers['sec-fetch-site']
      if (event && site !== 'cross-site' && site !== 'same-site') await countViews(ctx, [event])
      return reply.header('content-type', 'image/gif').header('cache-control', 'no-store').send(pixel)
    },
  },
]
