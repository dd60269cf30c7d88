import { tryStates } from './page-case.test-data.ts'
import { jana } from './viewers.test-data.ts'

const listing = { name: 'Lime Court 4', groupId: 'g1' }
const row = {
  id: 'r1',
  bookingRequestId: 'b1',
  landlordStatus: 'OPEN',
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  tenantInformation: { firstName: 'Amélie', lastName: 'Fournier' },
  listing,
} as const
const booking = {
  _id: 'b1',
  phase: 'UPCOMING',
  tenantNames: 'Amélie Fournier',
  listing: { ...listing, apartmentName: '' },
} as const
const invoice = {
  bcId: '2026-0007',
  documentType: 'INVOICE',
  currency: 'EUR',
  bookingLink: { _id: 'b1', tenantNames: 'Amélie Fournier' },
} as const
const payout = {
  _id: 'payout',
  amount: 90_000,
  currency: 'EUR',
  state: 'FAILED',
  failure: 'NAME_MISMATCH',
  createdAt: '2026-11-02T08:00:00Z',
  itemCount: 2,
  canBeTriedAgain: { value: true },
  items: [
    { _id: '1', kind: 'RENT', amount: 100_000, bookingId: 'b1', tenantNames: 'Amélie Fournier' },
    { _id: '2', kind: 'FEE_KEPT', amount: -10_000, number: '2026-0007' },
  ],
} as const
const aRequest = {
  ...row,
  reasonForStay: 'WORK',
  paidBy: 'SELF',
  status: { type: 'AV_CHECK' },
  notes: 'We would love to stay.',
} as const

const nights = {
  booked: 300,
  vacant: 60,
  blocked: 0,
  unpublished: 0,
  earned: 1_000_000,
  vacancyCost: 90_000,
  occupancy: 0.83,
  earnedPerNight: 2777,
} as const
const figures = { nights, asked: 12, answerMinutes: 90 } as const
const performance = {
  groupId: null,
  name: null,
  currency: 'EUR',
  currencies: ['EUR'],
  period: { from: '2026-01-01', to: '2026-12-31' },
  now: { from: '2026-01-01', to: '2026-11-25' },
  figures,
  figuresBefore: figures,
  months: [{ month: '2026-01-01', nights, before: nights }],
  homes: [{ groupId: 'g1', listingId: null, name: 'Lime Court 4', nights }],
  homeCount: 1,
  spells: [],
  spellCount: 0,
  similar: null,
  prices: null,
} as const

