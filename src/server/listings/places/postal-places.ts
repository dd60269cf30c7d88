import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type GeoPoint, isOnMap } from '../../../domain/listings/map-point.ts'

interface Sum extends GeoPoint {
  count: number
}

const known = new Map<string, Promise<ReadonlyMap<string, Sum>>>()

/**
 * The centre of a postal code by a file in GeoNames' postal format (MEZZO_POSTAL_PLACES), the mean of its places; null
 * where it has none. A country is read when it is asked for first, and kept.
 */
export async function findPostalPlace(
  file: string,
  country: string,
  zipCode: string,
): Promise<GeoPoint | null> {
  if (zipCode.trim() === '') return null
  const key = `${country} ${file}`
  const codes = known.get(key) ?? readCodes(file, country)
  known.set(key, codes)
  // A file that is just being replaced is read again by the next one who asks.
  codes.catch(() => known.delete(key))
  const sum = (await codes).get(codeOf(zipCode))
  return sum ? { lon: sum.lon / sum.count, lat: sum.lat / sum.count } : null
}

async function readCodes(file: string, country: string): Promise<ReadonlyMap<string, Sum>> {
  const codes = new Map<string, Sum>()
  const lines = createInterface({ input: createReadStream(file, 'utf8') })
  for await (const line of lines) {
    if (!line.startsWith(`${country}\t`)) continue
    const columns = line.split('\t')
    const point = { lat: degreesOf(columns[9]), lon: degreesOf(columns[10]) }
    if (!isOnMap(point)) continue
    const code = codeOf(columns[1] ?? '')
    const sum = codes.get(code) ?? { lon: 0, lat: 0, count: 0 }
    codes.set(code, { lon: sum.lon + point.lon, lat: sum.lat + point.lat, count: sum.count + 1 })
  }
  return codes
}

function degreesOf(text: string | undefined): number {
  return text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

function codeOf(zipCode: string): string {
  return zipCode.replaceAll(/\s/g, '').toUpperCase()
}
