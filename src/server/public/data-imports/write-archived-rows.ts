import { fateOf, IMPORT_TABLES } from '../../../domain/public/data-imports/import-tables.ts'
import type { ImportPlan } from '../../../domain/public/data-imports/import-plan.ts'
import { wrongColumn } from '../../../domain/public/data-imports/import-values.ts'
import type { Db } from '../../kernel/db/database.ts'
import { readShape } from '../deletion/shape-sql.ts'
import { asRefusal, ImportRefusal } from './import-refusal.ts'
import type { ImportedContents } from './keep-archived-contents.ts'
import { writePersons } from './write-persons.ts'
import { columnsOfRow, keyIn, type PlacedSoFar, placeRow } from './place-row.ts'
import type { ArchivedRow, ReadArchive } from './read-archive.ts'
import { ownValues } from './own-values.ts'
import { demandOwn, sortArchive, type SortedArchive } from './sort-archive.ts'
import {
  insertHistoryRows,
  insertImportedCounts,
  insertImportedNames,
  insertLiveRows,
  insertRemainders,
  linkRows,
  listFilledTables,
  listNamesOfOthersHomes,
  lockImportedWorld,
  lockOutOthers,
  type WrittenRow,
} from './write-sql.ts'

/** Into whose world an archive goes, and where its contents lie by now. */
export interface ImportTarget {
  landlordId: string
  contents: ImportedContents
  step: () => void
}

/** What is known while rows are written. */
interface Writing extends PlacedSoFar {
  trx: Db
  me: string
  contents: ImportedContents
  live: Map<string, Set<string>>
  links: { table: string; column: string; id: string; named: string; namedTable: string; former: string }[]
  plan: ImportPlan
}

/**
 * Writes a whole archive into a landlord's empty world, and answers what it did. Whoever wants to know only what it would
 * do lets the transaction end without it. ImportRefusal where it can't be written.
 */
export async function writeArchivedRows(
  trx: Db,
  archive: ReadArchive,
  target: ImportTarget,
): Promise<ImportPlan> {
  await lockImportedWorld(trx, target.landlordId)
  await demandEmptyWorld(trx, target.landlordId)
  const sorted = await sortArchive(trx, archive, target.landlordId)
  const writing: Writing = {
    trx,
    me: target.landlordId,
    contents: target.contents,
    shape: await readShape(trx),
    sorted,
    landlordId: archive.manifest.landlordId,
    live: new Map(),
    links: [],
    plan: emptyPlan(archive, target.contents, sorted),
  }
  for (const table of IMPORT_TABLES) {
    await refusingAt(table, () => writeTable(writing, archive, table))
    target.step()
  }
  await refusingAt('listing_requests', () => writeLinks(writing))
  await insertImportedCounts(trx, target.landlordId)
  // What was begun in another window meanwhile would stand beside the import; from here on nothing more is.
  await lockOutOthers(trx, target.landlordId)
  await demandEmptyWorld(trx, target.landlordId)
  return writing.plan
}

/** Refuses where a landlord has anything that isn't the import's, with the names of the homes, or else of the tables. */
async function demandEmptyWorld(trx: Db, landlordId: string): Promise<void> {
  const filled = await listFilledTables(trx, landlordId)
  if (filled.length === 0) return
  const homes = await listNamesOfOthersHomes(trx, landlordId)
  throw new ImportRefusal('NOT_EMPTY', (homes.length > 0 ? homes : filled).join(', '))
}

async function refusingAt(table: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw asRefusal(error, table)
  }
}

async function writeTable(writing: Writing, archive: ReadArchive, table: string): Promise<void> {
  const { trx, me, sorted } = writing
  if (table !== 'persons') await insertImportedNames(trx, me, table, sorted.givenOf.get(table) ?? [])
  for await (const rows of archive.rows(table)) {
    for (const row of rows) demandOwn(row, archive.manifest.landlordId)
    if (table === 'persons') await countHistory(writing, table, await writePersons(writing, rows))
    else if (fateOf(table) === 'LIVE') await writeLiveRows(writing, table, rows)
    else
      await countHistory(
        writing,
        table,
        rows.filter((row) => !isCounted(writing, table, row)),
      )
    if (table === 'team_members') noteMembers(writing, rows)
  }
}

