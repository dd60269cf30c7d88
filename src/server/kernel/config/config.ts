import { createHmac } from 'node:crypto'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { developmentSecret, environment, type Environment } from './environment.ts'
import { environmentProblems, isLiveKey, isStripe } from './environment-problems.ts'
import type { AllowedHost } from './allowed-hosts.ts'

/** How this process runs; everything that differs between machines is here and nowhere else. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Scheme, host and port under which browsers reach us, without a trailing slash. */
  origin: string
  secret: string
  demo: boolean
  /** Directory of the embedded database and of uploaded files; 'memory://' keeps nothing. */
  dataDir: string
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Where contents of files are kept. */
  storage: Storage
  /** 'inline' works on jobs in this process; 'off' leaves them to `npm run worker`. */
  jobs: 'inline' | 'off'
  logLevel: string
  /** The reverse proxies whose X-Forwarded-For is believed: how many, or their addresses and ranges; false: none. */
  trustProxy: false | number | string[]
  /** Bytes of files that one account may have uploaded; null is no limit. */
  fileQuota: number | null
  /** Requests per minute and address; 0 is no limit. */
  rateLimit: number
  /** Private hosts that links of calendars may lead to; no other private address is ever reached (S5). */
  allowedPrivateHosts: AllowedHost[]
  /** What seals documents, as PEM; null: the data directory holds it. */
  seal: { key: string; certificate: string } | null
  /** The external signature provider; null where there is no access to it. */
  yousign: Yousign | null
  /** Who reads documents of income automatically; null: only people do. */
  klippa: KlippaAccess | null
  /** The external identity provider; null: the product verifies identities itself. */
  veriff: Veriff | null
  /** Who carries payments out; null: nobody can pay here. */
  payments: PaymentsAccess | null
  /** Who sends push messages, and with which keys. */
  push: PushAccess
  /** The partner whose blocks are read; null where there is none. */
  partner: PartnerAccess | null
  /** Null when the operator has not said who they are. */
  operator: Operator | null
  /** Whether invoices count: they follow the card provider. */
  invoiceMode: InvoiceLiveMode
  /** Who writes invoices; null: none are written, since the operator's address isn't known. */
  seller: Seller | null
}

/** Where contents of files are kept: a directory below the data directory, a bucket, or a container. */
export type Storage = { kind: 'disk' } | S3Storage | AzureStorage

