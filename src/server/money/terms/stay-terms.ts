import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { termsOn } from '../../../domain/rentals/fee-terms.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findPublicGroup } from '../../listings/listings/sql.ts'
import { listTermsOfGroups } from '../../rentals/lifecycle/fee-terms-sql.ts'
import { vatOfTenantFee } from '../invoices/fee-price.ts'

/** What a tenant is told of a stay before they ask for it; the rate in hundredths of a percent. */
export interface StayTermsRow {
  groupId: string
  calculationMethod: InvoiceCalculationMethod
  tenantFeeRate: number
  tenantFeeVatRate: number
}

/** More listings than one request can ask. */
const MOST_GROUPS = 20

/** The terms of published listings today; others are left out. */
export async function listStayTerms(ctx: Context, groupIds: readonly string[]): Promise<StayTermsRow[]> {
  const asked = [...new Set(groupIds)].filter(isUuid).slice(0, MOST_GROUPS)
  const groups = (await Promise.all(asked.map((groupId) => findPublicGroup(ctx.reads, { groupId })))).flatMap(
    (group) => group ?? [],
  )
  const known = await listTermsOfGroups(
    ctx.reads,
    groups.map(({ groupId }) => groupId),
  )
  return groups.flatMap(({ groupId, country }) => {
    const found = known.find((terms) => terms.groupId === groupId)
    if (!found) return []
    const { calculationMethod, tenantFeeRate } = termsOn(ctx.today(), found.chosen, found.made).terms
    const { vatRate } = vatOfTenantFee(ctx, country, 0)
    return [{ groupId, calculationMethod, tenantFeeRate, tenantFeeVatRate: vatRate }]
  })
}
