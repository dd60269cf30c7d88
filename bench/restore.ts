import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endOnSignals } from '../scripts/processes.ts'
import { makeArchived } from '../scripts/restore-trial/archived-postgres.ts'
import { runRestore } from '../scripts/restore-trial/command.ts'

// How long a backup of a large database takes, how large it is, and how long the product's command takes to bring it back
// and to check it. --data is the folder of a stopped PostgreSQL 15 with a database mezzo, as db:scale fills it with
// DATABASE_URL; it gets some changes. --folder needs about one and a half times its size.
endOnSignals()
const { values } = parseArgs({ options: { data: { type: 'string' }, folder: { type: 'string' } } })
const { data, folder } = values
if (!data || !folder) throw new Error('--data and --folder')
const figures: Record<string, string> = {}
const timed = async (name: string, work: () => unknown) => {
  const began = performance.now()
  await work()
  figures[name] = `${((performance.now() - began) / 1_000).toFixed(1)} s`
}

const postgres = await makeArchived(folder, { data })
try {
  figures['database'] = postgres.sql('select pg_size_pretty(pg_database_size(current_database()))').trim()
  await timed('full backup', () => postgres.pgbackrest('--type=full', 'backup'))
  const log = () => Number(postgres.sql(`select pg_current_wal_lsn() - '0/0'`))
  const before = log()
  await timed('changes to be found again', () =>
    postgres.sql(
      'update listing_requests set viewed_by_landlord_at = now() where id in (select id from listing_requests limit 200000)',
    ),
  )
  figures['log of these changes'] = `${((log() - before) / 1e6).toFixed(0)} MB`
  await timed('incremental backup', () => postgres.pgbackrest('--type=incr', 'backup'))
  const again = log()
  postgres.sql(
    'update listing_requests set viewed_by_landlord_at = now() where id in (select id from listing_requests limit 200000)',
  )
  figures['log after the last backup'] = `${((log() - again) / 1e6).toFixed(0)} MB`
  const moment = Temporal.Now.instant()
  postgres.sql('create table harm (at timestamptz); insert into harm values (now())')
  figures['in the repository'] = postgres.pgbackrest('info').replaceAll(/\s+/g, ' ')
  await postgres.stop()
  mkdirSync(join(folder, 'product'), { recursive: true })
  const env = {
    DATABASE_URL: postgres.url,
    MEZZO_DATA_DIR: join(folder, 'product'),
    MEZZO_FILES_COPY: join(folder, 'copy'),
  }
  const place = ['--data', join(folder, 'restored'), '--bin', postgres.bin]
  const settings = ['--pgbackrest-config', postgres.config, '--config-file', join(folder, 'postgresql.conf')]
  await timed('restore, all of it', async () => {
    const { code, findings, times, output } = await runRestore(
      ['--to', moment.toString(), ...place, ...settings],
      env,
    )
    for (const { step, seconds } of times) figures[`restore, ${step}`] = `${seconds.toFixed(1)} s`
    for (const { severity, check, says } of findings) process.stdout.write(`${severity} ${check}: ${says}\n`)
    if (code !== 0) process.stdout.write(output)
  })
} finally {
  await postgres.stop()
}
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`)
rmSync(folder, { recursive: true })
