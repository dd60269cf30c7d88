import { type RawBuilder, sql } from 'kysely'
import { COUNTRY_ZONES } from '../../../domain/catalogue/country-zones.gen.ts'

/** A common table `country_zones` with the time zone of each country, read once however many rows are joined to it. */
export const countryZones: RawBuilder<unknown> = sql`country_zones as materialized (
  select key as country, value as zone from jsonb_each_text(${JSON.stringify(COUNTRY_ZONES)}::jsonb))`

/** Joins it to the groups `g`. */
export const joinZones: RawBuilder<unknown> = sql`left join country_zones z on z.country = g.country`

/** The zone in which the days of the groups `g` are meant, as timeZoneOf has it. */
export const zoneOfGroup: RawBuilder<unknown> = sql`coalesce(z.zone, 'UTC')`
