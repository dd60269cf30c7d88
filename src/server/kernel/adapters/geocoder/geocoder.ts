import * as z from 'zod'
import { type GeoPoint, isOnMap } from '../../../../domain/listings/map-point.ts'
import type { GeocoderAccess } from '../../config/access.ts'
import { hostnameOf, portOf } from '../../config/allowed-hosts.ts'
import type { Config } from '../../config/config.ts'
import { fetchOutbound, openOutbound, type Outbound } from '../../outbound/fetch-outbound.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'
import { outboundPolicy } from '../../outbound/outbound-policy.ts'

/** The address of a home, as a geocoder is asked for it. */
export interface AskedAddress {
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
}

/** Where a geocoder says that it is; `isExact`: the house or its street, not only the place. */
export interface GeocodedPlace extends GeoPoint {
  isExact: boolean
}

/** A geocoder has not answered, or with something that is no answer: it is asked again later. */
export class GeocoderError extends Error {
  override name = 'GeocoderError'
  readonly status: number | null

  constructor(status: number | null, cause?: unknown) {
    super('The geocoder has not answered.', { cause })
    this.status = status
  }
}

const largestAnswer = 200_000
/** From there on Nominatim's ranks are streets and houses. */
const streetRank = 26

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number)
const answers = z
  .array(z.object({ lat: degrees, lon: degrees, place_rank: z.number().int() }))
  .refine((found) => found.every(isOnMap))

const known = new WeakMap<Config, Outbound>()

/** Asks the operator's geocoder (Nominatim's search) for an address: its best answer, or null where it knows none. Throws GeocoderError. */
export async function askGeocoder(
  config: Config,
  access: GeocoderAccess,
  address: AskedAddress,
): Promise<GeocodedPlace | null> {
  let status: number | null = null
  try {
    const answer = await fetchOutbound(outboundTo(config, access), {
      url: searchUrl(access, address),
      headers: { 'user-agent': `Mezzo (${access.contact})`, accept: 'application/json' },
      within: outboundLimit(),
      maxBytes: largestAnswer,
    })
    status = answer.status
    if (status !== 200) throw new Error(`The geocoder answers ${status}.`)
    const [best] = answers.parse(JSON.parse(Buffer.from(answer.body).toString('utf8')))
    return best ? { lon: best.lon, lat: best.lat, isExact: best.place_rank >= streetRank } : null
  } catch (error) {
    throw new GeocoderError(status, error)
  }
}

/** Whoever names a geocoder in their own network means it; every other way leads where any link may lead. */
function outboundTo(config: Config, { url }: GeocoderAccess): Outbound {
  const found = known.get(config)
  if (found) return found
  const policy = outboundPolicy(config)
  const named = { hostname: hostnameOf(new URL(url)), port: portOf(new URL(url)) }
  const made = openOutbound({ ...policy, allowedHosts: [...policy.allowedHosts, named] })
  known.set(config, made)
  return made
}

function searchUrl(
  access: GeocoderAccess,
  { street, streetNumber, zipCode, city, country }: AskedAddress,
): string {
  const url = new URL(`${access.url}/search`)
  const asked = {
    format: 'jsonv2',
    limit: '1',
    street: `${streetNumber} ${street}`.trim(),
    postalcode: zipCode,
    city,
    countrycodes: country.toLowerCase(),
  }
  for (const [name, value] of Object.entries(asked)) if (value) url.searchParams.set(name, value)
  return url.href
}
