import { canRunTaxReport, isYearOver, reportDeadline } from '../../../domain/money/tax-report/report-state.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { type ListWindow, listWindow } from '../../kernel/graphql/list-window.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { operatorOf } from './find-record.ts'
import { countTaxReports, isAnswerAwaited, listTaxReports } from './report-sql.ts'
import { findLastTaxRun, type TaxYear } from './run-sql.ts'
import { taxReportType } from './staff-report-type.ts'
import { taxRunType } from './staff-run-type.ts'
import {
  countTaxStatements,
  countStatementsForStaff,
  listStatementsForStaff,
  type StatementForStaff,
  type StatementsAsked,
} from './staff-sql.ts'

const reportPageType = builder.objectRef<{ of: TaxYear; window: ListWindow }>('TaxReportPage').implement({
  policy: 'accounting',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ of }, _, ctx) => countTaxReports(ctx.db, of) }),
    nodes: t.field({
      type: [taxReportType],
      resolve: ({ of, window }, _, ctx) => listTaxReports(ctx.db, of, window),
    }),
  }),
})

const statementType = builder.objectRef<StatementForStaff>('SellerTaxStatement').implement({
  policy: 'accounting',
  description: 'What a seller was told of what is reported, and what became of the mail with it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Of the seller.' }),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    isCorrection: t.exposeBoolean('isCorrection'),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    mail: t.field({ type: catalogueEnum('taxStatementMailState'), resolve: ({ mail }) => mail }),
    mailedAt: t.expose('mailedAt', { type: 'Instant', nullable: true }),
    documentUrl: t.string({
      nullable: true,
      description: 'Expires after 15 minutes.',
      resolve: ({ fileId }, _, ctx) => linkToFile(ctx, fileId),
    }),
  }),
})

const statementPageType = builder
  .objectRef<{ asked: StatementsAsked; window: ListWindow }>('SellerTaxStatementPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ asked }, _, ctx) => countStatementsForStaff(ctx.db, asked) }),
      nodes: t.field({
        type: [statementType],
        resolve: ({ asked, window }, _, ctx) => listStatementsForStaff(ctx.db, asked, window),
      }),
    }),
  })

const statementsMadeType = builder
  .objectRef<{ sellers: number; last: Temporal.Instant | null }>('TaxStatementsMade')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      sellers: t.exposeInt('sellers', { description: 'That were told what is reported of them.' }),
      last: t.expose('last', { type: 'Instant', nullable: true }),
    }),
  })

/** GraphQL TaxReportYear. */
export const taxYearType = builder.objectRef<TaxYear>('TaxReportYear').implement({
  policy: 'accounting',
  description: 'The report of a year as staff see to it.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
    isOver: t.boolean({ resolve: ({ year }, _, ctx) => isYearOver(year, ctx.today()) }),
    deadline: t.field({ type: 'Day', resolve: ({ year }) => reportDeadline(year) }),
    canRun: t.field({ type: verdictType, resolve: (year, _, ctx) => canRun(ctx, year) }),
    run: t.field({
      type: taxRunType,
      nullable: true,
      description: 'The last one, or the one that is under way.',
      resolve: async (year, _, ctx) => (await findLastTaxRun(ctx.db, year)) ?? null,
    }),
    reports: t.field({
      type: reportPageType,
      args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
      resolve: (of, window) => ({ of, window: listWindow(window) }),
    }),
    statements: t.field({
      type: statementsMadeType,
      resolve: (year, _, ctx) => countTaxStatements(ctx.db, year),
    }),
    sentStatements: t.field({
      type: statementPageType,
      description: 'Each statement, the newest first, by the beginning of a name or address.',
      args: {
        search: t.arg.string({ defaultValue: '' }),
        offset: t.arg.int({ defaultValue: 0 }),
        limit: t.arg.int({ defaultValue: 50 }),
      },
      resolve: (year, { search, ...window }) => ({
        asked: { ...year, search: search ?? '' },
        window: listWindow(window),
      }),
    }),
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
