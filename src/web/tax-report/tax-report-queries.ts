import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { partsOfDay } from '../../domain/kernel/day.ts'
import { isReportYear } from '../../domain/money/tax-report/report-state.ts'
import { graphql } from '../gen/gql.ts'
import type { TaxReportEntriesQuery, TaxReportTodayQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { utcToday } from '../shared/today.ts'
import type { Search } from '../shared/use-search.ts'

const TaxReportToday = graphql(`
  query TaxReportToday($year: Int!) {
    taxReportToday(year: $year) {
      year
      isOver
      deadline
      unmarked {
        currency
        amount
        rents
      }
      sellers {
        billingDetailsId
        name
        isExempt
        isReported
        problems
        properties {
          _id
          address
          names
          landRegisterNumber
          currency
          days
          units
          quarters {
            quarter
            received
            fees
            activities
            consideration
          }
        }
      }
    }
    taxStatements {
      _id
      year
      name
      isTest
      isCorrection
      madeAt
      documentUrl
    }
  }
`)

const TaxReportEntries = graphql(`
  query TaxReportEntries(
    $year: Int!
    $billingDetailsId: ID
    $propertyId: ID!
    $currency: String!
    $quarter: Int
    $page: Int!
    $pageSize: Int!
  ) {
    taxReportEntries(
      year: $year
      billingDetailsId: $billingDetailsId
      propertyId: $propertyId
      currency: $currency
      quarter: $quarter
      page: $page
      pageSize: $pageSize
    ) {
      _id
      kind
      day
      amount
      currency
      bookingId
      tenantNames
      apartmentName
    }
  }
`)

/** What would be reported of a year today. */
export type TaxYear = NonNullable<TaxReportTodayQuery['taxReportToday']>

/** One seller of it. */
export type TaxSellerYear = TaxYear['sellers'][number]

/** All homes of a seller at one address. */
export type TaxProperty = TaxSellerYear['properties'][number]

/** What a seller was told. */
export type TaxStatement = NonNullable<TaxReportTodayQuery['taxStatements']>[number]

/** An entry that a figure is the sum of. */
export type TaxEntry = NonNullable<TaxReportEntriesQuery['taxReportEntries']>[number]

/** The year that an address names; this year unless it has a report. */
export function taxYearOf({ year }: Search): number {
  const today = utcToday()
  return isReportYear(Number(year), today) ? Number(year) : partsOfDay(today).year
}

/** What would be reported of a year today, and the statements of all years. */
export function taxYearQuery(year: number) {
  return queryOptions({
    queryKey: ['taxReport', year],
    queryFn: () => request(TaxReportToday, { year }),
    staleTime: 30_000,
  })
}

const WINDOW = 50

/** The entries of a property in a year, the newest first, in windows. */
export function taxEntriesQuery(asked: {
  year: number
  billingDetailsId: string | null
  propertyId: string
  currency: string
}) {
  return infiniteQueryOptions({
    queryKey: ['taxReport', 'entries', asked],
    queryFn: async ({ pageParam }) =>
      (await request(TaxReportEntries, { ...asked, page: pageParam, pageSize: WINDOW })).taxReportEntries ??
      [],
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === WINDOW ? pages.length : undefined),
    staleTime: 30_000,
  })
}
