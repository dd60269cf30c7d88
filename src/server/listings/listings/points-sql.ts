import { sql, type SqlBool } from 'kysely'
import type { PointSource } from '../../../domain/listings/point-source.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Where groups are, exactly: only for ids that came out of a row which their landlord may see. */
export async function listPoints(
  source: Source,
  groupIds: readonly string[],
): Promise<{ groupId: string; lon: number | null; lat: number | null; source: PointSource | null }[]> {
  return pointsOf.list(source, { groupIds })
}

const pointsOf = statement((db, { groupIds }: { groupIds: readonly string[] }) =>
  db
    .selectFrom('groups')
    .select(['id as groupId', 'lon', 'lat', 'point_source as source'])
    .where(sql<SqlBool>`id = any(${groupIds}::uuid[])`),
)

/** What anybody may know of where groups are, in units of the map: for ids of published groups. */
export async function listPublicPoints(
  source: Source,
  groupIds: readonly string[],
): Promise<{ groupId: string; x: number | null; y: number | null; source: PointSource | null }[]> {
  return publicPointsOf.list(source, { groupIds })
}

const publicPointsOf = statement((db, { groupIds }: { groupIds: readonly string[] }) =>
  db
    .selectFrom('groups')
    .select(['id as groupId', 'map_x as x', 'map_y as y', 'point_source as source'])
    .where(sql<SqlBool>`id = any(${groupIds}::uuid[])`),
)
