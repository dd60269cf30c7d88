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

  test('keeps others out: what they ask meanwhile is not part of it', async () => {
    const ctx = await t.ctxFor(null)
    const others = t.services.database.authKysely
    const [begun, outside] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const failing = inTransaction(ctx, async (trx) => {
      await trx.insertInto('password_tries').values({ account: 'ours' }).execute()
      begun.resolve()
      await outside.promise
      throw new Error('on purpose')
    })
    await begun.promise
    // Those of the login library have another dialect, and share the one connection of the embedded database.
    const theirs = sql`insert into password_tries (account) values ('theirs')`.execute(others)
    const seen = sql<{ account: string }>`select account from password_tries where account = 'ours'`.execute(
      others,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    outside.resolve()
    await expect(failing).rejects.toThrow('on purpose')
    await theirs
    expect((await seen).rows).toEqual([])
    const left = await t.db.selectFrom('password_tries').select('account').execute()
    expect(left).toEqual([{ account: 'theirs' }])
  })

  test('in which a statement failed is not done, whoever swallowed that', async () => {
    const ctx = await t.ctxFor(null)
    const swallowing = inTransaction(ctx, async (trx) => {
      await trx.insertInto('password_tries').values({ account: 'a' }).execute()
      await sql`select 1 / 0`.execute(trx).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow(/rolled back|is aborted/i)
    expect(await t.db.selectFrom('password_tries').selectAll().execute()).toEqual([])
  })

  test('goes on after what failed behind a savepoint', async () => {
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, async (trx) => {
      await sql`savepoint before`.execute(trx)
      await sql`select 1 / 0`.execute(trx).catch(() => undefined)
      await sql`rollback to before`.execute(trx)
      await trx.insertInto('password_tries').values({ account: 'a' }).execute()
    })
    expect(await t.db.selectFrom('password_tries').select('account').execute()).toEqual([{ account: 'a' }])
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

test('what was read counts for nothing changed', async () => {
  await sql`insert into password_tries (account) values ('a'), ('b')`.execute(t.db)
  const read = await sql`select account from password_tries`.execute(t.db)
  expect(read.numAffectedRows).toBeUndefined()
  const changed = await sql`delete from password_tries`.execute(t.db)
  expect(changed.numAffectedRows).toBe(2n)
})

test('many who ask at once each get their own answer', async () => {
  const others = t.services.database.authKysely
  const asked = Array.from({ length: 40 }, (_, at) =>
    sql<{ at: number; now: unknown }>`select ${at}::int as at, now() as now`.execute(at % 2 ? t.db : others),
  )
  const answers = (await Promise.all(asked)).map(({ rows }) => rows[0])
  expect(answers.map((row) => row?.at)).toEqual(asked.map((_, at) => at))
  expect(answers.every((row, at) => row?.now instanceof (at % 2 ? Temporal.Instant : Date))).toBe(true)
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
