import { PRODUCT_VERSION } from '../../kernel/config/product-version.ts'
import {
  BEHIND_COLUMNS,
  BEHIND_TABLES,
  columnsBehind,
  WORLD_TABLES,
} from '../../../domain/public/data-exports/world-tables.ts'
import { EXPORT_FORMAT } from '../../../domain/public/data-exports/data-export.ts'
import type { Archive, ArchivedFile } from '../../kernel/files/archive.ts'
import { inSnapshot } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { UserRow } from '../../people/accounts/sql.ts'
import { addFiles, contentIn } from './add-files.ts'
import { addPictures } from './add-pictures.ts'
import { countFilesOf, readHistoryOf, readWorldRowsOf } from './rows-sql.ts'
import type { ExportRun } from './run.ts'
import { countPicturesOf, readPersonsOf, readRequestsOf } from './world-sql.ts'

/** A table in the manifest: its lines are JSON, one for each row. */
interface WrittenTable extends ArchivedFile {
  table: string
  rows: number
}

/**
 * Writes all that belongs to a landlord's business: a file of JSON lines for each table, all of one moment, contents of
 * files and photos, and a manifest that says what is in it (docs/export-format.md). Answers in how many steps.
 */
export async function writeWorld(
  ctx: Context,
  archive: Archive,
  run: ExportRun,
  { user }: { user: UserRow },
): Promise<number> {
  const of = { landlordId: user.id }
  const [files, pictures] = await Promise.all([countFilesOf(ctx.db, of), countPicturesOf(ctx.db, user.id)])
  const steps = Object.keys(WORLD_TABLES).length + 2 + files + pictures + 1
  run.expect(steps)
  const tables = await inSnapshot({ db: await ctx.replica.upToDate() }, async (trx) => {
    const written: WrittenTable[] = []
    const add = async (table: string, rows: AsyncIterable<string[]>) => {
      written.push(await addTable(archive, table, inTurn(rows, readHistoryOf(trx, table, user.id))))
      run.step()
    }
    await add('persons', readPersonsOf(trx, user.id))
    await add('booking_requests', readRequestsOf(trx, user.id))
    for (const [table, way] of Object.entries(WORLD_TABLES))
      await add(table, readWorldRowsOf(trx, { table, ways: [way], without: columnsBehind(table) }, user))
    return written
  })
  const contents = [
    ...(await addFiles(ctx, archive, run, of)),
    ...(await addPictures(ctx, archive, run, user.id)),
  ]
  const manifest = manifestOf({ landlordId: user.id, at: ctx.now(), tables, contents })
  await archive.add('manifest.json', contentIn(new TextEncoder().encode(manifest)))
  run.step()
  return steps
}

async function addTable(
  archive: Archive,
  table: string,
  windows: AsyncIterable<string[]>,
): Promise<WrittenTable> {
  let rows = 0
  const added = await archive.add(
    `tables/${table}.jsonl`,
    linesOf(windows, (count) => (rows += count)),
  )
  return { table, rows, ...added }
}

/** What is here, and after it what came as history of another installation. */
async function* inTurn(...parts: AsyncIterable<string[]>[]): AsyncGenerator<string[]> {
  for (const part of parts) yield* part
}

async function* linesOf(
  windows: AsyncIterable<string[]>,
  count: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const lines of windows) {
    count(lines.length)
    yield new TextEncoder().encode(`${lines.join('\n')}\n`)
  }
}

function manifestOf(of: {
  landlordId: string
  at: Temporal.Instant
  tables: readonly WrittenTable[]
  contents: readonly ArchivedFile[]
}): string {
  const manifest = {
    format: EXPORT_FORMAT,
    product: 'mezzo',
    productVersion: PRODUCT_VERSION,
    madeAt: of.at.toString(),
    landlordId: of.landlordId,
    tables: of.tables,
    contents: of.contents,
    leftBehind: { tables: BEHIND_TABLES, columns: BEHIND_COLUMNS },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
