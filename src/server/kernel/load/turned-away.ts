import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { isApi } from '../http/api-path.ts'
import { overloadPage } from '../http/busy-page.ts'

/** Seconds after which somebody who was turned away may come again; not all at once. */
const SOONEST = 2
const LATEST = 5

/** Says at once, without a question to anybody, that there is too much to do, and when to come again. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const seconds = randomInt(SOONEST, LATEST + 1)
  reply.status(503).header('retry-after', seconds).header('cache-control', 'no-store')
  if (isApi(request)) return reply.type('application/json; charset=utf-8').send(OVERLOADED)
  return reply.type('text/html; charset=utf-8').send(overloadPage(request, seconds))
}

const { name, message } = new ServiceUnavailableError({
  message: 'Too much is asked at the moment. Try again in a few seconds.',
})
const OVERLOADED = JSON.stringify({ error: { name, message } })
