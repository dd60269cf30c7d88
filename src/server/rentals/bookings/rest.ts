import type { FastifyRequest } from 'fastify'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Route } from '../../kernel/http/route.ts'
import { languageIn, type Query } from '../../kernel/http/query-values.ts'
import { CSV, partsOfList, sendFile } from '../../kernel/http/send-file.ts'
import { filterOfQuery } from './booking-filter.ts'
import { calendarEnd } from '../../calendars/exports/write-calendar.ts'
import { bookingEvents, bookingsHead } from './export-calendar.ts'
import { csvHead, csvLines } from './export-csv.ts'
import type { BookingRow } from './rows-sql.ts'
import { listBookings } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

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
    handler: async (ctx, request, reply) => {
      const parts = await partsOf(ctx, request, {
        head: csvHead(languageIn(ctx, request)),
        write: (bookings) => csvLines(bookings, ctx.today()),
      })
      return sendFile(reply, { type: CSV, name: `mezzo-${ctx.today()}.csv` }, parts)
    },
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
    handler: async (ctx, request, reply) => {
      const setting = { language: languageIn(ctx, request), origin: ctx.config.origin }
      const parts = await partsOf(ctx, request, {
        head: bookingsHead(setting),
        write: (bookings) => bookingEvents(bookings, setting),
        end: calendarEnd(),
      })
      const type = 'text/calendar; charset=utf-8; method=PUBLISH'
      return sendFile(reply, { type, name: `mezzo-${ctx.today()}.ics` }, parts)
    },
  },
]

/** The bookings of the list in parts. */
function partsOf(
  ctx: Context,
  request: FastifyRequest,
  file: { head: string; write: (bookings: readonly BookingRow[]) => string; end?: string },
): Promise<AsyncIterable<string>> {
  const viewer = requireViewer(ctx)
  const by = filterOfQuery(request.query as Query)
  const read = (window: { offset: number; limit: number }) =>
    listBookings(ctx.db, viewer, 'landlord', by, ctx.today(), window)
  return partsOfList({ ...file, read })
}
