import { deletionObstacles, withdrawDeletionUntil } from '../../../domain/people/deletion.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { mailLoginChange } from '../../people/accounts/mails.ts'
import { checkOwnPassword, requireFreshLogin, requirePerson } from '../../people/accounts/password.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { findObstacleFacts, findOpenDeletionRequest, insertDeletionRequest, saveWithdrawal } from './sql.ts'

/**
 * Notes that the viewer wants to be deleted; the password, or a fresh login, shows that it is them. Nothing is erased
 * yet: that comes after the days in which the wish can be taken back.
 */
export async function requestDeletion(ctx: Context, password: string | null): Promise<string> {
  const person = requirePerson(ctx)
  if (password === null) await requireFreshLogin(ctx)
  else await checkOwnPassword(ctx, password, 'password')
  await inTransaction(ctx, async (trx) => {
    const [obstacle] = deletionObstacles(await findObstacleFacts(trx, obstaclesAsked(ctx, person.id)))
    if (obstacle) throw new ConditionNotMetError(obstacle)
    const id = await insertDeletionRequest(trx, person.id, ctx.now())
    if (!id) return
    await mailLoginChange(trx, ctx, person, 'deletion')
    await audit(trx, ctx, {
      action: 'requestDeletion',
      entityType: 'deletion_request',
      entityId: id,
      landlordId: person.landlord ? person.id : null,
    })
  })
  return person.id
}

/** What is asked of a person before a deletion. */
export function obstaclesAsked(ctx: Context, userId: string): Parameters<typeof findObstacleFacts>[1] {
  return { userId, today: ctx.today(), mode: ctx.config.invoiceMode }
}

/** Takes the viewer's wish to be deleted back; where there is none, nothing changes. */
export async function withdrawDeletion(ctx: Context): Promise<string> {
  const person = requirePerson(ctx)
  await inTransaction(ctx, async (trx) => {
    const request = await findOpenDeletionRequest(trx, person.id)
    if (!request) return
    const until = withdrawDeletionUntil(request.requested_at)
    if (Temporal.Instant.compare(ctx.now(), until) > 0) throw new ConditionNotMetError('TOO_LATE')
    await saveWithdrawal(trx, request.id, ctx.now())
    await audit(trx, ctx, {
      action: 'withdrawDeletion',
      entityType: 'deletion_request',
      entityId: request.id,
      landlordId: person.landlord ? person.id : null,
    })
  })
  return person.id
}
