import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { GroupCounts } from '../listings/counts-sql.ts'
import type { RequestRow } from './rows.ts'
import { listNeedsYou } from './sql.ts'

/** One thing that the landlord has to do. */
export interface NeedsYouItem {
  kind: 'SIGN' | 'CONFIRM' | 'ANSWER' | 'OFFLINE_CONTRACT'
  row: RequestRow
  deadline: Temporal.Instant | null
}

/** What waits for the landlord, signatures first, then by deadline. */
export async function listNeedsYouItems(db: Db, viewer: Viewer, first: number): Promise<NeedsYouItem[]> {
  return (await listNeedsYou(db, viewer, first)).map((row) => {
    const kind = kindOf(row)
    return { kind, row, deadline: kind === 'ANSWER' ? row.autoDeclineAt : null }
  })
}

function kindOf(row: RequestRow): NeedsYouItem['kind'] {
  if (row.landlordStatus === 'CONTRACT_CREATED') return 'SIGN'
  if (row.landlordStatus === 'WAITING_TO_CONFIRM_BOOKING') return 'CONFIRM'
  return row.landlordStatus === 'MANUAL_CONTRACT_CREATED' ? 'OFFLINE_CONTRACT' : 'ANSWER'
}

/** How many requests each filter of the inbox has, from the stored counts. */
export function filterCountsOf(counts: GroupCounts): {
  needsYou: number
  open: number
  waiting: number
  all: number
} {
  const all = counts.numOpenRequests + counts.numInProgressRequests + counts.numBlockedRequests
  const needsYou = counts.numNeedsYou
  return { needsYou, open: counts.numOpenRequests, waiting: all - needsYou, all }
}
