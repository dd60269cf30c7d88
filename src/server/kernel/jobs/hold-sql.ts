import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Which jobs wait since a restore: all, or those alone that send money. */
export interface Hold {
  jobs: 'ALL' | 'MONEY'
  /** To which moment the database was restored. */
  restoredTo: Temporal.Instant
}

// A setting of the database itself: a table would be missing in a state from before the release that brought it.
const SETTING = 'mezzo.held'

/** What is held since a restore; null: nothing is. */
export async function findHold(db: Db): Promise<Hold | null> {
  const { rows } = await sql<{ value: string }>`
    select substr(setting, ${SETTING.length + 2}::int) as value
    from pg_db_role_setting s, unnest(s.setconfig) as setting
    where s.setrole = 0 and s.setdatabase = (select oid from pg_database where datname = current_database())
      and starts_with(setting, ${`${SETTING}=`})`.execute(db)
  const [jobs, restoredTo] = rows[0]?.value.split(' ') ?? []
  if (!restoredTo || (jobs !== 'ALL' && jobs !== 'MONEY')) return null
  return { jobs, restoredTo: Temporal.Instant.from(restoredTo) }
}

/** Holds jobs of this database, or with null none any more; the role has to own the database. */
export async function saveHold(db: Db, hold: Hold | null): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const database = sql.id(rows[0]?.name ?? '')
  if (!hold) await sql`alter database ${database} reset ${sql.raw(SETTING)}`.execute(db)
  else
    await sql`alter database ${database} set ${sql.raw(SETTING)} = ${sql.lit(`${hold.jobs} ${hold.restoredTo.toString()}`)}`.execute(
      db,
    )
}
