import { useGraphQlJit as compiledExecution } from '@envelop/graphql-jit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Context, Services } from '../context.ts'
import type { ContextOf } from '../http/request-context.ts'
import { checkLimits, LIMITS } from './limits.ts'
import { formatGraphQLError } from './payload.ts'

interface ServerContext {
  request: FastifyRequest
  ctx: Context
}

/** Adds the graph at /api/graphql, in batches of up to 15 operations, and at /api/nexus, one by one (D7). */
export function addGraph(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
  schema: GraphQLSchema,
): void {
  addEndpoint(app, services, contextOf, schema, { url: '/api/graphql', batch: true })
  addEndpoint(app, services, contextOf, schema, { url: '/api/nexus', batch: false })
}

function addEndpoint(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
  schema: GraphQLSchema,
  endpoint: { url: string; batch: boolean },
): void {
  const report = (error: unknown) => services.log.error({ err: error }, 'a resolver failed')
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: endpoint.url,
    context: ({ ctx }) => ctx,
    batching: endpoint.batch ? { limit: LIMITS.batch } : false,
    maskedErrors: { maskError: (error) => formatGraphQLError(error, report) },
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    plugins: [compiledExecution(), nameErrors(report), ...(services.config.production ? [hideSchema()] : [])],
  })
  app.post(endpoint.url, async (request, reply) => {
    const refused = refuse(request.body, endpoint.batch)
    if (refused) return await reply.status(400).send({ errors: [refused.toJSON()] })
    const ctx = await contextOf(request)
    const response = await yoga.handleNodeRequestAndResponse(request, reply, { request, ctx })
    return await answer(reply, response)
  })
}

function refuse(body: unknown, allowsBatch: boolean): GraphQLError | null {
  if (Array.isArray(body) && !allowsBatch) {
    return new GraphQLError('This address takes one operation at a time.', {
      extensions: { name: 'GraphQLValidationError' },
    })
  }
  try {
    checkLimits((Array.isArray(body) ? body : [body]).map(queryOf))
    return null
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return formatGraphQLError(error, () => {})
  }
}

function queryOf(operation: unknown): string {
  if (typeof operation === 'object' && operation !== null && 'query' in operation) {
    if (typeof operation.query === 'string') return operation.query
  }
  throw new GraphQLError('Send { query, variables }.', { extensions: { name: 'GraphQLValidationError' } })
}

/** Complaints about a document get the name that the browser knows them by. */
function nameErrors(report: (error: unknown) => void): Plugin {
  return {
    onResultProcess({ result }) {
      for (const single of Array.isArray(result) ? result : [result]) {
        if ('errors' in single && single.errors) {
          single.errors = single.errors.map((error: GraphQLError) =>
            error.extensions?.name ? error : formatGraphQLError(error, report),
          )
        }
      }
    },
  }
}

function hideSchema(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value)
  })
  return await reply.send(await response.text())
}
