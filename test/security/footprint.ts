import { sql } from 'kysely'
import type { Db } from '../../src/server/kernel/db/database.ts'

// What a mere visit may touch.
const restless = new Set([
  'sessions',
  'migrations',
  'password_tries',
  'access_links',
  'personal_access_tokens',
])

/** A sum of everything that is stored, per table: two that are equal mean that nothing has changed in between. */
export async function footprint(
  db: Db,
  left: ReadonlySet<string> = new Set(),
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const sums: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !restless.has(table.name) && !left.has(table.name))) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
      from ${sql.table(name)} t`.execute(db)
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}
