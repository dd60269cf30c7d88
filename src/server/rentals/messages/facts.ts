import type { Day } from '../../../domain/kernel/day.ts'
import { type ThreadFacts, type ThreadState, threadStateOf } from '../../../domain/rentals/messages/thread.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { listThreads, type ThreadRow } from './sql.ts'

/** What decides whether the conversation of a request takes messages; without a thread nobody has written yet. */
export function threadFactsOf(row: RequestRow, thread: Pick<ThreadRow, 'blockedBy'> | null): ThreadFacts {
  const { statusType, endedAt, canceledAt, to, accountFrozen } = row
  const isBooked = row.bookingId !== null
  return {
    statusType,
    endedAt,
    canceledAt,
    to,
    accountFrozen,
    isBooked,
    blockedBy: thread?.blockedBy ?? null,
  }
}

/** What the conversation of a request takes today. */
export function threadStateIn(row: RequestRow, thread: ThreadRow | null, today: Day): ThreadState {
  return threadStateOf(threadFactsOf(row, thread), today)
}

/** The conversation of a request, for all that ask in one request. */
export const threadOfRequest = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, ThreadRow>> =>
    new Map((await listThreads(ctx.reads, requestIds)).map((thread) => [thread.listingRequestId, thread])),
)

/** How many messages of the tenant the landlord's side hasn't read; whoever has limited access has none to read. */
export async function unreadByLandlord(ctx: Context, requestId: string): Promise<number> {
  if (ctx.viewer?.access === 'LIMITED') return 0
  return (await threadOfRequest(ctx, requestId))?.landlordUnread ?? 0
}

/** How many messages of the landlord the tenant hasn't read. */
export async function unreadByTenant(ctx: Context, requestId: string): Promise<number> {
  return (await threadOfRequest(ctx, requestId))?.tenantUnread ?? 0
}
