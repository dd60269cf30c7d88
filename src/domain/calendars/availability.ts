import type { RequestType } from '../catalogue/requests.ts'
import { overlaps, type Stay } from '../kernel/day.ts'
import { gapsAround, isFreeFor, type UnitCalendar } from './occupancy.ts'

/** A unit of a group with its calendar. */
export interface Unit extends UnitCalendar {
  id: string
}

/** An open request of the group that may be affected. */
export interface AffectedRequest extends Stay {
  listingRequestId: string
  bookingRequestId: string
  type: RequestType
}

/** A request that wants some of the same days (D3 overlappingListingRequests). */
export interface OverlappingRequest {
  listingRequestId: string
  bookingRequestId: string
  type: RequestType
  wouldBeDeclined: boolean
}

/** Beyond a year a gap is no gap but the open future. */
export const GAP_LIMIT_DAYS = 366

/** The units of a group that can take a whole stay. */
export function freeUnits<U extends Unit>(
  units: readonly U[],
  stay: Stay,
  ignore: readonly string[] = [],
): U[] {
  return units.filter((unit) => isFreeFor(unit, stay, ignore))
}

/** The free unit in which a stay leaves the smallest gaps before and after it; the id decides at last. */
export function bestUnit<U extends Unit>(
  units: readonly U[],
  stay: Stay,
  ignore: readonly string[] = [],
): U | null {
  const ranked = freeUnits(units, stay, ignore).map((unit) => ({ unit, gap: gapOf(unit, stay) }))
  ranked.sort((a, b) => a.gap - b.gap || (a.unit.id < b.unit.id ? -1 : 1))
  return ranked[0]?.unit ?? null
}

function gapOf(unit: Unit, stay: Stay): number {
  const { before, after } = gapsAround(unit, stay, GAP_LIMIT_DAYS)
  return before + after
}

/** Whether some unit could still serve a stay after the days of another were taken in one unit. */
export function canStillServe(units: readonly Unit[], stay: Stay, taken: { unitId: string } & Stay): boolean {
  return units.some((unit) => isFreeFor(unit, stay) && !(unit.id === taken.unitId && overlaps(taken, stay)))
}

/** What accepting a request means for others that want its days: only an extension holds days at once. */
export function overlappingRequests<Request extends AffectedRequest>(
  accepted: AffectedRequest,
  unitId: string | null,
  unitsFor: (request: Request) => readonly Unit[],
  others: readonly Request[],
): OverlappingRequest[] {
  const holds = accepted.type === 'EXTENSION' && unitId !== null
  const competing = others.filter((other) => other.listingRequestId !== accepted.listingRequestId)
  return affected(competing, accepted, (other) =>
    holds ? !canStillServe(unitsFor(other), other, { unitId, from: accepted.from, to: accepted.to }) : false,
  )
}

/** Whether accepting a request would decline others (OPEN_WITH_CONSEQUENCES). */
export function wouldDeclineOthers(overlapping: readonly OverlappingRequest[]): boolean {
  return overlapping.some((request) => request.wouldBeDeclined)
}

/** What blocking days in some units means for open requests (D7 blockWillDeclineListingRequests). */
export function requestsDeclinedByBlock(
  blocked: readonly ({ unitId: string } & Stay)[],
  stay: Stay,
  units: readonly Unit[],
  requests: readonly AffectedRequest[],
): OverlappingRequest[] {
  return affected(
    requests,
    stay,
    (request) =>
      !units.some(
        (unit) =>
          isFreeFor(unit, request) &&
          !blocked.some((days) => days.unitId === unit.id && overlaps(days, request)),
      ),
  ).filter((request) => request.wouldBeDeclined)
}

function affected<Request extends AffectedRequest>(
  requests: readonly Request[],
  stay: Stay,
  isDeclined: (request: Request) => boolean,
): OverlappingRequest[] {
  return requests
    .filter((request) => overlaps(request, stay))
    .map((request) => ({
      listingRequestId: request.listingRequestId,
      bookingRequestId: request.bookingRequestId,
      type: request.type,
      wouldBeDeclined: isDeclined(request),
    }))
}
