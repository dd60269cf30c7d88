/**
 * The pages of the product. To add one: name its URL in routes.ts, write `src/web/<feature>/<name>-page.tsx` that
 * exports the component and, where it needs data, `loader: PageLoader`, name its module in pages-apart.ts and its
 * route here. Only what is opened again and again, or first, names its module here: each costs every visit some bytes.
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
  ...(['bookings', 'listingBookings', 'groupBookings'] as const).map((name) =>
    page(name, 'dashboard', () => import('./bookings/bookings-page.tsx'), 'BookingsPage'),
  ),
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
  page('payments', 'dashboard', () => import('./payments/payments-page.tsx'), 'PaymentsPage'),
  page('account', 'dashboard', () => import('./my-account/account-page.tsx'), 'AccountPage'),
  ...(['listingWizard', 'groupWizard'] as const).map((name) =>
    page(name, 'dashboard', () => import('./listing-edit/wizard-page.tsx'), 'WizardPage', FormSkeleton),
  ),
  ...(['listingEdit', 'groupEdit'] as const).map((name) =>
    page(name, 'dashboard', () => import('./listing-edit/edit-page.tsx'), 'EditPage', FormSkeleton),
  ),
  ...pagesApart('dashboard', [
    'accountHold',
    'audit',
    'billingDetails',
    'calendlyRedirect',
    'cleaning',
    'explore',
    'notification',
    'notifications',
    'onboarding',
    'onboardingVerification',
    'portalHomes',
    'rents',
    'staff',
    'staffAppointments',
    'staffAudit',
    'staffBooks',
    'staffDeals',
    'staffDeletions',
    'staffFlags',
    'staffHolds',
    'staffIdentities',
    'staffImpersonations',
    'staffListings',
    'staffPermissions',
    'staffPortals',
    'staffRecoveries',
    'staffReport',
    'staffReports',
    'staffReview',
    'staffSecondChances',
    'staffTaxReports',
    'taxReport',
    'team',
    'units',
    'welcome',
    'listingWizardSuccess',
    'groupWizardSuccess',
  ]),
  ...pagesApart(
    'dashboard',
    ['contractTerms', 'createListing', 'homeImport', 'keyHandover', 'stayImport'],
    FormSkeleton,
  ),
  ...pagesApart(
    'dashboard',
    [
      'contractSign',
      'groupBillingPayout',
      'groupPerformance',
      'listingBillingPayout',
      'listingPerformance',
      'performance',
      'staffTaxReport',
      'unitCard',
    ],
    DetailSkeleton,
  ),
  page('tenantRequests', 'plain', () => import('./tenant/requests-page.tsx'), 'TenantRequestsPage'),
  page(
    'tenantRequest',
    'plain',
    () => import('./tenant/request-page.tsx'),
    'TenantRequestPage',
    DetailSkeleton,
  ),
  // The account comes when the request is sent.
  ...(['listingRequestForm', 'groupRequestForm'] as const).map((name) =>
    open(
      page(
        name,
        'plain',
        () => import('./request-form/request-form-page.tsx'),
        'RequestFormPage',
        FormSkeleton,
      ),
    ),
  ),
  ...pagesApart('plain', ['tenantVerification']),
  ...pagesApart('plain', ['tenantBooking', 'tenantContractSign', 'tenantDocuments'], DetailSkeleton),
  ...pagesApart('plain', ['teamInvitation', 'tenantKeyHandover', 'tenantProfile'], FormSkeleton),
  ...pagesApart('account', ['logout'], FormSkeleton),
  open(page('start', 'plain', () => import('./public-listing/start-page.tsx'), 'StartPage')),
  ...(['publicListing', 'publicGroup'] as const).map((name) =>
    open(
      page(name, 'plain', () => import('./public-listing/listing-page.tsx'), 'ListingPage', DetailSkeleton),
    ),
  ),
  open(page('publicSearch', 'plain', () => import('./public-listing/search-page.tsx'), 'SearchPage')),
  open(page('landing', 'plain', () => import('./public-listing/landing-page.tsx'), 'LandingPage')),
  open(page('shortlist', 'plain', () => import('./public-listing/shortlist-page.tsx'), 'ShortlistPage')),
  ...pagesApart('plain', [
    'checkDocument',
    'cleaningPlan',
    'help',
    'imprint',
    'inviteLandlords',
    'linkExpired',
    'outbox',
    'privacy',
    'referenceInviter',
    'referralEinladen',
    'referralInvite',
    'supportUkraine',
    'terms',
  ]).map(open),
  ...pagesApart(
    'account',
    ['confirmEmail', 'finishRecovery', 'recover', 'resetPassword', 'stopRecovery'],
    FormSkeleton,
  ).map(open),
  ...pagesApart('account', ['forgotPassword', 'login', 'signUp'], FormSkeleton).map(forGuests),
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

/** The frame that a page has for somebody: the help, too, stands in that of their work. */
function inFrameOf(viewer: BootstrapViewer | null, shared: PageDefinition): PageDefinition {
  if (isTenantOnly(viewer))
    return SHARED_PAGES.includes(shared.name) ? { ...shared, layout: 'plain' } : shared
  const works = viewer !== null && viewer.role !== 'LINK'
  return works && shared.name === 'help' ? { ...shared, layout: 'dashboard' } : shared
}

/** All pages for somebody, or for nobody; who came by a link has no frame with menus that lead nowhere. */
export function pagesFor(viewer: BootstrapViewer | null): PageDefinition[] {
  const pages = PAGES.map((shared) => inFrameOf(viewer, shared))
  if (viewer?.access !== 'LIMITED') return pages
  return pages.map((full) => {
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
  return define(name, layout, load, component, skeleton)
}

/** Pages whose modules the list apart names: here stand their routes alone. */
function pagesApart(
  layout: Layout,
  names: readonly (keyof PagesApart)[],
  skeleton: RouteComponent = PageSkeleton,
): PageDefinition[] {
  return names.map((name) => {
    const load = async () => (await import('./pages-apart.ts')).pages[name]()
    return define(name, layout, load, 'Page', skeleton)
  })
}

function define(
  name: RouteName,
  layout: Layout,
  load: () => Promise<object>,
  component: string,
  skeleton: RouteComponent,
): PageDefinition {
  const reach = () => load().catch(unreachable) as Promise<Record<string, RouteComponent>>
  return {
    name,
    layout,
    access: 'viewer',
    skeleton,
    load: reach,
    component: lazyRouteComponent(reach, component),
  }
}

function unreachable(cause: unknown): never {
  throw new PageUnreachableError(cause)
}

/** An access token opens the page without a login; it goes from the address once somebody is logged in (D2). */
function withToken(definition: PageDefinition): PageDefinition {
  return { ...definition, accessToken: 'strip' }
}

function open(definition: PageDefinition): PageDefinition {
  return { ...definition, access: 'public' }
}

function forGuests(definition: PageDefinition): PageDefinition {
  return { ...definition, access: 'guest' }
}
