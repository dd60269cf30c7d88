import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CityPostalCodes } from '../../../domain/catalogue/postal-codes.ts'
import type { BrokenRule } from '../../../domain/public/searched-stay.ts'
import type { RegionalStayRule } from '../../../domain/listings/stay-limits-data.ts'

/** Whether a region's rule counts for a group `g`, as the domain's stayLimits says of one listing. */
export function isUnderRule({ rule, replacedBy }: BrokenRule): RawBuilder<SqlBool> {
  const conditions = [
    ...(rule.rule === 'MINIMUM' ? [notLifted] : []),
    isInPlace(rule),
    ...replacedBy.map((later) => sql<SqlBool>`not ${isInPlace(later)}`),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

const notLifted = sql<SqlBool>`
  coalesce(g.min_booking_duration_permit_id, '') = '' and not g.min_booking_duration_exemption`

function isInPlace({ place, nameNeeded }: RegionalStayRule): RawBuilder<SqlBool> {
  const own = sql`(${hasCode(place.codes)} and ${nameNeeded ? isNamed(place) : sql`true`})`
  const shared = sql`(${hasCode(place.shared)} and ${isNamed(place)})`
  return sql`(g.country = ${place.country} and (${own} or ${shared}))`
}

function hasCode(codes: readonly string[]): RawBuilder<SqlBool> {
  return sql`btrim(g.zip_code, ${blanks}) = any(${codes}::text[])`
}

// A database that knows no language lowers the letters of English alone.
function isNamed({ names }: CityPostalCodes): RawBuilder<SqlBool> {
  return sql`lower(translate(btrim(g.city, ${blanks}), 'ÄÖÜ', 'äöü')) = any(${names}::text[])`
}

const blanks = ' \t\r\n\u00a0'
