import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { zipped } from '../overview/zip.ts'
import { taxCsv } from './export-csv.ts'
import { envelopeOf, messageFiles } from './message-files.ts'
import { findTaxReport, findTaxReportXml, listMessagesOfRun } from './report-sql.ts'
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
    method: 'GET',
    url: '/api/tax-report.csv',
    policy: 'owner',
    scope: 'none',
    perMinute: 30,
    description: 'What would be reported of a year today, a line for each property and quarter.',
    takes: 'year (2026), language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const query = request.query as Record<string, unknown>
      const year = Number(query['year'])
      const language = LANGUAGES.find((known) => known === query['language']) ?? ctx.language
      const today = await findTaxYearToday(ctx, year)
      return reply
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="mezzo-tax-report-${year}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(taxCsv(today, language))
    },
  },
]

async function messageOf(ctx: Context, request: FastifyRequest) {
  const { reportId } = request.params as { reportId: string }
  const report = isUuid(reportId) ? await findTaxReport(ctx.db, reportId) : undefined
  const stored = report && (await findTaxReportXml(ctx.db, report.id))
  if (!report || !stored) throw new ResourceNotFoundError()
  return { ...report, xml: decryptText(ctx.config, 'tax-report', stored) }
}

function sendXml(reply: FastifyReply, xml: string, name: string): FastifyReply {
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.xml"`)
    .header('cache-control', 'private, no-store')
    .send(xml)
}
