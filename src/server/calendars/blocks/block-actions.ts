import { demandMayDecline, waitingRequests } from '../../listings/occupancy/waiting.ts'
import {
  type BlockInput,
  blockProblems,
  canChangeBlock,
  findBlockReason,
} from '../../../domain/calendars/block-input.ts'
import type { BlockReason } from '../../../domain/catalogue/calendars.ts'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import {
  BookingConflictError,
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { type BlocksPlan, planBlocks, type WantedBlock } from './block-plan.ts'
import {
  type BlockableUnit,
  type BlockRow,
  deleteBlockRows,
  insertBlockRows,
  listBlockableUnits,
  listBlocks,
  listEqualBlocks,
  saveBlock,
  lockGroups,
} from './block-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** Days to block in some units, with a reason and a note. */
export interface BlocksOrder extends BlockInput {
  listingIds: readonly string[]
  /** The fingerprint of the consequences that were shown; null: nobody may be declined. */
  seen: string | null
  /** Units that a booking or hold takes on some of the days are left out instead of refusing all. */
  skipTaken: boolean
}

/** A change of one block; `listingId` null leaves it in its unit. */
export interface BlockChange extends BlockInput {
  listingId: string | null
  seen: string | null
}

/** One block of those that somebody wants back. */
export interface RestoredBlock extends BlockInput {
  listingId: string
}

/** What was done: the blocks by id, and who was declined by it. */
export interface DoneBlocks {
  blockIds: string[]
  declined: string[]
}

/** What an order would do, as createBlocks does it; with `blockId` as changeBlock does it. */
export async function planBlocksOrder(
  ctx: Context,
  order: Omit<BlocksOrder, 'seen' | 'skipTaken'>,
  blockId: string | null,
): Promise<BlocksPlan> {
  checkedReason(order)
  const units = await visibleUnits(ctx.db, ctx, order.listingIds)
  if (blockId !== null) await ownBlocks(ctx.db, ctx, [blockId])
  const { from, to } = order
  return planOwnBlocks(
    ctx.db,
    ctx,
    units.map((unit) => ({ unit, from, to })),
    blockId === null ? [] : [blockId],
  )
}

async function planOwnBlocks(
  db: Db,
  ctx: Context,
  wanted: readonly WantedBlock[],
  removedIds: readonly string[] = [],
): Promise<BlocksPlan> {
  const plan = await planBlocks(db, ctx, wanted, removedIds)
  for (const { unit } of wanted)
    demandMayDecline(
      ctx,
      unit,
      plan.declined.filter(({ groupId }) => groupId === unit.groupId),
    )
  return plan
}

/** Blocks days in units; what no unit can serve any more is declined in the same transaction. */
export async function createBlocks(ctx: Context, order: BlocksOrder, key: string): Promise<DoneBlocks> {
  const { listingIds, from, to, note, seen, skipTaken } = order
  const reason = checkedReason(order)
  const body = { ...order, from, to }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createBlocks', body }, async () => {
      const units = await lockUnits(trx, ctx, listingIds)
      const wanted = units.map((unit) => ({ unit, from, to }))
      const blocks = wanted.map((block) => ({ ...block, source: 'own', reason, note: note.trim() }) as const)
      return block(trx, ctx, blocks, { action: 'blockDays', seen, skipTaken })
    }),
  )
}

/** Blocks days again that were freed: each block in its unit with its own days (undo). */
export async function restoreBlocks(
  ctx: Context,
  restored: readonly RestoredBlock[],
  seen: string | null,
  key: string,
): Promise<DoneBlocks> {
  const body = { seen, restored: restored.map((one) => ({ ...one, days: [one.from, one.to].map(String) })) }
  const reasons = restored.map((one) => checkedReason(one))
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'restoreBlocks', body }, async () => {
      const units = await lockUnits(
        trx,
        ctx,
        restored.map(({ listingId }) => listingId),
      )
      const byId = new Map(units.map((unit) => [unit.id, unit]))
      const blocks = restored.flatMap(({ listingId, from, to, note }, at) => {
        const [unit, reason] = [byId.get(listingId), reasons[at]]
        return unit && reason ? [{ unit, from, to, source: 'own', reason, note: note.trim() } as const] : []
      })
      return block(trx, ctx, blocks, { action: 'restoreBlocks', seen, skipTaken: false })
    }),
  )
}

