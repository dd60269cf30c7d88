import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from './session-cookie.ts'
import type { Config } from '../config/config.ts'
import { isApi } from './api-path.ts'

const year = 365 * 24 * 60 * 60
const nonces = new WeakMap<FastifyRequest, string>()

/** The nonce that this answer's own scripts and style tags carry. */
export function nonceOf(request: FastifyRequest): string {
  let nonce = nonces.get(request)
  if (!nonce) {
    nonce = randomBytes(16).toString('base64')
    nonces.set(request, nonce)
  }
  return nonce
}

/** Sets the headers that every answer carries (S7). */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = isSecure(config)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: secure ? { maxAge: year, includeSubDomains: true } : false,
    frameguard: { action: 'sameorigin' },
  })
  const policyFor = contentSecurityPolicy(secure)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policyFor(nonceOf(request)))
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
    // What the access token opens must not travel on in a referrer.
    if (request.url.includes('accessToken=')) reply.header('referrer-policy', 'no-referrer')
    if (isApi(request)) reply.header('cache-control', 'no-store')
  })
}

/** The policy for each answer's nonce; all but the nonce is put together once. */
function contentSecurityPolicy(secure: boolean): (nonce: string) => string {
  const [start, middle, end] = [
    "default-src 'self'",
    "script-src 'nonce-|' 'strict-dynamic'",
    "style-src 'self' 'nonce-|'",
    // Positions and sizes are style attributes; they can't load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Else the worker would have to carry a nonce.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
    .join('; ')
    .split('|')
  return (nonce) => `${start}${nonce}${middle}${nonce}${end}`
}

// Half of what a small script weighs on its way.
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Leaves out what browsers heed on documents and workers alone, for scripts, styles and fonts of pages. */
export function withoutDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.removeHeader(name)
}
