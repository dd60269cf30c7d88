import type { FastifyRequest } from 'fastify'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { languageIn } from '../../kernel/http/query-values.ts'
import { CSV, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { zipped } from '../overview/zip.ts'
import { taxCsv } from './export-csv.ts'
import { envelopeOf, messageFiles } from './message-files.ts'
import { openRecord } from './find-record.ts'
import { findTaxReport, findTaxReportXml, listMessagesOfRun, listRecordContents } from './report-sql.ts'
import { findTaxRun } from './run-sql.ts'
import { findingsCsv, recordsCsv } from './staff-csv.ts'
import { listFindingsForStaff } from './staff-sql.ts'
import { findTaxYearToday } from './today.ts'

const XML = 'application/xml; charset=utf-8'
const staff = { method: 'GET', policy: 'accounting', scope: 'none', perMinute: 30 } as const

/** The yearly report as files. */
export const taxReportRoutes: readonly Route[] = [
  {
    ...staff,
    url: '/api/tax-reports/:reportId/message.xml',
    description: 'A message of the yearly tax report, as the DPI schema of the OECD wants it.',
    answers: 'application/xml',
    handler: async (ctx, request, reply) => {
      const { xml, messageRefId } = await messageOf(ctx, request)
      return sendFile(reply, { type: XML, name: `${messageRefId}.xml` }, xml)
    },
  },
  {
    ...staff,
    url: '/api/tax-reports/:reportId/dip.xml',
    description:
      'The same in the envelope of DIP, the interface of the Bundeszentralamt für Steuern; to be signed.',
    answers: 'application/xml',
    handler: async (ctx, request, reply) => {
      const message = await messageOf(ctx, request)
      return sendFile(reply, { type: XML, name: `${message.messageRefId}-dip.xml` }, envelopeOf(message))
    },
  },
  {
    ...staff,
    url: '/api/tax-report-runs/:runId/messages.zip',
    perMinute: 6,
    description: 'All messages of a run, with and without envelope.',
    answers: 'application/zip',
    handler: async (ctx, request, reply) => {
      const { runId } = request.params as { runId: string }
      const messages = isUuid(runId) ? await listMessagesOfRun(ctx.db, runId) : []
      if (messages.length === 0) throw new ResourceNotFoundError()
      const files = zipped(messageFiles(ctx.config, messages), ctx.now())
      return sendFile(reply, { type: 'application/zip', name: `tax-report-${runId}.zip` }, files)
    },
  },
  {
    ...staff,
    url: '/api/tax-reports/:reportId/records.csv',
    description: 'What a message says of each seller, a line for each property and quarter.',
    takes: 'language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const report = await findTaxReport(ctx.db, reportIn(request))
      if (!report) throw new ResourceNotFoundError()
      const stored = await listRecordContents(ctx.db, report.id)
      const records = stored.map((record) => ({ ...record, content: openRecord(ctx.config, record.content) }))
      return sendFile(
        reply,
        { type: CSV, name: `${report.messageRefId}.csv` },
        recordsCsv(records, languageIn(ctx, request)),
      )
    },
  },
  {
    ...staff,
    url: '/api/tax-report-runs/:runId/findings.csv',
    description: 'Who cannot be reported, is exempt or is to be looked at, a line for each.',
    takes: 'language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { runId } = request.params as { runId: string }
      const run = isUuid(runId) ? await findTaxRun(ctx.db, runId) : undefined
      if (!run) throw new ResourceNotFoundError()
      const findings = await listFindingsForStaff(ctx.db, { runId, search: '' }, null)
      return sendFile(
        reply,
        { type: CSV, name: `tax-report-${run.year}-check.csv` },
        findingsCsv(findings, languageIn(ctx, request)),
      )
    },
  },
  {
    method: 'GET',
    url: '/api/tax-report.csv',
    policy: 'owner',
    scope: 'none',
    perMinute: 30,
    description: 'What would be reported of a year today, a line for each property and quarter.',
    takes: 'year (2026), language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { year: asked } = request.query as Record<string, unknown>
      const year = Number(asked)
      const today = await findTaxYearToday(ctx, year)
      return sendFile(
        reply,
        { type: CSV, name: `mezzo-tax-report-${year}.csv` },
        taxCsv(today, languageIn(ctx, request)),
      )
    },
  },
]

async function messageOf(ctx: Context, request: FastifyRequest) {
  const report = await findTaxReport(ctx.db, reportIn(request))
  const stored = report && (await findTaxReportXml(ctx.db, report.id))
  if (!report || !stored) throw new ResourceNotFoundError()
  return { ...report, xml: decryptText(ctx.config, 'tax-report', stored) }
}

function reportIn(request: FastifyRequest): string {
  const { reportId } = request.params as { reportId: string }
  if (!isUuid(reportId)) throw new ResourceNotFoundError()
  return reportId
}
