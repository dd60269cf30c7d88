import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect } from 'vitest'
import { RESET_COLUMNS } from '../src/domain/public/data-imports/import-tables.ts'
import type { Browser } from './app.ts'
import { given } from './builders.ts'
import { startExportStage } from './data-export-stage.ts'
import { multipart } from './multipart.ts'

/** An import as a landlord sees it. */
export interface ShownImport {
  _id: string
  state: string
  partSize: number
  parts: number
  plan: {
    counts: { kind: string; live: number; history: number }[]
    underWay: number
    idsGiven: number
    members: string[]
  } | null
  problem: string | null
  foundIn: string
}

type Line = Record<string, unknown>

/** The tables of an archive by name, each line as it stands there but for what the normalising has to know. */
export interface OpenedExport {
  archive: Buffer
  landlordId: string
  tables: Record<string, Line[]>
  contents: { path: string; bytes: number; sha256: string }[]
}

const fields =
  '_id state partSize parts problem foundIn plan { counts { kind live history } underWay idsGiven members }'

/** The stage of exports, with what landlords do to bring one in. */
export function startImportStage() {
  const stage = startExportStage()
  beforeEach(async () => {
    for await (const key of stage.t.services.files.list('imports')) await stage.t.services.files.remove(key)
  })

  async function call(as: Browser, mutation: string): Promise<ShownImport> {
    const { data } = await stage.t.graphql<
      Record<string, { error: unknown; dataImport: ShownImport | null }>
    >(`mutation { answer: ${mutation} { error { name reason } dataImport { ${fields} } } }`, {}, as)
    expect(data['answer']?.error).toBeNull()
    return given(data['answer']?.dataImport)
  }

  const sendPart = (as: Browser, id: string, number: number, content: Uint8Array) =>
    stage.t.send(as, {
      method: 'POST',
      url: `/api/data-imports/${id}/parts`,
      ...multipart({ number: String(number) }, { name: 'part', content }),
    })

  /** Sends an archive, lets it be read, and answers what the landlord is shown. */
  async function bring(as: Browser, archive: Uint8Array): Promise<ShownImport> {
    const begun = await call(as, `beginDataImport(size: ${archive.length})`)
    for (let number = 0; number * begun.partSize < archive.length; number++) {
      const part = archive.subarray(number * begun.partSize, (number + 1) * begun.partSize)
      expect((await sendPart(as, begun._id, number, part)).statusCode).toBe(200)
    }
    await stage.t.runJobs()
    return await shownImport(as)
  }

  async function shownImport(as: Browser): Promise<ShownImport> {
    const { data } = await stage.t.graphql<{ dataImport: ShownImport | null }>(
      `{ dataImport { ${fields} } }`,
      {},
      as,
    )
    return given(data.dataImport)
  }

  /** Sends an archive and has it carried out. */
  async function importAll(as: Browser, archive: Uint8Array): Promise<ShownImport> {
    const planned = await bring(as, archive)
    expect([planned.problem, planned.foundIn, planned.state]).toEqual([null, '', 'PLANNED'])
    await call(as, `confirmDataImport(dataImportId: "${planned._id}")`)
    await stage.t.runJobs()
    const done = await shownImport(as)
    expect([done.state, done.problem, done.foundIn]).toEqual(['DONE', null, ''])
    expect(done.plan).toEqual(planned.plan)
    return done
  }

  async function exportAll(as: Browser): Promise<OpenedExport> {
    const { answer } = await stage.download(as, 'exportBusiness')
    return openExport(answer.rawPayload)
  }

  return Object.assign(stage, { call, sendPart, bring, shownImport, importAll, exportAll })
}

/** Opens an archive for a comparison. */
export function openExport(archive: Buffer): OpenedExport {
  const zip = unzipSync(archive)
  const text = (path: string) => strFromU8(given(zip[path]))
  const manifest = JSON.parse(text('manifest.json')) as {
    landlordId: string
    tables: { table: string; path: string }[]
    contents: OpenedExport['contents']
  }
  const tables = Object.fromEntries(
    manifest.tables.map(({ table, path }) => [
      table,
      text(path)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line),
    ]),
  )
  return { archive, landlordId: manifest.landlordId, tables, contents: manifest.contents }
}

/** What the importer's own doings write into the log beside what came. */
const OWN_ACTIONS = [
  'beginDataImport',
  'confirmDataImport',
  'importBusiness',
  'requestDataExport',
  'makeDataExport',
]

/**
 * An export with everything that may differ made equal: ids and numbers that were given are those of the archive again,
 * columns that are reset say what they are reset to, who the landlord is and what made the export is left out.
 */
export function normalised(
  { tables, contents, landlordId }: OpenedExport,
  back: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const restored = (text: string) => {
    let whole = text
    for (const [is, was] of back) whole = whole.replaceAll(is, was)
    return whole
  }
  const lines = Object.entries(tables).map(([table, rows]) => [
    table,
    rows
      .filter((row) => !(table === 'persons' && row['id'] === landlordId))
      .map((row) => restored(JSON.stringify(sorted(resetLine(table, row)))))
      .toSorted(),
  ])
  return {
    ...Object.fromEntries(lines),
    contents: contents.map(({ path, bytes, sha256 }) => restored(`${path} ${bytes} ${sha256}`)).toSorted(),
  }
}

/** The lines of a log that an import didn't write itself. */
export function withoutOwnDoings(lines: readonly string[], known: readonly string[]): string[] {
  const left = [...known]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at !== -1) left.splice(at, 1)
    return at !== -1 || !OWN_ACTIONS.some((action) => line.includes(`"action":"${action}"`))
  })
}

function resetLine(table: string, row: Line): Line {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const reset = RESET_COLUMNS[`${table}.${column}`]
      if (reset === undefined) return [column, value]
      return [column, reset === 'MADE_HERE' ? 'made here' : reset.to]
    }),
  )
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
