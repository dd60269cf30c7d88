import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'
import type { Context } from '../../kernel/viewer/context.ts'

/** What follows where a power of attorney has ended: the work of a later area. */
export interface PowerEnded {
  /** Looks at the contracts that wait at the external provider for a signature with it. */
  orderSigningsWithPower(trx: Db, ctx: Context, powerId: string): Promise<void>
}

/** Filled by the area of rentals. */
export const powerEnded = port<PowerEnded>('powerEnded')
