import type { FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { requirePerson } from './password.ts'
import { createSecret } from './secrets.ts'
import { sessionTokenOf } from '../../kernel/http/credentials.ts'
import { answerSession, takeKeepsake } from '../../kernel/http/login-answer.ts'
import { SESSION_DAYS } from '../../kernel/http/session-cookie.ts'
import { deleteOtherSessions, deleteSession, deleteSessionOf, insertSession } from './session-sql.ts'

const longestUserAgent = 500

/** Begins a session of somebody who has shown who they are; answers its token. */
export async function startSession(trx: Db, ctx: Context, userId: string): Promise<string> {
  const token = createSecret()
  await insertSession(trx, {
    userId,
    token,
    now: ctx.now(),
    expiresAt: ctx.now().add({ hours: SESSION_DAYS * 24 }),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, longestUserAgent),
  })
  return token
}

/** Gives the new session to the client; the one before ends, so that its token is worth nothing (S7). */
export async function logIn(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<void> {
  const before = sessionTokenOf(ctx.config, request)
  if (before) await deleteSession(ctx.db, before)
  takeKeepsake(ctx.config, reply, 'mezzo-login-step')
  answerSession(ctx.config, request, reply, token)
}

/** Ends one session of the viewer; one that has ended already changes nothing. */
export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  const person = requirePerson(ctx)
  await inTransaction(ctx, async (trx) => {
    if (!(await deleteSessionOf(trx, person.id, sessionId))) return
    await audit(trx, ctx, {
      action: 'endSession',
      entityType: 'session',
      entityId: sessionId,
      landlordId: person.landlord ? person.id : null,
    })
  })
}

/** Ends all sessions of the viewer but the present one. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const person = requirePerson(ctx)
  await inTransaction(ctx, async (trx) => {
    const endedSessions = await deleteOtherSessions(trx, person.id, person.sessionId)
    await audit(trx, ctx, {
      action: 'endOtherSessions',
      entityType: 'user',
      entityId: person.id,
      landlordId: person.landlord ? person.id : null,
      data: { endedSessions },
    })
  })
}
