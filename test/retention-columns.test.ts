import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION } from '../src/domain/public/retention/table.ts'
import {
  type StoredColumn,
  superfluousNames,
  unnamedColumns,
} from '../src/domain/public/retention/unnamed.ts'
import { buildTestApp, type TestApp } from './app.ts'

let t: TestApp
let columns: StoredColumn[]
beforeAll(async () => {
  t = await buildTestApp()
  columns = await listColumns()
})
afterAll(() => t.close())

async function listColumns(): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select table_name as table, column_name as column, udt_name as type,
      exists (select 1 from pg_constraint con
        where con.conrelid = format('public.%I', table_name)::regclass and con.contype = 'c'
          and con.conkey = array[ordinal_position::int2] and pg_get_constraintdef(con.oid) like '%ARRAY[''%'
      ) as "isListed"
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`.execute(t.db)
  return rows
}

it('every column of the database is in the retention table, or goes with its row by a rule', () => {
  expect(unnamedColumns(columns)).toEqual([])
})

it('a new column of words, of a day, of a place or of JSON has to be looked at', () => {
  const added = ['text', 'date', 'float8', 'jsonb', '_text', 'bytea', 'inet'].map((type) => ({
    table: 'users',
    column: `new_${type}`,
    type,
    isListed: false,
  }))
  expect(unnamedColumns([...columns, ...added])).toEqual(added.map(({ column }) => `users.${column}`))
  const state = { table: 'users', column: 'new_state', type: 'text', isListed: true }
  expect(unnamedColumns([...columns, state])).toEqual([])
  const table = { table: 'new_table', column: 'id', type: 'uuid', isListed: false }
  expect(unnamedColumns([...columns, table])).toEqual(['new_table.id'])
})

it('names no column that isn’t there, and none twice', () => {
  expect(superfluousNames(columns)).toEqual([])
})

it('every way to a person, and to the day from which years are counted, leads there', () => {
  const types = new Map(columns.map(({ table, column, type }) => [`${table}.${column}`, type]))
  const ends = RETENTION.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { of, since }]) => [
      ...Object.keys(of).map((way) => ({
        table,
        way,
        wanted: way.startsWith('=') ? ['text'] : ['uuid', 'text'],
      })),
      ...(since ? [{ table, way: since, wanted: ['date', 'timestamptz'] }] : []),
    ]),
  )
  const wrong = ends.filter(({ table, way, wanted }) => {
    // Each step is a column, of the table itself first, then of the one that the step before it has led to.
    const steps = way.replace(/^=/, '').split('>')
    const columnsOnWay = steps.map((step, at) => (at === 0 ? `${table}.${step}` : step))
    const last = types.get(columnsOnWay.at(-1) ?? '') ?? ''
    return columnsOnWay.slice(0, -1).some((column) => types.get(column) !== 'uuid') || !wanted.includes(last)
  })
  expect(wrong).toEqual([])
})
