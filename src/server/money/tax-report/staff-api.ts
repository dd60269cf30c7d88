import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import {
  canAnswerTaxReport,
  canHandInTaxReport,
  canRunTaxReport,
  isYearOver,
  reportDeadline,
  type ReportError,
} from '../../../domain/money/tax-report/report-state.ts'
import { keepsBack } from '../../../domain/money/tax-report/tax-problems.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { answerTaxReport, handInTaxReport } from './answer-actions.ts'
import { operatorOf } from './find-record.ts'
import {
  countRecords,
  countTaxReports,
  findTaxReport,
  isAnswerAwaited,
  listRecordsForStaff,
  listTaxReports,
  type RecordForStaff,
  type TaxReportRow,
} from './report-sql.ts'
import { startTaxReport } from './run-actions.ts'
import {
  countFindingsForStaff,
  type FindingForStaff,
  findLastTaxRun,
  findTaxRun,
  listFindingsForStaff,
  type TaxRunRow,
  type TaxYear,
} from './run-sql.ts'
import { countStatements } from './statement-sql.ts'

const longestPage = 100

const windowOf = ({ offset, limit }: { offset?: number | null; limit?: number | null }) => ({
  offset: Math.max(0, offset ?? 0),
  limit: Math.min(longestPage, Math.max(0, limit ?? 50)),
})

const errorType = builder.objectRef<ReportError>('TaxReportError').implement({
  policy: 'accounting',
  description: 'What the tax office finds wrong, in its own words.',
  fields: (t) => ({ code: t.exposeString('code'), text: t.exposeString('text') }),
})

const findingType = builder.objectRef<FindingForStaff>('TaxReportFinding').implement({
  policy: 'accounting',
  description: 'A seller whose report is kept back, or has something to be looked at; never a tax number.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    billingDetailsId: t.exposeID('sellerId', { nullable: true }),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    landlordEmail: t.exposeString('landlordEmail'),
    name: t.exposeString('name', {
      description: 'Of the person or company that lets; empty where none is named.',
    }),
    problems: t.expose('problems', { type: [catalogueEnum('taxReportProblem')] }),
    isKeptBack: t.boolean({ resolve: ({ problems }) => problems.some(keepsBack) }),
    isExempt: t.exposeBoolean('isExempt'),
    isReported: t.exposeBoolean('isReported'),
  }),
})

const findingPageType = builder
  .objectRef<{ runId: string; offset: number; limit: number }>('TaxReportFindingPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ runId }, _, ctx) => countFindingsForStaff(ctx.db, runId) }),
      nodes: t.field({
        type: [findingType],
        resolve: ({ runId, ...window }, _, ctx) => listFindingsForStaff(ctx.db, runId, window),
      }),
    }),
  })

const runType = builder.objectRef<TaxRunRow>('TaxReportRun').implement({
  policy: 'accounting',
  description: 'The computation of a year’s messages.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.field({ type: catalogueEnum('taxRunState'), resolve: ({ state }) => state }),
    isPreview: t.exposeBoolean('isPreview', { description: 'The year was not over.' }),
    done: t.exposeInt('done', { description: 'Landlords that were looked at.' }),
    total: t.exposeInt('total', { description: 'Of how many.' }),
    sellers: t.exposeInt('sellers', { description: 'Sellers that are reported.' }),
    keptBack: t.exposeInt('keptBack', { description: 'Sellers that cannot be reported yet.' }),
    exempt: t.exposeInt('exempt'),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'In English for whoever mends it.',
    }),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    finishedAt: t.expose('finishedAt', { type: 'Instant', nullable: true }),
    findings: t.field({
      type: findingPageType,
      args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
      resolve: ({ id }, window) => ({ runId: id, ...windowOf(window) }),
    }),
  }),
})

const recordType = builder.objectRef<RecordForStaff>('TaxReportRecord').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    docRefId: t.exposeString('docRefId'),
    change: t.field({ type: catalogueEnum('taxRecordChange'), resolve: ({ change }) => change }),
    corrects: t.exposeString('corrects', {
      nullable: true,
      description: 'The reference of the accepted record that it corrects or deletes.',
    }),
    name: t.exposeString('name', { description: 'Of the seller; empty for the operator.' }),
    landlordId: t.exposeID('landlordId', { nullable: true }),
    isAccepted: t.exposeBoolean('isAccepted', { nullable: true }),
    errors: t.field({ type: [errorType], resolve: ({ errors }) => errors }),
  }),
})

