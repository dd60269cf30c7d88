import { describe, expect, it } from 'vitest'
import {
  canEndReport,
  canReadReport,
  canReportMessages,
  REPORT_WORDS_MAX,
  type ReportFacts,
  reportWordsOf,
} from './report.ts'

const at = (text: string) => Temporal.Instant.from(text)
const standing = { hasOthersMessage: true, isReported: false, isClosed: false }

describe('a side reports its conversation', () => {
  it.each([
    ['once the other side has written', {}, null],
    ['not before', { hasOthersMessage: false }, 'NOTHING_TO_REPORT'],
    ['not twice at once', { isReported: true }, 'ALREADY_REPORTED'],
    ['not where it is closed', { isClosed: true }, 'ENDED'],
    [
      'and reads that it is looked at before all else',
      { isReported: true, isClosed: true },
      'ALREADY_REPORTED',
    ],
  ] as const)('%s', (_, other, reason) => {
    expect(canReportMessages({ ...standing, ...other }).reason).toBe(reason)
  })

  it.each([
    ['needs no words', 'SPAM', '  ', ''],
    ['may have some', 'SPAM', ' Always the same. ', 'Always the same.'],
    ['has a limit', 'SPAM', 'x'.repeat(REPORT_WORDS_MAX + 1), null],
    ['can be stored', 'SPAM', 'x\0', null],
    ['needs words where no reason fits', 'OTHER', 'Look.', null],
    ['takes them there', 'OTHER', 'They ask for my passport.', 'They ask for my passport.'],
    ['has the same limit there', 'OTHER', 'x'.repeat(REPORT_WORDS_MAX + 1), null],
  ] as const)('%s', (_, reason, words, kept) => {
    expect(reportWordsOf(reason, words)).toBe(kept)
  })
})

describe('staff', () => {
  const open: ReportFacts = { landlordId: 'jana', tenantId: 'tom', reportedBy: 'mia', endedAt: null }
  const ended = { ...open, endedAt: at('2030-01-01T10:00:00Z') }
  it.each([
    ['read and end an open one', 'sam', open, '2030-01-01T10:00:00Z', null, null],
    ['read it for thirty days after its end', 'sam', ended, '2030-01-31T09:59:59Z', null, 'ENDED'],
    ['and then no more', 'sam', ended, '2030-01-31T10:00:00Z', 'ENDED', 'ENDED'],
    ['not as its landlord', 'jana', open, '2030-01-01T10:00:00Z', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['not as its tenant', 'tom', open, '2030-01-01T10:00:00Z', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['not as who reported it', 'mia', open, '2030-01-01T10:00:00Z', 'NO_PERMISSION', 'NO_PERMISSION'],
  ] as const)('%s', (_, id, report, now, read, end) => {
    expect(canReadReport({ id }, report, at(now)).reason).toBe(read)
    expect(canEndReport({ id }, report).reason).toBe(end)
  })
})
