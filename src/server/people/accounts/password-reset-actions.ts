import { hashPassword } from 'better-auth/crypto'
import { z } from 'zod'
import { PASSWORD_LINK_HOURS, passwordProblem } from '../../../domain/people/login-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { isCommonPassword } from './guessable-passwords.ts'
import { mailPasswordLink, mailPasswordSet } from './mails.ts'
import {
  deletePasswordLinks,
  findPersonByPasswordLink,
  insertPasswordLink,
  spendPasswordLink,
} from './password-links-sql.ts'
import { forgetPasswordTries, mayResetPassword } from './password-tries.ts'
import { endWhatOldPasswordBegan } from './password.ts'
import { createSecret } from './secrets.ts'
import { deleteOtherSessions } from './session-sql.ts'
import { findUser, findUserByEmail, savePasswordHash, type UserRow } from './sql.ts'

const askedBody = z.object({ email: z.email() })
const givenBody = z.object({ newPassword: z.string(), token: z.string().optional() })

const messages = {
  INVALID_TOKEN: 'Invalid token',
  PASSWORD_COMMON: 'This password is too common.',
  PASSWORD_TOO_SHORT: 'Password too short',
  PASSWORD_TOO_LONG: 'Password too long',
} as const

/** Why a link is not mailed or a password not set, in the form in which the login library refuses, too. */
export interface ResetRefusal {
  code: keyof typeof messages | 'VALIDATION_ERROR'
  message: string
}

/**
 * Mails the link that sets a new password to the owner of an address; those mailed before no longer work. Nothing is
 * sent to an address of nobody, and nothing more to one that was asked for too often: there the link mailed last goes
 * on working. Whoever asks is told the same each time (S9).
 */
export async function requestPasswordReset(ctx: Context, body: unknown): Promise<ResetRefusal | null> {
  const asked = askedBody.safeParse(body)
  if (!asked.success) return refuseBody(asked.error)
  const { email } = asked.data
  await inTransaction(ctx, async (trx) => {
    if (!(await mayResetPassword(trx, ctx, email))) return
    const user = await findUserByEmail(trx, email)
    if (!user) return
    const token = createSecret()
    const now = ctx.now()
    await deletePasswordLinks(trx, user.id)
    await insertPasswordLink(trx, {
      userId: user.id,
      token,
      now,
      expiresAt: now.add({ hours: PASSWORD_LINK_HOURS }),
    })
    await auditOfNobody(trx, ctx, 'requestPasswordReset', user)
    await mailPasswordLink(trx, ctx, user, token)
  })
  return null
}

/** Sets a new password by the mailed link, which works once, ends all sessions and tells the person; all of it or nothing. */
export async function resetPassword(ctx: Context, body: unknown): Promise<ResetRefusal | null> {
  const given = givenBody.safeParse(body)
  if (!given.success) return refuseBody(given.error)
  const { token, newPassword } = given.data
  if (await isCommonPassword(newPassword)) return refuse('PASSWORD_COMMON')
  if (!token) return refuse('INVALID_TOKEN')
  const problem = passwordProblem(newPassword)
  if (problem) return refuse(problem === 'passwordShort' ? 'PASSWORD_TOO_SHORT' : 'PASSWORD_TOO_LONG')
  // Hashing takes long on purpose: not for a link that is worth nothing.
  if (!(await findPersonByPasswordLink(ctx.db, token, ctx.now()))) return refuse('INVALID_TOKEN')
  const hash = await hashPassword(newPassword)
  return await inTransaction(ctx, async (trx) => {
    const userId = await spendPasswordLink(trx, token, ctx.now())
    const user = userId && (await findUser(trx, userId))
    if (!user) return refuse('INVALID_TOKEN')
    await savePasswordHash(trx, user.id, hash, ctx.now())
    await endWhatOldPasswordBegan(trx, user.id)
    const endedSessions = await deleteOtherSessions(trx, user.id, null)
    await forgetPasswordTries({ db: trx }, user.email)
    await auditOfNobody(trx, ctx, 'resetPassword', user, { endedSessions })
    await mailPasswordSet(trx, ctx, user)
    return null
  })
}

/** Whoever has a link, or asks for one, has shown nobody who they are; whoever is logged in beside it doesn't matter. */
async function auditOfNobody(
  trx: Db,
  ctx: Context,
  action: string,
  { id, landlord }: Pick<UserRow, 'id' | 'landlord'>,
  data?: { endedSessions: number },
): Promise<void> {
  const landlordId = landlord ? id : null
  await audit(trx, { ...ctx, viewer: null }, { action, entityType: 'user', entityId: id, landlordId, data })
}

function refuse(code: keyof typeof messages): ResetRefusal {
  return { code, message: messages[code] }
}

function refuseBody({ issues }: z.ZodError): ResetRefusal {
  const message = issues.map((issue) => `[${['body', ...issue.path].join('.')}] ${issue.message}`).join('; ')
  return { code: 'VALIDATION_ERROR', message }
}
