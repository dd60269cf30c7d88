import type { Day } from '../../../domain/kernel/day.ts'
import type { MessageReportStanding } from '../../../domain/rentals/messages/report.ts'
import { type ThreadFacts, type ThreadState, threadStateOf } from '../../../domain/rentals/messages/thread.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { OwnReportRow } from './reports-sql.ts'
import { listThreads, type ThreadRow } from './sql.ts'

/** What decides whether the conversation of a request takes messages. */
export function threadFactsOf(row: RequestRow, thread: ThreadRow): ThreadFacts {
  const { statusType, endedAt, canceledAt, to, accountFrozen } = row
  const isBooked = row.bookingId !== null
  return {
    statusType,
    endedAt,
    canceledAt,
    to,
    accountFrozen,
    isBooked,
    stayedUntil: thread.stayedUntil,
    blockedBy: thread.blockedBy,
    isClosed: thread.closedWhy !== null,
  }
}

/** How a side stands to reporting its conversation. */
export function reportStandingOf(thread: ThreadRow, own: OwnReportRow | undefined): MessageReportStanding {
  return {
    hasOthersMessage: own?.hasOthersMessage ?? false,
    isReported: own !== undefined && own.reportId !== null && own.endedAt === null,
    isClosed: thread.closedWhy !== null,
  }
}

/** What the conversation of a request takes today. */
export function threadStateIn(row: RequestRow, thread: ThreadRow, today: Day): ThreadState {
  return threadStateOf(threadFactsOf(row, thread), today)
}

/** The conversation of a request, for all that ask in one request. */
export const threadOfRequest = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, ThreadRow>> =>
    new Map((await listThreads(ctx.reads, requestIds)).map((thread) => [thread.listingRequestId, thread])),
)
