import type { InvoiceLiveMode } from '../../catalogue/invoices.ts'
import { DAC7_ENFORCEMENT_DATE, type TaxReportState } from '../../catalogue/tax.ts'
import { BOOK_YEARS_KEPT } from '../../kernel/constants.ts'
import { addDays, type Day, dayFrom, parseDay, partsOfDay } from '../../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'
import { daysOfYear } from './tax-figures.ts'

/** How long a report is kept that is made today: to the end of the tenth year after (§ 147 AO; the issue). */
export function keepReportUntil(today: Day): Day {
  return dayFrom({ year: partsOfDay(today).year + BOOK_YEARS_KEPT, month: 12, day: 31 })
}

/** The first day whose reports, and what sellers were told of them, are kept today. */
export function reportsKeptSince(today: Day): Day {
  return dayFrom({ year: partsOfDay(today).year - BOOK_YEARS_KEPT, month: 1, day: 1 })
}

/** Whether all of a year's days are over. */
export function isYearOver(year: number, today: Day): boolean {
  return today > daysOfYear(year).to
}

/** Whether there is a report of a year at all: since the law is in force, and not before the year has begun. */
export function isReportYear(year: number, today: Day): boolean {
  return (
    Number.isInteger(year) &&
    year >= partsOfDay(parseDay(DAC7_ENFORCEMENT_DATE)).year &&
    year <= partsOfDay(today).year
  )
}

/** The years that have a report, the newest first, the last four of them. */
export function reportYears(today: Day): number[] {
  const { year } = partsOfDay(today)
  return [year, year - 1, year - 2, year - 3].filter((one) => isReportYear(one, today))
}

/** The last day on which a year is reported and sellers are told of it: 31 January after it (DAC7, annex V, section III A). */
export function reportDeadline(year: number): Day {
  return addDays(daysOfYear(year).to, 31)
}

/** The first day on which sellers are told what is reported of the year that is over (ours). */
export function statementDay(year: number): Day {
  return addDays(daysOfYear(year).to, 15)
}

/** What is to be known before a year is computed. */
export interface RunFacts {
  year: number
  mode: InvoiceLiveMode
  /** Whether the installation's money counts. */
  invoiceMode: InvoiceLiveMode
  /** The operator's name, address and tax number are known. */
  isOperatorKnown: boolean
  /** A message of that year waits for an answer: what it will change isn't known. */
  isAnswerAwaited: boolean
}

/** Whether a year's messages may be computed. */
export function canRunTaxReport(facts: RunFacts, today: Day): Verdict {
  if (!isReportYear(facts.year, today)) return refuse('TAX_REPORT_NO_YEAR')
  if (!facts.isOperatorKnown) return refuse('TAX_REPORT_NO_OPERATOR')
  if (facts.mode === 'LIVE' && facts.invoiceMode === 'TESTING') return refuse('TAX_REPORT_TEST_ONLY')
  if (facts.isAnswerAwaited) return refuse('TAX_REPORT_AWAITED')
  return ALLOWED
}

/**
 * Whether a message may be noted as handed in: once, of a year that is over, after those before it, and not while the
 * year is computed anew.
 */
export function canHandInTaxReport(report: {
  state: TaxReportState
  isPreceded: boolean
  isRunning: boolean
}): Verdict {
  if (report.state === 'DRAFT') return refuse('TAX_REPORT_PREVIEW')
  if (report.state === 'REPLACED') return refuse('TAX_REPORT_REPLACED')
  if (report.state !== 'READY') return refuse('TAX_REPORT_HANDED_IN')
  if (report.isRunning) return refuse('TAX_REPORT_RUNNING')
  return report.isPreceded ? refuse('TAX_REPORT_ORDER') : ALLOWED
}

/** Whether an answer of the tax office may be recorded: of what was handed in, and once. */
export function canAnswerTaxReport({ state }: { state: TaxReportState }): Verdict {
  if (state === 'HANDED_IN') return ALLOWED
  if (state === 'REPLACED') return refuse('TAX_REPORT_REPLACED')
  return refuse(state === 'DRAFT' || state === 'READY' ? 'TAX_REPORT_NOT_HANDED_IN' : 'TAX_REPORT_ANSWERED')
}

/** An answer of the tax office: of the message as a whole, and of single records. */
export interface ReportAnswer {
  outcome: 'ACCEPTED' | 'PARTLY_ACCEPTED' | 'REFUSED'
  errors: ReportError[]
  recordErrors: (ReportError & { docRefId: string })[]
}

/** What the tax office finds wrong, in its own words. */
export interface ReportError {
  code: string
  text: string
}

/** Whether an answer accepts a record: of a message accepted in part those of which nothing was found wrong. */
export function acceptsRecord(answer: ReportAnswer, docRefId: string): boolean {
  if (answer.outcome === 'REFUSED') return false
  return answer.outcome === 'ACCEPTED' || !answer.recordErrors.some((error) => error.docRefId === docRefId)
}
