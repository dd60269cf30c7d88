import { addDays } from '../../domain/kernel/day.ts'
import type { Db } from '../kernel/db/database.ts'
import type { DemoClock } from './clock.ts'

/** Rents of the past have come on their day; of those of the last days some are still awaited. */
export async function markDemoRents(trx: Db, { today }: DemoClock): Promise<void> {
  await trx
    .updateTable('rents')
    .set((eb) => ({ received_amount: eb.ref('amount'), received_on: eb.ref('due_on') }))
    .where('due_on', '<', addDays(today, -5))
    .where('amount', '>', 0)
    .where('through_product', '=', false)
    .execute()
}
