import { sql } from 'kysely'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { type FeeTerms, type KnownTerms, termsOn } from '../../../domain/rentals/fee-terms.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** The terms that can hold for a home. */
export interface TermsOfGroup {
  groupId: string
  /** The calculation that the landlord has chosen for the listing. */
  chosen: InvoiceCalculationMethod
  made: FeeTerms[]
}

/** The terms of a landlord's home as JSON, by the columns that name the two. */
export function feeTermsOf(landlordColumn: string, groupColumn: string): string {
  return `coalesce((
    select json_agg(json_build_object('scope', t.scope, 'landlordFeeRate', t.landlord_fee_rate,
      'tenantFeeRate', t.tenant_fee_rate, 'calculationMethod', t.calculation_method,
      'validFrom', t.valid_from, 'validUntil', t.valid_until, 'position', t.position))
    from fee_terms t
    where t.landlord_id = ${landlordColumn} and (t.group_id is null or t.group_id = ${groupColumn})), '[]')`
}

/** All terms of homes, past and future ones too: only for ids that came out of a visible row. */
export async function listTermsOfGroups(
  source: Source,
  groupIds: readonly string[],
): Promise<TermsOfGroup[]> {
  return groupIds.length === 0 ? [] : termsOfGroups.list(source, { groupIds })
}

const termsOfGroups = statement(
  (_, { groupIds }: { groupIds: readonly string[] }) => sql<TermsOfGroup>`
    select g.id as "groupId", g.invoice_calculation_method as chosen, ${sql.raw(feeTermsOf('g.landlord_id', 'g.id'))} as made
    from groups g where g.id = any(${groupIds}::uuid[])`,
)

/** What holds for a stay that is agreed on that day in a home that exists. */
export async function loadTermsOn(source: Source, groupId: string, day: Day): Promise<KnownTerms> {
  const [found] = await listTermsOfGroups(source, [groupId])
  if (!found) throw new Error(`The group ${groupId} is gone.`)
  return termsOn(day, found.chosen, found.made)
}
