import { afterEach, expect, it } from 'vitest'
import { type Answers, Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { amelie, jana } from './viewers.test-data.ts'

const stay = {
  from: '2026-08-15',
  to: '2026-11-14',
  price: 128_000,
  currency: 'EUR',
  calculationMethod: 'OWN_CALCULATION',
} as const
const totalRent = 385_927
const listing = { _id: 'l1', name: 'Lime Court 4', groupId: 'g1' } as const
const asked = { id: 'r1', bookingRequestId: 'b1', ...stay, listing } as const
const inboxRequest = {
  ...asked,
  landlordStatus: 'OPEN',
  classification: 'OPEN',
  tenantInformation: { firstName: 'Amélie', lastName: 'Fournier' },
  tenantPayments: { totalRent },
  status: { type: 'AV_CHECK', canBeAccepted: { value: true, reason: null } },
  nextStep: { kind: 'ANSWER' },
  reasonForStay: 'WORK',
  paidBy: 'SELF',
} as const

interface Place {
  name: string
  path: string
  viewer: typeof jana
  answers: Answers
}

const places: Place[] = [
  {
    name: 'a request in the inbox',
    path: '/en/dashboard/inbox/b1/r1',
    viewer: jana,
    answers: { InboxPage: {}, InboxRequest: { landlordListingRequest: inboxRequest } },
  },
  {
    name: 'the terms of its contract',
    path: '/en/dashboard/requests/b1/r1/contract',
    viewer: jana,
    answers: { ContractTermsOptions: { contractOptions: { ...stay, totalRent, tenantName: 'Amélie' } } },
  },
  {
    name: 'the contract that is to be signed',
    path: '/en/dashboard/contracts/o1',
    viewer: jana,
    answers: {
      ContractOffer: {
        bookingOffer: { ...stay, totalRent, status: 'TENANT_SIGNING', contractName: 'GERMANY_PRIVATE' },
      },
    },
  },
  {
    name: 'a booking',
    path: '/en/dashboard/bookings/b1',
    viewer: jana,
    answers: {
      BookingDetail: {
        landlordBooking: { _id: 'b1', ...stay, cost: { totalCost: totalRent }, phase: 'UPCOMING', listing },
      },
    },
  },
  {
    name: 'a request of the tenant',
    path: '/en/requests/b1/r1',
    viewer: amelie,
    answers: {
      TenantRequestDetail: {
        tenantRequest: {
          ...asked,
          totalRent,
          status: { type: 'AV_CHECK' },
          tenantStatus: 'CONFIRMING_AVAILABILITY',
          reasonForStay: 'WORK',
          paidBy: 'SELF',
          tenantServiceFee: { status: 'NOT_DUE' },
        },
      },
    },
  },
  {
    name: 'a booking of the tenant',
    path: '/en/bookings/b1',
    viewer: amelie,
    answers: {
      TenantBookingDetail: {
        tenantBooking: { ...stay, totalCost: totalRent, listing, selectedContract: 'GERMANY_PRIVATE' },
      },
    },
  },
]

afterEach(closePage)

it.each(places)('$name explains its rent line by line', async ({ path, viewer, answers }) => {
  const opened = openPage(path, viewer, new Network(answers))
  await opened.sees('How €3,859.27 is worked out')
  await opened.sees('15 – 31 Aug 2026 17 days of the month’s 31, at €1,280 a month €701.94')
  await opened.sees('2 full months at €1,280 €2,560.00')
  await opened.sees('14 days of the month’s 30, at €1,280 a month €597.33')
})

it('accepting says how the rent is made, too', async () => {
  const opened = openPage(
    '/en/dashboard/inbox?dialog=accept&of=b1.r1',
    jana,
    new Network({ InboxPage: {}, InboxRequest: { landlordListingRequest: inboxRequest } }),
  )
  await opened.sees('How €3,859.27 is worked out')
  expect(opened.text()).toContain('2 full months at €1,280')
})

it.each([
  [142_222, true],
  [128_000, false],
  [null, false],
])('a rent that seasons and discounts made of %s says so: %s', async (listPrice, isTold) => {
  const answers = { InboxPage: {}, InboxRequest: { landlordListingRequest: { ...inboxRequest, listPrice } } }
  const opened = openPage('/en/dashboard/inbox/b1/r1', jana, new Network(answers))
  await opened.sees('How €3,859.27 is worked out')
  expect(opened.text().includes('The listing cost €1,422.22 a month')).toBe(isTold)
})
