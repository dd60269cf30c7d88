import { type WaitingRequest, waitingRequests } from '../../listings/occupancy/waiting.ts'
import { compareDays, earlierDay, type Stay } from '../../../domain/kernel/day.ts'
import type { BlockKind } from '../../../domain/calendars/calendar-answer.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { hullOf, unserved } from './block-plan.ts'
import {
  type BlockableUnit,
  deleteBlockRows,
  insertBlockRows,
  listBlockKinds,
  type NewBlock,
  saveBlockDays,
} from './block-sql.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'

/** What another calendar says has changed of a unit's blocks. */
export interface ImportedChanges {
  add: readonly (NewBlock & { feedId: string | null })[]
  /** Blocks that got other days; without a kind or a note these stay. */
  move: readonly (Stay & { id: string; kind?: BlockKind; note?: string })[]
  remove: readonly string[]
}

/** What was done. */
export interface ImportedResult {
  /** The ids of the added blocks, in their order. */
  added: string[]
  /** Rows of blocks that were written. */
  rows: number
  /** Listing requests that were declined. */
  declined: string[]
}

/**
 * Brings a unit's imported blocks up to date, under the lock of its group (`lockGroups`). Nothing is refused: what
 * another calendar says stays, also over a booking. Requests that no unit can serve any more are declined as by an own
 * block, but not for a far edge that may be no stay. The caller writes the audit log.
 */
export async function replaceImportedBlocks(
  trx: Db,
  ctx: Context,
  unit: Omit<BlockableUnit, 'apartmentName'>,
  { add, move, remove }: ImportedChanges,
): Promise<ImportedResult> {
  if (add.length + move.length + remove.length === 0) return { added: [], rows: 0, declined: [] }
  const kinds = await listBlockKinds(
    trx,
    move.map(({ id }) => id),
  )
  const taken = [...add, ...move.map((block) => ({ ...block, kind: block.kind ?? kinds.get(block.id) }))]
  const declined = await listDeclined(
    trx,
    ctx,
    unit,
    taken.filter(({ kind }) => kind !== 'FAR_END'),
    [...kinds.keys(), ...remove],
  )
  await deleteBlockRows(trx, remove)
  await saveBlockDays(trx, move, ctx.now())
  const added = await insertBlockRows(
    trx,
    add.map((block) => ({ ...block, unit })),
    ctx.now(),
  )
  await waitingRequests().decline(trx, ctx, declined)
  await waitingRequests().daysChanged(trx, [unit.groupId])
  return {
    added,
    rows: add.length + move.length + remove.length,
    declined: declined.map(({ id }) => id),
  }
}

async function listDeclined(
  trx: Db,
  ctx: Context,
  unit: Omit<BlockableUnit, 'apartmentName'>,
  taken: readonly Stay[],
  removedIds: readonly string[],
): Promise<WaitingRequest[]> {
  const days = hullOf(taken)
  const rivals = days ? await waitingRequests().list(trx, [unit.groupId], days) : []
  const [first] = rivals.map(({ from }) => from).toSorted(compareDays)
  if (!first) return []
  const calendars = await loadCalendars(trx, [unit.groupId], earlierDay(first, ctx.today()))
  const blocked = taken.map((stay) => ({ ...stay, unit }))
  return unserved(rivals, calendars, blocked, removedIds)
}
