import { z } from 'zod'
import type { FastifyReply } from 'fastify'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { isSecure } from '../../kernel/http/session-cookie.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Route } from '../../kernel/http/route.ts'
import { endImpersonation, startImpersonation } from './actions.ts'

// Only shows that staff act as a landlord (D6); what they may do stands in the session.
const markerCookie = 'impersonating'

const startBody = z.strictObject({ landlordId: z.string(), reason: z.string() })

/** Impersonation begins and ends here, since both set the marker cookie. */
export const impersonationRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/impersonation',
    policy: 'sales',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      const body = startBody.safeParse(request.body)
      if (!body.success) throw new ValidationError({ landlordId: 'required', reason: 'required' })
      const { landlordId, endsAt } = await startImpersonation(ctx, body.data)
      mark(ctx.config, reply, endsAt)
      return { landlordId, endsAt: endsAt.toString() }
    },
  },
  {
    method: 'POST',
    url: '/api/impersonation/end',
    policy: 'viewer',
    scope: 'none',
    acting: 'ENDS',
    handler: async (ctx, _, reply) => {
      await endImpersonation(ctx)
      reply.clearCookie(markerCookie, { path: '/' })
      return {}
    },
  },
]

function mark(config: Config, reply: FastifyReply, endsAt: Temporal.Instant): void {
  reply.setCookie(markerCookie, '1', {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
    expires: new Date(endsAt.epochMilliseconds),
  })
}
