import { queryOptions } from '@tanstack/react-query'
import type { MessageReportOutcome } from '../../domain/catalogue/reports.ts'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { ReadReportedMessagesMutation, StaffReportQuery, StaffReportsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE, pageOf } from '../shared/pager.tsx'
import type { Search } from '../shared/use-search.ts'

const reportsQuery = graphql(`
  query StaffReports($ended: Boolean!, $offset: Int!) {
    messageReports(ended: $ended, offset: $offset, limit: 20) {
      totalCount
      nodes {
        _id
        side
        reporterName
        listingName
        reason
        words
        reportedAt
        outcome
        endedAt
        endedByName
      }
    }
  }
`)

const reportQuery = graphql(`
  query StaffReport($messageReportId: ID!) {
    messageReport(messageReportId: $messageReportId) {
      _id
      side
      reportedSide
      reporterName
      landlordName
      landlordEmail
      tenantName
      tenantEmail
      listingName
      from
      to
      reason
      words
      messageCount
      reportedAt
      outcome
      answer
      endedAt
      endedByName
      canRead {
        ...Verdict
      }
      canEnd {
        ...Verdict
      }
    }
  }
`)

const readMutation = graphql(`
  mutation ReadReportedMessages($messageReportId: ID!, $before: Int) {
    openReportedMessages(messageReportId: $messageReportId, before: $before) {
      error {
        ...Refusal
      }
      opened {
        messages {
          id
          position
          side
          authorName
          channel
          text
          isHidden
          sentAt
          fileNames
        }
      }
    }
  }
`)

const endMutation = graphql(`
  mutation EndMessageReport(
    $messageReportId: ID!
    $outcome: MessageReportOutcome!
    $answer: String!
    $idempotencyKey: ID!
  ) {
    endMessageReport(
      messageReportId: $messageReportId
      outcome: $outcome
      answer: $answer
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A report in the list. */
export type ListedReport = StaffReportsQuery['messageReports']['nodes'][number]

/** A report with who is who. */
export type StaffReport = NonNullable<StaffReportQuery['messageReport']>

/** A message as who reported the conversation could read it. */
export type ReportedMessage = NonNullable<
  ReadReportedMessagesMutation['openReportedMessages']['opened']
>['messages'][number]

/** Whether an address shows the reports that have ended. */
export function showsEnded({ state }: Search): boolean {
  return state === 'ended'
}

/** A page of the reports that an address shows. */
export function reportsOptions(search: Search) {
  const ended = showsEnded(search)
  const page = pageOf(search)
  return queryOptions({
    queryKey: ['staff', 'reports', ended, page],
    queryFn: async () =>
      (await request(reportsQuery, { ended, offset: (page - 1) * PAGE_SIZE })).messageReports,
  })
}

/** A report; ResourceNotFoundError where there is none. */
export function reportOptions(reportId: string) {
  return queryOptions({
    queryKey: ['staff', 'report', reportId],
    queryFn: async () => {
      const { messageReport } = await request(reportQuery, { messageReportId: reportId })
      if (!messageReport) throw new ResourceNotFoundError()
      return messageReport
    },
  })
}

/** Reads a window of what was written, the last before a position; it is noted in the log. */
export async function readReported(reportId: string, before: number | null): Promise<ReportedMessage[]> {
  const { openReportedMessages } = await request(readMutation, { messageReportId: reportId, before })
  return openReportedMessages.opened?.messages ?? []
}

/** Ends a report. */
export function endReport(
  {
    reportId: messageReportId,
    ...given
  }: { reportId: string; outcome: MessageReportOutcome; answer: string },
  idempotencyKey: string,
) {
  return request(endMutation, { messageReportId, ...given, idempotencyKey })
}
