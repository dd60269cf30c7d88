import { type Day, dayFrom, midnightOf, partsOfDay } from '../../domain/kernel/day.ts'
import type { Context } from '../kernel/viewer/context.ts'
import { answerTaxReport, handInTaxReport } from '../money/tax-report/answer-actions.ts'
import { operatorOf } from '../money/tax-report/find-record.ts'
import { listTaxReports, type TaxReportRow } from '../money/tax-report/report-sql.ts'
import { runTaxReports, startTaxReport } from '../money/tax-report/run-actions.ts'
import { findLastTaxRun, type TaxYear } from '../money/tax-report/run-sql.ts'
import { writeTaxStatements } from '../money/tax-report/statement-actions.ts'
import { findUser, toViewer } from '../people/accounts/sql.ts'
import { sam } from './people.ts'
import { demoId } from './random.ts'

/** The day in January on which the report of the year before is made. */
const REPORTED_ON = 20

/**
 * The report of the year that is over, told after the start, which must not wait for it: computed in January, handed in,
 * accepted the next day, and told to sellers, all by the product's own actions. In January itself it is yet to come; a
 * second run goes on where it stopped.
 */
export async function reportLastYear(ctx: Context): Promise<void> {
  const { year: thisYear } = partsOfDay(ctx.today())
  const made = dayFrom({ year: thisYear, month: 1, day: REPORTED_ON })
  if (ctx.today() <= made || !operatorOf(ctx.config)) return
  const year: TaxYear = { year: thisYear - 1, mode: ctx.config.invoiceMode }
  const then = await staffAt(ctx, made, 9)
  if (!(await findLastTaxRun(ctx.db, year))) await startTaxReport(then, year, keyOf(year, 'start'))
  await runTaxReports(then)
  const later = await staffAt(ctx, made, 33)
  for (const report of await listTaxReports(ctx.db, year, { offset: 0, limit: 100 }))
    await settle(report, then, later)
  await writeTaxStatements(await staffAt(ctx, made, 34))
}

async function settle({ id, state, messageRefId }: TaxReportRow, then: Context, later: Context) {
  if (state === 'READY') await handInTaxReport(then, id, demoId(`tax-report/${messageRefId}/hand-in`))
  if (state === 'READY' || state === 'HANDED_IN') {
    const order = { reportId: id, message: acceptanceOf(messageRefId), outcome: null, note: null }
    await answerTaxReport(later, order, demoId(`tax-report/${messageRefId}/answer`))
  }
}

function acceptanceOf(messageRefId: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<dipResponse xmlns="http://itzbund.de/ozg/bzst/post/dip/v2/" version="2.0">
  <dipProtocol>
    <consignment><transferticketId>${messageRefId}</transferticketId></consignment>
    <processStatus>OK</processStatus>
  </dipProtocol>
</dipResponse>`
}

/** Somebody who keeps the books, so many hours after the beginning of a day. */
async function staffAt(ctx: Context, day: Day, hours: number): Promise<Context> {
  const user = await findUser(ctx.db, sam.id)
  if (!user) throw new Error('The demo has nobody who keeps the books.')
  const at = midnightOf(day).add({ hours })
  return {
    ...ctx,
    viewer: toViewer(user),
    loaders: new Map(),
    now: () => at,
    today: () => day,
    // What follows from it is done here and now, at its time of then; mails alone go out today.
    enqueue: async (trx, job, data, options) => {
      if (job === 'sendMail') await ctx.enqueue(trx, job, data, options)
    },
  }
}

function keyOf({ year, mode }: TaxYear, step: string): string {
  return demoId(`tax-report/${year}/${mode}/${step}`)
}
