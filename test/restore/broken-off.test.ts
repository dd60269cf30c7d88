import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownerOf } from '../../scripts/restore/account.ts'
import { readWish, type RestoreWish } from '../../scripts/restore/options.ts'
import { startPrivately } from '../../scripts/restore/private-postgres.ts'
import { restoreDatabase } from '../../scripts/restore/restore-database.ts'
import { type Config, readConfig } from '../../src/server/kernel/config/config.ts'
import { createLog } from '../../src/server/kernel/config/log.ts'
import { applyMigration } from '../../src/server/kernel/db/apply-migration.ts'
import { type Database, openDatabase } from '../../src/server/kernel/db/database.ts'
import { isMigrated } from '../../src/server/kernel/db/migrate.ts'
import { migrationsOf } from '../../src/server/kernel/db/migration-files.ts'
import { findHold } from '../../src/server/kernel/jobs/hold-sql.ts'
import { findBinaries, unprivilegedAccount } from '../postgres/binaries.ts'
import { freePort } from '../free-port.ts'

// A backup of before the last release, and in the place of pgBackRest a program that lays it out.
const folder = mkdtempSync(join(tmpdir(), 'mezzo-broken-off-'))
const backup = join(folder, 'backup')
const bin = findBinaries(unprivilegedAccount(), join(folder, 'programs'))
const to = Temporal.Now.instant()
const config: Config = {
  ...readConfig({ NODE_ENV: 'test', MEZZO_LOG: 'silent' }),
  databaseUrl: 'postgresql://mezzo@127.0.0.1/postgres',
  dataDir: join(folder, 'files'),
  erasureLog: null,
  migrations: 'none',
}

beforeAll(async () => {
  chmodSync(folder, 0o755)
  mkdirSync(config.dataDir)
  for (const name of ['backup', 'whole', 'torn']) makeFolder(join(folder, name))
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', backup, '-U', 'mezzo', '--no-locale', '--no-sync', '-E', 'UTF8'],
    {
      ...unprivilegedAccount(),
      cwd: '/',
    },
  )
  if (made.status !== 0) throw new Error(String(made.stderr))
  await onDatabase(backup, (database) =>
    database.session(async (session) => {
      await session.exec(
        'create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
      )
      for (const migration of migrationsOf('before').slice(0, -1)) await applyMigration(session, migration)
    }),
  )
  const known = { label: 'full', timestamp: { stop: 0 }, info: { size: 1, repository: { delta: 1 } } }
  const said = JSON.stringify([{ name: 'mezzo', status: { code: 0, message: 'ok' }, backup: [known] }])
  writeFileSync(
    join(folder, 'pgbackrest'),
    `#!/bin/sh
for word; do case "$word" in info) echo '${said}'; exit ;; --pg1-path=*) data=\${word#*=} ;; esac; done
cp -a ${backup}/. "$data" && echo "recovery_target_time = '2026-11-28 12:00:00+00'" >> "$data/postgresql.auto.conf"
`,
    { mode: 0o755 },
  )
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function makeFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 })
  const { uid, gid } = unprivilegedAccount()
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

async function onDatabase<T>(data: string, look: (database: Database) => Promise<T>): Promise<T> {
  const own = ownerOf('/').name
  const place = { bin, data, configFile: null, account: ownerOf(data), role: 'mezzo', database: 'postgres' }
  const server = await startPrivately({ ...place, allowed: [own] })
  const database = await openDatabase({ ...config, databaseUrl: server.url })
  try {
    return await look(database)
  } finally {
    await database.close()
    await server.stop()
  }
}

async function restoreInto(data: string, settings: Config) {
  const wish = readWish(['--to', to.toString(), '--data', data, '--bin', bin]) as RestoreWish
  return await restoreDatabase(wish, { config: settings, log: createLog(settings), say: () => {} })
}

const stateOf = (data: string) =>
  onDatabase(data, async (database) => ({
    hold: await findHold(database.kysely),
    isMigrated: await isMigrated(database),
  }))

test('a state of before the last release is restored where a start applies no migrations', async () => {
  const data = join(folder, 'whole')
  const { findings } = await restoreInto(data, config)
  expect(findings.filter(({ severity }) => severity === 'FAIL')).toEqual([])
  expect(await stateOf(data)).toMatchObject({ hold: { jobs: 'ALL' }, isMigrated: true })
})

test('a restore that breaks off has held the jobs, and says that nothing may be started', async () => {
  const data = join(folder, 'torn')
  const away = `http://127.0.0.1:${await freePort()}`
  const bucket = readConfig({
    NODE_ENV: 'test',
    MEZZO_FILES: 's3',
    MEZZO_S3_BUCKET: 'mezzo',
    MEZZO_S3_ENDPOINT: away,
    MEZZO_S3_ACCESS_KEY_ID: 'key',
    MEZZO_S3_SECRET_ACCESS_KEY: 'secret',
  })
  await expect(restoreInto(data, { ...config, storage: bucket.storage })).rejects.toThrow(
    `Start neither PostgreSQL nor Mezzo on ${data}`,
  )
  expect((await stateOf(data)).hold).toMatchObject({ jobs: 'ALL' })
  expect(readFileSync(join(data, 'postgresql.auto.conf'), 'utf8')).not.toContain('recovery_target')
})
