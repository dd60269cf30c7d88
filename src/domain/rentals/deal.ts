import { DEAL_STAGE_IDS, type DealStage, type DealStatus } from '../catalogue/deals.ts'
import { isEnded, isHolding } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'

/** The sales deal behind a request (C3, C4, C9): a projection of its facts. */
export interface Deal {
  status: DealStatus
  stage: DealStage | null
  /** The stage's number in the sales system. */
  stageId: number | null
}

/** What the deal looks at beside the facts. */
export interface DealFacts extends Pick<
  RequestFacts,
  'statusType' | 'booking' | 'latestOffer' | 'verification'
> {
  /** A company pays. */
  isB2B: boolean
}

/** OPEN from the request on, WON with the booking, LOST when the request ended or the booking was cancelled. */
export function dealOf(facts: DealFacts): Deal {
  if (facts.booking) return facts.booking.canceled ? LOST : deal('WON', 'TENANT_CLOSED_INVOICE')
  if (isEnded(facts.statusType)) return LOST
  return deal('OPEN', openStage(facts))
}

const LOST: Deal = { status: 'LOST', stage: null, stageId: null }

function openStage(facts: DealFacts): DealStage {
  if (isHolding(facts.latestOffer) && !facts.latestOffer.generating) return 'BOOKINGS_CONTRACT_SENT'
  const verifying = facts.statusType === 'TENANT_APPROVED' && facts.verification.needed
  return facts.isB2B && verifying && !facts.verification.done ? 'B2B_VERIFICATION' : 'BOOKINGS_TODO'
}

function deal(status: DealStatus, stage: DealStage): Deal {
  return { status, stage, stageId: DEAL_STAGE_IDS[stage] }
}
