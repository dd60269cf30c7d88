import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../kernel/viewer/context.ts'
import { carryOut } from './erase-actions.ts'
import { readErasures } from './erasure-log.ts'
import { readShape } from './shape-sql.ts'
import { listCameBack, reopenErasure } from './sql.ts'

const patience = 1_000

/**
 * Erases again whoever the log outside of the database says was erased and who came back with a restored state of it;
 * nobody may be answered before. Answers how many, also of those that another process was at.
 */
export async function eraseAgain(ctx: Context): Promise<number> {
  const people = (await readErasures(ctx.config)).map(({ person }) => person)
  if (people.length === 0) return 0
  const back = await listCameBack(ctx.db, people)
  if (back.length === 0) return 0
  const shape = await readShape(ctx.db)
  for (let left = back; left.length > 0; left = await listCameBack(ctx.db, people)) {
    for (const { userId, email, firstName, language } of left) {
      const id = await reopenErasure(ctx.db, userId, ctx.now())
      await carryOut(ctx, { id, userId, email, firstName, language }, shape)
    }
    // Where another process started at the same time, it holds some of them.
    if ((await listCameBack(ctx.db, people)).length > 0) await setTimeout(patience)
  }
  ctx.log.warn({ count: back.length }, 'erased again who had come back with a restored database')
  return back.length
}
