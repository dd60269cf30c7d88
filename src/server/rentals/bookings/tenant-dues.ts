import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** What tenants owe by their bookings: the work of the area of money. */
export interface DueScheduler {
  /** Locks what tenants owe by bookings: whoever pays it waits until the transaction ends. */
  lock(trx: Db, bookingIds: readonly string[]): Promise<void>
  /** Brings what the tenant owes in line with the booking and its rents. */
  schedule(trx: Db, ctx: Context, bookingId: string): Promise<void>
}

/** Filled by the area of money. */
export const tenantDues = port<DueScheduler>('tenantDues')