async function block(
  trx: Db,
  ctx: Context,
  blocks: readonly (WantedBlock & { source: 'own'; reason: BlockReason; note: string })[],
  order: { action: 'blockDays' | 'restoreBlocks'; seen: string | null; skipTaken: boolean },
): Promise<DoneBlocks> {
  const plan = await planOwnBlocks(trx, ctx, blocks)
  const refused = new Set(plan.units.flatMap(({ unit, refused: by }) => (by.length > 0 ? [unit.id] : [])))
  const free = blocks.filter(({ unit }) => !refused.has(unit.id))
  if (free.length === 0 || (refused.size > 0 && !order.skipTaken)) throw new BookingConflictError()
  demandSeen(plan, order.seen)
  // The same days with the same words are one block, however often they are asked for at the same moment.
  const known = await listEqualBlocks(trx, free)
  const fresh = free.filter((_, at) => !known.has(at))
  const inserted = await insertBlockRows(trx, fresh, ctx.now())
  const blockIds = free.map((_, at) => known.get(at) ?? inserted.shift() ?? '')
  await auditBlocks(trx, ctx, order.action, fresh)
  await waitingRequests().decline(trx, ctx, plan.declined)
  await waitingRequests().daysChanged(trx, groupsOf(free))
  return { blockIds, declined: plan.declined.map(({ id }) => id) }
}

/** Moves, resizes or rewords one block of the landlord's own. */
export async function changeBlock(
  ctx: Context,
  blockId: string,
  change: BlockChange,
  key: string,
): Promise<DoneBlocks> {
  const { from, to, note, seen } = change
  const reason = checkedReason(change)
  const body = { blockId, ...change, from, to }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'changeBlock', body }, async () => {
      const [seenBefore] = await ownBlocks(trx, ctx, [blockId])
      const listingId = change.listingId ?? seenBefore?.listingId ?? ''
      const units = await lockUnits(trx, ctx, [listingId], seenBefore && [seenBefore.groupId])
      const [before] = await ownBlocks(trx, ctx, [blockId])
      const [unit] = units
      if (!before || !unit) throw new ResourceNotFoundError()
      const plan = await planOwnBlocks(trx, ctx, [{ unit, from, to }], [blockId])
      if (plan.units.some(({ refused }) => refused.length > 0)) throw new BookingConflictError()
      demandSeen(plan, seen)
      await saveBlock(trx, blockId, { unit, from, to, reason, note: note.trim() }, ctx.now())
      await auditBlocks(trx, ctx, 'changeBlock', [{ unit, from, to, reason }], {
        before: { listingId: before.listingId, ...daysOf(before), reason: before.reason },
      })
      await waitingRequests().decline(trx, ctx, plan.declined)
      await waitingRequests().daysChanged(trx, [...new Set([unit.groupId, before.groupId])])
      return { blockIds: [blockId], declined: plan.declined.map(({ id }) => id) }
    }),
  )
}

