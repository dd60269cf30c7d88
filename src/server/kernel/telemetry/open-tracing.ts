import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../config/log.ts'
import type { Observation } from '../config/observation.ts'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import type { OpenSpan, Tracing } from '../observe/spans.ts'
import { traceOutbound } from './trace-outbound.ts'

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const

/** Milliseconds for the last spans when the process ends. */
const LAST_SPANS = 2_000

/** Starts OpenTelemetry: spans are sent in batches as OTLP over HTTP, as JSON. It is loaded only where it is wanted. */
export function openTracing(wanted: NonNullable<Observation['traces']>, log: Log): Tracing {
  diag.setLogger(problemsTo(log), DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': wanted.service, 'service.version': PRODUCT_VERSION }),
    sampler: samplerOf(wanted.share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${wanted.endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('mezzo', PRODUCT_VERSION)
  const stopOutbound = traceOutbound(tracer)
  return {
    begin: ({ name, kind, attributes }, from) => {
      const parent = from ? propagation.extract(ROOT_CONTEXT, from) : context.active()
      return openSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent), parent)
    },
    ids: () => {
      const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {}
      return traceId && spanId ? { traceId, spanId } : null
    },
    headers: () => {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    close: async () => {
      stopOutbound()
      await provider.forceFlush({ timeoutMillis: LAST_SPANS }).catch(() => {
        // A collector that doesn't answer keeps no process from ending; it was told of in the log.
      })
      await provider.shutdown()
      for (const part of [context, propagation, diag]) part.disable()
    },
  }
}

/** Strangers may name the trace that they belong to; whether it is kept is ours to say. */
function samplerOf(share: number): ParentBasedSampler {
  const root = new TraceIdRatioBasedSampler(share)
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}

function openSpan(span: Span, parent: ReturnType<typeof context.active>): OpenSpan {
  const within = trace.setSpan(parent, span)
  return {
    run: (fn) => context.with(within, fn),
    set: (attributes) => void span.setAttributes(attributes),
    end: (error) => {
      if (error !== undefined) fail(span, error)
      span.end()
    },
  }
}

/** Marks a span as failed by the kind of the error: words may repeat what somebody has written (S12). */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error === 'number' ? String(error) : 'Error'
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** What the library complains about, such as a collector that doesn't answer, is a line of our log. */
function problemsTo(log: Log) {
  const tell = (message: string) => log.warn({ problem: message }, 'traces')
  const nothing = () => undefined
  return { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing }
}
