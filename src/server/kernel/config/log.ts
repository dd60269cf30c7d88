import { pino, type LogFn, type Logger } from 'pino'
import { tracing } from '../observe/spans.ts'
import type { Config } from './config.ts'

/** The product's log: JSON lines in production, readable lines on a terminal. */
export type Log = Logger

const hidden = '[hidden]'

/** Milliseconds that a line waits for others. */
const longestWait = 200

/** Names under which nothing is ever written, however they are spelled and wherever they stand. */
const secretNames =
  /password|passwort|secret|token|cookie|authorization|iban|bic$|tax_?id|vat_?id|signature|credential|^code$|backup_?codes?/i

/** What gives a secret away by its form: bank accounts, our access tokens, bearers, German tax ids. */
const secretForms = [
  /(?<!\w|[\da-f]-)[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?!\w|-[\da-f]{4})/gi,
  /\bmzo_[A-Za-z\d]{16,}/g,
  /\bBearer\s+\S+/gi,
  /\b[1-9]\d[ /]?\d{3}[ /]?\d{3}[ /]?\d{3}\b/g,
]

/** What an error of the database or of a library may say about itself; details repeat the values of the row. */
const loggedOfErrors = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode', 'reason'] as const

/** Creates the log; passwords, tokens, cookies, bank details and tax ids never reach it (S12). */
export function createLog(
  config: Pick<Config, 'logLevel' | 'production'>,
  destination?: { write(line: string): void },
): Log {
  const options = {
    level: config.logLevel,
    formatters: {
      // The ids of a trace are chance, which may look like an account.
      log: (entry: Record<string, unknown>) => ({
        ...(withoutSecrets(entry, 0) as object),
        ...tracing()?.ids(),
      }),
    },
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(this: Logger, parts: Parameters<LogFn>, method: LogFn) {
        const clean = parts.map((part: unknown) => (typeof part === 'string' ? redactText(part) : part))
        // Without words of its own a line gets those of its error, as they are.
        const error = clean.length === 1 ? errorOf(clean[0]) : null
        if (error) clean.push(redactText(error.message))
        method.apply(this, clean as Parameters<LogFn>)
      },
    },
  }
  if (destination) return pino(options, destination)
  if (!config.production && process.stdout.isTTY) {
    return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
  }
  return pino(options, inBatches())
}

function errorOf(entry: unknown): Error | null {
  const error: unknown = isPlain(entry) ? entry.err : entry
  return error instanceof Error ? error : null
}

/** Lines are written a few kilobytes at once, at the latest after a moment, and when the process ends. */
function inBatches(): { write(line: string): void } {
  const lines = pino.destination({ dest: process.stdout.fd, minLength: 4_096, sync: false })
  setInterval(() => lines.flush(), longestWait).unref()
  return lines
}

const deepest = 8
// Many that failed at once mostly failed for one reason.
const mostErrors = 5

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return describeError(value, depth)
  if (depth > deepest) return hidden
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, depth + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.test(name) && inner !== null ? hidden : withoutSecrets(inner, depth + 1),
    ]),
  )
}

function describeError(error: Error, depth: number): object {
  const logged = Object.fromEntries(
    loggedOfErrors.flatMap((name) =>
      name in error ? [[name, withoutSecrets(Reflect.get(error, name), depth + 1)]] : [],
    ),
  )
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...logged,
    ...(error instanceof AggregateError &&
      depth <= deepest && {
        errors: error.errors.slice(0, mostErrors).map((one: unknown) => withoutSecrets(one, depth + 1)),
      }),
    ...(error.cause !== undefined && depth <= deepest && { cause: withoutSecrets(error.cause, depth + 1) }),
  }
}

// What has a class of its own is left to the serializers that know it.
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A text without what looks like a bank account, a tax id, a token or a link that opens doors (S12). */
export function redactText(text: string): string {
  return secretForms.reduce((clean, form) => clean.replaceAll(form, hidden), redactUrl(text))
}

/** A URL without the values of parameters that open doors (S12), nor the part of a private calendar's or feed's link that does. */
export function redactUrl(url: string): string {
  return url
    .replaceAll(
      /([?&](?:accessToken|token|code|iban|password|signature|key|variables|secret)=)[^&#\s"']*/gi,
      '$1[hidden]',
    )
    .replaceAll(/(\/api\/(?:calendars|portals)\/)[\w-]+/g, '$1[hidden]')
}
