import { type WaitingRequest, listUnserved } from '../occupancy/waiting.ts'
import { createHash } from 'node:crypto'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { listingIdentifier } from '../../../domain/listings/identifier.ts'
import { canDeleteUnits } from '../../../domain/listings/publish.ts'
import type { Calendar } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { findGroup } from '../listings/sql.ts'
import { lockedGroup, removeUnits } from '../listings/unit-actions.ts'
import { calendarsFromToday } from './plan.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** What deleting units would do, and which of them can't be deleted. */
export interface DeletionPlan {
  refused: { id: string; identifier: string; reason: string }[]
  published: number
  unserved: WaitingRequest[]
  /** The same for the same consequences. */
  fingerprint: string
}

/** What deleting units of a visible group would do; ResourceNotFoundError where one is not in it. */
export async function planDeletion(
  ctx: Context,
  groupId: string,
  listingIds: readonly string[],
): Promise<DeletionPlan> {
  if (!(await findGroup(ctx.reads, requireViewer(ctx), { groupId }))) throw new ResourceNotFoundError()
  const calendars = await calendarsFromToday(ctx.db, ctx, groupId)
  return planLost(ctx.db, ctx, groupId, calendars, chosen(calendars, listingIds))
}

async function planLost(
  db: Db,
  ctx: Pick<Context, 'today'>,
  groupId: string,
  calendars: readonly Calendar[],
  lost: readonly Calendar[],
): Promise<DeletionPlan> {
  const isLast = lost.length === calendars.length
  const refused = lost.flatMap((calendar) => {
    const reason = isLast ? 'LAST_UNIT' : canDeleteUnits(calendar.occupancies, ctx.today()).reason
    return reason ? [{ id: calendar.id, identifier: listingIdentifier(calendar.unit), reason }] : []
  })
  const ids = new Set(lost.map(({ id }) => id))
  const left = calendars.filter(({ id }) => !ids.has(id))
  const unserved = refused.length > 0 ? [] : await listUnserved(db, groupId, calendars, left)
  const facts = unserved.map(({ id }) => id).toSorted()
  return {
    refused,
    published: lost.filter(({ unit }) => unit.published).length,
    unserved,
    fingerprint: createHash('sha256').update(facts.join(' ')).digest('base64url').slice(0, 22),
  }
}

/** Deletes units of a group, all or none, as the dry run has shown it; the last one stays with the group. */
export async function deleteUnits(
  ctx: Context,
  groupId: string,
  listingIds: readonly string[],
  seen: string,
  key: string,
): Promise<string> {
  const call = { key, operation: 'deleteUnits', body: { groupId, listingIds, seen } }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const group = await lockedGroup(trx, ctx, { groupId })
      const calendars = await calendarsFromToday(trx, ctx, groupId)
      const lost = chosen(calendars, listingIds)
      if (lost.length === calendars.length) throw new ConditionNotMetError('LAST_UNIT')
      demand(
        canDeleteUnits(
          lost.flatMap(({ occupancies }) => occupancies),
          ctx.today(),
        ),
      )
      const plan = await planLost(trx, ctx, groupId, calendars, lost)
      if (plan.fingerprint !== seen) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      await removeUnits(trx, ctx, group, calendars, lost)
      return groupId
    }),
  )
}

function chosen(calendars: readonly Calendar[], listingIds: readonly string[]): Calendar[] {
  const ids = new Set(listingIds)
  const found = calendars.filter(({ id }) => ids.has(id))
  if (found.length === 0 || found.length !== ids.size) throw new ResourceNotFoundError()
  return found
}
