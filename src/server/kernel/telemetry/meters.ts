import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import type { Meters } from '../observe/measured.ts'

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const slow = [0.01, 0.05, 0.25, 1, 5, 15, 30, 60, 120]

/** What a process counts of its own work, and the registry that writes it down for Prometheus. */
export function createMeters(): Meters & { registry: Registry } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'mezzo_http_request_duration_seconds',
    help: 'Time to answer requests, by the template of their route; aborted: nobody waited for the end.',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers,
  })
  const inFlight = new Gauge({
    name: 'mezzo_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  })
  const waits = new Histogram({
    name: 'mezzo_request_wait_seconds',
    help: 'Time that requests stood in line until they were let in or turned away.',
    labelNames: ['line', 'outcome'],
    buckets: quick,
    registers,
  })
  const operations = new Histogram({
    name: 'mezzo_graphql_operation_duration_seconds',
    help: "Time to answer operations of GraphQL; other: not one of the product's own pages.",
    labelNames: ['operation', 'outcome'],
    buckets: quick,
    registers,
  })
  const jobs = new Histogram({
    name: 'mezzo_job_duration_seconds',
    help: 'Time that jobs took, done or failed.',
    labelNames: ['queue', 'outcome'],
    buckets: slow,
    registers,
  })
  new Gauge({
    name: 'mezzo_build_info',
    help: 'Always 1; which version runs, on which Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: PRODUCT_VERSION, node: process.version }, 1)
  inFlight.set(0)
  return {
    registry,
    requestBegun: () => inFlight.inc(),
    requestEnded: ({ method, route, status }, seconds) => {
      inFlight.dec()
      requests.observe({ method, route, status }, seconds)
    },
    operationEnded: (operation, isDone, seconds) =>
      operations.observe({ operation, outcome: isDone ? 'done' : 'failed' }, seconds),
    waited: (line, isIn, seconds) =>
      waits.observe({ line, outcome: isIn ? 'let in' : 'turned away' }, seconds),
    jobEnded: (job, isDone, seconds) =>
      jobs.observe({ queue: job, outcome: isDone ? 'done' : 'failed' }, seconds),
  }
}
