import { LISTING_LANGUAGES, type ListingLanguage } from '../catalogue/language.ts'
import { isDay } from '../kernel/day.ts'
import type { ExistingUnit, UnitChange, UnitProblem } from './unit-changes.ts'

const prefix = 'locationInBuilding.'

/** A unit with what its file shows and doesn't change. */
export interface WrittenUnit extends ExistingUnit {
  published: boolean
}

/** The units as lines that `readUnitLines` reads again. The heads are the specification's names, in no language. */
export function unitLines(
  units: readonly WrittenUnit[],
  languages: readonly ListingLanguage[],
): (string | number)[][] {
  const heads = [
    'id',
    'externalId',
    'apartmentName',
    'floor',
    ...languages.map((language) => prefix + language),
    'availableFrom',
    'availableTo',
    'published',
  ]
  const lines = units.map((unit) => [
    unit.id,
    unit.externalId ?? '',
    unit.apartmentName,
    unit.floor ?? '',
    ...languages.map((language) => unit.locationInBuilding[language] ?? ''),
    unit.availableFrom,
    unit.availableTo ?? '',
    unit.published ? 'yes' : 'no',
  ])
  return [heads, ...lines]
}

/** A line of a file, with the number it has there; its cells are texts without blanks around them. */
interface FileLine {
  number: number
  cells: readonly string[]
}

/** What a file asks for. */
export interface ReadUnits {
  changes: UnitChange[]
  /** Columns that are nobody's. */
  ignoredColumns: string[]
  problems: UnitProblem[]
}

type Head =
  | 'id'
  | 'externalId'
  | 'apartmentName'
  | 'floor'
  | 'availableFrom'
  | 'availableTo'
  | `${typeof prefix}${ListingLanguage}`

const heads: readonly Head[] = [
  'id',
  'externalId',
  'apartmentName',
  'floor',
  'availableFrom',
  'availableTo',
  ...LISTING_LANGUAGES.map((language) => `${prefix}${language}` as const),
]

/**
 * Reads the lines of a file of units. A line belongs to the unit of its id, else of its externalId, else of its
 * apartmentName; a line without such a unit is a new one. Columns that are missing change nothing, units that are
 * missing stay.
 */
export function readUnitLines(lines: readonly FileLine[], units: readonly ExistingUnit[]): ReadUnits {
  const [first, ...rows] = lines
  if (!first) return refusedUnits('csvEmpty')
  const columns = first.cells.map((cell) => headOf(cell))
  const known = columns.filter((head) => head !== null)
  const double = known.find((head, at) => known.indexOf(head) !== at)
  if (double !== undefined) return refusedUnits('csvDoubleColumn')
  if (!known.some((head) => head === 'id' || head === 'externalId' || head === 'apartmentName')) {
    return refusedUnits('csvNoName')
  }
  if (rows.length === 0) return refusedUnits('csvEmpty')
  const finder = finderOf(units)
  const result: ReadUnits = { changes: [], ignoredColumns: ignored(first.cells), problems: [] }
  for (const { number, cells } of rows) {
    if (cells.slice(columns.length).some((cell) => cell !== '')) {
      result.problems.push({ id: null, line: number, field: null, text: 'csvTooManyCells' })
      continue
    }
    const texts = new Map<Head, string>()
    for (const [at, head] of columns.entries()) if (head) texts.set(head, cells[at] ?? '')
    const id = finder(texts)
    if (id === undefined) result.problems.push({ id: null, line: number, field: null, text: 'ambiguous' })
    else result.changes.push({ id, line: number, values: valuesOfLine(texts) })
  }
  return result
}

/** A file that is not read, with the reason. */
export function refusedUnits(text: string): ReadUnits {
  return { changes: [], ignoredColumns: [], problems: [{ id: null, line: 0, field: null, text }] }
}

function headOf(cell: string): Head | null {
  const wanted = cell.toLowerCase()
  return heads.find((head) => head.toLowerCase() === wanted) ?? null
}

function ignored(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '' && cell.toLowerCase() !== 'published' && !headOf(cell))
}

/** Finds the unit of a line: its id, null for a new one, undefined where several would do. */
function finderOf(
  units: readonly ExistingUnit[],
): (texts: ReadonlyMap<Head, string>) => string | null | undefined {
  const byNumber = Map.groupBy(units, (unit) => unit.externalId)
  const byName = Map.groupBy(units, (unit) => unit.apartmentName)
  return (texts) => {
    const id = texts.get('id')
    if (id) return id.toLowerCase()
    const externalId = texts.get('externalId')
    const found =
      (externalId ? byNumber.get(externalId) : undefined) ?? byName.get(texts.get('apartmentName') ?? '')
    if (!found) return null
    return found.length === 1 ? found[0]?.id : undefined
  }
}

function valuesOfLine(texts: ReadonlyMap<Head, string>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const locations: Record<string, string> = {}
  for (const [head, text] of texts) {
    if (head.startsWith(prefix)) locations[head.slice(prefix.length)] = text
    else if (head === 'externalId' || head === 'availableTo')
      values[head] = text === '' ? null : dayOrText(head, text)
    else if (head === 'floor') values[head] = text === '' ? null : numberOf(text)
    // Every unit has these two: an empty cell asks for nothing.
    else if (head !== 'id' && text !== '') values[head] = dayOrText(head, text)
  }
  return Object.keys(locations).length > 0 ? { ...values, locationInBuilding: locations } : values
}

function numberOf(text: string): number | string {
  return /^-?\d{1,4}$/.test(text) ? Number(text) : text
}

/** Spreadsheets write days as their country does; 31.12.2026 is clear, 12/11/2026 is not and is refused. */
function dayOrText(head: Head, text: string): string {
  if (!head.startsWith('available') || isDay(text)) return text
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
