import type { Language } from '../../../domain/catalogue/language.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import { occupancyOf } from '../../../domain/public/performance-figures.ts'
import { performanceSpan } from '../../../domain/public/performance-span.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import { givenIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import { CSV, partsOfRows, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listUnitMonths, type UnitMonthRow } from './export-sql.ts'
import { PERFORMANCE_COLUMNS } from './export-texts.ts'
import { countedSpans, currencyOf, performancePeriodOf, readSubject } from './read-performance.ts'

/** How homes did, as a table. */
export const performanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/performance.csv',
    policy: 'landlord',
    scope: 'metrics:read',
    acting: 'EXPORTS',
    perMinute: 30,
    takes: 'period (last-12, 2026-11, 2026-Q4, 2026), groupId, listingId, currency (EUR), language',
    description: 'The nights of each apartment by months, and what they earned and lost.',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const asked = askedIn(request.query as Query)
      const parts = await performanceCsv(ctx, asked, languageIn(ctx, request))
      return sendFile(reply, { type: CSV, name: `mezzo-performance-${asked.period}.csv` }, parts)
    },
  },
]

function askedIn(query: Query) {
  return {
    period: givenIn(query, 'period') ?? '',
    groupId: givenIn(query, 'groupId'),
    listingId: givenIn(query, 'listingId'),
    currency: givenIn(query, 'currency'),
  }
}

/** A line for each apartment and month; amounts in major units with a point. */
async function performanceCsv(
  ctx: Context,
  asked: ReturnType<typeof askedIn>,
  language: Language,
): Promise<AsyncIterable<string>> {
  const viewer = requireViewer(ctx)
  const spans = countedSpans(performanceSpan(performancePeriodOf(asked.period, ctx.today()), ctx.today()))
  const subject = await readSubject(ctx, asked)
  const currency = currencyOf(subject, asked.currency)
  // A year before is no part of the table.
  const nothingBefore = { beforeFrom: null, beforeTo: null, restBeforeFrom: null }
  const read = async () =>
    spans
      ? await listUnitMonths(ctx.reads, {
          viewer,
          groupId: subject.groupId,
          currency,
          ...spans,
          ...nothingBefore,
        })
      : []
  return partsOfRows({
    head: BYTE_ORDER_MARK + writeCsv([PERFORMANCE_COLUMNS[language]]),
    read,
    write: (rows) => writeCsv(rows.map((row) => cellsOf(row, currency))),
  })
}

function cellsOf(row: UnitMonthRow, currency: string): (string | number)[] {
  const occupancy = occupancyOf(row)
  return [
    row.groupName,
    row.unit,
    row.month.slice(0, 7),
    row.booked,
    row.vacant,
    row.blocked,
    row.unpublished,
    occupancy === null ? '' : Math.round(occupancy * 1000) / 10,
    toMajorUnits(row.earned, currency),
    toMajorUnits(row.vacancyCost, currency),
    currency,
  ]
}
