import type { WaitingRequests } from '../../listings/occupancy/waiting.ts'
import { declineWaiting } from './conflicts.ts'
import { isWaiting } from './derived-facts.ts'
import { reprojectGroups } from './projection.ts'
import { listForSystem, listRivals, listRivalsFor } from './projection-sql.ts'

/** What the rentals do for whoever changes units or their days. */
export const waitingRequestsOfRentals: WaitingRequests = {
  list: async (db, groupIds, days) => {
    const active = days ? await listRivalsFor(db, groupIds, days) : await listRivals(db, groupIds)
    return active.filter(isWaiting)
  },
  decline: async (trx, ctx, requests) => {
    const ids = requests.map(({ id }) => id)
    await declineWaiting(trx, ctx, await listForSystem(trx, ids))
  },
  daysChanged: reprojectGroups,
}
