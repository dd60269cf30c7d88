import { isIP } from 'node:net'
import { z } from 'zod'
import { type AllowedHost, parseAllowedHosts } from './outbound/allowed-hosts.ts'

const developmentSecret = 'mezzo-development-secret-not-for-production'

const flag = z.enum(['0', '1'], { error: 'must be 1 or 0' }).transform((value) => value === '1')

// 'true' would believe the leftmost address of X-Forwarded-For, which the client itself may write.
const trustedProxies = z.string().transform((value, check) => {
  if (/^\d+$/.test(value)) return Number(value) || false
  const addresses = value.split(',').map((part) => part.trim())
  if (addresses.every(isAddressRange)) return addresses
  check.addIssue(
    'must be the number of proxies before this server, or their addresses, for example 10.0.0.5,192.168.0.0/16',
  )
  return z.NEVER
})

const allowedPrivateHosts = z.string().transform((value, check) => {
  try {
    return parseAllowedHosts(value)
  } catch {
    // Which entry it is stands in the list that the operator has before them.
    check.addIssue('must be hosts that calendars may come from, for example nas.local,192.168.0.5:8080')
    return z.NEVER
  }
})

// Many places that hold settings keep one line only: there line ends are written as \n.
const pem = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine((value) => value.includes('-----BEGIN '), 'must be PEM text: -----BEGIN …')

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port number, for example 3000' })
    .int('must be a port number, for example 3000')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  MEZZO_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the public address, for example https://mezzo.example.com' })
    .transform((value) => new URL(value).origin)
    .optional(),
  MEZZO_SECRET: z.string().min(32, 'must have at least 32 characters: try "openssl rand -hex 32"').optional(),
  MEZZO_DEMO: flag.optional(),
  MEZZO_DATA_DIR: z.string().min(1, 'must be a directory').default('./.data'),
  MEZZO_JOBS: z.enum(['inline', 'off'], { error: 'must be "inline" or "off"' }).default('inline'),
  MEZZO_MAIL_FROM: z.string().default('Mezzo <no-reply@mezzo.example>'),
  MEZZO_LOG: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MEZZO_TRUST_PROXY: trustedProxies.default(false),
  MEZZO_ALLOWED_PRIVATE_HOSTS: allowedPrivateHosts.default([]),
  MEZZO_FILES: z.enum(['disk', 's3', 'azure'], { error: 'must be "disk", "s3" or "azure"' }).default('disk'),
  MEZZO_S3_BUCKET: z.string().optional(),
  MEZZO_S3_REGION: z.string().default('eu-central-1'),
  MEZZO_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://s3.example.com' })
    .optional(),
  MEZZO_S3_ACCESS_KEY_ID: z.string().optional(),
  MEZZO_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MEZZO_AZURE_CONNECTION_STRING: z.string().optional(),
  MEZZO_AZURE_CONTAINER: z.string().default('mezzo'),
  MEZZO_SEAL_KEY: pem.optional(),
  MEZZO_SEAL_CERTIFICATE: pem.optional(),
  MEZZO_PARTNER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://partner.example.com/api' })
    .optional(),
  MEZZO_PARTNER_KEY: z.string().optional(),
  YOUSIGN_API_KEY: z.string().optional(),
  YOUSIGN_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://api.yousign.app/v3' })
    .default('https://api.yousign.app/v3'),
  YOUSIGN_WEBHOOK_SECRET: z.string().optional(),
  MEZZO_OPERATOR_NAME: z.string().optional(),
  MEZZO_OPERATOR_ADDRESS: z.string().optional(),
  MEZZO_OPERATOR_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  MEZZO_OPERATOR_PHONE: z.string().optional(),
  MEZZO_OPERATOR_REPRESENTATIVE: z.string().optional(),
  MEZZO_OPERATOR_REGISTER: z.string().optional(),
  MEZZO_OPERATOR_VAT_ID: z.string().optional(),
  MEZZO_OPERATOR_PRIVACY_CONTACT: z.string().optional(),
  MEZZO_RATE_LIMIT: z.coerce
    .number({ error: 'must be a number of requests per minute, 0 for no limit' })
    .int()
    .min(0)
    .default(3000),
})

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
  /** Requests per minute and address; 0 is no limit. */
  rateLimit: number
  /** Private hosts that links of calendars may lead to; no other private address is ever reached (S5). */
  allowedPrivateHosts: AllowedHost[]
  /** What seals documents, as PEM; null: the data directory holds it. */
  seal: { key: string; certificate: string } | null
  /** The external signature provider; null where there is no access to it. */
  yousign: Yousign | null
  /** The partner whose blocks are read; null where there is none. */
  partner: PartnerAccess | null
  /** Null when the operator has not said who they are. */
  operator: Operator | null
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
    ? [
        ...productionProblems(parsed.data),
        ...operatorProblems(parsed.data),
        ...signingProblems(parsed.data),
        ...partnerProblems(parsed.data),
        ...storageProblems(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(
      ['Mezzo cannot start with these settings:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    )
  }
  return toConfig(parsed.data)
}

function operatorProblems(env: z.infer<typeof environment>): string[] {
  const required = ['MEZZO_OPERATOR_NAME', 'MEZZO_OPERATOR_ADDRESS', 'MEZZO_OPERATOR_EMAIL'] as const
  const missing = required.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === required.length) return []
  return missing.map(
    (name) => `${name} must be set too: the law wants the operator's name, address and email`,
  )
}

function signingProblems(env: z.infer<typeof environment>): string[] {
  const problems: string[] = []
  if (!env.MEZZO_SEAL_KEY !== !env.MEZZO_SEAL_CERTIFICATE)
    problems.push('MEZZO_SEAL_KEY and MEZZO_SEAL_CERTIFICATE must be set together')
  if (!env.YOUSIGN_API_KEY !== !env.YOUSIGN_WEBHOOK_SECRET)
    problems.push('YOUSIGN_API_KEY and YOUSIGN_WEBHOOK_SECRET must be set together')
  const url = new URL(env.YOUSIGN_API_URL)
  if (env.YOUSIGN_API_KEY && url.protocol !== 'https:' && !isLoopback(url.origin))
    problems.push('YOUSIGN_API_URL must start with https://')
  return problems
}

function partnerProblems(env: z.infer<typeof environment>): string[] {
  const { MEZZO_PARTNER_URL: address, MEZZO_PARTNER_KEY: key } = env
  if (!address !== !key) return ['MEZZO_PARTNER_URL and MEZZO_PARTNER_KEY must be set together']
  if (!address) return []
  const url = new URL(address)
  if (url.protocol === 'https:' || isLoopback(url.origin)) return []
  return ['MEZZO_PARTNER_URL must start with https://']
}

function storageProblems(env: z.infer<typeof environment>): string[] {
  const problems: string[] = []
  if (env.MEZZO_FILES === 's3' && !env.MEZZO_S3_BUCKET)
    problems.push('MEZZO_S3_BUCKET must name the bucket, since MEZZO_FILES is "s3"')
  if (!env.MEZZO_S3_ACCESS_KEY_ID !== !env.MEZZO_S3_SECRET_ACCESS_KEY)
    problems.push('MEZZO_S3_ACCESS_KEY_ID and MEZZO_S3_SECRET_ACCESS_KEY must be set together')
  if (env.MEZZO_FILES === 'azure' && !env.MEZZO_AZURE_CONNECTION_STRING)
    problems.push('MEZZO_AZURE_CONNECTION_STRING must be set, since MEZZO_FILES is "azure"')
  return problems
}

function productionProblems(env: z.infer<typeof environment>): string[] {
  if (env.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (!env.MEZZO_SECRET || env.MEZZO_SECRET === developmentSecret) {
    problems.push(
      'MEZZO_SECRET must be set to a secret of your own in production: try "openssl rand -hex 32"',
    )
  }
  if (!env.MEZZO_ORIGIN) {
    problems.push(
      'MEZZO_ORIGIN must be set to the public address in production, for example https://mezzo.example.com',
    )
  } else if (!env.MEZZO_ORIGIN.startsWith('https:') && !isLoopback(env.MEZZO_ORIGIN)) {
    problems.push('MEZZO_ORIGIN must start with https:// in production')
  }
  return problems
}

function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

function toConfig(env: z.infer<typeof environment>): Config {
  const production = env.NODE_ENV === 'production'
  const demo = env.MEZZO_DEMO ?? (!production && env.NODE_ENV !== 'test')
  return {
    production,
    port: env.PORT,
    host: env.HOST,
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
    rateLimit: env.MEZZO_RATE_LIMIT,
    allowedPrivateHosts: env.MEZZO_ALLOWED_PRIVATE_HOSTS,
    seal:
      env.MEZZO_SEAL_KEY && env.MEZZO_SEAL_CERTIFICATE
        ? { key: env.MEZZO_SEAL_KEY, certificate: env.MEZZO_SEAL_CERTIFICATE }
        : null,
    yousign: yousignIn(env),
    partner: partnerIn(env),
    operator: operatorIn(env) ?? (demo ? exampleOperator : null),
  }
}

function storageIn(env: z.infer<typeof environment>): Storage {
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

function yousignIn(env: z.infer<typeof environment>): Yousign | null {
  if (!env.YOUSIGN_API_KEY || !env.YOUSIGN_WEBHOOK_SECRET) return null
  const url = env.YOUSIGN_API_URL.replace(/\/+$/, '')
  return {
    url,
    apiKey: env.YOUSIGN_API_KEY,
    webhookSecret: env.YOUSIGN_WEBHOOK_SECRET,
    isTest: new URL(url).hostname !== 'api.yousign.app',
  }
}

function partnerIn(env: z.infer<typeof environment>): PartnerAccess | null {
  if (!env.MEZZO_PARTNER_URL || !env.MEZZO_PARTNER_KEY) return null
  return { url: env.MEZZO_PARTNER_URL.replace(/\/+$/, ''), apiKey: env.MEZZO_PARTNER_KEY }
}

function operatorIn(env: z.infer<typeof environment>): Operator | null {
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
