import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import type { Bar } from './timeline-bars.ts'
import type { DaySpan } from './timeline-scale.ts'
import type { FeedHealth, Gap } from './unit-facts.ts'

/** A unit with all that its row shows. */
export interface UnitEntry {
  unit: CalendarUnit
  bars: Bar[]
  taken: DaySpan[]
  gaps: Gap[]
  /** The first free day from today on, or null. */
  free: DayNumber | null
  isVacantSoon: boolean
  hasConflict: boolean
  health: FeedHealth | null
}

/** A group with more than one unit, or whose units are counted together. */
export interface GroupEntry {
  groupId: string
  name: string
  units: UnitEntry[]
  /** Requests for which no unit is free. */
  bars: Bar[]
}

/** What narrows the rows beside a search. */
export const SHOWN = ['vacantSoon', 'conflicts', 'stale'] as const satisfies readonly string[]

/** One of them. */
export type Shown = (typeof SHOWN)[number]

/** The filter of an URL's text, if it is one. */
export function shownOf(text: string | undefined): Shown | undefined {
  return SHOWN.find((shown) => shown === text)
}

const TESTS: Record<Shown, (entry: UnitEntry) => boolean> = {
  vacantSoon: (entry) => entry.isVacantSoon,
  conflicts: (entry) => entry.hasConflict,
  stale: ({ health }) => health !== null && health !== 'fresh',
}

/** How many units each filter would show. */
export function countShown(groups: readonly GroupEntry[]): Record<Shown, number> {
  const count = (shown: Shown) =>
    groups.reduce((sum, { units }) => sum + units.filter(TESTS[shown]).length, 0)
  return { vacantSoon: count('vacantSoon'), conflicts: count('conflicts'), stale: count('stale') }
}

/**
 * The groups with the units that a search and a filter leave; words may be of the unit, its group, or who stays there. A
 * request that no unit is free for leaves its group's own row, with or without units.
 */
export function narrow(
  groups: readonly GroupEntry[],
  query: string | undefined,
  shown: Shown | undefined,
): GroupEntry[] {
  const words = fold(query ?? '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0 && !shown) return [...groups]
  return groups.flatMap((group) => {
    const units = group.units.filter(
      (entry) => (!shown || TESTS[shown](entry)) && words.every((word) => textOf(entry).includes(word)),
    )
    const isFound =
      !shown && group.bars.length > 0 && words.every((word) => textOfGroup(group).includes(word))
    return units.length > 0 || isFound ? [{ ...group, units }] : []
  })
}

const texts = new WeakMap<UnitEntry, string>()

function textOf(entry: UnitEntry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const { unit, bars } = entry
  const text = fold(
    [unit.name, unit.externalId, unit.group, unit.city, ...namesIn(bars)].filter(Boolean).join('\n'),
  )
  texts.set(entry, text)
  return text
}

function textOfGroup({ name, bars }: GroupEntry): string {
  return fold([name, ...namesIn(bars)].join('\n'))
}

function namesIn(bars: readonly Bar[]): (string | null)[] {
  return bars.map(({ item }) => {
    if (item.kind === 'booking') return item.booking.name
    if (item.kind === 'hold') return item.hold.name
    if (item.kind === 'candidate') return item.candidate.name
    return 'block' in item ? `${item.block.note} ${item.block.feed?.label ?? ''}` : ''
  })
}

/** Small letters without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** A row of the timeline with its place in pixels from the first one. */
export type Row = { key: string; top: number; height: number } & (
  | { kind: 'unit'; entry: UnitEntry }
  | { kind: 'group'; group: GroupEntry }
)

/** Height of a unit's row whose name and facts stand on one line. */
export const UNIT_HEIGHT = 38
/** The same where they stand on two. */
export const NARROW_UNIT_HEIGHT = 46
/** Height of a group's row. */
export const GROUP_HEIGHT = 34

/**
 * The rows from top to bottom. A group has a row above its units where it has several, on the page of all listings; on
 * its own page only where requests stand there that no unit is free for.
 */
export function rowsOf(
  groups: readonly GroupEntry[],
  isOneGroup: boolean,
  unitHeight: number = UNIT_HEIGHT,
): Row[] {
  const rows: Row[] = []
  let top = 0
  for (const group of groups) {
    const isHeaded = isOneGroup ? group.bars.length > 0 : group.units.some(({ unit }) => unit.partOfGroup)
    if (isHeaded || group.bars.length > 0) {
      rows.push({ kind: 'group', key: `g${group.groupId}`, group, top, height: GROUP_HEIGHT })
      top += GROUP_HEIGHT
    }
    for (const entry of group.units) {
      rows.push({ kind: 'unit', key: entry.unit.id, entry, top, height: unitHeight })
      top += unitHeight
    }
  }
  return rows
}

/** Height of all rows. */
export function heightOf(rows: readonly Row[]): number {
  const last = rows.at(-1)
  return last ? last.top + last.height : 0
}

/** The index of the row at so many pixels; the nearest one outside of all. */
export function rowAt(rows: readonly Row[], y: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}
