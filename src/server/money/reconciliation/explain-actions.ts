import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { textWithin, WRITE_OFF_REASON_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canExplainDifference } from '../../../domain/money/reconciliation.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockDifference, saveExplanation } from './page-sql.ts'

/** Says why a difference is right; it is no longer open then. Answers its id. */
export async function explainProviderDifference(
  ctx: Context,
  order: { differenceId: string; reason: string },
  key: string,
): Promise<string> {
  const { id: explainedBy } = requireViewer(ctx)
  const explanation = textWithin(order.reason, WRITE_OFF_REASON_LENGTH)
  if (!isUuid(order.differenceId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'explainProviderDifference', body: order }, async () => {
      const difference = await lockDifference(trx, order.differenceId)
      if (!difference) throw new ResourceNotFoundError()
      demand(canExplainDifference(difference))
      if (explanation === null) throw new ValidationError({ reason: 'providerDifference.reason' })
      await saveExplanation(trx, difference.id, { explanation, explainedBy, explainedAt: ctx.now() })
      await audit(trx, ctx, {
        action: 'explainProviderDifference',
        entityType: 'providerDifference',
        entityId: difference.id,
        landlordId: difference.landlordId,
        data: {
          kind: difference.kind,
          amount: difference.amount,
          currency: difference.currency,
          reason: explanation,
        },
      })
      return difference.id
    }),
  )
}
