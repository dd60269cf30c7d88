import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import type { PublicCategory } from '../../../domain/catalogue/pictures.ts'
import { isOnByDefault } from '../../../domain/people/feature-flags.ts'

const fastInternet = 100
const familySize = 4
const studentArea = 30

/** Whether a listing's landlord takes part in student housing: their own switch goes before everybody's (C6). */
function forStudents(): RawBuilder<boolean> {
  const flag = 'STUDENT_HOUSING' satisfies FeatureFlagName
  return sql`coalesce(
    (select f.enabled from feature_flag_users f where f.name = ${sql.lit(flag)} and f.user_id = g.landlord_id),
    (select f.enabled from feature_flags f where f.name = ${sql.lit(flag)}),
    ${sql.lit(isOnByDefault(flag))})`
}

/**
 * Which listings a public category shows (C3 names the categories, the rules are ours; docs/decisions/0041). A group is
 * `g`; each follows from what its landlord says of it, so that nobody has to put listings into categories.
 */
export const inCategory: Record<PublicCategory, RawBuilder<SqlBool>> = {
  BUSINESS_STAYS: sql`g.amenities @> '{wifi,desk}' and g.home_type in ('ENTIRE_APARTMENT', 'ENTIRE_HOUSE')`,
  FAMILY_HOMES: sql`g.accommodates >= ${familySize} and g.home_type in ('ENTIRE_APARTMENT', 'ENTIRE_HOUSE')`,
  GARDEN: sql`'garden' = any(g.amenities)`,
  TERRACE: sql`'terrace' = any(g.amenities)`,
  STUDENT_HOUSING: sql`${forStudents()} and ('INCLUDE_IN_STUDENT_CHANNEL' = any(g.labels)
    or g.home_type in ('PRIVATE_ROOM', 'SHARED_PLACE') or g.area <= ${studentArea})`,
  LUXURY: sql`g.furniture_standard = 'LUXURY'`,
  TECH_STUDIO: sql`g.amenities @> '{wifi,desk}' and g.accommodates <= 2
    and coalesce((g.services ->> 'internetConnectionSpeedMbps')::integer, 0) >= ${fastInternet}`,
  PETS: sql`g.pet_rule <> 'NOT_ALLOWED'`,
  HOMES_FOR_UKRAINIANS: sql`'REFUGEE_LISTING' = any(g.labels)`,
  SERVICED_APARTMENTS: sql`coalesce((g.services ->> 'isServiced')::boolean, false)`,
}
