import { resolve } from 'node:path'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { developmentSecret, environment, type Environment } from './environment.ts'
import { environmentProblems, isLiveKey } from './environment-problems.ts'
import {
  type KlippaAccess,
  klippaIn,
  type GeocoderAccess,
  geocoderIn,
  type InboundMailAccess,
  inboundMailIn,
  type MapAccess,
  mapIn,
  type PartnerAccess,
  partnerIn,
  type PaymentsAccess,
  paymentsIn,
  type PushAccess,
  pushIn,
  type Veriff,
  veriffIn,
  type Yousign,
  yousignIn,
} from './access.ts'
import { type DeepLAccess, deeplIn } from './deepl-access.ts'
import { type DropboxAccess, dropboxIn } from './dropbox-access.ts'
import { type FilesCopy, filesCopyIn, type Storage, storageIn } from './storage-access.ts'
import type { AllowedHost } from './allowed-hosts.ts'
import { type Observation, observationIn } from './observation.ts'
import { type Operator, operatorIn, type Seller, sellerIn } from './operator.ts'

/** How this process runs; everything that differs between machines is here and nowhere else. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Scheme, host and port under which browsers reach us, without a trailing slash. */
  origin: string
  secret: string
  demo: boolean
  /** How many landlords may look around in a demo of their own at once; 0 offers none. */
  demoVisits: number
  /** The demo of somebody that this is the server of; null for the product itself. */
  demoVisit: string | null
  /** Directory of the embedded database and of uploaded files; 'memory://' keeps nothing. */
  dataDir: string
  databaseUrl: string | null
  /** A replica of it, for what may be a moment old; null: there is none. */
  databaseReplicaUrl: string | null
  /** How many connections this process opens at most, beside those of its job queue. */
  databasePool: number
  /** Which migrations a start applies: all, those that the previous release can live with, none. */
  migrations: 'all' | 'before' | 'none'
  /** Where releases lay the files of their pages for one another; null: each serves its own alone. */
  assetsDir: string | null
  /** The file that tells of erasures and is applied again after a restore; null: nothing of this process stays. */
  erasureLog: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Where answers to messages come in by mail; null: they are written on the page alone. */
  inboundMail: InboundMailAccess | null
  /** Where contents of files are kept. */
  storage: Storage
  /** Where a copy of each is put that outlives its removal, for restoring; null: nowhere. */
  filesCopy: FilesCopy | null
  /** 'inline' works on jobs in this process; 'off' leaves them to `npm run worker`. */
  jobs: 'inline' | 'off'
  logLevel: string
  /** The reverse proxies whose X-Forwarded-For is believed: how many, or their addresses and ranges; false: none. */
  trustProxy: false | number | string[]
  /** Bytes of files that one account may have uploaded; null is no limit. */
  fileQuota: number | null
  /** Requests per minute and address; 0 is no limit. */
  rateLimit: number
  /** Requests that are worked on at once, in units of their cost; 0 is no limit. */
  mostAtOnce: number
  /** Private hosts that links of calendars may lead to; no other private address is ever reached (S5). */
  allowedPrivateHosts: AllowedHost[]
  /** What seals documents, as PEM; null: the data directory holds it. */
  seal: { key: string; certificate: string } | null
  /** The external signature provider; null where there is no access to it. */
  yousign: Yousign | null
  /** Who reads documents of income automatically; null: only people do. */
  klippa: KlippaAccess | null
  /** Whose shared folders photos come from; null: nobody's. */
  dropbox: DropboxAccess | null
  /** Who translates messages for whoever asks for it; null: nobody. */
  deepl: DeepLAccess | null
  /** The external identity provider; null: the product verifies identities itself. */
  veriff: Veriff | null
  /** Who carries payments out; null: nobody can pay here. */
  payments: PaymentsAccess | null
  /** Who sends push messages, and with which keys. */
  push: PushAccess
  /** Who is asked where an address is; null: nobody. */
  geocoder: GeocoderAccess | null
  /** The path of a file with the centres of postal codes; null where there is none. */
  postalPlaces: string | null
  /** The operator's own map and where it loads from; null: the embedded one. */
  map: MapAccess | null
  /** The partner whose blocks are read; null where there is none. */
  partner: PartnerAccess | null
  /** Null when the operator has not said who they are. */
  operator: Operator | null
  /** Whether invoices count: they follow the card provider. */
  invoiceMode: InvoiceLiveMode
  /** Who writes invoices; null: none are written, since the operator's address isn't known. */
  seller: Seller | null
  /** What is told to whoever runs this, and where. */
  observation: Observation
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

// Whoever restores the directory from a backup must not restore the log with it.
function besideData(dataDir: string): string | null {
  return dataDir.startsWith('memory://') ? null : `${resolve(dataDir)}-erasures.log`
}

function toConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production'
  const demo = env.MEZZO_DEMO ?? (!production && env.NODE_ENV !== 'test')
  const operator = operatorIn(env, demo)
  return {
    production,
    port: env.PORT,
    // A demo has passwords that everybody knows: it is opened to the network on purpose or not at all.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    origin: env.MEZZO_ORIGIN ?? `http://localhost:${env.PORT}`,
    secret: env.MEZZO_SECRET ?? developmentSecret,
    demo,
    // Embedded, each has its database in this very process.
    demoVisits: env.MEZZO_DEMO_VISITS ?? (env.DATABASE_URL ? 5 : 1),
    demoVisit: null,
    dataDir: env.MEZZO_DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrl: env.MEZZO_DATABASE_REPLICA_URL ?? null,
    databasePool: env.MEZZO_DATABASE_POOL,
    migrations: env.MEZZO_MIGRATIONS,
    assetsDir: env.MEZZO_ASSETS_DIR ?? null,
    erasureLog: env.MEZZO_ERASURE_LOG ?? besideData(env.MEZZO_DATA_DIR),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MEZZO_MAIL_FROM,
    inboundMail: inboundMailIn(env),
    storage: storageIn(env),
    filesCopy: filesCopyIn(env),
    jobs: env.MEZZO_JOBS,
    logLevel: env.MEZZO_LOG ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    trustProxy: env.MEZZO_TRUST_PROXY,
    fileQuota: env.MEZZO_FILE_QUOTA === 0 ? null : env.MEZZO_FILE_QUOTA * 1_000_000,
    rateLimit: env.MEZZO_RATE_LIMIT,
    mostAtOnce: env.MEZZO_MOST_AT_ONCE,
    allowedPrivateHosts: env.MEZZO_ALLOWED_PRIVATE_HOSTS,
    seal:
      env.MEZZO_SEAL_KEY && env.MEZZO_SEAL_CERTIFICATE
        ? { key: env.MEZZO_SEAL_KEY, certificate: env.MEZZO_SEAL_CERTIFICATE }
        : null,
    yousign: yousignIn(env),
    klippa: klippaIn(env),
    dropbox: dropboxIn(env, demo),
    deepl: deeplIn(env, demo),
    veriff: veriffIn(env),
    payments: paymentsIn(env, production),
    push: pushIn(env, operator),
    geocoder: geocoderIn(env),
    postalPlaces: env.MEZZO_POSTAL_PLACES ?? null,
    map: mapIn(env),
    partner: partnerIn(env),
    operator,
    invoiceMode: invoiceModeIn(env),
    seller: sellerIn(env, production),
    observation: observationIn(env),
  }
}

function invoiceModeIn(env: Environment): InvoiceLiveMode {
  return env.STRIPE_SECRET_KEY && isLiveKey(env.STRIPE_SECRET_KEY) ? 'LIVE' : 'TESTING'
}
