import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, LANGUAGES } from '../../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
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
      return sendXml(reply, xml, messageRefId)
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
      return sendXml(reply, envelopeOf(message), `${message.messageRefId}-dip`)
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
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="tax-report-${runId}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(zipped(messageFiles(ctx.config, messages), ctx.now())))
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
      return sendCsv(reply, recordsCsv(records, languageOf(ctx, request)), report.messageRefId)
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
      return sendCsv(reply, findingsCsv(findings, languageOf(ctx, request)), `tax-report-${run.year}-check`)
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
      return sendCsv(reply, taxCsv(today, languageOf(ctx, request)), `mezzo-tax-report-${year}`)
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

function languageOf(ctx: Context, request: FastifyRequest): Language {
  const { language } = request.query as Record<string, unknown>
  return LANGUAGES.find((known) => known === language) ?? ctx.language
}

function sendCsv(reply: FastifyReply, csv: string, name: string): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(csv)
}

function sendXml(reply: FastifyReply, xml: string, name: string): FastifyReply {
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.xml"`)
    .header('cache-control', 'private, no-store')
    .send(xml)
}
