import type { WaitingRequests } from '../../listings/occupancy/waiting.ts'
import { declineWaiting } from './conflicts.ts'
import { isWaiting } from './derived-facts.ts'
import { countsOfActive, reprojectGroups } from './projection.ts'
import { listClassifiedInUnits, listForSystem, listRivals, listRivalsFor } from './projection-sql.ts'

/** What the rentals do for whoever changes units or their days. */
export const waitingRequestsOfRentals: WaitingRequests = {
  list: async (db, groupIds, days) => {
    const active = days ? await listRivalsFor(db, groupIds, days) : await listRivals(db, groupIds)
    return active.filter(isWaiting)
  },
  countInUnits: async (db, viewer) => {
    const requests = await listClassifiedInUnits(db, viewer)
    return [...Map.groupBy(requests, ({ groupId }) => groupId)].map(([groupId, own]) => ({
      groupId,
      ...countsOfActive(own),
    }))
  },
  decline: async (trx, ctx, requests) => {
    const ids = requests.map(({ id }) => id)
    await declineWaiting(trx, ctx, await listForSystem(trx, ids))
  },
  daysChanged: reprojectGroups,
}
