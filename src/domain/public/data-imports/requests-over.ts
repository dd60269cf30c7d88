/** A request of an archive, as far as it is looked at. */
export interface ArchivedRequest {
  id: string
  bookingRequestId: string
  statusType: string
  type: string
  extendsBookingId: string | null
}

/** A booking of an archive. */
export interface ArchivedBooking {
  id: string
  requestId: string
}

/** Which requests and bookings live here: those that need nobody any more, since their tenants have no login here. */
export interface SettledRequests {
  requests: ReadonlySet<string>
  bookings: ReadonlySet<string>
  /** What tenants wrote when they asked. */
  bookingRequests: ReadonlySet<string>
  /** How many are under way, and stay history. */
  underWay: number
}

/**
 * Requests that are booked, declined or withdrawn live here, and their bookings; what is under way is history, together
 * with what the same tenant asked beside it. An extension needs the booking that it extends.
 */
export function settledRequests(
  requests: readonly ArchivedRequest[],
  bookings: readonly ArchivedBooking[],
): SettledRequests {
  const booked = new Set(bookings.map(({ requestId }) => requestId))
  const isOver = ({ id, statusType }: ArchivedRequest) => booked.has(id) || OVER.includes(statusType)
  const open = new Set(requests.filter((one) => !isOver(one)).map((one) => one.bookingRequestId))
  const settled = new Map(
    requests
      .filter((one) => booked.has(one.id) || (isOver(one) && !open.has(one.bookingRequestId)))
      .map((one) => [one.id, one]),
  )
  let living = livingBookings(settled, bookings)
  for (;;) {
    const lost = [...settled.values()].filter(
      (one) => one.type === 'EXTENSION' && !(one.extendsBookingId && living.has(one.extendsBookingId)),
    )
    if (lost.length === 0) break
    for (const { id } of lost) settled.delete(id)
    living = livingBookings(settled, bookings)
  }
  return {
    requests: new Set(settled.keys()),
    bookings: living,
    bookingRequests: new Set([...settled.values()].map((one) => one.bookingRequestId)),
    underWay: requests.length - settled.size,
  }
}

const OVER = ['NOT_AVAILABLE', 'TENANT_WITHDREW']

function livingBookings(
  settled: ReadonlyMap<string, ArchivedRequest>,
  bookings: readonly ArchivedBooking[],
): Set<string> {
  return new Set(bookings.filter(({ requestId }) => settled.has(requestId)).map(({ id }) => id))
}
