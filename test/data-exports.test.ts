import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  columnsWithheld,
  LANDLORDS_COLUMNS,
  ownKinds,
  WAYS_NOT_TAKEN,
  WITHHELD_COLUMNS,
} from '../src/domain/public/data-exports/own-data.ts'
import {
  BEHIND_COLUMNS,
  BEHIND_TABLES,
  WORLD_TABLES,
} from '../src/domain/public/data-exports/world-tables.ts'
import { RETENTION } from '../src/domain/public/retention/table.ts'
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

const names = () => columns.map(({ table, column }) => `${table}.${column}`)

it('every table that the retention table leads to from a person is exported, or named with a reason', () => {
  const exported = ownKinds().flatMap(({ tables }) => tables)
  const left = RETENTION.flatMap(({ tables }) => Object.entries(tables)).flatMap(([table, { of }]) =>
    Object.keys(of)
      .filter((way) => !exported.some((own) => own.table === table && own.ways.includes(way)))
      .map((way) => `${table}.${way}`),
  )
  expect(new Set(left)).toEqual(new Set(Object.keys(WAYS_NOT_TAKEN)))
})

it('whatever looks like a secret is handed out to nobody', () => {
  const delicate =
    /token|secret|password|_hash$|challenge|private|credential|signature$|idempotency|^key$|p256dh|^auth$|digest$/
  const allowed = [
    // A digest of what is in the export anyway, or the name of something.
    'notification_settings.mail_digest',
    'notifications.by_digest',
    'calendar_export_events.text_hash',
    'deletion_requests.digest',
    'stay_file_formats.heads_hash',
    'calendar_feeds.content_hash',
    'ledger_accounts.key',
    'pictures.content_hash',
    'partner_portal_homes.content_hash',
  ]
  const exported = new Set([
    ...ownKinds().flatMap(({ tables }) => tables.map(({ table }) => table)),
    ...Object.keys(WORLD_TABLES),
  ])
  const open = columns
    .filter(
      ({ table, column }) => exported.has(table) && delicate.test(column) && !/_(?:at|until)$/.test(column),
    )
    .filter(({ table, column }) => !columnsWithheld(table).includes(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !allowed.includes(name) && !(name in BEHIND_COLUMNS))
  expect(open).toEqual([])
})

it('every table of a landlord’s world is exported, or named with a reason', () => {
  const ofWorld = columns.filter(({ column }) => column === 'landlord_id').map(({ table }) => table)
  expect(ofWorld.filter((table) => !(table in WORLD_TABLES) && !(table in BEHIND_TABLES))).toEqual([])
  expect(Object.keys(BEHIND_TABLES).filter((table) => table in WORLD_TABLES)).toEqual([])
})

it('names no table and no column that isn’t there', () => {
  const tables = new Set(columns.map(({ table }) => table))
  expect(
    [...Object.keys(WORLD_TABLES), ...Object.keys(BEHIND_TABLES)].filter((one) => !tables.has(one)),
  ).toEqual([])
  const named = [
    ...Object.keys(WITHHELD_COLUMNS),
    ...Object.keys(BEHIND_COLUMNS),
    ...Object.entries(LANDLORDS_COLUMNS).flatMap(([table, own]) => own.map((column) => `${table}.${column}`)),
  ]
  expect(named.filter((name) => !names().includes(name))).toEqual([])
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})
