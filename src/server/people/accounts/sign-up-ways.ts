import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { hashPassword } from 'better-auth/crypto'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { PASSKEY_MINUTES, passwordProblem } from '../../../domain/people/login-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { deviceOf } from './device.ts'
import { isCommonPassword } from './guessable-passwords.ts'
import { insertPasskey, type NewPasskey } from './passkey-sql.ts'
import { hashSecret } from './secrets.ts'
import { endSignUpChallenge, findSignUp, saveSignUpChallenge, type SignUpRow } from './sign-up-sql.ts'
import { readRegistration, registrationOptions } from './webauthn.ts'

/** How somebody will log in to the account that is being made: by the hash of a password, or by a passkey. */
export type WayIn =
  | { password: string; passkey: null }
  | { password: null; passkey: Omit<NewPasskey, 'userId' | 'now'> }

/**
 * What the browser needs to make the passkey of an account that the link of a sign-up is about to make; the challenge
 * belongs to that sign-up alone.
 */
export async function beginSignUpPasskey(
  ctx: Context,
  secret: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const found = await findSignUp(ctx.db, hashSecret(secret), ctx.now())
  if (!found || found.password !== null) throw new ConditionNotMetError('LINK_USED')
  const person = {
    id: found.account_id,
    email: found.email,
    firstName: found.first_name,
    lastName: found.last_name,
  }
  const options = await registrationOptions(ctx.config, person, [])
  await saveSignUpChallenge(ctx.db, found.token_hash, {
    challenge: options.challenge,
    expiresAt: ctx.now().add({ minutes: PASSKEY_MINUTES }),
  })
  return options
}

/** The password of the sign-up; where none was chosen then, the passkey or the password that comes with the link. */
export async function wayInOf(
  ctx: Context,
  found: SignUpRow,
  given: { response?: unknown; password: string },
): Promise<WayIn> {
  if (found.password !== null) return { password: found.password, passkey: null }
  if (given.response) return { password: null, passkey: await passkeyOf(ctx, found, given.response) }
  const problem = passwordProblem(given.password)
  if (problem) throw new ValidationError({ password: problem })
  if (await isCommonPassword(given.password, [found.email, found.first_name, found.last_name]))
    throw new ValidationError({ password: 'passwordCommon' })
  return { password: await hashPassword(given.password), passkey: null }
}

/** The challenge is used up by looking at it, whatever the answer is worth. */
async function passkeyOf(ctx: Context, found: SignUpRow, response: unknown) {
  const { challenge, token_hash: tokenHash } = found
  if (!challenge || !(await endSignUpChallenge(ctx.db, tokenHash, { challenge, now: ctx.now() })))
    throw new ConditionNotMetError('START_AGAIN')
  const made = await readRegistration(ctx.config, response, challenge)
  if (!made) throw new ConditionNotMetError('PASSKEY_NOT_VERIFIED')
  const { browser, system } = deviceOf(ctx.userAgent)
  return { ...made, name: [browser, system].filter(Boolean).join(', ') || 'Passkey' }
}

/** Keeps the passkey that an account was made with. */
export async function keepFirstPasskey(
  trx: Db,
  ctx: Context,
  person: { id: string; landlord: boolean },
  passkey: Omit<NewPasskey, 'userId' | 'now'>,
): Promise<void> {
  const entityId = await insertPasskey(trx, { ...passkey, userId: person.id, now: ctx.now() })
  if (!entityId) throw new ConditionNotMetError('PASSKEY_KNOWN')
  const landlordId = person.landlord ? person.id : null
  await audit(trx, ctx, { action: 'registerPasskey', entityType: 'passkey', entityId, landlordId })
}
