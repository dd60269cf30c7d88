import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import { type Day, addMonths, monthText } from '../../../domain/kernel/day.ts'

/** The tables of events, each divided by the months of their days. */
export const EVENT_TABLES = ['listing_events', 'page_events'] as const

/** A table of events. */
export type EventTable = (typeof EVENT_TABLES)[number]

const schema = 'event_partitions'

/** Makes the table of a month, known by its first day, unless it is there, and takes along what has come for it already. In a transaction. */
export async function createMonth(trx: Db, table: EventTable, month: Day): Promise<boolean> {
  const name = nameOf(table, month)
  const { rows } =
    await sql`select 1 from pg_tables where schemaname = ${schema} and tablename = ${name}`.execute(trx)
  if (rows.length > 0) return false
  const own = sql.id(schema, name)
  const others = sql.id(schema, `${table}_other`)
  const from = sql.lit(month)
  const to = sql.lit(addMonths(month, 1))
  // Nothing may come for the month between being taken along and having its table.
  await sql`lock table ${others} in access exclusive mode`.execute(trx)
  await sql`create table ${own} (like ${sql.table(table)} including all)`.execute(trx)
  await sql`
    with taken as (delete from ${others} where day >= ${from}::date and day < ${to}::date returning *)
    insert into ${own} select * from taken`.execute(trx)
  await sql`alter table ${sql.table(table)} attach partition ${own} for values from (${from}) to (${to})`.execute(
    trx,
  )
  return true
}

/** Drops the tables of all months before one, known by its first day; what has none is deleted. Answers how many tables went. */
export async function dropMonthsBefore(trx: Db, table: EventTable, month: Day): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}
      and tablename ~ ${`^${table}_\\d{4}_\\d{2}$`} and tablename < ${nameOf(table, month)}`.execute(trx)
  for (const { name } of rows) await sql`drop table ${sql.id(schema, name)}`.execute(trx)
  await sql`delete from ${sql.table(table)} where day < ${month}::date`.execute(trx)
  return rows.length
}

function nameOf(table: EventTable, month: Day): string {
  return `${table}_${monthText(month).replace('-', '_')}`
}
