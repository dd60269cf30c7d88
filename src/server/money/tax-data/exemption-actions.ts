import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { parseExemption } from '../../../domain/money/dac7-exemption.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { checkDetails } from '../billing/details-actions.ts'
import { lockExemption, saveExemption } from '../billing/compliance-sql.ts'

/** An exemption as staff state it. */
export interface ExemptionOrder {
  billingDetailsId: string
  exemptionStatus: string
  /** YYYY-MM-DD. */
  exemptionDeadline: string | null
  exemptionReason: string
}

/** Takes billing details out of tax reporting or back into it, once per key, and checks them at once; returns their id. */
export async function setDac7Exemption(ctx: Context, order: ExemptionOrder, key: string): Promise<string> {
  const { billingDetailsId: id, ...given } = order
  if (!isUuid(id)) throw new ResourceNotFoundError()
  const exemption = parseExemption(given, ctx.today())
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setDac7Exemption', body: order }, async () => {
      const before = await lockExemption(trx, id)
      if (!before) throw new ResourceNotFoundError()
      const { landlordId, ...was } = before
      await saveExemption(trx, id, exemption, ctx.now())
      await audit(trx, ctx, {
        action: 'setDac7Exemption',
        entityType: 'billing_details_item',
        entityId: id,
        landlordId,
        data: { was, ...exemption },
      })
      await checkDetails(trx, ctx, id)
      return id
    }),
  )
}
