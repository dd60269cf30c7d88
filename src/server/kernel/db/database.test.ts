import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import { isMigrated, migrate } from './migrate.ts'
import { json } from './parameters.ts'
import { serverProblems } from './postgres.ts'
import { countStatements } from './statements.ts'
import { inTransaction } from './transaction.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

describe('values', () => {
  test('come back as the domain knows them', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as amount, 12.50::numeric as share, date '2026-02-28' as day,
        timestamptz '2026-02-28 23:30:00.123456+05:30' as instant, true as flag, null::date as nothing,
        daterange('2026-01-01', '2026-01-31', '[]') as days, '{"a":[1]}'::jsonb as data,
        array['a','b "c"',null]::text[] as words, array[date '2026-01-01'] as several,
        array[1,2]::int8[] as numbers`.execute(t.db)
    expect(rows[0]).toEqual({
      amount: 9007199254740991,
      share: '12.50',
      day: parseDay('2026-02-28'),
      instant: Temporal.Instant.from('2026-02-28T18:00:00.123456Z'),
      flag: true,
      nothing: null,
      days: '[2026-01-01,2026-02-01)',
      data: { a: [1] },
      words: ['a', 'b "c"', null],
      several: [parseDay('2026-01-01')],
      numbers: [1, 2],
    })
  })

  test('too large for exact numbers are refused', async () => {
    await expect(sql`select 9007199254740993::int8 as amount`.execute(t.db)).rejects.toThrow('too large')
  })

  test('go in as they are', async () => {
    const day = parseDay('2026-02-28')
    const instant = Temporal.Instant.from('2026-02-28T18:00:00.123Z')
    const { rows } = await sql<Record<string, unknown>>`
      select ${day}::date as day, ${instant}::timestamptz as instant, ${{ a: ['x', "y'"] }}::jsonb as object,
        ${json([{ b: 1 }, []])}::jsonb as list, ${json('text')}::jsonb as text, ${['a,b', 'c"\\', '{}']}::text[] as words,
        ${[]}::text[] as none, ${[day]}::date[] as several, ${7}::int8 as amount, ${false}::boolean as flag,
        ${null}::text as nothing`.execute(t.db)
    expect(rows[0]).toEqual({
      day,
      instant,
      object: { a: ['x', "y'"] },
      list: [{ b: 1 }, []],
      text: 'text',
      words: ['a,b', 'c"\\', '{}'],
      none: [],
      several: [day],
      amount: 7,
      flag: false,
      nothing: null,
    })
  })

  test('are plain dates for the login library', async () => {
    const { rows } = await sql<{ at: Date }>`select timestamptz '2026-02-28 18:00:00+00' as at`.execute(
      t.services.database.authKysely,
    )
    expect(rows[0]?.at).toEqual(new Date('2026-02-28T18:00:00Z'))
  })
})

describe('a transaction', () => {
  test('leaves nothing behind when it fails', async () => {
    const ctx = await t.ctxFor(null)
    const failing = inTransaction(ctx, async (trx) => {
      await trx.insertInto('password_tries').values({ account: 'a' }).execute()
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await t.db.selectFrom('password_tries').selectAll().execute()).toEqual([])
  })

  test('is tried again after a deadlock or a serialization failure, three times at most', async () => {
    const ctx = await t.ctxFor(null)
    for (const code of ['40001', '40P01']) {
      let tries = 0
      const result = await inTransaction(ctx, async () => {
        if (++tries < 3) throw Object.assign(new Error('again'), { code })
        return 'done'
      })
      expect([result, tries]).toEqual(['done', 3])
    }
    let tries = 0
    const never = inTransaction(ctx, async () => {
      tries++
      throw Object.assign(new Error('again'), { code: '40001' })
    })
    await expect(never).rejects.toThrow('again')
    expect(tries).toBe(3)
  })

  test('that overlaps another stay is a BookingConflictError', async () => {
    const ctx = await t.ctxFor(null)
    await sql`create table if not exists stays (unit int, days daterange, exclude using gist (unit with =, days with &&))`.execute(
      t.db,
    )
    const stay = () =>
      inTransaction(ctx, (trx) =>
        sql`insert into stays values (1, daterange('2026-01-01', '2026-01-31', '[]'))`.execute(trx),
      )
    await stay()
    await expect(stay()).rejects.toBeInstanceOf(BookingConflictError)
    await sql`drop table stays`.execute(t.db)
  })

  test('refuses a second connection instead of waiting for itself', async () => {
    const ctx = await t.ctxFor(null)
    const twice = inTransaction(ctx, () => ctx.db.selectFrom('users').selectAll().execute())
    await expect(twice).rejects.toThrow('Inside a transaction use its `trx`')
    expect(await ctx.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
})

test('statements are counted for those who ask', async () => {
  const { result, statements } = await countStatements(async () => {
    await t.db.selectFrom('users').select('id').execute()
    return await t.db.selectFrom('mails').select('id').execute()
  })
  expect(result).toEqual([])
  expect(statements).toEqual(['select "id" from "users"', 'select "id" from "mails"'])
})

describe('migrations', () => {
  test('are applied once', async () => {
    expect(await migrate(t.services.database)).toEqual([])
    expect(await isMigrated(t.services.database)).toBe(true)
  })

  test('that were changed afterwards are refused', async () => {
    const rows = await t.db.selectFrom('migrations').selectAll().execute()
    await t.db.updateTable('migrations').set({ hash: 'other' }).execute()
    await expect(migrate(t.services.database)).rejects.toThrow('was changed after it had been applied')
    for (const { name, hash } of rows) {
      await t.db.updateTable('migrations').set({ hash }).where('name', '=', name).execute()
    }
  })

  test('of before the first release are refused with what to do', async () => {
    const rows = await t.db.selectFrom('migrations').selectAll().execute()
    await t.db.deleteFrom('migrations').execute()
    await t.db.insertInto('migrations').values({ name: '0001_first.sql', hash: 'former' }).execute()
    await expect(migrate(t.services.database)).rejects.toThrow(
      /made before the first release.*\(0001_first\.sql and others\).*npm run db:reset/,
    )
    expect(await isMigrated(t.services.database)).toBe(false)
    await t.db.deleteFrom('migrations').execute()
    await t.db.insertInto('migrations').values(rows).execute()
    expect(await migrate(t.services.database)).toEqual([])
  })
})

describe('a PostgreSQL server', () => {
  const safe = { version: 160004, fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

  test('that keeps what it acknowledges is fine', () => {
    expect(serverProblems(safe)).toEqual([])
    expect(serverProblems({ ...safe, synchronous_commit: 'remote_apply', version: 180001 })).toEqual([])
  })

  test('that could lose bookings is refused, with what to change', () => {
    const unsafe = { version: 140000, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
    expect(serverProblems(unsafe)).toEqual([
      'its version is 14, use one from 15 to 18',
      'fsync is off and a power cut would lose bookings, set fsync = on',
      'synchronous_commit is off and a power cut would lose bookings, set synchronous_commit = on',
      'full_page_writes is off and a power cut would lose bookings, set full_page_writes = on',
    ])
  })
})
