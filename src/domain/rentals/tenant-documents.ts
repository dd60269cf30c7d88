import {
  type Employment,
  type FileValidationStatus,
  type PaidBy,
  TENANT_DOCUMENT_TYPES,
  type TenantDocumentType,
} from '../catalogue/tenants.ts'
import { type ReasonForStay, STUDENT_REASONS_FOR_STAY, type RequestType } from '../catalogue/requests.ts'
import type { Tag } from '../catalogue/flags.ts'
import { DOCUMENT_MAX_AGE_MONTHS } from '../kernel/constants.ts'
import { type Day, addMonths } from '../kernel/day.ts'
import { blockedStatusOf, isBeingVerified, isGoingOn, isHolding, isOver } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** What a tenant has to show before there is a contract (decision 35); the order is that of the page. */
export const TENANT_PROOFS = [
  'IDENTITY',
  'OCCUPATION',
  'INCOME',
  'GUARANTEE',
  'GUARANTOR_INCOME',
  'COMPANY',
] as const satisfies readonly string[]

/** A proof. */
export type TenantProof = (typeof TENANT_PROOFS)[number]

/** A proof that is asked for, and the documents of which one is enough. */
export interface ProofDemand {
  proof: TenantProof
  anyOf: readonly TenantDocumentType[]
}

/** What decides which proofs are asked for. */
export interface ProofFacts {
  reasonForStay: string
  employment: string | null
  paidBy: string
  /** The country of the listing. */
  country: string
}

/** Whether documents are asked for at all: with the landlord's flag, without the listing's label, and for new stays only. */
export function isVerificationNeeded(asked: {
  type: RequestType
  /** The flag DOCUMENT_VERIFICATION. */
  isSwitchedOn: boolean
  labels: readonly string[]
}): boolean {
  const skip: Tag = 'SKIP_TENANT_DOCUMENT_VERIFICATION'
  return asked.type === 'STANDARD' && asked.isSwitchedOn && !asked.labels.includes(skip)
}

/** The proofs that are asked for (decision 35); each appears at most once, and one of its documents is enough. */
export function proofsOf(facts: ProofFacts): ProofDemand[] {
  const demands: Partial<Record<TenantProof, readonly TenantDocumentType[]>> = {
    IDENTITY: ['VALID_IDENTITY_DOCUMENT'],
    ...(isReason(facts, 'REFUGEE') ? refugeeProofs : { OCCUPATION: occupationOf(facts), ...moneyOf(facts) }),
  }
  return TENANT_PROOFS.flatMap((proof) => {
    const anyOf = demands[proof] ?? []
    return anyOf.length > 0 ? [{ proof, anyOf }] : []
  })
}

// Whoever bears the costs says so; who has fled often can show nothing else.
const refugeeProofs = { GUARANTEE: ['GUARANTEE_LETTER'] } as const satisfies Partial<
  Record<TenantProof, readonly TenantDocumentType[]>
>

const reasonDocuments: Partial<Record<ReasonForStay, readonly TenantDocumentType[]>> = {
  STUDYING: ['CERTIFICATE_OF_MATRICULATION'],
  APPRENTICESHIP: ['PROOF_OF_APPRENTICESHIP'],
  INTERNSHIP: ['PROOF_OF_INTERNSHIP'],
}

function occupationOf(facts: ProofFacts): readonly TenantDocumentType[] {
  const ofReason = Object.entries(reasonDocuments).find(([reason]) => reason === facts.reasonForStay)?.[1]
  if (ofReason) return ofReason
  // Who works for oneself shows income instead; who sends somebody employs them.
  const isEmployed = isEmployment(facts, 'EMPLOYED') || isPaidBy(facts, 'COMPANY')
  return isEmployed ? ['PROOF_OF_EMPLOYMENT', 'LETTER_FROM_EMPLOYER'] : []
}

function moneyOf(facts: ProofFacts): Partial<Record<TenantProof, readonly TenantDocumentType[]>> {
  if (isPaidBy(facts, 'COMPANY')) return { COMPANY: ['COMPANY_SELF_DISCLOSURE_FORM'] }
  if (isPaidBy(facts, 'SCHOLARSHIP')) return { INCOME: ['CERTIFICATE_OF_SCHOLARSHIP'] }
  const isFrance = facts.country === 'FR'
  if (isPaidBy(facts, 'PARENTS')) {
    return {
      GUARANTEE: isFrance ? ['GUARANTEE_FROM_PARENTS', 'FRENCH_GUARANTOR'] : ['GUARANTEE_FROM_PARENTS'],
      GUARANTOR_INCOME: ['GUARANTOR_PAYSLIP', 'GUARANTOR_BANK_STATEMENT', 'GUARANTOR_FINANCIAL_STATEMENT'],
    }
  }
  return {
    INCOME: incomeOf(facts),
    // In France a landlord expects somebody who stands in for a student.
    ...(isFrance && isStudent(facts) && { GUARANTEE: ['FRENCH_GUARANTOR', 'GUARANTEE_LETTER'] }),
  }
}

