import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { credentialsOf, linkTokenOf } from '../http/credentials.ts'
import type { Viewer } from '../viewer/context.ts'

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
    return { world: keyOfAddress(request.ip), isKnown: false }
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

/** What an address is counted by: an IPv6 address by its /64, which one customer has whole. */
export function keyOfAddress(ip: string): string {
  // IPv4 in the clothes of IPv6 is one address each.
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  const first = [...start, ...middle, ...end].slice(0, 4)
  return first.map((part) => Number.parseInt(part, 16).toString(16)).join(':')
}
