import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { IMPERSONATION_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { canEndImpersonation } from '../../../domain/people/impersonation-end.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockImpersonation, saveStaffEnd } from './staff-sql.ts'

/**
 * Ends that somebody of the staff acts as a landlord, once per key and in whichever session: the own acting without more,
 * that of others with a reason. The next call of that session is its own person's again. Answers the impersonation's id.
 */
export async function endStaffImpersonation(
  ctx: Context,
  { id, reason: given }: { id: string; reason: string | null },
  key: string,
): Promise<string> {
  const staff = requireViewer(ctx)
  if (!isUuid(id)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'endStaffImpersonation', body: { id, given } }, async () => {
      const impersonation = await lockImpersonation(trx, id)
      if (!impersonation) throw new ResourceNotFoundError()
      const { actorId, landlordId } = impersonation
      demand(canEndImpersonation(staff, impersonation, ctx.now()))
      const by = actorId === staff.id ? null : { staffId: staff.id, reason: reasonIn(given) }
      await saveStaffEnd(trx, id, { at: ctx.now(), by })
      await audit(trx, ctx, {
        action: by ? 'endStaffImpersonation' : 'endImpersonation',
        entityType: 'impersonation',
        entityId: id,
        landlordId,
        data: by ? { actorId, reason: by.reason } : {},
      })
      return id
    }),
  )
}

function reasonIn(text: string | null): string {
  const reason = textWithin(text ?? '', IMPERSONATION_REASON_LENGTH)
  if (reason === null) throw new ValidationError({ reason: 'reasonLength' })
  return reason
}
