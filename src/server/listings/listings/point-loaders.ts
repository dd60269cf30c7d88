import { type GeoPoint, middleOf } from '../../../domain/listings/map-point.ts'
import type { LocatedPoint, PointSource } from '../../../domain/listings/point-source.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listPoints, listPublicPoints } from './points-sql.ts'

/** A circle in which a home is. */
export interface PublicArea extends GeoPoint {
  source: PointSource
}

/** Where a home is, exactly; null where nobody knows: only for ids that came out of a row which its landlord may see. */
export const pointOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, LocatedPoint>> => {
    const points = await listPoints(ctx.reads, groupIds)
    return new Map(
      points.flatMap(({ groupId, lon, lat, source }) =>
        lon === null || lat === null || source === null ? [] : [[groupId, { lon, lat, source }] as const],
      ),
    )
  },
)

/** What anybody may know of where a home is; null where nothing is known: for ids of published groups. */
export const areaOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, PublicArea>> => {
    const points = await listPublicPoints(ctx.reads, groupIds)
    return new Map(
      points.flatMap(({ groupId, x, y, source }) =>
        x === null || y === null || source === null
          ? []
          : [[groupId, { ...middleOf({ x, y }), source }] as const],
      ),
    )
  },
)
