import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'

/** What Node's fetch and the package undici tell of a request. */
interface FetchRequest {
  origin: string | URL
  method: string
  addHeader(name: string, value: string): void
}

/**
 * Traces every call to others, whichever library makes it, by what Node tells of it: one span with the host, since an
 * address may be a secret (S12), and the trace's headers for whoever is called. Answers what ends it.
 */
export function traceOutbound(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (
    request: object,
    method: string,
    host: string,
    send: (name: string, value: string) => void,
  ) => {
    const active = context.active()
    // What sends the traces themselves is no part of any; and what nobody has asked for here begins none.
    if (isTracingSuppressed(active) || !trace.getSpan(active)) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
    spans.set(request, span)
    sendHeaders(trace.setSpan(active, span), send)
  }
  const end = (request: object, status: number | null) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    if (status !== null) span.setAttribute('http.response.status_code', status)
    if (status === null || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  const listeners: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: { request: FetchRequest }) =>
      begin(request, request.method, new URL(request.origin).hostname, (name, value) =>
        request.addHeader(name, value),
      ),
    'undici:request:headers': ({
      request,
      response,
    }: {
      request: object
      response: { statusCode: number }
    }) => end(request, response.statusCode),
    'undici:request:error': ({ request }: { request: object }) => end(request, null),
    'http.client.request.created': ({ request }: { request: ClientRequest }) =>
      begin(request, request.method, request.host, (name, value) => {
        if (!request.headersSent) request.setHeader(name, value)
      }),
    'http.client.response.finish': ({ request, response }: { request: object; response: IncomingMessage }) =>
      end(request, response.statusCode ?? null),
    'http.client.request.error': ({ request }: { request: object }) => end(request, null),
  }
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [channel, listen] of entries) subscribe(channel, listen)
  return () => entries.forEach(([channel, listen]) => unsubscribe(channel, listen))
}

function sendHeaders(active: Context, send: (name: string, value: string) => void): void {
  propagation.inject(active, null, { set: (_, name, value) => send(name, value) })
}
