import { createHash } from 'node:crypto'
import { type Day, addDays, earlierDay, overlaps, type Stay } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { type OtherRent, otherRentOf } from '../../../domain/calendars/unit-rent.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { ownUnits, worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { type Calendar, type TakenDays, withoutHolds } from '../../listings/occupancy/calendars.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { isWaiting } from '../lifecycle/derived-facts.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** A unit of the group with what stands against a booking there, and what would follow. */
export interface UnitForBooking {
  calendar: Calendar
  verdict: Verdict
  /** What it costs where that is other than what was asked for; the booking keeps its rent. */
  otherRent: OtherRent | null
  /** What takes some of the days. */
  taken: TakenDays[]
  /** Waiting requests that no unit could serve any more; they would be declined. */
  declined: RequestRow[]
  /** The same for the same consequences. */
  seen: string
}

/** The days of a booking that go to another unit. */
export interface MovedDays extends Stay {
  id: string
  listingRequestId: string
}

/** A booking with the days of its chain that go to another unit, and the group's calendars and requests around it. */
export interface MoveScene {
  booking: BookingRow
  moved: readonly MovedDays[]
  calendars: readonly Calendar[]
  active: readonly RequestRow[]
}

/** The units of a booking's group as places for what moves, as far as the viewer works on them. */
export function placesFor(viewer: Viewer | null, scene: MoveScene): UnitForBooking[] {
  const rivals = rivalsOf(scene)
  return ownUnits(viewer, scene.booking, [...scene.calendars])
    .map((calendar) => placeIn(calendar, scene, rivals))
    .map((unit) => (worksOnWhole(viewer, scene.booking) ? unit : decliningNobody(unit)))
}

/** Who works on single units declines nobody whom they don't see: that is for those who work on the whole house. */
function decliningNobody(unit: UnitForBooking): UnitForBooking {
  return unit.declined.length > 0 ? { ...unit, verdict: refuse('NO_PERMISSION'), declined: [] } : unit
}

/** A waiting request for some of the days that only these units can serve once the days are moved. */
interface Rival {
  row: RequestRow
  unitIds: string[]
}

function rivalsOf({ moved, calendars, active }: MoveScene): Rival[] {
  const lasting = withoutHolds(calendars)
  const left = lasting.map((calendar) => ({
    ...calendar,
    occupancies: calendar.occupancies.flatMap((taken) => daysLeft(taken, moved)),
  }))
  return active.flatMap((row) => {
    if (!isWaiting(row) || !moved.some((stay) => overlaps(stay, row))) return []
    if (!unitsFor(row, lasting).some((calendar) => isFreeFor(calendar, row))) return []
    const able = unitsFor(row, left).filter((calendar) => isFreeFor(calendar, row))
    return [{ row, unitIds: able.map(({ id }) => id) }]
  })
}

/** What a move leaves of taken days: of the moved booking those before. */
function daysLeft(taken: TakenDays, moved: readonly MovedDays[]): TakenDays[] {
  const from = moved.find(({ id }) => id === taken.bookingId)?.from
  if (from === undefined) return [taken]
  return taken.from < from ? [{ ...taken, to: earlierDay(taken.to, addDays(from, -1)) }] : []
}

function placeIn(
  calendar: Calendar,
  { booking, moved }: MoveScene,
  rivals: readonly Rival[],
): UnitForBooking {
  const taken = calendar.occupancies.filter(
    (one) => !isOf(moved, one) && moved.some((stay) => overlaps(one, stay)),
  )
  const isFree = taken.length === 0 && moved.every((stay) => isFreeFor(calendar, stay, idsOf(moved)))
  const isThere =
    moved.length === 0 ? calendar.id === booking.listingId : moved.every((stay) => isIn(calendar, stay))
  const verdict = isThere ? refuse('SAME_UNIT') : isFree ? ALLOWED : refuse('UNAVAILABLE')
  const declined = verdict.value
    ? rivals.filter(({ unitIds }) => unitIds.every((id) => id === calendar.id)).map(({ row }) => row)
    : []
  const home = { price: booking.homePrice, currency: booking.homeCurrency }
  const otherRent = otherRentOf(home, calendar.unit, booking)
  return { calendar, verdict, otherRent, taken, declined, seen: fingerprintOf(calendar.id, moved, declined) }
}

/** Whether days are lived in a unit anyhow. */
function isIn({ occupancies }: Calendar, stay: MovedDays): boolean {
  return occupancies.some((one) => one.bookingId === stay.id && one.from <= stay.from && one.to >= stay.to)
}

function isOf(moved: readonly MovedDays[], taken: TakenDays): boolean {
  return moved.some(({ id }) => id === taken.bookingId)
}

function idsOf(moved: readonly MovedDays[]): string[] {
  return moved.map(({ listingRequestId }) => listingRequestId)
}

function fingerprintOf(unitId: string, moved: readonly MovedDays[], declined: readonly RequestRow[]): string {
  const facts = {
    unitId,
    moved: moved.map(({ id, from, to }): [string, Day, Day] => [id, from, to]),
    declined: declined.map(({ id }) => id).toSorted(),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
