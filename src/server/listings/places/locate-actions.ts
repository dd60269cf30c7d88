import { isFarFromCity, type LocatedPoint, mostExactPoint } from '../../../domain/listings/point-source.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findPackagedCity } from './packaged-places.ts'
import { findPlace, listToLocate, lockToLocate, type PlaceRow, savePoint } from './sql.ts'

const partSize = 500

/** Looks for the place of one group, or of all whose address has changed since it was looked for. */
export async function locateGroups(ctx: Context, { groupId }: { groupId?: string }): Promise<void> {
  if (groupId !== undefined) {
    const place = await findPlace(ctx.db, groupId)
    if (place) await locateGroup(ctx, place)
    return
  }
  await forEachInParts<PlaceRow>(
    (after) => listToLocate(ctx.db, after?.groupId ?? null, partSize),
    'homes',
    (place) => locateGroup(ctx, place),
  )
}

/** What was looked for outside of the transaction holds only for the address that it was looked for by. */
async function locateGroup(ctx: Context, seen: PlaceRow): Promise<void> {
  const city = await findPackagedCity(seen.country, seen.city)
  const found = mostExactPoint({ CITY: city })
  await inTransaction(ctx, async (trx) => {
    const place = await lockToLocate(trx, seen.groupId)
    if (!place || !isSameAddress(place, seen)) return
    const own = ownPoint(place)
    const isDropped = own !== null && isFarFromCity(own, city)
    await savePoint(trx, place.groupId, own && !isDropped ? own : found, ctx.now())
    if (!isDropped) return
    ctx.log.info({ groupId: place.groupId }, 'a point far from its new city was dropped')
    await audit(trx, ctx, {
      action: 'dropListingPoint',
      entityType: 'group',
      entityId: place.groupId,
      landlordId: place.landlordId,
      data: { city: place.city, country: place.country },
    })
  })
}

function ownPoint({ lon, lat, pointSource }: PlaceRow): LocatedPoint | null {
  return lon === null || lat === null || pointSource !== 'SET' ? null : { lon, lat, source: 'SET' }
}

function isSameAddress(one: PlaceRow, other: PlaceRow): boolean {
  return (['street', 'streetNumber', 'zipCode', 'city', 'country'] as const).every(
    (field) => one[field] === other[field],
  )
}
