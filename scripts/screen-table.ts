import { demoId } from '../src/server/demo/random.ts'
import type { PathParams, RouteName } from '../src/web/routes.ts'

/** Who looks at a page; null: somebody without an account. */
export type Looker = 'landlord' | 'limited' | 'tenant' | 'staff' | 'developer'

/** Ids of the demo that only its server knows. */
export interface FoundIds {
  landlordId: string
  request: { bookingRequestId: string; listingRequestId: string }
  tenantRequest: { bookingRequestId: string }
  offerId: string
  bookingId: string
}

/** How a page is looked at. */
export interface Look {
  who: Looker | null
  params?: PathParams
  search?: PathParams
}

const forwards = 'leads on to another page'
const byMail = 'needs the link of a mail'
const listing = { listingId: demoId('unit/torstrasse/0') }
const group = { groupId: demoId('place/lindenhof') }
const unit = { ...group, sublistingId: demoId('unit/lindenhof/0') }
const anyone: Look = { who: null }
const landlord: Look = { who: 'landlord' }
const tenant: Look = { who: 'tenant' }
const staff: Look = { who: 'staff' }
const developer: Look = { who: 'developer' }
const ofListing: Look = { ...landlord, params: listing }
const ofGroup: Look = { ...landlord, params: group }

/** Every route, and how its page is looked at in the demo; a text says why it is not. */
export function looksOf(ids: FoundIds): Record<RouteName, Look | string> {
  return {
    root: forwards,
    start: anyone,
    homepage: landlord,
    onboarding: landlord,
    onboardingVerification: landlord,
    listingWizard: ofListing,
    listingWizardSuccess: ofListing,
    groupWizard: ofGroup,
    groupWizardSuccess: ofGroup,
    payments: landlord,
    taxReport: landlord,
    calendlyRedirect: forwards,
    listingEdit: ofListing,
    groupEdit: ofGroup,
    listingAvailability: ofListing,
    groupAvailability: ofGroup,
    units: ofGroup,
    unitCard: ofListing,
    rents: landlord,
    cleaning: landlord,
    sublistingAvailability: { ...landlord, params: unit },
    listingBookings: ofListing,
    groupBookings: ofGroup,
    listingRequests: ofListing,
    groupRequests: ofGroup,
    performance: landlord,
    listingPerformance: ofListing,
    groupPerformance: ofGroup,
    listingBillingPayout: ofListing,
    groupBillingPayout: ofGroup,
    welcome: landlord,
    explore: landlord,
    inbox: landlord,
    calendar: landlord,
    homeImport: landlord,
    stayImport: landlord,
    bookings: landlord,
    keyHandover: { ...landlord, params: { bookingId: ids.bookingId, kind: 'arrival' } },
    notifications: landlord,
    notification: forwards,
    team: landlord,
    portalHomes: landlord,
    audit: landlord,
    staff,
    staffPermissions: developer,
    staffRecoveries: developer,
    staffAppointments: staff,
    staffImpersonations: developer,
    staffHolds: developer,
    staffReports: developer,
    staffReport: 'nobody of the demo has reported a conversation',
    staffFlags: developer,
    staffDeletions: developer,
    staffReview: staff,
    staffIdentities: developer,
    staffListings: staff,
    staffPortals: staff,
    staffDeals: staff,
    staffSecondChances: staff,
    staffBooks: staff,
    staffTaxReports: staff,
    staffTaxReport: 'is made by hand',
    staffAudit: { ...staff, params: { landlordId: ids.landlordId } },
    teamInvitation: byMail,
    contractTerms: { ...landlord, params: ids.request },
    contractSign: { ...landlord, params: { offerId: ids.offerId } },
    tenantContractSign: 'nothing is to be signed by the tenant of the demo',
    tenantRequests: tenant,
    tenantRequest: { ...tenant, params: ids.tenantRequest },
    tenantBooking: 'the tenant of the demo has no stay',
    tenantKeyHandover: 'the tenant of the demo has no stay',
    tenantProfile: tenant,
    tenantVerification: tenant,
    tenantDocuments: 'the tenant of the demo owes no document',
    publicListing: { ...anyone, params: listing },
    publicGroup: { ...anyone, params: group },
    publicSearch: anyone,
    landing: { ...anyone, params: { place: 'berlin' } },
    shortlist: anyone,
    listingRequestForm: { ...anyone, params: listing },
    groupRequestForm: { who: 'tenant', params: group },
    login: anyone,
    logout: forwards,
    signUp: anyone,
    forgotPassword: anyone,
    resetPassword: byMail,
    confirmEmail: byMail,
    recover: anyone,
    stopRecovery: byMail,
    finishRecovery: byMail,
    account: landlord,
    accountHold: 'is only there while an account is on hold',
    billingDetails: landlord,
    createListing: landlord,
    supportUkraine: anyone,
    referralInvite: landlord,
    referralEinladen: forwards,
    referenceInviter: forwards,
    inviteLandlords: anyone,
    help: { ...anyone, params: { articleId: 'photos' } },
    outbox: anyone,
    checkDocument: anyone,
    cleaningPlan: 'needs a link of the landlord',
    linkExpired: anyone,
    imprint: anyone,
    terms: anyone,
    privacy: anyone,
  }
}

/** Pages that look different by who opens them or by what is open in them. */
export function moreLooks(ids: FoundIds): (Look & { name: string; page: RouteName })[] {
  const asked = { ...landlord, page: 'inbox' as const, params: ids.request }
  const of = `${ids.request.bookingRequestId}.${ids.request.listingRequestId}`
  return [
    { ...asked, name: 'request' },
    ...['accept', 'reject', 'suggest'].map((dialog) => ({
      ...asked,
      name: `${dialog}-dialog`,
      search: { dialog, of },
    })),
    { ...landlord, name: 'booking', page: 'bookings', params: { bookingId: ids.bookingId } },
    ...['photos', 'price', 'stay', 'energy', 'contacts'].map((stepId) => ({
      ...landlord,
      name: `edit-${stepId}`,
      page: 'listingEdit' as const,
      params: { ...listing, stepId },
    })),
    ...['security', 'sessions', 'tokens', 'webhooks', 'data', 'handover', 'deletion'].map((section) => ({
      ...landlord,
      name: `account-${section}`,
      page: 'account' as const,
      params: { section },
    })),
    { ...landlord, name: 'notification-settings', page: 'notifications', search: { view: 'settings' } },
    { ...landlord, name: 'stay-limits', page: 'rents', search: { view: 'limits' } },
    { ...landlord, name: 'menu-of-person', page: 'homepage', search: { userMenuOpen: 'true' } },
    { who: 'limited', name: 'limited-home', page: 'homepage' },
    { ...tenant, name: 'tenant-account', page: 'account' },
    { ...anyone, name: 'search-map', page: 'publicSearch', search: { view: 'map' } },
    { ...anyone, name: 'help-overview', page: 'help' },
  ]
}
