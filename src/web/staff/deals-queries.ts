import { queryOptions } from '@tanstack/react-query'
import { DEAL_COLUMNS, type DealColumn } from '../../domain/catalogue/deals.ts'
import { addDays } from '../../domain/kernel/day.ts'
import { isUuid, oneOf } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import type { DealFilter, StaffDealsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'
import { utcToday } from '../shared/today.ts'
import type { Search } from '../shared/use-search.ts'

graphql(`
  fragment DealCard on DealCard {
    listingRequestId
    bookingRequestId
    userFriendlyId
    column
    since
    tenantName
    companyName
    landlordId
    landlordName
    listingName
    place
    from
    to
    days
    fee
    currency
    isKeyAccount
    manager {
      _id
      name
    }
    step {
      standing
      deadline
      isTurnOfStaff
    }
    isBookingCanceled
    endReason
    isEndedBySilence
  }
`)

const boardQuery = graphql(`
  query StaffDealBoard($filter: DealFilter) {
    columns: dealColumns(filter: $filter) {
      column
      totalCount
      fees {
        currency
        amount
      }
    }
    BOOKINGS_TODO: deals(column: BOOKINGS_TODO, filter: $filter, limit: 10) {
      ...DealCard
    }
    B2B_VERIFICATION: deals(column: B2B_VERIFICATION, filter: $filter, limit: 10) {
      ...DealCard
    }
    BOOKINGS_CONTRACT_SENT: deals(column: BOOKINGS_CONTRACT_SENT, filter: $filter, limit: 10) {
      ...DealCard
    }
    TENANT_CLOSED_INVOICE: deals(column: TENANT_CLOSED_INVOICE, filter: $filter, limit: 10) {
      ...DealCard
    }
    LOST: deals(column: LOST, filter: $filter, limit: 10) {
      ...DealCard
    }
  }
`)

const columnQuery = graphql(`
  query StaffDeals($column: DealColumn!, $filter: DealFilter, $offset: Int!, $limit: Int!) {
    columns: dealColumns(filter: $filter) {
      column
      totalCount
      fees {
        currency
        amount
      }
    }
    deals(column: $column, filter: $filter, offset: $offset, limit: $limit) {
      ...DealCard
    }
  }
`)

/** A deal as its card shows it. */
export type Deal = StaffDealsQuery['deals'][number]

/** How many deals a column has, and what they bring. */
export type ColumnSummary = StaffDealsQuery['columns'][number]

/** What is shown: how many deals there are, and those of some columns. */
export interface ShownDeals {
  columns: readonly ColumnSummary[]
  deals: Partial<Record<DealColumn, readonly Deal[]>>
}

/** For how many days deals may have stood where they stand, as the filter offers it. */
export const DEAL_PERIODS = ['7', '30', '90', '365'] as const

/** The column that an address names; null for all of them. */
export function columnOf({ column }: Search): DealColumn | null {
  return oneOf(DEAL_COLUMNS, column ?? '') ?? null
}

/** What an address narrows the board to. */
export function filterOf({ q, manager, ka, landlord, days }: Search): DealFilter {
  const period = oneOf(DEAL_PERIODS, days ?? '')
  return {
    ...(q && { search: q }),
    ...(manager === 'none' && { unmanaged: true }),
    ...(manager && isUuid(manager) && { managerId: manager }),
    ...(ka === 'true' && { keyAccounts: true }),
    ...(landlord && isUuid(landlord) && { landlordId: landlord }),
    ...(period && { from: addDays(utcToday(), 1 - Number(period)) }),
  }
}

/** The query of the table with the same filters. */
export function dealTableQuery(search: Search): Record<string, string | undefined> {
  const { keyAccounts, unmanaged, ...filter } = filterOf(search)
  return {
    ...(filter as Record<string, string>),
    column: columnOf(search) ?? undefined,
    unmanaged: unmanaged ? 'true' : undefined,
    keyAccounts: keyAccounts ? 'true' : undefined,
  }
}

/** The first deals of every column, or a page of one. */
export function dealsOptions(search: Search, page: number) {
  const column = columnOf(search)
  const filter = filterOf(search)
  return queryOptions({
    queryKey: ['staff', 'deals', column, filter, column ? page : 1],
    queryFn: async (): Promise<ShownDeals> => {
      if (!column) {
        const { columns, ...deals } = await request(boardQuery, { filter })
        return { columns, deals }
      }
      const window = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
      const { columns, deals } = await request(columnQuery, { column, filter, ...window })
      return { columns, deals: { [column]: deals } }
    },
  })
}
