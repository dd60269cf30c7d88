import type { FastifyRequest } from 'fastify'
import { answeredPath, isApi } from '../http/api-path.ts'
import type { SentOperation } from '../graphql/limits.ts'

/** In which line a request stands, and what it costs there. */
export interface Demand {
  line: 'usual' | 'heavy' | 'upload'
  cost: number
}

const COST = { light: 0.25, call: 1, page: 2, unknownDocument: 2, least: 0.5 } as const

/**
 * The cost of a document (document-cost.ts) that is as much work as another call. Measured: home, inbox and request take
 * 3 to 4 ms of the server's processor for so much (bench/README.md).
 */
const DOCUMENT_UNIT = 2_000
const HEALTH = new Set(['/healthz', '/readyz'])

/** What a request takes of the server; null for what is always answered: health, and files that lie there. */
export function demandOf(request: FastifyRequest): Demand | null {
  const { load } = request.routeOptions.config
  if (load === 'heavy' || load === 'upload') return { line: load, cost: 1 }
  if (load === 'light') return { line: 'usual', cost: COST.light }
  if (load === 'usual' || isApi(request)) return { line: 'usual', cost: COST.call }
  if (!request.is404 || HEALTH.has(answeredPath(request))) return null
  return { line: 'usual', cost: COST.page }
}

/** What a document costs, where that is known already; null for one that nobody has sent yet. */
export type KnownCost = (operation: SentOperation) => number | null

/** The same once the body is there: an operation costs what its document does. */
export function finalCost({ line, cost }: Demand, request: FastifyRequest, known: KnownCost): number {
  if (line !== 'usual' || !isGraph(request)) return cost
  const sent: unknown[] = [request.body].flat()
  const sum = sent.reduce<number>((sofar, operation) => sofar + costOfOperation(operation, known), 0)
  return Math.max(COST.least, sum)
}

function isGraph(request: FastifyRequest): boolean {
  return request.method === 'POST' && /^\/api\/(?:graphql|nexus)$/.test(answeredPath(request))
}

function costOfOperation(sent: unknown, known: KnownCost): number {
  if (typeof sent !== 'object' || sent === null || !('query' in sent) || typeof sent.query !== 'string')
    return COST.call
  const { query } = sent
  const cost = known({ query, ...('variables' in sent && { variables: sent.variables }) })
  return cost === null ? COST.unknownDocument : cost / DOCUMENT_UNIT
}
