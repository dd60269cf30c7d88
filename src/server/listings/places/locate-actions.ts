import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import {
  isFarFromCity,
  type LocatedPoint,
  minutesUntilNextLook,
  mostExactPoint,
} from '../../../domain/listings/point-source.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { geocode, type Geocoded } from './geocoded.ts'
import { findPackagedCity } from './packaged-places.ts'
import { findPostalPlace } from './postal-places.ts'
import {
  findPlace,
  listToLocate,
  lockToLocate,
  type PlaceRow,
  savePoint,
  savePoints,
  saveTry,
} from './sql.ts'

const partSize = 500
/** A run ends in good time before the queue takes it for dead; what is left comes with the next one. */
const runLimit = 80_000
/** After so many failures in a row the geocoder is left alone until the next run. */
const mostFailures = 3

/** Looks for a home's place once the transaction is through; one look is enough, however often it changes until then. */
export async function enqueueLocating(
  trx: Db,
  ctx: Pick<Context, 'enqueue'>,
  groupId: string,
): Promise<void> {
  await ctx.enqueue(trx, 'locateGroups', { groupId }, { singletonKey: `locate ${groupId}` })
}

/** The same for many homes at once: one look for all whose place nobody has looked for yet. */
export async function enqueueLocatingAll(trx: Db, ctx: Pick<Context, 'enqueue'>): Promise<void> {
  await ctx.enqueue(trx, 'locateGroups', {}, { singletonKey: 'locate all' })
}

/** Looks for the place of one group, or of all whose address has changed since it was looked for. */
export async function locateGroups(ctx: Context, { groupId }: { groupId?: string }): Promise<void> {
  if (groupId === undefined) return locateAll(ctx)
  const place = await findPlace(ctx.db, groupId)
  if (place) await locateGroup(ctx, place)
}

async function locateAll(ctx: Context): Promise<void> {
  const until = performance.now() + runLimit
  let failures = 0
  let after: string | null = null
  for (;;) {
    const part: PlaceRow[] = await listToLocate(ctx.db, { after, now: ctx.now(), limit: partSize })
    const single = ctx.config.geocoder ? part : part.filter(({ pointSource }) => pointSource === 'SET')
    for (const place of single) {
      if (performance.now() > until || failures >= mostFailures) return
      failures = (await locateGroup(ctx, place)) ? 0 : failures + 1
    }
    if (!ctx.config.geocoder) await locateTogether(ctx, part)
    after = part.at(-1)?.groupId ?? null
    if (after === null) return
  }
}

/** Homes of one postal code have one place, where no geocoder knows more: a hundred thousand are some hundred statements. */
async function locateTogether(ctx: Context, places: readonly PlaceRow[]): Promise<void> {
  const others = places.filter(({ pointSource }) => pointSource !== 'SET')
  const together = Map.groupBy(others, ({ country, zipCode, city }) =>
    JSON.stringify([country, zipCode, city]),
  )
  for (const group of together.values()) {
    const [first] = group
    if (!first) continue
    const point = mostExactPoint(await knownPlaces(ctx, first))
    const ids = group.map(({ groupId }) => groupId)
    await savePoints(ctx.db, ids, first, point, ctx.now())
  }
}

/**
 * What was looked for outside of the transaction holds only for the address that it was looked for by. Answers whether
 * the geocoder, where there is one, had nothing against it.
 */
async function locateGroup(ctx: Context, seen: PlaceRow): Promise<boolean> {
  const known = await knownPlaces(ctx, seen)
  const isKept = keptPoint(seen, known.CITY) !== null
  const geocoded: Geocoded = isKept ? { place: null } : await geocode(ctx, seen)
  const isLater = geocoded === 'TRY_LATER'
  const found = mostExactPoint(isLater ? known : withGeocoded(known, geocoded))
  await inTransaction(ctx, async (trx) => {
    const place = await lockToLocate(trx, seen.groupId)
    if (!place || !isSameAddress(place, seen)) return
    const kept = keptPoint(place, known.CITY)
    const next = isLater && !kept ? minutesUntilNextLook(place.tries) : null
    await savePoint(trx, place.groupId, kept ?? found, next === null ? ctx.now() : null)
    if (next !== null) await saveTry(trx, place.groupId, ctx.now().add({ minutes: next }))
    if (place.pointSource === 'SET' && !kept) {
      ctx.log.info({ groupId: place.groupId }, 'a point far from its new city was dropped')
      await audit(trx, ctx, {
        action: 'dropListingPoint',
        entityType: 'group',
        entityId: place.groupId,
        landlordId: place.landlordId,
        data: { city: place.city, country: place.country },
      })
    }
  })
  return !isLater
}

interface KnownPlaces {
  POSTAL_CODE: GeoPoint | null
  CITY: GeoPoint | null
}

async function knownPlaces(ctx: Context, { country, zipCode, city }: PlaceRow): Promise<KnownPlaces> {
  const file = ctx.config.postalPlaces
  return {
    POSTAL_CODE: file === null ? null : await findPostalPlace(file, country, zipCode),
    CITY: await findPackagedCity(country, city),
  }
}

/** What lies far from the city is of another street of that name; what is no street is only as good as the city. */
function withGeocoded(
  known: KnownPlaces,
  { place }: Exclude<Geocoded, 'TRY_LATER'>,
): Parameters<typeof mostExactPoint>[0] {
  if (!place || isFarFromCity(place, known.CITY)) return known
  return place.isExact ? { ...known, GEOCODED: place } : { ...known, CITY: known.CITY ?? place }
}

/** The point that the landlord has set, unless it can't be meant for the city of the address. */
function keptPoint({ lon, lat, pointSource }: PlaceRow, city: GeoPoint | null): LocatedPoint | null {
  if (lon === null || lat === null || pointSource !== 'SET' || isFarFromCity({ lon, lat }, city)) return null
  return { lon, lat, source: 'SET' }
}

function isSameAddress(one: PlaceRow, other: PlaceRow): boolean {
  return (['street', 'streetNumber', 'zipCode', 'city', 'country'] as const).every(
    (field) => one[field] === other[field],
  )
}
