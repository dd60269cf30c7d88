import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { enabledFlags } from '../../../domain/people/feature-flags.ts'
import { findUser } from '../accounts/sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
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

/** Switches a flag for everybody. */
export async function setFeatureFlag(
  ctx: Context,
  name: FeatureFlagName,
  enabled: boolean,
): Promise<FeatureFlagName> {
  const by = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    await saveFlag(trx, { name, enabled, by, now: ctx.now() })
    await audit(trx, ctx, {
      action: 'setFeatureFlag',
      entityType: 'feature_flag',
      entityId: flagsId,
      landlordId: null,
      data: { name, enabled },
    })
    return name
  })
}

/** Switches a flag for one person; null lets the person have what everybody has. */
export async function setFeatureFlagForUser(
  ctx: Context,
  flag: { name: FeatureFlagName; userId: string; enabled: boolean | null },
): Promise<FeatureFlagName> {
  const by = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    const user = await findUser(trx, flag.userId)
    if (!user || user.erased_at) throw new ResourceNotFoundError()
    await saveFlagForUser(trx, { ...flag, by, now: ctx.now() })
    await audit(trx, ctx, {
      action: 'setFeatureFlagForUser',
      entityType: 'user',
      entityId: user.id,
      landlordId: user.landlord ? user.id : null,
      data: { name: flag.name, enabled: flag.enabled },
    })
    return flag.name
  })
}
