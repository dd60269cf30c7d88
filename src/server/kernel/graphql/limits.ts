import type { FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { GRAPHQL_BATCH_SIZE } from '../../../domain/kernel/constants.ts'
import type { Context } from '../viewer/context.ts'
import { costOf } from './document-cost.ts'
import { measure, type DocumentSize, type Measured } from './document-size.ts'
import { TextCache } from './text-cache.ts'

/**
 * What one request may ask for, all operations of its batch together (S3); ours. The largest document of the pages
 * has some 270 tokens, the dearest one costs 8604 (docs/security.md).
 */
export const LIMITS = {
  batch: GRAPHQL_BATCH_SIZE,
  /** Characters of all documents. */
  characters: 40_000,
  tokens: 4_000,
  /** Levels of fields, after fragments are put in. */
  depth: 12,
  /** Brackets inside each other, in values and types too. */
  nesting: 40,
  aliases: 60,
  directives: 60,
  /** Fields after fragments are put in. */
  fields: 2_000,
  rootFields: 30,
  /** Fields times the sizes of the lists that they stand in; see document-cost.ts. */
  cost: 50_000,
} as const

/** One operation of a request, as it was sent. */
export interface SentOperation {
  query: string
  variables?: unknown
}

const remembered = new TextCache<Measured>(500_000)

/** Throws unless the operations of one request, summed up, stay within the limits. */
export function checkLimits(schema: GraphQLSchema, operations: readonly SentOperation[]): void {
  if (operations.length > LIMITS.batch) {
    throw refusal(`at most ${LIMITS.batch} operations per request, this one has ${operations.length}`)
  }
  const characters = operations.reduce((sum, { query }) => sum + query.length, 0)
  if (characters > LIMITS.characters)
    throw refusal(`more than ${LIMITS.characters} characters in one request`)
  const measured = operations.map(({ query }) => recall(query))
  const sizes = measured.map(({ size }) => size)
  const total = (part: keyof DocumentSize) => sizes.reduce((sum, size) => sum + size[part], 0)
  for (const part of ['tokens', 'aliases', 'directives', 'fields', 'rootFields'] as const) {
    if (total(part) > LIMITS[part]) throw refusal(`more than ${LIMITS[part]} ${part} in one request`)
  }
  if (sizes.some((size) => size.depth > LIMITS.depth)) throw refusal(`deeper than ${LIMITS.depth} levels`)
  const cost = measured.reduce(
    (sum, { document }, at) => sum + (document ? costOf(schema, document, operations[at]?.variables) : 0),
    0,
  )
  if (cost > LIMITS.cost) throw refusal(`it costs ${cost} and at most ${LIMITS.cost} are allowed`)
}

/** What an operation costs, where its document was within the limits before; null for one that nobody has sent yet. */
export function knownCost(schema: GraphQLSchema, { query, variables }: SentOperation): number | null {
  const document = remembered.get(query)?.document
  return document ? costOf(schema, document, variables) : null
}

function recall(text: string): Measured {
  const known = remembered.get(text)
  if (known) return known
  const measured = measure(text, LIMITS)
  if ('refused' in measured) throw refusal(measured.refused)
  remembered.set(text, measured)
  return measured
}

function refusal(reason: string): GraphQLError {
  return new GraphQLError(`The request is too large: ${reason}.`, {
    extensions: { name: 'GraphQLValidationError', http: { status: 400 } },
  })
}

/**
 * Answers operations as a POST of them would be answered, without leaving the server: through the same limits, policies
 * and errors. What is refused as a whole is one answer instead of a list.
 */
export type AnswerWithin = (
  request: FastifyRequest,
  ctx: Context,
  operations: readonly SentOperation[],
) => Promise<unknown>
