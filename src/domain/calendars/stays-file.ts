import { asOneLine, plain } from '../kernel/text.ts'
import { addDays, addMonths, type Day, overlaps, sameStay, type Stay } from '../kernel/day.ts'
import { MAX_STAY_YEARS } from '../kernel/constants.ts'
import { type LastDay } from './stays-file-columns.ts'
import { type StayField } from './stays-file-heads.ts'
import { type DayOrder, readDay } from '../kernel/written-day.ts'

/** Most stays of one file (ours): what is done is done in one transaction. */
export const MAX_IMPORTED_STAYS = 2000

/** What importing does with a line of a file, or why it leaves it out. */
export const STAY_OUTCOMES = [
  'ADD',
  'CHANGE',
  'FREE',
  'SAME',
  'BY_CALENDAR',
  'CANCELLED',
  'PAST',
  'NO_DAYS',
  'TURNED',
  'LONG',
  'UNIT_OPEN',
  'UNIT_LEFT_OUT',
  'TAKEN',
  'DOUBLE',
  'BY_HAND',
] as const satisfies readonly string[]

/** One of these outcomes. */
export type StayOutcome = (typeof STAY_OUTCOMES)[number]

/** A line of a file as it is understood; without days where they can't be read. */
export interface StayLine {
  line: number
  unitName: string
  /** What stands there, for whoever has to find it. */
  fromText: string
  toText: string
  stay: Stay | null
  guest: string
  /** The words of its block: guest, price, reference and note. */
  note: string
  /** The number that the platform gave it; '' for none. */
  reference: string
  isCancelled: boolean
}

/** How the columns and days of a file are to be understood. */
export interface StaysFormat {
  fields: readonly (StayField | null)[]
  dayOrder: DayOrder
  lastDay: LastDay
}

const LONGEST_WORDS = 200
const CANCELLED = ['cancel', 'annul', 'storn', 'noshow', 'nichtangereist', 'declined', 'abgelehnt', 'refuse']

/** Reads the lines of a file. */
export function readStayLines(
  lines: readonly { number: number; cells: readonly string[] }[],
  { fields, dayOrder, lastDay }: StaysFormat,
): StayLine[] {
  return lines.map(({ number, cells }) => {
    const textOf = (field: StayField) => {
      const at = fields.indexOf(field)
      return at < 0 ? '' : [...asOneLine(cells[at] ?? '')].slice(0, LONGEST_WORDS).join('')
    }
    const [fromText, toText, guest, reference] = [
      textOf('FROM'),
      textOf('TO'),
      textOf('GUEST'),
      textOf('REFERENCE'),
    ]
    const from = readDay(fromText, dayOrder)
    const end = readDay(toText, dayOrder)
    const status = plain(textOf('STATUS'))
    return {
      line: number,
      unitName: textOf('UNIT'),
      fromText,
      toText,
      stay: from && end ? { from, to: lastDay === 'DEPARTURE' ? addDays(end, -1) : end } : null,
      guest,
      note: [guest, textOf('PRICE'), reference, textOf('NOTE')].filter(Boolean).join(' · '),
      reference,
      isCancelled: CANCELLED.some((word) => status.includes(word)),
    }
  })
}

/** A stay that an earlier file brought, as its block is now. */
export interface KnownStay extends Stay {
  stayId: string
  blockId: string
  listingId: string
  note: string
  /** Somebody has changed the block by hand since. */
  isByHand: boolean
}

/** What is known of the units that a file names. */
export interface StayFacts {
  today: Day
  /** The unit that a name of the file means; null: its lines are left out; undefined: nobody has said yet. */
  unitOf(name: string): string | null | undefined
  /** What earlier files brought, by reference; only where its block is still there. */
  known: ReadonlyMap<string, KnownStay>
  /** The days of bookings and holds of a unit. */
  takenIn(listingId: string): readonly Stay[]
  /** The blocks of a unit. */
  blocksIn(listingId: string): readonly (Stay & { id: string; isOwn: boolean })[]
}

/** A line with what is done about it. */
export interface PlannedStay extends StayLine {
  outcome: StayOutcome
  listingId: string | null
  known: KnownStay | null
}

/** Says of each line what importing the file would do, the earlier lines first. */
export function planStays(lines: readonly StayLine[], facts: StayFacts): PlannedStay[] {
  const references = new Set<string>()
  const added = new Map<string, Stay[]>()
  return lines.map((line) => {
    const isRepeated = line.reference !== '' && references.has(line.reference)
    references.add(line.reference)
    const listingId = facts.unitOf(line.unitName) ?? null
    const known = facts.known.get(line.reference) ?? null
    const outcome = isRepeated ? 'DOUBLE' : outcomeOf(line, known, facts, added)
    if (outcome === 'ADD' && line.stay && listingId)
      added.set(listingId, [...(added.get(listingId) ?? []), line.stay])
    return { ...line, outcome, listingId, known }
  })
}

function outcomeOf(
  line: StayLine,
  known: KnownStay | null,
  facts: StayFacts,
  added: ReadonlyMap<string, readonly Stay[]>,
): StayOutcome {
  const { stay } = line
  if (line.isCancelled) {
    if (!known) return 'CANCELLED'
    return known.isByHand ? 'BY_HAND' : 'FREE'
  }
  if (!stay) return 'NO_DAYS'
  if (stay.to < stay.from) return 'TURNED'
  if (stay.to < facts.today) return 'PAST'
  if (stay.to > addMonths(stay.from, 12 * MAX_STAY_YEARS)) return 'LONG'
  const listingId = facts.unitOf(line.unitName)
  if (listingId === undefined) return 'UNIT_OPEN'
  if (listingId === null) return 'UNIT_LEFT_OUT'
  if (known && known.listingId === listingId && sameStay(known, stay) && known.note === line.note)
    return 'SAME'
  if (known?.isByHand) return 'BY_HAND'
  const others = facts.blocksIn(listingId).filter(({ id }) => id !== known?.blockId)
  if (others.some((block) => !block.isOwn && block.from <= stay.from && block.to >= stay.to))
    return 'BY_CALENDAR'
  if (facts.takenIn(listingId).some((taken) => overlaps(taken, stay))) return 'TAKEN'
  if (known) return 'CHANGE'
  if (others.some((block) => block.isOwn && sameStay(block, stay))) return 'SAME'
  return added.get(listingId)?.some((other) => overlaps(other, stay)) ? 'DOUBLE' : 'ADD'
}
