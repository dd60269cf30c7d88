import { expect, type APIRequestContext } from '@playwright/test'
import { graphql, jana, type Person } from './api.ts'
import type { Days, Listing } from './listings.ts'

/** A request that a test has brought on its way. */
export interface Asked extends Days {
  bookingRequestId: string
  id: string
}

interface Offer {
  _id: string
  status: string
  generating: boolean
  documentSha256: string | null
}

const uuid = () => crypto.randomUUID()

/** Sends a booking request as the tenant. */
export async function ask(
  tenant: APIRequestContext,
  person: Person,
  listing: Listing,
  stay: Days,
  notes = 'I start a new job and would love to live with you.',
): Promise<Asked> {
  const input = {
    groupIds: [listing.groupId],
    ...stay,
    firstName: person.firstName,
    lastName: person.lastName,
    adults: 1,
    adultsInformation: ['MAIN_TENANT'],
    children: 0,
    childrenInformation: [],
    optionToExtend: false,
    paidBy: 'SELF',
    pets: false,
    reasonForStay: 'WORK',
    notes,
  }
  const { sendBookingRequest } = await graphql<{
    sendBookingRequest: { request: { id: string; bookingRequestId: string } }
  }>(
    tenant,
    `
      mutation ($input: SendBookingRequestInput!, $key: ID!) {
        sendBookingRequest(input: $input, idempotencyKey: $key) {
          error {
            name
            message
            fields
          }
          request {
            id
            bookingRequestId
          }
        }
      }
    `,
    { input, key: uuid() },
  )
  const asked = { ...stay, ...sendBookingRequest.request }
  await expect.poll(() => statusOf(tenant, asked)).toBe('CONFIRMING_AVAILABILITY')
  return asked
}

/** The tenant-facing status of a request. */
export async function statusOf(tenant: APIRequestContext, asked: Asked): Promise<string> {
  const { tenantRequest } = await graphql<{ tenantRequest: { tenantStatus: string } }>(
    tenant,
    'query ($id: ID!) { tenantRequest(listingRequestId: $id) { tenantStatus } }',
    { id: asked.id },
  )
  return tenantRequest.tenantStatus
}

/** Accepts a request as the landlord. */
export async function accept(landlord: APIRequestContext, asked: Asked): Promise<void> {
  await graphql(
    landlord,
    `
      mutation ($id: ID!, $key: ID!) {
        acceptListingRequest(listingRequestId: $id, idempotencyKey: $key) {
          error {
            name
            message
            reason
          }
        }
      }
    `,
    { id: asked.id, key: uuid() },
  )
}

/** Confirms the interest as the tenant and waits for the contract; answers the id of the offer. */
export async function confirmInterest(tenant: APIRequestContext, asked: Asked): Promise<string> {
  await graphql(
    tenant,
    `
      mutation ($id: ID!, $key: ID!) {
        confirmTenantInterest(listingRequestId: $id, idempotencyKey: $key) {
          error {
            name
            message
            reason
          }
        }
      }
    `,
    { id: asked.id, key: uuid() },
  )
  const offer = async () => {
    const { tenantRequest } = await graphql<{ tenantRequest: { offer: Offer | null } }>(
      tenant,
      `
        query ($id: ID!) {
          tenantRequest(listingRequestId: $id) {
            offer {
              _id
              status
              generating
              documentSha256
            }
          }
        }
      `,
      { id: asked.id },
    )
    return tenantRequest.offer
  }
  await expect.poll(async () => (await offer())?.generating).toBe(false)
  const made = await offer()
  if (!made) throw new Error('No contract was made')
  return made._id
}

/** Signs the contract of an offer online. */
export async function sign(signer: APIRequestContext, offerId: string, person: Person): Promise<void> {
  const { bookingOffer } = await graphql<{ bookingOffer: Offer }>(
    signer,
    'query ($id: ID!) { bookingOffer(_id: $id) { _id status generating documentSha256 } }',
    { id: offerId },
  )
  const input = { consent: true, typedName: person.name, documentSha256: bookingOffer.documentSha256 }
  await graphql(
    signer,
    `
      mutation ($offerId: ID!, $input: SignContractInput!, $key: ID!) {
        signContract(offerId: $offerId, input: $input, idempotencyKey: $key) {
          error {
            name
            message
            reason
          }
        }
      }
    `,
    { offerId, input, key: uuid() },
  )
}

/** Brings a request to the tenant's signature: accepted, confirmed, written and signed by the landlord. */
export async function bringToTenantSignature(
  landlord: APIRequestContext,
  tenant: APIRequestContext,
  asked: Asked,
): Promise<string> {
  await accept(landlord, asked)
  const offerId = await confirmInterest(tenant, asked)
  await sign(landlord, offerId, jana)
  return offerId
}
