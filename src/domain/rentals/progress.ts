import type { DerivedRequestStatusType, RequestStatusType, TenantStatus } from '../catalogue/requests.ts'

/** The way from the request to the booking, as the tenant sees it. */
export const PROGRESS_STEPS = ['sent', 'answered', 'confirmed', 'contract', 'booked'] as const

/** A step of that way. */
export type ProgressStep = (typeof PROGRESS_STEPS)[number]

/** done: behind us · current: somebody has to act now · paused: waits for another contract · stopped: ended here · ahead. */
export const PROGRESS_STATES = ['done', 'current', 'paused', 'stopped', 'ahead'] as const

/** How a step stands. */
export type ProgressState = (typeof PROGRESS_STATES)[number]

/** What decides how far a request has come. */
export interface Progress {
  tenantStatus: TenantStatus
  /** As it is shown: BLOCKED_BY_* while the request is paused. */
  statusType: RequestStatusType | DerivedRequestStatusType
  /** A contract was made at some time. */
  hasOffer: boolean
  /** The commands that happened, e.g. acceptListingRequest. */
  actions: readonly string[]
}

/** Every step with its state. */
export function progressOf(progress: Progress): { step: ProgressStep; state: ProgressState }[] {
  const at = PROGRESS_STEPS.indexOf(currentStep(progress))
  const state = currentState(progress.tenantStatus)
  return PROGRESS_STEPS.map((step, index) => ({
    step,
    state: index < at ? 'done' : index > at ? 'ahead' : state,
  }))
}

function currentState(tenantStatus: TenantStatus): ProgressState {
  switch (tenantStatus) {
    case 'BOOKED':
      return 'done'
    case 'NOT_AVAILABLE':
    case 'TENANT_WITHDREW':
      return 'stopped'
    case 'BLOCKED_BY_CURRENT_TENANT':
    case 'BLOCKED_BY_ANOTHER_TENANT':
      return 'paused'
    case 'CONFIRMING_AVAILABILITY':
    case 'CONFIRM_TENANT_INTEREST':
    case 'TENANT_VERIFICATION':
    case 'CONTRACT_GENERATION':
    case 'CONTRACT_SIGNING_LANDLORD':
    case 'CONTRACT_SIGNING_TENANT':
    case 'CONTRACT_SIGNING_OFFLINE':
      return 'current'
  }
}

function currentStep(progress: Progress): ProgressStep {
  switch (progress.tenantStatus) {
    case 'CONFIRMING_AVAILABILITY':
      return 'answered'
    case 'CONFIRM_TENANT_INTEREST':
      return 'confirmed'
    case 'TENANT_VERIFICATION':
    case 'CONTRACT_GENERATION':
    case 'CONTRACT_SIGNING_LANDLORD':
    case 'CONTRACT_SIGNING_TENANT':
    case 'CONTRACT_SIGNING_OFFLINE':
      return 'contract'
    case 'BOOKED':
      return 'booked'
    case 'NOT_AVAILABLE':
    case 'TENANT_WITHDREW':
    case 'BLOCKED_BY_CURRENT_TENANT':
    case 'BLOCKED_BY_ANOTHER_TENANT':
      return stepReached(progress)
  }
}

const ACCEPTING = ['acceptListingRequest', 'autoAcceptListingRequest', 'takeSuggestedDates']

// An ended or paused request stands where its facts say it was left.
function stepReached({ actions, hasOffer, statusType }: Progress): ProgressStep {
  if (hasOffer || statusType === 'TENANT_APPROVED' || actions.includes('confirmTenantInterest'))
    return 'contract'
  const wasAccepted = ACCEPTING.some((action) => actions.includes(action))
  return statusType === 'AVAILABLE' || wasAccepted ? 'confirmed' : 'answered'
}
