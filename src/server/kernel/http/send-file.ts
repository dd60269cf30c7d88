import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { inTurn, unhurried } from './long-work.ts'

/** The type of a table of separated values with a head (RFC 4180). */
export const CSV = 'text/csv; charset=utf-8; header=present'

/** Sends what somebody takes along, whole or in parts, as a file of this name, which nothing on the way keeps. */
export function sendFile(
  reply: FastifyReply,
  file: { type: string; name: string },
  content: AsyncIterable<string | Uint8Array> | string,
): FastifyReply {
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'private, no-store')
    .send(typeof content === 'string' ? content : Readable.from(content))
}

/** Rows that are read at a time, and of those that are written before others have their turn. */
const windowSize = 500
const sliceSize = 100

/** A list as parts of a file, window by window; what is wrong with the question is thrown before the first. */
export async function partsOfList<Row>(list: {
  head: string
  read: (window: { offset: number; limit: number }) => Promise<readonly Row[]>
  write: (rows: readonly Row[]) => string
  end?: string
}): Promise<AsyncIterable<string>> {
  const first = await inTurn(() => list.read({ offset: 0, limit: windowSize }))
  async function* parts() {
    yield list.head
    let rows = first
    for (let offset = windowSize; rows.length > 0; offset += windowSize) {
      for (let at = 0; at < rows.length; at += sliceSize) yield list.write(rows.slice(at, at + sliceSize))
      if (rows.length < windowSize) break
      rows = await list.read({ offset, limit: windowSize })
    }
    yield list.end ?? ''
  }
  return unhurried(parts())
}

/** What is read at once as parts of a file, so many rows at a time. */
export async function partsOfRows<Row>(file: {
  head: string
  read: () => Promise<readonly Row[]>
  write: (rows: readonly Row[]) => string
  atOnce?: number
}): Promise<AsyncIterable<string>> {
  const { atOnce = sliceSize } = file
  const rows = await inTurn(file.read)
  async function* parts() {
    yield file.head
    for (let at = 0; at < rows.length; at += atOnce) yield file.write(rows.slice(at, at + atOnce))
  }
  return unhurried(parts())
}
