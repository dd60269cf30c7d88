import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { isReportYear } from '../../../domain/money/tax-report/report-state.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { answerTaxReport, handInTaxReport } from './answer-actions.ts'
import { findTaxReport, type TaxReportRow } from './report-sql.ts'
import { startTaxReport } from './run-actions.ts'
import { findTaxRun } from './run-sql.ts'
import { taxReportType } from './staff-report-type.ts'
import { taxRunType } from './staff-run-type.ts'
import { taxYearType } from './staff-year-type.ts'

builder.queryField('taxReportYear', (t) =>
  t.field({
    type: taxYearType,
    policy: 'accounting',
    scope: 'none',
    description: 'The report of a year: how far it is, its messages, and what stands in the way.',
    args: {
      year: t.arg.int({ required: true }),
      mode: t.arg({ type: catalogueEnum('invoiceLiveMode'), required: true }),
    },
    resolve: (_, { year, mode }, ctx) => {
      if (!isReportYear(year, ctx.today())) throw new ValidationError({ year: 'taxReport.year.unknown' })
      return { year, mode }
    },
  }),
)

builder.queryField('taxReport', (t) =>
  t.field({
    type: taxReportType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'A message with its records.',
    args: { reportId: t.arg.id({ required: true }) },
    resolve: async (_, { reportId }, ctx) =>
      (isUuid(reportId) ? await findTaxReport(ctx.db, reportId) : undefined) ?? null,
  }),
)

builder.mutationField('startTaxReport', (t) =>
  t.field({
    type: payloadType('TaxReportRunPayload', 'run', taxRunType),
    policy: 'accounting',
    scope: 'none',
    description:
      'Computes the messages of a year: what is new, has changed or is gone since what the tax office accepted. Of a year that is not over as a preview.',
    args: {
      year: t.arg.int({ required: true }),
      mode: t.arg({ type: catalogueEnum('invoiceLiveMode'), required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...year }, ctx) =>
      payload(async () => {
        const run = await findTaxRun(ctx.db, await startTaxReport(ctx, year, idempotencyKey))
        if (!run) throw new ResourceNotFoundError()
        return run
      }),
  }),
)

const reportPayload = payloadType('TaxReportPayload', 'report', taxReportType)

builder.mutationField('handInTaxReport', (t) =>
  t.field({
    type: reportPayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Notes that a message was handed in at the tax office.',
    args: { reportId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { reportId, idempotencyKey }, ctx) =>
      payload(async () => reportAfter(ctx, await handInTaxReport(ctx, reportId, idempotencyKey))),
  }),
)

builder.mutationField('answerTaxReport', (t) =>
  t.field({
    type: reportPayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Records what the tax office answered: the text of its file, or the outcome with a note where there is none.',
    args: {
      reportId: t.arg.id({ required: true }),
      message: t.arg.string({ description: 'The XML of the answer.' }),
      outcome: t.arg({ type: catalogueEnum('taxReportState'), description: 'ACCEPTED or REFUSED.' }),
      note: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, reportId, message, outcome, note }, ctx) =>
      payload(async () => {
        const said = outcome === 'ACCEPTED' || outcome === 'REFUSED' ? outcome : null
        const order = { reportId, message: message ?? null, outcome: said, note: note ?? null }
        return reportAfter(ctx, await answerTaxReport(ctx, order, idempotencyKey))
      }),
  }),
)

async function reportAfter(ctx: Context, id: string): Promise<TaxReportRow> {
  const report = await findTaxReport(ctx.db, id)
  if (!report) throw new ResourceNotFoundError()
  return report
}
