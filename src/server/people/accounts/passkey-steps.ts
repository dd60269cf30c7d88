import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { PASSKEY_MINUTES } from '../../../domain/people/login-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { createSecret, hashSecret } from './secrets.ts'
import { deleteLoginStep, findLoginStep, insertLoginStep } from './two-factor-sql.ts'

type PasskeyStepKind = 'PASSKEY_LOGIN' | 'PASSKEY_REGISTRATION'

/** Notes the challenge that the authenticator must answer; answers the secret that the browser shows again. */
export async function beginPasskeyStep(
  ctx: Context,
  kind: PasskeyStepKind,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const secret = createSecret()
  await insertLoginStep(ctx.db, {
    tokenHash: hashSecret(secret),
    kind,
    userId,
    challenge,
    expiresAt: ctx.now().add({ minutes: PASSKEY_MINUTES }),
  })
  return secret
}

/** The challenge of that secret, used up by looking at it, whatever the answer is worth. */
export async function endPasskeyStep(
  ctx: Context,
  kind: PasskeyStepKind,
  secret: string | null,
): Promise<{ challenge: string; userId: string | null }> {
  const step = secret ? await findLoginStep(ctx.db, hashSecret(secret), kind, ctx.now()) : null
  if (!step?.challenge || !(await deleteLoginStep(ctx.db, step.token_hash))) {
    throw new ConditionNotMetError('START_AGAIN')
  }
  return { challenge: step.challenge, userId: step.user_id }
}
