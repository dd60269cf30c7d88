import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  NextPayoutsOfLandlordQuery,
  PayoutItemPartsFragment,
  PayoutPartsFragment,
  PayoutSchedule,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment PayoutParts on Payout {
    _id
    amount
    currency
    state
    failure
    arrivesOn
    createdAt
    paidAt
    itemCount
    canBeTriedAgain {
      ...Verdict
    }
  }
`)

graphql(`
  fragment PayoutItemParts on PayoutItem {
    _id
    kind
    amount
    bookingId
    tenantNames
    apartmentName
    from
    to
    number
  }
`)

const NextPayoutsOfLandlord = graphql(`
  query NextPayoutsOfLandlord {
    payoutSchedule
    nextPayouts {
      currency
      amount
      later
      contested
      taxHeld
      waitsFor
      on
      items {
        ...PayoutItemParts
      }
    }
  }
`)

const PayoutsOfLandlord = graphql(`
  query PayoutsOfLandlord($page: Int!, $pageSize: Int!) {
    landlordPayouts(page: $page, pageSize: $pageSize) {
      totalCount
      nodes {
        ...PayoutParts
      }
    }
  }
`)

const PayoutOfLandlord = graphql(`
  query PayoutOfLandlord($payoutId: ID!) {
    landlordPayout(payoutId: $payoutId) {
      ...PayoutParts
      items {
        ...PayoutItemParts
      }
    }
  }
`)

const ChoosePayoutSchedule = graphql(`
  mutation ChoosePayoutSchedule($schedule: PayoutSchedule!) {
    choosePayoutSchedule(schedule: $schedule) {
      error {
        ...Refusal
      }
      schedule
    }
  }
`)

const RetryPayout = graphql(`
  mutation RetryPayout($payoutId: ID!) {
    retryPayout(payoutId: $payoutId) {
      error {
        ...Refusal
      }
      payout {
        ...PayoutParts
      }
    }
  }
`)

/** What a landlord got at one time. */
export type Payout = PayoutPartsFragment

/** A part of it. */
export type PayoutItem = PayoutItemPartsFragment

/** What is paid out next in a currency. */
export type NextPayout = NonNullable<NextPayoutsOfLandlordQuery['nextPayouts']>[number]

/** What is paid out next, and when the landlord wants it. */
export function nextPayoutsQuery() {
  return queryOptions({
    queryKey: ['payouts', 'next'],
    queryFn: async () => {
      const { payoutSchedule, nextPayouts } = await request(NextPayoutsOfLandlord)
      return { schedule: payoutSchedule ?? 'AT_ONCE', next: nextPayouts ?? [] }
    },
    staleTime: 30_000,
  })
}

const WINDOW = 20

/** What was paid out, the newest first, in windows. */
export function payoutListQuery() {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'list'],
    queryFn: async ({ pageParam }) =>
      (await request(PayoutsOfLandlord, { page: pageParam, pageSize: WINDOW })).landlordPayouts ?? {
        totalCount: 0,
        nodes: [],
      },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * WINDOW < last.totalCount ? pages.length : undefined),
    staleTime: 30_000,
  })
}

/** One payout with all its parts; null for none. */
export function payoutQuery(payoutId: string) {
  return queryOptions({
    queryKey: ['payouts', 'one', payoutId],
    queryFn: async () => (await request(PayoutOfLandlord, { payoutId })).landlordPayout ?? null,
    staleTime: 30_000,
  })
}

/** Stores when the landlord wants what has come. */
export async function choosePayoutSchedule(schedule: PayoutSchedule): Promise<void> {
  await request(ChoosePayoutSchedule, { schedule })
}

/** Sends a payout again that came back. */
export async function retryPayout(payoutId: string): Promise<void> {
  await request(RetryPayout, { payoutId })
}
