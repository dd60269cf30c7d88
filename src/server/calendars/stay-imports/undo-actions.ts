import { overlaps } from '../../../domain/kernel/day.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import { waitingRequests } from '../../listings/occupancy/waiting.ts'
import { planBlocks } from '../blocks/block-plan.ts'
import { deleteBlockRows, insertBlockRows, lockGroups } from '../blocks/block-sql.ts'
import { listSteps, lockImport, saveStayBlocks, saveUndone, type StoredStep } from './imports-sql.ts'
import { listStayUnits, type StayUnit } from './sql.ts'

/** What taking an import back came to. */
export interface UndoneImport {
  importId: string
  undone: number
  /** What was changed since, or would stand over a booking or in somebody's way: it stays as it is. */
  kept: number
}

/** Takes an import back, stay by stay, wherever nothing has been built on it since. */
export async function undoStaysImport(ctx: Context, importId: string, key: string): Promise<UndoneImport> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'undoStaysImport', body: { importId } }, async () => {
      const made = await lockImport(trx, viewer, importId)
      if (!made) throw new ResourceNotFoundError()
      if (made.undoneAt) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const units = new Map((await listStayUnits(trx, viewer)).map((unit) => [unit.id, unit]))
      const before = await listSteps(trx, viewer, importId)
      await lockGroups(trx, [...new Set(before.map(({ groupId }) => groupId))])
      const steps = await listSteps(trx, viewer, importId)
      const undone = await revertible(trx, ctx, steps, units)
      await revert(trx, ctx, undone, units)
      await saveUndone(trx, importId, ctx.now())
      return { importId, undone: undone.length, kept: steps.length - undone.length }
    }),
  )
}

/** The steps that nobody has built on: what blocks days again has to find them free, and nobody waiting for them. */
async function revertible(
  trx: Db,
  ctx: Context,
  steps: readonly StoredStep[],
  units: ReadonlyMap<string, StayUnit>,
): Promise<StoredStep[]> {
  const untouched = steps.filter(({ isUntouched }) => isUntouched)
  const blocking = untouched.flatMap((step) => {
    const unit = units.get(step.former?.listingId ?? '')
    return step.former && unit ? [{ step, from: step.former.from, to: step.former.to, unit }] : []
  })
  const groupIds = [...new Set(blocking.map(({ unit }) => unit.groupId))]
  const calendars = [...(await loadCalendars(trx, groupIds, ctx.today())).values()].flat()
  const taken = new Map(calendars.map(({ id, occupancies }) => [id, occupancies]))
  const free = blocking.filter(
    ({ unit, ...days }) =>
      !taken.get(unit.id)?.some((other) => other.kind !== 'BLOCK' && overlaps(other, days)),
  )
  const { declined } = await planBlocks(trx, ctx, free)
  const again = new Set(declined.length === 0 ? free.map(({ step }) => step.stayId) : [])
  return untouched.filter(({ kind, stayId }) => kind === 'ADD' || again.has(stayId))
}

async function revert(
  trx: Db,
  ctx: Context,
  steps: readonly StoredStep[],
  units: ReadonlyMap<string, StayUnit>,
): Promise<void> {
  await deleteBlockRows(
    trx,
    steps.flatMap(({ blockId }) => blockId ?? []),
  )
  const blocked = steps.flatMap(({ stayId, former }) => {
    const unit = units.get(former?.listingId ?? '')
    return former && unit ? [{ stayId, unit, former }] : []
  })
  const blockIds = await insertBlockRows(
    trx,
    blocked.map(({ unit, former: { from, to, note } }) => ({
      from,
      to,
      note,
      unit,
      source: 'own',
      reason: 'RENTED_ELSEWHERE',
    })),
    ctx.now(),
  )
  const blockOfStay = new Map(blocked.map(({ stayId }, at) => [stayId, blockIds[at] ?? null]))
  await saveStayBlocks(
    trx,
    steps.map(({ stayId }) => ({ stayId, blockId: blockOfStay.get(stayId) ?? null })),
    ctx.now(),
  )
  const groupIds = [
    ...new Set([...steps.map(({ groupId }) => groupId), ...blocked.map(({ unit }) => unit.groupId)]),
  ]
  const landlordId = steps[0]?.landlordId ?? null
  await auditAll(
    trx,
    ctx,
    groupIds.map((groupId) => ({
      action: 'undoStaysImport',
      entityType: 'group',
      entityId: groupId,
      landlordId,
      data: { stays: steps.length },
    })),
  )
  await waitingRequests().daysChanged(trx, groupIds)
}
