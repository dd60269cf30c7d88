import { z } from 'zod'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { renewDevice, takeReceipt } from './actions.ts'

const receipt = z.object({ receipt: z.string().min(20).max(100) })
const change = z.object({
  former: z.object({ endpoint: z.string().max(2_000), auth: z.string().max(100) }),
  renewed: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
})

/**
 * What a service worker tells. It runs without a page, so that it can't repeat the cookie against forgery: what it sends
 * is known to nobody but this browser and us, and is all that speaks for it. Cookies are not looked at.
 */
export const pushRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/push/receipts',
    policy: 'public',
    scope: 'any',
    raw: true,
    bodyLimit: 1_000,
    perMinute: 60,
    description: 'The service worker says that a test message has arrived.',
    takes: '{ receipt } as the message had it',
    answers: '204, also for an unknown one',
    handler: async (ctx, request, reply) => {
      await takeReceipt(ctx, read(receipt, request.body).receipt)
      return reply.status(204).send()
    },
  },
  {
    method: 'POST',
    url: '/api/push/subscription-changes',
    policy: 'public',
    scope: 'any',
    raw: true,
    bodyLimit: 10_000,
    perMinute: 60,
    description: 'The browser has replaced its subscription by another one.',
    takes: '{ former: { endpoint, auth }, renewed: { endpoint, p256dh, auth } }',
    answers: '204, also where the former one is unknown',
    handler: async (ctx, request, reply) => {
      const { former, renewed } = read(change, request.body)
      await renewDevice(ctx, former, renewed)
      return reply.status(204).send()
    },
  },
]

function read<Body>(form: z.ZodType<Body>, body: unknown): Body {
  const parsed = form.safeParse(parse(body))
  if (!parsed.success)
    throw new NotAllowedError('Not allowed to access: what the browser alone knows is missing.')
  return parsed.data
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    // Refused as unreadable by the caller.
    return null
  }
}
