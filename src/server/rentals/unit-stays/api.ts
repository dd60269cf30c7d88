import type { Day } from '../../../domain/kernel/day.ts'
import {
  type StayedBooking,
  type UnbrokenStay,
  whoLivesIn,
} from '../../../domain/rentals/stays/unit-stays.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { bookingType } from '../bookings/booking-type.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listStaysOfUnit, type StayOfUnit } from './sql.ts'

interface StaysOfUnit {
  stays: LivedBooking[]
  today: Day
}

/** A booking's days in the unit. */
interface LivedBooking extends StayedBooking {
  row: BookingRow
}

const unbrokenStayType = builder.objectRef<UnbrokenStay<LivedBooking>>('UnbrokenStay').implement({
  policy: 'full',
  description: 'A stay over all bookings that follow one another without a break.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    booking: t.field({ type: bookingType, resolve: ({ booking }) => booking.row }),
  }),
})

const unitStaysType = builder.objectRef<StaysOfUnit>('UnitStays').implement({
  policy: 'visible',
  description: 'Who lives in a unit today, and who comes next, with their days there.',
  fields: (t) => ({
    current: t.field({
      type: unbrokenStayType,
      nullable: true,
      description: 'Of a stay that was cancelled, too, until its last day.',
      resolve: ({ stays, today }) => whoLivesIn(stays, today).current,
    }),
    next: t.field({
      type: unbrokenStayType,
      nullable: true,
      description: 'Somebody else, or the same person after a break.',
      resolve: ({ stays, today }) => whoLivesIn(stays, today).next,
    }),
  }),
})

builder.queryField('unitStays', (t) =>
  t.field({
    type: unitStaysType,
    policy: 'landlord',
    scope: 'bookings:read',
    description:
      'Who lives in a unit today, and who comes next; nobody for a unit that isn’t the landlord’s.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: async (_, { listingId }, ctx) => {
      const today = ctx.today()
      const rows = await listStaysOfUnit(ctx.reads, requireViewer(ctx), listingId, today)
      return { stays: rows.map(inUnit), today }
    },
  }),
)

function inUnit(row: StayOfUnit): LivedBooking {
  const { tenantId, unitFrom: from, unitTo: to } = row
  return { tenantId, from, to, canceled: false, stayedUntil: null, row }
}
