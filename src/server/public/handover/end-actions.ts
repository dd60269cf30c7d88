import { HANDOVER_DAYS_KEPT } from '../../../domain/people/handover.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellOfHandover } from './mails.ts'
import { deleteOldHandovers, listOverdueHandovers, lockOverdueHandover, saveHandoverClosed } from './sql.ts'

const batchSize = 100

/** Ends offers of handovers whose time is over, and tells both; forgets those of which nothing came long ago. */
export async function endHandovers(ctx: Context): Promise<void> {
  const due = await listOverdueHandovers(ctx.db, ctx.now(), batchSize)
  await forEachAlone(due, 'handovers', ({ id }) =>
    inTransaction(ctx, async (trx) => {
      const handover = await lockOverdueHandover(trx, id, ctx.now())
      if (!handover) return
      await saveHandoverClosed(trx, id, { state: 'ENDED', receiverId: handover.receiverId, at: ctx.now() })
      const { landlordId } = handover
      await audit(trx, ctx, { action: 'endHandover', entityType: 'handover', entityId: id, landlordId })
      await tellOfHandover(trx, ctx, handover, 'ENDED')
    }),
  )
  await deleteOldHandovers(ctx.db, ctx.now().subtract({ hours: 24 * HANDOVER_DAYS_KEPT }))
}
