import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MONEY_ENTRY_KINDS, type MoneyEntryKind } from '../../domain/money/overview.ts'
import { type MoneyPeriod, periodOf, periodText, readPeriod } from '../../domain/money/period.ts'
import { graphql } from '../gen/gql.ts'
import type { MoneyEntriesQuery, MoneyOverviewQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { utcToday } from '../shared/today.ts'
import type { Search } from '../shared/use-search.ts'

graphql(`
  fragment MoneyWaitingParts on MoneyWaiting {
    reason
    amount
    dueOn
    nextOn
    bookingId
    tenantNames
    apartmentName
    number
  }
`)

const MoneyOverview = graphql(`
  query MoneyOverview($period: String!, $groupId: ID, $listingId: ID, $bookingId: ID) {
    moneyOverview(period: $period, groupId: $groupId, listingId: $listingId, bookingId: $bookingId) {
      from
      to
      groupName
      apartmentName
      tenantNames
      currencies {
        currency
        earned
        nights
        apartments
        invoiced
        dueBefore
        dueAhead
        paidOut
        payments
        lastPaidOn
        openBefore
        lines {
          line
          amount
          entries
        }
        open
        dated
        nextOn
        owed
        waiting
        months {
          month
          earned
          invoiced
          paidOut
        }
        whyNotPaid {
          ...MoneyWaitingParts
        }
        alsoNotPaid {
          ...MoneyWaitingParts
        }
      }
    }
  }
`)

const MoneyEntries = graphql(`
  query MoneyEntries(
    $period: String!
    $kinds: [MoneyEntryKind!]!
    $currency: String!
    $page: Int!
    $pageSize: Int!
    $groupId: ID
    $listingId: ID
    $bookingId: ID
  ) {
    moneyEntries(
      period: $period
      kinds: $kinds
      currency: $currency
      page: $page
      pageSize: $pageSize
      groupId: $groupId
      listingId: $listingId
      bookingId: $bookingId
    ) {
      _id
      kind
      day
      amount
      currency
      bookingId
      tenantNames
      apartmentName
      nights
      from
      to
      number
      documentType
      documentUrl
    }
  }
`)

/** A period's money in its currencies; amounts in minor units. */
export type Overview = NonNullable<MoneyOverviewQuery['moneyOverview']>

/** The money of one currency. */
export type Money = Overview['currencies'][number]

/** One entry of a figure. */
export type MoneyEntry = NonNullable<MoneyEntriesQuery['moneyEntries']>[number]

/** What the page is about, as its address says it. */
export interface MoneyPlace {
  period: MoneyPeriod
  scope: { groupId?: string; listingId?: string; bookingId?: string }
}

/** The period and scope that an address names: this month and all of the landlord's unless it says otherwise. */
export function readMoneyPlace(search: Search): MoneyPlace {
  const period = readPeriod(search.period ?? '') ?? periodOf('month', utcToday())
  if (search.booking) return { period, scope: { bookingId: search.booking } }
  if (search.unit) return { period, scope: { listingId: search.unit } }
  return { period, scope: search.group ? { groupId: search.group } : {} }
}

/** The kinds of entries that an address opens; null for none. */
export function readOpened(search: Search): MoneyEntryKind[] | null {
  const asked = (search.entries ?? '').split('.')
  const kinds = MONEY_ENTRY_KINDS.filter((kind) => asked.includes(kind))
  return kinds.length > 0 ? kinds : null
}

/** What was earned, due and paid in a period, and what is still to come. */
export function moneyOverviewQuery({ period, scope }: MoneyPlace) {
  return queryOptions({
    queryKey: ['money', 'overview', periodText(period), scope],
    queryFn: async () =>
      (await request(MoneyOverview, { period: periodText(period), ...scope })).moneyOverview ?? null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

const WINDOW = 50

/** The entries of a figure, the newest first, in windows. */
export function moneyEntriesQuery({ period, scope }: MoneyPlace, kinds: MoneyEntryKind[], currency: string) {
  return infiniteQueryOptions({
    queryKey: ['money', 'entries', periodText(period), scope, kinds, currency],
    queryFn: async ({ pageParam }) => {
      const asked = {
        period: periodText(period),
        ...scope,
        kinds,
        currency,
        page: pageParam,
        pageSize: WINDOW,
      }
      return (await request(MoneyEntries, asked)).moneyEntries ?? []
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === WINDOW ? pages.length : undefined),
    // Links to documents expire.
    staleTime: 60_000,
  })
}
