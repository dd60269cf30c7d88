import { MAX_GROUPS_PER_REQUEST } from '../../domain/kernel/constants.ts'

/** The way from the request to the booking, as the tenant sees it. */
export const STEPS = ['sent', 'answered', 'confirmed', 'contract', 'booked'] as const

/** A step of that way. */
export type Step = (typeof STEPS)[number]

/** done: behind us · current: somebody has to act now · paused: waits for another contract · stopped: ended here · ahead. */
export type StepState = 'done' | 'current' | 'paused' | 'stopped' | 'ahead'

/** What decides how far a request has come. */
export interface Progress {
  tenantStatus: string
  /** The stored request status type (C4, D4). */
  statusType: string
  /** A contract was made at some time. */
  hasOffer: boolean
  /** The commands that happened, e.g. acceptListingRequest. */
  actions: readonly string[]
}

/** Every step with its state. */
export function stepsOf(progress: Progress): { step: Step; state: StepState }[] {
  const at = STEPS.indexOf(currentStep(progress))
  const state = currentState(progress.tenantStatus)
  return STEPS.map((step, index) => ({ step, state: index < at ? 'done' : index > at ? 'ahead' : state }))
}

function currentState(tenantStatus: string): StepState {
  if (tenantStatus === 'BOOKED') return 'done'
  if (isEnded(tenantStatus)) return 'stopped'
  return tenantStatus.startsWith('BLOCKED_') ? 'paused' : 'current'
}

function currentStep(progress: Progress): Step {
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
    default:
      return stepReached(progress)
  }
}

const ACCEPTING = ['acceptListingRequest', 'autoAcceptListingRequest', 'takeSuggestedDates']

// An ended or paused request stands where its facts say it was left.
function stepReached(progress: Progress): Step {
  const happened = (action: string) => progress.actions.includes(action)
  if (progress.hasOffer || progress.statusType === 'TENANT_APPROVED' || happened('confirmTenantInterest')) {
    return 'contract'
  }
  const wasAccepted = ACCEPTING.some(happened)
  return progress.statusType === 'AVAILABLE' || wasAccepted ? 'confirmed' : 'answered'
}

/** What orders a tenant's requests. */
export interface Sortable {
  actionable: boolean
  tenantStatus: string
  requestedAt: string
}

/** Actionable first, then the running ones, then booked, then ended; the newest first within each. */
export function compareTenantRequests(a: Sortable, b: Sortable): number {
  return rank(a) - rank(b) || (a.requestedAt < b.requestedAt ? 1 : a.requestedAt > b.requestedAt ? -1 : 0)
}

function rank(request: Sortable): number {
  return REQUEST_GROUPS.indexOf(groupOf(request))
}

/** The groups of the tenant's list, in their order. */
export const REQUEST_GROUPS = ['actionable', 'running', 'booked', 'ended'] as const

/** A group of the tenant's list. */
export type RequestGroup = (typeof REQUEST_GROUPS)[number]

/** The group that a request stands in. */
export function groupOf(request: Omit<Sortable, 'requestedAt'>): RequestGroup {
  if (request.actionable) return 'actionable'
  if (request.tenantStatus === 'BOOKED') return 'booked'
  return isEnded(request.tenantStatus) ? 'ended' : 'running'
}

/** True when nothing more will happen to the request. */
export function isEnded(tenantStatus: string): boolean {
  return tenantStatus === 'NOT_AVAILABLE' || tenantStatus === 'TENANT_WITHDREW'
}

/** Whether a booked stay is ahead, under way or over on a day; its last day still belongs to it. */
export function stayPhase(stay: { from: string; to: string }, today: string): 'ahead' | 'now' | 'over' {
  if (stay.from > today) return 'ahead'
  return stay.to < today ? 'over' : 'now'
}

/** Whether documents are missing or have to be handed in again: then it is the tenant who is waited for. */
export function needsDocuments(verification: { asked: number; handedIn: number; failed: number }): boolean {
  return verification.failed > 0 || verification.handedIn < verification.asked
}

/** Whether one more home can be asked with the days and answers of a request; the server has the last word. */
export function canAskOneMore(
  request: { type: string; from: string; tenantStatus: string; others: readonly { tenantStatus: string }[] },
  today: string,
): boolean {
  const all = [request, ...request.others]
  if (request.type !== 'STANDARD' || request.from < today) return false
  return all.length < MAX_GROUPS_PER_REQUEST && all.every(({ tenantStatus }) => tenantStatus !== 'BOOKED')
}

/** What of a request tells until when the tenant has to do something. */
export interface TenantDeadlines {
  tenantStatus: string
  actionable: boolean
  canAnswerSuggestion: { value: boolean }
  tenantAnswerUntil?: string | null
  offer?: { signingExpiresAt?: string | null } | null
}

/** What a contract waits for the tenant to do, by the names of the buttons: to sign it, or to say yes to it on paper. */
export function contractTurn(
  request: Pick<TenantDeadlines, 'tenantStatus' | 'actionable'>,
): 'sign' | 'acceptOffline' | null {
  if (request.tenantStatus === 'CONTRACT_SIGNING_TENANT') return 'sign'
  return request.tenantStatus === 'CONTRACT_SIGNING_OFFLINE' && request.actionable ? 'acceptOffline' : null
}

/** What the tenant has to do in time: answer, hand in documents, sign, or say yes on paper; and until when. */
export function tenantDeadline(
  request: TenantDeadlines,
): { what: 'answer' | 'documents' | 'sign' | 'acceptOffline'; until: string } | null {
  const { tenantStatus, tenantAnswerUntil, offer } = request
  const turn = contractTurn(request)
  if (turn) return offer?.signingExpiresAt ? { what: turn, until: offer.signingExpiresAt } : null
  if (!tenantAnswerUntil) return null
  if (tenantStatus === 'TENANT_VERIFICATION') return { what: 'documents', until: tenantAnswerUntil }
  const isAsked = tenantStatus === 'CONFIRM_TENANT_INTEREST' || request.canAnswerSuggestion.value
  return isAsked ? { what: 'answer', until: tenantAnswerUntil } : null
}
