import type { Budget } from './limits.ts'
import { DAY } from './civil.ts'
import type { Addition, Entry, TakenEntry } from './entry.ts'
import { instanceText, type Found } from './found-days.ts'
import { instantOf, type Moment } from './moment.ts'
import { exceptionsOf, startsOf, type Window } from './starts.ts'

/**
 * Which days the entries of one UID take (RFC 5545 3.8.5): the latest revision, its instances by rule and by list
 * without its exceptions, and instead of some of them the entries that replace them.
 */
export function findTakenDays(entries: Entry[], window: Window, found: Found, budget: Budget): void {
  const masters = latest(entries.filter(({ recurrenceId }) => !recurrenceId))
  const overrides = entries.filter(({ recurrenceId }) => recurrenceId)
  if (masters.length === 0) return findOrphans(overrides, window, found, budget)
  const used = new Set<Entry>()
  for (const master of masters) {
    const replacing = new Replacements(overrides, master)
    if (!master.takes) continue
    const repeats = master.rules.length > 0 || master.additions.length > 0 || overrides.length > 0
    for (const { start, length } of instancesOf(master, window, budget)) {
      const override = replacing.of(start)
      if (override) used.add(override)
      const instance = repeats ? instanceText(start) : null
      if (!override) found.add(master, instance, start, length ?? master.length)
      else if (override.takes) found.add(override, instance, moved(start, override), override.length)
    }
  }
  for (const override of latestOfEach(overrides))
    if (!masters.some((master) => takesOut(master, override, window, budget))) addAlone(override, used, found)
}

/** Whether a later revision of the whole has taken out the instance that an entry replaces. */
function takesOut(master: Entry, override: Entry, window: Window, budget: Budget): boolean {
  if (!master.takes || !override.recurrenceId || master.sequence <= override.sequence) return false
  const start = { ...master.start, local: master.start.zone.toLocal(instantOf(override.recurrenceId)) }
  const isDay = master.start.date || override.recurrenceId.date
  const instance = isDay ? { ...master.start, local: override.recurrenceId.local } : start
  return new Exceptions(master, exceptionsOf(master, window, budget)).has(instance)
}

/**
 * Those of the highest SEQUENCE. A revision that changes days has to raise it (RFC 5546 2.1.4); entries of the same one
 * share a UID wrongly, as some programs write it, and are all kept.
 */
function latest(entries: Entry[]): Entry[] {
  const highest = entries.reduce((most, { sequence }) => Math.max(most, sequence), 0)
  return entries.filter(({ sequence }) => sequence === highest)
}

/** Of the entries that replace the same instance, the one of the highest SEQUENCE, then of the latest DTSTAMP. */
function latestOfEach(overrides: Entry[]): Entry[] {
  const byInstance = Map.groupBy(overrides, ({ recurrenceId }) =>
    recurrenceId ? instanceText(recurrenceId) : '',
  )
  return [...byInstance.values()].flatMap((same) =>
    latest(same)
      .toSorted((a, b) => a.stamp - b.stamp)
      .slice(-1),
  )
}

/** Without the entry that they replace instances of, entries stand for themselves. */
function findOrphans(overrides: Entry[], window: Window, found: Found, budget: Budget): void {
  for (const entry of latestOfEach(overrides)) {
    if (!entry.takes || !entry.recurrenceId) continue
    if (entry.rules.length === 0 && entry.additions.length === 0) addAlone(entry, new Set(), found)
    else
      for (const { start, length } of instancesOf(entry, window, budget))
        found.add(entry, instanceText(start), start, length ?? entry.length)
  }
}

function addAlone(entry: Entry, used: ReadonlySet<Entry>, found: Found): void {
  if (!entry.takes || !entry.recurrenceId || used.has(entry)) return
  found.add(entry, instanceText(entry.recurrenceId), entry.start, entry.length)
}

/** The instances of an entry before any is replaced. */
function* instancesOf(entry: TakenEntry, window: Window, budget: Budget): Generator<Addition> {
  const left = new Exceptions(entry, exceptionsOf(entry, window, budget))
  for (const local of startsOf(entry, window, budget)) {
    // A rule of hours for days names the same day again and again.
    const start = { ...entry.start, local: entry.start.date ? dayOf({ local }) * DAY : local }
    if (!left.has(start)) yield { start, length: null }
  }
  for (const addition of entry.additions) {
    const start = addition.length ? addition.start : alike(addition.start, entry.start)
    if (!left.has(start)) yield { start, length: addition.length }
  }
}

/** A further start of an all-day entry is a day, that of another one has its time of day. */
function alike(start: Moment, master: Moment): Moment {
  if (start.date === master.date) return start
  if (master.date) return { ...master, local: dayOf(start) * DAY }
  return { ...master, local: start.local + master.local - dayOf(master) * DAY }
}

/** Where an instance goes that is replaced: as far as the replacing entry is from the instance it names. */
function moved(start: Moment, { start: own, recurrenceId, following }: TakenEntry): Moment {
  if (!following || !recurrenceId) return own
  if (own.date) return { ...own, local: (dayOf(start) + dayOf(own) - dayOf(recurrenceId)) * DAY }
  const by = own.local - own.zone.toLocal(instantOf(recurrenceId))
  return { ...own, local: own.zone.toLocal(instantOf(start)) + by }
}

function dayOf({ local }: Pick<Moment, 'local'>): number {
  return Math.floor(local / DAY)
}

/** The instances that an entry leaves out: by instant, or all of a day where an exception only says a day. */
class Exceptions {
  private readonly instants = new Set<number>()
  private readonly days = new Set<number>()

  constructor(entry: TakenEntry, byRule: Iterable<number>) {
    for (const local of byRule) this.instants.add(orderOf({ ...entry.start, local }, entry.start))
    for (const exception of entry.exceptions) {
      if (exception.date && !entry.start.date) this.days.add(dayOf(exception))
      else this.instants.add(orderOf(exception, entry.start))
    }
  }

  has(start: Moment): boolean {
    return this.instants.has(orderOf(start, start)) || this.days.has(dayOf(start))
  }
}

/** What replaces the instances of one entry. */
class Replacements {
  private readonly single = new Map<number, Entry>()
  private readonly byDay = new Map<number, Entry>()
  private readonly ranges: { from: number; entry: Entry }[] = []
  private readonly none: boolean

  constructor(overrides: Entry[], master: Entry) {
    this.none = overrides.length === 0
    if (!master.takes) return
    for (const entry of latestOfEach(overrides)) {
      const { recurrenceId, following } = entry
      if (!recurrenceId) continue
      const from = orderOf(recurrenceId, master.start)
      if (following) this.ranges.push({ from, entry })
      else if (recurrenceId.date && !master.start.date) this.byDay.set(dayOf(recurrenceId), entry)
      else this.single.set(from, entry)
    }
    this.ranges.sort((a, b) => a.from - b.from)
  }

  of(start: Moment): Entry | undefined {
    if (this.none) return undefined
    const order = orderOf(start, start)
    const single = this.single.get(order) ?? this.byDay.get(dayOf(start))
    return single ?? this.ranges.findLast(({ from }) => from <= order)?.entry
  }
}

/** A number by which the starts of one entry are compared: of an all-day one the day, else the instant. */
function orderOf(moment: Moment, master: Moment): number {
  if (master.date) return dayOf(moment)
  return moment.date ? master.zone.toInstant(moment.local) : instantOf(moment)
}
