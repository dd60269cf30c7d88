import { INVOICE_LIVE_MODES } from '../../../domain/catalogue/invoices.ts'
import { DELETION_OBSTACLES, type DeletionObstacle } from '../../../domain/catalogue/people.ts'
import { deletionObstacles } from '../../../domain/people/deletion.ts'
import { dayOfLaw } from '../../../domain/public/retention/ends.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { obstaclesAsked } from '../deletion/actions.ts'
import { addedCounts, digestOfCounts, removeContents } from '../deletion/erasure-steps.ts'
import { appendErasure } from '../deletion/erasure-log.ts'
import { eraseRows } from '../deletion/rows-sql.ts'
import { readShape, type Shape, tablesInOrder } from '../deletion/shape-sql.ts'
import { type DeletionRequestRow, findObstacleFacts } from '../deletion/sql.ts'
import { deleteEmptied, destroyOver, type Destroyed, isOnlyEmptied } from './destroy-sql.ts'
import { findWhatIsLeft, listLastDays, type WhatIsLeft } from './over-sql.ts'
import {
  type EndingErasure,
  findCarriedHash,
  hasOpenBalance,
  listEnding,
  lockContents,
  lockEnding,
  markDestroying,
  saveEnd,
} from './sql.ts'

/** How many rows of a table one transaction destroys at most. */
const MOST_AT_ONCE = 1_000

/** The kind of datum by which the address of a home is kept; once it is over, what is left of the home goes, too. */
const KIND_OF_HOMES = 'taxData'

/**
 * Destroys what the law has kept and whose years are over: of everybody who was erased, and what leads to nobody. What
 * is hindered doesn't keep the others waiting.
 */
export async function destroyKept(ctx: Context, most = MOST_AT_ONCE): Promise<void> {
  const shape = await readShape(ctx.db)
  await destroyOfPeople(ctx, { shape, most })
  // A line of a bank statement may have held what the card provider said of it.
  if (await destroyOfNobody(ctx, { shape, most })) await destroyOfPeople(ctx, { shape, most })
}

async function destroyOfPeople(ctx: Context, way: EndWay): Promise<void> {
  const ending = await listEnding(ctx.db, dayOfLaw(ctx.now()))
  await forEachAlone(ending, 'ends', (one) => carryOutEnd(ctx, one, way))
}

/** How the end of one erasure is carried out; what was destroyed before waits for nothing. */
export interface EndWay {
  shape: Shape
  most?: number
  isRepeated?: boolean
}

/** Carries out what is over of one erasure, in steps of one transaction each. */
export async function carryOutEnd(ctx: Context, ending: EndingErasure, way: EndWay): Promise<void> {
  while (await inTransaction(ctx, (trx) => takeStep(trx, ctx, ending, way)));
  await removeDestroyedContents(ctx, ending.id)
}

/** One step; answers whether there is another one. */
async function takeStep(
  trx: Db,
  ctx: Context,
  { id, userId }: EndingErasure,
  { shape, most = MOST_AT_ONCE, isRepeated = false }: EndWay,
): Promise<boolean> {
  const request = await lockEnding(trx, id)
  if (!request) return false
  const today = dayOfLaw(ctx.now())
  const lastDays = await listLastDays(trx, shape, userId)
  const look = () => findWhatIsLeft(trx, shape, { whose: userId, today, lastDays })
  const left = await look()
  const waitsFor = left.isOver && !isRepeated ? await findHindrances(trx, ctx, userId) : []
  await saveEnd(trx, id, { end_waits_for: waitsFor })
  if (waitsFor.length > 0) {
    await saveEnd(trx, id, { kept_until: left.last, next_end_on: null })
    return false
  }
  if (!left.isOver) {
    await noteWhatIsLeft(trx, ctx, id, left)
    return false
  }
  await markDestroying(trx, id)
  const before = await findCarriedHash(trx)
  const { destroyed, isMore } = await destroyOver(trx, shape, { whose: userId, today, lastDays, most })
  const contents = new Set(request.contents)
  // What nothing names any more goes by the rule of the erasure: files, and homes once their address is over.
  const homesEnd = lastDays.get(KIND_OF_HOMES)
  const areHomesOver = !isMore && (homesEnd === undefined || homesEnd < today)
  const loose = areHomesOver ? tablesInOrder(shape).filter((table) => table !== 'users') : ['files']
  for (const table of loose) {
    const gone = isOnlyEmptied(table)
      ? { deleted: await deleteEmptied(trx, shape, table, userId), contents: [] }
      : await eraseRows(trx, shape, table, { id: userId, email: '' })
    for (const key of gone.contents) contents.add(key)
    if (gone.deleted > 0)
      destroyed[table] = { deleted: gone.deleted, emptied: destroyed[table]?.emptied ?? 0 }
  }
  if (contents.size > 0) await saveEnd(trx, id, { contents: [...contents] })
  if (Object.keys(destroyed).length > 0)
    await noteDestroyed(trx, ctx, { request, destroyed, carried: await carriedSince(trx, before) })
  if (!isMore) await noteWhatIsLeft(trx, ctx, id, await look())
  return isMore
}

