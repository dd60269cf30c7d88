import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HANDOVER_KINDS, HANDOVER_TABLE } from '../src/domain/people/handover-table.ts'
import { buildTestApp, type TestApp } from './app.ts'

let t: TestApp
let columns: { table: string; column: string }[]
beforeAll(async () => {
  t = await buildTestApp()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(t.db)
  columns = rows
})
afterAll(() => t.close())

it('every table of a landlord’s world has a line, and no other', () => {
  const ofWorld = columns.filter(({ column }) => column === 'landlord_id').map(({ table }) => table)
  expect(Object.keys(HANDOVER_TABLE).toSorted()).toEqual(ofWorld.toSorted())
})

it('every column by which a row goes with a stay is there', () => {
  const named = Object.entries(HANDOVER_TABLE).flatMap(([table, rule]) =>
    rule.goes === 'WITH_STAY' ? [`${table}.${rule.by.split(':')[1] ?? ''}`] : [],
  )
  const stored = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  expect(named.filter((name) => !stored.has(name))).toEqual([])
})

it('every kind is counted by at least one table', () => {
  const counted = new Set(Object.values(HANDOVER_TABLE).flatMap((rule) => (rule.counted ? [rule.kind] : [])))
  expect(HANDOVER_KINDS.filter((kind) => !counted.has(kind) && kind !== 'FIGURES')).toEqual([])
})
