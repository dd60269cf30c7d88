import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PartnerSource } from '../../../../domain/catalogue/calendars.ts'

/** Days as the partner tells them, both included. */
export interface LocalPartnerBlock {
  id: string
  from: string
  to: string
}

/**
 * How it fails for units whose external id is one of these words; any other unit is answered.
 * `test-hang` never answers, `test-drip` sends a byte a second, `test-reset` ends the connection in between.
 */
export const PARTNER_FAILURES = [
  'test-refused',
  'test-failing',
  'test-garbage',
  'test-wrong-days',
  'test-huge',
  'test-redirect',
  'test-reset',
  'test-hang',
  'test-drip',
] as const satisfies readonly string[]

/** A partner of our own for tests and for trying things out; nobody lives in what it tells. */
export interface LocalPartner {
  url: string
  /** What it tells of a unit. */
  tell(listingId: string, source: PartnerSource, blocks: LocalPartnerBlock[]): void
  /** How often it was asked. */
  calls: number
  /** What happens while somebody waits for an answer of it. */
  meanwhile: (() => Promise<void>) | null
  close(): Promise<void>
}

/** Starts the local partner; without a port on any free one. */
export async function startLocalPartner(options: { apiKey: string; port?: number }): Promise<LocalPartner> {
  const stored = new Map<string, LocalPartnerBlock[]>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    local.calls++
    await local.meanwhile?.()
    const url = new URL(request.url ?? '/', local.url)
    if (request.headers.authorization !== `Bearer ${options.apiKey}`) return send(response, 401, {})
    const failure = PARTNER_FAILURES.find((word) => word === url.searchParams.get('externalId'))
    if (failure) return fail(failure, response)
    const path = /^\/units\/([^/]+)\/(\w+)$/.exec(url.pathname)
    if (!path) return send(response, 404, {})
    send(response, 200, { blocks: stored.get(`${path[1]}/${path[2]}`) ?? [] })
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const local: LocalPartner = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (listingId, source, blocks) => stored.set(`${listingId}/${source}`, blocks),
    calls: 0,
    meanwhile: null,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
  return local
}

function fail(failure: (typeof PARTNER_FAILURES)[number], response: ServerResponse): void {
  switch (failure) {
    case 'test-refused':
      return send(response, 403, { detail: 'as you wish' })
    case 'test-failing':
      return send(response, 500, { detail: 'as you wish' })
    case 'test-garbage':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('<html>{"blocks": [')
      return
    case 'test-wrong-days':
      return send(response, 200, { blocks: [{ id: '1', from: '2030-02-30', to: '2030-03-01' }] })
    case 'test-huge':
      return send(response, 200, { blocks: [], padding: 'x'.repeat(2 * 1024 * 1024) })
    case 'test-redirect':
      response.writeHead(302, { location: '/elsewhere' })
      response.end()
      return
    case 'test-reset':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"blocks": [')
      setTimeout(() => response.destroy(), 20)
      return
    case 'test-hang':
      return
    case 'test-drip':
      drip(response)
  }
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 1_000)
  response.on('close', () => clearInterval(timer))
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
