import type { GroupRow } from './sql.ts'

/** What the limits on the length of a stay look at. */
export function limitedBy(group: GroupRow) {
  return {
    address: { city: group.city, zipCode: group.zipCode, country: group.country },
    minBookingDuration: group.minBookingDuration,
    maxBookingDuration: group.maxBookingDuration,
    minBookingDurationPermitId: group.minBookingDurationPermitId,
    minBookingDurationExemption: group.minBookingDurationExemption,
  }
}
