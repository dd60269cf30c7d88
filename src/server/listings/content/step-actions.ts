import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { type ListingPayload, parseListingPayload } from '../../../domain/listings/listing-content.ts'
import { withLandlordLabels } from '../../../domain/listings/listing-labels.ts'
import {
  findStep,
  type ListingStep,
  STEP_FIELDS,
  versionedStep,
} from '../../../domain/listings/listing-steps.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { changeContent, lockForChange } from './change-actions.ts'
import { findVersion } from '../listings/content-change-sql.ts'
import type { GroupRow, ListingKey } from '../listings/sql.ts'

/** What one step of a listing is to say. */
export interface StepChange {
  step: string
  values: unknown
  /** The version of the step that the values were made from. */
  version: number
}

/** What became of it: stored with a new version, or not, since somebody else had changed the step. */
export interface StepOutcome {
  changedElsewhere: boolean
  version: number
}

/** Stores one step of a listing once per key, unless it has changed elsewhere since the version that it was made from. */
export async function saveListingStep(
  ctx: Context,
  key: ListingKey,
  change: StepChange,
  idempotencyKey: string,
): Promise<StepOutcome> {
  const step = findStep(change.step)
  if (!step) throw new ResourceNotFoundError()
  const given = parseStep(step, change.values)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key: idempotencyKey, operation: 'saveListingStep', body: { key, change } },
      async () => {
        const group = await lockForChange(trx, ctx, key)
        const { version, stepVersions } = await findVersion(trx, group.groupId)
        const unitId = 'listingId' in key ? key.listingId : null
        const last = stepVersions[versionedStep(group, unitId, step)] ?? 0
        if (last > change.version) return { changedElsewhere: true, version }
        const payload = withStaffLabels(group, given)
        const givenFields = Object.keys(given)
        return {
          changedElsewhere: false,
          version: await changeContent(trx, ctx, key, group, payload, givenFields),
        }
      },
    ),
  )
}

/** The checked values of a step; a field of another step is a ValidationError. */
function parseStep(step: ListingStep, values: unknown): ListingPayload {
  const given = parseListingPayload(values)
  const own: readonly string[] = STEP_FIELDS[step]
  const others = Object.keys(given).filter((field) => !own.includes(field))
  if (others.length > 0)
    throw new ValidationError(Object.fromEntries(others.map((field) => [field, 'listing.ofOtherStep'])))
  return given
}

/** Labels of staff stay: the form of a landlord knows nothing of them. */
function withStaffLabels(group: GroupRow, given: ListingPayload): ListingPayload {
  if (!given.labels) return given
  return { ...given, labels: withLandlordLabels(group.labels, given.labels) }
}
