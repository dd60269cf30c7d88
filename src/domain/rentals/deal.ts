import { DEAL_STAGE_IDS, type DealColumn, type DealStage, type DealStatus } from '../catalogue/deals.ts'
import { isEnded, isHolding } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import { type Clocks, nextStepOf, STAGE_ROWS, type Stage } from './next-step.ts'
import { type OpenPart, waitsForTenant } from './verification/what-is-open.ts'

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

/** The column of the board in which a deal stands: its stage, or LOST, which has none. */
export function dealColumnOf({ stage }: Deal): DealColumn {
  return stage ?? 'LOST'
}

/** The moments of a request that can have brought its deal to where it stands; null where there was none. */
export interface DealTimes {
  requestedAt: Temporal.Instant
  /** When staff last opened it again. */
  secondChanceAt: Temporal.Instant | null
  documentsAskedAt: Temporal.Instant | null
  verificationDoneAt: Temporal.Instant | null
  /** Of the latest offer. */
  offerMadeAt: Temporal.Instant | null
  offerEndedAt: Temporal.Instant | null
  bookedAt: Temporal.Instant | null
  canceledAt: Temporal.Instant | null
  endedAt: Temporal.Instant | null
}

/** Since when a deal stands in its column. */
export function dealSince(facts: DealFacts, times: DealTimes): Temporal.Instant {
  const since = momentOf(dealColumnOf(dealOf(facts)), facts, times)
  return since ?? times.requestedAt
}

function momentOf(column: DealColumn, { isB2B }: DealFacts, times: DealTimes): Temporal.Instant | null {
  switch (column) {
    case 'TENANT_CLOSED_INVOICE':
      return times.bookedAt
    case 'LOST':
      return times.canceledAt ?? times.endedAt
    case 'BOOKINGS_CONTRACT_SENT':
      return times.offerMadeAt
    case 'B2B_VERIFICATION':
      return times.documentsAskedAt
    case 'BOOKINGS_TODO':
      // It comes back here from other columns: opened again, without its contract, or as a company that is verified.
      return latest([times.secondChanceAt, times.offerEndedAt, isB2B ? times.verificationDoneAt : null])
  }
}

function latest(moments: readonly (Temporal.Instant | null)[]): Temporal.Instant | null {
  return moments.reduce(
    (last, one) => (one && (!last || Temporal.Instant.compare(one, last) > 0) ? one : last),
    null,
  )
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

/** Where a deal stands, as finely as somebody has something to do: the stages of a request, and the look at what was handed in. */
export type DealStanding = Stage | 'BEING_CHECKED'

/** All of them. */
export const DEAL_STANDINGS: readonly DealStanding[] = [
  ...STAGE_ROWS.map(([stage]) => stage),
  'BEING_CHECKED',
]

/** What a deal waits for, and until when whoever it waits for has time; null where no time runs. */
export interface DealStep {
  standing: DealStanding
  deadline: Temporal.Instant | null
  /** Whether staff have to look at something that was handed in. */
  isTurnOfStaff: boolean
}

/** What a deal waits for, by the table of what comes next (next-step.ts); `open` is what its contract waits for. */
export function dealStepOf(facts: RequestFacts, clocks: Clocks, open: readonly OpenPart[]): DealStep {
  const { stage, deadline } = nextStepOf('LANDLORD', facts, clocks)
  const isTurnOfStaff = stage === 'VERIFYING' && open.some(({ turn }) => turn === 'STAFF')
  if (stage === 'VERIFYING' && !waitsForTenant(open))
    return { standing: 'BEING_CHECKED', deadline: null, isTurnOfStaff }
  const until = nextStepOf('TENANT', facts, clocks).deadline ?? deadline
  return { standing: stage, deadline: until, isTurnOfStaff }
}
