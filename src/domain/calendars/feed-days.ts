import { type Day, type Stay, addDays, compareDays, laterDay, overlaps } from '../kernel/day.ts'

/** Finds those of many stays that share a day with some days, in order of their beginning. */
export type OverlapSearch<S extends Stay> = (days: Stay) => S[]

/** Sorts stays once, so that each of some ten thousand entries needs to look at a few of them only. */
export function overlapSearch<S extends Stay>(stays: readonly S[]): OverlapSearch<S> {
  let latest: Day | null = null
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
      if (!entry || entry.latest < days.from) break
      if (overlaps(entry.stay, days)) found.push(entry.stay)
    }
    return found.toReversed()
  }
}

/** How many of sorted stays begin on a day or before it. */
function countUpTo(sorted: readonly { stay: Stay }[], day: Day): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = sorted[middle]
    if (entry && entry.stay.from <= day) low = middle + 1
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
      const first = part.from < other.from ? [{ from: part.from, to: addDays(other.from, -1) }] : []
      const second = other.to < part.to ? [{ from: addDays(other.to, 1), to: part.to }] : []
      return [...first, ...second]
    })
  }
  return parts
}

/** Words by which platforms mark a stay of somebody, in the languages they export in. */
const RESERVED =
  /(?<![\p{L}])(?:reserved|reservation|booked|booking(?!\.com)|guest|reserviert|reservierung|gebucht|buchung|gast|r[ée]serv[ée]e?s?|r[ée]servation|lou[ée]e?s?|reservad[oa]|reserva|prenotat[oa]|prenotazione|gereserveerd|reservering|geboekt|zarezerwowan[eya]|rezerwacja)(?![\p{L}])/iu

/** Words by which platforms mark days that can't be had for whatever reason. */
const CLOSED =
  /(?<![\p{L}])(?:closed|not available|unavailable|no availability|blocked|block(?:ed)? off|nicht verf[üu]gbar|geschlossen|blockiert|gesperrt|belegt|geblockt|indisponible|non disponible|ferm[ée]e?|bloqu[ée]e?|no disponible|bloquead[oa]|cerrad[oa]|n[ãa]o dispon[íi]vel|indispon[íi]vel|non disponibile|chius[oa]|bloccat[oa]|niet beschikbaar|gesloten|geblokkeerd|niedost[ęe]pn[eya]|zablokowan[eya])(?![\p{L}])/iu

/** Whether an entry says that somebody has booked: 'Reserved', 'Réservé – Anna'; never a mere 'Not available'. */
export function saysReserved(summary: string): boolean {
  return RESERVED.test(summary)
}

/** Whether an entry says nothing but that the days can't be had: 'CLOSED - Not available', 'Bloqué', or nothing at all. */
export function saysClosed(summary: string): boolean {
  return summary.trim() === '' || (CLOSED.test(summary) && !saysReserved(summary))
}
