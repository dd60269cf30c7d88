import { isPersonLabel, PERSON_LABELS, type Tag } from '../../../domain/catalogue/flags.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { STAFF_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { lockLabelsOf, savePersonLabels } from './label-sql.ts'

/** What staff say about the labels of a person. */
export interface PersonLabelChange {
  userId: string
  labels: readonly Tag[]
  reason: string
}

/** Sets the labels of a person once per key, with a reason in the log. Answers the person's id. */
export async function setPersonLabels(ctx: Context, change: PersonLabelChange, key: string): Promise<string> {
  const { userId, labels } = change
  const reason = textWithin(change.reason, STAFF_REASON_LENGTH)
  if (!isUuid(userId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setPersonLabels', body: change }, async () => {
      const person = await lockLabelsOf(trx, userId)
      if (!person) throw new ResourceNotFoundError()
      if (!labels.every(isPersonLabel)) throw new ValidationError({ labels: 'listing.invalid' })
      if (reason === null) throw new ValidationError({ reason: 'listing.invalid' })
      const after = PERSON_LABELS.filter((label) => labels.includes(label))
      const added = after.filter((label) => !person.labels.includes(label))
      const removed = person.labels.filter((label) => !after.some((one) => one === label))
      if (added.length + removed.length === 0) throw new ConditionNotMetError('LABELS_UNCHANGED')
      await savePersonLabels(trx, userId, after)
      await audit(trx, ctx, {
        action: 'setPersonLabels',
        entityType: 'user',
        entityId: userId,
        landlordId: person.landlord ? userId : null,
        data: { reason, added, removed },
      })
      return userId
    }),
  )
}
