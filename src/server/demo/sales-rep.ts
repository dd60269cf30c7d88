import type { Db } from '../kernel/db/database.ts'
import { TEST_CALENDAR_LINK } from '../people/appointments/calendar-address.ts'
import { saveAccountManager, saveSchedulingLink } from '../people/staff/sales-rep-sql.ts'
import type { DemoClock } from './clock.ts'
import { jana, sam } from './people.ts'

/** Lets Sam look after Jana, with a calendar for calls that is a test. */
export async function insertSalesRep(trx: Db, clock: DemoClock): Promise<void> {
  await saveSchedulingLink(trx, sam.id, TEST_CALENDAR_LINK, clock.now.subtract({ hours: 24 * 200 }))
  await saveAccountManager(trx, jana.id, sam.id)
}
