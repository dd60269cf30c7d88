import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** What the recipient has already, as its request states. */
export interface KnownAnswer {
  etags: readonly string[]
  modifiedSince: Temporal.Instant | null
}

/** Reads what the recipient has already; what can't be read counts as nothing. */
export function knownAnswer({ headers }: Pick<FastifyRequest, 'headers'>): KnownAnswer {
  const time = Date.parse(headers['if-modified-since'] ?? '')
  return {
    etags: headers['if-none-match']?.match(/(?:W\/)?"[^"]*"|\*/g) ?? [],
    modifiedSince: Number.isNaN(time) ? null : Temporal.Instant.fromEpochMilliseconds(time),
  }
}

/** Whether the recipient has it. Tags come first; the time counts only where there are none (RFC 9110, 13.2.2). */
export function isKnown(known: KnownAnswer, etag: string, changedAt: Temporal.Instant | null): boolean {
  if (known.etags.length > 0)
    return known.etags.some((one) => one === '*' || one === etag || `W/${one}` === etag)
  if (!known.modifiedSince || !changedAt) return false
  return Temporal.Instant.compare(changedAt, known.modifiedSince) <= 0
}

/** A tag of what is written in these pieces. Weak, since the same goes out compressed and plain. */
export function weakEtag(pieces: readonly string[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
