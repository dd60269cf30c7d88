import type { CalendarAnswer, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { tryStates } from './page-case.test-data.ts'
import { jana } from './viewers.test-data.ts'
import { utcToday } from '../shared/today.ts'

const today = utcToday()
const unit: CalendarUnit = {
  id: 'l1',
  groupId: 'g1',
  group: 'Lime Court',
  partOfGroup: true,
  name: 'Lime Court 4',
  externalId: null,
  city: 'Berlin',
  published: true,
  createdOn: today,
  availableFrom: today,
  availableTo: null,
  takenUntil: null,
  minStay: null,
  feeds: null,
  bookings: [],
  holds: [],
  blocks: [],
  windowLimits: [],
}
const calendar: CalendarAnswer = { today, from: today, to: today, units: [unit], candidates: [], more: 0 }
const listing = {
  listingId: 'l1',
  groupId: 'g1',
  values: { location: { address: {} }, apartment: { name: 'Lime Court 4' } },
}

const account = {
  id: 'a1',
  accountHolder: 'Lindenhof Apartments',
  iban: 'DE•• •••• •••• 2051',
  currency: 'EUR',
}
const home = {
  groupId: 'g1',
  name: 'Lime Court 4',
  partOfGroup: false,
  units: 1,
  currency: 'EUR',
  country: 'DE',
  rent: { account, pending: null },
  canDecidePayout: { value: true, reason: null },
} as const

tryStates([
  {
    name: 'calendar of all listings',
    path: '/en/dashboard/calendar',
    viewer: jana,
    answers: {},
    rest: { '/api/calendar': calendar },
    says: 'Lime Court',
    empty: { rest: { '/api/calendar': { ...calendar, units: [] } }, says: 'No apartment yet' },
  },
  {
    name: 'calendar of a unit',
    path: '/en/dashboard/g/g1/l1/availability',
    viewer: jana,
    answers: { UnitFeeds: {}, CalendarExports: {} },
    rest: { '/api/calendar': calendar },
    says: 'Lime Court 4',
  },
  {
    name: 'units of a group',
    path: '/en/dashboard/g/g1/units',
    viewer: jana,
    answers: {
      UnitsTable: {
        unitTable: {
          name: 'Lime Court',
          partOfGroup: true,
          isWhole: true,
          units: [{ apartmentName: 'Lime 4', availableFrom: today }],
        },
      },
    },
    says: 'Lime 4',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'billing and payout of a listing',
    path: '/en/dashboard/l/l1/billing-payout',
    viewer: jana,
    answers: { PayoutHome: { payoutHome: home }, PayoutPersons: {}, PayoutLists: {} },
    says: 'Lindenhof Apartments',
    empty: {
      answers: { PayoutHome: { payoutHome: { ...home, rent: { account: null, pending: null } } } },
      says: 'No account chosen yet',
    },
  },
  {
    name: 'accounts and billing details',
    path: '/en/account/billing-details',
    viewer: jana,
    answers: {
      PayoutHomes: { payoutHomes: [home] },
      PayoutPersons: {},
      PayoutLists: { bankAccounts: [account] },
    },
    says: 'Lindenhof Apartments',
    empty: { says: 'No account yet' },
  },
  {
    name: 'a step of a listing',
    path: '/en/dashboard/l/l1/edit/location',
    viewer: jana,
    answers: { ListingForEdit: { listingForEdit: listing } },
    says: 'Street',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'the wizard',
    path: '/en/dashboard/l/l1/wizard',
    viewer: jana,
    answers: { ListingForEdit: { listingForEdit: listing } },
    says: 'Street',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'terms of a contract',
    path: '/en/dashboard/requests/b1/r1/contract',
    viewer: jana,
    answers: {
      ContractTermsOptions: { contractOptions: { companyName: '', tenantName: 'Amélie Fournier' } },
    },
    says: 'Contract for Amélie Fournier',
  },
  {
    name: 'a contract to sign',
    path: '/en/dashboard/contracts/o1',
    viewer: jana,
    answers: {
      ContractOffer: {
        bookingOffer: { status: 'LANDLORD_SIGNING', viewerRole: 'LANDLORD', tenantName: 'Amélie Fournier' },
      },
    },
    says: 'Amélie Fournier',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'rents of all listings',
    path: '/en/dashboard/rents',
    viewer: jana,
    answers: {
      RentsHomes: { homeRents: [{ groupId: 'g1', name: 'Lime Court 4', price: 128_000, currency: 'EUR' }] },
      RentsHistory: { rentChanges: [] },
    },
    says: 'Lime Court 4',
    empty: { says: 'You have no listings yet.' },
  },
  {
    name: 'limits of stays of all listings',
    path: '/en/dashboard/rents?view=limits',
    viewer: jana,
    answers: {
      RentsLimits: {
        homeLimits: [
          {
            groupId: 'g1',
            name: 'Lime Court 4',
            limits: [{ kind: 'MINIMUM_STAY', length: { value: 3, unit: 'MONTH' } }],
            cityMinimum: 6,
            planned: [],
          },
        ],
      },
      RentsLimitsHistory: { limitChanges: [] },
    },
    says: 'Its city requires at least 6 months.',
    empty: { says: 'You have no listings yet.' },
  },
])
