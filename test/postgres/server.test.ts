import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres, type PostgresServer } from './server.ts'

describe('throw-away PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  test('is as durable as our server demands and takes 200 connections', async () => {
    const url = await server.createDatabase('settings_test')
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await rows(url, `show ${setting}`)).toEqual([{ [setting]: 'on' }])
    }
    const [connections] = await rows(url, 'show max_connections')
    expect(Number(connections?.max_connections)).toBeGreaterThanOrEqual(200)
  })

  test('has btree_gist, by which a unit and a period exclude each other', async () => {
    const url = await server.createDatabase('extension_test')
    await rows(url, 'create extension btree_gist')
    await rows(
      url,
      'create table stay (unit int, during daterange, exclude using gist (unit with =, during with &&))',
    )
    await rows(url, "insert into stay values (1, '[2026-01-01,2026-02-01]')")
    const second = rows(url, "insert into stay values (1, '[2026-02-01,2026-03-01]')")
    await expect(second).rejects.toMatchObject({ code: '23P01' })
  })

  test('makes a database anew, whoever is still connected to the old one', async () => {
    const url = await server.createDatabase('anew_test')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.query('create table kept (id int)')
    await server.createDatabase('anew_test')
    expect(await rows(url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
  })

  test('a server whose tests were killed ends with the start of the next one', async () => {
    const program =
      "const { startPostgres } = await import(process.argv[1]); const server = await startPostgres(); console.log(server.url('postgres'))"
    const killed = spawn(
      process.execPath,
      ['--input-type=module', '-e', program, join(import.meta.dirname, 'server.ts')],
      {
        env: { ...process.env, TEST_DATABASE_URL: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const [printed] = (await once(killed.stdout, 'data')) as [Buffer]
    const url = printed.toString().trim()
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }])
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await rows(url, 'select 1 as one')).toEqual([{ one: 1 }])
    vi.stubEnv('TEST_DATABASE_URL', '')
    await (await startPostgres()).stop()
    vi.unstubAllEnvs()
    await expect(rows(url, 'select 1 as one')).rejects.toThrow('ECONNREFUSED')
  })

  test('takes plain names only', async () => {
    await expect(server.createDatabase('a; drop database b')).rejects.toThrow('no plain database name')
  })
})
