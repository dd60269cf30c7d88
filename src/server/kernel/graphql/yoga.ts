import { useGraphQlJit as compiledExecution } from '@envelop/graphql-jit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BREAK,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  NoSchemaIntrospectionCustomRule,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Context, Services, ContextOf } from '../viewer/context.ts'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { CSV_MAX_BYTES } from '../../../domain/kernel/constants.ts'
import { unavailableCause } from '../db/unavailable.ts'
import { withoutValue } from './complaint-text.ts'
import { observeOperations } from './observe-operations.ts'
import { checkPolicy } from './field-policy.ts'
import { checkLimits, LIMITS, type SentOperation, type AnswerWithin } from './limits.ts'
import { formatGraphQLError } from './payload.ts'
import { notStored, readStoredOperations, type IsStored } from './stored-operations.ts'
import { TextCache } from './text-cache.ts'
import { sendText } from './compressed-text.ts'

interface ServerContext {
  request: FastifyRequest
  ctx: Context
  /** The server asks by itself, while it answers a GET: nothing may come of that but an answer. */
  isWithin?: true
  /** Something that was asked for can't be done now: all that came together is asked for again. */
  unavailable?: ServiceUnavailableError
}

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
      limitRequests(endpoint),
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

function complaint(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { name: 'GraphQLValidationError' } })
}

/** Looks at all operations of a request, however it brought them, before any of them is parsed. */
function limitRequests({ schema, isStored }: Endpoint): Plugin {
  return {
    onRequestParse({ serverContext }) {
      const { ctx } = serverContext as unknown as ServerContext
      return {
        onRequestParseDone({ requestParserResult }) {
          const operations = [requestParserResult].flat().flatMap(toOperation)
          const free = isStored === null || Boolean(ctx.viewer?.accessToken)
          if (!free && !operations.every(({ query }) => isStored(query))) throw notStored()
          checkLimits(schema, operations)
        },
      }
    },
  }
}

/** A page that is opened changes nothing, whatever its loaders ask for: links are followed by programs, too. */
function readWithin(): Plugin<ServerContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      if (!args.contextValue.isWithin) return
      if (getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.QUERY) return
      const refused = complaint('Only queries are answered while a page is opened.')
      setResultAndStopExecution({ errors: [refused] })
    },
  }
}

/** What has no document is refused later, in the words of GraphQL over HTTP. */
function toOperation(sent: unknown): SentOperation[] {
  if (typeof sent !== 'object' || sent === null || !('query' in sent)) return []
  if (typeof sent.query !== 'string') return []
  return [{ query: sent.query, variables: 'variables' in sent ? sent.variables : null }]
}

/** The compiler keeps one function per document, so a document with several operations must not come to it. */
function isCompiled(document: unknown): boolean {
  const known = compiled.get(document as DocumentNode)
  if (known !== undefined) return known
  const { definitions } = document as DocumentNode
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const answer = operations.length === 1 && !hasTexts(document as DocumentNode)
  compiled.set(document as DocumentNode, answer)
  return answer
}

const compiled = new WeakMap<DocumentNode, boolean>()

// The compiler writes values that stand in the document into its code as JSON: a day would come back as a text.
function hasTexts(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    StringValue() {
      found = true
      return BREAK
    },
  })
  return found
}

/** Complaints about a document get the name that the browser knows them by, and say nothing of the values sent. */
function nameErrors(report: (error: unknown) => void): Plugin {
  return {
    onResultProcess({ result, serverContext }) {
      const asked = serverContext as unknown as ServerContext
      for (const single of Array.isArray(result) ? result : [result]) {
        if (!('errors' in single) || !single.errors) continue
        single.errors = single.errors.map((error: GraphQLError) => {
          const named = error.extensions?.name ? error : formatGraphQLError(error, report)
          if (named.extensions.name === 'ServiceUnavailableError')
            asked.unavailable = new ServiceUnavailableError({ cause: named })
          noteRefusal(asked.ctx, named)
          return withoutValues(named)
        })
      }
    },
  }
}

function withoutValues(error: GraphQLError): GraphQLError {
  const message = withoutValue(error.message)
  if (message === error.message) return error
  return new GraphQLError(message, { path: error.path, extensions: error.extensions })
}

/** Whoever looks for an attack finds what was refused to whom. */
function noteRefusal(ctx: Context, { extensions, path, message }: GraphQLError): void {
  const event =
    extensions.name === 'NotAllowedError' ? 'refused' : refusedDocuments.test(message) && 'refusedDocument'
  if (!event) return
  const { viewer, ip } = ctx
  ctx.log.warn({ event, field: path?.join('.'), viewerId: viewer?.id, ip }, 'operation refused')
}

const refusedDocuments = /^The request is too large|own pages only/

/** Ten complaints are enough, and looking for more takes long (S3); in production they suggest no names. */
function complainBriefly(hideSuggestions: boolean): Plugin {
  return {
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { maxErrors: 10, hideSuggestions }),
      )
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