const recordPageType = builder
  .objectRef<{ reportId: string; offset: number; limit: number }>('TaxReportRecordPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ reportId }, _, ctx) => countRecords(ctx.db, reportId) }),
      nodes: t.field({
        type: [recordType],
        resolve: ({ reportId, ...window }, _, ctx) => listRecordsForStaff(ctx.db, reportId, window),
      }),
    }),
  })

const reportType = builder.objectRef<TaxReportRow>('TaxReport').implement({
  policy: 'accounting',
  description: 'A message to the tax office.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    runId: t.exposeID('runId', { nullable: true }),
    kind: t.field({ type: catalogueEnum('taxReportKind'), resolve: ({ kind }) => kind }),
    state: t.field({ type: catalogueEnum('taxReportState'), resolve: ({ state }) => state }),
    messageRefId: t.exposeString('messageRefId'),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    handedInAt: t.expose('handedInAt', { type: 'Instant', nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    keepUntil: t.expose('keepUntil', { type: 'Day' }),
    added: t.exposeInt('added'),
    corrected: t.exposeInt('corrected'),
    deleted: t.exposeInt('deleted'),
    refused: t.exposeInt('refused', { description: 'Records that the tax office did not take.' }),
    errors: t.field({ type: [errorType], resolve: ({ errors }) => errors }),
    canHandIn: t.field({ type: verdictType, resolve: (report) => canHandInTaxReport(report) }),
    canAnswer: t.field({ type: verdictType, resolve: (report) => canAnswerTaxReport(report) }),
    records: t.field({
      type: recordPageType,
      args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
      resolve: ({ id }, window) => ({ reportId: id, ...windowOf(window) }),
    }),
  }),
})

const reportPageType = builder
  .objectRef<TaxYear & { offset: number; limit: number }>('TaxReportPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: (year, _, ctx) => countTaxReports(ctx.db, year) }),
      nodes: t.field({
        type: [reportType],
        resolve: ({ offset, limit, ...year }, _, ctx) => listTaxReports(ctx.db, year, { offset, limit }),
      }),
    }),
  })

const statementsType = builder
  .objectRef<{ sellers: number; last: Temporal.Instant | null }>('TaxStatementsMade')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      sellers: t.exposeInt('sellers', { description: 'That were told what is reported of them.' }),
      last: t.expose('last', { type: 'Instant', nullable: true }),
    }),
  })

const yearType = builder.objectRef<TaxYear>('TaxReportYear').implement({
  policy: 'accounting',
  description: 'The report of a year as staff see to it.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
    isOver: t.boolean({ resolve: ({ year }, _, ctx) => isYearOver(year, ctx.today()) }),
    deadline: t.field({ type: 'Day', resolve: ({ year }) => reportDeadline(year) }),
    canRun: t.field({ type: verdictType, resolve: (year, _, ctx) => canRun(ctx, year) }),
    run: t.field({
      type: runType,
      nullable: true,
      description: 'The last one, or the one that is under way.',
      resolve: async (year, _, ctx) => (await findLastTaxRun(ctx.db, year)) ?? null,
    }),
    reports: t.field({
      type: reportPageType,
      args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
      resolve: (year, window) => ({ ...year, ...windowOf(window) }),
    }),
    statements: t.field({ type: statementsType, resolve: (year, _, ctx) => countStatements(ctx.db, year) }),
  }),
})

async function canRun(ctx: Context, { year, mode }: TaxYear) {
  const facts = {
    year,
    mode,
    invoiceMode: ctx.config.invoiceMode,
    isOperatorKnown: operatorOf(ctx.config) !== null,
    isAnswerAwaited: await isAnswerAwaited(ctx.db, { year, mode }),
  }
  return canRunTaxReport(facts, ctx.today())
}

builder.queryField('taxReportYear', (t) =>
  t.field({
    type: yearType,
    policy: 'accounting',
    scope: 'none',
    description: 'The report of a year: how far it is, its messages, and what stands in the way.',
    args: {
      year: t.arg.int({ required: true }),
      mode: t.arg({ type: catalogueEnum('invoiceLiveMode'), required: true }),
    },
    resolve: (_, { year, mode }) => ({ year, mode }),
  }),
)

builder.queryField('taxReport', (t) =>
  t.field({
    type: reportType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'A message with its records.',
    args: { reportId: t.arg.id({ required: true }) },
    resolve: async (_, { reportId }, ctx) => (await findTaxReport(ctx.db, reportId)) ?? null,
  }),
)

builder.mutationField('startTaxReport', (t) =>
  t.field({
    type: payloadType('TaxReportRunPayload', 'run', runType),
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

const reportPayload = payloadType('TaxReportPayload', 'report', reportType)

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