/** What hinders the end of somebody's kept data: what would hinder their erasure, and money that is open in the books, of either mode. */
async function findHindrances(trx: Db, ctx: Context, userId: string): Promise<DeletionObstacle[]> {
  const found = new Set<DeletionObstacle>()
  for (const mode of INVOICE_LIVE_MODES) {
    const facts = await findObstacleFacts(trx, { ...obstaclesAsked(ctx, userId), mode })
    for (const obstacle of deletionObstacles(facts)) found.add(obstacle)
  }
  if (await hasOpenBalance(trx, userId)) found.add('MONEY_TO_SETTLE')
  return DELETION_OBSTACLES.filter((obstacle) => found.has(obstacle))
}

async function carriedSince(trx: Db, before: string | null): Promise<string | null> {
  const now = await findCarriedHash(trx)
  return now === before ? null : now
}

/** Writes what was destroyed first outside of the database, so that no restored state brings it back unseen. */
async function noteDestroyed(
  trx: Db,
  ctx: Context,
  {
    request,
    destroyed,
    carried,
  }: { request: DeletionRequestRow; destroyed: Destroyed; carried: string | null },
): Promise<void> {
  const { id, user_id: userId } = request
  const counts = addedCounts(request.destroyed, destroyed)
  const digest = digestOfCounts(userId, counts)
  const at = ctx.now()
  await appendErasure(ctx.config, { request: id, person: userId, at: at.toString(), digest, destroyed: true })
  await audit(trx, ctx, {
    action: 'destroyKept',
    entityType: 'deletion_request',
    entityId: id,
    landlordId: null,
    data: { digest, ...(carried === null ? {} : { carried }) },
  })
  await saveEnd(trx, id, { destroyed: counts, destroyed_at: at })
}

/** Notes until when the rest is kept, when of it something is over next, and that nothing is left. */
async function noteWhatIsLeft(
  trx: Db,
  ctx: Context,
  id: string,
  { last, next, isHeld }: WhatIsLeft,
): Promise<void> {
  const isNothing = last === null && !isHeld
  await saveEnd(trx, id, {
    kept_until: last,
    // What something else still names is looked at again each night.
    next_end_on: isHeld ? null : next,
    ended_at: isNothing ? ctx.now() : null,
  })
}

/** Contents go once it is certain that their rows have; an interruption leaves them noted. */
async function removeDestroyedContents(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const contents = await lockContents(trx, id)
    if (contents.length === 0) return
    await removeContents(trx, ctx, contents)
    await saveEnd(trx, id, { contents: [] })
  })
}

/** Destroys what is over in tables from which nothing leads to a person, such as lines of bank statements; answers whether there was any. */
async function destroyOfNobody(
  ctx: Context,
  { shape, most = MOST_AT_ONCE }: Pick<EndWay, 'shape' | 'most'>,
): Promise<boolean> {
  const step = { whose: null, today: dayOfLaw(ctx.now()), lastDays: new Map(), most }
  for (let steps = 0; ; steps++) {
    const isMore = await inTransaction(ctx, async (trx) => {
      const { destroyed, isMore: more } = await destroyOver(trx, shape, step)
      if (!more) return false
      await audit(trx, ctx, {
        action: 'destroyKept',
        entityType: 'retention',
        entityId: crypto.randomUUID(),
        landlordId: null,
        data: Object.fromEntries(Object.entries(destroyed).map(([table, { deleted }]) => [table, deleted])),
      })
      return true
    })
    if (!isMore) return steps > 0
  }
}
