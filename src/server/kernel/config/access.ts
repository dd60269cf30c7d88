import { createHmac } from 'node:crypto'
import { developmentSecret, type Environment } from './environment.ts'
import { isLiveKey, isStripe } from './environment-problems.ts'
import type { Operator } from './operator.ts'

/** Access to the external signature provider. */
export interface Yousign {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  webhookSecret: string
  /** Not the real provider but its sandbox or our local server: signatures there bind nobody. */
  isTest: boolean
}

/** Access to the provider that reads documents of income. */
export interface KlippaAccess {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  /** The configuration of its prompt builder, which has our fields. */
  configuration: string
  /** Not the provider but our local server: what it reads is made up. */
  isTest: boolean
}

/** Access to the external identity provider. */
export interface Veriff {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  /** Signs what both sides send. */
  secret: string
  /** Not the real provider but our local server: what is verified there proves nothing. */
  isTest: boolean
}

/** Access to the card provider, or to the one of our own, with which nobody pays anything. */
export type PaymentsAccess = StripeKeys | LocalPayments

/** The card provider with the keys of an account; those of its test mode move no money. */
export interface StripeKeys {
  kind: 'STRIPE'
  mode: 'LIVE' | 'TESTING'
  secretKey: string
  publishableKey: string
  /** Of our own webhooks, and of connected accounts' where they have one of their own. */
  webhookSecrets: readonly string[]
}

/** The local provider; `url` where it runs by itself (`npm run stripe:local`), else the server starts it. */
export interface LocalPayments {
  kind: 'LOCAL'
  secretKey: string
  webhookSecret: string
  url: string | null
}

/** Who sends push messages (VAPID, RFC 8292). */
export interface PushAccess {
  /** Whom push services may ask about our messages: an https address or mailto. */
  subject: string
  /** Both base64url; null: the data directory holds them. */
  keys: { publicKey: string; privateKey: string } | null
}

/** Access to a partner that tells which days of our units are taken. */
export interface PartnerAccess {
  /** Without a slash at the end. */
  url: string
  apiKey: string
}

/** The signature provider, where there is a key. */
export function yousignIn(env: Environment): Yousign | null {
  if (!env.YOUSIGN_API_KEY || !env.YOUSIGN_WEBHOOK_SECRET) return null
  const url = env.YOUSIGN_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.YOUSIGN_API_KEY,
    webhookSecret: env.YOUSIGN_WEBHOOK_SECRET,
    isTest: new URL(url).hostname !== 'api.yousign.app',
  }
}

/** The reader of documents, where there is a key. */
export function klippaIn(env: Environment): KlippaAccess | null {
  if (!env.KLIPPA_API_KEY) return null
  const url = env.KLIPPA_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.KLIPPA_API_KEY,
    configuration: env.KLIPPA_CONFIGURATION,
    isTest: new URL(url).hostname !== 'dochorizon.klippa.com',
  }
}

/** The identity provider, where there is a key. */
export function veriffIn(env: Environment): Veriff | null {
  if (!env.VERIFF_API_KEY || !env.VERIFF_SECRET) return null
  const url = env.VERIFF_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.VERIFF_API_KEY,
    secret: env.VERIFF_SECRET,
    isTest: !new URL(url).hostname.endsWith('.veriff.com'),
  }
}

/** The card provider with its keys, else the local one where test payments are allowed; null: nobody pays here. */
export function paymentsIn(env: Environment, production: boolean): PaymentsAccess | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey && webhookSecret) {
    const address = env.STRIPE_API_URL?.replace(/\/+$/, '')
    if (address && !isStripe(address)) return { kind: 'LOCAL', secretKey, webhookSecret, url: address }
    return {
      kind: 'STRIPE',
      mode: isLiveKey(secretKey) ? 'LIVE' : 'TESTING',
      secretKey,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecrets: [webhookSecret, env.STRIPE_CONNECT_WEBHOOK_SECRET].filter((it) => it !== undefined),
    }
  }
  if (!(env.MEZZO_TEST_PAYMENTS ?? !production)) return null
  // All processes of an installation agree on them, and nobody else knows them.
  const derived = (purpose: string) =>
    createHmac('sha256', env.MEZZO_SECRET ?? developmentSecret)
      .update(`local payments ${purpose}`)
      .digest('hex')
  return {
    kind: 'LOCAL',
    secretKey: `sk_test_${derived('key')}`,
    webhookSecret: `whsec_${derived('webhook')}`,
    url: null,
  }
}

/** Who sends push messages; without a subject the operator, else the origin. */
export function pushIn(env: Environment, operator: Pick<Operator, 'email'> | null): PushAccess {
  const { MEZZO_PUSH_PUBLIC_KEY: publicKey, MEZZO_PUSH_PRIVATE_KEY: privateKey } = env
  const email = env.MEZZO_OPERATOR_EMAIL ?? operator?.email
  const origin = env.MEZZO_ORIGIN ?? ''
  const own = email ? `mailto:${email}` : origin.startsWith('https:') ? origin : 'mailto:push@localhost'
  return {
    subject: env.MEZZO_PUSH_SUBJECT ?? own,
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
  }
}

/** The partner, where there is a key. */
export function partnerIn(env: Environment): PartnerAccess | null {
  if (!env.MEZZO_PARTNER_URL || !env.MEZZO_PARTNER_KEY) return null
  return { url: env.MEZZO_PARTNER_URL.replace(/\/+$/, ''), apiKey: env.MEZZO_PARTNER_KEY }
}

/** A map of the operator's. */
export interface MapAccess {
  styleUrl: string
  /** Schemes and hosts that pages with a map may ask, that of the style among them. */
  origins: string[]
}

/** The map that the environment names; null: the embedded one. */
export function mapIn({ MEZZO_MAP_STYLE: styleUrl, MEZZO_MAP_HOSTS: hosts }: Environment): MapAccess | null {
  if (!styleUrl) return null
  return { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...hosts])] }
}

/** A geocoder with Nominatim's interface. */
export interface GeocoderAccess {
  /** Without a slash at the end. */
  url: string
  /** Whom its operators may write to: they want to be told. */
  contact: string
}

/** The geocoder that the environment names. */
export function geocoderIn(env: Environment): GeocoderAccess | null {
  if (!env.MEZZO_GEOCODER_URL) return null
  const url = new URL(env.MEZZO_GEOCODER_URL)
  return {
    url: env.MEZZO_GEOCODER_URL.replace(/\/+$/, ''),
    contact: env.MEZZO_OPERATOR_EMAIL ?? `local, ${url.host}`,
  }
}

/** Where mail comes in, for addresses of which domain. */
export interface InboundMailAccess {
  domain: string
  host: string
  port: number
}

/** Where mail comes in; null where no domain for it is given. */
export function inboundMailIn(env: Environment): InboundMailAccess | null {
  const { MEZZO_INBOUND_MAIL_DOMAIN: domain, MEZZO_INBOUND_MAIL_HOST: host } = env
  return domain ? { domain, host, port: env.MEZZO_INBOUND_MAIL_PORT } : null
}
