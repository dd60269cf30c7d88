import type { IncomingMessage, Server } from 'node:http'

/** How slowly a request may be sent. */
export interface SendingPace {
  /** Milliseconds that everybody has for the head (Node's own limit), and again for the body. */
  grace: number
  /** What has to have come of a body for each second beyond. */
  bytesPerSecond: number
  /** Milliseconds between two looks. */
  every: number
  /** Milliseconds after which a request that has not come ends in any case (Node's own limit). */
  longest: number
}

/** A line of 1 Mbit/s is quick enough: the largest photo (25 MB) has four minutes. */
export const USUAL_PACE: SendingPace = {
  grace: 30_000,
  bytesPerSecond: 125_000,
  every: 5_000,
  longest: 300_000,
}

/**
 * Ends requests whose bodies come more slowly (408), so that nobody holds a connection or a place for uploads by dripping. What
 * has come and we have not read yet, as while a request stands in line, is not its sender's delay.
 */
export function limitSending(server: Server, pace: SendingPace): void {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length !== undefined || coding !== undefined) watchBody(server, request, pace)
  })
}

function watchBody(
  server: Server,
  request: IncomingMessage,
  { grace, bytesPerSecond, every }: SendingPace,
): void {
  const { socket } = request
  const before = socket.bytesRead
  let waited = 0
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    if (request.readableLength > 0) return
    waited += every
    const allowed = grace + ((socket.bytesRead - before) / bytesPerSecond) * 1_000
    if (waited <= allowed) return
    clearInterval(timer)
    // As Node says it of its own limits.
    server.emit('clientError', new SentTooSlowly(), socket)
  }, every)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

class SentTooSlowly extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
  override readonly message = 'The body of a request came too slowly.'
}
