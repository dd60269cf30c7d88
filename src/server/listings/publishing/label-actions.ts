import type { Tag } from '../../../domain/catalogue/flags.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isLandlordLabel, labelsSetBy, withStaffLabels } from '../../../domain/listings/listing-labels.ts'
import { STAFF_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { auditListing, lockListing } from './locked-listing.ts'
import { tellLandlordOfPreferences } from './mails.ts'
import { saveLabels } from './staff-sql.ts'

/** What staff say about the labels of a listing. */
export interface LabelChange {
  groupId: string
  labels: readonly Tag[]
  reason: string
}

/**
 * Sets those labels of a listing that the viewer's permissions are for, with a reason in the log; all others stay. A
 * landlord whose own are changed is told by mail. Answers the group's id.
 */
export async function setListingLabels(ctx: Context, change: LabelChange, key: string): Promise<string> {
  const { groupId, labels } = change
  const reason = textWithin(change.reason, STAFF_REASON_LENGTH)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setListingLabels', body: change }, async () => {
      const { group } = await lockListing(trx, ctx, { groupId, listingId: null }, 'SALES')
      const settable: readonly Tag[] = labelsSetBy(requireViewer(ctx).permissions)
      if (!labels.every((label) => settable.includes(label)))
        throw new ValidationError({ labels: 'listing.invalid' })
      if (reason === null) throw new ValidationError({ reason: 'listing.invalid' })
      const after = withStaffLabels(group.labels, labels, settable)
      const added = after.filter((label) => !group.labels.includes(label))
      const removed = group.labels.filter((label) => !after.includes(label))
      if (added.length + removed.length === 0) throw new ConditionNotMetError('LABELS_UNCHANGED')
      await saveLabels(trx, groupId, after)
      await auditListing(trx, ctx, group, 'setListingLabels', { reason, added, removed })
      if ([...added, ...removed].some(isLandlordLabel))
        await tellLandlordOfPreferences(trx, ctx, group, reason)
      return groupId
    }),
  )
}
