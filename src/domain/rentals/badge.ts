import type { LandlordStatus, RequestType } from '../catalogue/requests.ts'
import type { OfferStatus } from '../catalogue/contracts.ts'
import { isOpen } from './classification.ts'

/** The badges a request may carry (D4). */
export const BADGE_KINDS = [
  'EXTENSION',
  'NEW',
  'ACCEPTED',
  'TENANT_VERIFICATION',
  'CONTRACT_CREATED',
  'PAUSED_UNTIL_FURTHER_NOTICE',
  'ALREADY_BOOKED',
  'READY_TO_CONFIRM',
] as const satisfies readonly string[]

/** A kind of badge. */
export type BadgeKind = (typeof BADGE_KINDS)[number]

/** The colours of meaning of a badge; the text carries it too. */
export const BADGE_TONES = ['violet', 'blue', 'amber', 'green', 'stone'] as const satisfies readonly string[]

/** The colour of a badge. */
export type BadgeTone = (typeof BADGE_TONES)[number]

/** A badge of a request. */
export interface Badge {
  kind: BadgeKind
  tone: BadgeTone
}

/** What a badge is made of. */
export interface BadgedRequest {
  landlordStatus: LandlordStatus
  type: RequestType
  viewedByLandlord: boolean
  latestOfferStatus: OfferStatus | null
}

/** The badge of a request, or null (D4). */
export function badgeOf(request: BadgedRequest): Badge | null {
  if (isOpen(request.landlordStatus)) return openBadge(request)
  switch (request.landlordStatus) {
    case 'ACCEPTED':
      return { kind: 'ACCEPTED', tone: 'green' }
    case 'TENANT_VERIFICATION':
      return { kind: 'TENANT_VERIFICATION', tone: 'amber' }
    case 'CONTRACT_CREATED':
    case 'CONTRACT_WAITING_FOR_TENANT':
    case 'MANUAL_CONTRACT_CREATED':
      return {
        kind: 'CONTRACT_CREATED',
        tone: request.latestOfferStatus === 'LANDLORD_SIGNING' ? 'violet' : 'green',
      }
    case 'BLOCKED_BY_CURRENT_TENANT':
      return { kind: 'PAUSED_UNTIL_FURTHER_NOTICE', tone: 'stone' }
    case 'BLOCKED_BY_ANOTHER_TENANT':
      return { kind: 'ALREADY_BOOKED', tone: 'stone' }
    case 'WAITING_TO_CONFIRM_BOOKING':
      return { kind: 'READY_TO_CONFIRM', tone: 'violet' }
    default:
      return null
  }
}

function openBadge(request: BadgedRequest): Badge | null {
  if (request.type === 'EXTENSION') return { kind: 'EXTENSION', tone: 'blue' }
  return request.viewedByLandlord ? null : { kind: 'NEW', tone: 'blue' }
}
