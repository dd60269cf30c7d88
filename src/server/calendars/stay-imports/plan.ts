import { createHash } from 'node:crypto'
import { isUuid, plain } from '../../../domain/kernel/text.ts'
import {
  type LastDay,
  NEEDED_STAY_FIELDS,
  recognizeColumns,
  type StaysPlatform,
} from '../../../domain/calendars/stays-file-columns.ts'
import { type StayField } from '../../../domain/calendars/stays-file-heads.ts'
import { type DayOrder, recognizeDayOrder } from '../../../domain/kernel/written-day.ts'
import {
  MAX_IMPORTED_STAYS,
  type PlannedStay,
  planStays,
  readStayLines,
  type StayFacts,
} from '../../../domain/calendars/stays-file.ts'
import type { CsvLine, Separator } from '../../kernel/csv/csv.ts'
import { columnsOfTable, readTable, type TableColumn, type TableProblem } from '../../kernel/csv/table.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import type { WaitingRequest } from '../../listings/occupancy/waiting.ts'
import { planBlocks } from '../blocks/block-plan.ts'
import {
  findFormat,
  listKnownStays,
  listStayUnits,
  listUnitBlocks,
  listUnitNames,
  type StayUnit,
  type StoredFormat,
} from './sql.ts'
import { finderOfUnits, namesOfUnit, type StaysUnitName, unitNamesOf } from './unit-names.ts'

/** A file of stays, and what somebody has said about it; null for what the file shall say itself. */
export interface StaysFile {
  csv: string
  separator: Separator | null
  fields: (StayField | null)[] | null
  dayOrder: DayOrder | null
  lastDay: LastDay | null
  /** What names of the file mean: a unit, or null to leave their lines out. */
  units: { name: string; listingId: string | null }[]
}

/** Everything that importing a file would do. */
export interface StaysPlan {
  problem: TableProblem | null
  missing: StayField[]
  platform: StaysPlatform
  separator: Separator
  dayOrder: DayOrder
  isDayOrderSure: boolean
  lastDay: LastDay
  /** As the last file with these heads was understood. */
  isRemembered: boolean
  columns: TableColumn<StayField>[]
  unitNames: StaysUnitName[]
  units: StayUnit[]
  stays: PlannedStay[]
  declined: WaitingRequest[]
  headsHash: string
  /** The same for the same consequences. */
  seen: string
}

/** What importing a file of stays would do, without doing it; as many statements for two thousand lines as for two. */
export async function planStaysFile(db: Db, ctx: Context, file: StaysFile): Promise<StaysPlan> {
  const viewer = requireViewer(ctx)
  const table = readTable(file.csv, file.separator, MAX_IMPORTED_STAYS)
  const units = await listStayUnits(db, viewer)
  const empty = { ...nothingRead, separator: table.separator, units }
  if (table.problem) return { ...empty, problem: table.problem }
  const { head, rows } = table
  const headsHash = hashOf(head.cells.map(plain))
  const stored = viewer.landlordId ? await findFormat(db, viewer.landlordId, headsHash) : null
  const read = understand(head, rows, units, file, stored)
  const missing = NEEDED_STAY_FIELDS.filter((field) => !read.format.fields.includes(field))
  const { format, ...understood } = read
  const base = {
    ...empty,
    ...understood,
    ...format,
    headsHash,
    missing,
    isRemembered: stored !== null && !file.fields,
  }
  if (missing.length > 0) return { ...base, problem: 'COLUMNS_MISSING' }
  const names = viewer.landlordId
    ? await listUnitNames(db, viewer.landlordId)
    : new Map<string, string | null>()
  const unitOf = finderOfUnits(units, names, file.units)
  const stayLines = readStayLines(rows, format)
  const facts = await loadFacts(db, ctx, { units, unitOf, platform: read.platform, stayLines })
  const stays = planStays(stayLines, facts)
  const plan = await planBlocks(db, ctx, ...dayChangesOf(stays, units))
  const outcomes = stays.map(({ line, outcome, listingId, stay, note }) => [
    line,
    outcome,
    listingId,
    stay,
    note,
  ])
  return {
    ...base,
    unitNames: unitNamesOf(stayLines, unitOf),
    stays,
    declined: plan.declined,
    seen: hashOf([plan.seen, outcomes]).slice(0, 22),
  }
}

