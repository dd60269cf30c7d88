import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { versionedStep } from '../../../domain/listings/listing-steps.ts'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import { pointProblem } from '../../../domain/listings/point-source.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockGroup } from '../listings/change-sql.ts'
import { findVersion, raiseVersion } from '../listings/content-change-sql.ts'
import { findPackagedCity } from './packaged-places.ts'
import { enqueueLocating } from './locate-actions.ts'
import { findPlace, forgetPoint, type PlaceRow, savePoint } from './sql.ts'

/** The version of a point stands beside those of the steps, so that the form of the address goes on meanwhile. */
const POINT_STEP = 'point'

/** A point that a landlord puts on the map, and the version of the content that they saw. */
export interface PointChange extends GeoPoint {
  groupId: string
  version: number
}

/** Sets where a home is, once per key; refused far away from its city, or when address or point have changed since. */
export async function setListingPoint(ctx: Context, change: PointChange, key: string): Promise<string> {
  const { groupId, lon, lat, version } = change
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setListingPoint', body: change }, async () => {
      const place = await lockPlace(trx, ctx, groupId, version)
      const city = await findPackagedCity(place.country, place.city)
      const problem = pointProblem({ lon, lat }, city)
      if (problem) throw new ValidationError({ point: problem })
      await savePoint(trx, groupId, { lon, lat, source: 'SET' }, ctx.now())
      await told(trx, ctx, place, 'setListingPoint')
      return groupId
    }),
  )
}

/** Takes a landlord's point away again, so that the place is looked for by the address; without one nothing changes. */
export async function resetListingPoint(
  ctx: Context,
  change: Pick<PointChange, 'groupId' | 'version'>,
  key: string,
): Promise<string> {
  const { groupId, version } = change
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'resetListingPoint', body: change }, async () => {
      const place = await lockPlace(trx, ctx, groupId, version)
      if (place.pointSource !== 'SET') return groupId
      await forgetPoint(trx, groupId)
      await told(trx, ctx, place, 'resetListingPoint')
      await enqueueLocating(trx, ctx, groupId)
      return groupId
    }),
  )
}

async function lockPlace(trx: Db, ctx: Context, groupId: string, version: number): Promise<PlaceRow> {
  const locked = await lockGroup(trx, requireViewer(ctx), { groupId })
  const place = locked && (await findPlace(trx, locked))
  if (!place) throw new ResourceNotFoundError()
  const { stepVersions } = await findVersion(trx, groupId)
  const seen = [POINT_STEP, versionedStep({ partOfGroup: false }, null, 'location')]
  if (seen.some((step) => (stepVersions[step] ?? 0) > version))
    throw new ConditionNotMetError('CHANGED_ELSEWHERE')
  return place
}

/** The log says that it was done, and where to is on the listing. */
async function told(trx: Db, ctx: Context, place: PlaceRow, action: string): Promise<void> {
  await raiseVersion(trx, place.groupId, [POINT_STEP])
  await audit(trx, ctx, {
    action,
    entityType: 'group',
    entityId: place.groupId,
    landlordId: place.landlordId,
  })
}
