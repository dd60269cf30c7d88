import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config/config.ts'
import { knownAnswer } from '../../kernel/http/conditional.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendInParts } from '../../kernel/http/send-in-parts.ts'
import { portalLinkOf } from './portal-token.ts'
import { pullFeed } from './pull-feed.ts'

/** Of one link; each compares all homes. */
const pullsPerMinute = 12

/** Feeds of homes; whoever has a portal's link may read them until it is replaced or ended. */
export const portalRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/portals/:token',
    policy: 'public',
    scope: 'any',
    perMinute: pullsPerMinute,
    limitedBy: whoAsks,
    description:
      "The homes for a partner portal, behind its private link: OpenImmo 1.2.7 or JSON, all of them or with `cursor` (from the feed before) or `since` those that changed or are gone. Answers 304 to a known ETag or Last-Modified, 400 to a cursor that isn't one.",
    takes: 'query cursor or since',
    answers: 'application/xml (OpenImmo) or application/json',
    handler: async (ctx, request, reply) => {
      const { cursor, since } = request.query as { cursor?: unknown; since?: unknown }
      const feed = await pullFeed(ctx, tokenIn(request), {
        cursor,
        since,
        ...knownAnswer(request),
        isHead: request.method === 'HEAD',
      })
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
      if (feed.kind === 'REFUSED') {
        const { field, problem } = feed
        return reply
          .status(400)
          .send({ error: { name: 'ValidationError', message: problem, fields: { [field]: problem } } })
      }
      reply
        .header('etag', feed.etag)
        .header('last-modified', new Date(feed.lastModified.epochMilliseconds).toUTCString())
        .header('x-feed-cursor', feed.cursor)
      if (feed.parts === null) return reply.status(304).send()
      reply
        .header('content-type', feed.format.contentType)
        .header('content-disposition', `inline; filename="${feed.format.fileName}"`)
      return request.method === 'HEAD' ? reply.send() : sendInParts(request, reply, feed.parts)
    },
  },
]

function tokenIn(request: FastifyRequest): string {
  return (request.params as { token: string }).token
}

/** A link counts by itself, also from the portal's former ones, whatever is no link of ours by its address. */
function whoAsks(request: FastifyRequest, { secret }: Config): string {
  const link = portalLinkOf(secret, tokenIn(request))
  return link ? `portal ${link.portalId} ${link.linkNumber}` : normalizeIP(request.ip)
}
