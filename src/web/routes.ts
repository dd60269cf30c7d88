import { ACCESS_TOKEN_PARAMETER } from '../domain/catalogue/interface.ts'
/**
 * Every URL of the product, named (D2). `{name}` is a required part, `{name?}` an optional one at the end.
 * Router paths, links, mails' deep links and the login guard all come from this one table.
 */
export const ROUTES = {
  root: '/',
  start: '/{language}',
  homepage: '/{language}/dashboard',
  onboarding: '/{language}/dashboard/onboarding',
  onboardingVerification: '/{language}/dashboard/onboarding/verification',
  listingWizard: '/{language}/dashboard/l/{listingId}/wizard/{stepId?}',
  listingWizardSuccess: '/{language}/dashboard/l/{listingId}/wizard/success',
  groupWizard: '/{language}/dashboard/g/{groupId}/wizard/{stepId?}',
  groupWizardSuccess: '/{language}/dashboard/g/{groupId}/wizard/success',
  payments: '/{language}/dashboard/payments',
  taxReport: '/{language}/dashboard/tax-report',
  calendlyRedirect: '/{language}/dashboard/calendly-redirect',
  listingEdit: '/{language}/dashboard/l/{listingId}/edit/{stepId?}',
  groupEdit: '/{language}/dashboard/g/{groupId}/edit/{stepId?}',
  listingAvailability: '/{language}/dashboard/l/{listingId}/availability',
  groupAvailability: '/{language}/dashboard/g/{groupId}/availability',
  units: '/{language}/dashboard/g/{groupId}/units',
  unitCard: '/{language}/dashboard/l/{listingId}/tenant',
  sublistingAvailability: '/{language}/dashboard/g/{groupId}/{sublistingId}/availability',
  listingBookings: '/{language}/dashboard/l/{listingId}/bookings/{bookingId?}',
  groupBookings: '/{language}/dashboard/g/{groupId}/bookings/{bookingId?}',
  listingRequests: '/{language}/dashboard/l/{listingId}/requests/{bookingRequestId?}/{listingRequestId?}',
  groupRequests: '/{language}/dashboard/g/{groupId}/requests/{bookingRequestId?}/{listingRequestId?}',
  performance: '/{language}/dashboard/performance',
  listingPerformance: '/{language}/dashboard/l/{listingId}/performance',
  groupPerformance: '/{language}/dashboard/g/{groupId}/performance',
  listingBillingPayout: '/{language}/dashboard/l/{listingId}/billing-payout',
  groupBillingPayout: '/{language}/dashboard/g/{groupId}/billing-payout',
  welcome: '/{language}/dashboard/welcome',
  explore: '/{language}/dashboard/explore',
  inbox: '/{language}/dashboard/inbox/{bookingRequestId?}/{listingRequestId?}',
  calendar: '/{language}/dashboard/calendar',
  homeImport: '/{language}/dashboard/home-import',
  rents: '/{language}/dashboard/rents',
  cleaning: '/{language}/dashboard/cleaning',
  stayImport: '/{language}/dashboard/stay-import',
  bookings: '/{language}/dashboard/bookings/{bookingId?}',
  keyHandover: '/{language}/dashboard/bookings/{bookingId}/handover/{kind}',
  notifications: '/{language}/dashboard/notifications',
  notification: '/{language}/dashboard/notifications/{notificationId}',
  team: '/{language}/dashboard/team',
  portalHomes: '/{language}/dashboard/portals',
  audit: '/{language}/dashboard/log',
  staff: '/{language}/staff',
  staffPermissions: '/{language}/staff/permissions',
  staffRecoveries: '/{language}/staff/recoveries',
  staffAppointments: '/{language}/staff/appointments',
  staffImpersonations: '/{language}/staff/impersonations',
  staffHolds: '/{language}/staff/holds',
  staffReports: '/{language}/staff/reports',
  staffReport: '/{language}/staff/reports/{reportId}',
  staffFlags: '/{language}/staff/flags',
  staffDeletions: '/{language}/staff/deletions',
  staffReview: '/{language}/staff/review',
  staffIdentities: '/{language}/staff/identities',
  staffListings: '/{language}/staff/listings',
  staffPortals: '/{language}/staff/portals',
  staffDeals: '/{language}/staff/deals',
  staffSecondChances: '/{language}/staff/second-chances',
  staffBooks: '/{language}/staff/books',
  staffTaxReports: '/{language}/staff/tax-reports',
  staffTaxReport: '/{language}/staff/tax-reports/{reportId}',
  staffAudit: '/{language}/staff/log/{landlordId}',
  teamInvitation: '/{language}/team-invitation',
  contractTerms: '/{language}/dashboard/requests/{bookingRequestId}/{listingRequestId}/contract',
  contractSign: '/{language}/dashboard/contracts/{offerId}',
  tenantContractSign: '/{language}/contracts/{offerId}',
  tenantRequests: '/{language}/requests',
  tenantRequest: '/{language}/requests/{bookingRequestId}/{listingRequestId?}',
  tenantBooking: '/{language}/bookings/{bookingId}',
  tenantKeyHandover: '/{language}/bookings/{bookingId}/handover/{kind}',
  tenantProfile: '/{language}/my/profile',
  tenantVerification: '/{language}/my/verification',
  tenantDocuments: '/{language}/requests/{bookingRequestId}/{listingRequestId}/documents',
  publicListing: '/{language}/l/{listingId}',
  publicGroup: '/{language}/g/{groupId}',
  publicSearch: '/{language}/search',
  landing: '/{language}/homes/{place}/{category?}',
  shortlist: '/{language}/shortlist',
  listingRequestForm: '/{language}/l/{listingId}/request',
  groupRequestForm: '/{language}/g/{groupId}/request',
  login: '/{language}/login',
  logout: '/{language}/logout',
  signUp: '/{language}/sign-up',
  forgotPassword: '/{language}/forgot-password',
  resetPassword: '/{language}/reset-password',
  confirmEmail: '/{language}/confirm-email',
  recover: '/{language}/recover',
  stopRecovery: '/{language}/recover/stop',
  finishRecovery: '/{language}/recover/finish',
  account: '/{language}/my/account/{section?}',
  accountHold: '/{language}/my/hold',
  billingDetails: '/{language}/account/billing-details',
  createListing: '/{language}/create',
  supportUkraine: '/{language}/support-ukraine',
  referralInvite: '/{language}/referral/invite',
  referralEinladen: '/{language}/referral/einladen',
  referenceInviter: '/{language}/reference/inviter',
  inviteLandlords: '/{language}/invite-landlords',
  help: '/{language}/help/{articleId?}',
  outbox: '/{language}/outbox',
  checkDocument: '/{language}/check-document',
  cleaningPlan: '/{language}/cleaning',
  linkExpired: '/{language}/link-expired',
  imprint: '/{language}/impressum',
  terms: '/{language}/tos',
  privacy: '/{language}/datenschutz',
} as const

