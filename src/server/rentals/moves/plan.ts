import { createHash } from 'node:crypto'
import { canMoveBooking, type ContractUnit } from '../../../domain/rentals/booking-move.ts'
import { compareDays, overlaps } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { isWaiting } from '../lifecycle/derived-facts.ts'
import { listRivals } from '../lifecycle/projection-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy, listChains } from '../bookings/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import {
  type Calendar,
  loadCalendars,
  type TakenDays,
  withoutHolds,
} from '../../listings/occupancy/calendars.ts'
import { ownUnits, worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

/** A unit of the group with what stands against a booking there, and what would follow. */
export interface UnitForBooking {
  calendar: Calendar
  verdict: Verdict
  /** What takes some of the days. */
  taken: TakenDays[]
  /** Waiting requests that no unit could serve any more; they would be declined. */
  declined: RequestRow[]
  /** The same for the same consequences. */
  seen: string
}

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
  const chain = await listChains(db, [bookingId])
  const rows = await listBookingsBy(
    db,
    requireViewer(ctx),
    'id',
    chain.map(({ id }) => id),
  )
  const booking = rows.find(({ id }) => id === bookingId)
  if (!booking) throw new ResourceNotFoundError()
  const moved = rows.filter((row) => !row.canceled).toSorted((a, b) => compareDays(a.from, b.from))
  const calendars = (await loadCalendars(db, [booking.groupId], ctx.today())).get(booking.groupId) ?? []
  const active = await listRivals(db, [booking.groupId])
  const bookingIds = new Set(chain.map(({ id }) => id))
  const isExtensionInSigning = active.some(
    (row) => row.extendsBookingId !== null && bookingIds.has(row.extendsBookingId) && isHeld(calendars, row),
  )
  const verdict = canMoveBooking(booking, rows, { today: ctx.today(), isExtensionInSigning })
  const rivals = rivalsOf(active, calendars, { booking, moved })
  const places = ownUnits(ctx.viewer, booking, calendars)
  const units = places
    .map((calendar) => placeIn(calendar, { booking, moved, rivals }))
    .map((unit) => (worksOnWhole(ctx.viewer, booking) ? unit : decliningNobody(unit)))
  return { booking, moved, verdict, units }
}

/** Who works on single units declines nobody whom they don't see: that is for those who work on the whole house. */
function decliningNobody(unit: UnitForBooking): UnitForBooking {
  return unit.declined.length > 0 ? { ...unit, verdict: refuse('NO_PERMISSION'), declined: [] } : unit
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

interface Move {
  booking: BookingRow
  moved: readonly BookingRow[]
}

/** A waiting request for some of the days that only these units can serve once the booking has left its unit. */
interface Rival {
  row: RequestRow
  unitIds: string[]
}

function rivalsOf(
  active: readonly RequestRow[],
  calendars: readonly Calendar[],
  { booking, moved }: Move,
): Rival[] {
  const lasting = withoutHolds(calendars)
  const left = lasting.map((calendar) =>
    calendar.id === booking.listingId
      ? { ...calendar, occupancies: calendar.occupancies.filter((one) => !isOf(moved, one)) }
      : calendar,
  )
  return active.flatMap((row) => {
    if (!isWaiting(row) || !moved.some((stay) => overlaps(stay, row))) return []
    if (!unitsFor(row, lasting).some((calendar) => isFreeFor(calendar, row))) return []
    const able = unitsFor(row, left).filter((calendar) => isFreeFor(calendar, row))
    return [{ row, unitIds: able.map(({ id }) => id) }]
  })
}

function placeIn(
  calendar: Calendar,
  { booking, moved, rivals }: Move & { rivals: readonly Rival[] },
): UnitForBooking {
  const taken = calendar.occupancies.filter(
    (one) => !isOf(moved, one) && moved.some((stay) => overlaps(one, stay)),
  )
  const isFree = taken.length === 0 && moved.every((stay) => isFreeFor(calendar, stay, idsOf(moved)))
  const verdict =
    calendar.id === booking.listingId ? refuse('SAME_UNIT') : isFree ? ALLOWED : refuse('UNAVAILABLE')
  const declined = verdict.value
    ? rivals.filter(({ unitIds }) => unitIds.every((id) => id === calendar.id)).map(({ row }) => row)
    : []
  return { calendar, verdict, taken, declined, seen: fingerprintOf(calendar.id, moved, declined) }
}

function isOf(moved: readonly BookingRow[], taken: TakenDays): boolean {
  return moved.some(({ id }) => id === taken.bookingId)
}

function idsOf(moved: readonly BookingRow[]): string[] {
  return moved.map(({ listingRequestId }) => listingRequestId)
}

function fingerprintOf(
  unitId: string,
  moved: readonly BookingRow[],
  declined: readonly RequestRow[],
): string {
  const facts = {
    unitId,
    moved: moved.map(({ id }) => id),
    declined: declined.map(({ id }) => id).toSorted(),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
