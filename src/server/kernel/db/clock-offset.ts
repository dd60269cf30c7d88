import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Seconds by which the clock of this machine is before that of the database, to half of what the question takes. */
export async function readClockOffset(db: Db): Promise<number> {
  const asked = Date.now()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  const answered = Date.now()
  return ((asked + answered) / 2 - (rows[0]?.at ?? 0)) / 1_000
}
