import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { visibleGroups } from '../viewer/visible-to.ts'
import type { Viewer } from '../viewer/context.ts'
import { gatherReads } from './reads.ts'
import { statement } from './statement.ts'
import { countStatements } from './statements.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const flags = statement((db, { names }: { names: readonly string[] }) =>
  db
    .selectFrom('feature_flags')
    .select(['name', 'enabled'])
    .where(sql<boolean>`name = any(${names}::text[])`)
    .orderBy('name'),
)
const oneId = statement((_, { id }: { id: string }) => sql<{ id: string }>`select ${id}::uuid as id`)
const groupNames = statement((db, { viewer }: { viewer: Viewer }) =>
  visibleGroups(db, viewer).select(['g.id', 'g.name']).orderBy('g.name'),
)

const switched = [
  { name: 'FIRST_MONTH_RENT' as const, enabled: true },
  { name: 'ONLINE_SIGNING' as const, enabled: false },
]

const nobody: Viewer = {
  id: '',
  email: 'landlord@mezzo.example',
  firstName: 'Toni',
  lastName: 'Muster',
  landlord: true,
  permissions: [],
  language: 'en',
  landlordId: null,
  role: 'MANAGER',
  access: 'FULL',
  groupIds: null,
  listingIds: null,
  impersonation: null,
  sessionId: null,
  accessLinkId: null,
  worldName: null,
  frozen: null,
  accessToken: null,
}

async function groupNamed(name: string, landlordId: string): Promise<string> {
  return (await createListing(t.db, landlordId, { group: { name } })).groupId
}

async function switchFlags(): Promise<void> {
  const changed = { changed_at: Temporal.Now.instant() }
  await t.db
    .insertInto('feature_flags')
    .values(switched.map((flag) => ({ ...flag, ...changed })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ enabled: eb.ref('excluded.enabled') })),
    )
    .execute()
}

describe('reads', () => {
  test('of one turn are one statement, each with its own values and rows', async () => {
    await switchFlags()
    const reads = gatherReads(t.db)
    const id = randomUUID()
    const { result, statements, waits } = await countStatements(() =>
      Promise.all([
        flags.list(reads, { names: ['ONLINE_SIGNING'] }),
        oneId.find(reads, { id }),
        flags.list(reads, { names: ['FIRST_MONTH_RENT', 'ONLINE_SIGNING'] }),
        flags.list(reads, { names: [] }),
      ]),
    )
    expect(result).toEqual([[switched[1]], { id }, switched, []])
    expect(statements).toHaveLength(1)
    expect(waits).toBe(1)
  })

  test('that need each other wait for each other', async () => {
    const reads = gatherReads(t.db)
    const { statements, waits } = await countStatements(async () => {
      await flags.list(reads, { names: [] })
      await flags.list(reads, { names: [] })
    })
    expect(statements).toHaveLength(2)
    expect(waits).toBe(2)
  })

  test('fail alone where one of them can not be asked', async () => {
    await switchFlags()
    const reads = gatherReads(t.db)
    const [wrong, right] = await Promise.allSettled([
      oneId.find(reads, { id: 'no id at all' }),
      flags.list(reads, { names: ['ONLINE_SIGNING'] }),
    ])
    expect(wrong.status).toBe('rejected')
    expect(right).toEqual({ status: 'fulfilled', value: [switched[1]] })
  })

  test('fail all at once, and are not repeated, where it is not for what was asked', async () => {
    const reads = gatherReads(t.db)
    const failing = statement(
      () => sql<{ none: number }>`select 1 / (select count(*) from feature_flags where false) as none`,
    )
    const { result, statements } = await countStatements(() =>
      Promise.allSettled([failing.find(reads, {}), flags.list(reads, { names: [] })]),
    )
    expect(result.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(statements).toHaveLength(1)
  })

  test('of a transaction see what it has changed', async () => {
    await t.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('feature_flags').execute()
      expect(await flags.list(trx, { names: switched.map(({ name }) => name) })).toEqual([])
    })
  })
})

