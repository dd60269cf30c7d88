import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '../../kernel/http/same-secret.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Variables } from './tool.ts'

/** For how long somebody may think about a dry run, in minutes (ours). */
export const DIGEST_MINUTES = 10

/** What a dry run was about: who asked for which change, by what, and how things were. */
export interface DryRun {
  tool: string
  input: Variables
  viewer: Pick<Viewer, 'id' | 'accessToken' | 'sessionId'>
}

/** What a digest carries, beside what it proves. */
interface Carried {
  /** When it ends, in milliseconds. */
  until: number
  /** The fingerprint of how things were. */
  state: string
  /** What the change has to be told was shown. */
  seen: Variables
}

/** What a digest says of the same change. */
export interface ReadDigest extends Carried {
  /** By which a change happens once: the same for the same digest. */
  key: string
}

/** The digest of a dry run: it proves what was shown to whom, and is worth nothing for anything else. */
export function createDigest(secret: string, run: DryRun, carried: Carried): string {
  const payload = Buffer.from(JSON.stringify(carried)).toString('base64url')
  return `${payload}.${sign(secret, run, payload)}`
}

/** What a digest says; null where it is none, or one of another change, person or token. */
export function readDigest(secret: string, run: DryRun, digest: string): ReadDigest | null {
  const [payload = '', signature = ''] = digest.split('.')
  if (!isSameSecret(sign(secret, run, payload), signature)) return null
  const carried = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Carried
  return { ...carried, key: keyOf(digest) }
}

/** The fingerprint of an answer. */
export function digestOfState(found: unknown): string {
  return createHash('sha256').update(canonical(found)).digest('base64url')
}

function sign(secret: string, { tool, input, viewer }: DryRun, payload: string): string {
  const by = viewer.accessToken?.id ?? viewer.sessionId ?? ''
  return createHmac('sha256', secret)
    .update(['mcp digest', tool, canonical(input), viewer.id, by, payload].join('\n'))
    .digest('base64url')
}

// An id of version 8, whose content is ours (RFC 9562).
function keyOf(digest: string): string {
  const hex = createHash('sha256').update(digest).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** JSON whose properties stand in order, so that who writes them otherwise says the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
