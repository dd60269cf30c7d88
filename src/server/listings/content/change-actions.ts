import { stepsOf, versionedStep } from '../../../domain/listings/listing-steps.ts'
import {
  type ListingPayload,
  isUnitField,
  sharedFieldsOf,
  givenFieldsOf,
  unitFieldsOf,
} from '../../../domain/listings/listing-content.ts'
import type { HomeLimits } from '../../../domain/listings/limit-change.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { listUnits, type UnitRow } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { lockGroup, saveContent, saveUnit } from '../listings/change-sql.ts'
import { type CompletedPayload, completedContent } from '../listings/completed-content.ts'
import { raiseVersion, savePictures } from '../listings/content-change-sql.ts'
import { checkContent, refuseDoubleUnit, refuseLongLocation, refuseNewGaps } from './rules.ts'
import { enqueueLocating } from '../places/locate-actions.ts'
import { loadGaps } from '../listings/gaps.ts'
import { changePublished } from './published-actions.ts'
import { type GroupRow, listGroups, type ListingKey } from '../listings/sql.ts'
import { keepLimitChanges } from '../rent-changes/limit-actions.ts'
import { insertRentChanges } from '../rent-changes/sql.ts'
import { fillUpGroup } from '../listings/unit-actions.ts'
import { changeWindow } from './window-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Changes the content of a listing, or of all units of a group, and may make a group of it; answers the group's id. */
export async function changeListing(ctx: Context, key: ListingKey, given: ListingPayload): Promise<string> {
  return inTransaction(ctx, async (trx) => {
    const group = await lockForChange(trx, ctx, key)
    await changeContent(trx, ctx, key, group, given)
    if (given.quantity !== undefined) await fillUpGroup(trx, ctx, group, given.quantity)
    if (given.published !== undefined) await changePublished(trx, ctx, key, group, given.published)
    return group.groupId
  })
}

/** Locks a group of the viewer's world; a foreign one is ResourceNotFoundError like a missing one. */
export async function lockForChange(trx: Db, ctx: Context, key: ListingKey): Promise<GroupRow> {
  const groupId = await lockGroup(trx, requireViewer(ctx), key)
  const [group] = await listGroups(trx, groupId ? [groupId] : [])
  if (!group) throw new ResourceNotFoundError()
  return group
}

/**
 * Stores the fields of a payload in a locked group and its unit; answers the version of the content that this makes.
 * What only follows from what was told makes no new version of its step.
 */
export async function changeContent(
  trx: Db,
  ctx: Context,
  key: ListingKey,
  group: GroupRow,
  payload: ListingPayload,
  givenFields: readonly string[] = givenFieldsOf(payload),
): Promise<number> {
  const units = await listUnits(trx, [group.groupId])
  const given = await completedContent(trx, group, units, payload)
  const unit = chooseUnit(key, group, given, units)
  await checkContent(trx, ctx, group, given)
  if (unit) refuseDoubleUnit(units, unit, given)
  if (unit) await refuseLongLocation(trx, unit, given)
  const isPublic = units.some(({ published }) => published)
  const before = isPublic ? await loadGaps(trx, [group.groupId], ctx.today()) : new Map<string, []>()
  const version = await save(trx, ctx, group, unit, given, givenFields)
  if (isPublic) {
    const after = await loadGaps(trx, [group.groupId], ctx.today())
    refuseNewGaps(before.get(group.groupId) ?? [], after.get(group.groupId) ?? [])
  }
  return version
}

/** The unit that the payload's own fields are for; a field at the wrong place is a ValidationError. */
function chooseUnit(
  key: ListingKey,
  group: GroupRow,
  given: CompletedPayload,
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
  given: CompletedPayload,
  givenFields: readonly string[],
): Promise<number> {
  const ofUnit = unitFieldsOf(given)
  const shared = [...sharedFieldsOf(given), ...(given.partOfGroup ? (['partOfGroup'] as const) : [])]
  if (shared.length > 0) await saveContent(trx, group.groupId, given)
  await keepRentChange(trx, ctx, group, given)
  const { groupId, landlordId } = group
  await keepLimitChanges(
    trx,
    ctx,
    { groupId, landlordId },
    { before: limitsOf(group), after: limitsOf(group, given) },
  )
  if (given.address) await enqueueLocating(trx, ctx, group.groupId)
  if (given.pictures) await savePictures(trx, group.groupId, given.pictures)
  if (unit && ofUnit.length > 0) await saveUnit(trx, unit.id, given)
  if (unit) await changeWindow(trx, ctx, group, unit, given)
  const fields = [...shared, ...ofUnit]
  const version = await raiseVersion(trx, group.groupId, versionedSteps(group, unit, givenFields))
  if (fields.length === 0) return version
  await audit(trx, ctx, {
    action: 'changeListing',
    entityType: 'group',
    entityId: group.groupId,
    landlordId: group.landlordId,
    data: { fields, ...(unit && ofUnit.length > 0 && { listingId: unit.id }) },
  })
  return version
}

/** The history of a rent has what is changed here, too. */
async function keepRentChange(
  trx: Db,
  ctx: Context,
  { groupId, landlordId, price, currency }: GroupRow,
  given: CompletedPayload,
): Promise<void> {
  const after = given.price === undefined ? price : (given.price ?? 0)
  // The first rent that is told changes none.
  if (price === 0 || after === price) return
  // Amounts in two currencies are no change of which one could be taken back.
  if ((given.currency ?? currency) !== currency) return
  const change = { landlordId, groupId, listingId: null, before: price, after, currency }
  await insertRentChanges(trx, [change], {
    madeBy: ctx.viewer?.id ?? null,
    at: ctx.now(),
    from: ctx.today(),
    inForceAt: ctx.now(),
  })
}

/** The limits of a home, with what is told of them now. */
function limitsOf(
  group: GroupRow,
  {
    minBookingDuration = group.minBookingDuration,
    maxBookingDuration = group.maxBookingDuration,
    maxVacancy = group.maxVacancy,
    maxVacancyUnit = group.maxVacancyUnit,
  }: Partial<CompletedPayload> = {},
): HomeLimits {
  return {
    MINIMUM_STAY: { value: minBookingDuration, unit: 'MONTH' },
    MAXIMUM_STAY: { value: maxBookingDuration, unit: 'MONTH' },
    VACANCY: { value: maxVacancy, unit: maxVacancyUnit },
  }
}

function versionedSteps(group: GroupRow, unit: UnitRow | null, givenFields: readonly string[]): string[] {
  const ofUnit = givenFields.filter(isUnitField)
  return [
    ...stepsOf(givenFields.filter((field) => !ofUnit.includes(field))),
    ...stepsOf(ofUnit).map((step) => versionedStep(group, unit?.id ?? null, step)),
  ]
}
