import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { publishLocked } from '../publishing/publish-actions.ts'
import { listPublishedUnits } from '../publishing/sql.ts'
import type { GroupRow, ListingKey } from '../listings/sql.ts'

/** Makes a locked listing public as a payload says. Taking it out needs a reason (C5), so that a payload can't. */
export async function changePublished(
  trx: Db,
  ctx: Context,
  key: ListingKey,
  group: GroupRow,
  published: boolean,
): Promise<void> {
  const units = await listPublishedUnits(trx, group.groupId, 'listingId' in key ? key.listingId : null)
  if (!published && units.some((unit) => unit.published))
    throw new ValidationError({ published: 'listing.unpublishNeedsReason' })
  if (published && units.some((unit) => !unit.published)) await publishLocked(trx, ctx, { group, units })
}
