import { slugOf } from '../../../domain/listings/listing-path.ts'
import type { CurrencyCount } from '../../../domain/public/search-currency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listPublicPlaces, type PublicPlace } from './search-sql.ts'

const lastsMilliseconds = 60_000

/** By database: a process may serve demos beside the product. */
const counted = new WeakMap<Db, { at: number; places: PublicPlace[] }>()

/**
 * The cities with published listings. Counting them reads all listings, so that in production everybody is told what was
 * counted at most a minute ago; read once for all that one request asks.
 */
const allPlaces = batched(async (ctx, keys: readonly string[]) => {
  const now = ctx.now().epochMilliseconds
  const known = counted.get(ctx.db)
  const isFresh = ctx.config.production && known && now - known.at < lastsMilliseconds
  const places = isFresh ? known.places : await listPublicPlaces(ctx.db)
  if (!isFresh) counted.set(ctx.db, { at: now, places })
  return new Map(keys.map((key) => [key, places]))
})

/** The cities with published listings, those with most first. */
export async function placesOf(ctx: Context): Promise<PublicPlace[]> {
  return (await allPlaces(ctx, 'ALL')) ?? []
}

/** How many listings of cities, or of all, have which currency. */
export function countsIn(places: readonly PublicPlace[], cities: readonly string[] | null): CurrencyCount[] {
  return places.filter(({ city }) => !cities || cities.includes(city)).flatMap(({ currencies }) => currencies)
}

/** The names of the cities that a part of an address means; none where nothing is let. */
export async function citiesOf(ctx: Context, place: string): Promise<string[]> {
  const slug = slugOf(place)
  return (await placesOf(ctx)).filter(({ city }) => slugOf(city) === slug).map(({ city }) => city)
}
