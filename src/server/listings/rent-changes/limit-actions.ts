import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import {
  changingLimits,
  doesAnyStayFit,
  HOME_LIMIT_KINDS,
  type HomeLimits,
  isLimitOrder,
  isSameLimit,
  type LimitLength,
  type LimitOrder,
  planLimits,
  takenBackOf,
} from '../../../domain/listings/limit-change.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { raiseVersions } from '../listings/content-change-sql.ts'
import {
  insertLimitChanges,
  lockDueLimits,
  lockLimitHomes,
  lockLimitOrder,
  type NewLimitChange,
  saveHomeLimits,
  saveLimitsDue,
  saveLimitsUndone,
} from './limit-sql.ts'

/** An order for some homes, with the limits that were shown of those that it changes. */
export interface LimitsOrder extends LimitOrder {
  groupIds: readonly string[]
  seen: readonly { groupId: string; before: LimitLength }[]
}

/** What was ordered at once: the id by which it is undone, and how many limits it changed. */
export interface ChangedLimits {
  orderId: string
  changed: number
}

/** Changes one limit of homes from a day on, all or none: exactly those that were shown, from what was shown. */
export async function changeStayLimits(
  ctx: Context,
  order: LimitsOrder,
  key: string,
): Promise<ChangedLimits> {
  const viewer = requireViewer(ctx)
  const groupIds = [...new Set(order.groupIds)]
  if (groupIds.length === 0 || groupIds.length > MAX_GROUP_SIZE || order.seen.length > MAX_GROUP_SIZE)
    throw new ValidationError({ groupIds: 'query.invalid' })
  if (!isLimitOrder(order, ctx.today())) throw new ValidationError({ value: 'query.invalid' })
  const { kind, value, unit, from } = order
  const body = { kind, value, unit, from, groupIds, seen: order.seen.map((one) => [one.groupId, one.before]) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'changeStayLimits', body }, async () => {
      const homes = await lockLimitHomes(trx, viewer, groupIds, ctx.today())
      if (homes.length !== groupIds.length) throw new ResourceNotFoundError()
      const steps = new Map(changingLimits(planLimits(homes, order)).map((step) => [step.groupId, step]))
      const seen = new Map(order.seen.map(({ groupId, before }) => [groupId, before]))
      const isAsSeen = [...steps.values()].every(({ groupId, before }) => {
        const shown = seen.get(groupId)
        return shown !== undefined && isSameLimit(shown, before)
      })
      if (steps.size === 0 || steps.size !== seen.size || !isAsSeen)
        throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const changes = homes.flatMap(({ groupId, landlordId }) => {
        const step = steps.get(groupId)
        return step ? [{ landlordId, groupId, kind, before: step.before, after: step.after }] : []
      })
      const isNow = from <= ctx.today()
      if (isNow) await putLimitsInForce(trx, changes)
      const inForceAt = isNow ? ctx.now() : null
      const orderId = await insertLimitChanges(trx, changes, {
        madeBy: viewer.id,
        at: ctx.now(),
        from,
        inForceAt,
      })
      await auditLimits(trx, ctx, isNow ? 'changeLimits' : 'planLimits', changes)
      return { orderId, changed: changes.length }
    }),
  )
}

/** What taking an order back came to. */
export interface UndoneLimits {
  orderId: string
  undone: number
  /** Limits that were changed since, or with which no stay would fit: they stay. */
  kept: number
}

/** Takes an order of limits back, home by home, wherever the limit has not been changed since and a stay fits then. */
export async function undoStayLimits(ctx: Context, orderId: string, key: string): Promise<UndoneLimits> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'undoStayLimits', body: { orderId } }, async () => {
      const changes = await lockLimitOrder(trx, viewer, orderId, ctx.today())
      if (changes.length === 0) throw new ResourceNotFoundError()
      const open = changes.filter(({ isUndone }) => !isUndone)
      const back = takenBackOf(open, new Map(open.map((change) => [change.groupId, change]))).map(
        (change) => ({
          ...change,
          before: change.after,
          after: change.before,
        }),
      )
      if (back.length === 0) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      await putLimitsInForce(
        trx,
        back.filter(({ isInForce }) => isInForce),
      )
      await saveLimitsUndone(
        trx,
        back.map(({ id }) => id),
        ctx.now(),
      )
      await auditLimits(trx, ctx, 'undoLimits', back)
      return { orderId, undone: back.length, kept: open.length - back.length }
    }),
  )
}

/** So many are begun in one transaction; the rest follows five minutes later. */
const LIMITS_AT_ONCE = 500

/** Puts planned limits in force whose day has come; one with which no stay would fit by now lapses. */
export async function beginPlannedLimits(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const due = await lockDueLimits(trx, ctx.today(), LIMITS_AT_ONCE)
    const homes = new Map(due.map(({ groupId, limits }) => [groupId, limits]))
    const looked = due.map((change) => {
      const limits = homes.get(change.groupId) ?? change.limits
      const then: HomeLimits = { ...limits, [change.kind]: change.after }
      const isBegun = !change.isIdle && doesAnyStayFit(then, change.city)
      if (isBegun) homes.set(change.groupId, then)
      return { ...change, before: limits[change.kind], isBegun }
    })
    const begun = looked.filter(({ isBegun }) => isBegun)
    await saveLimitsDue(trx, looked, ctx.now())
    // Of several of one kind and home the last one counts.
    const last = new Map(begun.map((change) => [`${change.groupId} ${change.kind}`, change]))
    await putLimitsInForce(trx, [...last.values()])
    await auditLimits(trx, { ...ctx, viewer: null }, 'beginPlannedLimits', begun)
  })
}

/** Keeps what was changed of a home's limits on its own page, so that the history has it. */
export async function keepLimitChanges(
  trx: Db,
  ctx: Context,
  home: { groupId: string; landlordId: string },
  { before, after }: { before: HomeLimits; after: HomeLimits },
): Promise<void> {
  const changes = HOME_LIMIT_KINDS.filter((kind) => !isSameLimit(before[kind], after[kind])).map((kind) => ({
    ...home,
    kind,
    before: before[kind],
    after: after[kind],
  }))
  if (changes.length === 0) return
  const made = { madeBy: ctx.viewer?.id ?? null, at: ctx.now(), from: ctx.today(), inForceAt: ctx.now() }
  await insertLimitChanges(trx, changes, made)
}

/** The homes have those limits from now on, and the step of the edit pages that shows them has a new version. */
async function putLimitsInForce(
  trx: Db,
  changes: readonly Pick<NewLimitChange, 'groupId' | 'kind' | 'after'>[],
): Promise<void> {
  await saveHomeLimits(trx, changes)
  await raiseVersions(
    trx,
    changes.map(({ groupId }) => groupId),
    ['stay'],
  )
}

async function auditLimits(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  action: 'changeLimits' | 'planLimits' | 'undoLimits' | 'beginPlannedLimits',
  changes: readonly NewLimitChange[],
): Promise<void> {
  await auditAll(
    trx,
    ctx,
    changes.map(({ groupId, landlordId, kind, before, after }) => ({
      action,
      entityType: 'group',
      entityId: groupId,
      landlordId,
      data: { kind, before, after },
    })),
  )
}
