import {
  AppointmentDocument,
  AuditChoicesDocument,
  AuditImpersonationsDocument,
  AuditPageDocument,
  BankLinesDocument,
  BlockDeclinesDocument,
  BookingDetailDocument,
  BookingListDocument,
  BooksCheckDocument,
  CallOfferDocument,
  CleaningPageDocument,
  ContractOfferDocument,
  ExploreCitiesDocument,
  ExploreExamplesDocument,
  ExploreRentDocument,
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouCalendarsDocument,
  HomeNeedsYouDocument,
  HomePayoutObstacleDocument,
  HomeUnitsDocument,
  InboxPageDocument,
  InboxRequestDocument,
  MissingBoardDocument,
  ListingChoicesDocument,
  MoneyOverviewDocument,
  MovedPaymentsDocument,
  OwnIdentityDocument,
  PaidByTenantDocument,
  PaletteQuestionDocument,
  PaymentInvoicesDocument,
  PerformanceDocument,
  PayoutHomeDocument,
  PayoutHomesDocument,
  PayoutListsDocument,
  PayoutPersonsDocument,
  ProviderAccountsDocument,
  ProviderDifferencesDocument,
  PartnerPortalsDocument,
  PortalHomesDocument,
  StaffPortalHomesDocument,
  PublicListingDocument,
  PublicListingsDocument,
  PublicSearchDocument,
  RequestFormListingDocument,
  RequestFormOtherListingsDocument,
  RequestFormStayRulesDocument,
  ReviewQueueDocument,
  ShellInboxCountDocument,
  StaffInvoicesDocument,
  StaffDealBoardDocument,
  StaffDayDocument,
  StaffDealsDocument,
  StaffAppointmentsDocument,
  StaffImpersonationsDocument,
  AccountManagersDocument,
  StaffPaymentsDocument,
  StaffPermissionsDocument,
  StaffTaxFindingsDocument,
  StaffTaxMessageDocument,
  StaffTaxMessagesDocument,
  StaffTaxStatementsDocument,
  StaffTaxYearDocument,
  TaxReportTodayDocument,
  TaxDataItemsDocument,
  TeamListingsDocument,
  TenantBookingDetailDocument,
  TenantProfileDocument,
  TenantRequestDetailDocument,
  TenantRequestListDocument,
  UnitsChangesDryRunDocument,
  UnitsDeletionDryRunDocument,
  UnitsTableDocument,
} from '../src/web/gen/graphql.ts'
import { reported, type Story } from './measured-story.ts'
import type { PinnedPage } from './pinned-statements.ts'

/** An operation of a page, with its variables. */
export type Operation = readonly [document: { toString(): string }, variables?: Record<string, unknown>]

/** What a page reads, and as whom. */
export interface PageReads {
  as: 'landlord' | 'tenant' | 'visitor' | 'staff'
  /** The operations that the page sends in one POST, as its loader and the frame around it ask for them. */
  batch: (story: Story) => Operation[]
  /** The address that it reads instead of the graph. */
  get?: string
  /** Some of its fields are null where there is nothing yet. */
  mayLack?: boolean
}

const window = { offset: 0, limit: 50 }
const lastYear = { period: 'last-12', homesOffset: 0, homesLimit: 20, spellsLimit: 5 }
const inboxCount: Operation = [ShellInboxCountDocument]

