import type { RecoveryStatus } from '../../../domain/catalogue/people.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { recoveryAfter, type RecoveryCommand, type RecoveryEnd } from '../../../domain/people/recovery.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { JsonInput } from '../../kernel/db/parameters.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { mailRecoveryEnd } from './mails.ts'
import { closeRecovery, type RecoveryRow } from './sql.ts'

/** What a recovery becomes by a command; throws where it can't happen to it now. */
export function demandStep(recovery: Pick<RecoveryRow, 'status'>, command: RecoveryCommand): RecoveryStatus {
  const next = recoveryAfter(recovery.status, command)
  if (!next) throw new ConditionNotMetError('LINK_USED')
  return next
}

/** Ends a recovery by a command, says so in the log under `action`, and tells the person how it ended. */
export async function endRecovery(
  trx: Db,
  ctx: Context,
  recovery: RecoveryRow,
  {
    command,
    end,
    action,
    data,
  }: { command: RecoveryCommand; end: RecoveryEnd; action: string; data?: object },
): Promise<void> {
  await closeRecovery(trx, recovery.id, demandStep(recovery, command), ctx.now())
  await noteRecovery(trx, ctx, recovery.user_id, action, { ...data, end })
  await mailRecoveryEnd(trx, ctx, recovery.user_id, end)
}

/** Writes into the log what became of the recovery of somebody's account, under the person. */
export async function noteRecovery(
  trx: Db,
  ctx: Context,
  userId: string,
  action: string,
  data: JsonInput,
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'user', entityId: userId, landlordId: null, data })
}