/** A bucket of S3, or of a server that speaks like it. */
export interface S3Storage {
  kind: 's3'
  bucket: string
  region: string
  /** Null: Amazon's own. */
  endpoint: string | null
  /** Null: those that the machine has. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** A container of Azure Blob Storage. */
export interface AzureStorage {
  kind: 'azure'
  connectionString: string
  container: string
}

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
  /** Milliseconds that one document may take. */
  timeLimit: number
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

/** Who runs this installation, as the legal pages name them. */
export interface Operator {
  name: string
  /** In one line, parts separated by commas. */
  address: string
  email: string
  phone: string | null
  representative: string | null
  register: string | null
  vatId: string | null
  /** Of a data protection officer, where there is one. */
  privacyContact: string | null
  /** Made up for the demo. */
  isExample: boolean
}

/** The operator as invoices name them. */
export interface Seller {
  name: string
  addressLine1: string
  zipCode: string
  city: string
  /** Two letters. */
  country: string
  email: string
  register: string | null
  vatId: string | null
  taxNumber: string | null
  /** Writes no VAT (in Germany UStG § 19). */
  isSmallBusiness: boolean
  /** Where transfers go. */
  iban: string
  bic: string | null
}

const exampleOperator: Operator = {
  name: 'Example Homes GmbH',
  address: 'Beispielstraße 1, 10115 Berlin, Germany',
  email: 'hello@operator.example',
  phone: '+49 30 5550 1000',
  representative: 'Erika Beispiel',
  register: 'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
  vatId: 'DE000000000',
  privacyContact: 'privacy@operator.example',
  isExample: true,
}

// An IBAN that banks publish as an example, and a VAT id that nobody has.
const exampleSeller: Seller = {
  name: exampleOperator.name,
  addressLine1: 'Beispielstraße 1',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: exampleOperator.email,
  register: exampleOperator.register,
  vatId: exampleOperator.vatId,
  taxNumber: '30/000/00000',
  isSmallBusiness: false,
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
}

/** Thrown at start with every problem of the environment at once, each with what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads and checks the environment; throws ConfigError that lists all problems. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  const problems = parsed.success
    ? environmentProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(
      ['Mezzo cannot start with these settings:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    )
  }
  return toConfig(parsed.data)
}

/** What is said once the server listens: where, and how it is opened to others where this machine alone reaches it. */
export function readyMessage({ origin, host, demo }: Pick<Config, 'origin' | 'host' | 'demo'>): string {
  const ready = `Mezzo is ready on ${origin}\n`
  if (host !== '127.0.0.1') return ready
  const known = demo ? ' Everybody knows the passwords of the demo.' : ''
  return `${ready}Only this machine can reach it; HOST=0.0.0.0 npm start opens it to the network.${known}\n`
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production'
  const demo = env.MEZZO_DEMO ?? (!production && env.NODE_ENV !== 'test')
  return {
    production,
    port: env.PORT,
    // A demo has passwords that everybody knows: it is opened to the network on purpose or not at all.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    origin: env.MEZZO_ORIGIN ?? `http://localhost:${env.PORT}`,
    secret: env.MEZZO_SECRET ?? developmentSecret,
    demo,
    dataDir: env.MEZZO_DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MEZZO_MAIL_FROM,
    storage: storageIn(env),
    jobs: env.MEZZO_JOBS,
    logLevel: env.MEZZO_LOG ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    trustProxy: env.MEZZO_TRUST_PROXY,
    fileQuota: env.MEZZO_FILE_QUOTA === 0 ? null : env.MEZZO_FILE_QUOTA * 1_000_000,
    rateLimit: env.MEZZO_RATE_LIMIT,
    allowedPrivateHosts: env.MEZZO_ALLOWED_PRIVATE_HOSTS,
    seal:
      env.MEZZO_SEAL_KEY && env.MEZZO_SEAL_CERTIFICATE
        ? { key: env.MEZZO_SEAL_KEY, certificate: env.MEZZO_SEAL_CERTIFICATE }
        : null,
    yousign: yousignIn(env),
    klippa: klippaIn(env),
    veriff: veriffIn(env),
    payments: paymentsIn(env, production),
    push: pushIn(env, demo),
    partner: partnerIn(env),
    operator: operatorIn(env) ?? (demo ? exampleOperator : null),
    invoiceMode: invoiceModeIn(env),
    // Without a name the demo's operator writes them, and in tests as well.
    seller: sellerIn(env) ?? (env.MEZZO_OPERATOR_NAME || production ? null : exampleSeller),
  }
}

function storageIn(env: Environment): Storage {
  const { MEZZO_S3_ACCESS_KEY_ID: accessKeyId, MEZZO_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (env.MEZZO_FILES === 's3') {
    return {
      kind: 's3',
      bucket: env.MEZZO_S3_BUCKET ?? '',
      region: env.MEZZO_S3_REGION,
      endpoint: env.MEZZO_S3_ENDPOINT ?? null,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    }
  }
  if (env.MEZZO_FILES === 'azure') {
    return {
      kind: 'azure',
      connectionString: env.MEZZO_AZURE_CONNECTION_STRING ?? '',
      container: env.MEZZO_AZURE_CONTAINER,
    }
  }
  return { kind: 'disk' }
}

function yousignIn(env: Environment): Yousign | null {
  if (!env.YOUSIGN_API_KEY || !env.YOUSIGN_WEBHOOK_SECRET) return null
  const url = env.YOUSIGN_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.YOUSIGN_API_KEY,
    webhookSecret: env.YOUSIGN_WEBHOOK_SECRET,
    isTest: new URL(url).hostname !== 'api.yousign.app',
  }
}

function klippaIn(env: Environment): KlippaAccess | null {
  if (!env.KLIPPA_API_KEY) return null
  const url = env.KLIPPA_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.KLIPPA_API_KEY,
    configuration: env.KLIPPA_CONFIGURATION,
    isTest: new URL(url).hostname !== 'dochorizon.klippa.com',
    timeLimit: 10_000,
  }
}

