import type { Permission } from '../../catalogue/people.ts'
import type { MessageReportReason } from '../../catalogue/reports.ts'
import { isStorableText, textWithin } from '../../kernel/text-limits.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'

/** Who reads and ends reports of conversations (decision 134). */
export const REPORT_PERMISSION = 'scam' satisfies Permission

/** Longest of what somebody writes with a report, in characters (ours; the database has it, too). */
export const REPORT_WORDS_MAX = 2000

/** Fewest characters that say what is wrong where no reason fits (ours). */
export const REPORT_WORDS_MIN = 20

/** Length of what staff write at the end of a report, in characters (ours; the database has it, too). */
export const REPORT_ANSWER_LENGTH = { min: 20, max: 2000 } as const

/** For how many days after its end staff can read again what was reported. */
export const REPORT_READ_DAYS = 30

/** For how many days after its end a report is kept: as long as one may complain about the decision (Article 20 DSA). */
export const REPORT_DAYS_KEPT = 183

/** How a side of a conversation stands to reporting it. */
export interface MessageReportStanding {
  /** The other side has written something. */
  hasOthersMessage: boolean
  /** The side has reported it, and that is being looked at. */
  isReported: boolean
  /** Staff have closed it. */
  isClosed: boolean
}

/** Whether a side can report its conversation now: once at a time, and not before there is something to read. */
export function canReportMessages(standing: MessageReportStanding): Verdict {
  if (standing.isReported) return refuse('ALREADY_REPORTED')
  if (standing.isClosed) return refuse('ENDED')
  return standing.hasOthersMessage ? ALLOWED : refuse('NOTHING_TO_REPORT')
}

/** Free words as they are kept; null where they are too long, or too short for a reason that says nothing alone. */
export function reportWordsOf(reason: MessageReportReason, words: string): string | null {
  if (reason === 'OTHER') return textWithin(words, { min: REPORT_WORDS_MIN, max: REPORT_WORDS_MAX })
  const kept = words.trim()
  return kept.length <= REPORT_WORDS_MAX && isStorableText(kept) ? kept : null
}

/** Whose conversation a report is about, and how far it has come. */
export interface ReportFacts {
  landlordId: string
  tenantId: string
  reportedBy: string | null
  endedAt: Temporal.Instant | null
}

/** Whether somebody of the staff can read what was reported: while it is open, for a month after it, and never as one of its sides. */
export function canReadReport(actor: { id: string }, report: ReportFacts, now: Temporal.Instant): Verdict {
  if (isOfSide(actor, report)) return refuse('NO_PERMISSION')
  const { endedAt } = report
  const until = endedAt?.add({ hours: 24 * REPORT_READ_DAYS })
  return until && Temporal.Instant.compare(until, now) <= 0 ? refuse('ENDED') : ALLOWED
}

/** Whether somebody of the staff can end a report: once, and never as one of its sides. */
export function canEndReport(actor: { id: string }, report: ReportFacts): Verdict {
  if (isOfSide(actor, report)) return refuse('NO_PERMISSION')
  return report.endedAt ? refuse('ENDED') : ALLOWED
}

function isOfSide({ id }: { id: string }, { landlordId, tenantId, reportedBy }: ReportFacts): boolean {
  return id === landlordId || id === tenantId || id === reportedBy
}
