import type { FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../domain/catalogue/language.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { requestContext, type Context, type Services } from '../context.ts'

/** Answers the context of an HTTP request, the same one for all that is asked within it. */
export type ContextOf = (request: FastifyRequest) => Promise<Context>

/** Finds out who is asking, at most once per request. */
export function createContextOf(services: Services, accounts: Accounts): ContextOf {
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>()
  return (request) => {
    let context = contexts.get(request)
    if (!context) {
      context = createContext(services, accounts, request)
      contexts.set(request, context)
    }
    return context
  }
}

async function createContext(
  services: Services,
  accounts: Accounts,
  request: FastifyRequest,
): Promise<Context> {
  const viewer = await accounts.viewerOf(accounts.sessionToken(request.cookies), services.now())
  return requestContext(services, {
    viewer,
    language: shownLanguage(request) ?? viewer?.language ?? wishedLanguage(request),
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
}

// What a person reads and agrees to comes in the language of the page it is shown on.
function shownLanguage(request: FastifyRequest): Language | null {
  const shown = request.headers['x-language']
  return typeof shown === 'string' ? knownLanguage(shown) : null
}

/** The language chosen before, else the first one that the browser wishes and we have, else English. */
export function wishedLanguage(request: FastifyRequest): Language {
  return (
    knownLanguage(request.cookies.language) ?? acceptedLanguage(request.headers['accept-language']) ?? 'en'
  )
}

/** The language of the interface that a text names. */
export function knownLanguage(text: string | undefined): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null
}

function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      return { tag: tag.slice(0, 2).toLowerCase(), quality: Number(quality.trim().replace('q=', '')) || 0 }
    })
    .sort((one, other) => other.quality - one.quality)
  for (const { tag, quality } of wishes) {
    const language = knownLanguage(tag)
    if (language && quality > 0) return language
  }
  return null
}
