import type { FastifyRequest } from 'fastify'
import type { Route } from '../../kernel/http/route.ts'

/** The Model Context Protocol for programs of the landlord's, over Streamable HTTP without sessions. */
export const mcpRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/mcp',
    policy: 'owner',
    scope: 'any',
    bodyLimit: 256 * 1024,
    description:
      'The Model Context Protocol (Streamable HTTP, answers as JSON) with the tools of the token’s scopes. Each change is a dry run first, and is done by the digest that this answers.',
    takes: 'a message of JSON-RPC 2.0',
    answers: 'the answer, or 202',
    handler: async (ctx, request, reply) => {
      // Read where somebody speaks it: most processes never do.
      const [{ WebStandardStreamableHTTPServerTransport }, { mcpServerFor }] = await Promise.all([
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
        import('./server.ts'),
      ])
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      const server = mcpServerFor(ctx)
      await server.connect(transport)
      try {
        const options = { parsedBody: request.body }
        const answer = await transport.handleRequest(webRequest(ctx.config.origin, request), options)
        reply.status(answer.status).header('cache-control', 'no-store')
        const type = answer.headers.get('content-type')
        if (type) reply.type(type)
        return await reply.send(await answer.text())
      } finally {
        await server.close()
      }
    },
  },
  {
    method: 'GET',
    url: '/api/mcp',
    policy: 'public',
    scope: 'any',
    description: 'There is no stream of messages that nobody asked for: 405, as the protocol wants it.',
    answers: '405',
    handler: async (_, __, reply) => {
      const error = { name: 'ValidationError', message: 'Send messages by POST.' }
      return await reply.status(405).header('allow', 'POST').send({ error })
    },
  },
]

/** The headers of the request; its body was read already. */
function webRequest(origin: string, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  return new Request(new URL('/api/mcp', origin), { method: 'POST', headers })
}
