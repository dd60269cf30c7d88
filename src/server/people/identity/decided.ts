import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** What waits for somebody's identity: the work of later areas. */
export interface IdentityDecided {
  /** Goes on with what waits for a person's identity, or stops it, in the transaction of a verdict; may come twice. */
  identityDecided(trx: Db, ctx: Context, userId: string): Promise<void>
}

/** Filled by the area of rentals. */
export const identityDecided = port<IdentityDecided>('identityDecided')
