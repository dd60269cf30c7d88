import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { LAW_PARTS } from '../../../domain/public/retention/ends.ts'
import type { Db } from '../../kernel/db/database.ts'
import { valueOfWay } from '../deletion/last-day-sql.ts'
import { either } from '../deletion/rows-sql.ts'
import type { Shape } from '../deletion/shape-sql.ts'
import { isShared, lastDayInRow } from './over-sql.ts'

/** That something is of an erased account, and until when the law keeps it; null where no year is counted yet. */
export interface KeptRow {
  id: string
  /** Of the retention table. */
  kind: string
  until: Day | null
  /** It is of somebody as well who has an account: it is emptied then, and stays. */
  isShared: boolean
}

/** What of these rows is of an erased account, by the rule of the job that destroys it. */
export async function listKeptRows(
  db: Db,
  shape: Shape,
  table: string,
  ids: readonly string[],
): Promise<KeptRow[]> {
  const part = LAW_PARTS.find((one) => one.table === table)
  if (!part || ids.length === 0) return []
  const isErased = part.ways.keep.map(
    (way) => sql`exists (select from users as gone where gone.erased_at is not null
      and gone.id = ${valueOfWay(shape, { table, alias: 't', way }).value})`,
  )
  const { rows } = await sql<Omit<KeptRow, 'kind'>>`
    select t.id, ${lastDayInRow(shape, part)} as until, ${isShared(shape, part)} as "isShared" from ${sql.table(table)} as t
    where t.id = any(${ids}::uuid[]) and ${either(isErased)}`.execute(db)
  return rows.map((row) => ({ ...row, kind: part.key }))
}

/** What was agreed with these landlords, as far as they were erased; until the last of it ends. */
export async function listKeptTerms(
  db: Db,
  shape: Shape,
  landlordIds: readonly string[],
): Promise<KeptRow[]> {
  const part = LAW_PARTS.find(({ table }) => table === 'fee_terms')
  if (!part || landlordIds.length === 0) return []
  const { rows } = await sql<{ id: string; until: Day | null }>`
    select u.id, (select max(${lastDayInRow(shape, part)}) from fee_terms as t where t.landlord_id = u.id) as until
    from users as u where u.id = any(${landlordIds}::uuid[]) and u.erased_at is not null`.execute(db)
  return rows.map((row) => ({ ...row, kind: part.key, isShared: false }))
}
