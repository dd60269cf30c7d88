import type { FastifyReply } from 'fastify'
import { areBusy, PaintersBusyError } from './queue.ts'

/** Answers 201 with what becomes of a photo; 503 with Retry-After, before it is read, while too many are being worked on. */
export async function answerPainted(reply: FastifyReply, take: () => Promise<object>): Promise<FastifyReply> {
  // Who has to come again need not send it first.
  if (areBusy()) return sendBusy(reply)
  try {
    return await reply.status(201).send(await take())
  } catch (error) {
    if (!(error instanceof PaintersBusyError)) throw error
    return sendBusy(reply)
  }
}

function sendBusy(reply: FastifyReply): FastifyReply {
  const error = {
    name: 'UnknownErrorResponseError',
    message: 'Too many photos are being worked on. Try again soon.',
  }
  return reply.status(503).header('retry-after', '5').send({ error })
}
