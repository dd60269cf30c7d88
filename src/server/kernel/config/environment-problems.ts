import { createECDH } from 'node:crypto'
import { statSync } from 'node:fs'
import { developmentSecret, type Environment } from './environment.ts'

/** What is wrong with settings that only fit together or not, each with what to do. */
export function environmentProblems(env: Environment): string[] {
  return [
    ...productionProblems(env),
    ...replicaProblems(env),
    ...operatorProblems(env),
    ...sellerProblems(env),
    ...signingProblems(env),
    ...solvencyProblems(env),
    ...identityProblems(env),
    ...folderProblems(env),
    ...translationProblems(env),
    ...partnerProblems(env),
    ...placeProblems(env),
    ...mapProblems(env),
    ...pushProblems(env),
    ...storageProblems(env),
    ...paymentProblems(env),
  ]
}

function productionProblems(env: Environment): string[] {
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

function replicaProblems({ DATABASE_URL: url, MEZZO_DATABASE_REPLICA_URL: replica }: Environment): string[] {
  return replica && !url ? ['DATABASE_URL must be set, too, where MEZZO_DATABASE_REPLICA_URL is'] : []
}

function operatorProblems(env: Environment): string[] {
  const required = ['MEZZO_OPERATOR_NAME', 'MEZZO_OPERATOR_ADDRESS', 'MEZZO_OPERATOR_EMAIL'] as const
  const missing = required.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === required.length) return []
  return missing.map(
    (name) => `${name} must be set too: the law wants the operator's name, address and email`,
  )
}

function sellerProblems(env: Environment): string[] {
  const required = [
    'MEZZO_OPERATOR_NAME',
    'MEZZO_OPERATOR_STREET',
    'MEZZO_OPERATOR_ZIP_CODE',
    'MEZZO_OPERATOR_CITY',
    'MEZZO_OPERATOR_COUNTRY',
    'MEZZO_OPERATOR_IBAN',
  ] as const
  const given = required.slice(1).filter((name) => env[name])
  if (given.length === 0) return []
  const problems = required
    .filter((name) => !env[name])
    .map(
      (name) =>
        `${name} must be set too: an invoice names whoever writes it with the whole address and account`,
    )
  if (!env.MEZZO_OPERATOR_VAT_ID && !env.MEZZO_OPERATOR_TAX_NUMBER)
    problems.push('MEZZO_OPERATOR_VAT_ID or MEZZO_OPERATOR_TAX_NUMBER must be set too: an invoice needs one')
  return problems
}

