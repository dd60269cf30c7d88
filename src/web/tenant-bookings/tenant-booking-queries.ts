import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { TenantBookingDetailQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment TransferAccountParts on TransferAccount {
    accountHolder
    iban
    bic
    bankName
  }
`)

const bookingQuery = graphql(`
  query TenantBookingDetail($bookingId: ID!) {
    tenantBooking(bookingId: $bookingId) {
      _id
      phase
      canceled
      canceledAt
      cancellationReason
      landlordCancellationNote
      stayedUntil
      isEndAgreed
      from
      to
      actualStay {
        from
        to
      }
      duration {
        months
        days
      }
      type
      price
      totalCost
      calculationMethod
      actualCost
      deposit
      depositRecord {
        ...DepositFacts
      }
      currency
      selectedContract
      listing {
        name
        title
        unitName
        address {
          ...Address
          country
        }
        coverImage {
          urls {
            medium
          }
        }
      }
      locationInBuilding
      keysProvided {
        keylessAccess
        buildingEntrance
        apartmentEntrance
        basement
        mailbox
        generalKey
        otherKeys
      }
      landlord {
        firstName
        lastName
        email
        phone
      }
      units {
        listingId
        name
        from
        to
      }
      signedContractUrl
      contractUnit {
        name
      }
      offerId
      listingRequestId
      bookingRequestId
      chain {
        _id
        from
        to
        type
        canceled
        stayedUntil
      }
      createdAt
    }
    extensionOptions(bookingId: $bookingId) {
      canRequest {
        ...Verdict
      }
      from
      earliestTo
      latestTo
      freeUntil
      rentPerMonth
      calculationMethod
      currency
    }
    tenantDues(bookingId: $bookingId) {
      _id
      purpose
      amount
      currency
      dueOn
      paidAt
      payment {
        state
      }
      canBePaid {
        ...Verdict
      }
    }
    transferTargets(bookingId: $bookingId) {
      reference
      rent {
        ...TransferAccountParts
      }
      deposit {
        ...TransferAccountParts
      }
    }
    tenantRefunds(bookingId: $bookingId) {
      ...RefundFacts
    }
    tenantStayProposals(bookingId: $bookingId) {
      ...OwnStayProposal
    }
    tenantShorterStay(bookingId: $bookingId) {
      canOffer {
        ...Verdict
      }
      lastDays {
        from
        to
      }
    }
    tenantRequests {
      id
      bookingRequestId
      extendsBookingId
      tenantStatus
      from
      to
    }
  }
`)

const untilQuery = graphql(`
  query TenantExtensionUntil($bookingId: ID!, $to: Day!) {
    extensionOptions(bookingId: $bookingId) {
      until(to: $to) {
        verdict {
          ...Verdict
        }
        totalRent
        duration {
          months
          days
        }
        checks {
          ...StayRule
        }
      }
    }
  }
`)

/** Asks to stay longer; answers with the request that it became. */
export const requestExtensionMutation = graphql(`
  mutation TenantRequestExtension($bookingId: ID!, $to: Day!, $message: String, $idempotencyKey: ID!) {
    requestExtension(bookingId: $bookingId, to: $to, message: $message, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

/** A stay of the tenant with everything of its page. */
export type TenantBooking = NonNullable<TenantBookingDetailQuery['tenantBooking']>

/** What either side proposes about the last day. */
export type OwnStayProposal = TenantBookingDetailQuery['tenantStayProposals'][number]

/** What an earlier end comes to. */
export type EndAmounts = NonNullable<OwnStayProposal['end']>

/** Whether and for which last days the tenant can ask to leave earlier. */
export type ShorterOptions = NonNullable<TenantBookingDetailQuery['tenantShorterStay']>

/** Something that the tenant pays through the product. */
export type Due = TenantBookingDetailQuery['tenantDues'][number]

/** To which accounts the tenant transfers the rest. */
export type TransferTargets = NonNullable<TenantBookingDetailQuery['transferTargets']>

/** Money that goes back to the tenant. */
export type MoneyBack = TenantBookingDetailQuery['tenantRefunds'][number]

/** Whether and until when a stay can become longer. */
export type ExtensionOptions = NonNullable<TenantBookingDetailQuery['extensionOptions']>

/** A request of the tenant, as far as it may extend a stay. */
export type MaybeExtension = TenantBookingDetailQuery['tenantRequests'][number]

/** A stay of the tenant, how it can be extended, and the requests that may do so; a foreign one is a ResourceNotFoundError. */
export function tenantBookingOptions(bookingId: string) {
  return queryOptions({
    queryKey: ['tenantBooking', bookingId],
    queryFn: async () => {
      const answer = await request(bookingQuery, { bookingId })
      const { tenantBooking, tenantDues, transferTargets, tenantRefunds, extensionOptions, tenantRequests } =
        answer
      if (!tenantBooking) throw new ResourceNotFoundError()
      return {
        booking: tenantBooking,
        dues: tenantDues,
        transfers: transferTargets,
        refunds: tenantRefunds,
        extension: extensionOptions,
        requests: tenantRequests,
        proposals: answer.tenantStayProposals,
        shorter: answer.tenantShorterStay,
      }
    },
  })
}

/** What staying until a day means: the rent, and what each rule says. */
export function extensionUntilOptions(bookingId: string, to: string) {
  return queryOptions({
    queryKey: ['tenantExtensionUntil', bookingId, to],
    queryFn: async () => (await request(untilQuery, { bookingId, to })).extensionOptions?.until ?? null,
    placeholderData: keepPreviousData,
  })
}
