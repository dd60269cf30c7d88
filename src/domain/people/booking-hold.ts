import type { Frozen } from './freeze.ts'

/**
 * What a hold on a landlord's account stops about a booking, in the words of its page, with the calls that are refused;
 * payouts are made by nobody's call. The table of calls says the same (decision 107).
 */
export const STOPPED_ABOUT_BOOKING = {
  payouts: [],
  givingBack: ['refundTenant', 'recordDeposit', 'settleDeposit', 'unmarkRentReceived'],
  changing: ['moveBooking', 'requestExtension', 'acceptListingRequest'],
} as const satisfies Record<string, readonly string[]>

/** What goes on about a booking while the landlord's account is on hold, with the calls that are taken. */
export const GOING_ON_ABOUT_BOOKING = {
  stay: ['GET /api/calendars/:token.ics'],
  rents: ['createTenantPaymentIntent', 'markRentReceived'],
  canceling: ['cancelBookingAsLandlord'],
} as const satisfies Record<string, readonly string[]>

/** Whether the booking of a landlord is held up by a hold on an account: of the landlord, not of somebody of the team. */
export function isBookingHeld(viewer: { frozen: Frozen; role: string | null }): boolean {
  return viewer.frozen === 'WORLD' || (viewer.frozen === 'PERSON' && viewer.role === 'OWNER')
}
