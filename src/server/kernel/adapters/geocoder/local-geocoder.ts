import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, startLocalServer } from '../local-server.ts'

/** How the local geocoder fails for addresses whose street is one of these words; any other is looked up. */
export const GEOCODER_FAILURES = [
  'test-busy',
  'test-failing',
  'test-refused',
  'test-garbage',
  'test-out-of-range',
  'test-huge',
  'test-redirect',
  'test-reset',
] as const satisfies readonly string[]

/** A place as Nominatim tells it; rank 30 is a house, 26 a street, 16 a city. */
export interface ToldPlace {
  lat: string
  lon: string
  place_rank: number
}

/** A geocoder of our own for tests: it knows what it is told. */
export interface LocalGeocoder {
  url: string
  /** What it answers for a street from now on; null: nothing. */
  tell(street: string, place: ToldPlace | null): void
  /** What it was asked, with the header that says by whom and when. */
  asked: { search: URLSearchParams; userAgent: string; at: number }[]
  close(): Promise<void>
}

/** Starts the local geocoder on this computer alone. */
export async function startLocalGeocoder(port?: number): Promise<LocalGeocoder> {
  const places = new Map<string, ToldPlace | null>()
  const asked: LocalGeocoder['asked'] = []
  const { origin, close } = await startLocalServer({ port, answer, failed: { error: 'failed' } })
  return { url: origin, tell: (street, place) => places.set(street, place), asked, close }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: search } = new URL(request.url ?? '/', origin)
    asked.push({ search, userAgent: request.headers['user-agent'] ?? '', at: performance.now() })
    if (pathname !== '/search' || search.get('format') !== 'jsonv2') return sendJson(response, 404, {})
    const street = search.get('street') ?? ''
    const failure = GEOCODER_FAILURES.find((word) => street.includes(word))
    if (failure) return fail(failure, response)
    const name = [...places.keys()].find((known) => street.includes(known))
    const found = name === undefined ? null : places.get(name)
    sendJson(response, 200, found ? [found] : [])
  }
}

function fail(failure: (typeof GEOCODER_FAILURES)[number], response: ServerResponse): void {
  if (failure === 'test-busy') return sendJson(response, 429, { error: 'too many' }, { 'retry-after': '60' })
  if (failure === 'test-failing') return sendJson(response, 503, { error: 'down' })
  if (failure === 'test-refused') return sendJson(response, 403, { error: 'not you' })
  if (failure === 'test-garbage') return sendJson(response, 200, '<html>no JSON</html>')
  if (failure === 'test-out-of-range')
    return sendJson(response, 200, [{ lat: '91.5', lon: '200.25', place_rank: 30 }])
  if (failure === 'test-huge') return sendJson(response, 200, `["${'x'.repeat(1_000_000)}"]`)
  if (failure === 'test-redirect')
    return sendJson(response, 302, {}, { location: 'http://169.254.169.254/latest/meta-data' })
  response.socket?.destroy()
}
