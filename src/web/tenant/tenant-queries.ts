import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
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
      unreadMessages
      nextStep {
        kind
        deadline
        deadlineFor
      }
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
        status
        signingExpiresAt
      }
      suggestion {
        from
        to
      }
      canAnswerSuggestion {
        value
      }
      booking {
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
      nextStep {
        kind
        deadline
        deadlineFor
        verdict {
          ...Verdict
        }
      }
      progress {
        step
        state
      }
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
      listPrice
      calculationMethod
      deposit
      currency
      landlordFirstName
      type
      extendsBookingId
      firstName
      lastName
      phone
      gender
      adults
      adultsInformation
      children
      childrenInformation
      pets
      petsDescription
      reasonForStay
      employment
      companyName
      jobTitle
      paidBy
      optionToExtend
      notes
      firstMonthRentPayment {
        amount
        currency
        dueDate
        status
      }
      tenantServiceFee {
        rate
        vat
        amount
        currency
        status
      }
      suggestion {
        from
        to
        message
        suggestedAt
      }
      suggestedTotalRent
      canAnswerSuggestion {
        ...Verdict
      }
      canTakeSuggestion {
        ...Verdict
      }
      verification {
        asked
        handedIn
        accepted
        failed
        done
        open {
          part
          turn
        }
      }
      others {
        id
        tenantStatus
        listing {
          groupId
          name
          title
        }
      }
      listing {
        _id
        groupId
        partOfGroup
        name
        title
        unitName
        address {
          ...Address
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
      canWithdraw {
        ...Verdict
      }
      offer {
        _id
        status
        generating
        signingExpiresAt
        isOnlineSigning
        signedContractUrl
        canRefuse {
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

/** Says that the tenant still wants the apartment. */
export const confirmInterestMutation = graphql(`
  mutation TenantConfirmInterest($listingRequestId: ID!, $idempotencyKey: ID!) {
    confirmTenantInterest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      ...TenantAnswered
    }
  }

  fragment TenantAnswered on TenantRequestPayload {
    error {
      ...Refusal
    }
    request {
      id
      tenantStatus
    }
  }
`)

/** Takes the request back. */
export const withdrawMutation = graphql(`
  mutation TenantWithdraw($listingRequestId: ID!, $idempotencyKey: ID!) {
    withdrawListingRequest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      ...TenantAnswered
    }
  }
`)

/** Takes the dates that the landlord suggests, as they were shown. */
export const takeSuggestionMutation = graphql(`
  mutation TenantTakeSuggestedDates($listingRequestId: ID!, $seen: SeenDatesInput!, $idempotencyKey: ID!) {
    takeSuggestedDates(listingRequestId: $listingRequestId, seen: $seen, idempotencyKey: $idempotencyKey) {
      ...TenantAnswered
    }
  }
`)

/** Does not want the suggested dates; the request ends. */
export const refuseSuggestionMutation = graphql(`
  mutation TenantRefuseSuggestedDates($listingRequestId: ID!, $idempotencyKey: ID!) {
    refuseSuggestedDates(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
      ...TenantAnswered
    }
  }
`)

/** Does not want the contract as it is; the request stays. */
export const refuseContractMutation = graphql(`
  mutation TenantRefuseContract($offerId: ID!, $idempotencyKey: ID!) {
    refuseContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      offer {
        _id
        status
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
