import { reportsKeptSince } from '../../../domain/money/tax-report/report-state.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteReportsBefore } from './report-sql.ts'
import { deleteStatementsBefore } from './statement-sql.ts'

const inOneTransaction = 100

/** Deletes reports, and what sellers were told of them, that were kept as long as the law wants. */
export async function forgetTaxReports(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const deleted = await deleteReportsBefore(trx, ctx.today())
    await auditAll(
      trx,
      ctx,
      deleted.map(({ id, ...data }) => ({
        action: 'forgetTaxReport',
        entityType: 'taxReport',
        entityId: id,
        landlordId: null,
        data,
      })),
    )
  })
  while ((await forgetStatements(ctx)) === inOneTransaction);
}

/** The contents go once their rows are gone; what a process leaves that is killed between them, the sweeper finds. */
async function forgetStatements(ctx: Context): Promise<number> {
  const before = reportsKeptSince(ctx.today())
  const deleted = await inTransaction(ctx, async (trx) => {
    const gone = await deleteStatementsBefore(trx, before, inOneTransaction)
    await auditAll(
      trx,
      ctx,
      gone.map(({ id, landlordId, year }) => ({
        action: 'forgetTaxStatement',
        entityType: 'taxStatement',
        entityId: id,
        landlordId,
        data: { year },
      })),
    )
    return gone
  })
  await Promise.all(deleted.map(({ key }) => ctx.files.remove(key)))
  return deleted.length
}
