import { addDays, compareDays, laterDay, overlaps, type Stay } from '../kernel/day.ts'

/** Finds those of many stays that share a day with some days, in order of their beginning. */
export type OverlapSearch<S extends Stay> = (days: Stay) => S[]

/** Sorts stays once, so that each of some ten thousand entries needs to look at a few of them only. */
export function overlapSearch<S extends Stay>(stays: readonly S[]): OverlapSearch<S> {
  let latest: Temporal.PlainDate | null = null
  const sorted = stays
    .toSorted((a, b) => compareDays(a.from, b.from))
    .map((stay) => {
      latest = latest ? laterDay(latest, stay.to) : stay.to
      // Where all up to here have ended nothing earlier has to be looked at.
      return { stay, latest }
    })
  return (days) => {
    const found: S[] = []
    for (let at = countUpTo(sorted, days.to) - 1; at >= 0; at--) {
      const entry = sorted[at]
      if (!entry || compareDays(entry.latest, days.from) < 0) break
      if (overlaps(entry.stay, days)) found.push(entry.stay)
    }
    return found.toReversed()
  }
}

/** How many of sorted stays begin on a day or before it. */
function countUpTo(sorted: readonly { stay: Stay }[], day: Temporal.PlainDate): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = sorted[middle]
    if (entry && compareDays(entry.stay.from, day) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The parts of days that other days leave over. */
export function leftOver(days: Stay, others: readonly Stay[]): Stay[] {
  let parts: Stay[] = [{ from: days.from, to: days.to }]
  for (const other of others) {
    if (!overlaps(days, other)) continue
    parts = parts.flatMap((part) => {
      if (!overlaps(part, other)) return [part]
      const first = { from: part.from, to: addDays(other.from, -1) }
      const second = { from: addDays(other.to, 1), to: part.to }
      return [first, second].filter(({ from, to }) => compareDays(from, to) <= 0)
    })
  }
  return parts
}
