import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config/config.ts'
import { knownAnswer } from '../../kernel/http/conditional.ts'
import type { Route } from '../../kernel/http/route.ts'
import { exportCalendar } from './export-calendar.ts'
import { exportIdOf } from './token.ts'

/** Of one link; a platform asks for those of all its customers from a few addresses. */
const fetchesPerMinute = 30

/** Private calendars; whoever has the link may read them until it is revoked. */
export const calendarExportRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/calendars/:token.ics',
    policy: 'public',
    scope: 'any',
    perMinute: fetchesPerMinute,
    limitedBy: whoAsks,
    description:
      'The calendar behind a private link, for Google, Apple, Outlook, Airbnb, Booking.com and others: taken days as all-day events. Answers 304 to a known ETag or Last-Modified.',
    answers: 'text/calendar (RFC 5545)',
    handler: async (ctx, request, reply) => {
      const calendar = await exportCalendar(ctx, tokenIn(request), {
        ...knownAnswer(request),
        isHead: request.method === 'HEAD',
      })
      reply
        .header('etag', calendar.etag)
        .header('last-modified', new Date(calendar.lastModified.epochMilliseconds).toUTCString())
        .header('cache-control', 'private, no-store')
        // Nothing is to find it by chance.
        .header('x-robots-tag', 'noindex, nofollow')
      if (calendar.text === null) return reply.status(304).send()
      return reply
        .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .send(calendar.text)
    },
  },
]

function tokenIn(request: FastifyRequest): string {
  return (request.params as { token: string }).token
}

/** A link counts by itself, whatever is no link of ours by its address. */
function whoAsks(request: FastifyRequest, { secret }: Config): string {
  const exportId = exportIdOf(secret, tokenIn(request))
  return exportId ? `calendar ${exportId}` : normalizeIP(request.ip)
}
