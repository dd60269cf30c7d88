import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Which jobs wait since a restore: all, or those alone that send money. */
export interface Hold {
  jobs: 'ALL' | 'MONEY'
  /** To which moment the database was restored. */
  restoredTo: Temporal.Instant
}

// Made by whoever restores, in no migration: a state from before the release that brought the table would lack it.
const schema = sql.id('mezzo_restore')
const table = sql.id('mezzo_restore', 'hold')

/** What is held since a restore; null: nothing is. */
export async function findHold(db: Db): Promise<Hold | null> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('mezzo_restore.hold') is not null as "isThere"`.execute(db)
  if (!found[0]?.isThere) return null
  const { rows } = await sql<Hold>`select jobs, restored_to as "restoredTo" from ${table}`.execute(db)
  return rows[0] ?? null
}

/** Holds jobs of this database, or with null none any more. */
export async function saveHold(db: Db, hold: Hold | null): Promise<void> {
  await sql`create schema if not exists ${schema}`.execute(db)
  await sql`create table if not exists ${table} (jobs text not null, restored_to timestamptz not null)`.execute(
    db,
  )
  await sql`delete from ${table}`.execute(db)
  if (hold) await sql`insert into ${table} values (${hold.jobs}, ${hold.restoredTo})`.execute(db)
}
