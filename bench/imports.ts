import { chmodSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { makeDataExport } from '../src/server/public/data-exports/make-actions.ts'
import { partKey } from '../src/server/public/data-exports/parts.ts'
import { importedPartKey } from '../src/server/public/data-imports/archive-parts.ts'
import { readDataImport } from '../src/server/public/data-imports/run-actions.ts'
import { type RunningServices, startServices } from '../src/server/services.ts'
import { benchAccount, fillBusiness } from './business.ts'
import { keepPostgres } from './postgres.ts'

// How long the dry run and the import of 1000 units, 10 000 requests and their documents take, and how much memory.
//   node scripts/with-node.mjs bench/imports.ts --documents 2000
// On the embedded database, and on a PostgreSQL of its own; every id is taken there, so all are given anew.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '2000' } } })
const megabyte = 1024 ** 2

for (const kind of ['PostgreSQL', 'embedded'] as const) await run(kind)

async function run(kind: 'PostgreSQL' | 'embedded'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-imports-'))
  // PostgreSQL does not run as root: its own account must get in.
  chmodSync(folder, 0o755)
  const kept = kind === 'PostgreSQL' ? await keepPostgres(join(folder, 'postgres')) : null
  const config = readConfig({
    NODE_ENV: 'production',
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_ORIGIN: 'http://localhost:3000',
    MEZZO_DATA_DIR: folder,
    MEZZO_LOG: 'error',
    ...(kept && { DATABASE_URL: await kept.create('imports') }),
  })
  const services = await startServices(config, createLog(config), false)
  try {
    const id = await prepare(services, await fillBusiness(services, Number(values.documents)))
    const { kysely } = services.database
    await measure(services, id, `${kind}, ${cpus().length} processors, dry run`)
    await kysely.updateTable('data_imports').set({ state: 'RUNNING' }).where('id', '=', id).execute()
    await measure(services, id, `${kind}, import`)
  } finally {
    await services.stop()
    await kept?.stop()
  }
}

/** Exports the business, and lays the archive where somebody else would have sent it; answers that import's id. */
async function prepare(services: RunningServices, landlordId: string): Promise<string> {
  const { kysely } = services.database
  const ctx = systemContext(services)
  const { id: exportId } = await kysely
    .insertInto('data_exports')
    .values({
      user_id: landlordId,
      landlord_id: landlordId,
      kind: 'WORLD',
      language: 'en',
      asked_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeDataExport(ctx, { exportId })
  const made = await kysely
    .selectFrom('data_exports')
    .select(['run_id', 'size', 'part_size'])
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  const { run_id: runId, size, part_size: partSize } = made
  if (!runId || !size || !partSize) throw new Error('There is no export.')
  const newcomer = await benchAccount(kysely, 'newcomer@bench.example', true)
  const parts = Math.ceil(size / partSize)
  const { id } = await kysely
    .insertInto('data_imports')
    .values({
      landlord_id: newcomer,
      state: 'CHECKING',
      size,
      part_size: partSize,
      parts,
      asked_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let number = 0; number < parts; number++) {
    const part = await ctx.files.get(partKey({ id: exportId, runId }, number))
    if (part) await ctx.files.put(importedPartKey(id, number), part)
  }
  return id
}

async function measure(services: RunningServices, importId: string, name: string): Promise<void> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const started = performance.now()
  await readDataImport(systemContext(services), { importId })
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  const { state, size, problem, problem_place } = await services.database.kysely
    .selectFrom('data_imports')
    .select(['state', 'size', 'problem', 'problem_place'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  process.stdout.write(
    `${name}: ${state} ${problem ?? ''} ${problem_place}, ${Math.round(size / megabyte)} MB, ${seconds.toFixed(1)} s, memory ` +
      `${Math.round(before / megabyte)} MB before and at most ${Math.round(peak / megabyte)} MB\n`,
  )
}
