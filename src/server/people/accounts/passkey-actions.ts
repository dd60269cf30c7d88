import { asOneLine } from '../../../domain/kernel/text.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { passkeyNameProblem } from '../../../domain/people/login-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { accountInHand } from './account-in-hand.ts'
import { mailLoginChange } from './mails.ts'
import { requireFreshLogin, requirePerson } from './password.ts'
import {
  deletePasskeyOf,
  insertPasskey,
  listPasskeys,
  lockPasskey,
  lockPasskeysOf,
  type PasskeyRow,
  savePasskeyName,
  savePasskeyUse,
} from './passkey-sql.ts'
import { beginPasskeyStep, endPasskeyStep } from './passkey-steps.ts'
import { saveConfirmation } from './session-sql.ts'
import { startSession } from './sessions.ts'
import { findPasswordHash } from './sql.ts'
import { loginOptions, readLogin, readRegistration, registrationOptions } from './webauthn.ts'

/** What the browser asks the authenticator for a new passkey, and the secret that belongs to it. */
export async function beginPasskeyRegistration(ctx: Context) {
  const person = requirePerson(ctx)
  await requireFreshLogin(ctx)
  const options = await registrationOptions(ctx.config, person, await listPasskeys(ctx.db, person.id))
  return {
    options,
    secret: await beginPasskeyStep(ctx, 'PASSKEY_REGISTRATION', options.challenge, person.id),
  }
}

/** Keeps a new passkey; it must know who uses it, since it logs in without a password and without a code. */
export async function registerPasskey(
  ctx: Context,
  secret: string | null,
  answer: { response: unknown; name: string },
): Promise<string> {
  const person = requirePerson(ctx)
  await requireFreshLogin(ctx)
  const name = checkedName(answer.name)
  const step = await endPasskeyStep(ctx, 'PASSKEY_REGISTRATION', secret)
  if (step.userId !== person.id) throw new ConditionNotMetError('START_AGAIN')
  const made = await readRegistration(ctx.config, answer.response, step.challenge)
  if (!made) throw new ConditionNotMetError('PASSKEY_NOT_VERIFIED')
  return await inTransaction(ctx, async (trx) => {
    const id = await insertPasskey(trx, { ...made, userId: person.id, name, now: ctx.now() })
    if (!id) throw new ConditionNotMetError('PASSKEY_KNOWN')
    await mailLoginChange(trx, ctx, person, 'passkeyAdded')
    await auditPasskey(trx, ctx, person, 'registerPasskey', id)
    return id
  })
}

/** What the browser asks for at the login: any passkey of ours, whoever it belongs to. */
export async function beginPasskeyLogin(ctx: Context) {
  const options = await loginOptions(ctx.config)
  return { options, secret: await beginPasskeyStep(ctx, 'PASSKEY_LOGIN', options.challenge, null) }
}

/** Logs in with a passkey; answers the token of the new session. */
export async function loginWithPasskey(
  ctx: Context,
  secret: string | null,
  response: unknown,
): Promise<string> {
  const { challenge } = await endPasskeyStep(ctx, 'PASSKEY_LOGIN', secret)
  return await inTransaction(ctx, async (trx) => {
    const userId = await takePasskey(trx, ctx, response, challenge)
    await accountInHand().accountInHand(trx, ctx, userId)
    return await startSession(trx, ctx, userId)
  })
}

/**
 * Notes in the session that the person has shown once more who they are, by a passkey of theirs: it is password and
 * second factor in one.
 */
export async function confirmByPasskey(
  ctx: Context,
  secret: string | null,
  response: unknown,
): Promise<void> {
  const person = requirePerson(ctx)
  const { challenge } = await endPasskeyStep(ctx, 'PASSKEY_LOGIN', secret)
  await inTransaction(ctx, async (trx) => {
    const userId = await takePasskey(trx, ctx, response, challenge)
    if (userId !== person.id) throw new ConditionNotMetError('PASSKEY_UNKNOWN')
    if (person.sessionId) await saveConfirmation(trx, person.sessionId, ctx.now())
  })
}

/** Uses a passkey as it answers that challenge; answers whose it is. */
async function takePasskey(trx: Db, ctx: Context, response: unknown, challenge: string): Promise<string> {
  const passkey = await lockPasskey(trx, credentialIdOf(response))
  if (!passkey) throw new ConditionNotMetError('PASSKEY_UNKNOWN')
  const use = await readLogin(ctx.config, response, challenge, passkey)
  if (!use) throw new ConditionNotMetError('PASSKEY_NOT_VERIFIED')
  await savePasskeyUse(trx, passkey.id, { ...use, now: ctx.now() })
  return passkey.user_id
}

/** Renames a passkey of the viewer. */
export async function renamePasskey(ctx: Context, id: string, name: string): Promise<PasskeyRow[]> {
  const person = requirePerson(ctx)
  const checked = checkedName(name)
  return await inTransaction(ctx, async (trx) => {
    if (!(await savePasskeyName(trx, person.id, id, checked))) throw new ResourceNotFoundError()
    await auditPasskey(trx, ctx, person, 'renamePasskey', id)
    return await listPasskeys(trx, person.id)
  })
}

/** Deletes a passkey of the viewer; the last one stays as long as there is no password to log in with. */
export async function deletePasskey(ctx: Context, id: string): Promise<PasskeyRow[]> {
  const person = requirePerson(ctx)
  await requireFreshLogin(ctx)
  return await inTransaction(ctx, async (trx) => {
    // Two last ones deleted at once would leave nothing: they wait for each other.
    await lockPasskeysOf(trx, person.id)
    if (!(await deletePasskeyOf(trx, person.id, id))) throw new ResourceNotFoundError()
    const left = await listPasskeys(trx, person.id)
    if (left.length === 0 && (await findPasswordHash(trx, person.id)) === null)
      throw new ValidationError({ passkeyId: 'passkeyLast' })
    await mailLoginChange(trx, ctx, person, 'passkeyRemoved')
    await auditPasskey(trx, ctx, person, 'deletePasskey', id)
    return left
  })
}

function checkedName(name: string): string {
  const problem = passkeyNameProblem(name)
  if (problem) throw new ValidationError({ name: problem })
  return asOneLine(name)
}

function credentialIdOf(response: unknown): string {
  if (typeof response !== 'object' || response === null || !('id' in response)) return ''
  return typeof response.id === 'string' ? response.id : ''
}

async function auditPasskey(
  trx: Db,
  ctx: Context,
  person: Viewer,
  action: string,
  passkeyId: string,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'passkey',
    entityId: passkeyId,
    landlordId: person.landlord ? person.id : null,
  })
}
