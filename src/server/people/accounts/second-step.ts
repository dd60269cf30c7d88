import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { SECOND_STEP_MINUTES } from '../../../domain/people/login-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { accountInHand } from './account-in-hand.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { createSecret, hashSecret } from './secrets.ts'
import { deleteSession, findSessionByToken } from './session-sql.ts'
import { startSession } from './sessions.ts'
import { findUser } from './sql.ts'
import { takeCode, wantsSecondStep } from './two-factor-actions.ts'
import { deleteLoginStep, findLoginStep, insertLoginStep } from './two-factor-sql.ts'

/** A login that is half done. */
export interface SecondStep {
  /** What the browser has to show at the second step. */
  secret: string
  /** When a recovery of the account that runs lets somebody in; null where none runs. */
  recoveryReadyAt: Temporal.Instant | null
}

/**
 * Ends the session that a right password has begun where a second factor is wanted, before anybody knows its
 * token; answers what the second step must show and say, or null where the password is enough.
 */
export async function beginSecondStep(ctx: Context, sessionToken: string): Promise<SecondStep | null> {
  const session = await findSessionByToken(ctx.db, sessionToken)
  if (!session || !(await wantsSecondStep(ctx, session.user_id))) return null
  const secret = createSecret()
  await inTransaction(ctx, async (trx) => {
    await deleteSession(trx, sessionToken)
    await insertLoginStep(trx, {
      tokenHash: hashSecret(secret),
      kind: 'SECOND_STEP',
      userId: session.user_id,
      challenge: null,
      expiresAt: ctx.now().add({ minutes: SECOND_STEP_MINUTES }),
    })
  })
  return { secret, recoveryReadyAt: await accountInHand().recoveryReadyAt(ctx.db, session.user_id) }
}

/**
 * Ends a login with a code; answers the token of the new session. Codes count as tries together with passwords
 * (S9), and a right password alone forgets no tries.
 */
export async function takeSecondStep(ctx: Context, secret: string | null, code: string): Promise<string> {
  const step = secret ? await findLoginStep(ctx.db, hashSecret(secret), 'SECOND_STEP', ctx.now()) : null
  const user = step?.user_id ? await findUser(ctx.db, step.user_id) : null
  if (!step || !user) throw new ConditionNotMetError('START_AGAIN')
  if (!(await mayTryPassword(ctx, user.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')
  const token = await inTransaction(ctx, async (trx) => {
    if (!(await takeCode(trx, ctx, user.id, code))) throw new ValidationError({ code: 'codeWrong' })
    if (!(await deleteLoginStep(trx, step.token_hash))) throw new ConditionNotMetError('START_AGAIN')
    await accountInHand().accountInHand(trx, ctx, user.id)
    return await startSession(trx, ctx, user.id)
  })
  await forgetPasswordTries(ctx, user.email)
  return token
}
