import type { RequestType } from '../catalogue/requests.ts'
import {
  isActionNeeded,
  isBlocked,
  isExtension,
  isOpen,
  mustLandlordSign,
  type ClassifiedRequest,
} from './classification.ts'
import { type Day, compareDays } from '../kernel/day.ts'

/** What requests are sorted by. */
export interface SortedRequest extends ClassifiedRequest {
  id: string
  type: RequestType
  from: Day
  to: Day
  /** Adults and children. */
  guests: number
  requestedAt: Temporal.Instant
}

/** The group a request is listed in: 0 must be signed, then the four groups of D4, then the rest. */
export function requestGroup(request: ClassifiedRequest & { type: RequestType }): number {
  if (mustLandlordSign(request)) return 0
  if (isActionNeeded(request)) return 1
  if (isExtension(request.type)) return 2
  if (isBlocked(request.landlordStatus)) return 3
  return isOpen(request.landlordStatus) ? 4 : 5
}

/** The order of requests: by group, then from, to (later first), guests, requestedAt; the id decides at last. */
export function compareRequests(a: SortedRequest, b: SortedRequest): number {
  return (
    requestGroup(a) - requestGroup(b) ||
    compareDays(a.from, b.from) ||
    compareDays(b.to, a.to) ||
    a.guests - b.guests ||
    Temporal.Instant.compare(a.requestedAt, b.requestedAt) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}
