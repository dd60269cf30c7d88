import type {
  CalendarBlock,
  CalendarBooking,
  CalendarCandidate,
  CalendarHold,
  CalendarUnit,
} from '../../../domain/calendars/calendar-answer.ts'
import { type Day, type Stay, addDays } from '../../../domain/kernel/day.ts'

/** How a stretch of days is drawn. */
export type ItemKind = 'booking' | 'hold' | 'block' | 'far' | 'candidate' | 'limit' | 'gap'

/** Days of a unit that something takes or wants, that a feed can't tell about, or that are free between others; inclusive. */
export type CalendarItem = { key: string; from: Day; to: Day } & (
  | { kind: 'booking'; booking: CalendarBooking }
  | { kind: 'hold'; hold: CalendarHold }
  | { kind: 'block' | 'far'; block: CalendarBlock }
  | { kind: 'candidate'; candidate: CalendarCandidate }
  | { kind: 'limit'; feedId: string }
  | { kind: 'gap'; days: number; isTooShort: boolean }
)

/** Free days that end; where no shortest stay fits in they are shown as such. */
export type GapItem = Extract<CalendarItem, { kind: 'gap' }>

/** Everything in a unit's calendar in the order in which it is drawn: what is settled first, what is wanted last. */
export function itemsOf(unit: CalendarUnit, candidates: readonly CalendarCandidate[]): CalendarItem[] {
  return [
    ...unit.bookings.map((booking) => ({
      kind: 'booking' as const,
      key: `booking${booking.id ?? booking.from}`,
      ...stretch(booking),
      booking,
    })),
    ...unit.holds.map((hold) => ({
      kind: 'hold' as const,
      key: `hold${hold.listingRequestId}`,
      ...stretch(hold),
      hold,
    })),
    ...unit.blocks.map((block) => ({
      kind: block.kind === 'FAR_END' ? ('far' as const) : ('block' as const),
      key: `block${block.id}`,
      ...stretch(block),
      block,
    })),
    ...unit.windowLimits.map((limit) => ({
      kind: 'limit' as const,
      key: `limit${limit.feedId}`,
      ...stretch(limit),
      feedId: limit.feedId,
    })),
    ...candidatesOf(unit, candidates).map((candidate) => ({
      kind: 'candidate' as const,
      key: `candidate${candidate.listingRequestId}`,
      ...stretch(candidate),
      candidate,
    })),
  ]
}

/** The requests that want days of a unit: those that mean it, and those of its group that mean none in particular. */
export function candidatesOf(
  unit: CalendarUnit,
  candidates: readonly CalendarCandidate[],
): CalendarCandidate[] {
  return candidates.filter(
    ({ groupId, unitId }) => groupId === unit.groupId && (unitId === null || unitId === unit.id),
  )
}

function stretch({ from, to }: Stay): Stay {
  return { from, to }
}

/** Whether an item takes days; requests, gaps and what a feed can't tell about leave them free. */
export function takesDays({ kind }: CalendarItem): boolean {
  return kind === 'booking' || kind === 'hold' || kind === 'block' || kind === 'far'
}

/** The items that lie on a day, those that take it before those that want it. */
export function itemsOn(items: readonly CalendarItem[], day: string): CalendarItem[] {
  return items.filter(({ from, to }) => from <= day && day <= to)
}

/** The items that share a day with a stretch. */
export function itemsWithin(items: readonly CalendarItem[], from: string, to: string): CalendarItem[] {
  return items.filter((item) => item.from <= to && from <= item.to)
}

/** Whether a day lies in a unit's availability window. */
export function isOffered(unit: Pick<CalendarUnit, 'availableFrom' | 'availableTo'>, day: string): boolean {
  return unit.availableFrom <= day && (unit.availableTo === null || day <= unit.availableTo)
}

/** The days of a stretch that lie outside of a unit's availability window, before it and after it. */
export function closedDays(
  unit: Pick<CalendarUnit, 'availableFrom' | 'availableTo'>,
  from: string,
  to: string,
): { from: string; to: string }[] {
  const { availableFrom, availableTo } = unit
  const closed = []
  if (availableFrom > from) {
    const last = addDays(availableFrom, -1)
    closed.push({ from, to: last < to ? last : to })
  }
  if (availableTo !== null && availableTo < to) {
    const next = addDays(availableTo, 1)
    closed.push({ from: next > from ? next : from, to })
  }
  return closed
}
