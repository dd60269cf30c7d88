import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urlOfTestDatabase } from '../../../../test/database.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import { applyMigration } from './apply-migration.ts'
import { listConnectedReleases, refuseBeside } from './connected-releases.ts'
import { isMigrated, listPending, migrate } from './migrate.ts'
import { migrationOf, migrationsOf } from './migration-files.ts'
import { migratingAlone } from './migration-lock.ts'

let t: TestApp
let url: string | null
beforeAll(async () => {
  t = await buildTestApp()
  url = await urlOfTestDatabase(t.db)
})
afterAll(() => t.close())

const onPostgres = process.env.MEZZO_TEST_DATABASE === 'postgres'
const session = <Result>(fn: Parameters<typeof t.services.database.session<Result>>[0]) =>
  t.services.database.session(fn)

async function connect(application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url ?? '', application_name })
  await client.connect()
  return client
}

describe('two phases', () => {
  const previous = { version: '0.1.0', migrations: ['0001-a.sql', '0002-b.after.sql'] }
  const files = ['0001-a.sql', '0002-b.after.sql', '0003-c.sql', '0004-d.after.sql'].map((name) =>
    migrationOf(name, 'select 1', previous),
  )
  const namesOf = (phase: Parameters<typeof migrationsOf>[0]) =>
    migrationsOf(phase, files).map(({ name }) => name)

  test('the first of a release has what was left of the release before', () => {
    expect(namesOf('before')).toEqual(['0001-a.sql', '0002-b.after.sql', '0003-c.sql'])
    expect(namesOf('all')).toEqual(files.map(({ name }) => name))
    expect(namesOf('none')).toEqual([])
  })

  test('each says which releases may run beside it', () => {
    expect(files.map(({ oldestBeside }) => oldestBeside)).toEqual([
      '0.1.0',
      '0.1.0',
      '0.1.0',
      PRODUCT_VERSION,
    ])
  })
})

test('a start that applies none refuses a database in which some are missing, and says how to apply them', async () => {
  expect(await migrate(t.services.database, { phase: 'none' })).toEqual([])
  const rows = await t.db.selectFrom('migrations').selectAll().execute()
  const last = rows.toSorted((one, other) => (one.name < other.name ? 1 : -1))[0]
  if (!last) throw new Error('There are no migrations.')
  await t.db.deleteFrom('migrations').where('name', '=', last.name).execute()
  await expect(migrate(t.services.database, { phase: 'none' })).rejects.toThrow(
    `migrations are missing: ${last.name}. Apply them with "npm run migrate -- before"`,
  )
  expect(await isMigrated(t.services.database)).toBe(false)
  expect((await session(listPending)).map(({ name }) => name)).toEqual([last.name])
  await t.db.insertInto('migrations').values(last).execute()
})

test('a database that a later release has taken over for good is refused by this one', async () => {
  await t.db.insertInto('migrations').values({ name: '9999-x.sql', hash: 'x' }).execute()
  expect(await migrate(t.services.database)).toEqual([])
  await t.db.insertInto('migrations').values({ name: '9999-x.after.sql', hash: 'x' }).execute()
  await expect(migrate(t.services.database)).rejects.toThrow(
    'A later release has taken over this database for good (9999-x.after.sql)',
  )
  await t.db.deleteFrom('migrations').where('name', 'like', '9999%').execute()
})

test('an index is built by itself, beside traffic, and the session keeps its limits', async () => {
  const file = migrationOf(
    '9001-index.sql',
    'drop index concurrently if exists users_tried; create index concurrently users_tried on users (email)',
  )
  await session(async (raw) => {
    await raw.exec(`set statement_timeout = '7s'`)
    await applyMigration(raw, file)
    expect(await raw.query('show statement_timeout')).toEqual([{ statement_timeout: '7s' }])
    await raw.exec('reset statement_timeout; drop index users_tried')
  })
  await t.db.deleteFrom('migrations').where('name', 'like', '9001%').execute()
})

test('a migration that fails leaves nothing behind, and says which it was', async () => {
  const file = migrationOf('9002-wrong.sql', 'create table half (id int); select 1 / 0')
  const failed = session((raw) => applyMigration(raw, file))
  await expect(failed).rejects.toThrow('The migration 9002-wrong.sql failed.')
  expect(await session((raw) => raw.query(`select to_regclass('half') as half`))).toEqual([{ half: null }])
})

describe.runIf(onPostgres)('on a server', () => {
  const file = migrationOf('9003-column.sql', 'alter table users add column tried text')

  test('a migration waits for a table in use without stopping whoever comes after it', async () => {
    const busy = await connect('psql')
    await busy.query('begin; select 1 from users limit 1')
    const applying = session((raw) => applyMigration(raw, file))
    const waits: number[] = []
    for (let reads = 0; reads < 20; reads++) {
      const started = performance.now()
      await t.db.selectFrom('users').select('id').limit(1).execute()
      waits.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // It had tried and given way: nobody waited longer than its patience.
    expect(Math.max(...waits)).toBeGreaterThan(200)
    expect(Math.max(...waits)).toBeLessThan(3_000)
    await busy.query('commit')
    await busy.end()
    await applying
    expect(await session((raw) => raw.query('select tried from users'))).toEqual([])
    await session((raw) => raw.exec('alter table users drop column tried'))
    await t.db.deleteFrom('migrations').where('name', 'like', '9003%').execute()
  })

  test('one that never finds its tables free says what to look for', async () => {
    const busy = await connect('psql')
    await busy.query('begin; select 1 from users limit 1')
    const applying = session((raw) => applyMigration(raw, file, { tries: 1 }))
    await expect(applying).rejects.toThrow('found its tables in use 1 times. Look in pg_stat_activity')
    await busy.end()
  })

  test('processes that migrate at once wait for one another', async () => {
    const order: string[] = []
    const work = (who: string) =>
      session((raw) =>
        migratingAlone(raw, async () => {
          order.push(`${who} begins`)
          await new Promise((resolve) => setTimeout(resolve, 300))
          order.push(`${who} ends`)
        }),
      )
    await Promise.all([work('one'), work('other')])
    const [first, second] = order[0] === 'one begins' ? ['one', 'other'] : ['other', 'one']
    expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
  })

  test('what takes something from an older release waits until none is connected, and says who is', async () => {
    await session((raw) => refuseBeside(raw, PRODUCT_VERSION, 'It'))
    const [first, older] = [await connect('mezzo-jobs'), await connect('mezzo/0.1.9 jobs')]
    expect((await session(listConnectedReleases)).map(({ version }) => version)).toEqual([
      '0.1.0',
      '0.1.9',
      PRODUCT_VERSION,
    ])
    await session((raw) => refuseBeside(raw, '0.1.0', 'It'))
    await expect(session((raw) => refuseBeside(raw, PRODUCT_VERSION, 'It'))).rejects.toThrow(
      /^It waits until no process of a release before .* runs any more\. Connected are: 0\.1\.0 \(1 connections from 127\.0\.0\.1\); 0\.1\.9 \(1 connections from 127\.0\.0\.1\)\./,
    )
    await Promise.all([first.end(), older.end()])
  })
})
