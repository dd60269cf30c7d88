import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { unprivilegedAccount } from '../../test/postgres/binaries.ts'
import { pathOf } from '../cluster/programs.ts'
import { findPostgresFolder } from '../postgres-folder.ts'
import { renderBackups, valuesOfRepository } from '../cluster/repository.ts'
import { exitOf, root } from '../processes.ts'

/** A throw-away PostgreSQL whose log of changes goes to a repository of pgBackRest, as deploy/pgbackrest.conf sets it. */
export interface ArchivedPostgres {
  bin: string
  data: string
  url: string
  config: string
  /** Starts it on a folder, the first one unless told otherwise; what runs is stopped before. */
  start: (data?: string) => Promise<void>
  stop: () => Promise<void>
  /** Statements as the superuser; answers what they say. */
  sql: (text: string, database?: string) => string
  /** A call of pgBackRest, which must succeed. */
  pgbackrest: (...args: string[]) => string
}

/** Makes the cluster, its repository and the database of the product in a folder. */
export async function makeArchived(
  folder: string,
  { bin: given, data: kept }: { bin?: string; data?: string } = {},
) {
  const bin = given ?? findPostgresFolder()
  if (!bin || !pathOf('pgbackrest'))
    throw new Error(
      'This wants Debian packages: apt-get install --no-install-recommends postgresql pgbackrest',
    )
  const account = unprivilegedAccount()
  const own = (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
  }
  for (const name of ['', 'run', 'repository', 'log', 'lock', 'spool', 'restored', 'trial']) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o755 })
    own(join(folder, name))
  }
  const data = kept ?? join(folder, 'first')
  const port = await freePort()
  const config = join(folder, 'pgbackrest.conf')
  const run = (program: string, args: string[], input?: string): string => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      ...account,
      cwd: folder,
      encoding: 'utf8',
      input,
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`)
    return stdout
  }
  writeFileSync(config, settingsOfBackups(folder, data, port))
  own(config)
  if (!kept) {
    run(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--data-checksums',
      '-E',
      'UTF8',
      '--no-locale',
    ])
    appendFileSync(join(data, 'postgresql.conf'), settingsOfPostgres(folder, config, port))
  }
  let server: ReturnType<typeof spawn> | null = null
  const stop = async () => {
    if (!server) return
    server.kill('SIGINT')
    await exitOf(server)
    server = null
  }
  const psql = (args: string[], input?: string) =>
    run(
      join(bin, 'psql'),
      ['-Xq', '-h', join(folder, 'run'), '-p', `${port}`, '-U', 'postgres', ...args],
      input,
    )
  const sql = (text: string, database = 'mezzo') => psql(['-At', '-v', 'ON_ERROR_STOP=1', database], text)
  const start = async (on = data) => {
    await stop()
    const log = openSync(join(folder, 'log/postgres.log'), 'a')
    const extra = kept ? ['-c', `config_file=${join(folder, 'postgresql.conf')}`] : []
    server = spawn(join(bin, 'postgres'), ['-D', on, ...extra], {
      ...account,
      cwd: folder,
      stdio: ['ignore', log, log],
    })
    for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
      try {
        sql('select 1', 'postgres')
        return
      } catch (error) {
        if (Date.now() > deadline || server.exitCode !== null) throw error
      }
    }
  }
  const pgbackrest = (...args: string[]) =>
    run('pgbackrest', [`--config=${config}`, '--stanza=mezzo', ...args])
  if (kept) writeFileSync(join(folder, 'postgresql.conf'), settingsOfPostgres(folder, config, port))
  await start()
  pgbackrest('stanza-create')
  if (!kept) psql(['-v', 'password=trial', '-f', join(root, 'deploy/database.sql')])
  const url = `postgresql://mezzo:trial@127.0.0.1:${port}/mezzo`
  return { bin, data, url, config, start, stop, sql, pgbackrest } satisfies ArchivedPostgres
}

function settingsOfPostgres(folder: string, config: string, port: number): string {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: join(folder, 'run'),
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${config} --stanza=mezzo archive-push %p`,
    archive_timeout: '60s',
    wal_level: 'replica',
    shared_buffers: '512MB',
    max_wal_size: '2GB',
    timezone: 'UTC',
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}

function settingsOfBackups(folder: string, data: string, port: number): string {
  return renderBackups({
    ...valuesOfRepository(join(folder, 'repository')),
    BACKUP_LOG: join(folder, 'log'),
    BACKUP_LOCK: join(folder, 'lock'),
    BACKUP_SPOOL: join(folder, 'spool'),
    POSTGRES_DATA: data,
    POSTGRES_PORT: `${port}`,
    SOCKET_DIR: join(folder, 'run'),
  })
}
