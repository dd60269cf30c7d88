import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { viewerOfSecret } from './people/tokens/viewer.ts'
import { createAccounts } from './people/accounts/accounts.ts'
import { addDoor } from './people/demo-visits/door.ts'
import type { Config } from './kernel/config/config.ts'
import type { Services } from './kernel/viewer/context.ts'
import { schema } from './schema.ts'
import { addGraph } from './kernel/graphql/yoga.ts'
import { isApi, isLogin, readableUrl } from './kernel/http/api-path.ts'
import { addAuthRoutes } from './people/accounts/auth-routes.ts'
import { sessionTokenOf } from './kernel/http/credentials.ts'
import { checkForgery, renewForgeryToken } from './kernel/http/csrf.ts'
import { answerError } from './kernel/http/errors.ts'
import { addHealthRoutes } from './kernel/http/health.ts'
import { createReadiness, type Lifecycle, type LookAtReadiness } from './kernel/http/readiness.ts'
import { addPages } from './public/html/pages.ts'
import { measureRequests } from './kernel/observe/measure-requests.ts'
import { traceRequests } from './kernel/observe/trace-requests.ts'
import { addLoginLimit } from './kernel/http/login-limit.ts'
import { addAdmission } from './kernel/load/admission.ts'
import { knownCost } from './kernel/graphql/limits.ts'
import { createContextOf } from './request-context.ts'
import { addRoutes } from './kernel/http/route.ts'
import { routes } from './routes.ts'
import { addSecurityHeaders } from './kernel/http/security-headers.ts'
import { addSecurityLog } from './kernel/http/security-log.ts'
import { checkWorld } from './kernel/http/world-header.ts'
import { limitSending, type SendingPace, USUAL_PACE } from './kernel/http/sending-pace.ts'
import { addUploads } from './kernel/http/upload.ts'
import { redactUrl } from './kernel/config/log.ts'
import { pageDescriber } from './public/pages/describe.ts'
import './ports.ts'

const megabyte = 1024 * 1024
const minute = 60_000

/** What tests replace. */
export interface AppOptions {
  lifecycle?: Lifecycle
  look?: LookAtReadiness
  schema?: GraphQLSchema
  pace?: SendingPace
  /** Where the built pages are. */
  pages?: string
}

/** The whole server on the given services, not yet listening. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, log } = services
  const { pace = USUAL_PACE } = options
  const httpLog: FastifyBaseLogger = log.child({}, { serializers: { req: describeRequest } })
  const app = fastify({
    loggerInstance: httpLog,
    logController: new LogController({ disableRequestLogging: !config.production }),
    trustProxy: trustedBy(config),
    bodyLimit: megabyte,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: pace.longest,
    http: { headersTimeout: pace.grace, connectionsCheckingInterval: pace.every },
  })
  limitSending(app.server, pace)
  const accounts = createAccounts(services, viewerOfSecret)
  const graph = options.schema ?? schema
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  traceRequests(app)
  measureRequests(app, config)
  await app.register(cookie)
  if (config.demoVisits > 0) addDoor(app, services)
  await addSecurityHeaders(app, config)
  addSecurityLog(app, log)
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: minute,
      allowList: (request) => !isApi(request),
    })
    addLoginLimit(app, config)
  }
  const admission = addAdmission(app, config, log, (operation) => knownCost(graph, operation))
  const contextOf = admission.learning(createContextOf(services, accounts))
  await addUploads(app)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: quickBrotli })
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    checkForgery(config, request)
    if (!isLogin(request)) renewForgeryToken(config, request, reply, sessionTokenOf(config, request))
  })
  app.addHook('preHandler', async (request) => {
    if (isApi(request)) await checkWorld(request, contextOf)
  })
  const lifecycle = options.lifecycle ?? { stopping: false }
  addHealthRoutes(app, lifecycle, options.look ?? createReadiness(services, lifecycle))
  addAuthRoutes(app, config, accounts, contextOf)
  const answerWithin = addGraph(app, services, contextOf, graph)
  addRoutes(app, routes, contextOf, config)
  const pages = options.pages ?? join(import.meta.dirname, '../../dist')
  await addPages(app, config, accounts, contextOf, {
    directory: pages,
    describePage: pageDescriber(graph),
    answerWithin,
  })
  return app
}

/** A number is how many proxies stand before us, each of which adds one address at the right end. */
function trustedBy({ trustProxy }: Config): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy
}

// The library's default quality is for files that are compressed once, not for every answer.
const quickBrotli = { params: { 1: 4 } }

function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, url: redactUrl(request.url), ip: request.ip }
}
