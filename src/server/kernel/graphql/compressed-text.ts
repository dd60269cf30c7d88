import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Below this many characters the packet is as long with compression as without. */
const worthIt = 1_024

const quickest = { level: constants.Z_BEST_SPEED }

/**
 * Sends a text that was made for this one answer. The quickest gzip makes JSON a tenth of its size; Brotli would save
 * some hundred bytes more and cost three times the processor and some megabytes of memory per answer (bench/README.md).
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (text.length < worthIt || !isCompressed(request, reply)) return await reply.send(text)
  return await reply.send(await compress(text, quickest))
}

/** The same for a text of megabytes, which is never put together. */
export async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: readonly string[],
): Promise<FastifyReply> {
  const text = Readable.from(pieces, { objectMode: false })
  if (!isCompressed(request, reply)) return await reply.send(text)
  // Whoever goes away ends both, which tells the log.
  return await reply.send(pipeline(text, createGzip(quickest), () => {}))
}

/** Whether an answer is compressed; its headers say so. */
function isCompressed(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding')
  if (isSameHost(request)) {
    // By this header the plugin that compresses all other answers leaves one alone.
    request.headers['x-no-compression'] = 'same host'
    return false
  }
  const isWanted = acceptsEncoding(request.headers['accept-encoding'], 'gzip')
  if (isWanted) reply.header('content-encoding', 'gzip')
  return isWanted
}

/** Whether who asks is a program on this machine, and no proxy that speaks for somebody far away. */
function isSameHost({ ip, headers }: FastifyRequest): boolean {
  return loopback.test(ip) && !forwarded.some((name) => name in headers)
}

const loopback = /^(::ffff:)?127\.|^::1$/
const forwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether the header Accept-Encoding allows an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const allowed = new RegExp(String.raw`(^|,)\s*(${encoding}|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)`, 'i')
  return allowed.test(String(header ?? ''))
}
