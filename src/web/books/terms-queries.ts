import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  GrantIncentiveMutationVariables,
  LandlordsWithTermsQuery,
  MakeFeeTermsMutationVariables,
  PaidReferralsQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const landlordsQuery = graphql(`
  query LandlordsWithTerms($search: String!) {
    landlordsWithTerms(search: $search) {
      _id
      name
      email
      now {
        landlordFeeRate
        landlordFeeOrigin {
          source
          since
        }
        tenantFeeRate
        tenantFeeOrigin {
          source
          since
        }
        calculationMethod
        calculationOrigin {
          source
          since
        }
      }
      terms {
        _id
        scope
        groupName
        landlordFeeRate
        tenantFeeRate
        calculationMethod
        validFrom
        validUntil
        reason
        madeBy
      }
      incentives {
        _id
        amount
        currency
        reason
        grantedAt
        grantedBy
      }
      listings {
        groupId
        name
      }
    }
  }
`)

const termsMutation = graphql(`
  mutation MakeFeeTerms(
    $landlordId: ID!
    $scope: FeeTermsScope!
    $groupId: ID
    $landlordFeeRate: Int
    $tenantFeeRate: Int
    $calculationMethod: InvoiceCalculationMethod
    $validFrom: Day!
    $validUntil: Day
    $reason: String!
    $idempotencyKey: ID!
  ) {
    makeFeeTerms(
      landlordId: $landlordId
      scope: $scope
      groupId: $groupId
      landlordFeeRate: $landlordFeeRate
      tenantFeeRate: $tenantFeeRate
      calculationMethod: $calculationMethod
      validFrom: $validFrom
      validUntil: $validUntil
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const incentiveMutation = graphql(`
  mutation GrantIncentive(
    $landlordId: ID!
    $amount: Float!
    $currency: String!
    $reason: String!
    $referredId: ID
    $idempotencyKey: ID!
  ) {
    grantIncentive(
      landlordId: $landlordId
      amount: $amount
      currency: $currency
      reason: $reason
      referredId: $referredId
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const referralsQuery = graphql(`
  query PaidReferrals {
    paidReferrals {
      referrerId
      referrerName
      referredId
      referredName
      signedUpAt
      feePaidOn
      shared
      isEarned
    }
  }
`)

/** An invitation whose landlord has paid a first fee. */
export type PaidReferral = PaidReferralsQuery['paidReferrals'][number]

/** Invitations that may have earned something. */
export function paidReferralsOptions() {
  return queryOptions({
    queryKey: ['books', 'referrals'],
    queryFn: async () => (await request(referralsQuery)).paidReferrals,
  })
}

/** A landlord with their terms and incentives. */
export type LandlordWithTerms = LandlordsWithTermsQuery['landlordsWithTerms'][number]

/** Landlords by the beginning of a name or address; without a text those whose terms were made last. */
export function landlordsOptions(search: string) {
  return queryOptions({
    queryKey: ['books', 'terms', search],
    queryFn: async () => (await request(landlordsQuery, { search })).landlordsWithTerms,
  })
}

/** Makes terms. */
export function makeTerms(
  order: Omit<MakeFeeTermsMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(termsMutation, { ...order, idempotencyKey })
}

/** Grants an incentive. */
export function grant(
  order: Omit<GrantIncentiveMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(incentiveMutation, { ...order, idempotencyKey })
}
