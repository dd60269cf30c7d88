import {
  canAnswerTaxReport,
  canHandInTaxReport,
  type ReportError,
} from '../../../domain/money/tax-report/report-state.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type ListWindow, listWindow } from '../../kernel/graphql/list-window.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { TaxReportRow } from './report-sql.ts'
import { countRecords, listRecordsForStaff, type RecordForStaff } from './staff-sql.ts'

const errorType = builder.objectRef<ReportError>('TaxReportError').implement({
  policy: 'accounting',
  description: 'What the tax office finds wrong, in its own words.',
  fields: (t) => ({ code: t.exposeString('code'), text: t.exposeString('text') }),
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
  .objectRef<{ reportId: string; window: ListWindow }>('TaxReportRecordPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ reportId }, _, ctx) => countRecords(ctx.db, reportId) }),
      nodes: t.field({
        type: [recordType],
        resolve: ({ reportId, window }, _, ctx) => listRecordsForStaff(ctx.db, reportId, window),
      }),
    }),
  })

/** GraphQL TaxReport. */
export const taxReportType = builder.objectRef<TaxReportRow>('TaxReport').implement({
  policy: 'accounting',
  description: 'A message to the tax office.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    runId: t.exposeID('runId', { nullable: true }),
    year: t.exposeInt('year'),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
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
      resolve: ({ id }, window) => ({ reportId: id, window: listWindow(window) }),
    }),
  }),
})
