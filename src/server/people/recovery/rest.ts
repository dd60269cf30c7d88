import { z } from 'zod'
import { keepsakeOf } from '../../kernel/http/login-answer.ts'
import type { Route } from '../../kernel/http/route.ts'
import { logIn } from '../accounts/sessions.ts'
import { finishRecovery, stopOwnRecovery, stopRecoveryByLink } from './end-actions.ts'
import { askForRecovery, beginRecovery } from './start-actions.ts'

const text = z.string().max(1_000).catch('')
const emailBody = z.object({ email: text }).catch({ email: '' })
const tokenBody = z.object({ token: text }).catch({ token: '' })
const finishBody = z.object({ token: text, password: text }).catch({ token: '', password: '' })

/** The steps with which somebody has an account again whose second factor is lost (decision 106). */
export const recoveryRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/auth/recovery/ask',
    description:
      'Mails the link with which the recovery of an account begins; the same answer for every address.',
    takes: '{ email }',
    answers: "{ status: 'MAILED' }",
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request) => {
      await askForRecovery(ctx, emailBody.parse(request.body).email)
      return { status: 'MAILED' }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/recovery/begin',
    description:
      'Begins the recovery of an account, by the token of the mail or after the right password; 409 LINK_USED or START_AGAIN.',
    takes: '{ token? }',
    answers: '{ readyAt: instant or null, while the staff decide }',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request) => {
      const loginStep = keepsakeOf(ctx.config, request, 'mezzo-login-step')
      const { token } = tokenBody.parse(request.body)
      const { readyAt } = await beginRecovery(ctx, { token, loginStep })
      return { readyAt: readyAt?.toString() ?? null }
    },
  },
  {
    method: 'POST',
    url: '/api/auth/recovery/stop',
    description:
      'Stops a recovery by the token of a notice and ends all sessions; 409 LINK_USED once it has ended.',
    takes: '{ token }',
    answers: '{}',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request) => {
      await stopRecoveryByLink(ctx, tokenBody.parse(request.body).token)
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/auth/recovery/stop-own',
    description:
      'Stops the recovery of one’s own account and ends all other sessions; without one it changes nothing.',
    takes: '{}',
    answers: '{}',
    policy: 'person',
    scope: 'none',
    handler: async (ctx) => {
      await stopOwnRecovery(ctx)
      return {}
    },
  },
  {
    method: 'POST',
    url: '/api/auth/recovery/finish',
    description:
      'Gives an account back with a new password, by the link at the end of the wait; 409 LINK_USED for any other.',
    takes: '{ token, password }',
    answers: '{}, with the session',
    policy: 'public',
    scope: 'none',
    handler: async (ctx, request, reply) => {
      await logIn(ctx, request, reply, await finishRecovery(ctx, finishBody.parse(request.body)))
      return {}
    },
  },
]
