import { queryOptions } from '@tanstack/react-query'
import type { ProviderDifferenceState } from '../../domain/catalogue/ledger.ts'
import { graphql } from '../gen/gql.ts'
import type { ProviderAccountsQuery, ProviderDifferencesQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

graphql(`
  fragment ProviderAccountFacts on ProviderAccount {
    _id
    provider
    mode
    currency
    landlordId
    landlordName
    available
    pending
    booked
    openCount
    openAmount
    explainedAmount
    comparedAt
    failure
    failedAt
  }
`)

const accountsQuery = graphql(`
  query ProviderAccounts($offset: Int!) {
    providerAccounts(offset: $offset, limit: 20) {
      totalCount
      nodes {
        ...ProviderAccountFacts
      }
    }
    lastProviderRun {
      _id
      finishedAt
      accounts
      failures
      lines
      differences
    }
    providerRunUnderWay {
      _id
      startedAt
    }
  }
`)

const differencesQuery = graphql(`
  query ProviderDifferences($accountId: ID!, $state: ProviderDifferenceState!, $offset: Int!) {
    providerDifferences(accountId: $accountId, state: $state, offset: $offset, limit: 20) {
      account {
        ...ProviderAccountFacts
      }
      counts {
        state
        count
      }
      nodes {
        _id
        kind
        state
        amount
        currency
        openedAt
        endedAt
        explanation
        explainedBy
        explainedAt
        line {
          externalId
          category
          amount
          fee
          currency
          sourceIds
          at
          availableAt
        }
        entryKind
        entryAt
        invoiceNumber
        landlordId
        landlordName
        canExplain {
          ...Verdict
        }
      }
    }
  }
`)

const orderMutation = graphql(`
  mutation OrderProviderRun($lastRunId: ID, $idempotencyKey: ID!) {
    orderProviderRun(lastRunId: $lastRunId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const explainMutation = graphql(`
  mutation ExplainProviderDifference($differenceId: ID!, $reason: String!, $idempotencyKey: ID!) {
    explainProviderDifference(differenceId: $differenceId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The accounts at the provider, and how they were last compared. */
export type ProviderState = ProviderAccountsQuery

/** An account at the provider beside the books. */
export type ProviderAccount = ProviderAccountsQuery['providerAccounts']['nodes'][number]

/** What lies between the provider and the books. */
export type Difference = ProviderDifferencesQuery['providerDifferences']['nodes'][number]

const stillGoesOn = 2_000

/** The accounts at the provider; asked again as long as they are being compared. */
export function providerOptions(page: number) {
  return queryOptions({
    queryKey: ['books', 'provider', page],
    queryFn: () => request(accountsQuery, { offset: (page - 1) * PAGE_SIZE }),
    refetchInterval: ({ state }) => (state.data?.providerRunUnderWay ? stillGoesOn : false),
  })
}

/** The differences of an account in a state. */
export function differencesOptions(accountId: string, state: ProviderDifferenceState, page: number) {
  return queryOptions({
    queryKey: ['books', 'differences', accountId, state, page],
    queryFn: async () =>
      (await request(differencesQuery, { accountId, state, offset: (page - 1) * PAGE_SIZE }))
        .providerDifferences,
  })
}

/** Orders a comparison after the one that is shown. */
export function orderRun(lastRunId: string | null, idempotencyKey: string) {
  return request(orderMutation, { lastRunId, idempotencyKey })
}

/** Says why a difference is right. */
export function explain(order: { differenceId: string; reason: string }, idempotencyKey: string) {
  return request(explainMutation, { ...order, idempotencyKey })
}
