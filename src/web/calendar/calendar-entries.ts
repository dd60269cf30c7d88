import type {
  CalendarAnswer,
  CalendarCandidate,
  CalendarUnit,
} from '../../domain/calendars/calendar-answer.ts'
import { inCalendarOrder } from '../../domain/calendars/calendar-order.ts'
import { type Day, dayNumber } from '../../domain/kernel/day.ts'
import { nextTask } from '../shared/next-task.ts'
import { placeCandidates } from './place-candidates.ts'
import { barsOf, candidateBars, takenOf } from './timeline-bars.ts'
import type { GroupEntry, UnitEntry } from './timeline-rows.ts'
import { feedHealth, gapsBetween, hasConflict, isVacantSoon, nextFreeDay } from './unit-facts.ts'

/** What an entry was made of. */
interface Origin {
  units: readonly CalendarUnit[]
  candidates: readonly CalendarCandidate[]
  today: Day
  entry: GroupEntry
}

/** Entries by the first unit of their group: what did not change is not made anew, nor is it drawn anew. */
const known = new WeakMap<CalendarUnit, Origin>()

/** The entries of a calendar: groups by name, units as the server has sorted them; `now` in milliseconds. */
export function entriesOf(answer: CalendarAnswer, now: number, language: string): GroupEntry[] {
  const steps = makeEntries(answer, now)
  for (;;) {
    const step = steps.next()
    if (step.done) return inCalendarOrder(step.value, language)
  }
}

/** Making takes so many milliseconds of a frame, and then lets others have their turn. */
const SLICE_MILLISECONDS = 8

/** Makes the entries of an answer in pieces, before anything is drawn of it: a thousand units take longer than a frame. */
export async function makeEntriesAhead(answer: CalendarAnswer): Promise<void> {
  const steps = makeEntries(answer, Date.now())
  for (let until = performance.now() + SLICE_MILLISECONDS; !steps.next().done;) {
    if (performance.now() < until) continue
    await nextTask()
    until = performance.now() + SLICE_MILLISECONDS
  }
}

/** Each unit that has to be made is a step. */
function* makeEntries(answer: CalendarAnswer, now: number): Generator<void, GroupEntry[], void> {
  const groupOf = new Map(answer.units.map((unit) => [unit.id, unit.groupId]))
  const candidates = Map.groupBy(
    answer.candidates,
    ({ unitId, groupId }) => (unitId && groupOf.get(unitId)) || groupId,
  )
  const entries: GroupEntry[] = []
  for (const [groupId, units] of Map.groupBy(answer.units, (unit) => unit.groupId)) {
    const parts = { units, candidates: candidates.get(groupId) ?? [], today: answer.today }
    entries.push(knownEntry(parts, now) ?? (yield* makeEntry(parts, now)))
  }
  return entries
}

type Parts = Omit<Origin, 'entry'>

function knownEntry({ units, candidates, today }: Parts, now: number): GroupEntry | null {
  const origin = units[0] && known.get(units[0])
  if (!origin || origin.today !== today) return null
  if (!areSame(origin.units, units) || !areSame(origin.candidates, candidates)) return null
  const isAsFresh = origin.entry.units.every(({ unit, health }) => feedHealth(unit, now) === health)
  return isAsFresh ? origin.entry : null
}

function areSame<One>(before: readonly One[], after: readonly One[]): boolean {
  return before.length === after.length && before.every((one, index) => one === after[index])
}

function* makeEntry(parts: Parts, now: number): Generator<void, GroupEntry, void> {
  const { units, candidates } = parts
  const today = dayNumber(parts.today)
  const places = units.map((unit) => ({ unit, taken: takenOf(unit) }))
  const { byUnit, unplaced } = placeCandidates(places, candidates)
  const made: UnitEntry[] = []
  for (const { unit, taken } of places) {
    made.push({
      unit,
      taken,
      bars: barsOf(unit, byUnit.get(unit.id) ?? []),
      gaps: gapsBetween(unit, taken, today),
      free: nextFreeDay(unit, taken, today),
      isVacantSoon: isVacantSoon(unit, parts.today),
      hasConflict: hasConflict(unit),
      health: feedHealth(unit, now),
    })
    yield
  }
  const { groupId = '', group: name = '' } = units[0] ?? {}
  const entry = { groupId, name, units: made, bars: candidateBars(unplaced.get(groupId) ?? []) }
  if (units[0]) known.set(units[0], { ...parts, entry })
  return entry
}
