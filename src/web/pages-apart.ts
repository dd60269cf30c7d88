import type { RouteName } from './routes.ts'
import type { PageLoader } from './shared/page-loader.ts'

/**
 * The modules of pages that few open, or few a second time, by their routes: home doesn't load so much as the names of
 * their files.
 */
export const pages = {
  onboardingVerification: of(() => import('./verification/verification-page.tsx'), 'VerificationPage'),
  tenantVerification: of(() => import('./verification/verification-page.tsx'), 'VerificationPage'),
  onboarding: of(() => import('./missing/missing-page.tsx'), 'MissingPage'),
  taxReport: of(() => import('./tax-report/tax-report-page.tsx'), 'TaxReportPage'),
  calendlyRedirect: of(() => import('./appointment/appointment-page.tsx'), 'AppointmentPage'),
  welcome: of(() => import('./entry/welcome-page.tsx'), 'WelcomePage'),
  explore: of(() => import('./entry/explore-page.tsx'), 'ExplorePage'),
  team: of(() => import('./team/team-page.tsx'), 'TeamPage'),
  teamInvitation: of(() => import('./team/invitation-page.tsx'), 'InvitationPage'),
  accountHold: of(() => import('./account-hold/hold-page.tsx'), 'HoldPage'),
  audit: of(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  notifications: of(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
  notification: of(() => import('./notifications/notification-page.tsx'), 'NotificationPage'),
  unitCard: of(() => import('./unit-card/unit-card-page.tsx'), 'UnitCardPage'),
  keyHandover: of(() => import('./key-handover/key-handover-page.tsx'), 'KeyHandoverPage'),
  units: of(() => import('./units/units-page.tsx'), 'UnitsPage'),
  homeImport: of(() => import('./home-import/home-import-page.tsx'), 'HomeImportPage'),
  cleaning: of(() => import('./cleaning/cleaning-page.tsx'), 'CleaningPage'),
  rents: of(() => import('./rents/rents-page.tsx'), 'RentsPage'),
  stayImport: of(() => import('./stay-import/stay-import-page.tsx'), 'StayImportPage'),
  listingWizardSuccess: of(() => import('./listing-edit/success-page.tsx'), 'WizardSuccessPage'),
  groupWizardSuccess: of(() => import('./listing-edit/success-page.tsx'), 'WizardSuccessPage'),
  createListing: of(() => import('./listing-edit/create-page.tsx'), 'CreatePage'),
  billingDetails: of(() => import('./payout-data/billing-details-page.tsx'), 'BillingDetailsPage'),
  listingBillingPayout: of(() => import('./payout-data/billing-payout-page.tsx'), 'BillingPayoutPage'),
  groupBillingPayout: of(() => import('./payout-data/billing-payout-page.tsx'), 'BillingPayoutPage'),
  contractTerms: of(() => import('./contract-terms/contract-terms-page.tsx'), 'ContractTermsPage'),
  contractSign: of(() => import('./contract/contract-page.tsx'), 'ContractPage'),
  performance: of(() => import('./performance/performance-page.tsx'), 'PerformancePage'),
  listingPerformance: of(() => import('./performance/performance-page.tsx'), 'PerformancePage'),
  groupPerformance: of(() => import('./performance/performance-page.tsx'), 'PerformancePage'),
  portalHomes: of(() => import('./portals/portal-homes-page.tsx'), 'PortalHomesPage'),
  // Of tenants.
  tenantProfile: of(() => import('./request-form/profile-page.tsx'), 'TenantProfilePage'),
  tenantDocuments: of(() => import('./tenant-documents/documents-page.tsx'), 'TenantDocumentsPage'),
  tenantBooking: of(() => import('./tenant-bookings/booking-page.tsx'), 'TenantBookingPage'),
  tenantKeyHandover: of(
    () => import('./tenant-key-handover/tenant-key-handover-page.tsx'),
    'TenantKeyHandoverPage',
  ),
  tenantContractSign: of(() => import('./contract/contract-page.tsx'), 'ContractPage'),
  // Of everybody.
  help: of(() => import('./help/help-page.tsx'), 'HelpPage'),
  imprint: of(() => import('./legal/imprint-page.tsx'), 'ImprintPage'),
  terms: of(() => import('./legal/terms-page.tsx'), 'TermsPage'),
  privacy: of(() => import('./legal/privacy-page.tsx'), 'PrivacyPage'),
  cleaningPlan: of(() => import('./cleaning-plan/cleaning-plan-page.tsx'), 'CleaningPlanPage'),
  checkDocument: of(() => import('./check-document/check-document-page.tsx'), 'CheckDocumentPage'),
  outbox: of(() => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
  referralInvite: of(() => import('./entry/invite-page.tsx'), 'InvitePage'),
  referralEinladen: of(() => import('./entry/invite-page.tsx'), 'InvitePage'),
  referenceInviter: of(() => import('./entry/invite-page.tsx'), 'InvitePage'),
  inviteLandlords: of(() => import('./entry/invite-landlords-page.tsx'), 'InviteLandlordsPage'),
  supportUkraine: of(() => import('./entry/support-ukraine-page.tsx'), 'SupportUkrainePage'),
  linkExpired: of(() => import('./errors/link-expired-page.tsx'), 'LinkExpiredPage'),
  // Of logins.
  login: of(() => import('./account/login-page.tsx'), 'LoginPage'),
  signUp: of(() => import('./account/sign-up-page.tsx'), 'SignUpPage'),
  logout: of(() => import('./account/logout-page.tsx'), 'LogoutPage'),
  forgotPassword: of(() => import('./account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  resetPassword: of(() => import('./account/reset-password-page.tsx'), 'ResetPasswordPage'),
  confirmEmail: of(() => import('./account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  recover: of(() => import('./account/recover-page.tsx'), 'RecoverPage'),
  stopRecovery: of(() => import('./account/stop-recovery-page.tsx'), 'StopRecoveryPage'),
  finishRecovery: of(() => import('./account/finish-recovery-page.tsx'), 'FinishRecoveryPage'),
  // Of staff alone.
  staff: of(() => import('./staff/staff-page.tsx'), 'StaffPage'),
  staffPermissions: of(() => import('./staff-permissions/permissions-page.tsx'), 'PermissionsPage'),
  staffRecoveries: of(() => import('./staff-recoveries/recoveries-page.tsx'), 'RecoveriesPage'),
  staffFlags: of(() => import('./staff/flags-page.tsx'), 'FlagsPage'),
  staffDeletions: of(() => import('./staff/deletions-page.tsx'), 'DeletionsPage'),
  staffReports: of(() => import('./staff-reports/reports-page.tsx'), 'ReportsPage'),
  staffReport: of(() => import('./staff-reports/report-page.tsx'), 'ReportPage'),
  staffHolds: of(() => import('./staff-holds/holds-page.tsx'), 'HoldsPage'),
  staffIdentities: of(() => import('./staff/identities-page.tsx'), 'IdentitiesPage'),
  staffImpersonations: of(
    () => import('./staff-impersonations/impersonations-page.tsx'),
    'ImpersonationsPage',
  ),
  staffReview: of(() => import('./review/review-page.tsx'), 'ReviewPage'),
  staffListings: of(() => import('./staff/listings-page.tsx'), 'StaffListingsPage'),
  staffPortals: of(() => import('./portals/staff-portals-page.tsx'), 'StaffPortalsPage'),
  staffDeals: of(() => import('./staff/deals-page.tsx'), 'DealsPage'),
  staffSecondChances: of(() => import('./staff/second-chances-page.tsx'), 'SecondChancesPage'),
  staffBooks: of(() => import('./books/books-page.tsx'), 'BooksPage'),
  staffTaxReports: of(() => import('./tax-reports/tax-reports-page.tsx'), 'TaxReportsPage'),
  staffTaxReport: of(() => import('./tax-reports/message-page.tsx'), 'MessagePage'),
  staffAppointments: of(() => import('./staff/appointments-page.tsx'), 'AppointmentsPage'),
  staffAudit: of(() => import('./staff/staff-audit-page.tsx'), 'StaffAuditPage'),
} satisfies { [Name in RouteName]?: () => Promise<PageApart<Name>> }

export type PagesApart = typeof pages

interface PageApart<Name extends RouteName> {
  Page: unknown
  loader?: PageLoader<Name>
}

/** A page's module, its component under one name for all. */
function of<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return async () => {
    const module = await load()
    return { ...module, Page: module[name] }
  }
}
