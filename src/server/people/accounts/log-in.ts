import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionTokenOf } from '../../kernel/http/credentials.ts'
import { answerSession, takeKeepsake } from '../../kernel/http/login-answer.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteSession } from './session-sql.ts'

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
