import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AskedDatabase, askDatabaseAt } from '../../scripts/doctor/ask.ts'
import { examineConnection, examineExtensions, examineMigrations } from '../../scripts/doctor/database.ts'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { examinePooler } from '../../scripts/doctor/pooler.ts'
import { examineJobs } from '../../scripts/doctor/queue.ts'
import { examineReadReplica, examineReplication } from '../../scripts/doctor/replication.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { urlOfTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { unprivilegedAccount } from '../postgres/binaries.ts'
import { type PostgresServer, startPostgres } from '../postgres/server.ts'

let t: TestApp
let server: PostgresServer
let empty: string
let http: Server
let smtp: SMTPServer
const folder = mkdtempSync(join(tmpdir(), 'mezzo-doctor-'))

beforeAll(async () => {
  t = await buildTestApp()
  server = await startPostgres()
  empty = await server.createDatabase(`mezzo_empty_${process.pid}`)
  http = createServer((_, response) => response.end())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await t.close()
  await run(`drop database ${new URL(empty).pathname.slice(1)}`)
  await server.stop()
  await new Promise((resolve) => http.close(resolve))
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(folder, { recursive: true })
})

const portOf = (listening: { address(): unknown }) => (listening.address() as AddressInfo).port

async function run(statement: string, url = server.url('postgres')): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function asking<T>(url: string, look: (database: AskedDatabase) => Promise<T>): Promise<T> {
  const database = askDatabaseAt(url)
  const found = await look(database)
  await database.close()
  return found
}

test('a database that is away, or a wrong password, fails without telling the password', async () => {
  const away = new URL(empty)
  away.port = String(await freePort())
  const wrong = new URL(empty)
  wrong.password = 'wrong-4c1'
  for (const url of [away, wrong]) {
    const finding = await asking(url.href, examineConnection)
    expect(finding.severity).toBe('FAIL')
    expect(JSON.stringify(finding)).not.toContain(url.password)
  }
  expect(await asking(empty, examineConnection)).toMatchObject({ severity: 'OK' })
})

test('an empty database lacks its extensions, tables and queue', async () => {
  const [byStart, byCommand] = ['Start a server', 'npm run migrate -- before'].map((advice) => ({
    advice: expect.stringContaining(advice),
  }))
  for (const [phase, advice] of [
    ['all', byStart],
    ['none', byCommand],
  ] as const) {
    expect(await asking(empty, (database) => examineExtensions(database, phase))).toMatchObject([
      { severity: 'FAIL', ...advice },
      { severity: 'FAIL', ...advice },
    ])
    expect(await asking(empty, (database) => examineMigrations(database, phase))).toMatchObject([
      { severity: 'WARN', says: 'The database is empty.', ...advice },
    ])
  }
  expect(await asking(empty, examineJobs)).toMatchObject([{ severity: 'WARN' }])
})

test('replicas that commits wait for and that are missing fail', async () => {
  // The settings of a whole server are changed: it has one of its own.
  vi.stubEnv('TEST_DATABASE_URL', '')
  const own = await startPostgres()
  vi.unstubAllEnvs()
  const url = own.url('postgres')
  expect(await asking(url, examineReplication)).toMatchObject([
    { severity: 'WARN', says: expect.stringContaining('no replica') },
  ])
  await run(`select pg_create_physical_replication_slot('lost')`, url)
  await run(`alter system set synchronous_standby_names = 'nobody'`, url)
  await run('select pg_reload_conf()', url)
  await expect
    .poll(() => asking(url, examineReplication))
    .toMatchObject([
      { severity: 'FAIL', says: expect.stringContaining('there is none') },
      { severity: 'WARN', says: expect.stringContaining('slot lost') },
    ])
  await own.stop()
  expect(await examineReadReplica(empty)).toMatchObject([{ severity: 'WARN' }])
  expect(await examineReadReplica(url)).toMatchObject([{ severity: 'FAIL' }])
})

