import { DAC7_COUNTRIES, DAC7_ENFORCEMENT_DATE } from '../../../domain/catalogue/tax.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listFirstReportableDays, listNonCompliantLinked } from './compliance-sql.ts'

/** The id of a landlord's first non-compliant item on a listing; null for none. */
export const nonCompliantLinkedOf = batched(async (ctx, landlordIds: readonly string[]) => {
  const rows = await listNonCompliantLinked(ctx.db, landlordIds)
  return new Map(rows.map((row) => [row.landlordId, row.id]))
})

/** Since which day a landlord has revenue that DAC7 wants reported; null for none. */
export const reportableSince = batched(async (ctx, landlordIds: readonly string[]) => {
  const rows = await listFirstReportableDays(ctx.db, landlordIds, {
    since: parseDay(DAC7_ENFORCEMENT_DATE),
    today: ctx.today(),
    countries: DAC7_COUNTRIES,
  })
  return new Map(rows.map((row) => [row.landlordId, row.day]))
})
