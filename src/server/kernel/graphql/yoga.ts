import { useGraphQlJit as compiledExecution } from '@envelop/graphql-jit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Context, Services, ContextOf } from '../viewer/context.ts'
import { CSV_MAX_BYTES } from '../../../domain/kernel/constants.ts'
import { unavailableCause } from '../db/unavailable.ts'
import { isCompiled } from './compiled-documents.ts'
import { observeOperations } from './observe-operations.ts'
import { checkPolicy } from './field-policy.ts'
import { LIMITS, type AnswerWithin } from './limits.ts'
import { formatGraphQLError } from './payload.ts'
import {
  complainBriefly,
  complaint,
  hideSchema,
  limitRequests,
  nameErrors,
  readWithin,
  type ServerContext,
} from './request-plugins.ts'
import { readStoredOperations, type IsStored } from './stored-operations.ts'
import { TextCache } from './text-cache.ts'
import { sendText } from './compressed-text.ts'

interface Endpoint {
  url: string
  batch: boolean
  schema: GraphQLSchema
  /** Largest body in bytes, for landlords alone; without it that of the server, for everybody. */
  largest?: number
  /** Which documents are answered to everybody; null: all. */
  isStored: IsStored | null
}

/** A file of units as long as one may be, with what JSON adds to it. */
const LARGEST_OPERATION = CSV_MAX_BYTES + 1024 * 1024
const LARGE_PER_MINUTE = 30

/**
 * Adds the graph at /api/graphql, in batches of up to 15 operations, and at /api/nexus, one by one (D7). What carries a
 * file goes to /api/graphql/large, which looks who it is before it reads. Answers how the server asks /api/graphql.
 */
export function addGraph(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
  schema: GraphQLSchema,
): AnswerWithin {
  const isStored = services.config.production ? readStoredOperations() : null
  const answerWithin = addEndpoint(app, services, contextOf, {
    url: '/api/graphql',
    batch: true,
    schema,
    isStored,
  })
  addEndpoint(app, services, contextOf, { url: '/api/nexus', batch: false, schema, isStored })
  const large = { url: '/api/graphql/large', largest: LARGEST_OPERATION }
  addEndpoint(app, services, contextOf, { ...large, batch: false, schema, isStored })
  return answerWithin
}

function addEndpoint(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
  endpoint: Endpoint,
): AnswerWithin {
  const { production } = services.config
  const report = (error: unknown) => {
    const level = unavailableCause(error) === null ? 'error' : 'warn'
    services.log[level]({ err: error }, 'a resolver failed')
  }
  const yoga = createYoga<ServerContext, Context>({
    schema: endpoint.schema,
    graphqlEndpoint: endpoint.url,
    context: ({ ctx }) => ctx,
    batching: endpoint.batch ? { limit: LIMITS.batch } : false,
    maskedErrors: { maskError: (error) => formatGraphQLError(error, report) },
    parserAndValidationCache: {
      documentCache: new TextCache(500_000),
      errorCache: new TextCache(100_000),
    },
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    multipart: false,
    plugins: [
      limitRequests(endpoint.schema, endpoint.isStored),
      readWithin(),
      compiledExecution({}, { enableIf: ({ document }) => isCompiled(document) }),
      observeOperations(services.config),
      nameErrors(report),
      complainBriefly(production),
      ...(production ? [hideSchema()] : []),
    ],
  })
  app.route({
    method: endpoint.largest ? ['POST'] : ['GET', 'POST'],
    url: endpoint.url,
    ...(endpoint.largest !== undefined && {
      bodyLimit: endpoint.largest,
      config: { load: 'heavy' as const, rateLimit: { max: LARGE_PER_MINUTE, timeWindow: 60_000 } },
      onRequest: async (request: FastifyRequest) =>
        checkPolicy('landlord', (await contextOf(request)).viewer),
    }),
    handler: async (request, reply) => {
      const complaint = complainAbout(request, endpoint.batch)
      if (complaint) return await reply.status(400).send({ errors: [complaint.toJSON()] })
      const ctx = await contextOf(request)
      const serverContext: ServerContext = { request, ctx }
      const response = await yoga.handleNodeRequestAndResponse(request, reply, serverContext)
      if (serverContext.unavailable) throw serverContext.unavailable
      return await answer(request, reply, response)
    },
  })
  return async (request, ctx, operations) => {
    const response = await yoga.fetch(
      `http://localhost${endpoint.url}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(operations),
      },
      { request, ctx, isWithin: true },
    )
    return await response.json()
  }
}

function complainAbout(request: FastifyRequest, allowsBatch: boolean): GraphQLError | null {
  if (Array.isArray(request.body) && !allowsBatch) {
    return complaint('This address takes one operation at a time.')
  }
  if (Array.isArray(request.body) && request.body.length === 0) {
    return complaint('A batch has at least one operation.')
  }
  const { variables, extensions } = request.query as Record<string, unknown>
  if (!isJson(variables) || !isJson(extensions)) return complaint('This is not JSON.')
  return null
}

function isJson(parameter: unknown): boolean {
  if (parameter === undefined) return true
  if (typeof parameter !== 'string') return false
  try {
    JSON.parse(parameter)
    return true
  } catch {
    // The answer is that it isn't.
    return false
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.status(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value)
  })
  return await sendText(request, reply, await response.text())
}