tryStates([
  {
    name: 'performance',
    path: '/en/dashboard/performance',
    viewer: jana,
    answers: { Performance: { performance } },
    says: 'Lime Court 4',
    empty: {
      answers: { Performance: { performance: { ...performance, currencies: [], homes: [], homeCount: 0 } } },
      says: 'No figures yet',
    },
    missing: 'This doesn’t exist, or it isn’t yours',
  },
  {
    name: 'home',
    path: '/en/dashboard',
    viewer: jana,
    answers: {
      HomeFigures: { landlordFigures: { apartments: 1 } },
      HomeListings: { landlordListings: { totalCount: 1, nodes: [listing] } },
      HomeNeedsYou: {},
      HomeNeedsYouCalendars: {},
    },
    says: 'Lime Court 4',
    empty: { says: 'first listing' },
    parts: [
      { fails: ['HomeListings'], says: 'Your listings couldn’t be loaded' },
      { fails: ['HomeNeedsYou'], says: 'Your tasks couldn’t be loaded' },
      { fails: ['HomeNeedsYouCalendars'], says: 'Your tasks couldn’t be loaded' },
    ],
  },
  {
    name: 'inbox',
    path: '/en/dashboard/inbox',
    viewer: jana,
    answers: { InboxPage: { landlordListingRequests: { totalCount: 1, nodes: [row] } } },
    says: 'Amélie Fournier',
    empty: { says: 'No requests yet' },
  },
  {
    name: 'a request',
    path: '/en/dashboard/inbox/b1/r1',
    viewer: jana,
    answers: {
      InboxPage: {},
      InboxRequest: { landlordListingRequest: aRequest },
      LandlordConversation: { landlordMessageThread: { state: 'OPEN', otherName: 'Amélie' } },
      MessageTemplates: {},
    },
    says: 'We would love to stay.',
    empty: { says: 'Request not found' },
    parts: [
      { fails: ['InboxRequest'], says: 'This couldn’t be loaded' },
      { fails: ['LandlordConversation'], says: 'The messages couldn’t be loaded' },
      { fails: ['MessageTemplates'], says: 'Your own templates couldn’t be loaded' },
    ],
  },
  {
    name: 'requests of a group',
    path: '/en/dashboard/g/g1/requests',
    viewer: jana,
    answers: {
      InboxPage: { landlordListingRequests: { totalCount: 1, nodes: [row] } },
      InboxScopeOfGroup: { landlordListingByGroupId: listing },
    },
    says: 'Amélie Fournier',
    empty: { answers: { InboxScopeOfGroup: { landlordListingByGroupId: listing } }, says: 'No requests yet' },
  },
  {
    name: 'bookings',
    path: '/en/dashboard/bookings',
    viewer: jana,
    answers: { BookingList: { bookings: { totalCount: 1, nodes: [booking] } } },
    says: 'Lime Court 4',
    empty: { says: 'No upcoming bookings' },
    forbidden: 'The bookings couldn’t be loaded',
    missing: 'The bookings couldn’t be loaded',
  },
  {
    name: 'a booking',
    path: '/en/dashboard/bookings/b1',
    viewer: jana,
    answers: {
      BookingDetail: {
        landlordBooking: { ...booking, selectedContract: 'GERMANY_PRIVATE', reasonForStay: 'WORK' },
      },
      BookingList: { bookings: { totalCount: 1, nodes: [booking] } },
    },
    says: 'Amélie Fournier',
    empty: { says: 'Booking not found' },
  },
  {
    name: 'payments',
    path: '/en/dashboard/payments',
    viewer: jana,
    answers: {
      PaymentInvoices: { me: { bcInvoiceCacheItemsLink: { totalCount: 1, nodes: [invoice] } } },
      PaymentSetup: { paymentSetup: { provider: 'LOCAL', mode: 'TESTING' } },
      PayoutAccountOfLandlord: {
        payoutAccount: { status: 'RESTRICTED', needs: ['BANK_ACCOUNT'], canBeOnboarded: { value: true } },
      },
      PayoutsOfLandlord: { landlordPayouts: { totalCount: 1, nodes: [payout] } },
    },
    says: 'Invoice 2026-0007',
    empty: { says: 'No invoices yet' },
    parts: [
      { fails: ['PaymentInvoices'], says: 'Your invoices could not be loaded' },
      { fails: ['MoneyOverview'], says: 'Your figures could not be loaded' },
      { fails: ['PayoutAccountOfLandlord'], says: 'Your payout account could not be loaded' },
      { fails: ['PayoutsOfLandlord'], says: 'Your payouts could not be loaded' },
      { fails: ['NextPayoutsOfLandlord'], says: 'Your payouts could not be loaded' },
    ],
  },
  {
    name: 'a payout that came back',
    path: '/en/dashboard/payments?payout=payout',
    viewer: jana,
    answers: {
      PaymentSetup: { paymentSetup: { provider: 'LOCAL', mode: 'TESTING' } },
      PayoutOfLandlord: { landlordPayout: payout },
    },
    says: 'Correct the name or the account with the provider.',
    empty: { says: 'This payout doesn’t exist' },
    parts: [{ fails: ['PayoutOfLandlord'], says: 'Your payouts could not be loaded' }],
  },
  {
    name: 'team',
    path: '/en/dashboard/team',
    viewer: jana,
    answers: { TeamPage: { team: [{ firstName: 'Mia', lastName: 'Berg', role: 'MANAGER' }] } },
    says: 'Mia Berg',
    empty: { says: 'You work alone so far' },
  },
  {
    name: 'notifications',
    path: '/en/dashboard/notifications',
    viewer: jana,
    answers: {
      NotificationList: {
        notifications: { nodes: [{ event: 'requestReceived', listingName: 'Lime Court 4' }] },
      },
    },
    says: 'Lime Court 4',
    empty: { says: 'Nothing has happened yet' },
  },
  {
    name: 'account',
    path: '/en/my/account',
    viewer: jana,
    answers: { AccountProfile: { me: { firstName: 'Jana', language: 'en' } } },
    says: 'Email address',
  },
  {
    name: 'webhooks',
    path: '/en/my/account/webhooks',
    viewer: jana,
    answers: {
      Webhooks: { webhookEndpoints: [{ url: 'https://hooks.mezzo-test.com/in', state: 'PAUSED' }] },
    },
    says: 'https://hooks.mezzo-test.com/in',
    empty: { says: 'No webhooks yet' },
  },
  {
    name: 'account-data',
    path: '/en/my/account/data',
    viewer: jana,
    answers: { DataExports: { dataExports: [{ state: 'READY', size: 3_400_000, total: 4, done: 4 }] } },
    says: 'Download (3 MB)',
    empty: { says: 'You haven’t made an export yet.' },
  },
  {
    name: 'account-import',
    path: '/en/my/account/data',
    viewer: jana,
    answers: {
      BusinessImport: {
        dataImport: {
          state: 'PLANNED',
          plan: { counts: [{ kind: 'HOMES', live: 31, history: 0 }], members: ['lena@mezzo.example'] },
        },
      },
    },
    says: 'Invite your team again: lena@mezzo.example.',
    empty: { answers: { BusinessImport: { dataImport: null } }, says: 'Upload and check' },
  },
  {
    name: 'log',
    path: '/en/dashboard/log',
    viewer: jana,
    answers: { AuditPage: {}, AuditChoices: {}, AuditImpersonations: {} },
    says: 'Check activity',
  },
])
