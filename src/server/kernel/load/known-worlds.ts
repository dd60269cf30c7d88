import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { credentialsOf, linkTokenOf } from '../http/credentials.ts'
import type { Viewer } from '../viewer/context.ts'
import { addressKey } from './address-key.ts'

const MOST = 20_000

/**
 * Whose world a request is for, without asking the database: as the last request with the same proof of who is asking
 * was answered. A session that nobody has come with yet counts by itself, since its cookie is signed by us; a token or a
 * link that isn't known yet could be invented, and counts with its address.
 */
export class KnownWorlds {
  readonly #config: Config
  /** Null for a session that has ended: its cookie still has our signature. */
  readonly #worlds = new Map<string, string | null>()

  constructor(config: Config) {
    this.#config = config
  }

  worldOf(request: FastifyRequest): { world: string; isKnown: boolean } {
    const proof = this.#proofOf(request)
    const known = proof ? this.#worlds.get(proof.key) : null
    if (proof && known) return { world: known, isKnown: true }
    if (proof?.isSigned && known === undefined) return { world: proof.key, isKnown: true }
    return { world: addressKey(request.ip), isKnown: false }
  }

  /** Remembers who it was; the oldest ones are forgotten. */
  learn(request: FastifyRequest, viewer: Viewer | null): void {
    const proof = this.#proofOf(request)
    if (!proof) return
    this.#worlds.delete(proof.key)
    if (!viewer && !proof.isSigned) return
    this.#worlds.set(proof.key, viewer && (viewer.landlordId ?? viewer.id))
    if (this.#worlds.size <= MOST) return
    for (const oldest of this.#worlds.keys()) {
      this.#worlds.delete(oldest)
      break
    }
  }

  #proofOf(request: FastifyRequest): { key: string; isSigned: boolean } | null {
    const credentials = credentialsOf(this.#config, request)
    if (credentials.kind === 'PERSONAL_ACCESS_TOKEN')
      return { key: keyOf('token', credentials.secret), isSigned: false }
    if (credentials.sessionToken !== null)
      return { key: keyOf('session', credentials.sessionToken), isSigned: true }
    const link = linkTokenOf(this.#config, request)
    return link === null ? null : { key: keyOf('link', link), isSigned: false }
  }
}

/** Secrets don't lie about in memory for longer than their request. */
function keyOf(kind: string, secret: string): string {
  return `${kind} ${hash('sha256', secret, 'base64')}`
}
