import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { paymentFailureOf } from '../../../../domain/money/payment.ts'
import { fetchProvider } from '../../outbound/fetch-provider.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'
import type { Outcome } from './payments.ts'

/** Largest answer that is taken, in bytes: a hundred lines of a balance are far smaller. */
const LARGEST_ANSWER = 8 * 1024 * 1024

const NO_CONTENT = [204, 205, 304]

/** Where the provider is, and with which key. */
export interface StripeAccess {
  secretKey: string
  /** Null: the provider's own address. */
  url: string | null
}

/** The provider's library. Its own repetitions are off: what is to be repeated, jobs repeat, with the stored key. */
export function stripeClient({ secretKey, url }: StripeAccess): Stripe {
  const { hostname, port, protocol } = new URL(url ?? 'https://api.stripe.com')
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 0,
    timeout: outboundLimit(),
    httpClient: Stripe.createFetchHttpClient(wholeAnswer),
    telemetry: false,
  })
}

/**
 * The `fetch` of the library: a call ends with its whole answer or within the limit, and its connection with it. One
 * that broke off is repeated once, as the library's own client does: the connection may have lain open for too long.
 */
async function wholeAnswer(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (url instanceof Request) throw new Error('The library asks in a way that is not meant.')
  const until = performance.now() + outboundLimit()
  const ask = () =>
    fetchProvider(url, init, {
      within: Math.max(1, Math.round(until - performance.now())),
      maxBytes: LARGEST_ANSWER,
    })
  const { status, headers, body } = await ask().catch((error: unknown) => {
    if (!hasBrokenOff(error)) throw error
    return ask()
  })
  return new Response(NO_CONTENT.includes(status) ? null : new Uint8Array(body), { status, headers })
}

function hasBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET' || hasBrokenOff(error.cause)
}

/** Makes a call, of however many parts, and says how it ended; only a mistake of ours is thrown. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  const limit = new AbortController()
  try {
    const value = await Promise.race([
      call(),
      sleep(outboundLimit(), null, { signal: limit.signal }).then(() => {
        throw new Stripe.errors.StripeConnectionError({ message: 'It took too long.' })
      }),
    ])
    return { kind: 'KNOWN', value }
  } catch (error) {
    return outcomeOfError(error)
  } finally {
    limit.abort()
  }
}

function outcomeOfError(error: unknown): Outcome<never> {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { statusCode, type } = error
  // Its key was used for another body: what that has done only a look tells.
  const isOfOtherBody = error instanceof Stripe.errors.StripeIdempotencyError && statusCode === 400
  // 401 and 429 did nothing, but may do something the next time.
  const isRefusal = statusCode === 400 || statusCode === 402 || statusCode === 403 || statusCode === 404
  if (!isRefusal || isOfOtherBody) {
    return { kind: 'UNKNOWN', cause: `${type} ${statusCode ?? ''}`.trim(), isBusy: statusCode === 409 }
  }
  const code = error.code ?? error.rawType ?? type
  const failure =
    error instanceof Stripe.errors.StripeCardError
      ? paymentFailureOf(error.code ?? null, error.decline_code ?? null)
      : 'NOT_ACCEPTED'
  return { kind: 'REFUSED', code, failure }
}

/** Takes seconds of the provider for an instant. */
export function instantOfSeconds(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
}

/** Takes an instant for seconds of the provider. */
export function secondsOf(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1000)
}

/** The id of what the provider gave as an id or, expanded, as a whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
