import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { placesOf } from '../scripts/distribution/places.ts'
import { readStoredTables, type StoredTable } from '../scripts/distribution/stored.ts'
import { buildTestApp, type TestApp } from './app.ts'

let t: TestApp
let tables: StoredTable[]
beforeAll(async () => {
  t = await buildTestApp()
  tables = await readStored()
})
afterAll(() => t.close())

const readStored = async () => await t.services.database.session(readStoredTables)

test('every table names its landlord in each row, or is declared: by which key it has one, or why none', () => {
  const places = placesOf(tables)
  expect(places.size).toBe(tables.length)
  expect(tables.length).toBeGreaterThan(150)
  expect(places.get('bookings')).toEqual({ at: 'landlord', by: 'landlord_id' })
  expect(places.get('users')).toMatchObject({ at: 'everywhere' })
  expect(places.get('sessions')).toMatchObject({ at: 'once' })
})

const added = (name: string, landlord: StoredTable['landlord']): StoredTable => ({
  name,
  landlord,
  columns: ['id'],
  keys: [],
  references: [],
})

test('a new table has to say whose it is, and so has one whose landlord may be missing', () => {
  expect(() => placesOf([...tables, added('new_table', null)])).toThrow('new_table has no landlord_id')
  expect(() => placesOf([...tables, added('new_table', 'sometimes')])).toThrow('new_table may lack its')
  expect(placesOf([...tables, added('new_table', 'always')]).size).toBe(tables.length + 1)
})

test.each([
  ['users', { landlord: 'always' as const }, 'users always has landlord_id'],
  ['users', { landlord: 'sometimes' as const }, 'say whose the rows without one are'],
  ['dispute_files', { references: [] }, 'dispute_files.dispute_id is no foreign key'],
  ['audit_heads', { columns: [] }, 'audit_heads has no column chain'],
])('what is declared of %s has to be true', (name, change, message) => {
  const changed = tables.map((table) => (table.name === name ? { ...table, ...change } : table))
  expect(() => placesOf(changed)).toThrow(message)
  expect(() => placesOf(tables.filter((table) => table.name !== name))).toThrow(`${name} is declared`)
})

test('what keeps rows apart is read with its columns, partial and excluding ones too', async () => {
  const keysOf = (name: string) =>
    tables.find((table) => table.name === name)?.keys.map(({ columns }) => columns)
  expect(keysOf('occupancies')).toContainEqual(['listing_id', 'days'])
  expect(keysOf('booking_offers')).toContainEqual(['listing_request_id'])
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_constraint
    where contype in ('p', 'u', 'x') and connamespace = 'public'::regnamespace
      and conrelid in (select oid from pg_class where not relispartition)`.execute(t.db)
  const constraints = tables.flatMap(({ keys }) => keys).length
  expect(constraints).toBeGreaterThan(rows[0]?.count ?? Infinity)
})