/** What the database works out from a booking that lives here is there already. */
function isCounted({ live }: Writing, table: string, { values }: ArchivedRow): boolean {
  return fateOf(table) === 'COUNTED' && (live.get('bookings')?.has(String(values['booking_id'])) ?? false)
}

async function writeLiveRows(writing: Writing, table: string, rows: readonly ArchivedRow[]): Promise<void> {
  const { trx, me, live, plan } = writing
  const columns = columnsOfRow(table, rows[0] ?? { text: '', values: {}, place: table }, writing.shape)
  const written: WrittenRow[] = []
  const history: ArchivedRow[] = []
  const remainders: { id: string; line: Record<string, unknown> }[] = []
  const here = live.get(table) ?? new Set()
  live.set(table, here)
  const own = await ownValues(writing, table, rows)
  for (const [at, row] of rows.entries()) {
    if (columnsOfRow(table, row, writing.shape).join() !== columns.join())
      throw new ImportRefusal('BROKEN_ROW', row.place)
    const wrong = wrongColumn(table, row.values)
    if (wrong !== null) throw new ImportRefusal('BROKEN_ROW', `${row.place} ${wrong}`)
    const placed = placeRow(table, row, writing)
    const key = keyIn(table, row)
    const leaves = Object.keys(placed.left).length > 0
    if (!placed.isLive || (leaves && key === null)) {
      history.push(row)
      continue
    }
    if (key !== null) here.add(key)
    const id = key === null ? null : givenFor(writing, key)
    written.push({ text: withGivenIds(writing, row.text), over: { ...placed.over, ...own[at] } })
    if (id !== null && leaves) remainders.push({ id, line: placed.left })
    for (const { column, table: namedTable, id: former } of placed.later)
      writing.links.push({
        table,
        column,
        id: id ?? '',
        named: givenFor(writing, former),
        namedTable,
        former,
      })
  }
  const madeHere = Object.keys(own[0] ?? {}).filter((column) => !columns.includes(column))
  await insertLiveRows(trx, table, [...columns, ...madeHere], written)
  await insertRemainders(trx, me, table, remainders)
  plan.live[table] = (plan.live[table] ?? 0) + written.length
  await countHistory(writing, table, history)
}

/** Rows that name one of their own or of a later table do so now; those whose other one isn't here are left without. */
async function writeLinks({ trx, me, live, links }: Writing): Promise<void> {
  const names = new Set(links.map(({ table, column }) => `${table}.${column}`))
  for (const name of names) {
    const [table = '', column = ''] = name.split('.')
    const own = links.filter((link) => link.table === table && link.column === column)
    const isHere = (link: (typeof own)[number]) => live.get(link.namedTable)?.has(link.former) ?? false
    await linkRows(trx, table, column, own.filter(isHere))
    const left = own.filter((link) => !isHere(link))
    await insertRemainders(
      trx,
      me,
      table,
      left.map(({ id, former }) => ({ id, line: { [column]: former } })),
    )
  }
}

async function countHistory(
  { trx, me, plan, ...writing }: Writing,
  table: string,
  rows: readonly ArchivedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const lines = rows.map(({ text }) => withGivenIds(writing, text))
  await insertHistoryRows(trx, me, table, lines)
  plan.history[table] = (plan.history[table] ?? 0) + rows.length
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** A row in which what stands for an id of the archive stands in its place, wherever that is. */
function withGivenIds({ sorted }: Pick<Writing, 'sorted'>, text: string): string {
  return text.replaceAll(uuid, (id) => sorted.given.get(id) ?? id)
}

function givenFor({ sorted }: Writing, id: string): string {
  return sorted.given.get(id) ?? id
}

function noteMembers({ plan }: Writing, rows: readonly ArchivedRow[]): void {
  for (const { values } of rows)
    if (values['removed_at'] === null && typeof values['email'] === 'string' && plan.members.length < 100)
      plan.members.push(values['email'].slice(0, 200))
}

function emptyPlan({ manifest }: ReadArchive, contents: ImportedContents, sorted: SortedArchive): ImportPlan {
  return {
    madeAt: manifest.madeAt,
    productVersion: manifest.productVersion,
    live: {},
    history: {},
    underWay: sorted.settled.underWay,
    given: Object.fromEntries(
      [...sorted.givenOf]
        .filter(([, names]) => names.length > 0)
        .map(([table, names]) => [table, names.length]),
    ),
    members: [],
    files: contents.files.size,
    photos: contents.photos.size,
    bytes: manifest.contents.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
