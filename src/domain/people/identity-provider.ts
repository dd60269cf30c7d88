import type { IdVerificationFailureReason } from '../catalogue/checks.ts'
import type { IdentityStage } from './identity-life.ts'

/** The words of the external provider for where a session stands, and what they are here. */
const STAGES: Readonly<Record<string, IdentityStage>> = {
  created: 'STARTED',
  started: 'STARTED',
  submitted: 'SUBMITTED',
  // Somebody there looks at it once more.
  review: 'SUBMITTED',
  approved: 'APPROVED',
  declined: 'DECLINED',
  resubmission_requested: 'RESUBMISSION_REQUESTED',
  expired: 'EXPIRED',
  abandoned: 'ABANDONED',
}

/** The numbers that go with the words of a decision; they are only compared, the word decides. */
export const DECISION_CODES: Readonly<Record<number, IdentityStage>> = {
  9001: 'APPROVED',
  9102: 'DECLINED',
  9103: 'RESUBMISSION_REQUESTED',
  9104: 'EXPIRED',
  9121: 'SUBMITTED',
}

/** Where a session stands in the provider's word; null for a word that we don't know, after which nothing changes. */
export function stageOfWord(word: string): IdentityStage | null {
  return STAGES[word.trim().toLowerCase()] ?? null
}

/** Whether the number of a decision belongs to its word; expired and abandoned share theirs. */
export function fitsCode(word: string, code: number): boolean {
  const expected = DECISION_CODES[code]
  const stage = stageOfWord(word)
  return expected === undefined || stage === expected || (code === 9104 && stage === 'ABANDONED')
}

const REASONS: Readonly<Record<number, IdVerificationFailureReason>> = {
  101: 'NOT_GENUINE',
  102: 'NOT_GENUINE',
  103: 'FACE_DIFFERS',
  201: 'SIDE_MISSING',
  204: 'UNREADABLE',
  205: 'SIDE_MISSING',
  206: 'UNREADABLE',
  207: 'UNREADABLE',
  208: 'DOCUMENT_UNSUPPORTED',
  209: 'DOCUMENT_EXPIRED',
}

/** What the provider's number for a reason is here; null where nothing was refused. */
export function failureReasonOf(
  stage: IdentityStage,
  reasonCode: number | null,
): IdVerificationFailureReason | null {
  if (stage !== 'DECLINED' && stage !== 'RESUBMISSION_REQUESTED') return null
  return (reasonCode !== null && REASONS[reasonCode]) || 'OTHER'
}

/** What one look at the provider has found; looks are numbered when they begin. */
export interface Reading {
  number: number
  stage: IdentityStage
}

/**
 * Whether what a look found counts: only if no look that began later has been stored. Webhooks say merely that
 * something has happened, so that any order of them ends in what the provider says.
 */
export function countsAfter(applied: number, reading: Pick<Reading, 'number'>): boolean {
  return reading.number > applied
}
