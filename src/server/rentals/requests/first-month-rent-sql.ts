import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** Which of the landlords take the first month's rent through the product: the flag of one person goes before that of all (C6). */
export async function listFirstMonthRents(
  db: Db,
  landlordIds: readonly string[],
): Promise<{ landlordId: string; enabled: boolean }[]> {
  if (landlordIds.length === 0) return []
  return db
    .selectFrom('users as l')
    .leftJoin('feature_flags as flag', (join) => join.on('flag.name', '=', 'FIRST_MONTH_RENT'))
    .leftJoin('feature_flag_users as own', (join) =>
      join.on('own.name', '=', 'FIRST_MONTH_RENT').onRef('own.user_id', '=', 'l.id'),
    )
    .select(['l.id as landlordId', sql<boolean>`coalesce(own.enabled, flag.enabled, false)`.as('enabled')])
    .where('l.id', 'in', landlordIds)
    .execute()
}
