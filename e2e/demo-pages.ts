import type { APIRequestContext } from '@playwright/test'
import { graphql, jana, login, type Person } from './api.ts'
import { homeOf } from './homes.ts'

/** The tenant of the demo. */
export const tom: Person = {
  email: 'tenant@mezzo.example',
  password: 'mezzo-demo',
  firstName: 'Tom',
  lastName: 'Berger',
  name: 'Tom Berger',
}

interface Numbered {
  id: string
  bookingRequestId: string
  landlordStatus: string
  listing: { groupId: string }
  latestBookingOffer: { _id: string } | null
}

/** What of the demo the pages are opened with. */
export interface DemoIds {
  open: Numbered
  toSign: Numbered
  bookingId: string
  bookedListingId: string
  groupId: string
  tenant: { id: string; bookingRequestId: string }
  tenantOfferId: string
}

/** Finds an open request, contracts to sign and a booking in the demo data. */
export async function findDemoIds(request: APIRequestContext): Promise<DemoIds> {
  await login(request, jana)
  const seen = await graphql<{
    landlordListingRequests: { nodes: Numbered[] }
    bookings: { nodes: { _id: string; listing: { _id: string } }[] }
  }>(
    request,
    `
      {
        landlordListingRequests(limit: 100) {
          nodes {
            id
            bookingRequestId
            landlordStatus
            listing {
              groupId
            }
            latestBookingOffer {
              _id
            }
          }
        }
        bookings(filter: { phase: UPCOMING }, limit: 1) {
          nodes {
            _id
            listing {
              _id
            }
          }
        }
      }
    `,
  )
  const requests = seen.landlordListingRequests.nodes
  const [booking] = seen.bookings.nodes
  const home = await homeOf(request, 'lindenhof')
  await login(request, tom)
  const { tenantRequests } = await graphql<{
    tenantRequests: {
      id: string
      bookingRequestId: string
      tenantStatus: string
      offer: { _id: string } | null
    }[]
  }>(request, '{ tenantRequests { id bookingRequestId tenantStatus offer { _id } } }')
  const signing = found(tenantRequests.find(({ tenantStatus }) => tenantStatus === 'CONTRACT_SIGNING_TENANT'))
  return {
    open: found(requests.find(({ landlordStatus }) => landlordStatus === 'OPEN')),
    toSign: found(requests.find(({ landlordStatus }) => landlordStatus === 'CONTRACT_CREATED')),
    bookingId: found(booking)._id,
    bookedListingId: found(booking).listing._id,
    groupId: home.groupId,
    tenant: signing,
    tenantOfferId: found(signing.offer)._id,
  }
}

/** A thing that the demo has; a missing one fails the test. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('The demo has no such thing')
  return thing
}

/** Who opens a page. */
export type Who = 'nobody' | 'landlord' | 'tenant'

/** Logs a browser in as one of the demo's people, or leaves it alone. */
export async function enterAs(request: APIRequestContext, who: Who): Promise<void> {
  if (who !== 'nobody') await login(request, who === 'landlord' ? jana : tom)
}

/** Every page that a person can open by now, by its path behind the language. */
export function listPages(ids: DemoIds): [name: string, who: Who, path: string][] {
  const request = `${ids.open.bookingRequestId}/${ids.open.id}`
  return [
    ['start', 'nobody', ''],
    ['listing', 'nobody', `/g/${ids.groupId}`],
    ['login', 'nobody', '/login'],
    ['sign-up', 'nobody', '/sign-up'],
    ['forgot-password', 'nobody', '/forgot-password'],
    ['not-found', 'nobody', '/nowhere'],
    ['home', 'landlord', '/dashboard'],
    ['inbox', 'landlord', '/dashboard/inbox'],
    ['request', 'landlord', `/dashboard/inbox/${request}`],
    ['request-of-listing', 'landlord', `/dashboard/g/${ids.open.listing.groupId}/requests/${request}`],
    ['bookings', 'landlord', '/dashboard/bookings'],
    ['booking', 'landlord', `/dashboard/bookings/${ids.bookingId}`],
    ['contract', 'landlord', `/dashboard/contracts/${found(ids.toSign.latestBookingOffer)._id}`],
    ['outbox', 'landlord', '/outbox'],
    ['request-form', 'tenant', `/g/${ids.groupId}/request`],
    ['tenant-requests', 'tenant', '/requests'],
    ['tenant-request', 'tenant', `/requests/${ids.tenant.bookingRequestId}/${ids.tenant.id}`],
    ['tenant-contract', 'tenant', `/contracts/${ids.tenantOfferId}`],
  ]
}