function signingProblems(env: Environment): string[] {
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

function solvencyProblems(env: Environment): string[] {
  const url = new URL(env.KLIPPA_API_URL)
  const isOpen = env.KLIPPA_API_KEY && url.protocol !== 'https:' && !isLoopback(url.origin)
  return isOpen ? ['KLIPPA_API_URL must start with https://'] : []
}

function identityProblems(env: Environment): string[] {
  if (!env.VERIFF_API_KEY !== !env.VERIFF_SECRET)
    return ['VERIFF_API_KEY and VERIFF_SECRET must be set together']
  const url = new URL(env.VERIFF_API_URL)
  if (!env.VERIFF_API_KEY || url.protocol === 'https:' || isLoopback(url.origin)) return []
  return ['VERIFF_API_URL must start with https://']
}

function folderProblems(env: Environment): string[] {
  if (!env.DROPBOX_APP_KEY !== !env.DROPBOX_APP_SECRET)
    return ['DROPBOX_APP_KEY and DROPBOX_APP_SECRET must be set together']
  const isUnsafe = env.DROPBOX_APP_KEY && isOpen(env.DROPBOX_API_URL)
  return isUnsafe ? ['DROPBOX_API_URL must start with https://'] : []
}

function translationProblems({ DEEPL_API_KEY: key, DEEPL_API_URL: url }: Environment): string[] {
  if (!key) return []
  if (isOpen(url)) return ['DEEPL_API_URL must start with https://']
  // Texts that are sent with such a key are kept and learned from, which people's messages must not be.
  const isFree = key.endsWith(':fx') && new URL(url).hostname.endsWith('.deepl.com')
  return isFree ? ['DEEPL_API_KEY must be of a paid plan: DeepL API Free keeps what it translates'] : []
}

function partnerProblems(env: Environment): string[] {
  const { MEZZO_PARTNER_URL: address, MEZZO_PARTNER_KEY: key } = env
  if (!address !== !key) return ['MEZZO_PARTNER_URL and MEZZO_PARTNER_KEY must be set together']
  if (!address) return []
  const url = new URL(address)
  if (url.protocol === 'https:' || isLoopback(url.origin)) return []
  return ['MEZZO_PARTNER_URL must start with https://']
}

function placeProblems(env: Environment): string[] {
  const { MEZZO_GEOCODER_URL: geocoder, MEZZO_POSTAL_PLACES: postal, MEZZO_OPERATOR_EMAIL: email } = env
  const problems: string[] = []
  if (geocoder && isOpen(geocoder)) problems.push('MEZZO_GEOCODER_URL must start with https://')
  if (geocoder && (new URL(geocoder).search || new URL(geocoder).hash))
    problems.push('MEZZO_GEOCODER_URL must end with a path, before /search: what is asked for is added to it')
  if (geocoder && !email && !isLoopback(geocoder))
    problems.push('MEZZO_OPERATOR_EMAIL must be set, too: a geocoder wants to know whom it may write to')
  if (postal && !isFile(postal))
    problems.push(
      `MEZZO_POSTAL_PLACES must be a file in GeoNames' postal format that can be read: ${postal} is none`,
    )
  return problems
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function mapProblems({ MEZZO_MAP_STYLE: style, MEZZO_MAP_HOSTS: hosts }: Environment): string[] {
  if (!style) return hosts.length > 0 ? ['MEZZO_MAP_STYLE must be set where MEZZO_MAP_HOSTS is'] : []
  return [
    ...(isOpen(style) ? ['MEZZO_MAP_STYLE must start with https://'] : []),
    ...(hosts.some(isOpen) ? ['MEZZO_MAP_HOSTS must start with https://'] : []),
  ]
}

function isOpen(address: string): boolean {
  return !address.startsWith('https:') && !isLoopback(address)
}

function pushProblems(env: Environment): string[] {
  const { MEZZO_PUSH_PUBLIC_KEY: publicKey, MEZZO_PUSH_PRIVATE_KEY: privateKey } = env
  if (!publicKey !== !privateKey)
    return ['MEZZO_PUSH_PUBLIC_KEY and MEZZO_PUSH_PRIVATE_KEY must be set together']
  if (!publicKey || !privateKey || isKeyPair(publicKey, privateKey)) return []
  return ['MEZZO_PUSH_PUBLIC_KEY must be the public key of MEZZO_PUSH_PRIVATE_KEY']
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    // A number outside of the curve is the key of nothing.
    return false
  }
  return pair.getPublicKey('base64url') === publicKey
}

function storageProblems(env: Environment): string[] {
  const problems: string[] = []
  if (env.MEZZO_FILES === 's3' && !env.MEZZO_S3_BUCKET)
    problems.push('MEZZO_S3_BUCKET must name the bucket, since MEZZO_FILES is "s3"')
  if (!env.MEZZO_S3_ACCESS_KEY_ID !== !env.MEZZO_S3_SECRET_ACCESS_KEY)
    problems.push('MEZZO_S3_ACCESS_KEY_ID and MEZZO_S3_SECRET_ACCESS_KEY must be set together')
  if (env.MEZZO_FILES === 'azure' && !env.MEZZO_AZURE_CONNECTION_STRING)
    problems.push('MEZZO_AZURE_CONNECTION_STRING must be set, since MEZZO_FILES is "azure"')
  return problems
}

function paymentProblems(env: Environment): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: address } = env
  const isOther = address !== undefined && !isStripe(address)
  const needed = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    // A server that speaks like the provider has no script for browsers.
    ...(isOther ? [] : (['STRIPE_PUBLISHABLE_KEY'] as const)),
  ] as const
  const missing = needed.filter((name) => !env[name])
  const isAsked = [
    secret,
    publishable,
    env.STRIPE_WEBHOOK_SECRET,
    env.STRIPE_CONNECT_WEBHOOK_SECRET,
    address,
  ].some(Boolean)
  if (!isAsked) return []
  const problems = missing.map(
    (name) => `${name} must be set, too: without it card payments start and never end`,
  )
  if (secret && publishable && isLiveKey(secret) !== isLiveKey(publishable))
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of test mode or both be live')
  if (secret && isLiveKey(secret) && isOther)
    problems.push('STRIPE_API_URL must not be set with a live key: it is for the provider alone')
  if (address && !address.startsWith('https:') && !isLoopback(address))
    problems.push('STRIPE_API_URL must start with https://')
  if (env.MEZZO_TEST_PAYMENTS)
    problems.push('MEZZO_TEST_PAYMENTS must not be 1 where STRIPE_SECRET_KEY is set')
  return problems
}

/** Whether money moves with this key. */
export function isLiveKey(key: string): boolean {
  return /^\w\w_live_/.test(key)
}

/** Whether an address is the provider's own. */
export function isStripe(address: string): boolean {
  return new URL(address).hostname === 'api.stripe.com'
}

function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}
