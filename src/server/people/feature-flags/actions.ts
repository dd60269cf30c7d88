import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { STAFF_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { enabledFlags } from '../../../domain/people/feature-flags.ts'
import { findUser } from '../accounts/sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { listSwitchedFlags, listSwitchedFlagsFor, saveFlag, saveFlagForUser } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

// The log knows things by id; a flag has a name only, and this stands for all of them.
const flagsId = '00000000-0000-4000-8000-0000000000f1'

/** The flags that are on for a person; null: for everybody. */
export async function listEnabledFlags(db: Db, userId: string | null): Promise<FeatureFlagName[]> {
  if (!userId) return enabledFlags(await listSwitchedFlags(db))
  const { environment, person } = await listSwitchedFlagsFor(db, userId)
  return enabledFlags(environment, person)
}

/** Switches a flag for everybody once per key, with a reason in the log. */
export async function setFeatureFlag(
  ctx: Context,
  flag: { name: FeatureFlagName; enabled: boolean; reason: string },
  key: string,
): Promise<FeatureFlagName> {
  const by = requireViewer(ctx).id
  const { name, enabled } = flag
  const reason = reasonWithin(flag.reason)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setFeatureFlag', body: flag }, async () => {
      await saveFlag(trx, { name, enabled, reason, by, now: ctx.now() })
      await audit(trx, ctx, {
        action: 'setFeatureFlag',
        entityType: 'feature_flag',
        entityId: flagsId,
        landlordId: null,
        data: { name, enabled, reason },
      })
      return name
    }),
  )
}

/** Switches a flag for one person once per key, with a reason in the log; null lets the person have what everybody has. */
export async function setFeatureFlagForUser(
  ctx: Context,
  flag: { name: FeatureFlagName; userId: string; enabled: boolean | null; reason: string },
  key: string,
): Promise<FeatureFlagName> {
  const by = requireViewer(ctx).id
  const { name, userId, enabled } = flag
  const reason = reasonWithin(flag.reason)
  if (!isUuid(userId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setFeatureFlagForUser', body: flag }, async () => {
      const user = await findUser(trx, userId)
      if (!user || user.erased_at) throw new ResourceNotFoundError()
      await saveFlagForUser(trx, { name, userId, enabled, reason, by, now: ctx.now() })
      await audit(trx, ctx, {
        action: 'setFeatureFlagForUser',
        entityType: 'user',
        entityId: user.id,
        landlordId: user.landlord ? user.id : null,
        data: { name, enabled, reason },
      })
      return name
    }),
  )
}

function reasonWithin(text: string): string {
  const reason = textWithin(text, STAFF_REASON_LENGTH)
  if (reason === null) throw new ValidationError({ reason: 'listing.invalid' })
  return reason
}
