import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { slugOf } from '../../../domain/listings/listing-path.ts'
import {
  type AskedAddress,
  askGeocoder,
  type GeocodedPlace,
  GeocoderError,
} from '../../kernel/adapters/geocoder/geocoder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findAnswer, keepAnswer, takeTurn } from './geocoder-sql.ts'

/** How many may wait for their turn, which is as many seconds. */
const mostWaiting = 20

/** What the operator's geocoder knows of an address; TRY_LATER where it gave no answer, or where too many wait for it. */
export type Geocoded = { place: GeocodedPlace | null } | 'TRY_LATER'

/** Asks the operator's geocoder, each address once; without one, and without a street, nothing is known. */
export async function geocode(ctx: Context, address: AskedAddress): Promise<Geocoded> {
  const access = ctx.config.geocoder
  if (!access || address.street === '') return { place: null }
  const key = keyOf(address)
  const known = await findAnswer(ctx.db, key)
  if (known) return known
  const wait = await takeTurn(ctx.db, mostWaiting)
  if (wait === null) return 'TRY_LATER'
  await sleep(wait)
  try {
    const place = await askGeocoder(ctx.config, access, address)
    await keepAnswer(ctx.db, key, place, ctx.now())
    return { place }
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error
    ctx.log.warn({ status: error.status, err: error.cause }, 'the geocoder gave no answer')
    return 'TRY_LATER'
  }
}

function keyOf({ street, streetNumber, zipCode, city, country }: AskedAddress): string {
  const parts = [country, zipCode, city, street, streetNumber].map(slugOf)
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
