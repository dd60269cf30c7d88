import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { parseLandRegisterNumber } from '../../../domain/money/land-register.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockChoosingGroups } from '../billing/choice-sql.ts'
import { saveLandRegisterNumber } from './sql.ts'

/** Notes the number of a home in the land register, once per key; empty takes it away. Answers the group's id. */
export async function setLandRegisterNumber(
  ctx: Context,
  given: { groupId: string; landRegisterNumber: string },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const { landlordId } = viewer
  if (!landlordId || viewer.role !== 'OWNER' || viewer.impersonation) throw new NotAllowedError()
  const { groupId } = given
  const number = parseLandRegisterNumber(given.landRegisterNumber)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setLandRegisterNumber', body: given }, async () => {
      const locked = await lockChoosingGroups(trx, viewer, [groupId])
      if (locked.length === 0) throw new ResourceNotFoundError()
      await saveLandRegisterNumber(trx, groupId, number)
      await audit(trx, ctx, {
        action: 'setLandRegisterNumber',
        entityType: 'group',
        entityId: groupId,
        landlordId,
        data: { number },
      })
      return groupId
    }),
  )
}
