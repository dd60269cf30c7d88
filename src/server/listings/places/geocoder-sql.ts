import { sql } from 'kysely'
import type { GeocodedPlace } from '../../kernel/adapters/geocoder/geocoder.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What a geocoder has answered for an address, by its key; undefined where it was not asked lately. */
export async function findAnswer(db: Db, key: string): Promise<{ place: GeocodedPlace | null } | undefined> {
  const row = await db
    .selectFrom('geocoded_places')
    .select(['lon', 'lat', 'is_exact as isExact'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { lon, lat, isExact } = row
  return { place: lon === null || lat === null ? null : { lon, lat, isExact } }
}

/** Keeps an answer; null: the geocoder knows no such address. */
export async function keepAnswer(
  db: Db,
  key: string,
  place: GeocodedPlace | null,
  at: Temporal.Instant,
): Promise<void> {
  const answer = {
    lon: place?.lon ?? null,
    lat: place?.lat ?? null,
    is_exact: place?.isExact ?? false,
    found_at: at,
  }
  await db
    .insertInto('geocoded_places')
    .values({ key, ...answer })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(answer))
    .execute()
}

/** Forgets what was answered before. */
export async function forgetAnswers(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('geocoded_places').where('found_at', '<', before).execute()
}

/**
 * Takes the next turn at the geocoder, of all processes one a second by the database's clock; answers the milliseconds
 * until then, or null where more than `most` already wait.
 */
export async function takeTurn(db: Db, most: number): Promise<number | null> {
  const { rows } = await sql<{ wait: number }>`
    insert into geocoder_turns as turns (id, next_at) values (1, clock_timestamp() + interval '1 second')
    on conflict (id) do update set next_at = greatest(turns.next_at, clock_timestamp()) + interval '1 second'
      where turns.next_at < clock_timestamp() + make_interval(secs => ${most})
    returning (extract(epoch from next_at - interval '1 second' - clock_timestamp()) * 1000)::float8 as wait`.execute(
    db,
  )
  return rows[0] ? Math.max(0, rows[0].wait) : null
}
