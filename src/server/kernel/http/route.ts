import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Context, ContextOf } from '../viewer/context.ts'
import { type Acting, actingOf, checkActing } from '../graphql/acting.ts'
import { checkFrozen, freezeWordOfCall } from '../graphql/frozen.ts'
import { checkPolicy, checkScope, type Policy, type TokenScope } from '../graphql/field-policy.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signed by the server that calls it. */
    signedCall?: boolean
    /** Nobody may call it who doesn't say who they are. */
    needsSomebody?: boolean
    /** How much of the server a call takes, where it isn't what a call usually does. */
    load?: Load
  }
}

/**
 * 'light' reads one small thing. Two stand in lines of their own: 'heavy' makes a whole table, document or picture, and
 * 'upload' takes a file, which may come slowly.
 */
export type Load = 'light' | 'usual' | 'heavy' | 'upload'

/** One REST call; it says who may make it, as every field of the schema does. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  policy: Policy
  /** What a personal access token needs. */
  scope: TokenScope
  /** Whether staff who act as a landlord may make it, and why; needed where the policy lets them in. */
  acting?: Acting
  /** Largest body in bytes; without it that of the server. */
  bodyLimit?: number
  /** It takes a form with a file (multipart/form-data) instead of JSON; `readUpload` reads it. */
  upload?: boolean
  /**
   * Another server calls it and signs what it sends: the body comes as the very bytes, and the check against forgery
   * by browsers has nothing to look at.
   */
  raw?: boolean
  /** How much of the server it takes, where neither its address nor what it takes says that. */
  load?: Load
  /** Calls of one address in a minute; without it the limit of the server alone. */
  perMinute?: number
  /** Whose calls are counted for that, where it isn't the address. */
  limitedBy?: (request: FastifyRequest, config: Config) => string
  /** For docs/api.md: what it does, the body or query it takes, the body it answers. */
  description?: string
  takes?: string
  answers?: string
  /** Missing outside of demo mode. */
  demoOnly?: boolean
  handler: (ctx: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Adds the features' REST calls to the server. */
export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  contextOf: ContextOf,
  config: Config,
): void {
  for (const route of routes) {
    if (route.demoOnly && !config.demo) continue
    if (route.raw) app.register(async (inner) => addRoute(takingBytes(inner), route, contextOf, config))
    else addRoute(app, route, contextOf, config)
  }
}

// Parsers belong to a part of the server of its own, so that all other routes get what JSON says.
function takingBytes(app: FastifyInstance): FastifyInstance {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  return app
}

function addRoute(app: FastifyInstance, route: Route, contextOf: ContextOf, config: Config): void {
  const { limitedBy } = route
  const load = loadOf(route)
  const acting = actingOfRoute(route)
  const word = freezeWordOfCall(`${route.method} ${route.url}`, route.policy)
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    config: {
      ...(route.upload && { upload: true }),
      load,
      ...(route.raw && { signedCall: true }),
      ...(route.policy !== 'public' && { needsSomebody: true }),
      ...(route.perMinute !== undefined && {
        rateLimit: {
          max: route.perMinute,
          timeWindow: 60_000,
          ...(limitedBy && { keyGenerator: (request: FastifyRequest) => limitedBy(request, config) }),
        },
      }),
    },
    handler: async (request, reply) => {
      const ctx = await contextOf(request)
      checkPolicy(route.policy, ctx.viewer)
      checkScope(route.scope, ctx.viewer)
      checkActing(acting, ctx.viewer)
      checkFrozen(word, route.policy, ctx.viewer)
      return await route.handler(ctx, request, reply)
    },
  })
}

/** Tables and archives are made of a whole list, whoever asks for them. */
function loadOf({ url, upload, load }: Route): Load {
  if (load) return load
  return upload ? 'upload' : /\.(?:csv|datev|zip)$/.test(url) ? 'heavy' : 'usual'
}

/** What a route is to staff who act as a landlord; the calls of the login are the person's own. */
export function actingOfRoute({ method, url, policy, acting }: Route): Acting {
  if (url.startsWith('/api/auth/')) return 'PERSON'
  return actingOf(`The route ${method} ${url}`, policy, acting)
}
