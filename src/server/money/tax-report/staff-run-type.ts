import { keepsBack } from '../../../domain/money/tax-report/tax-problems.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type ListWindow, listWindow } from '../../kernel/graphql/list-window.ts'
import type { TaxRunRow } from './run-sql.ts'
import {
  countFindingsForStaff,
  type FindingForStaff,
  type FindingsAsked,
  listFindingsForStaff,
} from './staff-sql.ts'

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
  .objectRef<{ asked: FindingsAsked; window: ListWindow }>('TaxReportFindingPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ asked }, _, ctx) => countFindingsForStaff(ctx.db, asked) }),
      nodes: t.field({
        type: [findingType],
        resolve: ({ asked, window }, _, ctx) => listFindingsForStaff(ctx.db, asked, window),
      }),
    }),
  })

/** GraphQL TaxReportRun. */
export const taxRunType = builder.objectRef<TaxRunRow>('TaxReportRun').implement({
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
      description:
        'Those who are kept back, exempt or to be looked at, by the beginning of a name or address.',
      args: {
        search: t.arg.string({ defaultValue: '' }),
        offset: t.arg.int({ defaultValue: 0 }),
        limit: t.arg.int({ defaultValue: 50 }),
      },
      resolve: ({ id }, { search, ...window }) => ({
        asked: { runId: id, search: search ?? '' },
        window: listWindow(window),
      }),
    }),
  }),
})
