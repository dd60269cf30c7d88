import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes } from '../src/server/routes.ts'
import { ROUTES, type RouteName } from '../src/web/routes.ts'

const noList = 'It shows no list.'
const oneThing = 'It shows one thing, whose parts are few.'
const fewOfOwn = 'A person has a handful of them.'
const staffSearch =
  'Staff find one here and then another; what they see of people is not theirs to take along.'
const toDo = 'It is a list of what is to be done, which is short or not done.'
const forAnybody =
  'Whoever searches looks at homes one after the other; their data are no list to take along.'

/** Which table the list of a page can be taken along as, or why there is none. */
const LISTS: Record<RouteName, { csv: string } | { none: string }> = {
  root: { none: noList },
  start: { none: noList },
  homepage: { csv: '/api/homes.csv' },
  onboarding: { none: toDo },
  onboardingVerification: { none: noList },
  listingWizard: { none: oneThing },
  listingWizardSuccess: { none: noList },
  groupWizard: { none: oneThing },
  groupWizardSuccess: { none: noList },
  payments: { csv: '/api/money.csv' },
  taxReport: { csv: '/api/tax-report.csv' },
  calendlyRedirect: { none: noList },
  listingEdit: { none: oneThing },
  groupEdit: { none: oneThing },
  listingAvailability: { none: 'The calendar of all units has a table, which takes one unit, too.' },
  sublistingAvailability: { none: 'The calendar of all units has a table, which takes one unit, too.' },
  groupAvailability: { csv: '/api/calendar.csv' },
  calendar: { csv: '/api/calendar.csv' },
  homeImport: { none: 'It brings lists in; what it has brought stands on home.' },
  keyHandover: { none: oneThing },
  stayImport: { none: 'It brings lists in; what it has brought stands in the calendar.' },
  unitCard: { none: oneThing },
  cleaning: { none: 'Its departures and arrivals are those of the table of bookings.' },
  rents: { none: 'Its homes and their rents are those of the table of all homes.' },
  units: { csv: '/api/listings/g/:groupId/units.csv' },
  listingBookings: { csv: '/api/bookings.csv' },
  groupBookings: { csv: '/api/bookings.csv' },
  bookings: { csv: '/api/bookings.csv' },
  listingRequests: { csv: '/api/requests.csv' },
  groupRequests: { csv: '/api/requests.csv' },
  inbox: { csv: '/api/requests.csv' },
  performance: { csv: '/api/performance.csv' },
  listingPerformance: { csv: '/api/performance.csv' },
  groupPerformance: { csv: '/api/performance.csv' },
  listingBillingPayout: { none: oneThing },
  groupBillingPayout: { none: oneThing },
  welcome: { none: noList },
  explore: { none: noList },
  notifications: { csv: '/api/notifications.csv' },
  notification: { none: oneThing },
  team: { none: 'A team is of a handful of people.' },
  portalHomes: { none: 'Its homes are those of the table of all homes; what a portal lacks is mended here.' },
  audit: { csv: '/api/log.csv' },
  staff: { none: staffSearch },
  staffPermissions: { none: staffSearch },
  staffFlags: { none: staffSearch },
  staffDeletions: { none: toDo },
  staffRecoveries: { none: toDo },
  staffAppointments: { csv: '/api/appointments.csv' },
  staffImpersonations: { csv: '/api/impersonations.csv' },
  staffHolds: { none: toDo },
  staffReports: { none: toDo },
  staffReport: { none: oneThing },
  accountHold: { none: oneThing },
  staffDeals: { csv: '/api/deals.csv' },
  staffReview: { none: toDo },
  staffIdentities: { none: toDo },
  staffListings: { none: staffSearch },
  staffPortals: { none: 'The product feeds a handful of portals.' },
  staffSecondChances: { none: toDo },
  staffBooks: {
    none: 'What is to be matched is done here; the entries leave as the money table of each landlord.',
  },
  staffTaxReports: { none: 'There is a message for each year and correction.' },
  staffTaxReport: { csv: '/api/tax-reports/:reportId/records.csv' },
  staffAudit: { none: 'The landlord takes the log of the own world along; staff read it here alone.' },
  teamInvitation: { none: oneThing },
  contractTerms: { none: oneThing },
  contractSign: { none: oneThing },
  tenantContractSign: { none: oneThing },
  tenantRequests: { none: fewOfOwn },
  tenantRequest: { none: oneThing },
  tenantBooking: { none: oneThing },
  tenantProfile: { none: oneThing },
  tenantKeyHandover: { none: oneThing },
  tenantVerification: { none: noList },
  tenantDocuments: { none: fewOfOwn },
  publicListing: { none: oneThing },
  publicGroup: { none: oneThing },
  publicSearch: { none: forAnybody },
  landing: { none: forAnybody },
  shortlist: { none: fewOfOwn },
  listingRequestForm: { none: noList },
  groupRequestForm: { none: noList },
  login: { none: noList },
  logout: { none: noList },
  signUp: { none: noList },
  forgotPassword: { none: noList },
  resetPassword: { none: noList },
  recover: { none: noList },
  stopRecovery: { none: noList },
  finishRecovery: { none: noList },
  confirmEmail: { none: noList },
  account: { none: fewOfOwn },
  billingDetails: { none: fewOfOwn },
  createListing: { none: noList },
  supportUkraine: { none: noList },
  referralInvite: { none: noList },
  referralEinladen: { none: noList },
  referenceInviter: { none: noList },
  inviteLandlords: { none: noList },
  help: { none: noList },
  outbox: { none: 'It is the post of the demo, which nobody needs elsewhere.' },
  checkDocument: { none: noList },
  cleaningPlan: { none: 'It shows whoever cleans the next weeks, and is theirs to look at alone.' },
  linkExpired: { none: noList },
  imprint: { none: noList },
  terms: { none: noList },
  privacy: { none: noList },
}

const source = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('/gen/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it('every page is named here', () => {
  expect(Object.keys(LISTS).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

const tables = [...new Set(Object.values(LISTS).flatMap((list) => ('csv' in list ? [list.csv] : [])))]

it.each(tables)('%s can be had, and a page leads there', (url) => {
  expect(routes.filter((route) => route.url === url && route.method === 'GET')).toHaveLength(1)
  // Some addresses are put together: what is sure is how they begin.
  expect(source).toContain(url.replace(/(\/:.*|\.csv)$/, ''))
})

it('a table of a landlord’s that no page leads to is none', () => {
  const known = new Set(tables)
  const others = routes
    .filter(({ url, policy }) => url.endsWith('.csv') && policy !== 'accounting' && !known.has(url))
    .map(({ url }) => url)
  expect(others).toEqual([])
})
