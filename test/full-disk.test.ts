import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isReady, type ServerProcess, startServer } from '../scripts/server-process.ts'
import { openDatabase } from '../src/server/kernel/db/database.ts'
import { UnknownCommitError } from '../src/server/kernel/db/unavailable.ts'
import { type PostgresServer, startPostgresIn } from './postgres/server.ts'
import { type Client, clientOf } from './process-client.ts'
import { scratchFolder } from './scratch-folder.ts'

const onPostgres = process.env['MEZZO_TEST_DATABASE'] === 'postgres'
const disk = onPostgres ? mountSmallDisk() : null
if (onPostgres && !disk)
  process.stdout.write('No small disk can be mounted here: the full disk is not tried.\n')

// Q8: the disk of the database is full. And beside it, since it wants a server of its own: a leader without a standby.
describe.runIf(disk !== null)('a database of its own', () => {
  const folder = disk ?? ''
  const filler = join(folder, 'filler')
  let postgres: PostgresServer
  let server: ServerProcess
  let admin: pg.Client
  const here = () => server

  beforeAll(async () => {
    postgres = await startPostgresIn(folder)
    const databaseUrl = await postgres.createDatabase('mezzo_disk')
    const env = { MEZZO_DEMO: '0', MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'error' }
    server = await startServer({ databaseUrl, env })
    admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
  }, 240_000)
  afterAll(async () => {
    await admin.end()
    await server.remove()
    await postgres.stop()
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  const becomes = async (ready: boolean, within: number) => {
    await expect.poll(() => isReady(server.url), { timeout: within, interval: 50 }).toBe(ready)
  }
  const signUp = async (person: Client): Promise<string> => {
    const email = `${randomUUID()}@mezzo.example`
    const of = { email, password: 'correct horse battery', firstName: 'A', lastName: 'B', landlord: false }
    await person.post('/api/auth/sign-up/email', { ...of, language: 'en' })
    return email
  }
  const cancelWaits = async () => {
    const { rowCount } = await admin.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and application_name like 'mezzo%'",
    )
    return rowCount ?? 0
  }
  const listed = async (statement: string) =>
    (await admin.query<{ email: string }>(statement)).rows.map(({ email }) => email).toSorted()

  test('full: says so in 5 s, is back in 10 s, keeps what it acknowledged and nothing by half', async () => {
    const kept: string[] = []
    const person = clientOf(here)
    kept.push(await signUp(person))
    fill(filler)
    const failure = await untilItFails(async () => kept.push(await signUp(person)))
    expect(failure).toMatch(/ answered 503: .*ServiceUnavailableError/)
    await becomes(false, 5_000)
    rmSync(filler)
    await becomes(true, 10_000)
    kept.push(await signUp(person))
    expect(await listed('select email from sign_ups')).toEqual(kept.toSorted())
    // Whoever signs up has a mail by the same transaction, or neither.
    expect(await listed('select "to" as email from mails')).toEqual(kept.toSorted())
  }, 120_000)

  test('a leader whose standby is away takes no change, and says of none that it is kept', async () => {
    await admin.query("alter system set synchronous_standby_names = 'nobody'")
    await admin.query('select pg_reload_conf()')
    let isAcknowledged = false
    const asked = signUp(clientOf(here)).then(
      () => (isAcknowledged = true),
      (error: unknown) => String(error),
    )
    await becomes(false, 5_000)
    // An administrator ends the wait: it is committed there and nowhere else, which is no yes.
    expect(await cancelWaits()).toBeGreaterThan(0)
    expect(await asked).toMatch(/ answered 503: .*ServiceUnavailableError/)
    expect(isAcknowledged).toBe(false)
    // The same for a statement that is a transaction of its own.
    const own = await openDatabase({ databaseUrl: postgres.url('mezzo_disk'), dataDir: 'memory://' })
    const alone = sql`create table alone (id int)`.execute(own.kysely).catch((error: unknown) => error)
    await expect.poll(async () => (await cancelWaits()) > 0).toBe(true)
    expect(await alone).toBeInstanceOf(UnknownCommitError)
    await own.close()
    await admin.query('alter system reset synchronous_standby_names')
    await admin.query('select pg_reload_conf()')
    await becomes(true, 10_000)
  }, 60_000)
})

/** A disk of 320 MB in memory; null where none may be mounted. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(scratchFolder(), 'mezzo-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder])
  if (mounted.status === 0) {
    chmodSync(folder, 0o755)
    return folder
  }
  rmSync(folder, { recursive: true })
  return null
}

function fill(path: string): void {
  const megabyte = Buffer.alloc(1024 * 1024)
  for (;;) {
    try {
      writeFileSync(path, megabyte, { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}

/** What was already taken from the disk still serves for a while. */
async function untilItFails(act: () => Promise<unknown>): Promise<string> {
  for (let count = 0; count < 500; count++) {
    try {
      await act()
    } catch (error) {
      return String(error)
    }
  }
  return 'never'
}
