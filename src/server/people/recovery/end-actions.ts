import type { AccountInHand } from '../accounts/account-in-hand.ts'
import { hashPassword } from 'better-auth/crypto'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { passwordProblem } from '../../../domain/people/login-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { endAccessLinksOf } from '../access-links/sql.ts'
import { isCommonPassword } from '../accounts/guessable-passwords.ts'
import { deletePasswordLinks } from '../accounts/password-links-sql.ts'
import { forgetPasswordTries } from '../accounts/password-tries.ts'
import { requirePerson } from '../accounts/password.ts'
import { hashSecret } from '../accounts/secrets.ts'
import { deleteOtherSessions } from '../accounts/session-sql.ts'
import { startSession } from '../accounts/sessions.ts'
import { findUser, savePasswordHash, type UserRow } from '../accounts/sql.ts'
import { deleteLoginSteps } from '../accounts/two-factor-sql.ts'
import { endAccessTokensOf } from '../tokens/sql.ts'
import { endRecovery } from './scene.ts'
import {
  deleteFactors,
  findPersonByLink,
  findRecoveringPerson,
  findRecoveryReadyAt,
  lockOpenRecovery,
  lockPerson,
  lockRecovery,
} from './sql.ts'
import { readStopToken } from './stop-token.ts'

/**
 * Stops a recovery by the link of a notice: whoever began it has nothing in hand any more, all sessions end. Again it
 * changes nothing; a recovery that ended otherwise can't be stopped.
 */
export async function stopRecoveryByLink(ctx: Context, token: string): Promise<void> {
  const id = readStopToken(ctx.config.secret, token)
  const userId = id && (await findRecoveringPerson(ctx.db, id))
  if (!id || !userId) throw new ConditionNotMetError('LINK_USED')
  await inTransaction(ctx, async (trx) => {
    await lockPerson(trx, userId)
    const recovery = await lockRecovery(trx, id)
    if (recovery?.status === 'STOPPED') return
    if (!recovery) throw new ConditionNotMetError('LINK_USED')
    // Who opens the link may be logged in as somebody else in this browser.
    const nobody = { ...ctx, viewer: null }
    const ended = { command: 'stop', end: 'STOPPED', action: 'stopRecovery' } as const
    await endRecovery(trx, nobody, recovery, { ...ended, data: { by: 'LINK' } })
    await endWhatWasBegun(trx, userId, null)
  })
}

/** Stops the recovery of one's own account: all other sessions end. Without one it changes nothing. */
export async function stopOwnRecovery(ctx: Context): Promise<void> {
  const person = requirePerson(ctx)
  await inTransaction(ctx, async (trx) => {
    await lockPerson(trx, person.id)
    const recovery = await lockOpenRecovery(trx, person.id)
    if (!recovery) return
    const ended = { command: 'stop', end: 'STOPPED', action: 'stopRecovery' } as const
    await endRecovery(trx, ctx, recovery, { ...ended, data: { by: 'SESSION' } })
    await endWhatWasBegun(trx, person.id, person.sessionId)
  })
}

/** Stops the recovery of somebody who has just logged in with what they were thought to have lost. */
async function stopRecoveryByLogin(trx: Db, ctx: Context, userId: string): Promise<void> {
  const recovery = await lockOpenRecovery(trx, userId)
  if (!recovery) return
  const ended = { command: 'logIn', end: 'LOGGED_IN', action: 'stopRecovery' } as const
  await endRecovery(trx, ctx, recovery, { ...ended, data: { by: 'LOGIN' } })
}

/**
 * Gives an account back by the mailed link: with a new password, and without any of the second factors, passkeys,
 * sessions, access tokens and access links that it had. Answers the token of the new session.
 */
export async function finishRecovery(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const linkHash = hashSecret(token)
  const userId = await findPersonByLink(ctx.db, linkHash, ctx.now())
  const user = userId && (await findUser(ctx.db, userId))
  if (!user) throw new ConditionNotMetError('LINK_USED')
  await checkPassword(password, user)
  const hash = await hashPassword(password)
  const session = await inTransaction(ctx, async (trx) => {
    await lockPerson(trx, user.id)
    const recovery = await lockOpenRecovery(trx, user.id)
    if (recovery?.link_hash !== linkHash) throw new ConditionNotMetError('LINK_USED')
    await savePasswordHash(trx, user.id, hash, ctx.now())
    await deleteFactors(trx, user.id)
    const tokens = await endAccessTokensOf(trx, user.id, ctx.now())
    const links = user.landlord ? await endAccessLinksOf(trx, user.id, ctx.now()) : 0
    const sessions = await endWhatWasBegun(trx, user.id, null)
    const ended = { command: 'complete', end: 'COMPLETED', action: 'finishRecovery' } as const
    const nobody = { ...ctx, viewer: null }
    await endRecovery(trx, nobody, recovery, { ...ended, data: { sessions, tokens, links } })
    return await startSession(trx, ctx, user.id)
  })
  await forgetPasswordTries(ctx, user.email)
  return session
}

async function checkPassword(password: string, user: UserRow): Promise<void> {
  const problem = passwordProblem(password)
  if (problem) throw new ValidationError({ password: problem })
  if (await isCommonPassword(password, [user.email, user.first_name, user.last_name]))
    throw new ValidationError({ password: 'passwordCommon' })
}

/** Ends sessions, logins half done and links for a new password; answers how many sessions. */
async function endWhatWasBegun(trx: Db, userId: string, keptSession: string | null): Promise<number> {
  await deletePasswordLinks(trx, userId)
  await deleteLoginSteps(trx, userId)
  return await deleteOtherSessions(trx, userId, keptSession)
}

/** What logging in has to do with recoveries. */
export const recoveryAtLogin: AccountInHand = {
  accountInHand: stopRecoveryByLogin,
  recoveryReadyAt: findRecoveryReadyAt,
}