/** Frees the days of own blocks; answers them as they were, so that they can be had back. */
export async function deleteBlocks(
  ctx: Context,
  blockIds: readonly string[],
  key: string,
): Promise<StoredBlock[]> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'deleteBlocks', body: { blockIds } }, async () => {
      const seenBefore = await ownBlocks(trx, ctx, blockIds)
      await lockGroups(trx, [...new Set(seenBefore.map(({ groupId }) => groupId))])
      const blocks = await ownBlocks(trx, ctx, blockIds)
      await deleteBlockRows(
        trx,
        blocks.map(({ id }) => id),
      )
      const freed = blocks.map((one) => ({ ...one, unit: { ...one, id: one.listingId } }))
      for (const same of Map.groupBy(freed, (one) => Object.values(daysOf(one)).join(' ')).values()) {
        await auditBlocks(trx, ctx, 'deleteBlocks', same)
      }
      await waitingRequests().daysChanged(trx, groupsOf(freed))
      return blocks.map((one) => ({ ...one, ...daysOf(one) }))
    }),
  )
}

/** A block as it stands in an answer that is kept: days are texts. */
export type StoredBlock = Omit<BlockRow, 'from' | 'to'> & { from: string; to: string }

function checkedReason(input: BlockInput): BlockReason {
  const problems = blockProblems(input)
  const reason = findBlockReason(input.reason)
  if (!reason || Object.keys(problems).length > 0) throw new ValidationError(problems)
  return reason
}

async function visibleUnits(db: Db, ctx: Context, listingIds: readonly string[]): Promise<BlockableUnit[]> {
  const asked = [...new Set(listingIds)]
  if (asked.length === 0 || asked.length > MAX_GROUP_SIZE) {
    throw new ValidationError({ listingIds: 'blocks.listingIds.count' })
  }
  const units = await listBlockableUnits(db, requireViewer(ctx), asked)
  if (units.length < asked.length) throw new ResourceNotFoundError()
  return units
}

async function lockUnits(
  trx: Db,
  ctx: Context,
  listingIds: readonly string[],
  alsoGroups: readonly string[] = [],
): Promise<BlockableUnit[]> {
  const units = await visibleUnits(trx, ctx, listingIds)
  await lockGroups(trx, [...new Set([...units.map(({ groupId }) => groupId), ...alsoGroups])])
  // A unit may have been deleted before we had the lock.
  return visibleUnits(trx, ctx, listingIds)
}

async function ownBlocks(db: Db, ctx: Context, blockIds: readonly string[]): Promise<BlockRow[]> {
  const asked = [...new Set(blockIds)]
  if (asked.length === 0 || asked.length > MAX_GROUP_SIZE) {
    throw new ValidationError({ blockIds: 'blocks.blockIds.count' })
  }
  const blocks = await listBlocks(db, requireViewer(ctx), asked)
  if (blocks.length < asked.length) throw new ResourceNotFoundError()
  for (const { source } of blocks) demand(canChangeBlock(source))
  return blocks
}

function demandSeen(plan: BlocksPlan, seen: string | null): void {
  if (seen === null ? plan.declined.length > 0 : seen !== plan.seen) {
    throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
  }
}

function groupsOf(blocks: readonly { unit: { groupId: string } }[]): string[] {
  return [...new Set(blocks.map(({ unit }) => unit.groupId))]
}

function daysOf({ from, to }: { from: Day; to: Day }) {
  return { from, to }
}

/** One entry for each group: it is read by whoever may see the group. */
async function auditBlocks(
  trx: Db,
  ctx: Context,
  action: 'blockDays' | 'restoreBlocks' | 'changeBlock' | 'deleteBlocks',
  blocks: readonly (Omit<WantedBlock, 'unit'> & {
    unit: Pick<BlockableUnit, 'id' | 'groupId' | 'landlordId'>
    reason: BlockReason
  })[],
  more: Record<string, unknown> = {},
): Promise<void> {
  const entries = [...Map.groupBy(blocks, ({ unit }) => unit.groupId)].flatMap(([groupId, same]) => {
    const [first] = same
    if (!first) return []
    const listingIds = same.map(({ unit }) => unit.id)
    const data = { listingIds, ...daysOf(first), reason: first.reason, ...more }
    return [{ action, entityType: 'group', entityId: groupId, landlordId: first.unit.landlordId, data }]
  })
  await auditAll(trx, ctx, entries)
}
