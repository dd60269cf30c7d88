import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'

/** Looks for a home's place once the transaction is through; one look is enough, however often it changes until then. */
export async function enqueueLocating(
  trx: Db,
  ctx: Pick<Context, 'enqueue'>,
  groupId: string,
): Promise<void> {
  await ctx.enqueue(trx, 'locateGroups', { groupId }, { singletonKey: `locate ${groupId}` })
}

/** The same for many homes at once: one look for all whose place nobody has looked for yet. */
export async function enqueueLocatingAll(trx: Db, ctx: Pick<Context, 'enqueue'>): Promise<void> {
  await ctx.enqueue(trx, 'locateGroups', {}, { singletonKey: 'locate all' })
}
