import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isConfirmedLogin } from '../../../domain/people/login-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { isOwnPassword, requirePerson } from './password.ts'
import { findSession, saveConfirmation } from './session-sql.ts'
import { takeCode, wantsSecondStep } from './two-factor-actions.ts'

/**
 * Notes in the session that the person has shown once more who they are, so that delicate things can be done for a
 * while: by the password and, where a second factor is on, a code. Both count as a try as at the login (S9).
 */
export async function confirmPassword(ctx: Context, password: string, code: string): Promise<boolean> {
  const person = requirePerson(ctx)
  if (!(await mayTryPassword(ctx, person.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')
  if (!(await isOwnPassword(ctx, password))) throw new ValidationError({ password: 'passwordWrong' })
  if (await wantsSecondStep(ctx, person.id)) await requireCode(ctx, person.id, code)
  await forgetPasswordTries(ctx, person.email)
  if (person.sessionId) await saveConfirmation(ctx.db, person.sessionId, ctx.now())
  return true
}

async function requireCode(ctx: Context, userId: string, code: string): Promise<void> {
  if (code.trim() === '') throw new ValidationError({ code: 'codeMissing' })
  const isRight = await inTransaction(ctx, (trx) => takeCode(trx, ctx, userId, code))
  if (!isRight) throw new ValidationError({ code: 'codeWrong' })
}

/** Throws unless the person has shown once more, not long ago and after the login, who they are; `db` in a transaction. */
export async function requireConfirmedLogin(ctx: Context, db: Db = ctx.db): Promise<void> {
  const { sessionId } = requirePerson(ctx)
  const session = sessionId ? await findSession(db, sessionId) : null
  if (!isConfirmedLogin({ confirmedAt: session?.confirmed_at ?? null }, ctx.now()))
    throw new ConditionNotMetError('CONFIRM_PASSWORD')
}
