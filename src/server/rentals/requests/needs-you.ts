import { needsStatusesOf } from '../../../domain/rentals/needs-landlord.ts'
import { canSignInPerson } from '../../../domain/rentals/signing.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { GroupCounts } from '../../listings/listings/counts-sql.ts'
import { totalCounts } from '../../listings/listings/loaders.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { countSignatures, listNeedsYou } from '../lifecycle/requests-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What the landlord may have to do. */
export const NEEDS_YOU_KINDS = [
  'SIGN',
  'CONFIRM',
  'ANSWER',
  'OFFLINE_CONTRACT',
  'OWN_CONTRACT',
  'OTHER_CONTRACT',
] as const

/** One thing that the landlord has to do. */
export interface NeedsYouItem {
  kind: (typeof NEEDS_YOU_KINDS)[number]
  row: RequestRow
  deadline: Temporal.Instant | null
}

/** What waits for the landlord, signatures first, then by deadline. */
export async function listNeedsYouItems(db: Db, viewer: Viewer, first: number): Promise<NeedsYouItem[]> {
  return (await listNeedsYou(db, viewer, needsStatusesOf(viewer), first)).map((row) => {
    const kind = kindOf(row)
    return { kind, row, deadline: signingDeadlineOf(row) ?? row.autoDeclineAt }
  })
}

/** Until when a contract that waits can be signed. */
function signingDeadlineOf({ offer, landlordStatus }: RequestRow): Temporal.Instant | null {
  if (!offer?.signingExpiresAt || !SIGNING_STATUSES.has(landlordStatus)) return null
  return Temporal.Instant.from(offer.signingExpiresAt)
}

const SIGNING_STATUSES: ReadonlySet<string> = new Set([
  'CONTRACT_CREATED',
  'MANUAL_CONTRACT_CREATED',
  'WAITING_TO_CONFIRM_BOOKING',
])

function kindOf(row: RequestRow): NeedsYouItem['kind'] {
  if (row.landlordStatus === 'CONTRACT_CREATED') return 'SIGN'
  if (row.landlordStatus === 'WAITING_TO_CONFIRM_BOOKING') return 'CONFIRM'
  if (row.landlordStatus === 'ACCEPTED')
    return row.offer?.status === 'REJECTED' ? 'OTHER_CONTRACT' : 'OWN_CONTRACT'
  return row.landlordStatus === 'MANUAL_CONTRACT_CREATED' ? 'OFFLINE_CONTRACT' : 'ANSWER'
}

/** How many requests each filter of the inbox has. */
export interface FilterCounts {
  needsYou: number
  open: number
  waiting: number
  all: number
}

/** How many requests each filter has for the viewer, of one group or of all. */
export async function filterCountsFor(ctx: Context, groupId: string | null): Promise<FilterCounts> {
  const viewer = requireViewer(ctx)
  const counts = filterCountsOf(await totalCounts(ctx, groupId))
  if (canSignInPerson('LANDLORD', viewer).value) return counts
  const signatures = await countSignatures(ctx.db, viewer, groupId)
  return { ...counts, needsYou: counts.needsYou - signatures, waiting: counts.waiting + signatures }
}

function filterCountsOf(counts: GroupCounts): FilterCounts {
  const all = counts.numOpenRequests + counts.numInProgressRequests + counts.numBlockedRequests
  const needsYou = counts.numNeedsYou
  return { needsYou, open: counts.numOpenRequests, waiting: all - needsYou, all }
}
