import { canMoveBooking, type ContractUnit } from '../../../domain/rentals/booking-move.ts'
import { compareDays } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import { listRivals } from '../lifecycle/projection-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy, listChains } from '../bookings/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type Calendar, loadCalendars } from '../../listings/occupancy/calendars.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { placesFor, type UnitForBooking } from './places.ts'

/** Where a booking may go, with everything that goes with it. */
export interface MovePlan {
  booking: BookingRow
  /** The living bookings of its chain of extensions, itself among them, by first day. */
  moved: BookingRow[]
  verdict: Verdict
  units: UnitForBooking[]
}

/** The units of a booking's group as places for it; ResourceNotFoundError for a foreign booking. */
export async function planMove(db: Db, ctx: Context, bookingId: string): Promise<MovePlan> {
  const found = await loadChainToMove(db, ctx, bookingId, 'landlord')
  if (!found) throw new ResourceNotFoundError()
  const { booking, chain, calendars, active, isExtensionInSigning } = found
  const moved = chain.filter((row) => !row.canceled).toSorted((a, b) => compareDays(a.from, b.from))
  const verdict = canMoveBooking(booking, chain, { today: ctx.today(), isExtensionInSigning })
  const units = placesFor(ctx.viewer, { booking, moved, calendars, active })
  return { booking, moved, verdict, units }
}

/** A booking with its chain of extensions, and what decides about another unit for them. */
export interface ChainToMove {
  booking: BookingRow
  /** The bookings of its chain, itself and cancelled ones among them. */
  chain: BookingRow[]
  calendars: Calendar[]
  /** The group's requests that have not ended. */
  active: RequestRow[]
  /** A contract for staying longer is being signed. */
  isExtensionInSigning: boolean
}

/** Loads what decides about another unit for a booking, as one side of it; null for a foreign one. */
export async function loadChainToMove(
  db: Db,
  ctx: Context,
  bookingId: string,
  side: Side,
): Promise<ChainToMove | null> {
  const linked = await listChains(db, [bookingId])
  const bookingIds = linked.map(({ id }) => id)
  const chain = await listBookingsBy(db, requireViewer(ctx), 'id', bookingIds, side)
  const booking = chain.find(({ id }) => id === bookingId)
  if (!booking) return null
  const calendars = (await loadCalendars(db, [booking.groupId], ctx.today())).get(booking.groupId) ?? []
  const active = await listRivals(db, [booking.groupId])
  const extended = new Set(bookingIds)
  const isExtensionInSigning = active.some(
    (row) => row.extendsBookingId !== null && extended.has(row.extendsBookingId) && isHeld(calendars, row),
  )
  return { booking, chain, calendars, active, isExtensionInSigning }
}

/** The units that signed contracts of bookings name, each once. */
export function contractUnitsOf(moved: readonly BookingRow[]): ContractUnit[] {
  const units = moved.flatMap(({ contractUnit }) => contractUnit ?? [])
  return units.filter(({ id }, at) => units.findIndex((unit) => unit.id === id) === at)
}

function isHeld(calendars: readonly Calendar[], row: RequestRow): boolean {
  return calendars.some((calendar) =>
    calendar.occupancies.some((taken) => taken.kind === 'HOLD' && taken.listingRequestId === row.id),
  )
}
