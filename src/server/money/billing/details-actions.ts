import { DAC7_DEFAULT_EXEMPTION_DEADLINE } from '../../../domain/catalogue/money.ts'
import { checkDac7 } from '../../../domain/money/dac7.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { findBillingDetails, lockUnchecked, saveCompliance, type BillingDetailsRow } from './details-sql.ts'

const batchSize = 200
const defaultDeadline = parseDay(DAC7_DEFAULT_EXEMPTION_DEADLINE)

/** Checks what was never checked, and what was exempt until a day that has passed (DAC7); answers how many. */
export async function checkBillingDetails(ctx: Context): Promise<number> {
  for (let total = 0; ;) {
    const checked = await inTransaction(ctx, async (trx) => {
      const ids = await lockUnchecked(trx, { today: ctx.today(), defaultDeadline }, batchSize)
      for (const id of ids) {
        const item = await findBillingDetails(trx, { id, state: null })
        if (!item) continue
        const found = checkDac7(factsOf(ctx, item), ctx.today())
        await saveCompliance(trx, id, { ...found, at: ctx.now() })
        await audit(trx, ctx, {
          action: 'checkBillingDetails',
          entityType: 'billing_details_item',
          entityId: id,
          landlordId: item.landlordId,
          data: { isCompliant: found.isCompliant, isExempt: found.isExempt, missing: found.missing },
        })
      }
      return ids.length
    })
    total += checked
    if (checked < batchSize) return total
  }
}

function factsOf(ctx: Context, item: BillingDetailsRow) {
  return {
    type: item.type,
    firstName: item.firstName,
    lastName: item.lastName,
    companyName: item.companyName,
    address: {
      addressLine1: item.addressLine1,
      zipCode: item.zipCode,
      city: item.city,
      country: item.country,
    },
    birthDate: item.birthDate,
    registrationNumber: item.registrationNumber || null,
    taxId: item.taxId && decryptText(ctx.config, 'tax-id', item.taxId),
    vatId: item.vatId || null,
    exemptionStatus: item.exemptionStatus,
    exemptionDeadline: item.exemptionDeadline,
  }
}
