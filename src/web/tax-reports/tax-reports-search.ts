import { INVOICE_LIVE_MODES, type InvoiceLiveMode } from '../../domain/catalogue/invoices.ts'
import { partsOfDay } from '../../domain/kernel/day.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { isReportYear } from '../../domain/money/tax-report/report-state.ts'
import { utcToday } from '../shared/today.ts'
import type { Search } from '../shared/use-search.ts'
import type { YearOfReports } from './tax-reports-queries.ts'

/** The parts of a year's page. */
export const VIEWS = ['messages', 'check', 'statements'] as const

/** Which part an address names. */
export function viewOf({ view }: Search): (typeof VIEWS)[number] {
  return oneOf(VIEWS, view) ?? 'messages'
}

/** Which year an address names, else the last that is over; in an installation for trying only messages for trying. */
export function yearOf(search: Search, installation: InvoiceLiveMode): YearOfReports {
  const today = utcToday()
  const asked = Number(search.year)
  const year = isReportYear(asked, today) ? asked : partsOfDay(today).year - 1
  const mode = installation === 'LIVE' ? (oneOf(INVOICE_LIVE_MODES, search.mode) ?? 'LIVE') : 'TESTING'
  return { year, mode }
}

/** The query of an address for a year: what goes without saying is left out. */
export function searchOf(
  { year, mode }: YearOfReports,
  view: (typeof VIEWS)[number] = 'messages',
): Record<string, string> {
  return {
    year: String(year),
    ...(mode === 'TESTING' && { mode }),
    ...(view !== 'messages' && { view }),
  }
}
