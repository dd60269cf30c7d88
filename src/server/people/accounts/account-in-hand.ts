import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** What a recovery of an account has to do with logging in: the work of a later feature. */
export interface AccountInHand {
  /** Stops a recovery of somebody who has just shown that they have what they log in with. */
  accountInHand(trx: Db, ctx: Context, userId: string): Promise<void>
  /** When a recovery that runs lets somebody in; null where none runs. */
  recoveryReadyAt(db: Db, userId: string): Promise<Temporal.Instant | null>
}

/** Filled by the recovery of accounts. */
export const accountInHand = port<AccountInHand>('accountInHand')
