import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalendarAnswer } from '../../../domain/calendars/calendar-answer.ts'
import { sendPieces } from '../../kernel/graphql/compressed-text.ts'
import { isKnown, knownAnswer, weakEtag } from '../../kernel/http/conditional.ts'
import { languageIn, type Query } from '../../kernel/http/query-values.ts'
import { CSV, partsOfRows, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import { calendarJson, questionOf } from './calendar.ts'
import { monthsTable, stretchesTable, unitsInOrder } from './csv.ts'

/** Whose days are written at a time, before others have their turn. */
const UNITS_AT_ONCE = 20

/** The calendars of units, for the pages and for spreadsheets. */
export const calendarRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/calendar',
    policy: 'limited',
    scope: 'listings:read',
    acting: 'READS',
    description:
      'What takes the days of a unit, of the units of a group, or of all units, and who wants them. Limited access sees that days are taken, not by whom.',
    takes:
      'groupId, listingId: neither for all units that are not archived; from, to: days; first: of all units only so many, of the first groups by name',
    answers: 'CalendarAnswer (`src/domain/calendars/calendar-answer.ts`), with an ETag',
    handler: async (ctx, request, reply) => {
      const pieces = await calendarJson(ctx, questionOf(request.query, ctx.today()))
      return sendTagged(request, reply, pieces)
    },
  },
  {
    method: 'GET',
    url: '/api/calendar.csv',
    policy: 'landlord',
    scope: 'listings:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description:
      'The same as a table, with heads in the language of the person: what takes the days of each unit and what is free between, or how the days of each month are used.',
    takes: 'groupId, listingId, from, to as above; months: 1 for the table of months; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { months } = request.query as Query
      const question = { ...questionOf(request.query, ctx.today()), first: null }
      const language = languageIn(ctx, request)
      const read = async () =>
        unitsInOrder(JSON.parse((await calendarJson(ctx, question)).join('')) as CalendarAnswer, language)
      const table = (months === '1' ? monthsTable : stretchesTable)(question.window, language)
      const parts = await partsOfRows({ ...table, read, atOnce: UNITS_AT_ONCE })
      return sendFile(reply, { type: CSV, name: `mezzo-calendar-${ctx.today()}.csv` }, parts)
    },
  },
]

/**
 * Sends JSON with a tag of its content; whoever has it already gets no body. No browser keeps it on disk: the page
 * that holds the answer names the tag itself.
 */
async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: readonly string[],
): Promise<FastifyReply> {
  const tag = weakEtag(pieces)
  reply.header('etag', tag).header('cache-control', 'private, no-store')
  if (isKnown(knownAnswer(request), tag, null)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  return sendPieces(request, reply, pieces)
}