function incomeOf(facts: ProofFacts): readonly TenantDocumentType[] {
  if (isEmployment(facts, 'EMPLOYED')) return ['PAYSLIP', 'BANK_STATEMENT']
  if (isEmployment(facts, 'SELF_EMPLOYED')) return ['FINANCIAL_STATEMENT', 'BANK_STATEMENT']
  return isStudent(facts) ? ['BANK_STATEMENT'] : ['BANK_STATEMENT', 'FINANCIAL_STATEMENT']
}

const isReason = (facts: ProofFacts, reason: ReasonForStay) => facts.reasonForStay === reason
const isEmployment = (facts: ProofFacts, employment: Employment) => facts.employment === employment
const isPaidBy = (facts: ProofFacts, payer: PaidBy) => facts.paidBy === payer
const isStudent = (facts: ProofFacts) =>
  STUDENT_REASONS_FOR_STAY.some((reason) => reason === facts.reasonForStay)

/** How far a proof is: nothing there, waiting for a look, accepted, or every document of it refused. */
export const PROOF_STATES = ['MISSING', 'NOT_VALIDATED', 'SUCCESSFUL', 'FAILED'] as const satisfies readonly (
  | FileValidationStatus
  | 'MISSING'
)[]

/** How far a proof is. */
export type ProofState = (typeof PROOF_STATES)[number]

/** What a document says about the proof it belongs to. */
export interface HandedIn {
  type: TenantDocumentType
  status: FileValidationStatus
}

/** How far a proof is; a document that was refused doesn't matter once another one is there. */
export function proofState(demand: Pick<ProofDemand, 'anyOf'>, documents: readonly HandedIn[]): ProofState {
  const own = documents.filter((document) => demand.anyOf.includes(document.type))
  const has = (status: FileValidationStatus) => own.some((document) => document.status === status)
  if (has('NOT_VALIDATED')) return 'NOT_VALIDATED'
  if (has('SUCCESSFUL')) return 'SUCCESSFUL'
  return has('FAILED') ? 'FAILED' : 'MISSING'
}

/** How far all of it is; the landlord is told these numbers and nothing else. */
export interface VerificationProgress {
  asked: number
  /** Proofs with a document that was not refused. */
  handedIn: number
  accepted: number
  /** Proofs whose documents were all refused. */
  failed: number
}

/** Counts the proofs by how far they are. */
export function documentProgressOf(
  demands: readonly ProofDemand[],
  documents: readonly HandedIn[],
): VerificationProgress {
  const states = demands.map((demand) => proofState(demand, documents))
  const count = (...wanted: ProofState[]) => states.filter((state) => wanted.includes(state)).length
  return {
    asked: demands.length,
    handedIn: count('NOT_VALIDATED', 'SUCCESSFUL'),
    accepted: count('SUCCESSFUL'),
    failed: count('FAILED'),
  }
}

/** Whether every proof is accepted, so that the contract can be made. */
export function isComplete(progress: VerificationProgress): boolean {
  return progress.accepted === progress.asked
}

/** Days that a tenant has to do what is theirs: hand in what is missing, verify who they are (our decision). */
export const HAND_IN_DAYS = 14

/** Whether the system ends a request because its documents were not handed in; a paused request waits. */
export function isHandInOver(
  facts: RequestFacts,
  until: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (!isBeingVerified(facts) || isHolding(facts.latestOffer) || blockedStatusOf(facts)) return false
  return until !== null && !isOver(facts) && Temporal.Instant.compare(until, now) <= 0
}

/** Whether the tenant can hand in, replace or take away documents of a request now. */
export function canHandIn(facts: RequestFacts): Verdict {
  if (!facts.verification.needed) return refuse('NO_DOCUMENTS_NEEDED')
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  return facts.verification.done ? refuse('ALREADY_VERIFIED') : ALLOWED
}

/** Whether the tenant can take a document away: not what was accepted. */
export function canRemoveDocument(facts: RequestFacts, document: Pick<HandedIn, 'status'>): Verdict {
  const open = canHandIn(facts)
  if (!open.value) return open
  return document.status === 'SUCCESSFUL' ? refuse('ALREADY_VERIFIED') : ALLOWED
}

/** Whether a document carries a day of issue that counts; an identity document is valid for years (decision 35). */
export function isDated(type: TenantDocumentType): boolean {
  return type !== 'VALID_IDENTITY_DOCUMENT'
}

/** What is wrong with the day of issue: a key of texts, or null. Older than three months is too old (C5, C9). */
export function issuedOnError(
  type: TenantDocumentType,
  issuedOn: Day | null,
  today: Day,
): 'missing' | 'future' | 'old' | null {
  if (!isDated(type)) return null
  if (!issuedOn) return 'missing'
  if (issuedOn > today) return 'future'
  return isTooOld(issuedOn, today) ? 'old' : null
}

function isTooOld(issuedOn: Day, today: Day): boolean {
  return issuedOn < addMonths(today, -DOCUMENT_MAX_AGE_MONTHS)
}

/** The type that a text names, or null. */
export function documentTypeOf(text: string): TenantDocumentType | null {
  return TENANT_DOCUMENT_TYPES.find((type) => type === text) ?? null
}

/** Whether documents are missing or have to be handed in again: then it is the tenant who is waited for. */
export function needsDocuments(verification: { asked: number; handedIn: number; failed: number }): boolean {
  return verification.failed > 0 || verification.handedIn < verification.asked
}
