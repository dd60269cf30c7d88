/** How much there is in a filled database. */
export interface ScaleSize {
  landlords: number
  units: number
  requests: number
  bookings: number
}

/** Units of the landlord that everything is measured with. */
export const MEASURED_UNITS = 1_000

/** Active requests in that landlord's inbox, where there are as many in all. */
export const MEASURED_ACTIVE = 10_000

/** Requests of that landlord that ended without a stay: what the median answer time is taken from. */
export const MEASURED_ENDED = 1_500

/** Every unit has up to three stays, one after the other. */
export const STAYS_PER_UNIT = 3

/** The size that belongs to a number of requests: a million of them have 2 000 landlords with 100 000 units. */
export function sizeFor(requests: number): ScaleSize {
  const units = Math.max(MEASURED_UNITS, Math.round(requests / 10))
  return {
    landlords: Math.max(2, Math.round(requests / 500)),
    units,
    requests,
    bookings: Math.min(Math.round(requests * 0.3), units * STAYS_PER_UNIT),
  }
}

/** A sentence about a size. */
export function describeSize(size: ScaleSize): string {
  const count = (value: number) => value.toLocaleString('en').replaceAll(',', ' ')
  return `${count(size.landlords)} landlords, ${count(size.units)} units, ${count(size.requests)} requests, ${count(size.bookings)} bookings`
}
