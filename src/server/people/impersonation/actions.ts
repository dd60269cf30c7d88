import { IMPERSONATION_MINUTES } from '../../../domain/kernel/constants.ts'
import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { IMPERSONATION_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { findUser } from '../accounts/sql.ts'
import { audit, auditAll } from '../../kernel/audit/audit.ts'
import type { Context, Impersonation } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import {
  endAllOf,
  insertImpersonation,
  lockSalesPerson,
  saveImpersonationEnd,
  saveSessionImpersonation,
} from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Lets this login session act as a landlord for an hour at most; the reason is shown to the landlord. */
export async function startImpersonation(
  ctx: Context,
  input: { landlordId: string; reason: string },
): Promise<Impersonation & { landlordId: string }> {
  const actor = requireViewer(ctx)
  const sessionId = actor.sessionId
  if (!sessionId) throw new NotAllowedError()
  const reason = textWithin(input.reason, IMPERSONATION_REASON_LENGTH)
  if (reason === null) throw new ValidationError({ reason: 'reasonLength' })
  return inTransaction(ctx, async (trx) => {
    // Who loses the permission meanwhile begins nothing any more.
    if (!(await lockSalesPerson(trx, actor.id))) throw new NotAllowedError()
    const landlord = await findUser(trx, input.landlordId)
    if (!landlord || landlord.erased_at || landlord.id === actor.id) throw new ResourceNotFoundError()
    if (!landlord.landlord) throw new ConditionNotMetError('NOT_A_LANDLORD')
    const now = ctx.now()
    const endsAt = now.add({ minutes: IMPERSONATION_MINUTES })
    const landlordId = landlord.id
    const id = await insertImpersonation(trx, { actorId: actor.id, landlordId, reason, now, endsAt })
    await saveSessionImpersonation(trx, sessionId, id)
    const actorName = `${actor.firstName} ${actor.lastName}`
    const impersonation = { id, actorId: actor.id, actorName, reason, endsAt }
    const acting = { ...ctx, viewer: { ...actor, id: landlordId, impersonation } }
    await audit(trx, acting, {
      action: 'startImpersonation',
      entityType: 'impersonation',
      entityId: id,
      landlordId,
      data: { reason },
    })
    return { ...impersonation, landlordId }
  })
}

/** Ends the impersonation of this session; the person is themself again. */
export async function endImpersonation(ctx: Context): Promise<void> {
  const { id: landlordId, impersonation, sessionId } = requireViewer(ctx)
  if (!impersonation || !sessionId) throw new NotAllowedError()
  await inTransaction(ctx, async (trx) => {
    await saveSessionImpersonation(trx, sessionId, null)
    if (!(await saveImpersonationEnd(trx, impersonation.id, ctx.now()))) return
    await audit(trx, ctx, {
      action: 'endImpersonation',
      entityType: 'impersonation',
      entityId: impersonation.id,
      landlordId,
    })
  })
}

/** Ends all that somebody does as a landlord, in whichever session: the permission for it was taken. */
export async function endImpersonationsOf(trx: Db, ctx: Context, actorId: string): Promise<void> {
  const ended = await endAllOf(trx, actorId, ctx.now())
  await auditAll(
    trx,
    ctx,
    ended.map(({ id, landlordId }) => ({
      action: 'endImpersonation',
      entityType: 'impersonation',
      entityId: id,
      landlordId,
    })),
  )
}
