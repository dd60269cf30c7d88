import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider of our own that listens on this computer alone. */
export interface LocalServer {
  origin: string
  close: () => Promise<void>
}

/** Starts a local provider on a port, or on any that is free; what `answer` throws is told by `failed`. */
export async function startLocalServer(options: {
  port: number | undefined
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  failed: object
  /** Whether it keeps its process running, as it does by default. */
  isKeptAlive?: boolean | undefined
}): Promise<LocalServer> {
  const server = createServer((request, response) => {
    options.answer(request, response).catch(() => sendJson(response, 500, options.failed))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  if (options.isKeptAlive === false) server.unref()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Answers with an object, or with a text that is one already. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** The whole body of a request. */
export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
