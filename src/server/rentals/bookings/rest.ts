import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Route } from '../../kernel/http/route.ts'
import { filterOfQuery } from './booking-filter.ts'
import { calendarEnd } from '../../calendars/exports/write-calendar.ts'
import { bookingEvents, bookingsHead } from './export-calendar.ts'
import { csvHead, csvLines } from './export-csv.ts'
import type { BookingRow } from './rows-sql.ts'
import { listBookings } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Bookings that are read and written at a time. */
const windowSize = 500

const takes =
  'phase, listingId, groupId, tenantId, type, selectedContract, cancellationReason, from, to, search: as BookingFilter; language'

/** The bookings as files; both take the filters of the list. */
export const bookingRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/bookings.csv',
    policy: 'landlord',
    scope: 'bookings:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description: 'The bookings as a table, with heads in the language of the person.',
    takes,
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: (ctx, request, reply) =>
      sendBookings(ctx, request, reply, {
        type: 'text/csv; charset=utf-8; header=present',
        extension: 'csv',
        head: csvHead(languageOf(ctx, request)),
        part: (bookings) => csvLines(bookings, ctx.today()),
        end: '',
      }),
  },
  {
    method: 'GET',
    url: '/api/bookings.ics',
    policy: 'landlord',
    scope: 'bookings:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description: 'The bookings as all-day events, cancelled ones marked as such.',
    takes,
    answers: 'text/calendar (RFC 5545)',
    handler: (ctx, request, reply) => {
      const setting = { language: languageOf(ctx, request), origin: ctx.config.origin }
      return sendBookings(ctx, request, reply, {
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        extension: 'ics',
        head: bookingsHead(setting),
        part: (bookings) => bookingEvents(bookings, setting),
        end: calendarEnd(),
      })
    },
  },
]

/** A link from a page says in which language the page was shown. */
function languageOf(ctx: Context, request: FastifyRequest): Language {
  const { language } = request.query as { language?: unknown }
  return LANGUAGES.find((known) => known === language) ?? ctx.language
}

interface Written {
  type: string
  extension: string
  head: string
  part: (bookings: readonly BookingRow[]) => string
  end: string
}

async function sendBookings(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  written: Written,
): Promise<FastifyReply> {
  const windows = readWindows(ctx, request.query as Record<string, unknown>)
  // What is wrong with the question has to be said before the answer begins.
  const first = await windows.next()
  async function* parts() {
    yield written.head
    for (let window = first; !window.done; window = await windows.next()) yield written.part(window.value)
    yield written.end
  }
  return reply
    .header('content-type', written.type)
    .header('content-disposition', `attachment; filename="mezzo-${ctx.today()}.${written.extension}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(parts()))
}

/** All bookings of a filter, window by window. */
async function* readWindows(
  ctx: Context,
  query: Record<string, unknown>,
): AsyncGenerator<BookingRow[], undefined> {
  const viewer = requireViewer(ctx)
  const by = filterOfQuery(query)
  for (let offset = 0; ; offset += windowSize) {
    const rows = await listBookings(ctx.db, viewer, 'landlord', by, ctx.today(), {
      offset,
      limit: windowSize,
    })
    yield rows
    if (rows.length < windowSize) return
  }
}
