import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findGroup } from '../../listings/listings/sql.ts'

/** The group whose requests are those of a listing; ResourceNotFoundError where the viewer sees none. */
export async function groupOfListing(ctx: Context, listingId: string): Promise<string> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), { listingId })
  if (!group) throw new ResourceNotFoundError()
  return group.groupId
}
