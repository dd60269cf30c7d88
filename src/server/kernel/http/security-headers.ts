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
  // Pages are drawn in the browser once one is there, so that a map may come on any of them.
  const policyFor = contentSecurityPolicy(secure, mapHosts(config))
  // The card provider's script runs where somebody pays, and nowhere else.
  const paying =
    config.payments?.kind === 'STRIPE' ? contentSecurityPolicy(secure, withMap(PROVIDER_HOSTS, config)) : null
  app.addHook('onRequest', async (request, reply) => {
    const isPaying = paying !== null && PAYING_PAGE.test(request.url)
    reply.header('content-security-policy', (isPaying ? paying : policyFor)(nonceOf(request)))
    const payment = isPaying ? '(self "https://js.stripe.com")' : '(self)'
    reply.header('permissions-policy', `${DEVICES}, payment=${payment}`)
    // What a token in the address opens must neither travel on in a referrer nor be found by a search.
    if (/[?&](accessToken|token)=/.test(request.url))
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    if (isApi(request)) reply.header('cache-control', 'no-store')
  })
}

// People photograph their document on a page of ours, which they also reach from others without a new document.
const DEVICES = 'camera=(self), geolocation=(), microphone=(), usb=()'

/** The page that takes a card, by its address. */
const PAYING_PAGE = /^\/\w\w\/(?:dashboard\/payments|bookings\/[\w-]+)\?(?:[^#]*&)?pay=/

/** What the card provider's script loads, asks and frames, in the words of its own documentation. */
const PROVIDER_HOSTS = [
  "connect-src 'self' https://api.stripe.com",
  "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "img-src 'self' data: blob: https://*.stripe.com",
]

/** What the operator's own map loads: its style, tiles and letters are asked for, its pictures shown. */
function mapHosts({ map }: Config): string[] {
  if (!map) return []
  const origins = map.origins.join(' ')
  return [`connect-src 'self' ${origins}`, `img-src 'self' data: blob: ${origins}`]
}

function withMap(rules: readonly string[], { map }: Config): string[] {
  const more = map ? ` ${map.origins.join(' ')}` : ''
  return rules.map((rule) => (/^(connect|img)-src/.test(rule) ? rule + more : rule))
}

/** The policy for each answer's nonce; all but the nonce is put together once. `more` replaces rules of the same name. */
function contentSecurityPolicy(secure: boolean, more: readonly string[]): (nonce: string) => string {
  const nameOf = (rule: string) => rule.split(' ', 1)[0]
  const replaced = new Set(more.map(nameOf))
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
    .filter((rule) => !replaced.has(nameOf(rule)))
    .concat(more)
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
