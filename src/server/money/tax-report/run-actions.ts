import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { canRunTaxReport, isYearOver } from '../../../domain/money/tax-report/report-state.ts'
import type { AcceptedRecord } from '../../../domain/money/tax-report/tax-difference.ts'
import { keepsBack } from '../../../domain/money/tax-report/tax-problems.ts'
import type { TaxRecord } from '../../../domain/money/tax-report/tax-record.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { openOperator, openRecord, operatorOf, sealRecord, sellerYears } from './find-record.ts'
import { messagesOf, storedMessage } from './messages.ts'
import { readTaxFacts } from './read-facts.ts'
import { insertReport, replaceUnsent } from './new-report-sql.ts'
import { isAnswerAwaited, listAccepted } from './report-sql.ts'
import {
  deleteFindingsBefore,
  type FindingRow,
  findRunUnderWay,
  findTaxRun,
  insertTaxRun,
  listFindings,
  listReportableLandlords,
  listRunsUnderWay,
  lockTaxYear,
  saveFindings,
  saveRunDone,
  saveRunFailed,
  type TaxRunRow,
  type TaxYear,
} from './run-sql.ts'

const batchSize = 100

/**
 * Orders the messages of a year, once per key: all that is new, has changed or is gone since what was accepted. One that
 * is under way is it. Answers the run's id.
 */
export async function startTaxReport(ctx: Context, { year, mode }: TaxYear, key: string): Promise<string> {
  const { id: startedBy } = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'startTaxReport', body: { year, mode } }, async () => {
      await lockTaxYear(trx, { year, mode })
      const verdict = canRunTaxReport(
        {
          year,
          mode,
          invoiceMode: ctx.config.invoiceMode,
          isOperatorKnown: operatorOf(ctx.config) !== null,
          isAnswerAwaited: await isAnswerAwaited(trx, { year, mode }),
        },
        ctx.today(),
      )
      if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
      const running = await findRunUnderWay(trx, { year, mode })
      if (running) return running.id
      const isPreview = !isYearOver(year, ctx.today())
      const id = await insertTaxRun(trx, { year, mode, isPreview, startedBy, at: ctx.now() })
      await audit(trx, ctx, {
        action: 'startTaxReport',
        entityType: 'taxReportRun',
        entityId: id,
        landlordId: null,
        data: { year, mode, isPreview },
      })
      await ctx.enqueue(trx, 'runTaxReport', {}, { singletonKey: 'runTaxReport' })
      return id
    }),
  )
}

/** Goes on with every run that is under way, until its messages are there. */
export async function runTaxReports(ctx: Context): Promise<void> {
  for (const { id } of await listRunsUnderWay(ctx.db)) {
    try {
      await runTaxReport(ctx, id)
    } catch (error) {
      // Staff see that it failed and order it anew; nothing of it was handed in.
      const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      await saveRunFailed(ctx.db, id, failure.slice(0, 500), ctx.now())
      throw error
    }
  }
}

async function runTaxReport(ctx: Context, id: string): Promise<void> {
  for (;;) {
    const run = await findTaxRun(ctx.db, id)
    if (run?.state !== 'RUNNING') return
    const landlords = await listReportableLandlords(ctx.db, run.lastLandlordId, batchSize)
    for (const landlordId of landlords) {
      const findings = await findingsOf(ctx, run, landlordId)
      await inTransaction(ctx, (trx) => saveFindings(trx, id, landlordId, findings))
    }
    if (landlords.length < batchSize) break
  }
  await inTransaction(ctx, (trx) => finishRun(trx, ctx, id))
}

async function findingsOf(ctx: Context, run: TaxRunRow, landlordId: string): Promise<FindingRow[]> {
  const through = dayOf(run.startedAt)
  const facts = await readTaxFacts(ctx, ctx.db, { landlordId, year: run.year, through })
  return sellerYears(facts, through).map(({ sellerId, problems, isExempt, record }) => ({
    sellerId,
    landlordId,
    content: record && sealRecord(ctx.config, record),
    problems,
    isExempt,
  }))
}

/** Compares what was found with what was accepted, and stores the messages that make up the difference. */
async function finishRun(trx: Db, ctx: Context, id: string): Promise<void> {
  const started = await findTaxRun(trx, id)
  if (!started) throw new ResourceNotFoundError()
  await lockTaxYear(trx, started)
  // Somebody else may have come to the end of it.
  const run = await findTaxRun(trx, id)
  const operator = operatorOf(ctx.config)
  if (run?.state !== 'RUNNING') return
  if (!operator) throw new NotAllowedError('Who reports is not known any more.')
  const findings = await listFindings(trx, id)
  const { accepted, acceptedOperator, landlordOf } = await readAccepted(trx, ctx, run)
  for (const { sellerId, landlordId } of findings) if (sellerId) landlordOf.set(sellerId, landlordId)
  const made = messagesOf({
    run,
    operator,
    acceptedOperator,
    accepted,
    wanted: wantedOf(ctx, findings, accepted),
  })
  await replaceUnsent(trx, run)
  for (const [at, message] of made.entries()) {
    const { report, records } = storedMessage(ctx.config, run, at + 1, message, landlordOf)
    await insertReport(trx, report, records)
  }
  await deleteFindingsBefore(trx, run)
  const counts = {
    sellers: findings.filter(({ content }) => content !== null).length,
    keptBack: findings.filter(({ problems }) => problems.some(keepsBack)).length,
    exempt: findings.filter(({ isExempt }) => isExempt).length,
  }
  await saveRunDone(trx, id, counts, ctx.now())
  await audit(trx, ctx, {
    action: 'finishTaxReport',
    entityType: 'taxReportRun',
    entityId: id,
    landlordId: null,
    data: { year: run.year, mode: run.mode, messages: made.length, ...counts },
  })
}

/** Who lacks something now but was accepted stays as accepted: a datum that was taken away deletes no report. */
function wantedOf(
  ctx: Context,
  findings: readonly FindingRow[],
  accepted: ReadonlyMap<string, AcceptedRecord<TaxRecord>>,
): Map<string, TaxRecord> {
  const wanted = new Map<string, TaxRecord>()
  for (const { sellerId, content, problems } of findings) {
    if (!sellerId) continue
    const known = accepted.get(sellerId)
    if (content) wanted.set(sellerId, openRecord(ctx.config, content))
    else if (known && problems.some(keepsBack)) wanted.set(sellerId, known.content)
  }
  return wanted
}

async function readAccepted(trx: Db, ctx: Context, year: TaxYear) {
  const accepted = new Map<string, AcceptedRecord<TaxRecord>>()
  const landlordOf = new Map<string, string>()
  let acceptedOperator = null
  for (const { sellerId, landlordId, docRefId, content } of await listAccepted(trx, year)) {
    if (!sellerId) acceptedOperator = { docRefId, content: openOperator(ctx.config, content) }
    else {
      accepted.set(sellerId, { docRefId, content: openRecord(ctx.config, content) })
      if (landlordId) landlordOf.set(sellerId, landlordId)
    }
  }
  return { accepted, acceptedOperator, landlordOf }
}
