import { listUnserved, waitingRequests } from '../occupancy/waiting.ts'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canDeleteUnits } from '../../../domain/listings/publish.ts'
import { endAccessLinksOfGroup } from '../../people/access-links/sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type Calendar, loadCalendars } from '../occupancy/calendars.ts'
import { listUnits } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { deleteGroup, deleteUnitRows, insertUnits, lockGroup, recordPublished } from './change-sql.ts'
import { type GroupRow, listGroups, type ListingKey } from './sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** Adds so many unpublished units to a group, once per key where there is one; answers the group's id. */
export async function addSublistings(
  ctx: Context,
  groupId: string,
  quantity: number,
  key: string | null,
): Promise<string> {
  return inTransaction(ctx, async (trx) => {
    const add = async () => {
      const group = await lockedGroup(trx, ctx, { groupId })
      if (!group.partOfGroup) throw new ConditionNotMetError('NOT_A_GROUP')
      await addUnits(trx, ctx, group, quantity)
      return groupId
    }
    if (key === null) return add()
    return withIdempotency(trx, ctx, { key, operation: 'addSublistings', body: { groupId, quantity } }, add)
  })
}

/** Adds units to a locked group until it has so many. */
export async function fillUpGroup(trx: Db, ctx: Context, group: GroupRow, quantity: number): Promise<void> {
  const units = await listUnits(trx, [group.groupId])
  if (quantity > units.length) await addUnits(trx, ctx, group, quantity - units.length)
}

async function addUnits(trx: Db, ctx: Context, group: GroupRow, quantity: number): Promise<void> {
  const units = await listUnits(trx, [group.groupId])
  if (units.length + quantity > MAX_GROUP_SIZE) throw new ConditionNotMetError('GROUP_TOO_LARGE')
  const taken = new Set(units.map((unit) => unit.apartmentName))
  await insertUnits(trx, {
    groupId: group.groupId,
    landlordId: group.landlordId,
    names: newNames(group.name, units.length, quantity, taken),
    availableFrom: ctx.today(),
    at: ctx.now(),
  })
  await auditGroup(trx, ctx, group, 'addSublistings', { quantity })
}

/** 'Lindenhof 41' and so on: the group's name with the next numbers that no unit has. */
function newNames(name: string, count: number, quantity: number, taken: ReadonlySet<string>): string[] {
  const names: string[] = []
  for (let number = count + 1; names.length < quantity; number++) {
    const next = `${name} ${String(number).padStart(2, '0')}`
    if (!taken.has(next)) names.push(next)
  }
  return names
}

/**
 * Deletes a unit, or all units of a group and the group with them. Soft: bookings, invoices and figures keep their
 * listing. Waiting requests that no other unit could serve are declined.
 */
export async function deleteListing(ctx: Context, key: ListingKey): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const group = await lockedGroup(trx, ctx, key)
    const calendars = (await loadCalendars(trx, [group.groupId], ctx.today())).get(group.groupId) ?? []
    const lost = 'listingId' in key ? calendars.filter(({ id }) => id === key.listingId) : calendars
    demand(
      canDeleteUnits(
        lost.flatMap((calendar) => calendar.occupancies),
        ctx.today(),
      ),
    )
    await removeUnits(trx, ctx, group, calendars, lost)
  })
}

/** Deletes units of a locked group, with what that means for who waits; all of them are the group's end. */
export async function removeUnits(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  calendars: readonly Calendar[],
  lost: readonly Calendar[],
): Promise<void> {
  const ids = lost.map((calendar) => calendar.id)
  const isLast = lost.length === calendars.length
  await deleteUnitRows(trx, ids, ctx.now())
  if (isLast) {
    await deleteGroup(trx, group.groupId, ctx.now())
    await endAccessLinksOfGroup(trx, group.groupId, ctx.now())
  }
  const published = lost.filter(({ unit }) => unit.published).map(({ id }) => id)
  if (published.length > 0) await recordPublished(trx, ctx.now(), { listingIds: published, published: false })
  await auditGroup(trx, ctx, group, isLast ? 'deleteGroup' : 'deleteListing', { listingIds: ids })
  const left = calendars.filter(({ id }) => !ids.includes(id))
  const unserved = await listUnserved(trx, group.groupId, calendars, left)
  await waitingRequests().decline(trx, ctx, unserved)
  await waitingRequests().daysChanged(trx, [group.groupId])
}

/** A group of the viewer's world, locked; ResourceNotFoundError for a missing or foreign one. */
export async function lockedGroup(trx: Db, ctx: Context, key: ListingKey): Promise<GroupRow> {
  const groupId = await lockGroup(trx, requireViewer(ctx), key)
  const [group] = await listGroups(trx, groupId ? [groupId] : [])
  if (!group) throw new ResourceNotFoundError()
  return group
}

async function auditGroup(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'group',
    entityId: group.groupId,
    landlordId: group.landlordId,
    data,
  })
}
