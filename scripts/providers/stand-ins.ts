import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startLocalVeriff } from '../../src/server/kernel/adapters/identity/local-veriff.ts'
import { startLocalStripe } from '../../src/server/kernel/adapters/payments/local-stripe/server.ts'
import { startLocalYousign } from '../../src/server/kernel/adapters/signing/local-yousign.ts'
import { startCalendarServer } from '../../test/calendar-server.ts'
import { startBucketServer } from '../../test/storage-servers.ts'
import { layUnrulyLine, type UnrulyLine } from '../../test/unruly-line.ts'

/** What the product asks others for. */
export const PROVIDERS = ['payment', 'identity', 'signing', 'mail', 'calendar', 'files'] as const

/** One of them. */
export type ProviderName = (typeof PROVIDERS)[number]

/** A local provider for each of them, behind a line on which it works or fails. */
export interface StandIns {
  lineTo: (name: ProviderName) => UnrulyLine
  /** With which a server finds them. */
  env: Record<string, string>
  /** Publishes a calendar and answers its link. */
  calendar: (name: string) => string
  /** How many mails have come for an address. */
  countMails: (address: string) => number
  close: () => Promise<void>
}

/** Starts them all; they work. Files lie in the folder. */
export async function startStandIns(folder: string): Promise<StandIns> {
  const mail = await standInForMail()
  const calendar = await standInForCalendars()
  const all: Record<ProviderName, StandIn> = {
    payment: await standInForPayments(),
    identity: await standInForIdentity(),
    signing: await standInForSigning(),
    mail,
    calendar,
    files: await standInForFiles(folder),
  }
  return {
    lineTo: (name) => all[name].line,
    env: Object.assign({}, ...Object.values(all).map(({ env }) => env)) as Record<string, string>,
    calendar: calendar.publish,
    countMails: mail.count,
    close: async () => {
      for (const { line, close } of Object.values(all)) {
        await line.close()
        await close()
      }
    },
  }
}

interface StandIn {
  line: UnrulyLine
  env: Record<string, string>
  close: () => Promise<void>
}

async function standInForPayments(): Promise<StandIn> {
  const keys = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' }
  const provider = await startLocalStripe(keys)
  const line = await layUnrulyLine({ target: portOf(provider.url) })
  const env = {
    STRIPE_API_URL: addressOf(line),
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  }
  return { line, env, close: () => provider.close() }
}

async function standInForIdentity(): Promise<StandIn> {
  const keys = { apiKey: 'key-of-the-stand-in', secret: 'secret-of-the-stand-in' }
  const provider = await startLocalVeriff(keys)
  const line = await layUnrulyLine({ target: portOf(provider.url) })
  const env = { VERIFF_API_URL: addressOf(line), VERIFF_API_KEY: keys.apiKey, VERIFF_SECRET: keys.secret }
  return { line, env, close: () => provider.close() }
}

async function standInForSigning(): Promise<StandIn> {
  const keys = { apiKey: 'key-of-the-stand-in', webhookSecret: 'secret-of-the-stand-in' }
  const provider = await startLocalYousign(keys)
  const line = await layUnrulyLine({ target: portOf(provider.url) })
  const env = {
    YOUSIGN_API_URL: `${addressOf(line)}/v3`,
    YOUSIGN_API_KEY: keys.apiKey,
    YOUSIGN_WEBHOOK_SECRET: keys.webhookSecret,
  }
  return { line, env, close: () => provider.close() }
}

async function standInForFiles(folder: string): Promise<StandIn> {
  const { url, storage, stop } = await startBucketServer(folder)
  const line = await layUnrulyLine({ target: portOf(url) })
  const env = {
    MEZZO_FILES: 's3',
    MEZZO_S3_BUCKET: storage.bucket,
    MEZZO_S3_REGION: storage.region,
    MEZZO_S3_ENDPOINT: addressOf(line),
    MEZZO_S3_ACCESS_KEY_ID: storage.credentials?.accessKeyId ?? '',
    MEZZO_S3_SECRET_ACCESS_KEY: storage.credentials?.secretAccessKey ?? '',
  }
  return { line, env, close: async () => stop() }
}

async function standInForMail(): Promise<StandIn & { count: (address: string) => number }> {
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  // A line that breaks off ends a connection here, too, which must not end this process.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line = await layUnrulyLine({ target: (server.server.address() as AddressInfo).port, speaks: 'smtp' })
  return {
    line,
    env: { SMTP_URL: `smtp://127.0.0.1:${line.port}` },
    count: (address) => counts.get(address) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function standInForCalendars(): Promise<StandIn & { publish: (name: string) => string }> {
  const server = await startCalendarServer()
  const line = await layUnrulyLine({ target: server.port })
  return {
    line,
    env: { MEZZO_ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${line.port}` },
    publish: (name) => {
      server.publish(name, [['2034-05-01', '2034-05-20']])
      return `${addressOf(line)}/${name}`
    },
    close: () => server.close(),
  }
}

function addressOf({ port }: UnrulyLine): string {
  return `http://127.0.0.1:${port}`
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
