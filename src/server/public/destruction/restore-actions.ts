import type { Context } from '../../kernel/viewer/context.ts'
import { readDestroyed, readErasures } from '../deletion/erasure-log.ts'
import { readShape } from '../deletion/shape-sql.ts'
import { carryOutEnd } from './destroy-actions.ts'
import { listDestroyedBefore, saveFirstErasure } from './sql.ts'

/**
 * Destroys again what the log outside of the database says was destroyed and what came back with a restored state of it,
 * after erasing again; whatever hinders it then. Answers of how many people.
 */
export async function destroyAgain(ctx: Context): Promise<number> {
  const erased = await readErasures(ctx.config)
  if (erased.length === 0) return 0
  await saveFirstErasure(ctx.db, erased)
  const back = await listDestroyedBefore(ctx.db, await readDestroyed(ctx.config))
  if (back.length === 0) return 0
  const shape = await readShape(ctx.db)
  for (const ending of back) await carryOutEnd(ctx, ending, { shape, isRepeated: true })
  ctx.log.warn({ count: back.length }, 'destroyed again what had come back with a restored database')
  return back.length
}
