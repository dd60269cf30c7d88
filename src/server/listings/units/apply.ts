import { waitingRequests } from '../occupancy/waiting.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { stepsOf, versionedStep } from '../../../domain/listings/listing-steps.ts'
import type { PlannedUnit, UnitChange, UnitProblem } from '../../../domain/listings/unit-changes.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { raiseVersion } from '../listings/content-change-sql.ts'
import type { GroupRow } from '../listings/sql.ts'
import { insertRentChanges } from '../rent-changes/sql.ts'
import { isMoved, planGroup } from './plan.ts'
import { insertNewUnits, listStoredUnits, saveUnits } from './sql.ts'

/** What was done to the units of a group. */
export interface DoneUnits {
  addedIds: string[]
  changed: Pick<PlannedUnit, 'id' | 'changes'>[]
}

/**
 * Changes and adds units of a locked group, all or nothing. Without `seen` nobody may be declined by it; with it
 * exactly what that fingerprint stands for is done. ValidationError names what is wrong: the field of a single
 * change, else the unit or the file's line and the field.
 */
export async function applyUnitChanges(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  changes: readonly UnitChange[],
  order: { action: 'changeUnits' | 'importUnits' | 'addSublistings'; seen: string | null },
): Promise<DoneUnits> {
  const units = await listStoredUnits(trx, group.groupId)
  const plan = await planGroup(trx, ctx, group, units, changes)
  // A listing by itself costs what it costs: its rent is the group's.
  if (!group.partOfGroup && plan.changed.some(({ values }) => values.price !== null))
    throw new ConditionNotMetError('NOT_A_GROUP')
  if (plan.problems.length > 0) throw new ValidationError(fieldsOf(plan.problems, changes.length === 1))
  if (order.seen === null ? plan.unserved.length > 0 : order.seen !== plan.fingerprint) {
    throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
  }
  if (plan.added.length > 0 && !group.partOfGroup) throw new ConditionNotMetError('NOT_A_GROUP')
  await saveUnits(trx, plan.changed)
  await keepUnitRents(trx, ctx, group, units, plan.changed)
  const added = plan.added.map(({ values }) => values)
  const addedIds = await insertNewUnits(trx, group, added, ctx.now())
  const fieldNames = [...new Set(plan.changed.flatMap((unit) => unit.changes.map(({ field }) => field)))]
  if (plan.changed.length + addedIds.length > 0) {
    await audit(trx, ctx, {
      action: order.action,
      entityType: 'group',
      entityId: group.groupId,
      landlordId: group.landlordId,
      data:
        order.action === 'addSublistings'
          ? { quantity: addedIds.length }
          : {
              fields: fieldNames,
              listingIds: plan.changed.map(({ id }) => id),
              quantity: addedIds.length,
            },
    })
    await raiseVersion(trx, group.groupId, changedSteps(group, plan.changed))
  }
  await waitingRequests().decline(trx, ctx, plan.unserved)
  if (plan.changed.some(isMoved)) await waitingRequests().daysChanged(trx, [group.groupId])
  return { addedIds, changed: plan.changed.map((unit) => ({ id: unit.id, changes: unit.changes })) }
}

/** The history of rents has what units cost for themselves from now on. */
async function keepUnitRents(
  trx: Db,
  ctx: Context,
  { groupId, landlordId, currency }: GroupRow,
  units: Awaited<ReturnType<typeof listStoredUnits>>,
  changed: readonly PlannedUnit[],
): Promise<void> {
  const former = new Map(units.map((unit) => [unit.id, unit.price ?? 0]))
  const changes = changed.flatMap(({ id, values }) => {
    const [before, after] = [former.get(id ?? '') ?? 0, values.price ?? 0]
    return id === null || before === after
      ? []
      : [{ landlordId, groupId, listingId: id, before, after, currency }]
  })
  if (changes.length === 0) return
  const made = { madeBy: ctx.viewer?.id ?? null, at: ctx.now(), from: ctx.today(), inForceAt: ctx.now() }
  await insertRentChanges(trx, changes, made)
}

/** The steps of the edit pages that show what was changed: of a group each unit's own. */
function changedSteps(group: GroupRow, changed: readonly PlannedUnit[]): string[] {
  return changed.flatMap(({ id, changes }) =>
    stepsOf(changes.map(({ field }) => field)).map((step) => versionedStep(group, id, step)),
  )
}

function fieldsOf(problems: readonly UnitProblem[], isSingle: boolean): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ id, line, field, text }) => {
      const place = line > 0 ? String(line) : (id ?? 'units')
      return [
        isSingle && line === 0 ? (field ?? place) : `${place}.${field ?? 'line'}`,
        `units.problem.${text}`,
      ]
    }),
  )
}
