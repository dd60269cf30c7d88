import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, unprivilegedAccount, type Account } from './binaries.ts'
import { freePort } from '../free-port.ts'
import { scratchFolder } from '../scratch-folder.ts'

const PREFIX = 'mezzo-postgres-'
/** The file with the id of the process whose tests use the server. */
const OWNER = 'owner'

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The connection string of a database on this server. */
  url(database: string): string
  /** Makes a database, empty or as another one is, in place of one of the same name; answers its connection string. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Stops the server and deletes its files; does nothing to a server of TEST_DATABASE_URL. */
  stop(): Promise<void>
}

/** A throw-away PostgreSQL on a free port of 127.0.0.1, or the server that TEST_DATABASE_URL names. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return connectTo(new URL(given), async () => {})
  return await startPostgresIn(scratchFolder())
}

/** A throw-away PostgreSQL that nobody else uses, its files in a folder. */
export async function startPostgresIn(folder: string): Promise<PostgresServer> {
  removeAbandoned(folder)
  const scratch = mkdtempSync(join(folder, PREFIX))
  writeFileSync(join(scratch, OWNER), String(process.pid))
  try {
    return await startOwn(scratch)
  } catch (error) {
    remove(scratch)
    throw error
  }
}

/** Ends and removes servers whose tests were killed before they could: each holds hundreds of megabytes of memory. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const scratch = join(folder, name)
    const owner = name.startsWith(PREFIX) ? readPid(join(scratch, OWNER)) : null
    if (owner === null || isRunning(owner)) continue
    const postmaster = readPid(join(scratch, 'data/postmaster.pid'))
    if (postmaster !== null && isRunning(postmaster)) process.kill(postmaster, 'SIGQUIT')
    remove(scratch)
  }
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8'))
  return Number.isNaN(pid) ? null : pid
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Programs may not be allowed to run from memory, so a copy of them lies elsewhere. */
function copyOf(scratch: string): string {
  return join(tmpdir(), `${basename(scratch)}-programs`)
}

function remove(scratch: string): void {
  for (const folder of [scratch, copyOf(scratch)]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function startOwn(scratch: string): Promise<PostgresServer> {
  const account = unprivilegedAccount()
  const bin = findBinaries(account, copyOf(scratch))
  const password = randomBytes(16).toString('hex')
  const data = join(scratch, 'data')
  initialise(bin, account, scratch, data, password)
  const port = await freePort()
  const log = join(scratch, 'postgres.log')
  const postgres = launch(bin, account, scratch, data, port, log)
  const stop = stopWith(postgres, scratch)
  const url = new URL(`postgres://mezzo:${password}@127.0.0.1:${port}/postgres`)
  try {
    await waitUntilReady(url, postgres, log)
  } catch (error) {
    await stop()
    throw error
  }
  return connectTo(url, stop)
}

function initialise(bin: string, account: Account, scratch: string, data: string, password: string): void {
  const passwordFile = join(scratch, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [scratch, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  const flags = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]
  const result = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'mezzo', ...flags], {
    ...account,
    cwd: scratch,
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? ''}\n${result.stdout}\n${result.stderr}`)
  }
}

/** fsync, synchronous_commit and full_page_writes stay on: our server refuses a database without them. */
function launch(bin: string, account: Account, scratch: string, data: string, port: number, log: string) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    max_connections: 200,
    unix_socket_directories: '',
    timezone: 'UTC',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a')
  // A process group of its own: Ctrl+C must not stop the database before the tests have cleaned up.
  return spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...account,
    cwd: scratch,
    detached: true,
    stdio: ['ignore', output, output],
  })
}

async function waitUntilReady(url: URL, postgres: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 60_000
  let problem = ''
  while (Date.now() < deadline) {
    if (postgres.exitCode !== null || postgres.signalCode !== null) {
      throw new Error(`PostgreSQL stopped at once:\n${readFileSync(log, 'utf8')}`)
    }
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      problem = String(error)
      await sleep(50)
    }
  }
  throw new Error(`PostgreSQL did not answer within 60 s (${problem}):\n${readFileSync(log, 'utf8')}`)
}

function stopWith(postgres: ChildProcess, scratch: string): () => Promise<void> {
  const ended = new Promise<void>((resolve) => postgres.once('exit', () => resolve()))
  // SIGQUIT is PostgreSQL's immediate shutdown: nothing of a throw-away database is worth saving.
  const onExit = () => {
    postgres.kill('SIGQUIT')
    remove(scratch)
  }
  const onSignal = (signal: NodeJS.Signals) => void stop().then(() => process.kill(process.pid, signal))
  const stop = async () => {
    process.off('exit', onExit)
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    postgres.kill('SIGQUIT')
    if (postgres.exitCode === null && postgres.signalCode === null) await ended
    remove(scratch)
  }
  process.on('exit', onExit)
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  return stop
}

function connectTo(server: URL, stop: () => Promise<void>): PostgresServer {
  const url = (database: string) => {
    const address = new URL(server)
    address.pathname = `/${database}`
    return address.href
  }
  const createDatabase = async (name: string, template = 'template1') => {
    for (const plain of [name, template])
      if (!/^[a-z][a-z0-9_]*$/.test(plain)) throw new Error(`"${plain}" is no plain database name`)
    await query(server, `drop database if exists ${name} with (force)`)
    await query(server, `create database ${name} template ${template}`)
    return url(name)
  }
  return { url, createDatabase, stop }
}

async function query(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