describe('a statement', () => {
  test('is built once, whatever values it is asked with', async () => {
    const fresh = statement(
      (_, { text }: { text: string }) => sql<{ text: string }>`select ${text}::text as text`,
    )
    const { result, compilations } = await countStatements(async () => [
      await fresh.find(t.db, { text: 'one' }),
      await fresh.find(t.db, { text: "two', $1 \\" }),
      await fresh.find(t.db, { text: '' }),
    ])
    expect(result).toEqual([{ text: 'one' }, { text: "two', $1 \\" }, { text: '' }])
    expect(compilations).toBe(1)
  })

  test('is another one where a value is missing or written into it', async () => {
    const fresh = statement(
      (_, { text, written }: { text: string | null; written: { limit: number } }) =>
        sql<{ text: string; limit: number }>`
          select ${text === null ? sql`'none'` : sql`${text}::text`} as text, ${sql.lit(written.limit)} as limit`,
    )
    const asked = [
      { text: 'a', written: { limit: 1 } },
      { text: null, written: { limit: 1 } },
      { text: 'b', written: { limit: 2 } },
      { text: 'c', written: { limit: 1 } },
    ]
    const { result, compilations } = await countStatements(() =>
      Promise.all(asked.map((values) => fresh.find(t.db, values))),
    )
    expect(result.map((row) => [row?.text, row?.limit])).toEqual([
      ['a', 1],
      ['none', 1],
      ['b', 2],
      ['c', 1],
    ])
    expect(compilations).toBe(3)
  })

  test('is another one for yes and for no', async () => {
    const fresh = statement(
      (_, { loud }: { loud: boolean }) =>
        sql<{ text: string }>`select ${loud ? sql`upper('a')` : sql`'a'`} as text, ${loud}::boolean as loud`,
    )
    const asked = [false, true, false].map((loud) => fresh.find(t.db, { loud }))
    expect(await Promise.all(asked)).toEqual([
      { text: 'a', loud: false },
      { text: 'A', loud: true },
      { text: 'a', loud: false },
    ])
  })

  test('can not look at the values that it is built for', async () => {
    const looking = statement(
      (_, { name }: { name: string }) => sql<{ name: string }>`select ${`%${name}`} as name`,
    )
    await expect(looking.find(t.db, { name: 'x' })).rejects.toThrow("'name' can be sent, not looked at")
  })

  test('shows each viewer what is theirs, whoever it was built for', async () => {
    const owners = await Promise.all(
      ['anna', 'berta'].map((name) => t.createUser({ email: `${name}@mezzo.example`, landlord: true })),
    )
    const groups = await Promise.all(
      owners.map(async (id) => [await groupNamed('first', id), await groupNamed('second', id)]),
    )
    const [anna = '', berta = ''] = owners
    const all = (landlordId: string): Viewer => ({ ...nobody, id: landlordId, landlordId })
    const some = (landlordId: string, groupIds: string[]): Viewer => ({ ...all(landlordId), groupIds })
    const seen = async (viewer: Viewer) => (await groupNames.list(t.db, { viewer })).map(({ id }) => id)
    const [ofAnna = [], ofBerta = []] = groups
    expect(await seen(all(anna))).toEqual(ofAnna)
    expect(await seen(all(berta))).toEqual(ofBerta)
    expect(await seen(some(berta, [ofBerta[1] ?? '', ofAnna[0] ?? '']))).toEqual([ofBerta[1]])
    expect(await seen(some(anna, []))).toEqual([])
    expect(await seen({ ...all(anna), landlordId: null })).toEqual([])
    expect(await seen(all(anna))).toEqual(ofAnna)
  })

  test('has rows as columns have them', async () => {
    const row = statement(
      () => sql<{
        amount: number
        at: Temporal.Instant
        none: Temporal.Instant | null
        words: string[]
        flag: boolean
        data: { a: number[] }
      }>`select 9007199254740991::int8 as amount, timestamptz '2026-02-28 23:30:00.123456+05:30' as at,
        null::timestamptz as none, array['a','b "c"']::text[] as words, true as flag, '{"a":[1]}'::jsonb as data`,
      { at: true, none: true },
    )
    expect(await row.find(t.db, {})).toEqual({
      amount: 9007199254740991,
      at: Temporal.Instant.from('2026-02-28T18:00:00.123456Z'),
      none: null,
      words: ['a', 'b "c"'],
      flag: true,
      data: { a: [1] },
    })
  })

  test('refuses numbers that are too large to be exact, and leaves texts of digits alone', async () => {
    const large = statement(() => sql<{ amount: number }>`select 9007199254740993::int8 as amount`)
    const text = statement(
      () => sql<{ text: string; share: number }>`select ':90071992547409931' as text, 0.125::float8 as share`,
    )
    for (const others of [[], [oneId], [oneId, oneId]]) {
      const reads = gatherReads(t.db)
      const beside = others.map((other) => other.find(reads, { id: randomUUID() }))
      await expect(large.find(reads, {})).rejects.toThrow('too large')
      await Promise.all(beside)
      const found = [text.find(reads, {}), ...others.map((other) => other.find(reads, { id: randomUUID() }))]
      expect((await Promise.all(found))[0]).toEqual({ text: ':90071992547409931', share: 0.125 })
    }
  })
})
