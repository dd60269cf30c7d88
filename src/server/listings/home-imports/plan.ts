import { createHash } from 'node:crypto'
import type { ListingLanguage } from '../../../domain/catalogue/language.ts'
import { type DayOrder, recognizeDayOrder } from '../../../domain/kernel/written-day.ts'
import type { HomeField } from '../../../domain/listings/homes-file-heads.ts'
import {
  MAX_IMPORTED_HOMES,
  NEEDED_HOME_FIELDS,
  type PlannedHome,
  planHomes,
  readHomeLines,
  recognizeHomeColumns,
} from '../../../domain/listings/homes-file.ts'
import type { CsvLine, Separator } from '../../kernel/csv/csv.ts'
import { columnsOfTable, readTable, type TableColumn, type TableProblem } from '../../kernel/csv/table.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listHomeIdentities } from './sql.ts'

/** A file of homes, and what somebody has said about it; null for what the file shall say itself. */
export interface HomesFile {
  csv: string
  separator: Separator | null
  fields: (HomeField | null)[] | null
  dayOrder: DayOrder | null
  /** Where a line names none. */
  country: string
  /** Of titles and descriptions; null for that of whoever sends it. */
  textLanguage: ListingLanguage | null
}

/** Everything that importing a file would do. */
export interface HomesPlan {
  problem: TableProblem | null
  missing: HomeField[]
  separator: Separator
  dayOrder: DayOrder
  isDayOrderSure: boolean
  textLanguage: ListingLanguage
  columns: TableColumn<HomeField>[]
  homes: PlannedHome[]
  /** The same for the same consequences. */
  seen: string
}

/** What importing a file of homes would do, without doing it, beside the homes that the viewer works on. One statement. */
export async function planHomesFile(db: Db, ctx: Context, file: HomesFile): Promise<HomesPlan> {
  const table = readTable(file.csv, file.separator, MAX_IMPORTED_HOMES)
  const { separator } = table
  const textLanguage = file.textLanguage ?? ctx.language
  if (table.problem) return { ...nothingRead, separator, textLanguage, problem: table.problem }
  const { head, rows } = table
  const given = file.fields ?? recognizeHomeColumns(head.cells)
  const fields = head.cells.map((_, at) => given[at] ?? null)
  const order = recognizeDayOrder(cellsOf(rows, fields.indexOf('AVAILABLE_FROM')))
  const dayOrder = file.dayOrder ?? order.order
  const missing = NEEDED_HOME_FIELDS.filter((field) => !fields.includes(field))
  const base = {
    separator,
    textLanguage,
    dayOrder,
    isDayOrderSure: order.isSure || file.dayOrder !== null,
    missing,
    columns: columnsOfTable(head, rows, fields),
  }
  if (missing.length > 0) return { ...nothingRead, ...base, problem: 'COLUMNS_MISSING' }
  const lines = readHomeLines(rows, { fields, dayOrder, country: file.country, textLanguage })
  const homes = planHomes(lines, await listHomeIdentities(db, requireViewer(ctx)))
  return { ...base, problem: null, homes, seen: hashOf(homes) }
}

const nothingRead: Omit<HomesPlan, 'separator' | 'textLanguage' | 'problem'> = {
  missing: [],
  dayOrder: 'DAY_FIRST',
  isDayOrderSure: true,
  columns: [],
  homes: [],
  seen: '',
}

function cellsOf(rows: readonly CsvLine[], at: number): string[] {
  return at < 0 ? [] : rows.map(({ cells }) => cells[at] ?? '')
}

function hashOf(homes: readonly PlannedHome[]): string {
  const consequences = homes.map(({ line, outcome, payload }) => [line, outcome, payload])
  return createHash('sha256').update(JSON.stringify(consequences)).digest('base64url').slice(0, 22)
}
