import type { FastifyRequest } from 'fastify'
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  validate,
  type GraphQLSchema,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../viewer/context.ts'
import { withoutValue } from './complaint-text.ts'
import { checkLimits, type SentOperation } from './limits.ts'
import { formatGraphQLError } from './payload.ts'
import { notStored, type IsStored } from './stored-operations.ts'

/** What each plugin knows of a request. */
export interface ServerContext {
  request: FastifyRequest
  ctx: Context
  /** The server asks by itself, while it answers a GET: nothing may come of that but an answer. */
  isWithin?: true
  /** Something that was asked for can't be done now: all that came together is asked for again. */
  unavailable?: ServiceUnavailableError
}

/** Looks at all operations of a request, however it brought them, before any of them is parsed. */
export function limitRequests(schema: GraphQLSchema, isStored: IsStored | null): Plugin {
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
export function readWithin(): Plugin<ServerContext> {
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

/** Complaints about a document get the name that the browser knows them by, and say nothing of the values sent. */
export function nameErrors(report: (error: unknown) => void): Plugin {
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
export function complainBriefly(hideSuggestions: boolean): Plugin {
  return {
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { maxErrors: 10, hideSuggestions }),
      )
    },
  }
}

export function hideSchema(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** What is wrong with a request as a whole, in words for whoever wrote the program that sent it. */
export function complaint(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { name: 'GraphQLValidationError' } })
}
