import { LISTING_LANGUAGES, type ListingLanguage } from '../catalogue/language.ts'
import { isDay } from '../kernel/day.ts'
import { fromDecimal, toDecimal } from '../kernel/money.ts'
import { parseAmount } from '../kernel/written-amount.ts'
import type { ExistingUnit, UnitChange, UnitProblem } from './unit-changes.ts'

const prefix = 'locationInBuilding.'

/** A unit with what its file shows and doesn't change. */
export interface WrittenUnit extends ExistingUnit {
  published: boolean
}

/**
 * The units as lines that `readUnitLines` reads again. The heads are the specification's names, in no language; a unit
 * without a rent of its own has none here either.
 */
export function unitLines(
  units: readonly WrittenUnit[],
  languages: readonly ListingLanguage[],
  currency: string,
): (string | number)[][] {
  const heads = [
    'id',
    'externalId',
    'apartmentName',
    'floor',
    ...languages.map((language) => prefix + language),
    'availableFrom',
    'availableTo',
    'price',
    'currency',
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
    unit.price === null ? '' : toDecimal(unit.price, currency),
    currency,
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
  | 'price'
  | 'currency'
  | `${typeof prefix}${ListingLanguage}`

const heads: readonly Head[] = [
  'id',
  'externalId',
  'apartmentName',
  'floor',
  'availableFrom',
  'availableTo',
  'price',
  'currency',
  ...LISTING_LANGUAGES.map((language) => `${prefix}${language}` as const),
]

/**
 * Reads the lines of a file of units. A line belongs to the unit of its id, else of its externalId, else of its
 * apartmentName; a line without such a unit is a new one. Columns that are missing change nothing, units that are
 * missing stay. Rents are in the currency of the group, which a line may name and can't change.
 */
export function readUnitLines(
  lines: readonly FileLine[],
  units: readonly ExistingUnit[],
  currency: string,
): ReadUnits {
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
    const named = texts.get('currency')?.toUpperCase() || currency
    if (id === undefined) result.problems.push({ id: null, line: number, field: null, text: 'ambiguous' })
    else if (named !== currency)
      result.problems.push({ id, line: number, field: 'currency', text: 'otherCurrency' })
    else result.changes.push({ id, line: number, values: valuesOfLine(texts, currency) })
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

function valuesOfLine(texts: ReadonlyMap<Head, string>, currency: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const locations: Record<string, string> = {}
  for (const [head, text] of texts) {
    if (head.startsWith(prefix)) locations[head.slice(prefix.length)] = text
    else if (head === 'externalId' || head === 'availableTo')
      values[head] = text === '' ? null : dayOrText(head, text)
    else if (head === 'floor') values[head] = text === '' ? null : numberOf(text)
    else if (head === 'price') values[head] = text === '' ? null : amountOf(text, currency)
    // Every unit has these two: an empty cell asks for nothing.
    else if (head !== 'id' && head !== 'currency' && text !== '') values[head] = dayOrText(head, text)
  }
  return Object.keys(locations).length > 0 ? { ...values, locationInBuilding: locations } : values
}

function numberOf(text: string): number | string {
  return /^-?\d{1,4}$/.test(text) ? Number(text) : text
}

/** As it was written here, else as people of any country write an amount; what is none is refused as it stands. */
function amountOf(text: string, currency: string): number | string {
  return fromDecimal(text, currency) ?? parseAmount(text, currency) ?? text
}

/** Spreadsheets write days as their country does; 31.12.2026 is clear, 12/11/2026 is not and is refused. */
function dayOrText(head: Head, text: string): string {
  if (!head.startsWith('available') || isDay(text)) return text
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
