import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isTooHigh } from '../../../domain/listings/price-comparison.ts'
import {
  canBeTakenBack,
  changingSteps,
  isRentOrder,
  planRents,
  rentKey,
  type RentOrder,
  type RentOwner,
} from '../../../domain/listings/rent-change.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { raiseVersions } from '../listings/content-change-sql.ts'
import {
  insertRentChanges,
  lockDueRents,
  lockRentBatch,
  lockRentHomes,
  saveRentDue,
  savePrices,
  saveRentsUndone,
} from './sql.ts'

/** An order for some homes, with the rents that were shown of those that it changes. */
export interface RentsOrder extends RentOrder {
  groupIds: readonly string[]
  /** Units whose own rents are changed. */
  listingIds: readonly string[]
  seen: readonly (RentOwner & { after: number })[]
}

/** What was ordered at once: the id by which it is undone, and how many rents it changed. */
export interface ChangedRents {
  batchId: string
  changed: number
}

/** Changes the rents of homes from a day on, all or none: exactly those that were shown, to what was shown. */
export async function changeRents(ctx: Context, order: RentsOrder, key: string): Promise<ChangedRents> {
  const viewer = requireViewer(ctx)
  const groupIds = [...new Set(order.groupIds)]
  const listingIds = [...new Set(order.listingIds)]
  const count = groupIds.length + listingIds.length
  if (count === 0 || count > MAX_GROUP_SIZE || order.seen.length > MAX_GROUP_SIZE)
    throw new ValidationError({ groupIds: 'query.invalid' })
  if (!isRentOrder(order, ctx.today())) throw new ValidationError({ value: 'query.invalid' })
  const shown = order.seen.map((one) => [rentKey(one), one.after] as const)
  const body = { ...order, groupIds, listingIds, seen: shown }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'changeRents', body }, async () => {
      const homes = await lockRentHomes(trx, viewer, { groupIds, listingIds })
      if (homes.length !== count) throw new ResourceNotFoundError()
      const steps = changingSteps(planRents(homes, order))
      const seen = new Map(shown)
      const isAsSeen =
        steps.length === seen.size && steps.every((step) => seen.get(rentKey(step)) === step.after)
      if (!isAsSeen || steps.length === 0) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const byKey = new Map(homes.map((home) => [rentKey(home), home]))
      const changes = steps.flatMap(({ groupId, listingId, before, after }) => {
        const home = byKey.get(rentKey({ groupId, listingId }))
        if (!home) return []
        return [{ landlordId: home.landlordId, groupId, listingId, before, after, currency: home.currency }]
      })
      const isNow = order.from <= ctx.today()
      if (isNow) await putInForce(trx, changes)
      const batchId = await insertRentChanges(trx, changes, {
        madeBy: viewer.id,
        at: ctx.now(),
        from: order.from,
        inForceAt: isNow ? ctx.now() : null,
      })
      await auditRents(trx, ctx, isNow ? 'changeRents' : 'planRents', changes, { from: order.from })
      return { batchId, changed: changes.length }
    }),
  )
}

/** What taking an order back came to. */
export interface UndoneRents {
  batchId: string
  undone: number
  /** Rents that were changed since, or would be above the limit: they stay. */
  kept: number
}

/** Takes an order of rents back, home by home, wherever the rent has not been changed since and the home may cost that. */
export async function undoRents(ctx: Context, batchId: string, key: string): Promise<UndoneRents> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'undoRents', body: { batchId } }, async () => {
      const changes = await lockRentBatch(trx, viewer, batchId)
      if (changes.length === 0) throw new ResourceNotFoundError()
      const open = changes.filter(({ isUndone }) => !isUndone)
      const back = open
        .filter((change) => canBeTakenBack(change))
        .map((change) => ({ ...change, before: change.after, after: change.before }))
      if (back.length === 0) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      await putInForce(
        trx,
        back.filter(({ isInForce }) => isInForce),
      )
      await saveRentsUndone(
        trx,
        back.map(({ id }) => id),
        ctx.now(),
      )
      await auditRents(trx, ctx, 'undoRents', back, {})
      return { batchId, undone: back.length, kept: open.length - back.length }
    }),
  )
}

/** So many are begun in one transaction; the rest follows five minutes later. */
const BEGUN_AT_ONCE = 500

/** Puts planned rents in force whose day has come; one that the home may not cost any more lapses. */
export async function beginPlannedRents(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const due = await lockDueRents(trx, ctx.today(), BEGUN_AT_ONCE)
    const prices = new Map(due.map((change) => [rentKey(change), change.price]))
    const begun = []
    for (const change of due) {
      const before = prices.get(rentKey(change)) ?? change.price
      if (change.isIdle || isTooHigh(change.after, change.currency, change.area)) {
        await saveRentDue(trx, { id: change.id, before }, { lapsedAt: ctx.now() })
        continue
      }
      await saveRentDue(trx, { id: change.id, before }, { inForceAt: ctx.now() })
      prices.set(rentKey(change), change.after)
      begun.push(change)
    }
    // Of several of one rent the last one counts.
    await putInForce(trx, [...new Map(begun.map((change) => [rentKey(change), change])).values()])
    await auditRents(trx, { ...ctx, viewer: null }, 'beginPlannedRents', begun, {})
  })
}

/** That is paid from now on, and the step of the edit pages that shows the rent of a home has a new version. */
async function putInForce(trx: Db, changes: readonly (RentOwner & { after: number })[]): Promise<void> {
  await savePrices(
    trx,
    changes.map(({ groupId, listingId, after }) => ({ groupId, listingId, price: after })),
  )
  const homes = changes.filter(({ listingId }) => listingId === null)
  await raiseVersions(
    trx,
    homes.map(({ groupId }) => groupId),
    ['price'],
  )
}

async function auditRents(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  action: 'changeRents' | 'planRents' | 'undoRents' | 'beginPlannedRents',
  changes: readonly (RentOwner & { landlordId: string; before: number; after: number })[],
  data: Record<string, string>,
): Promise<void> {
  await auditAll(
    trx,
    ctx,
    changes.map(({ groupId, listingId, landlordId, before, after }) => ({
      action,
      entityType: listingId === null ? 'group' : 'listing',
      entityId: rentKey({ groupId, listingId }),
      landlordId,
      data: { ...data, before, after },
    })),
  )
}
