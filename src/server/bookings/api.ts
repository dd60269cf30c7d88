import { requireViewer } from '../booking-requests/command.ts'
import { listingRequestType } from '../booking-requests/listing-request-type.ts'
import { listRequestsById } from '../booking-requests/sql.ts'
import { builder } from '../graphql/builder.ts'
import { batched } from '../graphql/loader.ts'
import { bookingPhaseType, bookingType } from './booking-type.ts'
import { type BookingListFilter, countBookings, listBookings, listBookingsBy } from './sql.ts'

const longestPage = 100
const everything = { phase: null, listingId: null, groupId: null, search: null }

const requestById = batched(async (ctx, ids: readonly string[]) => {
  const rows = await listRequestsById(ctx.db, requireViewer(ctx), ids)
  return new Map(rows.map((row) => [row.id, row]))
})

builder.objectField(bookingType, 'listingRequest', (t) =>
  t.field({
    type: listingRequestType,
    resolve: async (booking, _, ctx) => {
      const row = await requestById(ctx, booking.listingRequestId)
      if (!row) throw new Error(`The request of booking ${booking.id} is gone.`)
      return row
    },
  }),
)

const countsType = builder
  .objectRef<{ upcoming: number; current: number; past: number; cancelled: number }>('BookingCounts')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      upcoming: t.exposeInt('upcoming'),
      current: t.exposeInt('current'),
      past: t.exposeInt('past'),
      cancelled: t.exposeInt('cancelled'),
    }),
  })

interface BookingPage {
  by: BookingListFilter
  offset: number
  limit: number
}

const countsOf = batched(async (ctx, filters: readonly string[]) => {
  const viewer = requireViewer(ctx)
  const counted = filters.map(
    async (filter) =>
      [
        filter,
        await countBookings(ctx.db, viewer, JSON.parse(filter) as BookingListFilter, ctx.today()),
      ] as const,
  )
  return new Map(await Promise.all(counted))
})

async function countsIn(ctx: Parameters<typeof countsOf>[0], by: BookingListFilter) {
  return (
    (await countsOf(ctx, JSON.stringify({ ...by, phase: null }))) ?? {
      upcoming: 0,
      current: 0,
      past: 0,
      cancelled: 0,
    }
  )
}

const pageType = builder.objectRef<BookingPage>('BookingPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({
      resolve: async ({ by }, _, ctx) => {
        const { upcoming, current, past, cancelled } = await countsIn(ctx, by)
        if (by.phase === null) return upcoming + current + past + cancelled
        return { UPCOMING: upcoming, CURRENT: current, PAST: past, CANCELLED: cancelled }[by.phase]
      },
    }),
    counts: t.field({ type: countsType, resolve: ({ by }, _, ctx) => countsIn(ctx, by) }),
    nodes: t.field({
      type: [bookingType],
      resolve: ({ by, offset, limit }, _, ctx) =>
        listBookings(ctx.db, requireViewer(ctx), by, ctx.today(), { offset, limit }),
    }),
  }),
})

const filterInput = builder.inputType('BookingFilter', {
  fields: (t) => ({
    phase: t.field({ type: bookingPhaseType }),
    listingId: t.id(),
    groupId: t.id(),
    search: t.string(),
  }),
})

builder.queryField('bookings', (t) =>
  t.field({
    type: pageType,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'Bookings of all listings, narrowed and counted by phase.',
    args: {
      filter: t.arg({ type: filterInput }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { filter, offset, limit }) => ({
      by: {
        phase: filter?.phase ?? null,
        listingId: filter?.listingId ?? null,
        groupId: filter?.groupId ?? null,
        search: filter?.search?.trim().slice(0, 100) || null,
      },
      offset: Math.max(0, offset ?? 0),
      limit: Math.min(longestPage, Math.max(1, limit ?? 50)),
    }),
  }),
)

builder.queryField('landlordBookingsByListingId', (t) =>
  t.field({
    type: [bookingType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The latest 1000 bookings of a unit.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: (_, { listingId }, ctx) =>
      listBookings(ctx.db, requireViewer(ctx), { ...everything, listingId }, ctx.today(), {
        offset: 0,
        limit: 1000,
      }),
  }),
)

builder.queryField('landlordBookingsByGroupId', (t) =>
  t.field({
    type: [bookingType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The latest 1000 bookings of a group.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) =>
      listBookings(ctx.db, requireViewer(ctx), { ...everything, groupId }, ctx.today(), {
        offset: 0,
        limit: 1000,
      }),
  }),
)

builder.queryField('landlordBookingByListingRequestId', (t) =>
  t.field({
    type: bookingType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The booking that a request became.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: async (_, { listingRequestId }, ctx) =>
      (await listBookingsBy(ctx.db, requireViewer(ctx), 'listing_request_id', [listingRequestId]))[0],
  }),
)

builder.queryField('landlordBooking', (t) =>
  t.field({
    type: bookingType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'A booking by its id.',
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_, { _id }, ctx) => (await listBookingsBy(ctx.db, requireViewer(ctx), 'id', [_id]))[0],
  }),
)
