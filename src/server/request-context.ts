import type { FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../domain/catalogue/language.ts'
import type { Accounts } from './people/accounts/accounts.ts'
import { viewerOfAccessLink } from './people/access-links/viewer.ts'
import { requestContext, type Context, type Services, type Viewer } from './kernel/viewer/context.ts'
import { isApi } from './kernel/http/api-path.ts'
import { credentialsOf, linkTokenOf } from './kernel/http/credentials.ts'

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
  const person = await findPerson(services, accounts, request)
  const viewer = person ?? (await viewerByLink(services, request))
  return requestContext(services, {
    viewer,
    language: shownLanguage(request) ?? person?.language ?? wishedLanguage(request),
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
}

async function findPerson(
  services: Services,
  accounts: Accounts,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const credentials = credentialsOf(services.config, request)
  if (credentials.kind === 'PERSONAL_ACCESS_TOKEN') {
    return await accounts.viewerOfToken(credentials.secret, services.now())
  }
  return await accounts.viewerOf(credentials.sessionToken, services.now())
}

/** Who opened a page with ?accessToken=, goes on from there, or calls with the header Access-Token (D2, D7). */
async function viewerByLink(services: Services, request: FastifyRequest): Promise<Viewer | null> {
  const inQuery = isApi(request) ? null : new URLSearchParams(request.url.split('?')[1]).get('accessToken')
  const token = inQuery ?? linkTokenOf(services.config, request)
  if (!token) return null
  return await viewerOfAccessLink(services.database.kysely, services.config.secret, token, services.now())
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
