import {
  FALLBACK_SOLVENCY_CHECK_ERROR_TYPES,
  MANUAL_SOLVENCY_CHECK_ERROR_TYPES,
  type FallbackSolvencyCheckErrorType,
  type ManualSolvencyCheckErrorType,
  type SolvencyCheckErrorType,
  type SolvencyCheckProvider,
  type SolvencyCheckStatus,
} from '../../catalogue/checks.ts'
import type { RequestType } from '../../catalogue/requests.ts'
import type { TenantDocumentType } from '../../catalogue/tenants.ts'
import { DOCUMENT_MAX_AGE_MONTHS } from '../../kernel/constants.ts'
import { type Day, addMonths } from '../../kernel/day.ts'
import { EXPLANATION_MAX_LENGTH } from '../../kernel/text-limits.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'
import { type ProofDemand } from '../tenant-documents.ts'

/**
 * What happens to a solvency check. START: nothing else is open; SUCCEED and FAIL: the verdict; FALL_BACK: the external
 * provider can't tell, so a person reads the documents; CHOOSE: the tenant decides who reads them; LOOK_AGAIN: the
 * tenant objects; RENEW: what was missing came.
 */
export const SOLVENCY_EVENTS = [
  'START',
  'SUCCEED',
  'FAIL',
  'FALL_BACK',
  'CHOOSE',
  'LOOK_AGAIN',
  'RENEW',
] as const satisfies readonly string[]

/** An event of a solvency check. */
export type SolvencyEvent = (typeof SOLVENCY_EVENTS)[number]

/** Where each event leads from each state (C4); what isn't here doesn't happen (decision 86). */
export const SOLVENCY_TRANSITIONS = {
  NOT_STARTED: { START: 'IN_PROGRESS', CHOOSE: 'NOT_STARTED' },
  IN_PROGRESS: {
    SUCCEED: 'SUCCESSFUL',
    FAIL: 'FAILED',
    FALL_BACK: 'IN_PROGRESS',
    CHOOSE: 'NOT_STARTED',
    // A document that the check would read was taken away or has to be looked at anew.
    RENEW: 'NOT_STARTED',
  },
  SUCCESSFUL: { LOOK_AGAIN: 'IN_PROGRESS' },
  FAILED: { LOOK_AGAIN: 'IN_PROGRESS', RENEW: 'NOT_STARTED' },
} as const satisfies Record<SolvencyCheckStatus, Partial<Record<SolvencyEvent, SolvencyCheckStatus>>>

/** The state that an event leads to, or null where it doesn't happen. */
export function nextSolvencyStatus(
  status: SolvencyCheckStatus,
  event: SolvencyEvent,
): SolvencyCheckStatus | null {
  const row: Partial<Record<SolvencyEvent, SolvencyCheckStatus>> = SOLVENCY_TRANSITIONS[status]
  return row[event] ?? null
}

/** Who reads the documents: the external provider, or somebody of the staff. */
export const SOLVENCY_METHODS = ['AUTOMATIC', 'BY_HAND'] as const satisfies readonly string[]

/** A way to check. */
export type SolvencyMethod = (typeof SOLVENCY_METHODS)[number]

/** What a check says of itself. */
export interface SolvencyFacts {
  status: SolvencyCheckStatus
  provider: SolvencyCheckProvider
  errorType: SolvencyCheckErrorType | null
  /** When the tenant has had it looked at again. */
  objectedAt: Temporal.Instant | null
}

/** Whether an error of the external provider means that a person reads the documents instead (C8). */
export function isFallbackError(
  errorType: SolvencyCheckErrorType,
): errorType is FallbackSolvencyCheckErrorType {
  return FALLBACK_SOLVENCY_CHECK_ERROR_TYPES.some((one) => one === errorType)
}

/** Whether somebody who reads the documents may state an error (C8). */
export function isManualError(errorType: SolvencyCheckErrorType): errorType is ManualSolvencyCheckErrorType {
  return MANUAL_SOLVENCY_CHECK_ERROR_TYPES.some((one) => one === errorType)
}

