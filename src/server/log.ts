import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

/** The product's log: JSON lines in production, readable lines on a terminal. */
export type Log = Logger

const secretPaths = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'iban',
  'accessToken',
  'authorization',
  'cookie',
  'headers.authorization',
  'headers.cookie',
  'headers["x-xsrf-token"]',
  'headers["set-cookie"]',
]
const redactedPaths = ['', '*.', '*.*.'].flatMap((prefix) =>
  secretPaths.filter((path) => !(prefix && path.startsWith('headers'))).map((path) => `${prefix}${path}`),
)

/** Creates the log; passwords, tokens, cookies and bank details never reach it (S12). */
export function createLog(
  config: Pick<Config, 'logLevel' | 'production'>,
  destination?: { write(line: string): void },
): Log {
  const options = {
    level: config.logLevel,
    redact: { paths: [...redactedPaths, '*.headers.cookie', '*.headers.authorization'], censor: '[hidden]' },
  }
  if (destination) return pino(options, destination)
  if (!config.production && process.stdout.isTTY) {
    return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
  }
  return pino(options)
}

/** A URL without the values of parameters that open doors (S12). */
export function redactUrl(url: string): string {
  return url.replaceAll(/([?&](?:accessToken|token|code|iban|password|signature|key)=)[^&#]*/gi, '$1[hidden]')
}
