import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { parseDay } from '../kernel/day.ts'

/** An open standard request without an offer, for tests of the rules. */
export const OPEN_REQUEST: RequestFacts = {
  statusType: 'AV_CHECK',
  statusData: null,
  type: 'STANDARD',
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  from: parseDay('2026-12-01'),
  to: parseDay('2027-02-28'),
  latestOffer: null,
  booking: null,
  verification: { needed: false, done: false },
  incomeUnconfirmed: false,
  blockedByCurrentTenant: false,
  blockedByAnotherTenant: false,
  tenantHasOfferInSigningElsewhere: false,
  wouldDeclineOthers: false,
  viewedByLandlord: false,
  accountFrozen: false,
  autoDeclineAt: null,
  suggestion: null,
}

/** An online offer that waits for the landlord, for tests of the rules. */
export const NEW_OFFER: OfferFacts = {
  status: 'LANDLORD_SIGNING',
  generating: false,
  isOnlineSigning: true,
  landlordSignedAt: null,
  tenantSignedAt: null,
  tenantAcceptedAt: null,
}

/** A moment at which somebody signed, for tests of the rules. */
export const SOME_TIME: Temporal.Instant = Temporal.Instant.from('2026-11-20T09:00:00Z')
