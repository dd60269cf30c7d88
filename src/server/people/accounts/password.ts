import { hashPassword, verifyPassword } from 'better-auth/crypto'
import {
  AuthenticationRequiredError,
  ConditionNotMetError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isFreshLogin, passwordProblem } from '../../../domain/people/login-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { isCommonPassword } from './guessable-passwords.ts'
import { mailLoginChange } from './mails.ts'
import { deletePasswordLinks } from './password-links-sql.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { deleteOtherSessions, findSession } from './session-sql.ts'
import { findPasswordHash, savePasswordHash } from './sql.ts'
import { deleteLoginSteps } from './two-factor-sql.ts'

/** The person in a session of their own; throws for everybody else. */
export function requirePerson(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AuthenticationRequiredError()
  return ctx.viewer
}

/**
 * Sets a new password and ends all other sessions; the present one stays. Who has none yet shows by a fresh login who
 * they are.
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<boolean> {
  const person = requirePerson(ctx)
  const problem = passwordProblem(newPassword) ?? (newPassword === currentPassword ? 'passwordSame' : null)
  if (problem) throw new ValidationError({ newPassword: problem })
  if (await isCommonPassword(newPassword, [person.email, person.firstName, person.lastName])) {
    throw new ValidationError({ newPassword: 'passwordCommon' })
  }
  if ((await findPasswordHash(ctx.db, person.id)) === null) await requireFreshLogin(ctx)
  else await checkOwnPassword(ctx, currentPassword, 'currentPassword')
  const hash = await hashPassword(newPassword)
  return await inTransaction(ctx, async (trx) => {
    await savePasswordHash(trx, person.id, hash, ctx.now())
    await endWhatOldPasswordBegan(trx, person.id)
    const endedSessions = await deleteOtherSessions(trx, person.id, person.sessionId)
    await mailLoginChange(trx, ctx, person, 'password')
    await audit(trx, ctx, {
      action: 'changePassword',
      entityType: 'user',
      entityId: person.id,
      landlordId: person.landlord ? person.id : null,
      data: { endedSessions },
    })
    return true
  })
}

/** Ends what began with the old password and would let somebody in by it: links for a new one, logins half done. */
export async function endWhatOldPasswordBegan(db: Db, userId: string): Promise<void> {
  await deletePasswordLinks(db, userId)
  await deleteLoginSteps(db, userId)
}

/**
 * Compares what was given with the password of the person who is logged in. It counts as a try as at the login
 * (S9); a wrong one is told beside `field`.
 */
export async function checkOwnPassword(ctx: Context, password: string, field: string): Promise<void> {
  const person = requirePerson(ctx)
  if (!(await mayTryPassword(ctx, person.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')
  if (!(await isOwnPassword(ctx, password))) throw new ValidationError({ [field]: 'passwordWrong' })
  await forgetPasswordTries(ctx, person.email)
}

/** Whether that is the password of the person who is logged in; the caller counts the tries. */
export async function isOwnPassword(ctx: Context, password: string): Promise<boolean> {
  const hash = await findPasswordHash(ctx.db, requirePerson(ctx).id)
  return hash !== null && !passwordTooLong(password) && (await verifyPassword({ hash, password }))
}

// Hashing costs by the length.
function passwordTooLong(password: string): boolean {
  return passwordProblem(password) === 'passwordLong'
}

/** Throws unless the login is fresh, or the password was given again not long ago. */
export async function requireFreshLogin(ctx: Context): Promise<void> {
  const { sessionId } = requirePerson(ctx)
  const session = sessionId ? await findSession(ctx.db, sessionId) : null
  const isFresh =
    session !== null &&
    isFreshLogin({ createdAt: session.created_at, confirmedAt: session.confirmed_at }, ctx.now())
  if (!isFresh) throw new ConditionNotMetError('CONFIRM_PASSWORD')
}
