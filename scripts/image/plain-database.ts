import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type PostgresServer, startPostgresIn } from '../../test/postgres/server.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'

/** A PostgreSQL with a database that a role owns which may nothing else, as an operator's. */
export interface PlainDatabase {
  url: string
  count(sql: string): Promise<number>
  stop(): Promise<void>
}

/** Starts one that nobody else uses. */
export async function startPlainDatabase(): Promise<PlainDatabase> {
  const server: PostgresServer = await startPostgresIn(scratchFolder())
  const password = randomBytes(16).toString('hex')
  await ask(server.url('postgres'), `create role plain_role login createdb password '${password}'`)
  await ask(server.url('postgres'), 'create database installation owner plain_role')
  const url = new URL(server.url('installation'))
  url.username = 'plain_role'
  url.password = password
  const count = async (sql: string) => Number((await ask(url.href, sql))[0]?.count)
  return { url: url.href, count, stop: () => server.stop() }
}

async function ask(url: string, sql: string): Promise<{ count?: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ count?: string }>(sql)).rows
  } finally {
    await client.end()
  }
}
