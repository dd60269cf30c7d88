import {
  checkChangedListing,
  type ListingPayload,
  sharedFieldsOf,
  unitFieldsOf,
} from '../../domain/listing-content.ts'
import { ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import { audit } from '../audit/audit.ts'
import { listUnits, type UnitRow } from '../availability/sql.ts'
import { requireViewer } from '../booking-requests/command.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockGroup, saveContent, saveUnit } from './change-sql.ts'
import { type GroupRow, listGroups } from './sql.ts'
import { fillUpGroup } from './unit-actions.ts'

/** A listing by its own id or by its group's. */
export type ListingKey = { listingId: string } | { groupId: string }

/** Changes the content of a listing, or of all units of a group, and may make a group of it; answers the group's id. */
export async function changeListing(ctx: Context, key: ListingKey, given: ListingPayload): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const groupId = await lockGroup(trx, viewer, key)
    const [group] = await listGroups(trx, groupId ? [groupId] : [])
    if (!group) throw new ResourceNotFoundError()
    const unit = chooseUnit(key, group, given, await listUnits(trx, [group.groupId]))
    checkChangedListing({
      price: given.price ?? group.price,
      currency: given.currency ?? group.currency,
      area: given.area ?? group.area,
      minBookingDuration: valueOf(given.minBookingDuration, group.minBookingDuration),
      maxBookingDuration: valueOf(given.maxBookingDuration, group.maxBookingDuration),
    })
    await save(trx, ctx, group, unit, given)
    if (given.quantity !== undefined) await fillUpGroup(trx, ctx, group, given.quantity)
    return group.groupId
  })
}

/** The unit that the payload's own fields are for; a field at the wrong place is a ValidationError. */
function chooseUnit(
  key: ListingKey,
  group: GroupRow,
  given: ListingPayload,
  units: readonly UnitRow[],
): UnitRow | null {
  if (!group.partOfGroup) return units[0] ?? null
  const misplaced = 'listingId' in key ? sharedFieldsOf(given) : unitFieldsOf(given)
  const text = 'listingId' in key ? 'listing.sharedByGroup' : 'listing.ofOneUnit'
  if (misplaced.length > 0)
    throw new ValidationError(Object.fromEntries(misplaced.map((field) => [field, text])))
  return 'listingId' in key ? (units.find((unit) => unit.id === key.listingId) ?? null) : null
}

async function save(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  unit: UnitRow | null,
  given: ListingPayload,
): Promise<void> {
  const ofUnit = unitFieldsOf(given)
  const shared = [...sharedFieldsOf(given), ...(given.partOfGroup ? (['partOfGroup'] as const) : [])]
  if (shared.length > 0) await saveContent(trx, group.groupId, given)
  if (unit && ofUnit.length > 0) await saveUnit(trx, unit.id, given)
  if (shared.length + ofUnit.length === 0) return
  await audit(trx, ctx, {
    action: 'changeListing',
    entityType: 'group',
    entityId: group.groupId,
    landlordId: group.landlordId,
    data: { fields: [...shared, ...ofUnit], ...(unit && ofUnit.length > 0 && { listingId: unit.id }) },
  })
}

function valueOf<Value>(given: Value | undefined, stored: Value): Value {
  return given === undefined ? stored : given
}
