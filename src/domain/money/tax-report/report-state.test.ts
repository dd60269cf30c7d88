import { describe, expect, it } from 'vitest'
import { TAX_REPORT_STATES } from '../../catalogue/tax.ts'
import { parseDay } from '../../kernel/day.ts'
import {
  acceptsRecord,
  canAnswerTaxReport,
  canHandInTaxReport,
  canRunTaxReport,
  isReportYear,
  isYearOver,
  keepReportUntil,
  reportDeadline,
  reportYears,
  statementDay,
} from './report-state.ts'

const today = parseDay('2027-01-20')

describe('a year', () => {
  it.each([
    [2022, false],
    [2023, true],
    [2027, true],
    [2028, false],
    [2026.5, false],
    [Number.NaN, false],
  ])('%d has a report: %s', (year, has) => expect(isReportYear(year, today)).toBe(has))

  it('has the report of at most four, since the law is in force', () => {
    expect(reportYears(parseDay('2028-05-01'))).toEqual([2028, 2027, 2026, 2025])
    expect(reportYears(parseDay('2024-05-01'))).toEqual([2024, 2023])
  })

  it('is over with its last day, reported by 31 January and told from the middle of it', () => {
    expect([isYearOver(2026, parseDay('2026-12-31')), isYearOver(2026, parseDay('2027-01-01'))]).toEqual([
      false,
      true,
    ])
    expect([statementDay(2026), reportDeadline(2026)]).toEqual(['2027-01-15', '2027-01-31'])
    expect(keepReportUntil(today)).toBe('2037-12-31')
  })
})

describe('computing a year', () => {
  const facts = {
    year: 2026,
    mode: 'LIVE',
    invoiceMode: 'LIVE',
    isOperatorKnown: true,
    isAnswerAwaited: false,
  } as const
  it.each([
    [{}, null],
    [{ year: 2022 }, 'TAX_REPORT_NO_YEAR'],
    [{ isOperatorKnown: false }, 'TAX_REPORT_NO_OPERATOR'],
    [{ invoiceMode: 'TESTING' as const }, 'TAX_REPORT_TEST_ONLY'],
    [{ invoiceMode: 'TESTING' as const, mode: 'TESTING' as const }, null],
    [{ isAnswerAwaited: true }, 'TAX_REPORT_AWAITED'],
  ])('with %o is refused for %s', (change, reason) => {
    expect(canRunTaxReport({ ...facts, ...change }, today).reason).toBe(reason)
  })
})

describe('a message', () => {
  const handIn = {
    DRAFT: 'TAX_REPORT_PREVIEW',
    READY: null,
    HANDED_IN: 'TAX_REPORT_HANDED_IN',
    ACCEPTED: 'TAX_REPORT_HANDED_IN',
    PARTLY_ACCEPTED: 'TAX_REPORT_HANDED_IN',
    REFUSED: 'TAX_REPORT_HANDED_IN',
    REPLACED: 'TAX_REPORT_REPLACED',
  } as const
  const answer = {
    DRAFT: 'TAX_REPORT_NOT_HANDED_IN',
    READY: 'TAX_REPORT_NOT_HANDED_IN',
    HANDED_IN: null,
    ACCEPTED: 'TAX_REPORT_ANSWERED',
    PARTLY_ACCEPTED: 'TAX_REPORT_ANSWERED',
    REFUSED: 'TAX_REPORT_ANSWERED',
    REPLACED: 'TAX_REPORT_REPLACED',
  } as const
  it.each(TAX_REPORT_STATES)('that is %s is handed in and answered once', (state) => {
    const report = { state, isPreceded: false, isRunning: false }
    expect(canHandInTaxReport(report).reason).toBe(handIn[state])
    expect(canAnswerTaxReport(report).reason).toBe(answer[state])
  })

  it('waits for those before it, and for a new computation', () => {
    const ready = { state: 'READY', isPreceded: false, isRunning: false } as const
    expect(canHandInTaxReport({ ...ready, isPreceded: true }).reason).toBe('TAX_REPORT_ORDER')
    expect(canHandInTaxReport({ ...ready, isRunning: true }).reason).toBe('TAX_REPORT_RUNNING')
  })

  it.each([
    ['ACCEPTED', true, true],
    ['PARTLY_ACCEPTED', true, false],
    ['REFUSED', false, false],
  ] as const)('that is %s accepts its records', (outcome, good, bad) => {
    const said = { outcome, errors: [], recordErrors: [{ docRefId: 'bad', code: '1', text: '' }] }
    expect([acceptsRecord(said, 'good'), acceptsRecord({ ...said }, 'bad')]).toEqual([good, bad])
  })
})
