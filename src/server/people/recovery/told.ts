import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** How somebody is told of a recovery beside mails: the work of a later area. */
export interface RecoveryTold {
  /** Sends a message about it to each of the person's devices, also in quiet hours. */
  pushRecovery(trx: Db, ctx: Context, recovery: { id: string; userId: string }): Promise<void>
}

/** Filled by the area of notifications. */
export const recoveryTold = port<RecoveryTold>('recoveryTold')
