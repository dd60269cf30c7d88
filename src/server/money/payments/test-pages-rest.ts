import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { TEST_PAGES } from '../../kernel/adapters/payments/open-payments.ts'
import { cardPage, onboardingPage, type TestPage } from '../../kernel/adapters/payments/local-stripe/pages.ts'
import { knownLanguage, wishedLanguage } from '../../kernel/http/language.ts'
import type { Route } from '../../kernel/http/route.ts'
import { nonceOf } from '../../kernel/http/security-headers.ts'

const look = z.object({
  lang: z.string().optional(),
  theme: z.enum(['light', 'dark']).nullable().default(null).catch(null),
})
const call = z.object({ name: z.enum(['intent', 'pay', 'authenticate', 'onboard']) })

/** The local provider's own pages, below our address, since often that is the only one that can be reached. */
export const testPaymentRoutes: readonly Route[] = [
  pageRoute('card', 'The local provider’s page for a test card, for an iframe.', cardPage),
  pageRoute('onboarding', 'The local provider’s page for a test payout account.', onboardingPage),
  {
    method: 'POST',
    url: `${TEST_PAGES}/:name`,
    policy: 'public',
    scope: 'any',
    perMinute: 120,
    description: 'What those pages call; the client secret of the payment, or the account’s id, is the key.',
    takes: 'the call’s own body, with clientSecret or account',
    answers: 'how the payment is now, or the provider’s error',
    handler: async (ctx, request, reply) => {
      if (!ctx.payments?.browserCall) throw new ResourceNotFoundError()
      const params = call.safeParse(request.params)
      if (!params.success) throw new ResourceNotFoundError()
      if (typeof request.body !== 'object' || request.body === null)
        throw new ValidationError({ body: 'webhook.unknown' })
      const { status, body } = await ctx.payments.browserCall(params.data.name, request.body)
      reply.code(status)
      return body
    },
  },
]

function pageRoute(name: string, description: string, draw: (page: TestPage) => string): Route {
  return {
    method: 'GET',
    url: `${TEST_PAGES}/${name}`,
    policy: 'public',
    scope: 'any',
    description,
    takes: 'lang, theme (light or dark)',
    answers: 'HTML',
    handler: async (ctx, request, reply) => {
      if (!ctx.payments?.browserCall) throw new ResourceNotFoundError()
      reply.type('text/html; charset=utf-8')
      return draw(lookOf(request))
    },
  }
}

function lookOf(request: FastifyRequest): TestPage {
  const { lang, theme } = look.parse(request.query)
  return { language: knownLanguage(lang) ?? wishedLanguage(request), theme, nonce: nonceOf(request) }
}
