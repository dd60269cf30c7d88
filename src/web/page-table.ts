/**
 * The pages of the product. To add one: name its URL in routes.ts, write `src/web/<feature>/<name>-page.tsx` that
 * exports the component and, where it needs data, `loader: PageLoader`, and add a line to PAGES.
 * A page's module, loader included, is a chunk of its own. The loader is awaited before the page appears (the
 * former page stays, then the skeleton), except when the same page is shown with other path parts.
 */
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { BootstrapViewer } from './bootstrap.ts'
import type { Guarded } from './guard.ts'
import { PageUnreachableError } from './http.ts'
import type { PagesApart } from './pages-apart.ts'
import type { RouteName } from './routes.ts'
import type { PageLoader } from './shared/page-loader.ts'
import { isTenantOnly } from './shared/viewer.ts'
import { DetailSkeleton, FormSkeleton, PageSkeleton } from './ui/skeletons.tsx'

/** The frame around a page. */
export type Layout = 'dashboard' | 'plain' | 'account'

/** A page: where it lives, who may open it, and what to show until it is there. */
export interface PageDefinition extends Guarded {
  name: RouteName
  layout: Layout
  skeleton: RouteComponent
  component: RouteComponent
  load: () => Promise<object>
  /** The server draws its content for whoever is logged in; of others it draws the frame. */
  isDrawn?: true
}

/** What a page's module exports: the loader takes the parts of the page's own path. */
type PageModule<Route extends RouteName> = object & { loader?: PageLoader<Route> }

