import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteReportsBefore } from './report-sql.ts'

/** Deletes reports that were kept as long as the law wants. */
export async function forgetTaxReports(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const count = await deleteReportsBefore(trx, ctx.today())
    if (count === 0) return
    await audit(trx, ctx, {
      action: 'forgetTaxReports',
      entityType: 'taxReport',
      entityId: ctx.today(),
      landlordId: null,
      data: { count },
    })
  })
}
