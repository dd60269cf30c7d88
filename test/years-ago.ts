import { sql } from 'kysely'
import { LAW_PARTS } from '../src/domain/public/retention/ends.ts'
import { RETENTION } from '../src/domain/public/retention/table.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { asOwner } from './as-owner.ts'

/**
 * Sets all days and moments of what the law keeps back by ten years, and those of erasures: nothing is destroyed whose
 * years are not over by the database's own clock.
 */
export async function storeYearsAgo(db: Db): Promise<void> {
  const reported = RETENTION.flatMap(({ key, tables: of }) => (key === 'taxReports' ? Object.keys(of) : []))
  const tables = [...new Set([...LAW_PARTS.map(({ table }) => table), ...reported])]
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}::text[]) and udt_name in ('date', 'timestamptz')
      and is_generated = 'NEVER'
    group by table_name`.execute(db)
  await asOwner(db, async (trx) => {
    for (const { table, columns } of rows)
      await sql`update ${sql.table(table)} set ${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - interval '10 years'`),
      )}`.execute(trx)
    await sql`update local_provider_objects set created = extract(epoch from timestamptz '2010-03-01')`.execute(
      trx,
    )
    await sql`update local_provider_answers set created_at = '2010-03-01'`.execute(trx)
    await sql`update tax_report_runs set state = 'DONE', finished_at = started_at where state = 'RUNNING'`.execute(
      trx,
    )
    await sql`update users set erased_at = '2010-06-01' where erased_at is not null`.execute(trx)
  })
}