test('a role that may not see how replicas are says so, and takes none for lost', async () => {
  const asReplica = { connectionString: server.url('postgres'), replication: 'true' }
  const replica = new Client(asReplica)
  await replica.connect()
  await run(`create role watcher login password 'watcher'`)
  const url = Object.assign(new URL(empty), { username: 'watcher', password: 'watcher' }).href
  try {
    expect(await asking(url, examineReplication)).toMatchObject([
      { severity: 'WARN', advice: expect.stringContaining('grant pg_read_all_stats') },
    ])
    await run('grant pg_read_all_stats to watcher')
    // It has connected, and takes nothing yet.
    expect(await asking(url, examineReplication)).toMatchObject([
      { severity: 'WARN', says: expect.stringContaining('no replica') },
    ])
  } finally {
    await replica.end()
    await run('drop role watcher')
  }
})

const pgbouncer = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? ''
const minor = Number(/PgBouncer 1\.(\d+)/.exec(pgbouncer)?.[1] ?? 99)

/** The installed PgBouncer before the server of the tests. */
async function startPooler(mode: string): Promise<{ url: string; pooler: ChildProcess }> {
  const address = new URL(server.url('postgres'))
  const port = await freePort()
  const { uid, gid } = unprivilegedAccount()
  const place = join(folder, mode)
  mkdirSync(place)
  const file = join(place, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${address.hostname} port=${address.port} user=${address.username} password=${address.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    { mode: 0o644 },
  )
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, place, file]) chownSync(path, uid, gid)
  const pooler = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...unprivilegedAccount() })
  const url = new URL(empty)
  url.port = String(port)
  await expect.poll(async () => (await asking(url.href, examineConnection)).severity).toBe('OK')
  return { url: url.href, pooler }
}

test.skipIf(minor >= 21).each([
  ['session', 'OK'],
  ['transaction', 'FAIL'],
])('PgBouncer before 1.21 in %s mode is %s', async (mode, severity) => {
  const { url, pooler } = await startPooler(mode)
  expect(await examinePooler(url)).toMatchObject({ severity })
  pooler.kill()
})

test('without a pooler connections are ours', async () => {
  expect(await examinePooler(empty)).toMatchObject({ severity: 'OK' })
})

const EVERY_CHECK =
  'settings database safety extensions permissions migrations pooler replication clock backups jobs mail feeds files seal audit erasures disk secrets'.split(
    ' ',
  )

/** `npm run doctor -- --json` as an operator calls it. */
async function doctor(env: Record<string, string>): Promise<{ code: number; findings: Finding[] }> {
  const script = join(import.meta.dirname, '../../scripts/doctor.ts')
  const args = [script, '--json', `--clock=http://127.0.0.1:${portOf(http)}/`]
  // execFile rejects with what was said where the program ends with another code than 0.
  const said = await promisify(execFile)(process.execPath, args, { env: { PATH: '/nowhere', ...env } }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  )
  const { findings } = JSON.parse(said.stdout) as { findings: Finding[] }
  return { code: said.code, findings }
}

test('a whole installation passes, and one that is broken ends with 1', async () => {
  const ctx = await t.ctxFor(null)
  await t.db.transaction().execute((trx) => ctx.enqueue(trx, 'forgetOldLogins', {}))
  await t.runJobs()
  const healthy = {
    NODE_ENV: 'production',
    MEZZO_ORIGIN: 'https://mezzo.example',
    MEZZO_SECRET: t.services.config.secret.replace('development', 'installation'),
    MEZZO_DATA_DIR: folder,
    DATABASE_URL: given(await urlOfTestDatabase(t.db)),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
  }
  const passed = await doctor(healthy)
  expect(passed.findings.filter(({ severity }) => severity === 'FAIL')).toEqual([])
  expect(passed.code).toBe(0)
  expect(new Set(passed.findings.map(({ check }) => check))).toEqual(new Set(EVERY_CHECK))
  const broken = await doctor({ ...healthy, SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: empty })
  expect(broken.code).toBe(1)
  const failed = broken.findings.filter(({ severity }) => severity === 'FAIL')
  expect(failed.map(({ check }) => check)).toEqual(['extensions', 'extensions', 'mail'])
  for (const { advice } of failed) expect(advice).toMatch(/\.$/)
  expect((await doctor({ ...healthy, MEZZO_SECRET: 'short' })).code).toBe(1)
})
