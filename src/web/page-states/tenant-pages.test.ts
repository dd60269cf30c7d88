import { tryStates } from './page-case.test-data.ts'
import { amelie } from './viewers.test-data.ts'

const request = {
  id: 'r1',
  bookingRequestId: 'b1',
  tenantStatus: 'CONFIRMING_AVAILABILITY',
  landlordFirstName: 'Jana',
  listing: { name: 'Lime Court 4', groupId: 'g1' },
} as const

tryStates([
  {
    name: 'requests of a tenant',
    path: '/en/requests',
    viewer: amelie,
    answers: { TenantRequestList: { tenantRequests: [request] } },
    says: 'Lime Court 4',
    empty: { says: 'You haven’t sent a request yet' },
  },
  {
    name: 'a request of a tenant',
    path: '/en/requests/b1/r1',
    viewer: amelie,
    answers: {
      TenantRequestDetail: {
        tenantRequest: {
          ...request,
          status: { type: 'AV_CHECK' },
          reasonForStay: 'WORK',
          paidBy: 'SELF',
          tenantServiceFee: { status: 'NOT_DUE' },
        },
      },
      TenantConversation: { tenantMessageThread: { state: 'OPEN', otherName: 'Jana' } },
    },
    says: 'Lime Court 4',
    empty: { says: 'This page doesn’t exist' },
    parts: [{ fails: ['TenantConversation'], says: 'The messages couldn’t be loaded' }],
  },
  {
    name: 'documents of a tenant',
    path: '/en/requests/b1/r1/documents',
    viewer: amelie,
    answers: { TenantDocuments: { tenantDocuments: { request } } },
    says: 'Lime Court 4',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'a booking of a tenant',
    path: '/en/bookings/b1',
    viewer: amelie,
    answers: {
      TenantBookingDetail: {
        tenantBooking: { listing: request.listing, selectedContract: 'GERMANY_PRIVATE' },
      },
    },
    says: 'Lime Court 4',
    empty: { says: 'This page doesn’t exist' },
  },
  {
    name: 'profile of a tenant',
    path: '/en/my/profile',
    viewer: amelie,
    answers: { TenantProfile: { tenantProfile: { firstName: 'Amélie' } } },
    says: 'Who’s moving in',
  },
  {
    name: 'a request to be sent',
    path: '/en/l/l1/request',
    viewer: amelie,
    answers: { RequestFormListing: { publicListing: request.listing }, TenantProfile: {} },
    says: 'Lime Court 4',
    empty: { says: 'Listing not found' },
  },
])
