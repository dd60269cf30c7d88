import { ID_VERIFICATION_FAILURE_REASONS, type IdVerificationFailureReason } from '../catalogue/checks.ts'
import type { Day } from '../kernel/day.ts'
import { personNameProblem } from '../kernel/person-name.ts'
import { EXPLANATION_MAX_LENGTH, textWithin } from '../kernel/text-limits.ts'
import type { IdentityCommand } from './identity-life.ts'

/** Longest number of a document, in characters (ours). */
export const DOCUMENT_NUMBER_MAX_LENGTH = 40

/** Length of the reason for which staff correct an identity, in characters (ours). */
export const IDENTITY_CORRECTION_REASON_LENGTH = { min: 10, max: 500 } as const

/** What a document says, as whoever reviews has read it. */
export interface IdentityData {
  firstName: string
  lastName: string
  birthDate: Day | null
  /** The last day on which it is valid; null where it has no end. */
  expiresOn: Day | null
  /** Two letters of the country that issued it. */
  country: string
}

/** What staff say about a verification. */
export interface IdentityDecision {
  verdict: Extract<IdentityCommand, 'approve' | 'decline' | 'requestResubmission'>
  failureReason: IdVerificationFailureReason | null
  /** For the person; needed with OTHER. */
  explanation: string
  /** Needed to approve. */
  data: (IdentityData & { documentNumber: string }) | null
}

/** The verdicts that each reason goes with: a picture that can't be read is asked for again and ends nothing. */
const VERDICTS_OF = {
  UNREADABLE: ['requestResubmission'],
  NO_DOCUMENT: ['requestResubmission'],
  SIDE_MISSING: ['requestResubmission'],
  FACE_DIFFERS: ['requestResubmission', 'decline'],
  NAME_DIFFERS: ['requestResubmission', 'decline'],
  DOCUMENT_EXPIRED: ['requestResubmission', 'decline'],
  DOCUMENT_UNSUPPORTED: ['requestResubmission', 'decline'],
  NOT_GENUINE: ['decline'],
  OTHER: ['requestResubmission', 'decline'],
} as const satisfies Record<IdVerificationFailureReason, readonly IdentityDecision['verdict'][]>

/** The reasons that go with a verdict, in the order of the catalogue. */
export function failureReasonsFor(
  verdict: IdentityDecision['verdict'],
): readonly IdVerificationFailureReason[] {
  return ID_VERIFICATION_FAILURE_REASONS.filter((reason) =>
    VERDICTS_OF[reason].some((one) => one === verdict),
  )
}

/** What is missing or wrong in a decision: keys of texts by field; empty when nothing is. */
export function decisionErrors(decision: IdentityDecision, today: Day): Record<string, string> {
  const { verdict, failureReason, explanation, data } = decision
  if (verdict === 'approve') {
    if (failureReason) return { failureReason: 'identity.failureReason.notNeeded' }
    return data
      ? { ...dataErrors(data, today), ...numberErrors(data.documentNumber) }
      : { firstName: 'identity.data.missing' }
  }
  if (!failureReason) return { failureReason: 'identity.failureReason.missing' }
  if (!failureReasonsFor(verdict).includes(failureReason))
    return { failureReason: 'identity.failureReason.invalid' }
  if (explanation.length > EXPLANATION_MAX_LENGTH) return { explanation: 'identity.explanation.long' }
  const isUnexplained = failureReason === 'OTHER' && explanation.trim() === ''
  return isUnexplained ? { explanation: 'identity.explanation.missing' } : {}
}

function numberErrors(number: string): Record<string, string> {
  const text = number.trim()
  if (text === '') return { documentNumber: 'identity.documentNumber.missing' }
  return text.length > DOCUMENT_NUMBER_MAX_LENGTH ? { documentNumber: 'identity.documentNumber.long' } : {}
}

/** What is wrong with what was read: names that are none, a birth date to come, a document that has expired. */
export function dataErrors(data: IdentityData, today: Day): Record<string, string> {
  const first = personNameProblem(data.firstName)
  const last = personNameProblem(data.lastName)
  const birth = birthDateProblem(data.birthDate, today)
  return {
    ...(first && { firstName: `identity.name.${first}` }),
    ...(last && { lastName: `identity.name.${last}` }),
    ...(birth && { birthDate: `identity.birthDate.${birth}` }),
    ...(data.expiresOn !== null && data.expiresOn < today && { expiresOn: 'identity.expiresOn.past' }),
    ...(!/^[A-Z]{2}$/.test(data.country) && { country: 'identity.country.invalid' }),
  }
}

function birthDateProblem(birthDate: Day | null, today: Day): 'missing' | 'invalid' | null {
  if (birthDate === null) return 'missing'
  return birthDate < today && birthDate > '1900-01-01' ? null : 'invalid'
}

/** The fields of an identity that staff may correct. */
export const IDENTITY_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'expiresOn',
] as const satisfies readonly (keyof IdentityData)[]

/** A field that may be corrected. */
export type IdentityField = (typeof IDENTITY_FIELDS)[number]

/** What is wrong with the reason of a correction; empty when nothing is. */
export function correctionErrors(reason: string): Record<string, string> {
  const isReason = textWithin(reason, IDENTITY_CORRECTION_REASON_LENGTH) !== null
  return isReason ? {} : { reason: 'identity.reason.length' }
}

/** The number of a document in one form, so that two ways to write it are one: 'l01 x00-t47' is 'L01X00T47'. */
export function plainDocumentNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
