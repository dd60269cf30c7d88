import { z } from 'zod'
import type { FastifyReply } from 'fastify'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { isSecure } from '../../kernel/http/session-cookie.ts'
import type { Config } from '../../kernel/config/config.ts'
import { choiceIn, givenIn, idIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import type { Route } from '../../kernel/http/route.ts'
import { CSV, partsOfList, sendFile } from '../../kernel/http/send-file.ts'
import { endImpersonation, startImpersonation } from './actions.ts'
import { impersonationLines, impersonationsHead } from './export-csv.ts'
import { listStaffImpersonations } from './staff-sql.ts'

// Only shows that staff act as a landlord (D6); what they may do stands in the session.
const markerCookie = 'impersonating'

const startBody = z.strictObject({ landlordId: z.string(), reason: z.string() })

/** Impersonation begins and ends here, since both set the marker cookie; and the staff's list of it as a table. */
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
  {
    method: 'GET',
    url: '/api/impersonations.csv',
    policy: 'staff',
    scope: 'none',
    perMinute: 30,
    description:
      'Who of the staff acts or acted as a landlord, as a table with heads in the language of the person.',
    takes: 'running, actorId, search; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const query = request.query as Query
      const running = choiceIn(query, 'running', ['true', 'false'])
      const filter = {
        running: running === null ? null : running === 'true',
        actorId: idIn(query, 'actorId'),
        search: givenIn(query, 'search'),
      }
      const now = ctx.now()
      const parts = await partsOfList({
        head: impersonationsHead(languageIn(ctx, request)),
        read: (window) => listStaffImpersonations(ctx.reads, filter, now, window),
        write: (rows) => impersonationLines(rows, now),
      })
      return sendFile(reply, { type: CSV, name: `mezzo-impersonations-${ctx.today()}.csv` }, parts)
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
