import { chmodSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { makeDataExport } from '../src/server/public/data-exports/make-actions.ts'
import { type RunningServices, startServices } from '../src/server/services.ts'
import { fillBusiness } from './business.ts'
import { keepPostgres } from './postgres.ts'

// How long an export of 1000 units, 10 000 requests and their documents takes, and how much memory.
//   node scripts/with-node.mjs bench/exports.ts --documents 2000
// On the embedded database, and on a PostgreSQL of its own.

const { values } = parseArgs({ options: { documents: { type: 'string', default: '2000' } } })
const documents = Number(values.documents)

const megabyte = 1024 ** 2

for (const kind of ['PostgreSQL', 'embedded'] as const) await run(kind)

async function run(kind: 'PostgreSQL' | 'embedded'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-exports-'))
  // PostgreSQL does not run as root: its own account must get in.
  chmodSync(folder, 0o755)
  const kept = kind === 'PostgreSQL' ? await keepPostgres(join(folder, 'postgres')) : null
  const config = readConfig({
    NODE_ENV: 'production',
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_ORIGIN: 'http://localhost:3000',
    MEZZO_DATA_DIR: folder,
    MEZZO_LOG: 'error',
    ...(kept && { DATABASE_URL: await kept.create('exports') }),
  })
  const services = await startServices(config, createLog(config), false)
  try {
    const landlordId = await fillBusiness(services, documents)
    await measure(services, landlordId, kind)
  } finally {
    await services.stop()
    await kept?.stop()
  }
}

async function measure(services: RunningServices, landlordId: string, kind: string): Promise<void> {
  const { kysely } = services.database
  const ctx = systemContext(services)
  const { id } = await kysely
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
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const started = performance.now()
  await makeDataExport(ctx, { exportId: id })
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  const made = await kysely
    .selectFrom('data_exports')
    .select(['state', 'size', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  process.stdout.write(
    `${kind}, ${cpus().length} processors: ${made.state}, ${Math.round((made.size ?? 0) / megabyte)} MB in ` +
      `${made.total} steps, ${seconds.toFixed(1)} s, memory ${Math.round(before / megabyte)} MB before and at most ` +
      `${Math.round(peak / megabyte)} MB\n`,
  )
}
