import { randomUUID } from 'node:crypto'
import { TRACKER_BATCH_BYTES } from '../../../domain/catalogue/metrics.ts'
import type { Route } from '../../kernel/http/route.ts'
import { countPages, countViews, takeEvents } from './actions.ts'
import { readPageEvent, readView } from './read-events.ts'
import { asksNotToBeTracked } from './visitor.ts'

const perMinute = 240
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The event collector (D7, C7): a JSON batch, or one event in the address of an image. Nobody needs to be logged in. */
export const eventRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/events',
    load: 'light',
    policy: 'public',
    scope: 'none',
    description:
      'Counts what a visitor saw and did, nothing at all with DNT or Sec-GPC, and logs errors that a browser met.',
    takes:
      '{ events: [{ type, groupId } | { type, id, page, language, host, funnelId } | { type, name, message, path }], visit: { visitorId, visitId }, userType }, at most 40000 bytes; visit with consent only, userType of whoever is logged in',
    answers: '204',
    bodyLimit: TRACKER_BATCH_BYTES,
    perMinute,
    handler: async (ctx, request, reply) => {
      await takeEvents(ctx, request.body, asksNotToBeTracked(request.headers))
      return reply.status(204).send()
    },
  },
  {
    method: 'GET',
    url: '/api/events',
    load: 'light',
    policy: 'public',
    scope: 'none',
    description: 'The same for one view of a listing or a page, as the address of an image.',
    takes: '?type=&groupId=, or ?type=PAGE_VIEW&page=&language=',
    answers: 'an image of one pixel',
    perMinute,
    handler: async (ctx, request, reply) => {
      const query = request.query as Record<string, unknown>
      // Another site can show our image to its own visitors: that is no view of the listing.
      const site = request.headers['sec-fetch-site']
      if (site !== 'cross-site' && site !== 'same-site' && !asksNotToBeTracked(request.headers)) {
        const view = readView(query.type, query.groupId)
        const page = query.type === 'PAGE_VIEW' ? readPageEvent({ ...query, id: randomUUID() }) : null
        if (view) await countViews(ctx, [view])
        if (page) await countPages(ctx, [page], null)
      }
      return reply.header('content-type', 'image/gif').header('cache-control', 'no-store').send(pixel)
    },
  },
]
