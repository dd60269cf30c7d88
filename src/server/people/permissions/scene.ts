import type { Permission } from '../../../domain/catalogue/people.ts'
import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { PERMISSION_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type HolderRow, lockHolder, lockManagers } from './sql.ts'

/** Who is to have a permission, or no longer, and why. */
export interface PermissionOrder {
  userId: string
  permission: Permission
  reason: string
}

/** Whoever changes permissions, whom it is about, and all who are told of it; each of them locked. */
export interface PermissionScene {
  actor: HolderRow
  person: HolderRow
  managers: HolderRow[]
}

/** Locks whoever may change permissions and whom it is about. A viewer who no longer manages them is NotAllowedError. */
export async function lockScene(trx: Db, ctx: Context, userId: string): Promise<PermissionScene> {
  const managers = await lockManagers(trx)
  const viewer = requireViewer(ctx)
  const actor = managers.find(({ id }) => id === viewer.id)
  // The permission was taken while this call was on its way.
  if (!actor) throw new NotAllowedError()
  const person = await lockHolder(trx, userId)
  if (!person) throw new ResourceNotFoundError()
  return { actor, person, managers }
}

/** A reason that can stand in the log; ValidationError otherwise. */
export function checkedReason(text: string): string {
  const reason = textWithin(text, PERMISSION_REASON_LENGTH)
  if (reason === null) throw new ValidationError({ reason: 'reasonLength' })
  return reason
}

/** Writes into the log what became of a permission, under whom it is about. */
export async function note(
  trx: Db,
  ctx: Context,
  action: string,
  { userId, permission, reason }: PermissionOrder,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'user',
    entityId: userId,
    landlordId: null,
    data: { permission, reason },
  })
}
