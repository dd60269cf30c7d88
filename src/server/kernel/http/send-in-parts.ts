import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../graphql/compressed-text.ts'

/** Sends a text in parts, each of which leaves as soon as it is there, compressed as the browser likes it. */
export async function sendInParts(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string>,
): Promise<FastifyReply> {
  const text = Readable.from(parts)
  reply.header('vary', 'accept-encoding')
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(headers['accept-encoding'], one))
  if (!encoding) return await reply.send(text)
  reply.header('content-encoding', encoding)
  // Whatever breaks off the text breaks off what is sent, which tells the log.
  return await reply.send(pipeline(text, compressors[encoding](), () => {}))
}

// As quick as for every answer, and nothing is held back.
const compressors: Record<'br' | 'gzip', () => Transform> = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      flush: constants.BROTLI_OPERATION_FLUSH,
    }),
  gzip: () => createGzip({ level: constants.Z_BEST_SPEED, flush: constants.Z_SYNC_FLUSH }),
}
