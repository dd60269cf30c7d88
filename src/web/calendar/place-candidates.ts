import type { CalendarCandidate, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { type Stay, dayNumber } from '../../domain/kernel/day.ts'
import { isTaken } from './timeline-bars.ts'
import type { DaySpan } from './timeline-scale.ts'

/** A unit with its taken days, as far as a request's place depends on them. */
export interface Place {
  unit: Pick<CalendarUnit, 'id' | 'groupId' | 'availableFrom' | 'availableTo'>
  taken: readonly DaySpan[]
}

/** Where requests are drawn. */
export interface Placement {
  /** By unit: those that mean it, or would fit into it. */
  byUnit: Map<string, CalendarCandidate[]>
  /** By group: those for which no unit is free. */
  unplaced: Map<string, CalendarCandidate[]>
}

/**
 * Gives each request a unit to be drawn in. One that may have any unit of its group is drawn in the one whose free
 * stretch it fills best, so that it says where the stay could go; which unit it gets is decided with the offer alone.
 */
export function placeCandidates(
  places: readonly Place[],
  candidates: readonly CalendarCandidate[],
): Placement {
  const placement: Placement = { byUnit: new Map(), unplaced: new Map() }
  const ofGroup = Map.groupBy(places, ({ unit }) => unit.groupId)
  const known = new Map(places.map((place) => [place.unit.id, place]))
  const given = new Map<string, DaySpan[]>()
  const put = (unitId: string, candidate: CalendarCandidate) => {
    push(placement.byUnit, unitId, candidate)
    push(given, unitId, spanOfStay(candidate))
  }
  const [fixed, open] = [candidates.filter(isFixed), candidates.filter((one) => !isFixed(one))]
  for (const candidate of fixed) if (candidate.unitId) put(candidate.unitId, candidate)
  for (const candidate of open.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const best = bestPlace(ofGroup.get(candidate.groupId) ?? [], given, spanOfStay(candidate))
    if (best) put(best.unit.id, candidate)
    else push(placement.unplaced, candidate.groupId, candidate)
  }
  return placement

  function isFixed({ unitId }: CalendarCandidate): boolean {
    return unitId !== null && known.has(unitId)
  }
}

function bestPlace(
  places: readonly Place[],
  given: ReadonlyMap<string, DaySpan[]>,
  stay: DaySpan,
): Place | undefined {
  let best: Place | undefined
  let smallest = Infinity
  for (const place of places) {
    const others = given.get(place.unit.id) ?? []
    if (!isOpen(place, stay) || isTaken(place.taken, stay) || isTaken(others, stay)) continue
    const room = roomAround([...place.taken, ...others], stay)
    if (room < smallest) [best, smallest] = [place, room]
  }
  return best
}

function isOpen({ unit }: Place, { from, to }: DaySpan): boolean {
  return dayNumber(unit.availableFrom) <= from && (!unit.availableTo || to <= dayNumber(unit.availableTo))
}

/** Free days before and after a stay; a side without an end counts as a year. */
function roomAround(taken: readonly DaySpan[], stay: DaySpan): number {
  let before = 365
  let after = 365
  for (const { from, to } of taken) {
    if (to < stay.from) before = Math.min(before, stay.from - to - 1)
    if (from > stay.to) after = Math.min(after, from - stay.to - 1)
  }
  return before + after
}

function spanOfStay({ from, to }: Stay): DaySpan {
  return { from: dayNumber(from), to: dayNumber(to) }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
