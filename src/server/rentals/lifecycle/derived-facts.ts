import {
  type AffectedRequest,
  freeUnits,
  overlappingRequests,
  wouldDeclineOthers,
  bestUnit,
} from '../../../domain/calendars/availability.ts'
import { type Day, overlaps } from '../../../domain/kernel/day.ts'
import { isAnswerable, isHolding, isOver } from '../../../domain/rentals/landlord-status.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { type Calendar, withoutHolds } from '../../listings/occupancy/calendars.ts'
import type { DerivedFacts, LatestOffer, RequestRow } from './rows.ts'
import { unitsFor, type WaitingRequest } from '../../listings/occupancy/waiting.ts'

/** A request that may want the same days as another, with what tells whether it still does. */
export interface CompetingRequest extends WaitingRequest {
  bookingId: string | null
  bookingCanceled: boolean | null
  offer: Pick<LatestOffer, 'status'> | null
}

/** What surrounds a request: the calendars of its group, the other active requests there, the tenant's offers. */
export interface Surroundings {
  calendars: readonly Calendar[]
  others: readonly CompetingRequest[]
  /** Offers in signing of the request's tenant, whatever they are for. */
  tenantOffers: readonly { listingRequestId: string; from: Day; to: Day }[]
}

/** What only other rows tell about a request (domain rules, section 4). */
export function deriveFacts(row: RequestRow, around: Surroundings): DerivedFacts {
  const elsewhere = around.tenantOffers.filter((offer) => offer.listingRequestId !== row.id)
  return {
    blockedByCurrentTenant: elsewhere.some((offer) => overlaps(offer, row)),
    blockedByAnotherTenant: isHeldByAnother(row, around.calendars),
    tenantHasOfferInSigningElsewhere: elsewhere.length > 0,
    // Only an extension holds days when it is accepted; for the others the question costs nothing.
    wouldDeclineOthers:
      row.type === 'EXTENSION' &&
      isAnswerable(row.statusType) &&
      wouldDeclineOthers(overlappingOf(row, around)),
  }
}

/** How many units could take the whole stay. */
export function countFreeUnits(row: RequestRow, calendars: readonly Calendar[]): number {
  return freeUnits(unitsFor(row, calendars), row, [row.id]).length
}

function isHeldByAnother(row: RequestRow, calendars: readonly Calendar[]): boolean {
  const open = unitsFor(row, calendars)
  if (open.some((calendar) => isFreeFor(calendar, row, [row.id]))) return false
  return withoutHolds(open).some((calendar) => isFreeFor(calendar, row, [row.id]))
}

/**
 * Waiting requests for some of the same days, and whether accepting this one would decline them: those that no unit can
 * serve any more, holds aside, since a hold only pauses. The command declines by the same rule.
 */
export function overlappingOf(row: RequestRow, around: Pick<Surroundings, 'calendars' | 'others'>) {
  const lasting = withoutHolds(around.calendars, row.id)
  return overlappingRequests(
    affected(row),
    bestUnit(unitsFor(row, around.calendars), row, [row.id])?.id ?? null,
    (other) => unitsFor(other.row, lasting),
    around.others.filter(isWaiting).map(affected),
  )
}

/** Not ended and without days of its own. */
export function isWaiting({ statusType, bookingId, bookingCanceled, offer }: CompetingRequest): boolean {
  const booking = bookingId === null ? null : { canceled: bookingCanceled === true }
  return !isOver({ statusType, booking }) && !isHolding(offer)
}

function affected(row: CompetingRequest): AffectedRequest & { row: CompetingRequest } {
  return {
    row,
    listingRequestId: row.id,
    bookingRequestId: row.bookingRequestId,
    type: row.type,
    from: row.from,
    to: row.to,
  }
}
