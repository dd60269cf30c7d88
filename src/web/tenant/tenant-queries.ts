import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { TenantRequestDetailQuery, TenantRequestListQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const listQuery = graphql(`
  query TenantRequestList {
    tenantRequests {
      id
      bookingRequestId
      userFriendlyId
      tenantStatus
      actionable
      requestedAt
      autoDeclineAt
      tenantAnswerUntil
      from
      to
      duration {
        months
        days
      }
      totalRent
      currency
      landlordFirstName
      listing {
        name
        title
        coverImage {
          urls {
            small
          }
        }
      }
      offer {
        _id
      }
    }
  }
`)

const detailQuery = graphql(`
  query TenantRequestDetail($listingRequestId: ID!) {
    tenantRequest(listingRequestId: $listingRequestId) {
      id
      bookingRequestId
      userFriendlyId
      tenantStatus
      actionable
      requestedAt
      autoDeclineAt
      tenantAnswerUntil
      from
      to
      duration {
        months
        days
      }
      totalRent
      price
      deposit
      currency
      landlordFirstName
      adults
      children
      pets
      reasonForStay
      notes
      listing {
        _id
        groupId
        partOfGroup
        name
        title
        unitName
        address {
          street
          streetNumber
          zipCode
          city
        }
        coverImage {
          urls {
            medium
          }
        }
      }
      status {
        type
        data {
          reason
          explanation
        }
      }
      canConfirmInterest {
        value
        reason
      }
      canWithdraw {
        value
        reason
      }
      offer {
        _id
        status
        generating
        isOnlineSigning
        signedContractUrl
        canSign {
          value
        }
        canAcceptProposal {
          value
        }
      }
      booking {
        _id
        from
        to
      }
      events {
        id
        at
        action
        by
      }
    }
  }
`)

/** Says that the tenant still wants the home. */
export const confirmInterestMutation = graphql(`
  mutation TenantConfirmInterest($listingRequestId: ID!, $idempotencyKey: ID!) {
    confirmTenantInterest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      error {
        name
        message
        reason
        fields
      }
      request {
        id
        tenantStatus
      }
    }
  }
`)

/** Takes the request back. */
export const withdrawMutation = graphql(`
  mutation TenantWithdraw($listingRequestId: ID!, $idempotencyKey: ID!) {
    withdrawListingRequest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      error {
        name
        message
        reason
        fields
      }
      request {
        id
        tenantStatus
      }
    }
  }
`)

/** A request in the tenant's list. */
export type TenantRequestItem = TenantRequestListQuery['tenantRequests'][number]

/** A request with everything of its page. */
export type TenantRequest = NonNullable<TenantRequestDetailQuery['tenantRequest']>

/** All requests of the tenant. */
export function tenantRequestsOptions() {
  return queryOptions({
    queryKey: ['tenantRequests'],
    queryFn: async () => (await request(listQuery)).tenantRequests,
  })
}

// While a contract is being written its page renews itself; everything else waits for the tenant to look.
const POLL_MILLISECONDS = 3000

/** One request of the tenant; a foreign or missing one is a ResourceNotFoundError. */
export function tenantRequestOptions(listingRequestId: string) {
  return queryOptions({
    queryKey: ['tenantRequest', listingRequestId],
    queryFn: async () => {
      const { tenantRequest } = await request(detailQuery, { listingRequestId })
      if (!tenantRequest) throw new ResourceNotFoundError()
      return tenantRequest
    },
    refetchInterval: ({ state }) => (state.data && isBeingWritten(state.data) ? POLL_MILLISECONDS : false),
  })
}

/** A contract is on its way: before the signatures, or sealed with both of them. */
function isBeingWritten({ tenantStatus, offer }: TenantRequest): boolean {
  if (tenantStatus === 'CONTRACT_GENERATION') return true
  return tenantStatus === 'BOOKED' && Boolean(offer?.isOnlineSigning) && !offer?.signedContractUrl
}
