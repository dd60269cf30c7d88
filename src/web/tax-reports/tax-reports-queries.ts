import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  AnswerTaxReportMutationVariables,
  InvoiceLiveMode,
  StaffTaxFindingsQuery,
  StaffTaxMessageQuery,
  StaffTaxStatementsQuery,
  StaffTaxYearQuery,
  TaxMessageFactsFragment,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

graphql(`
  fragment TaxMessageFacts on TaxReport {
    _id
    runId
    year
    mode
    kind
    state
    messageRefId
    size
    madeAt
    handedInAt
    answeredAt
    keepUntil
    added
    corrected
    deleted
    refused
    errors {
      code
      text
    }
    canHandIn {
      ...Verdict
    }
    canAnswer {
      ...Verdict
    }
  }
`)

const yearQuery = graphql(`
  query StaffTaxYear($year: Int!, $mode: InvoiceLiveMode!) {
    taxReportYear(year: $year, mode: $mode) {
      year
      mode
      isOver
      deadline
      canRun {
        ...Verdict
      }
      run {
        _id
        state
        isPreview
        done
        total
        sellers
        keptBack
        exempt
        failure
        startedAt
        finishedAt
        findings(limit: 0) {
          totalCount
        }
      }
      reports(limit: 0) {
        totalCount
      }
      statements {
        sellers
        last
      }
    }
  }
`)

const messagesQuery = graphql(`
  query StaffTaxMessages($year: Int!, $mode: InvoiceLiveMode!, $offset: Int!) {
    taxReportYear(year: $year, mode: $mode) {
      reports(offset: $offset, limit: 20) {
        totalCount
        nodes {
          ...TaxMessageFacts
        }
      }
    }
  }
`)

const findingsQuery = graphql(`
  query StaffTaxFindings($year: Int!, $mode: InvoiceLiveMode!, $search: String!, $offset: Int!) {
    taxReportYear(year: $year, mode: $mode) {
      run {
        _id
        state
        findings(search: $search, offset: $offset, limit: 20) {
          totalCount
          nodes {
            _id
            billingDetailsId
            landlordName
            landlordEmail
            name
            problems
            isKeptBack
            isExempt
          }
        }
      }
    }
  }
`)

const statementsQuery = graphql(`
  query StaffTaxStatements($year: Int!, $mode: InvoiceLiveMode!, $search: String!, $offset: Int!) {
    taxReportYear(year: $year, mode: $mode) {
      sentStatements(search: $search, offset: $offset, limit: 20) {
        totalCount
        nodes {
          _id
          name
          landlordId
          landlordName
          isCorrection
          madeAt
          mail
          mailedAt
          documentUrl
        }
      }
    }
  }
`)

const messageQuery = graphql(`
  query StaffTaxMessage($reportId: ID!, $offset: Int!) {
    taxReport(reportId: $reportId) {
      ...TaxMessageFacts
      records(offset: $offset, limit: 20) {
        totalCount
        nodes {
          _id
          docRefId
          change
          corrects
          name
          landlordId
          isAccepted
          errors {
            code
            text
          }
        }
      }
    }
  }
`)

const startMutation = graphql(`
  mutation StartTaxReport($year: Int!, $mode: InvoiceLiveMode!, $idempotencyKey: ID!) {
    startTaxReport(year: $year, mode: $mode, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const handInMutation = graphql(`
  mutation HandInTaxReport($reportId: ID!, $idempotencyKey: ID!) {
    handInTaxReport(reportId: $reportId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const answerMutation = graphql(`
  mutation AnswerTaxReport(
    $reportId: ID!
    $message: String
    $outcome: TaxReportState
    $note: String
    $idempotencyKey: ID!
  ) {
    answerTaxReport(
      reportId: $reportId
      message: $message
      outcome: $outcome
      note: $note
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A year, and whether real messages or those for trying. */
export interface YearOfReports {
  year: number
  mode: InvoiceLiveMode
}

/** How far a year's report is. */
export type StaffTaxYear = NonNullable<StaffTaxYearQuery['taxReportYear']>

/** The last computation of a year. */
export type TaxRun = NonNullable<StaffTaxYear['run']>

/** A message to the tax office. */
export type TaxMessage = TaxMessageFactsFragment

/** A message with a page of its records. */
export type TaxMessageDetail = NonNullable<StaffTaxMessageQuery['taxReport']>

/** Somebody who can't be reported, is exempt or is to be looked at. */
export type TaxFinding = NonNullable<
  NonNullable<StaffTaxFindingsQuery['taxReportYear']>['run']
>['findings']['nodes'][number]

/** What a seller was told. */
export type SellerStatement = NonNullable<
  StaffTaxStatementsQuery['taxReportYear']
>['sentStatements']['nodes'][number]

const WHILE_COMPUTED = 2000
const offsetOf = (page: number) => (page - 1) * PAGE_SIZE

/** How far a year is; asked for again and again while it is being computed, and then its lists are, too. */
export function taxYearOptions({ year, mode }: YearOfReports) {
  const queryKey = ['taxReports', year, mode] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<StaffTaxYear>(queryKey)?.run
      const { taxReportYear: found } = await request(yearQuery, { year, mode })
      if (before?.state === 'RUNNING' && found?.run?.state !== 'RUNNING')
        for (const list of ['messages', 'findings'])
          void client.invalidateQueries({ queryKey: [...queryKey, list] })
      return found
    },
    refetchInterval: ({ state }) => (state.data?.run?.state === 'RUNNING' ? WHILE_COMPUTED : false),
  })
}

/** A page of the messages of a year, the newest first. */
export function taxMessagesOptions({ year, mode }: YearOfReports, page: number) {
  return queryOptions({
    queryKey: ['taxReports', year, mode, 'messages', page],
    queryFn: async () =>
      (await request(messagesQuery, { year, mode, offset: offsetOf(page) })).taxReportYear?.reports ?? null,
  })
}

/** A page of those who are to be looked at. */
export function taxFindingsOptions({ year, mode }: YearOfReports, search: string, page: number) {
  return queryOptions({
    queryKey: ['taxReports', year, mode, 'findings', search, page],
    queryFn: async () =>
      (await request(findingsQuery, { year, mode, search, offset: offsetOf(page) })).taxReportYear?.run ??
      null,
  })
}

/** A page of the statements of a year, the newest first. */
export function taxStatementsOptions({ year, mode }: YearOfReports, search: string, page: number) {
  return queryOptions({
    queryKey: ['taxReports', year, mode, 'statements', search, page],
    queryFn: async () =>
      (await request(statementsQuery, { year, mode, search, offset: offsetOf(page) })).taxReportYear
        ?.sentStatements ?? null,
  })
}

/** A message with a page of its records; null where there is none. */
export function taxMessageOptions(reportId: string, page: number) {
  return queryOptions({
    queryKey: ['taxReport', reportId, page],
    queryFn: async () =>
      (await request(messageQuery, { reportId, offset: offsetOf(page) })).taxReport ?? null,
  })
}

/** Orders the computation of a year. */
export function startTaxReport({ year, mode }: YearOfReports, idempotencyKey: string) {
  return request(startMutation, { year, mode, idempotencyKey })
}

/** Notes that a message was handed in. */
export function handInTaxReport(reportId: string, idempotencyKey: string) {
  return request(handInMutation, { reportId, idempotencyKey })
}

/** Records what the tax office answered. */
export function answerTaxReport(
  order: Omit<AnswerTaxReportMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(answerMutation, { ...order, idempotencyKey })
}
