import type { Verdict } from '../../domain/kernel/verdict.ts'

/** What the landlord does next with a request, or why there is nothing to do. */
export type RequestStep =
  | { kind: 'ACCEPT' }
  | { kind: 'SIGN'; offerId: string }
  | { kind: 'CONFIRM'; offerId: string }
  | { kind: 'RECORD'; offerId: string }
  | { kind: 'PREPARE' }
  | { kind: 'WAIT'; offerId: string | null }

/** What of a contract decides whether its signatures are to be recorded. */
interface RecordedOffer {
  _id: string
  canRecordOfflineSignatures: { value: boolean }
}

/** What a step is told from. */
export interface SteppedRequest {
  landlordStatus: string
  methodOfBooking: string
  latestBookingOffer?: RecordedOffer | null
  /** Until when the landlord has to do something. */
  autoDeclineAt?: string | null
}

/** The one primary action of a request, by its landlordStatus (D4). */
export function stepOf(request: SteppedRequest): RequestStep {
  const offerId = request.latestBookingOffer?._id ?? null
  switch (request.landlordStatus) {
    case 'OPEN':
    case 'OPEN_V3':
    case 'OPEN_WITH_CONSEQUENCES':
    case 'TENANT_STARTED_OTHER_BOOKING_PROCESS':
      return { kind: 'ACCEPT' }
    case 'ACCEPTED':
      // Everybody has said yes, and the contract is the landlord's to give.
      return request.autoDeclineAt ? { kind: 'PREPARE' } : { kind: 'WAIT', offerId }
    case 'CONTRACT_CREATED':
      return offerId ? { kind: 'SIGN', offerId } : { kind: 'WAIT', offerId }
    case 'WAITING_TO_CONFIRM_BOOKING':
      return offerId ? { kind: 'CONFIRM', offerId } : { kind: 'WAIT', offerId }
    case 'MANUAL_CONTRACT_CREATED':
      // The tenant says yes to the paper contract first; where a confirmation is still to come, that is the step.
      return offerId &&
        request.methodOfBooking === 'AFTER_TENANT_SIGNED_CONTRACT' &&
        request.latestBookingOffer?.canRecordOfflineSignatures.value
        ? { kind: 'RECORD', offerId }
        : { kind: 'WAIT', offerId }
    default:
      return { kind: 'WAIT', offerId }
  }
}

/** A verdict as the API gives it. */
export interface VerdictOfApi {
  value: boolean
  reason?: string | null
}

/** What of a request decides whether its step may be taken now. */
export interface JudgedRequest extends SteppedRequest {
  status: { canBeAccepted: VerdictOfApi }
  latestBookingOffer?: (RecordedOffer & { canSign: VerdictOfApi; canConfirm: VerdictOfApi }) | null
}

const ALLOWED: VerdictOfApi = { value: true, reason: null } satisfies Verdict

/** Whether the step of a request may be taken now, with the server's reason when not. */
export function verdictOfStep(request: JudgedRequest): VerdictOfApi {
  switch (stepOf(request).kind) {
    case 'ACCEPT':
      return request.status.canBeAccepted
    case 'SIGN':
      return request.latestBookingOffer?.canSign ?? ALLOWED
    case 'CONFIRM':
      return request.latestBookingOffer?.canConfirm ?? ALLOWED
    default:
      return ALLOWED
  }
}
