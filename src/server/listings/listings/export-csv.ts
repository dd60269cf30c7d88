import { rentsOfUnits } from '../../../domain/calendars/unit-rent.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import type { UnitDays } from '../occupancy/calendars.ts'
import type { GroupCounts, GroupKey } from './counts-sql.ts'
import type { HomeColumn } from './export-texts.ts'
import { countsOfGroup, yearsOfUnits } from './loaders.ts'
import { groupsInWindow } from './overview-window.ts'
import type { GroupRow } from './sql.ts'
import { freeFromOfGroup } from './states.ts'

/** A group with what the overview says beside its content. */
interface HomeRow {
  group: GroupRow
  units: readonly UnitDays[]
  counts: GroupCounts | null
  today: Day
}

/** A window of the overview with what its table says, with as many statements as for one group. */
export async function listHomesInWindow(
  ctx: Context,
  keys: readonly GroupKey[],
  window: { offset: number; limit: number },
): Promise<HomeRow[]> {
  const groups = await groupsInWindow(ctx, keys, window, true)
  return Promise.all(
    groups.map(async (group) => ({
      group,
      units: ownUnits(ctx.viewer, group, await yearsOfUnits(ctx, group.groupId)),
      counts: await countsOfGroup(ctx, group),
      today: ctx.today(),
    })),
  )
}

/** A group as a line: days as YYYY-MM-DD, amounts in major units with a point, catalogue words as they are. */
export function homeCells({ group, units, counts, today }: HomeRow): Record<HomeColumn, string | number> {
  const own = units.map(({ unit }) => unit)
  const rents = rentsOfUnits(group, own)
  return {
    name: group.name,
    externalId: group.partOfGroup ? '' : (units[0]?.unit.externalId ?? ''),
    street: group.street,
    streetNumber: group.streetNumber,
    zipCode: group.zipCode,
    city: group.city,
    country: group.country,
    homeType: group.homeType,
    area: group.area,
    accommodates: group.accommodates,
    price: toMajorUnits(group.price, group.currency),
    lowestPrice: toMajorUnits(rents.lowest, group.currency),
    highestPrice: toMajorUnits(rents.highest, group.currency),
    deposit: toMajorUnits(group.deposit, group.currency),
    currency: group.currency,
    units: units.length,
    publishedUnits: units.filter(({ unit }) => unit.published).length,
    freeFrom: freeFromOfGroup(units, today) ?? '',
    openRequests: counts?.numOpenRequests ?? 0,
    requestsInProgress: counts?.numInProgressRequests ?? 0,
    blockedRequests: counts?.numBlockedRequests ?? 0,
  }
}
