import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { SystemAccount } from './account.ts'

/** A PostgreSQL that this process alone reaches. */
export interface PrivatePostgres {
  url: string
  /** Ends it with everything on the disk. */
  stop(): Promise<void>
}

/** What it is started on, and for whom. */
export interface PrivateOptions {
  bin: string
  data: string
  /** postgresql.conf, where it does not lie in the data folder. */
  configFile: string | null
  account: SystemAccount
  /** Accounts of this machine that may connect, as the role of the product. */
  allowed: readonly string[]
  role: string
  database: string
}

const port = 5432

/** Thrown where PostgreSQL does not get to the moment, with what to do. */
export class NotFoundBackError extends Error {
  override name = 'NotFoundBackError'
}

/**
 * Starts PostgreSQL on a folder without a network, for the accounts named alone, and waits until it has found to its
 * moment and takes writes. Throws with what to do where it does not get there.
 */
export async function startPrivately(options: PrivateOptions): Promise<PrivatePostgres> {
  const { bin, data, account, role, database } = options
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-restore-'))
  // Those who may connect have to get to it; who may is said by name below.
  chmodSync(folder, 0o711)
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const log = join(folder, 'postgres.log')
  const flags = Object.entries(settingsIn(folder, options)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const output = openSync(log, 'a')
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: ['ignore', output, output],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // SIGINT is its fast shutdown.
  const kill = () => child.kill('SIGINT')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    if (child.exitCode === null && child.signalCode === null) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgresql://${encodeURIComponent(role)}@localhost:${port}/${encodeURIComponent(database)}?host=${encodeURIComponent(folder)}`
  try {
    while (!(await takesWrites(url))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new NotFoundBackError(whyNot(readFileSync(log, 'utf8')))
      await sleep(250)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function settingsIn(folder: string, { data, configFile, allowed, role, account }: PrivateOptions) {
  const users = [...new Set([...allowed, account.name])]
  writeFileSync(join(folder, 'hba.conf'), 'local all all peer map=restore\n', { mode: 0o644 })
  writeFileSync(join(folder, 'ident.conf'), users.map((name) => `restore ${name} ${role}\n`).join(''), {
    mode: 0o644,
  })
  const found = configFile ?? findConfig(data)
  return {
    ...(found ? { config_file: found } : {}),
    data_directory: resolve(data),
    hba_file: join(folder, 'hba.conf'),
    ident_file: join(folder, 'ident.conf'),
    listen_addresses: '',
    unix_socket_directories: folder,
    port,
    logging_collector: 'off',
    log_destination: 'stderr',
    hot_standby: 'on',
    // Nobody else is there who could have each commit, too.
    synchronous_standby_names: '',
    primary_conninfo: '',
    ssl: 'off',
  }
}

/** Where Debian keeps the settings of a data folder that has none. */
function findConfig(data: string): string | undefined {
  if (existsSync(join(data, 'postgresql.conf'))) return undefined
  return globSync('/etc/postgresql/*/*/postgresql.conf').find((path) =>
    new RegExp(`^\\s*data_directory\\s*=\\s*'${resolve(data)}/?'`, 'm').test(readFileSync(path, 'utf8')),
  )
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
    return rows[0]?.waits === false
  } catch (error) {
    // A role or database that is not there will not come.
    if (error instanceof Error && 'code' in error && ['3D000', '28000', '28P01'].includes(String(error.code)))
      throw error
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What the log of a PostgreSQL that ended says to whoever restores. */
export function whyNot(log: string): string {
  if (log.includes('recovery ended before configured recovery target was reached')) {
    const last = [...log.matchAll(/last completed transaction was at log time ([\d-]+ [\d:.]+\S*)/g)].at(
      -1,
    )?.[1]
    return (
      `The archive ends before that moment${last ? `: its last change is of ${last}` : ''}. ` +
      'Restore to an earlier moment, or with --to latest to the end of what is archived.'
    )
  }
  return `PostgreSQL does not start on what was restored:\n${log.slice(-1_500)}`
}