/** The documents that tell what somebody earns or has, the tenant's own and a guarantor's. */
export const INCOME_DOCUMENT_TYPES = [
  'PAYSLIP',
  'BANK_STATEMENT',
  'FINANCIAL_STATEMENT',
  'GUARANTOR_PAYSLIP',
  'GUARANTOR_BANK_STATEMENT',
  'GUARANTOR_FINANCIAL_STATEMENT',
] as const satisfies readonly TenantDocumentType[]

/** Whether a document tells what somebody earns. */
export function isIncomeDocument(type: TenantDocumentType): boolean {
  return INCOME_DOCUMENT_TYPES.some((one) => one === type)
}

/** Whether somebody else's income is looked at, who stands in for the tenant. */
export function isGuarantorsDocument(type: TenantDocumentType): boolean {
  return type.startsWith('GUARANTOR_')
}

/**
 * Whether a request's income is checked: where documents tell it. A company, a scholarship and whoever writes a letter of
 * guarantee pay by their own documents, which staff have read already (decision 86).
 */
export function isSolvencyNeeded(asked: {
  type: RequestType
  /** The flag SOLVENCY_CHECK of the landlord, together with documents being asked for. */
  isSwitchedOn: boolean
  currency: string
  demands: readonly Pick<ProofDemand, 'anyOf'>[]
}): boolean {
  const tellsIncome = asked.demands.some(({ anyOf }) => anyOf.some(isIncomeDocument))
  // Incomes are compared in euros (C8 CURRENCY_NOT_EURO).
  return asked.type === 'STANDARD' && asked.isSwitchedOn && asked.currency === 'EUR' && tellsIncome
}

/** Whether the tenant may decide now who reads the documents: until the verdict. */
export function canChooseMethod(check: SolvencyFacts | null, choice: SolvencyMethod): Verdict {
  if (!check) return ALLOWED
  if (nextSolvencyStatus(check.status, 'CHOOSE') === null) return refuse('ALREADY_ANSWERED')
  // Whoever asked for a person gets one.
  return check.objectedAt && choice === 'AUTOMATIC' ? refuse('ALREADY_OBJECTED') : ALLOWED
}

/** Whether the tenant may have a verdict looked at again: once, by somebody else. */
export function canObject(check: SolvencyFacts | null): Verdict {
  if (!check || nextSolvencyStatus(check.status, 'LOOK_AGAIN') === null) return refuse('NOT_YET_CHECKED')
  return check.objectedAt ? refuse('ALREADY_OBJECTED') : ALLOWED
}

/** What is wrong with the words of an objection: a key of texts, or null. */
export function objectionError(text: string): 'missing' | 'long' | null {
  const said = text.trim()
  if (said === '') return 'missing'
  return said.length > EXPLANATION_MAX_LENGTH ? 'long' : null
}

/** Whether the landlord may go on without a confirmed income: once the check has failed, and only the landlord decides that. */
export function canGoOnUnconfirmed(check: SolvencyFacts | null): Verdict {
  return check?.status === 'FAILED' ? ALLOWED : refuse('NOT_YET_CHECKED')
}

/** Whether somebody of the staff may decide a check: one that waits for a person, and never the one they decided before. */
export function canDecide(
  check: SolvencyFacts & { firstDecidedBy: string | null; tenantId: string },
  staffId: string,
): Verdict {
  if (check.tenantId === staffId) return refuse('OWN_REVIEW')
  if (check.status !== 'IN_PROGRESS' || check.provider !== 'MEZZO') return refuse('ALREADY_ANSWERED')
  return check.firstDecidedBy === staffId ? refuse('DECIDED_BEFORE') : ALLOWED
}

/** Whether a result may serve another request of the same tenant: as long as documents may be old (C9). */
export function isFresh(decidedOn: Day, today: Day): boolean {
  return decidedOn >= addMonths(today, -DOCUMENT_MAX_AGE_MONTHS)
}
