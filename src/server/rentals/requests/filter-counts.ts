import { canSignInPerson } from '../../../domain/rentals/signing.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { GroupCounts } from '../../listings/listings/counts-sql.ts'
import { totalCounts } from '../../listings/listings/loaders.ts'
import { countSignatures } from '../lifecycle/requests-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

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
  const signatures = await countSignatures(ctx.reads, viewer, groupId)
  return { ...counts, needsYou: counts.needsYou - signatures, waiting: counts.waiting + signatures }
}

function filterCountsOf(counts: GroupCounts): FilterCounts {
  const all = counts.numOpenRequests + counts.numInProgressRequests + counts.numBlockedRequests
  const needsYou = counts.numNeedsYou
  return { needsYou, open: counts.numOpenRequests, waiting: all - needsYou, all }
}
