import type { FastifyRequest } from 'fastify'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import {
  DATEV_ACCOUNTS,
  DATEV_CHARTS,
  type DatevAccounts,
  type DatevBatch,
  type DatevChart,
} from '../../../domain/money/datev.ts'
import { periodText } from '../../../domain/money/period.ts'
import { languageIn, type Query, givenIn } from '../../kernel/http/query-values.ts'
import { unhurried } from '../../kernel/http/long-work.ts'
import { CSV, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { isNarrowedScope } from './entries-sql.ts'
import { adviserFiles, type Export, moneyCsv, moneyDatev } from './export-files.ts'
import { findScopeName } from './sql.ts'
import { periodOfText, scopeFor } from './read-overview.ts'
import { zipped } from './zip.ts'

const takes =
  'period (2026-11, 2026-Q4, 2026), groupId, listingId, bookingId, currency (EUR), language; for DATEV chart (SKR03, SKR04), consultant, client, bank, receivable, payable, rent, fee, other'
const shared = {
  method: 'GET',
  policy: 'landlord',
  scope: 'invoices:read',
  acting: 'EXPORTS',
  perMinute: 30,
  takes,
} as const

/** A period's money as files. */
export const moneyRoutes: readonly Route[] = [
  {
    ...shared,
    url: '/api/money.csv',
    description: 'The entries of a period as a table, with heads in the language of the person.',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const asked = await exportOf(ctx, request)
      return sendFile(
        reply,
        { type: CSV, name: `mezzo-${periodText(asked.period)}.csv` },
        unhurried(moneyCsv(ctx, asked)),
      )
    },
  },
  {
    ...shared,
    url: '/api/money.datev',
    description:
      'The entries of a period as a booking batch for DATEV. Accounts are those of the chart unless the query names others.',
    answers: 'text/csv (EXTF 700, Buchungsstapel 13, Windows-1252)',
    handler: async (ctx, request, reply) => {
      const asked = await exportOf(ctx, request)
      const name = `EXTF_Buchungsstapel_${periodText(asked.period)}.csv`
      const parts = unhurried(moneyDatev(ctx, asked))
      return sendFile(reply, { type: 'text/csv; charset=windows-1252', name }, parts)
    },
  },
  {
    ...shared,
    url: '/api/money.zip',
    perMinute: 6,
    description:
      'All documents of a period, their list, the table and the booking batch, for the tax adviser.',
    answers: 'application/zip',
    handler: async (ctx, request, reply) => {
      const asked = await exportOf(ctx, request)
      const name = `mezzo-${periodText(asked.period)}.zip`
      const parts = unhurried(zipped(adviserFiles(ctx, asked), ctx.now()))
      return sendFile(reply, { type: 'application/zip', name }, parts)
    },
  },
]

/** What a query asks for; what is wrong with it is said before the answer begins. */
async function exportOf(ctx: Context, request: FastifyRequest): Promise<Export> {
  const text = (name: string) => givenIn(request.query as Query, name)
  const scope = scopeFor(ctx, {
    groupId: text('groupId'),
    listingId: text('listingId'),
    bookingId: text('bookingId'),
  })
  if (isNarrowedScope(scope) && !(await findScopeName(ctx.reads, scope))) throw new ResourceNotFoundError()
  const period = periodOfText(text('period') ?? '')
  const currency = text('currency') ?? 'EUR'
  if (!findCurrency(currency)) throw new ValidationError({ currency: 'money.currency.unknown' })
  const batch: DatevBatch = {
    ...period,
    currency,
    consultant: numberIn('consultant', text('consultant') ?? '1001', 1001, 9_999_999),
    client: numberIn('client', text('client') ?? '1', 1, 99_999),
    accounts: accountsOf(text),
    createdAt: ctx.now(),
  }
  return { scope, period, currency, batch, language: languageIn(ctx, request) }
}

function accountsOf(text: (name: string) => string | null): DatevAccounts {
  const name = text('chart') ?? 'SKR03'
  const chart = Object.keys(DATEV_CHARTS).find((known): known is DatevChart => known === name)
  if (!chart) throw new ValidationError({ chart: 'money.chart.unknown' })
  const accounts: DatevAccounts = { ...DATEV_CHARTS[chart] }
  for (const account of DATEV_ACCOUNTS) {
    const number = text(account)
    if (number !== null && !/^\d{4}$/.test(number))
      throw new ValidationError({ [account]: 'money.account.invalid' })
    accounts[account] = number ?? accounts[account]
  }
  return accounts
}

function numberIn(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN
  if (!(number >= least && number <= most)) throw new ValidationError({ [name]: 'money.number.invalid' })
  return number
}
