import {
  keyColumnOf,
  NAMING_COLUMNS,
  RESET_COLUMNS,
  resetsOf,
} from '../../../domain/public/data-imports/import-tables.ts'
import { LIVE_COLUMNS } from '../../../domain/public/data-imports/live-columns.ts'
import type { NamingKey, Shape } from '../deletion/shape-sql.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ArchivedRow } from './read-archive.ts'
import type { SortedArchive } from './sort-archive.ts'

/** What a row of an archive becomes here: a row with other values in places, or history. */
export interface PlacedRow {
  isLive: boolean
  over: Record<string, unknown>
  /** What it names that isn't here. */
  left: Record<string, unknown>
  /** What it names of its own or a later table, by column. */
  later: { column: string; table: string; id: string }[]
}

/** What rows are placed by: what is over, and which rows are here already, by their ids in the archive. */
export interface PlacedSoFar {
  shape: Shape
  sorted: SortedArchive
  landlordId: string
  live: ReadonlyMap<string, ReadonlySet<string>>
}

/** Says what becomes of a row: it lives where all that it must name lives, too. */
export function placeRow(table: string, row: ArchivedRow, soFar: PlacedSoFar): PlacedRow {
  const placed: PlacedRow = {
    isLive: isSettled(table, row, soFar.sorted),
    over: resetsOf(table),
    left: {},
    later: [],
  }
  if (!placed.isLive) return placed
  for (const key of soFar.shape.keys) if (key.table === table) nameBy(key, row, soFar, placed)
  for (const [name, target] of Object.entries(NAMING_COLUMNS))
    if (name.startsWith(`${table}.`)) nameLater(name.slice(table.length + 1), target, row, placed)
  return placed
}

function isSettled(table: string, { values }: ArchivedRow, { settled }: SortedArchive): boolean {
  switch (table) {
    case 'booking_requests':
      return settled.bookingRequests.has(String(values['id']))
    case 'listing_requests':
      return settled.requests.has(String(values['id']))
    case 'bookings':
      return settled.bookings.has(String(values['id']))
    case 'booking_offers':
      return ['ACCEPTED', 'REJECTED', 'CANCELED'].includes(String(values['status']))
    case 'occupancies':
      return values['kind'] === 'BOOKING'
    default:
      return true
  }
}

function nameBy(key: NamingKey, row: ArchivedRow, soFar: PlacedSoFar, placed: PlacedRow): void {
  // The landlord's id stands beside the other one in keys of two columns, and is the importer's in each row.
  const pair = key.columns.find(({ own }) => own !== 'landlord_id')
  if (!pair || `${key.table}.${pair.own}` in RESET_COLUMNS) return
  const id = row.values[pair.own]
  if (id === null || id === undefined) return
  if (typeof id !== 'string') throw new ImportRefusal('BROKEN_ROW', `${row.place} ${pair.own}`)
  if (isHere(key.named, id, soFar)) return
  if (!pair.mayBeEmpty) placed.isLive = false
  else if (comesLater(key)) nameLater(pair.own, key.named, row, placed)
  else leave(pair.own, row, placed)
}

function isHere(named: string, id: string, { landlordId, live }: PlacedSoFar): boolean {
  if (named === 'users') return id === landlordId || (live.get('persons')?.has(id) ?? false)
  return live.get(named)?.has(id) ?? false
}

const order = Object.keys(LIVE_COLUMNS)

/** Whether rows of the named table may come after this one. */
function comesLater({ table, named }: NamingKey): boolean {
  return named in LIVE_COLUMNS && order.indexOf(named) >= order.indexOf(table)
}

function nameLater(column: string, table: string, { values }: ArchivedRow, placed: PlacedRow): void {
  const id = values[column]
  if (typeof id !== 'string') return
  placed.over[column] = null
  placed.later.push({ column, table, id })
}

function leave(column: string, row: ArchivedRow, placed: PlacedRow): void {
  placed.over[column] = null
  placed.left[column] = row.values[column]
}

/** The columns in which rows of a table are written; ImportRefusal for one that isn't known, or is missing. */
export function columnsOfRow(table: string, { values, place }: ArchivedRow, shape: Shape): string[] {
  const known = LIVE_COLUMNS[table] ?? []
  const unknown = Object.keys(values).find((column) => !known.includes(column))
  if (unknown !== undefined) throw new ImportRefusal('NEWER', `${table}.${unknown}`)
  const missing = known.find((column) => {
    const stored = shape.columns.get(`${table}.${column}`)
    return !(column in values) && !stored?.mayBeEmpty && !stored?.hasDefault
  })
  if (missing !== undefined) throw new ImportRefusal('BROKEN_ROW', `${place} ${missing}`)
  return known.filter((column) => column in values)
}

/** What tells a row apart in the archive; null where nothing does. */
export function keyIn(table: string, { values }: ArchivedRow): string | null {
  const column = keyColumnOf(table)
  const key = column === null ? null : values[column]
  return typeof key === 'string' ? key : null
}
