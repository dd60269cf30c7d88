import type { FastifyRequest } from 'fastify'
import type { Language } from '../domain/catalogue/language.ts'
import type { Accounts } from './people/accounts/accounts.ts'
import { viewerOfAccessLink } from './people/access-links/viewer.ts'
import {
  requestContext,
  type Context,
  type Services,
  type Viewer,
  type ContextOf,
} from './kernel/viewer/context.ts'
import { isApi } from './kernel/http/api-path.ts'
import { credentialsOf, linkTokenOf } from './kernel/http/credentials.ts'
import { wishedLanguage, knownLanguage } from './kernel/http/language.ts'

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
