import { isIP } from 'node:net'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { pushSubjectProblem } from '../../../domain/notifications/push-subject.ts'
import { parseAllowedHosts } from './allowed-hosts.ts'
import { databaseSettings } from './database-settings.ts'
import { observationSettings } from './observation.ts'

/** The secret of whoever only tries Mezzo; refused in production. */
export const developmentSecret = 'mezzo-development-secret-not-for-production'

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

// They stand in the Content-Security-Policy, where a space or a semicolon would begin something else.
const mapHosts = z.string().transform((value, check) => {
  const origins = value.split(',').map((part) => URL.parse(part.trim()))
  if (origins.every((url) => url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/'))
    return origins.flatMap((url) => (url ? [url.origin] : []))
  check.addIssue(
    'must be the addresses from which the map loads tiles, letters and pictures, for example https://tiles.example.com,https://fonts.example.com',
  )
  return z.NEVER
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

/** The settings that the process is given, each checked for itself. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port number, for example 3000' })
    .int('must be a port number, for example 3000')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().optional(),
  MEZZO_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the public address, for example https://mezzo.example.com' })
    .transform((value) => new URL(value).origin)
    .optional(),
  MEZZO_SECRET: z.string().min(32, 'must have at least 32 characters: try "openssl rand -hex 32"').optional(),
  MEZZO_DEMO: flag.optional(),
  MEZZO_DEMO_VISITS: z.coerce
    .number({ error: 'must be a number, for example 5' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(50, 'must be 50 or less')
    .optional(),
  MEZZO_DATA_DIR: z.string().min(1, 'must be a directory').default('./.data'),
  MEZZO_ERASURE_LOG: z.string().min(1, 'must be a file').optional(),
  MEZZO_ASSETS_DIR: z.string().min(1, 'must be a directory').optional(),
  MEZZO_JOBS: z.enum(['inline', 'off'], { error: 'must be "inline" or "off"' }).default('inline'),
  MEZZO_MAIL_FROM: z.string().default('Mezzo <no-reply@mezzo.example>'),
  MEZZO_LOG: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .optional(),
  ...databaseSettings,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MEZZO_INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(
      /^(?=.{4,190}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
      'must be the domain of the reply addresses in small letters, for example in.mezzo.example.com',
    )
    .optional(),
  MEZZO_INBOUND_MAIL_HOST: z.string().default('127.0.0.1'),
  MEZZO_INBOUND_MAIL_PORT: z.coerce
    .number({ error: 'must be a port number, for example 2525' })
    .int('must be a port number, for example 2525')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(2525),
  MEZZO_TRUST_PROXY: trustedProxies.default(false),
  MEZZO_ALLOWED_PRIVATE_HOSTS: allowedPrivateHosts.default([]),
  MEZZO_FILES: z.enum(['disk', 's3', 'azure'], { error: 'must be "disk", "s3" or "azure"' }).default('disk'),
  MEZZO_FILES_COPY: z
    .string()
    .regex(/^(\/.+|(s3|azure):\/\/[\w.-]+)$/, 'must be a folder (/…), s3://BUCKET or azure://CONTAINER')
    .optional(),
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
  MEZZO_PUSH_SUBJECT: z
    .string()
    .refine(
      (subject) => pushSubjectProblem(subject) !== 'SCHEME',
      'must be an https address or mailto, for example mailto:push@your-domain.com',
    )
    .refine(
      (subject) => pushSubjectProblem(subject) !== 'HOST',
      'must name a host that others can reach: Apple refuses localhost, .local and .invalid, for example mailto:push@your-domain.com',
    )
    .optional(),
  MEZZO_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a public VAPID key: try "npx web-push generate-vapid-keys"')
    .optional(),
  MEZZO_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private VAPID key: try "npx web-push generate-vapid-keys"')
    .optional(),
  MEZZO_GEOCODER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a geocoder like Nominatim, for example https://nominatim.example.com',
    })
    .optional(),
  MEZZO_POSTAL_PLACES: z.string().optional(),
  MEZZO_MAP_STYLE: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a MapLibre style, for example https://tiles.example.com/style.json',
    })
    .optional(),
  MEZZO_MAP_HOSTS: mapHosts.default([]),
  MEZZO_PARTNER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://partner.example.com/api' })
    .optional(),
  MEZZO_PARTNER_KEY: z.string().optional(),
  YOUSIGN_API_KEY: z.string().optional(),
  YOUSIGN_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://api.yousign.app/v3' })
    .default('https://api.yousign.app/v3'),
  YOUSIGN_WEBHOOK_SECRET: z.string().optional(),
  KLIPPA_API_KEY: z.string().optional(),
  KLIPPA_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://dochorizon.klippa.com/api' })
    .default('https://dochorizon.klippa.com/api'),
  KLIPPA_CONFIGURATION: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be the slug of a configuration')
    .default('mezzo-income'),
  DROPBOX_APP_KEY: z.string().optional(),
  DROPBOX_APP_SECRET: z.string().optional(),
  DROPBOX_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://api.dropboxapi.com' })
    .default('https://api.dropboxapi.com'),
  DEEPL_API_KEY: z.string().optional(),
  DEEPL_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://api.deepl.com' })
    .default('https://api.deepl.com'),
  VERIFF_API_KEY: z.string().optional(),
  VERIFF_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example https://stationapi.veriff.com' })
    .default('https://stationapi.veriff.com'),
  VERIFF_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key, for example sk_test_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key, for example pk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of the webhook, for example whsec_…')
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of the webhook of connected accounts, for example whsec_…')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address, for example http://127.0.0.1:3070' })
    .optional(),
  MEZZO_TEST_PAYMENTS: flag.optional(),
  MEZZO_OPERATOR_NAME: z.string().optional(),
  MEZZO_OPERATOR_ADDRESS: z.string().optional(),
  MEZZO_OPERATOR_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  MEZZO_OPERATOR_PHONE: z.string().optional(),
  MEZZO_OPERATOR_REPRESENTATIVE: z.string().optional(),
  MEZZO_OPERATOR_REGISTER: z.string().optional(),
  MEZZO_OPERATOR_VAT_ID: z.string().optional(),
  MEZZO_OPERATOR_PRIVACY_CONTACT: z.string().optional(),
  MEZZO_OPERATOR_STREET: z.string().optional(),
  MEZZO_OPERATOR_ZIP_CODE: z.string().optional(),
  MEZZO_OPERATOR_CITY: z.string().optional(),
  MEZZO_OPERATOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, for example DE')
    .optional(),
  MEZZO_OPERATOR_TAX_NUMBER: z.string().optional(),
  MEZZO_OPERATOR_SMALL_BUSINESS: flag.default(false),
  MEZZO_OPERATOR_IBAN: z
    .string()
    .refine((iban) => isValidIBAN(iban.replaceAll(' ', '')), 'must be an IBAN with right check digits')
    .optional(),
  MEZZO_OPERATOR_BIC: z.string().optional(),
  MEZZO_FILE_QUOTA: z.coerce
    .number({ error: 'must be a number of megabytes per account, 0 for no limit' })
    .int()
    .min(0)
    .default(10_000),
  MEZZO_RATE_LIMIT: z.coerce
    .number({ error: 'must be a number of requests per minute, 0 for no limit' })
    .int()
    .min(0)
    .default(3000),
  MEZZO_MOST_AT_ONCE: z.coerce
    .number({ error: 'must be a number of requests that are worked on at once, 0 for no limit' })
    .int()
    .min(0)
    .default(16),
  ...observationSettings,
})

/** The settings as they were read. */
export type Environment = z.infer<typeof environment>
