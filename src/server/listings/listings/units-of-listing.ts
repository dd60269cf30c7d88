import { rentsOfUnits } from '../../../domain/calendars/unit-rent.ts'
import { earliestCreated } from '../../../domain/listings/listing-order.ts'
import { after } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import type { UnitDays } from '../occupancy/calendars.ts'
import type { UnitRow } from '../occupancy/sql.ts'
import { yearsOfUnits } from './loaders.ts'
import type { GroupRow } from './sql.ts'

/** A group as it was asked for: by the id of one of its units, which then lends it identity, or by its own. */
export interface ListingRow extends GroupRow {
  unitId?: string
}

/** Goes on with a group's units and their days. */
export function withUnits<Result>(
  ctx: Context,
  group: GroupRow,
  goOn: (units: UnitDays[]) => Result,
): Result | Promise<Result> {
  return after(yearsOfUnits.now(ctx, group.groupId), (units) => goOn(ownUnits(ctx.viewer, group, units)))
}

/** Goes on with the unit that a listing is asked for by, else with the group's earliest created one (D4). */
export function withUnit<Result>(
  ctx: Context,
  listing: ListingRow,
  goOn: (unit: UnitRow) => Result,
): Result | Promise<Result> {
  return withUnits(ctx, listing, (days) => {
    const units = days.map(({ unit }) => unit)
    const unit = units.find((candidate) => candidate.id === listing.unitId) ?? earliestCreated(units)
    if (!unit) throw new Error(`The group ${listing.groupId} has no unit.`)
    return goOn(unit)
  })
}

/** Goes on with what a group's units cost: those that the viewer works on. */
export function withRents<Result>(
  ctx: Context,
  group: GroupRow,
  goOn: (rents: ReturnType<typeof rentsOfUnits>) => Result,
): Result | Promise<Result> {
  return withUnits(ctx, group, (days) => {
    const units = days.map(({ unit }) => unit)
    return goOn(rentsOfUnits(group, units))
  })
}

/** Whose rent a listing has: the unit's that it is asked for by, where that has its own, else the group's. */
export function ownerOfRent(ctx: Context, listing: ListingRow): string | Promise<string> {
  const { groupId, unitId } = listing
  if (!unitId) return groupId
  return withUnit(ctx, listing, (unit) => (unit.price === null ? groupId : unit.id))
}