const nothingRead: Omit<StaysPlan, 'separator' | 'units'> = {
  problem: null,
  missing: [],
  platform: 'OTHER',
  dayOrder: 'DAY_FIRST',
  isDayOrderSure: true,
  lastDay: 'TAKEN',
  isRemembered: false,
  columns: [],
  unitNames: [],
  stays: [],
  declined: [],
  headsHash: '',
  seen: '',
}

/** How the file is understood: as somebody says, else as the last one was, else as it says itself. */
function understand(
  head: CsvLine,
  rows: readonly CsvLine[],
  units: readonly StayUnit[],
  file: StaysFile,
  stored: StoredFormat | null,
) {
  const cells = rows.map((row) => row.cells)
  const known = new Set(units.flatMap((unit) => namesOfUnit(unit).map(plain)))
  const recognized = recognizeColumns(head.cells, cells, known)
  const given = file.fields ?? stored?.fields ?? recognized.fields
  const fields = head.cells.map((_, at) => given[at] ?? null)
  const days = fields.flatMap((field, at) =>
    field === 'FROM' || field === 'TO' ? cells.map((row) => row[at] ?? '') : [],
  )
  const order = recognizeDayOrder(days)
  return {
    platform: recognized.platform,
    columns: columnsOfTable(head, rows, fields),
    isDayOrderSure: order.isSure || file.dayOrder !== null || stored !== null,
    format: {
      fields,
      // What the days themselves show is more than what an older file was.
      dayOrder: file.dayOrder ?? (order.isSure ? order.order : (stored?.dayOrder ?? order.order)),
      lastDay: file.lastDay ?? stored?.lastDay ?? recognized.lastDay,
    },
  }
}

async function loadFacts(
  db: Db,
  ctx: Context,
  about: {
    units: readonly StayUnit[]
    unitOf: StayFacts['unitOf']
    platform: StaysPlatform
    stayLines: readonly { unitName: string; reference: string }[]
  },
): Promise<StayFacts> {
  const { units, unitOf, platform, stayLines } = about
  const today = ctx.today()
  const named = new Set(stayLines.flatMap(({ unitName }) => unitOf(unitName) ?? []).filter(isUuid))
  const groupIds = [...new Set(units.flatMap(({ id, groupId }) => (named.has(id) ? groupId : [])))]
  const references = stayLines.flatMap(({ reference }) => reference || [])
  const calendars = [...(await loadCalendars(db, groupIds, today)).values()].flat()
  const byUnit = new Map(calendars.map((calendar) => [calendar.id, calendar.occupancies]))
  const visible = new Set(units.map(({ id }) => id))
  const known = await listKnownStays(db, requireViewer(ctx), platform, references)
  const blocks = Map.groupBy(await listUnitBlocks(db, [...named], today), ({ listingId }) => listingId)
  return {
    today,
    unitOf,
    known: new Map([...known].filter(([, { listingId }]) => visible.has(listingId))),
    takenIn: (id) => (byUnit.get(id) ?? []).filter(({ kind }) => kind !== 'BLOCK'),
    blocksIn: (id) => blocks.get(id) ?? [],
  }
}

/** The days that a plan blocks, and the blocks that go. */
export function dayChangesOf(stays: readonly PlannedStay[], units: readonly StayUnit[]) {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const wanted = stays.flatMap(({ outcome, stay, listingId }) => {
    const unit = byId.get(listingId ?? '')
    return stay && unit && (outcome === 'ADD' || outcome === 'CHANGE') ? [{ ...stay, unit }] : []
  })
  const removed = stays.flatMap(({ outcome, known }) =>
    known && (outcome === 'CHANGE' || outcome === 'FREE') ? known.blockId : [],
  )
  return [wanted, removed] as const
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
