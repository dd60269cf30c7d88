import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const attributes = z.array(z.object({ key: z.string(), value }))
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().length(32),
              spanId: z.string().length(16),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A span as a collector gets it. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  name: string
  /** By the protocol: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number
  attributes: Record<string, string | number | undefined>
  /** By the protocol: 2 is an error. */
  status: { code: number }
}

/** A collector that takes traces as OTLP over HTTP, in JSON, as one of others would. */
export interface OtlpReceiver {
  url: string
  spans: ReceivedSpan[]
  /** All that came, as it was sent. */
  bodies: string[]
  close(): Promise<void>
}

/** Starts a collector on a free port; what isn't of the protocol is refused. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = []
  const spans: ReceivedSpan[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const isOurs = request.method === 'POST' && request.url === '/v1/traces'
      const parsed = isOurs ? traces.safeParse(JSON.parse(body)) : null
      response.statusCode = parsed?.success ? 200 : 400
      bodies.push(body)
      if (parsed?.success) spans.push(...flatten(parsed.data))
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function flatten({ resourceSpans }: z.infer<typeof traces>): ReceivedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]),
      ),
    }))
}
