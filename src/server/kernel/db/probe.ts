import { sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { lacksRoom } from './unavailable.ts'

/** Something that a database can't do, and what to do about it. */
export interface DatabaseProblem {
  problem: string
  advice: string
}

/** Bytes that a table must be able to grow by. */
const growth = 256 * 1024

/**
 * Finds out whether the database can do all that it has to: it leads, what is written is kept (and where a standby has
 * to have it, arrives there), and after something had no room, there is some again. Throws where it does not answer.
 */
export async function probeDatabase(database: Database): Promise<DatabaseProblem | null> {
  const { kysely, room } = database
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(kysely)
  if (rows[0]?.replica)
    return {
      problem: 'the database takes no changes: it is a replica',
      advice: 'DATABASE_URL has to lead to the leader; after a failover that takes a moment.',
    }
  if (database.kind === 'postgres')
    await sql`select pg_logical_emit_message(true, 'mezzo', 'ready')`.execute(kysely)
  if (room.lacking && !(await grows(database)))
    return {
      problem: 'the disk of the database is full',
      advice: 'Make room on it: until then nothing can be kept.',
    }
  room.lacking = false
  return null
}

async function grows({ kysely }: Database): Promise<boolean> {
  const undone = new Error('undone')
  try {
    await kysely.transaction().execute(async (trx) => {
      await sql`create temporary table room (part text) on commit drop`.execute(trx)
      // Else it is compressed to nothing. PostgreSQL 15 doesn't take this with the column.
      await sql`alter table room alter column part set storage plain`.execute(trx)
      await sql`insert into room select repeat('x', 4096) from generate_series(1, ${growth / 4096}::int)`.execute(
        trx,
      )
      throw undone
    })
  } catch (error) {
    if (error === undone) return true
    if (!lacksRoom(error)) throw error
  }
  return false
}

/** Seconds by which the clock of this machine is before that of the database, to half of what the question takes. */
export async function readClockOffset(db: Db): Promise<number> {
  const asked = Date.now()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  const answered = Date.now()
  return ((asked + answered) / 2 - (rows[0]?.at ?? 0)) / 1_000
}
