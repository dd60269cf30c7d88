import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layRelay, type Relay } from '../../../../test/relay.ts'
import { type PostgresServer, startPostgres } from '../../../../test/postgres/server.ts'
import { memoryFiles } from '../adapters/files.ts'
import { readConfig } from '../config/config.ts'
import { createLog } from '../config/log.ts'
import { batched } from '../graphql/loader.ts'
import { fromReplica, systemContext } from '../viewer/context.ts'
import { type Database, openDatabase } from './database.ts'

// Another database stands in for the replica, so that what is read tells where it comes from; how far a real one is
// behind, the cluster's check looks at.
describe.runIf(process.env.MEZZO_TEST_DATABASE === 'postgres')('a replica', () => {
  const name = (kind: string) => `mezzo_${kind}_${randomUUID().replaceAll('-', '')}`
  const [mainName, replicaName] = [name('main'), name('replica')]
  let postgres: PostgresServer
  let relay: Relay
  let database: Database

  beforeAll(async () => {
    postgres = await startPostgres()
    const [databaseUrl, direct] = [
      await postgres.createDatabase(mainName),
      await postgres.createDatabase(replicaName),
    ]
    const url = new URL(direct)
    relay = await layRelay(Number(url.port))
    url.port = String(relay.port)
    database = await openDatabase({ databaseUrl, databaseReplicaUrl: url.href, dataDir: 'memory://' })
  })
  afterAll(async () => {
    await database.close()
    await relay.close()
    await postgres.stop()
  })

  const nameOf = async (db: Kysely<never>) =>
    (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name
  const readName = () => database.replica.read((db) => nameOf(db as never))

  test('answers what may be a moment old, and what has to be of now once it is there', async () => {
    expect(await readName()).toBe(replicaName)
    expect(await nameOf((await database.replica.upToDate()) as never)).toBe(replicaName)
    expect(await nameOf(database.kysely as never)).toBe(mainName)
  })

  test('is not asked twice for a statement that is wrong', async () => {
    let times = 0
    const wrong = database.replica.read(async (db) => {
      times++
      return await sql`select wrong`.execute(db)
    })
    await expect(wrong).rejects.toThrow('wrong')
    expect(times).toBe(1)
  })

  test('that goes away in the midst of a request is asked nothing more by what the request has loaded', async () => {
    const nameLoader = batched(async ({ db }, keys: readonly string[]) => {
      const found = (await nameOf(db as never)) ?? ''
      return new Map(keys.map((key) => [key, found]))
    })
    const ctx = systemContext({ ...services(), database })
    expect(await fromReplica(ctx, (reading) => nameLoader(reading, 'one'))).toBe(replicaName)
    expect(await nameLoader(ctx, 'one')).toBe(mainName)
    relay.turn('CUT')
    expect(await fromReplica(ctx, (reading) => nameLoader(reading, 'two'))).toBe(mainName)
    relay.turn('OPEN')
    await expect.poll(readName, { timeout: 10_000 }).toBe(replicaName)
  })

  test('that is away is done without, and read from again when it is back', async () => {
    relay.turn('CUT')
    expect(await readName()).toBe(mainName)
    expect(await nameOf((await database.replica.upToDate()) as never)).toBe(mainName)
    relay.turn('OPEN')
    await expect.poll(readName, { timeout: 10_000 }).toBe(replicaName)
  })
})

test('without one everything is read from the database itself', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' })
  expect(await database.replica.upToDate()).toBe(database.kysely)
  expect(await database.replica.read(async (db) => db)).toBe(database.kysely)
  await database.close()
})

/** What a context needs beside the database. */
function services() {
  const config = readConfig({ NODE_ENV: 'test', MEZZO_DATA_DIR: 'memory://' })
  const [log, files, now] = [createLog(config), memoryFiles(), () => Temporal.Now.instant()]
  return { config, log, files, payments: null, enqueue: async () => {}, now }
}
