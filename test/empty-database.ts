import { sql } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'

const scripts = new WeakMap<Db, string>()

/** Takes all rows and waiting jobs out of a database, and lets its sequences begin anew. */
export async function emptyDatabase(db: Db): Promise<void> {
  const script = scripts.get(db) ?? (await writeEmptying(db))
  scripts.set(db, script)
  await sql.raw(script).execute(db)
  await sql`delete from pgboss.job`.execute(db)
}

/**
 * What empties all tables. Truncating takes longer the more tables and indexes there are, also where nothing is in them;
 * deleting the few rows of a test, without looking who names whom, takes a fraction of that.
 */
async function writeEmptying(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by tablename`.execute(db)
  return `do $$ declare written record; begin
    -- Whoever still writes comes first.
    lock table ${rows.map(({ name }) => name).join(', ')} in share row exclusive mode;
    perform set_config('session_replication_role', 'replica', true);
    for written in
      select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'event_partitions'::regnamespace) and relkind = 'r'
        and relname <> 'migrations' and pg_relation_size(oid) > 0
    loop
      execute 'delete from ' || written.name;
    end loop;
    perform setval(quote_ident(sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`
}