/** Every page whose statements are pinned. */
export const measuredPages: Record<PinnedPage, PageReads> = {
  home: {
    as: 'landlord',
    batch: () => [
      [HomeListingsDocument, window],
      [HomeNeedsYouDocument],
      [HomeNeedsYouCalendarsDocument],
      [HomePayoutObstacleDocument],
      [HomeFiguresDocument],
      inboxCount,
    ],
    // Nothing keeps the landlord's money from coming.
    mayLack: true,
  },
  'listings at home': {
    as: 'landlord',
    batch: () => [[HomeListingsDocument, window]],
  },
  'listings to choose from': {
    as: 'landlord',
    batch: () => [[TeamListingsDocument]],
  },
  'whole overview of many groups': {
    as: 'landlord',
    // As many windows as a POST may have (S3).
    batch: () =>
      Array.from({ length: 10 }, (_, at) => [HomeListingsDocument, { offset: at * 50, limit: 50 }]),
  },
  'search at home, also for units': {
    as: 'landlord',
    batch: () => [[HomeListingsDocument, { ...window, search: 'torstraße' }]],
  },
  'units of a group at home': {
    as: 'landlord',
    batch: ({ groupId }) => [[HomeUnitsDocument, { groupId }]],
  },
  inbox: {
    as: 'landlord',
    batch: () => [[InboxPageDocument, { filter: 'ALL', ...window }], inboxCount],
  },
  'search in the inbox of a group': {
    as: 'landlord',
    batch: ({ groupId }) => [[InboxPageDocument, { groupId, filter: 'OPEN', search: 'fournier', ...window }]],
  },
  'request detail': {
    as: 'landlord',
    batch: ({ bookingRequestId, listingRequestId }) => [
      [InboxRequestDocument, { bookingRequestId, listingRequestId }],
    ],
  },
  'question in the palette': {
    as: 'landlord',
    batch: () => [[PaletteQuestionDocument, { text: 'free in may under 1500' }]],
  },
  'calendar of all units': {
    as: 'landlord',
    get: '/api/calendar',
    batch: () => [],
  },
  'performance of all homes': {
    as: 'landlord',
    batch: () => [[PerformanceDocument, { ...lastYear }], [ListingChoicesDocument], inboxCount],
    // No other landlord has homes there.
    mayLack: true,
  },
  'performance of a group': {
    as: 'landlord',
    batch: ({ groupId }) => [
      [PerformanceDocument, { ...lastYear, groupId }],
      [ListingChoicesDocument],
      inboxCount,
    ],
    mayLack: true,
  },
  'payout of a home': {
    as: 'landlord',
    batch: ({ groupId }) => [
      [PayoutHomeDocument, { groupId }],
      [PayoutPersonsDocument],
      [PayoutListsDocument],
      inboxCount,
    ],
    mayLack: true,
  },
  'what is missing': {
    as: 'landlord',
    batch: () => [[MissingBoardDocument, { offset: 0, limit: 10 }], [CallOfferDocument], inboxCount],
    mayLack: true,
  },
  welcome: { as: 'landlord', batch: () => [[CallOfferDocument], inboxCount], mayLack: true },
  explore: {
    as: 'landlord',
    batch: () => [
      [ExploreCitiesDocument],
      [ExploreRentDocument, { city: 'Berlin', area: 50, standard: 'MEDIUM' }],
      [ExploreExamplesDocument, { city: 'Berlin' }],
    ],
    mayLack: true,
  },
  'a call': { as: 'landlord', batch: () => [[AppointmentDocument], inboxCount], mayLack: true },
  'accounts and billing details': {
    as: 'landlord',
    batch: () => [[PayoutPersonsDocument], [PayoutListsDocument], [PayoutHomesDocument], inboxCount],
    mayLack: true,
  },
  'what a block declines': {
    as: 'landlord',
    batch: ({ groupId, listingRequestId }) => [
      [BlockDeclinesDocument, { groupId, listingRequestId, from: '2030-09-01', to: '2030-12-31' }],
    ],
  },
  bookings: {
    as: 'landlord',
    batch: () => [[BookingListDocument, { filter: { phase: 'UPCOMING' }, ...window }], inboxCount],
  },
  payments: {
    as: 'landlord',
    batch: () => [
      [MoneyOverviewDocument, { period: '2027-02' }],
      [ListingChoicesDocument],
      [PaymentInvoicesDocument, { page: 0, pageSize: 50 }],
    ],
  },
  'books: invoices': {
    as: 'staff',
    batch: () => [[StaffInvoicesDocument, { search: '', state: null, offset: 0 }]],
  },
  'books: bank': {
    as: 'staff',
    batch: () => [[BankLinesDocument, { state: 'PARTIAL', offset: 0 }]],
  },
  'books: tax data': {
    as: 'staff',
    batch: () => [[TaxDataItemsDocument, { state: 'ALL', search: '', offset: 0, limit: 50 }]],
  },
  'tax report of a year: messages': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxMessagesDocument, { ...reported, offset: 0 }],
    ],
  },
  'tax report of a year: to check': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxFindingsDocument, { ...reported, search: '', offset: 0 }],
    ],
  },
  'tax report of a year: statements': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxStatementsDocument, { ...reported, search: '', offset: 0 }],
    ],
  },
  'message to the tax office': {
    as: 'staff',
    batch: ({ taxReportId }) => [[StaffTaxMessageDocument, { reportId: taxReportId, offset: 0 }]],
  },
  'tax report of a landlord': {
    as: 'landlord',
    batch: () => [[TaxReportTodayDocument, { year: reported.year + 1 }]],
  },
  'books: accounts': {
    as: 'staff',
    batch: () => [[BooksCheckDocument]],
    mayLack: true,
  },
  'books: payment provider': {
    as: 'staff',
    batch: () => [[ProviderAccountsDocument, { offset: 0 }]],
    mayLack: true,
  },
  'books: differences': {
    as: 'staff',
    batch: ({ providerAccountId }) => [
      [ProviderDifferencesDocument, { accountId: providerAccountId, state: 'OPEN', offset: 0 }],
    ],
  },
  'books: payments of tenants': {
    as: 'staff',
    batch: () => [[StaffPaymentsDocument, { search: '', needsWork: false, offset: 0 }]],
  },
  'deals of the staff': {
    as: 'staff',
    batch: () => [[StaffDealBoardDocument, { filter: {} }], [AccountManagersDocument]],
  },
  'calls of the staff': {
    as: 'staff',
    batch: () => [
      [StaffAppointmentsDocument, { status: 'SCHEDULED', from: '2026-01-01', search: 'a', offset: 0 }],
    ],
  },
  'impersonations of the staff': {
    as: 'staff',
    batch: () => [[StaffImpersonationsDocument, { running: true, search: 'a', offset: 0 }]],
  },
  'the day of the staff': {
    as: 'staff',
    batch: () => [[StaffDayDocument]],
  },
  'a column of deals': {
    as: 'staff',
    batch: () => [
      [StaffDealsDocument, { column: 'BOOKINGS_TODO', filter: { search: 'a' }, offset: 0, limit: 20 }],
    ],
  },
  'partner portals': {
    as: 'staff',
    batch: () => [[PartnerPortalsDocument]],
  },
  log: {
    as: 'landlord',
    batch: (stage) => [
      [AuditPageDocument, { filter: { kind: 'REQUESTS' } }],
      [AuditChoicesDocument, { groupId: stage.groupId }],
      [AuditImpersonationsDocument],
    ],
  },
  'homes at portals': {
    as: 'landlord',
    batch: () => [[PortalHomesDocument, { page: 1 }]],
  },
  'homes at portals, for staff': {
    as: 'staff',
    batch: () => [[StaffPortalHomesDocument, { search: '', page: 1 }]],
  },
  'permissions of the staff': {
    as: 'staff',
    batch: () => [[StaffPermissionsDocument, { search: '' }]],
  },
  'checks by staff': {
    as: 'staff',
    batch: () => [[ReviewQueueDocument, { kind: null, limit: 50 }]],
  },
  'my identity': {
    as: 'tenant',
    batch: () => [[OwnIdentityDocument]],
  },
  'payments of a booking': {
    as: 'landlord',
    batch: ({ paidBookingId }) => [[PaidByTenantDocument, { bookingId: paidBookingId }]],
  },
  'refunds and disputes': {
    as: 'landlord',
    batch: () => [[MovedPaymentsDocument]],
  },
  'booking detail': {
    as: 'landlord',
    batch: ({ bookingId }) => [[BookingDetailDocument, { id: bookingId }]],
  },
  'contract, as the landlord': {
    as: 'landlord',
    batch: ({ offerId }) => [[ContractOfferDocument, { offerId }]],
  },
  'contract, as the tenant': {
    as: 'tenant',
    batch: ({ offerId }) => [[ContractOfferDocument, { offerId }]],
  },
  'start page': {
    as: 'visitor',
    batch: () => [[PublicListingsDocument, { offset: 0, limit: 24 }]],
  },
  'search with days': {
    as: 'visitor',
    batch: () => [
      [
        PublicSearchDocument,
        // So short that the rules of four cities are asked for, too.
        { filter: { place: 'berlin', from: '2031-02-01', to: '2031-03-31' }, offset: 0, limit: 24 },
      ],
    ],
  },
  'public listing': {
    as: 'visitor',
    batch: ({ groupId }) => [[PublicListingDocument, { groupId }]],
  },
  'request form': {
    as: 'tenant',
    batch: ({ groupId }) => [[RequestFormListingDocument, { groupId }], [TenantProfileDocument]],
  },
  'rules on the days of a request': {
    as: 'tenant',
    batch: ({ groupId }) => [
      [RequestFormStayRulesDocument, { groupId, from: '2031-02-01', to: '2031-04-30' }],
    ],
  },
  'other listings for the same request': {
    as: 'tenant',
    batch: ({ groupId }) => [[RequestFormOtherListingsDocument, { groupId }]],
  },
  'tenant requests': {
    as: 'tenant',
    batch: () => [[TenantRequestListDocument]],
  },
  'tenant request': {
    as: 'tenant',
    batch: ({ bookedRequestId }) => [[TenantRequestDetailDocument, { listingRequestId: bookedRequestId }]],
  },
  // Nothing was ticked off.
  cleaning: { as: 'landlord', batch: () => [[CleaningPageDocument], inboxCount], mayLack: true },
  'stay of a tenant': {
    as: 'tenant',
    batch: ({ bookingId }) => [[TenantBookingDetailDocument, { bookingId }]],
  },
}

/** What the table of a group's units asks for, with as many units as there are. */
export const unitTable: Record<
  string,
  { batch: (groupId: string, listingIds: string[]) => Operation; statements: number }
> = {
  'the table': { batch: (groupId) => [UnitsTableDocument, { groupId }], statements: 4 },
  'what a change of all of them would do': {
    batch: (groupId, listingIds) => [
      UnitsChangesDryRunDocument,
      { groupId, changes: listingIds.map((listingId) => ({ listingId, values: { floor: 3 } })) },
    ],
    statements: 3,
  },
  'what deleting all of them would do': {
    batch: (groupId, listingIds) => [UnitsDeletionDryRunDocument, { groupId, listingIds }],
    statements: 3,
  },
}
