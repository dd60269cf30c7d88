import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NAMING_COLUMNS, RESET_COLUMNS } from '../src/domain/public/data-imports/import-tables.ts'
import { LOOKED_AT } from '../src/domain/public/data-imports/import-values.ts'
import { LIVE_COLUMNS } from '../src/domain/public/data-imports/live-columns.ts'
import { readShape, type Shape } from '../src/server/public/deletion/shape-sql.ts'
import { WRITTEN_COLUMNS } from '../src/server/kernel/db/written-columns.ts'
import { buildTestApp, type TestApp } from './app.ts'

let t: TestApp
let shape: Shape
let columns: { table: string; column: string; type: string }[]
beforeAll(async () => {
  t = await buildTestApp()
  shape = await readShape(t.db)
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public' order by 1, ordinal_position`.execute(t.db)
  columns = rows
})
afterAll(() => t.close())

it('every column of a table that is imported is read, or made here', () => {
  const read = Object.entries(LIVE_COLUMNS).flatMap(([table, own]) =>
    own.map((column) => `${table}.${column}`),
  )
  const stored = columns
    .filter(({ table }) => table in LIVE_COLUMNS)
    .map(({ table, column }) => `${table}.${column}`)
  expect(stored.filter((name) => !read.includes(name) && RESET_COLUMNS[name] !== 'MADE_HERE')).toEqual([])
  expect(read.filter((name) => !stored.includes(name))).toEqual([])
})

it('whatever names another row is checked: by a key of the database, or by name', () => {
  const byKey = new Set(shape.keys.flatMap((key) => key.columns.map(({ own }) => `${key.table}.${own}`)))
  const unchecked = columns
    .filter(({ table, type }) => table in LIVE_COLUMNS && type === 'uuid')
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !name.endsWith('.id') && !byKey.has(name))
    .filter((name) => !(name in NAMING_COLUMNS) && !(name in RESET_COLUMNS))
  expect(unchecked).toEqual([])
})

it('a row comes after those that it must name', () => {
  const order = Object.keys(LIVE_COLUMNS)
  const early = shape.keys
    .filter(
      ({ table, named, columns: own }) =>
        table in LIVE_COLUMNS &&
        named in LIVE_COLUMNS &&
        table !== named &&
        own.some(({ mayBeEmpty }) => !mayBeEmpty),
    )
    .filter(({ table, named }) => order.indexOf(named) > order.indexOf(table))
    .map(({ table, named }) => `${table} before ${named}`)
  expect(early).toEqual([])
})

it('every word and every JSON that the server alone checks is looked at, or the landlord’s alone', () => {
  const own = ['booking_offers.contract_data', 'bookings.term_origins', 'listing_requests.term_origins']
  const written = Object.keys(WRITTEN_COLUMNS).filter((name) => (name.split('.')[0] ?? '') in LIVE_COLUMNS)
  const inJson = columns
    .filter(({ table, type }) => table in LIVE_COLUMNS && type === 'jsonb')
    .map(({ table, column }) => `${table}.${column}`)
  const open = [...written, ...inJson].filter((name) => !LOOKED_AT.includes(name) && !own.includes(name))
  expect(open.filter((name) => !(name in RESET_COLUMNS))).toEqual([])
})
