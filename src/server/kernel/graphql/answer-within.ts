import type { FastifyRequest } from 'fastify'
import type { Context } from '../viewer/context.ts'
import type { SentOperation } from './limits.ts'

/**
 * Answers operations as a POST of them would be answered, without leaving the server: through the same limits, policies
 * and errors. What is refused as a whole is one answer instead of a list.
 */
export type AnswerWithin = (
  request: FastifyRequest,
  ctx: Context,
  operations: readonly SentOperation[],
) => Promise<unknown>