/** Name of a route of the table. */
export type RouteName = keyof typeof ROUTES

type PartsIn<Pattern> = Pattern extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsIn<Rest> : never
type PartsOf<Name extends RouteName> = Name extends RouteName ? PartsIn<(typeof ROUTES)[Name]> : never
type NameOf<Part> = Part extends `${infer Name}?` ? Name : Part
type NamesOf<Name extends RouteName> = Exclude<NameOf<PartsOf<Name>>, 'language'>
/** The routes that can't be without a part. */
type Needing<Part> = { [Name in RouteName]: Part extends PartsOf<Name> ? Name : never }[RouteName]

/** The parts of a route's path by name, or of several routes that show one page: what one of them lacks may be missing. */
export type RouteParams<Name extends RouteName = RouteName> = {
  readonly [Part in NamesOf<Name> as [Name] extends [Needing<Part>] ? Part : never]: string
} & {
  readonly [Part in NamesOf<Name> as [Name] extends [Needing<Part>] ? never : Part]?: string | undefined
}

/** Whether the parts of an address are those of one of some routes. */
export function isPathOf<Name extends RouteName>(
  names: readonly Name[],
  params: PathParams,
): params is PathParams & RouteParams<Name> {
  return names.some((name) =>
    [...ROUTES[name].matchAll(/\{(\w+)\}/g)].every(([, part = '']) => part === 'language' || params[part]),
  )
}

/** Values for the parts of a path; undefined leaves an optional part out. */
export type PathParams = Record<string, string | undefined>

/**
 * Builds the URL of a named route; all routes but root need `language`.
 * Throws 'Route not found: {name}' for a name that is not in the table, and for a required part without a value.
 */
export function path(name: string, params: PathParams = {}, search: PathParams = {}): string {
  const wanted = name === 'referralInvite' ? referralRoute(params.language) : name
  const pattern = Object.entries(ROUTES).find(([known]) => known === wanted)?.[1]
  if (!pattern) throw new Error(`Route not found: ${name}`)
  const built = pattern.replace(/\/\{(\w+)(\??)\}/g, (_, part: string, optional: string) => {
    const value = params[part]
    if (value) return `/${encodeURIComponent(value)}`
    if (optional) return ''
    throw new Error(`Route ${name} needs ${part}`)
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, value)
  // D2: a trailing question mark of a built route is removed.
  return `${built}?${query}`.replace(/\?$/, '')
}

/** The referral invite page, whose path differs by language (D2). */
export function referralPath(language: string): string {
  return path('referralInvite', { language })
}

function referralRoute(language: string | undefined): RouteName {
  if (language === 'de') return 'referralEinladen'
  return language === 'fr' ? 'referenceInviter' : 'referralInvite'
}

/** A redirect target that stays on this site: an own path, else '/'; 'about:blank' becomes '/' too (D2). */
export function safeRedirect(target: string | undefined | null): string {
  if (!target?.startsWith('/')) return '/'
  const base = 'https://own.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  if (url?.origin !== base) return '/'
  if (isLogout(url.pathname)) return '/'
  const own = url.pathname + url.search + url.hash
  // '/.//other.example' parses to an own origin but a path that browsers read as another host.
  return own.startsWith('//') ? '/' : own
}

/**
 * The login page that leads on to what was wanted. A token stays out of everything that is kept or sent on, and nobody
 * who logs in wants to be logged out.
 */
export function loginPath(language: string, wanted: string): string {
  const url = new URL(wanted, 'https://own.invalid')
  url.searchParams.delete(ACCESS_TOKEN_PARAMETER)
  const redirect = url.pathname + url.search + url.hash
  return path('login', { language }, isLogout(url.pathname) ? {} : { redirect })
}

/** Whether a path is that of the logout, as the router reads it: in any case, with or without a language. */
function isLogout(pathname: string): boolean {
  const parts = pathname.split('/').filter(Boolean)
  return parts.length <= 2 && decoded(parts.at(-1) ?? '').toLowerCase() === 'logout'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Broken escapes name no page.
    return ''
  }
}

/** The same page in another language. */
export function inLanguage(pathname: string, language: string): string {
  if (pathname === referralPath(pathname.split('/')[1] ?? '')) return referralPath(language)
  return pathname.replace(/^\/[^/]*/, `/${language}`)
}
