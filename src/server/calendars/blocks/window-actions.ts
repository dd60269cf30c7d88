import { type WaitingRequest, waitingRequests } from '../../listings/occupancy/waiting.ts'
import { createHash } from 'node:crypto'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { stepsOf } from '../../../domain/listings/listing-steps.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { raiseVersions } from '../../listings/listings/content-change-sql.ts'
import { type GroupPlan, planGroups } from '../../listings/units/plan.ts'
import { listStoredUnitsOf, saveUnits } from '../../listings/units/sql.ts'
import { type BlockableUnit, listBlockableUnits, lockGroups } from './block-sql.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** New availability windows of some units; what is null stays as it is. */
export interface WindowsOrder {
  listingIds: readonly string[]
  availableFrom: Day | null
  availableTo: Day | null
  /** The window has no end any more. */
  openEnded: boolean
  /** The fingerprint of the consequences that were shown; null: nobody may be declined. */
  seen: string | null
}

/** Everything that new windows would do. */
export interface WindowsPlan {
  units: { unit: BlockableUnit; problem: string | null }[]
  declined: WaitingRequest[]
  /** The same for the same consequences. */
  seen: string
}

/** What was done. */
export interface DoneWindows {
  /** The units that changed. */
  listingIds: string[]
  declined: string[]
}

/** What an order would do, as changeWindows does it; a stay that is not over must lie in the new window. */
export async function planWindows(ctx: Context, order: Omit<WindowsOrder, 'seen'>): Promise<WindowsPlan> {
  const units = await visibleUnits(ctx.db, ctx, order.listingIds)
  const plans = await plansOf(ctx.db, ctx, units, order)
  const problems = new Map(plans.flatMap((plan) => plan.problems.map(({ id, text }) => [id, text])))
  return {
    units: units.map((unit) => ({ unit, problem: problems.get(unit.id) ?? null })),
    declined: plans.flatMap(({ unserved }) => unserved),
    seen: fingerprintOf(plans),
  }
}

/** Sets the windows of units in any groups, all or nothing; who only they could serve is declined. */
export async function changeWindows(ctx: Context, order: WindowsOrder, key: string): Promise<DoneWindows> {
  const days = { from: String(order.availableFrom), to: String(order.availableTo) }
  const body = { ...order, availableFrom: days.from, availableTo: days.to }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'changeWindows', body }, async () => {
      const seenBefore = await visibleUnits(trx, ctx, order.listingIds)
      await lockGroups(trx, groupsOf(seenBefore))
      const units = await visibleUnits(trx, ctx, order.listingIds)
      const plans = await plansOf(trx, ctx, units, order)
      demandNoProblem(plans)
      const declined = plans.flatMap(({ unserved }) => unserved)
      if (order.seen === null ? declined.length > 0 : order.seen !== fingerprintOf(plans)) {
        throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      }
      const changed = plans.flatMap((plan) => plan.changed)
      await saveUnits(trx, changed)
      await auditWindows(trx, ctx, units, plans)
      await waitingRequests().decline(trx, ctx, declined)
      const groupIds = plans.filter((plan) => plan.changed.length > 0).map(({ groupId }) => groupId)
      const fields = [...new Set(changed.flatMap(({ changes }) => changes.map(({ field }) => field)))]
      await raiseVersions(trx, groupIds, stepsOf(fields))
      await waitingRequests().daysChanged(trx, groupIds)
      return { listingIds: changed.flatMap(({ id }) => id ?? []), declined: declined.map(({ id }) => id) }
    }),
  )
}

type GroupWindows = GroupPlan & { groupId: string }

async function plansOf(
  db: Db,
  ctx: Context,
  units: readonly BlockableUnit[],
  order: Omit<WindowsOrder, 'seen'>,
): Promise<GroupWindows[]> {
  const values = valuesOf(order)
  const stored = await listStoredUnitsOf(db, groupsOf(units))
  const groups = [...Map.groupBy(units, (unit) => unit.groupId)].map(([groupId, asked]) => ({
    groupId,
    units: stored.get(groupId) ?? [],
    changes: asked.map(({ id }) => ({ id, line: 0, values })),
  }))
  return planGroups(db, ctx, groups)
}

function valuesOf({ availableFrom, availableTo, openEnded }: Omit<WindowsOrder, 'seen'>) {
  if (openEnded && availableTo) throw new ValidationError({ availableTo: 'windows.availableTo.openEnded' })
  if (!availableFrom && !availableTo && !openEnded) {
    throw new ValidationError({ availableFrom: 'windows.availableFrom.missing' })
  }
  return {
    ...(availableFrom && { availableFrom }),
    ...(openEnded && { availableTo: null }),
    ...(availableTo && { availableTo }),
  }
}

function demandNoProblem(plans: readonly GroupPlan[]): void {
  const problems = plans.flatMap((plan) => plan.problems)
  if (problems.length === 0) return
  throw new ValidationError(
    Object.fromEntries(
      problems.map(({ id, field, text }) => [`${id}.${field ?? 'window'}`, `units.problem.${text}`]),
    ),
  )
}

async function visibleUnits(db: Db, ctx: Context, listingIds: readonly string[]): Promise<BlockableUnit[]> {
  const asked = [...new Set(listingIds)]
  if (asked.length === 0 || asked.length > MAX_GROUP_SIZE) {
    throw new ValidationError({ listingIds: 'blocks.listingIds.count' })
  }
  const units = await listBlockableUnits(db, requireViewer(ctx), asked)
  if (units.length < asked.length) throw new ResourceNotFoundError()
  // From when on a unit can be had is said by those who work on the whole house.
  if (units.some((unit) => !worksOnWhole(ctx.viewer, unit))) throw new ConditionNotMetError('NO_PERMISSION')
  return units
}

function groupsOf(units: readonly BlockableUnit[]): string[] {
  return [...new Set(units.map(({ groupId }) => groupId))]
}

async function auditWindows(
  trx: Db,
  ctx: Context,
  units: readonly BlockableUnit[],
  plans: readonly GroupWindows[],
): Promise<void> {
  const landlordOf = new Map(units.map(({ groupId, landlordId }) => [groupId, landlordId]))
  const entries = plans.flatMap(({ groupId, changed }) => {
    if (changed.length === 0) return []
    const data = {
      fields: [...new Set(changed.flatMap(({ changes }) => changes.map(({ field }) => field)))],
      listingIds: changed.map(({ id }) => id),
      quantity: 0,
    }
    const landlordId = landlordOf.get(groupId) ?? null
    return [{ action: 'changeUnits', entityType: 'group', entityId: groupId, landlordId, data }]
  })
  await auditAll(trx, ctx, entries)
}

function fingerprintOf(plans: readonly GroupPlan[]): string {
  const all = plans.map(({ fingerprint }) => fingerprint).toSorted()
  return createHash('sha256').update(all.join(' ')).digest('base64url').slice(0, 22)
}
