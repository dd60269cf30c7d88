import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendText } from '../http/compressed-text.ts'
import type { Route } from '../http/route.ts'
import { calendarJson, questionOf } from './calendar.ts'

/** The calendars of units, for the pages and for spreadsheets. */
export const calendarRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/calendar',
    policy: 'limited',
    scope: 'listings:read',
    description:
      'What takes the days of a unit, of the units of a group, or of all units, and who wants them. Limited access sees that days are taken, not by whom.',
    takes: 'groupId, listingId: neither for all units that are not archived; from, to: days',
    answers: 'CalendarAnswer (`src/domain/calendar-answer.ts`), with an ETag',
    handler: async (ctx, request, reply) => {
      const text = await calendarJson(ctx, questionOf(request.query, ctx.today()))
      return sendTagged(request, reply, text)
    },
  },
]

/**
 * Sends JSON with a tag of its content; whoever has it already gets no body. No browser keeps it on disk: the page
 * that holds the answer names the tag itself.
 */
async function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const tag = `W/"${hash('sha1', text, 'base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-store')
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.includes(tag)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  return sendText(request, reply, text)
}
