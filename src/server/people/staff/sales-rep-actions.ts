import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { STAFF_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { parseSchedulingLink } from '../../../domain/people/appointment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  listAccountManagers,
  lockAccountManagerOf,
  saveAccountManager,
  saveSchedulingLink,
} from './sales-rep-sql.ts'

/** Says who of the sales staff looks after a landlord once per key, with a reason in the log; null for nobody. A call that is arranged stays with whom it was arranged. Answers the landlord's id. */
export async function setAccountManager(
  ctx: Context,
  order: { landlordId: string; staffId: string | null; reason: string },
  key: string,
): Promise<string> {
  const { landlordId, staffId } = order
  if (!isUuid(landlordId) || (staffId !== null && !isUuid(staffId))) throw new ResourceNotFoundError()
  const reason = textWithin(order.reason, STAFF_REASON_LENGTH)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setAccountManager', body: order }, async () => {
      const before = await lockAccountManagerOf(trx, landlordId)
      if (!before) throw new ResourceNotFoundError()
      if (staffId !== null && (await listAccountManagers(trx, [staffId])).length === 0)
        throw new ResourceNotFoundError()
      if (reason === null) throw new ValidationError({ reason: 'listing.invalid' })
      if (before.staffId === staffId) return landlordId
      await saveAccountManager(trx, landlordId, staffId)
      await audit(trx, ctx, {
        action: 'setAccountManager',
        entityType: 'user',
        entityId: landlordId,
        landlordId,
        data: { reason, staffId, before: before.staffId },
      })
      return landlordId
    }),
  )
}

/** Stores one's own calendar, in which landlords choose a time, once per key; empty takes it away. */
export async function setSchedulingLink(ctx: Context, text: string, key: string): Promise<void> {
  const { id } = requireViewer(ctx)
  const link = parseSchedulingLink(text)
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setSchedulingLink', body: { link } }, async () => {
      await saveSchedulingLink(trx, id, link, ctx.now())
      await audit(trx, ctx, {
        action: 'setSchedulingLink',
        entityType: 'user',
        entityId: id,
        landlordId: null,
        data: { link },
      })
      return null
    }),
  )
}
