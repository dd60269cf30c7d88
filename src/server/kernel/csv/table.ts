import { CSV_MAX_LENGTH } from '../../../domain/kernel/constants.ts'
import { type CsvLine, readCsv, type Separator, separatorOf } from './csv.ts'

/** Why a table that somebody sends can't be read, or not be understood: COLUMNS_MISSING where nobody has said which column is what. */
export const TABLE_PROBLEMS = [
  'TOO_LONG',
  'BROKEN',
  'EMPTY',
  'TOO_MANY',
  'COLUMNS_MISSING',
] as const satisfies readonly string[]

/** One of these problems. */
export type TableProblem = (typeof TABLE_PROBLEMS)[number]

/** A table with its heads and at least one line below them, or why it can't be read. */
export type Table =
  | { problem: null; separator: Separator; head: CsvLine; rows: CsvLine[] }
  | { problem: Exclude<TableProblem, 'COLUMNS_MISSING'>; separator: Separator }

/** Most columns of a table (ours). */
const MOST_COLUMNS = 200

/** Reads a table of at most so many lines. */
export function readTable(csv: string, wanted: Separator | null, mostRows: number): Table {
  const separator = wanted ?? separatorOf(csv)
  if (csv.length > CSV_MAX_LENGTH) return { problem: 'TOO_LONG', separator }
  const lines = readCsv(csv, separator)
  if (!lines) return { problem: 'BROKEN', separator }
  const [head, ...rows] = lines
  if (!head || rows.length === 0) return { problem: 'EMPTY', separator }
  // With the right separator no table that somebody has made is as wide.
  if (head.cells.length > MOST_COLUMNS) return { problem: 'BROKEN', separator }
  if (rows.length > mostRows) return { problem: 'TOO_MANY', separator }
  return { problem: null, separator, head, rows }
}

/** A column of a table with three of its values, and what it is; null for one that is left out. */
export interface TableColumn<Field> {
  head: string
  samples: string[]
  field: Field | null
}

/** The columns of a table with what each of them is. */
export function columnsOfTable<Field>(
  head: CsvLine,
  rows: readonly CsvLine[],
  fields: readonly (Field | null)[],
): TableColumn<Field>[] {
  return head.cells.map((name, at) => ({
    head: name,
    samples: rows.flatMap(({ cells }) => cells[at] || []).slice(0, 3),
    field: fields[at] ?? null,
  }))
}
