import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type GeoPoint, publicPointOf } from '../../src/domain/listings/map-point.ts'
import { findPackagedCity } from '../../src/server/listings/places/packaged-places.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'

const partSize = 5_000
const spreadMetres = 14_000
const metresOfDegree = 111_320
const fullTurn = 2 * Math.PI

/** Puts all homes that are nowhere yet on the map, within their cities. */
export async function fillPoints(db: Db): Promise<void> {
  const at = Temporal.Now.instant()
  for (;;) {
    const homes = await db
      .selectFrom('groups')
      .select(['id', 'city', 'country'])
      .where('located_at', 'is', null)
      .limit(partSize)
      .execute()
    if (homes.length === 0) return
    const points = await Promise.all(
      homes.map(async ({ id, city, country }) => {
        const centre = await findPackagedCity(country, city)
        return { id, ...(centre && setPoint(spread(centre, id))) }
      }),
    )
    await sql`
      update groups g set lon = p.lon, lat = p.lat, point_source = p.point_source, map_x = p.map_x, map_y = p.map_y,
        located_at = ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
        as p (id uuid, lon float8, lat float8, point_source text, map_x integer, map_y integer)
      where g.id = p.id`.execute(db)
  }
}

function setPoint(point: GeoPoint) {
  const { x, y } = publicPointOf(point)
  return { ...point, point_source: 'SET', map_x: x, map_y: y }
}

/** Always the same place around a centre for the same word, most of them near it. */
function spread(centre: GeoPoint, word: string): GeoPoint {
  const hash = createHash('sha256').update(word).digest()
  const angle = (hash.readUInt32BE(0) / 2 ** 32) * fullTurn
  const distance = (hash.readUInt32BE(4) / 2 ** 32) * spreadMetres
  const north = (distance * Math.cos(angle)) / metresOfDegree
  const east = (distance * Math.sin(angle)) / (metresOfDegree * Math.cos((centre.lat / 180) * Math.PI))
  return { lon: rounded(centre.lon + east), lat: rounded(centre.lat + north) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
