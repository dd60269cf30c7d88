import { sql } from 'kysely'
import { madeUpPoint } from '../../src/server/demo/points.ts'
import { findPackagedCity } from '../../src/server/listings/places/packaged-places.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'

const partSize = 5_000
const spreadMetres = 14_000

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
        return { id, ...(centre && madeUpPoint(centre, id, { metres: spreadMetres, at })) }
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