/** All pages. */
export const PAGES: PageDefinition[] = [
  { ...page('homepage', 'dashboard', () => import('./home/home-page.tsx'), 'HomePage'), isDrawn: true },
  withToken(page('inbox', 'dashboard', () => import('./inbox/inbox-page.tsx'), 'InboxPage')),
  withToken(page('listingRequests', 'dashboard', () => import('./inbox/inbox-page.tsx'), 'InboxPage')),
  withToken(page('groupRequests', 'dashboard', () => import('./inbox/inbox-page.tsx'), 'InboxPage')),
  page('bookings', 'dashboard', () => import('./bookings/bookings-page.tsx'), 'BookingsPage'),
  page('listingBookings', 'dashboard', () => import('./bookings/bookings-page.tsx'), 'BookingsPage'),
  page('groupBookings', 'dashboard', () => import('./bookings/bookings-page.tsx'), 'BookingsPage'),
  ...(['listingAvailability', 'sublistingAvailability'] as const).map((name) =>
    page(
      name,
      'dashboard',
      () => import('./unit-calendar/unit-calendar-page.tsx'),
      'UnitCalendarPage',
      DetailSkeleton,
    ),
  ),
  ...(['calendar', 'groupAvailability'] as const).map((name) =>
    page(name, 'dashboard', () => import('./calendar/calendar-page.tsx'), 'CalendarPage'),
  ),
  page('onboardingVerification', 'dashboard', apart('identity'), 'VerificationPage'),
  page('payments', 'dashboard', () => import('./payments/payments-page.tsx'), 'PaymentsPage'),
  page('units', 'dashboard', apart('units'), 'UnitsPage'),
  page('stayImport', 'dashboard', apart('stayImport'), 'StayImportPage', FormSkeleton),
  page('notifications', 'dashboard', apart('notifications'), 'NotificationsPage'),
  page('notification', 'dashboard', apart('notification'), 'NotificationPage'),
  page('contractTerms', 'dashboard', apart('contractTerms'), 'ContractTermsPage', FormSkeleton),
  page(
    'contractSign',
    'dashboard',
    () => import('./contract/contract-page.tsx'),
    'ContractPage',
    DetailSkeleton,
  ),
  page(
    'tenantContractSign',
    'plain',
    () => import('./contract/contract-page.tsx'),
    'ContractPage',
    DetailSkeleton,
  ),
  ...(['performance', 'listingPerformance', 'groupPerformance'] as const).map((name) =>
    page(name, 'dashboard', apart('performance'), 'PerformancePage', DetailSkeleton),
  ),
  ...(['listingBillingPayout', 'groupBillingPayout'] as const).map((name) =>
    page(name, 'dashboard', apart('billingPayout'), 'BillingPayoutPage', DetailSkeleton),
  ),
  page('billingDetails', 'dashboard', apart('billingDetails'), 'BillingDetailsPage'),
  ...(['listingWizard', 'groupWizard'] as const).map((name) =>
    page(name, 'dashboard', () => import('./listing-edit/wizard-page.tsx'), 'WizardPage', FormSkeleton),
  ),
  ...(['listingWizardSuccess', 'groupWizardSuccess'] as const).map((name) =>
    page(name, 'dashboard', apart('created'), 'WizardSuccessPage'),
  ),
  ...(['listingEdit', 'groupEdit'] as const).map((name) =>
    page(name, 'dashboard', () => import('./listing-edit/edit-page.tsx'), 'EditPage', FormSkeleton),
  ),
  page('createListing', 'dashboard', apart('create'), 'CreatePage', FormSkeleton),
  page('audit', 'dashboard', apart('audit'), 'AuditPage'),
  page('portalHomes', 'dashboard', apart('portalHomes'), 'PortalHomesPage'),
  page('staff', 'dashboard', apart('staff'), 'StaffPage'),
  page('staffPermissions', 'dashboard', apart('staffPermissions'), 'PermissionsPage'),
  page('staffRecoveries', 'dashboard', apart('staffRecoveries'), 'RecoveriesPage'),
  page('staffAppointments', 'dashboard', apart('staffAppointments'), 'AppointmentsPage'),
  page('staffImpersonations', 'dashboard', apart('staffImpersonations'), 'ImpersonationsPage'),
  page('staffFlags', 'dashboard', apart('staffFlags'), 'FlagsPage'),
  page('staffDeletions', 'dashboard', apart('staffDeletions'), 'DeletionsPage'),
  page('staffIdentities', 'dashboard', apart('staffIdentities'), 'IdentitiesPage'),
  page('staffReview', 'dashboard', apart('staffReview'), 'ReviewPage'),
  page('staffListings', 'dashboard', apart('staffListings'), 'StaffListingsPage'),
  page('staffPortals', 'dashboard', apart('staffPortals'), 'StaffPortalsPage'),
  page('staffDeals', 'dashboard', apart('staffDeals'), 'DealsPage'),
  page('staffSecondChances', 'dashboard', apart('staffSecondChances'), 'SecondChancesPage'),
  page('staffBooks', 'dashboard', apart('staffBooks'), 'BooksPage'),
  page('staffTaxReports', 'dashboard', apart('staffTaxReports'), 'TaxReportsPage'),
  page('staffTaxReport', 'dashboard', apart('staffTaxReport'), 'MessagePage', DetailSkeleton),
  page('staffAudit', 'dashboard', apart('staffAudit'), 'StaffAuditPage'),
  page('account', 'dashboard', () => import('./my-account/account-page.tsx'), 'AccountPage'),
  page('team', 'dashboard', apart('team'), 'TeamPage'),
  page('teamInvitation', 'plain', apart('invitation'), 'InvitationPage', FormSkeleton),
  page('taxReport', 'dashboard', apart('taxReport'), 'TaxReportPage'),
  page('onboarding', 'dashboard', apart('missing'), 'MissingPage'),
  page('calendlyRedirect', 'dashboard', apart('appointment'), 'AppointmentPage'),
  page('welcome', 'dashboard', apart('welcome'), 'WelcomePage'),
  page('explore', 'dashboard', apart('explore'), 'ExplorePage'),
  ...(['referralInvite', 'referralEinladen', 'referenceInviter'] as const).map((name) =>
    open(name, 'plain', () => import('./entry/invite-page.tsx'), 'InvitePage'),
  ),
  open('inviteLandlords', 'plain', () => import('./entry/invite-landlords-page.tsx'), 'InviteLandlordsPage'),
  open('supportUkraine', 'plain', () => import('./entry/support-ukraine-page.tsx'), 'SupportUkrainePage'),
  open('linkExpired', 'plain', () => import('./errors/link-expired-page.tsx'), 'LinkExpiredPage'),
  page('tenantRequests', 'plain', () => import('./tenant/requests-page.tsx'), 'TenantRequestsPage'),
  page(
    'tenantRequest',
    'plain',
    () => import('./tenant/request-page.tsx'),
    'TenantRequestPage',
    DetailSkeleton,
  ),
  page(
    'tenantDocuments',
    'plain',
    () => import('./tenant-documents/documents-page.tsx'),
    'TenantDocumentsPage',
    DetailSkeleton,
  ),
  page(
    'listingRequestForm',
    'plain',
    () => import('./request-form/request-form-page.tsx'),
    'RequestFormPage',
    FormSkeleton,
  ),
  page(
    'groupRequestForm',
    'plain',
    () => import('./request-form/request-form-page.tsx'),
    'RequestFormPage',
    FormSkeleton,
  ),
  page(
    'tenantBooking',
    'plain',
    () => import('./tenant-bookings/booking-page.tsx'),
    'TenantBookingPage',
    DetailSkeleton,
  ),
  page('tenantProfile', 'plain', apart('profile'), 'TenantProfilePage', FormSkeleton),
  page('tenantVerification', 'plain', apart('identity'), 'VerificationPage'),
  page('logout', 'account', () => import('./account/logout-page.tsx'), 'LogoutPage', FormSkeleton),
  open('start', 'plain', () => import('./public-listing/start-page.tsx'), 'StartPage'),
  open(
    'publicListing',
    'plain',
    () => import('./public-listing/listing-page.tsx'),
    'ListingPage',
    DetailSkeleton,
  ),
  open(
    'publicGroup',
    'plain',
    () => import('./public-listing/listing-page.tsx'),
    'ListingPage',
    DetailSkeleton,
  ),
  open('publicSearch', 'plain', () => import('./public-listing/search-page.tsx'), 'SearchPage'),
  open('landing', 'plain', () => import('./public-listing/landing-page.tsx'), 'LandingPage'),
  open('shortlist', 'plain', () => import('./public-listing/shortlist-page.tsx'), 'ShortlistPage'),
  open('help', 'plain', () => import('./help/help-page.tsx'), 'HelpPage'),
  open('imprint', 'plain', () => import('./legal/imprint-page.tsx'), 'ImprintPage'),
  open('terms', 'plain', () => import('./legal/terms-page.tsx'), 'TermsPage'),
  open('privacy', 'plain', () => import('./legal/privacy-page.tsx'), 'PrivacyPage'),
  open(
    'checkDocument',
    'plain',
    () => import('./check-document/check-document-page.tsx'),
    'CheckDocumentPage',
  ),
  open('outbox', 'plain', () => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
  open(
    'resetPassword',
    'account',
    () => import('./account/reset-password-page.tsx'),
    'ResetPasswordPage',
    FormSkeleton,
  ),
  open(
    'confirmEmail',
    'account',
    () => import('./account/confirm-email-page.tsx'),
    'ConfirmEmailPage',
    FormSkeleton,
  ),
  open('recover', 'account', apart('recover'), 'RecoverPage', FormSkeleton),
  open('stopRecovery', 'account', apart('stopRecovery'), 'StopRecoveryPage', FormSkeleton),
  open('finishRecovery', 'account', apart('finishRecovery'), 'FinishRecoveryPage', FormSkeleton),
  guest('login', () => import('./account/login-page.tsx'), 'LoginPage'),
  guest('signUp', () => import('./account/sign-up-page.tsx'), 'SignUpPage'),
  guest('forgotPassword', () => import('./account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
]

/** The pages of somebody with limited access, in place of the ones of the same name (D1, D6). */
const LIMITED_PAGES: PageDefinition[] = (
  ['homepage', 'inbox', 'listingRequests', 'groupRequests'] as const
).map((name) => ({
  ...page(name, 'dashboard', () => import('./limited/limited-page.tsx'), 'LimitedPage'),
  accessToken: PAGES.find((definition) => definition.name === name)?.accessToken,
}))

/** Pages of landlords and tenants alike: each has them in their own frame. */
const SHARED_PAGES: RouteName[] = ['notifications', 'notification']

/** All pages for somebody, or for nobody; who came by a link has no frame with menus that lead nowhere. */
export function pagesFor(viewer: BootstrapViewer | null): PageDefinition[] {
  if (isTenantOnly(viewer)) {
    return PAGES.map((shared) =>
      SHARED_PAGES.includes(shared.name) ? { ...shared, layout: 'plain' } : shared,
    )
  }
  if (viewer?.access !== 'LIMITED') return PAGES
  return PAGES.map((full) => {
    const limited = LIMITED_PAGES.find(({ name }) => name === full.name)
    if (!limited) return full
    return viewer.role === 'LINK' ? { ...limited, layout: 'plain' } : limited
  })
}

function page<Route extends RouteName, Module extends PageModule<Route>, Name extends keyof Module & string>(
  name: Route,
  layout: Layout,
  load: () => Promise<Module>,
  component: Name,
  skeleton: RouteComponent = PageSkeleton,
): PageDefinition {
  const reach = () => load().catch(unreachable)
  return {
    name,
    layout,
    access: 'viewer',
    skeleton,
    load: reach,
    component: lazyRouteComponent(reach, component) as RouteComponent,
  }
}

/** Loads a page whose module the list apart names. */
function apart<Key extends keyof PagesApart>(key: Key): PagesApart[Key] {
  return (async () => (await import('./pages-apart.ts')).pagesApart[key]()) as PagesApart[Key]
}

function unreachable(cause: unknown): never {
  throw new PageUnreachableError(cause)
}

/** An access token opens the page without a login; it goes from the address once somebody is logged in (D2). */
function withToken(definition: PageDefinition): PageDefinition {
  return { ...definition, accessToken: 'strip' }
}

function open<Route extends RouteName, Module extends PageModule<Route>, Name extends keyof Module & string>(
  name: Route,
  layout: Layout,
  load: () => Promise<Module>,
  component: Name,
  skeleton: RouteComponent = PageSkeleton,
): PageDefinition {
  return { ...page(name, layout, load, component, skeleton), access: 'public' }
}

function guest<Module extends object, Name extends keyof Module & string>(
  name: RouteName,
  load: () => Promise<Module>,
  component: Name,
): PageDefinition {
  return { ...page(name, 'account', load, component, FormSkeleton), access: 'guest' }
}
