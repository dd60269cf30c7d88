import { windowOfListings } from '../../../domain/listings/listing-order.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { GroupKey } from './counts-sql.ts'
import { loadOverviewGroups, yearsOfUnits } from './loaders.ts'
import type { GroupRow } from './sql.ts'

/** The groups of one window of the overview, in its order (D4); with days what is asked of their units is read along. */
export async function groupsInWindow(
  ctx: Context,
  keys: readonly GroupKey[],
  window: { offset: number; limit: number },
  withDays: boolean,
): Promise<GroupRow[]> {
  const ids = windowOfListings(keys.map(toSorted), ctx.language, window).map((key) => key.groupId)
  const [groups] = await Promise.all([
    loadOverviewGroups(ctx, ids),
    // Read with the rows, so that their fields need not wait.
    withDays && Promise.all(ids.map((id) => yearsOfUnits(ctx, id))),
  ])
  return groups
}

/** What a group is sorted by: its identifier is the external id of a single listing, else its name. */
function toSorted(key: GroupKey) {
  const { groupId, partOfGroup, name, externalId, counts } = key
  return { groupId, externalId: partOfGroup ? null : externalId, apartmentName: name, counts }
}