function veriffIn(env: Environment): Veriff | null {
  if (!env.VERIFF_API_KEY || !env.VERIFF_SECRET) return null
  const url = env.VERIFF_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.VERIFF_API_KEY,
    secret: env.VERIFF_SECRET,
    isTest: !new URL(url).hostname.endsWith('.veriff.com'),
  }
}

function paymentsIn(env: Environment, production: boolean): PaymentsAccess | null {
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

function pushIn(env: Environment, demo: boolean): PushAccess {
  const { MEZZO_PUSH_PUBLIC_KEY: publicKey, MEZZO_PUSH_PRIVATE_KEY: privateKey } = env
  const email = env.MEZZO_OPERATOR_EMAIL ?? (demo ? exampleOperator.email : null)
  const origin = env.MEZZO_ORIGIN ?? ''
  const own = email ? `mailto:${email}` : origin.startsWith('https:') ? origin : 'mailto:push@localhost'
  return {
    subject: env.MEZZO_PUSH_SUBJECT ?? own,
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
  }
}

function partnerIn(env: Environment): PartnerAccess | null {
  if (!env.MEZZO_PARTNER_URL || !env.MEZZO_PARTNER_KEY) return null
  return { url: env.MEZZO_PARTNER_URL.replace(/\/+$/, ''), apiKey: env.MEZZO_PARTNER_KEY }
}

function operatorIn(env: Environment): Operator | null {
  if (!env.MEZZO_OPERATOR_NAME) return null
  return {
    name: env.MEZZO_OPERATOR_NAME,
    address: env.MEZZO_OPERATOR_ADDRESS ?? '',
    email: env.MEZZO_OPERATOR_EMAIL ?? '',
    phone: env.MEZZO_OPERATOR_PHONE ?? null,
    representative: env.MEZZO_OPERATOR_REPRESENTATIVE ?? null,
    register: env.MEZZO_OPERATOR_REGISTER ?? null,
    vatId: env.MEZZO_OPERATOR_VAT_ID ?? null,
    privacyContact: env.MEZZO_OPERATOR_PRIVACY_CONTACT ?? null,
    isExample: false,
  }
}

function sellerIn(env: Environment): Seller | null {
  if (!env.MEZZO_OPERATOR_NAME || !env.MEZZO_OPERATOR_STREET) return null
  return {
    name: env.MEZZO_OPERATOR_NAME,
    addressLine1: env.MEZZO_OPERATOR_STREET,
    zipCode: env.MEZZO_OPERATOR_ZIP_CODE ?? '',
    city: env.MEZZO_OPERATOR_CITY ?? '',
    country: env.MEZZO_OPERATOR_COUNTRY ?? '',
    email: env.MEZZO_OPERATOR_EMAIL ?? '',
    register: env.MEZZO_OPERATOR_REGISTER ?? null,
    vatId: env.MEZZO_OPERATOR_VAT_ID ?? null,
    taxNumber: env.MEZZO_OPERATOR_TAX_NUMBER ?? null,
    isSmallBusiness: env.MEZZO_OPERATOR_SMALL_BUSINESS,
    iban: env.MEZZO_OPERATOR_IBAN?.replaceAll(' ', '') ?? '',
    bic: env.MEZZO_OPERATOR_BIC ?? null,
  }
}

function invoiceModeIn(env: Environment): InvoiceLiveMode {
  return env.STRIPE_SECRET_KEY && isLiveKey(env.STRIPE_SECRET_KEY) ? 'LIVE' : 'TESTING'
}
