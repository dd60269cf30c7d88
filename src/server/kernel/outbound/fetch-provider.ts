import { asOutboundError } from './fetch-outbound.ts'
import { OutboundError } from './outbound-error.ts'
import { outboundLimit } from './outbound-limit.ts'
import { outside } from './outside.ts'

/** Largest answer that is taken where nobody says otherwise, in bytes: what providers tell is far smaller. */
const LARGEST_ANSWER = 2 * 1024 * 1024

/** How much of an answer is waited for and taken. */
export interface ProviderLimits {
  /** Milliseconds for all of it. */
  within?: number | undefined
  maxBytes?: number
}

/** What a provider answered, to its last byte. */
export interface ProviderAnswer {
  ok: boolean
  status: number
  headers: Headers
  body: Buffer
}

/** Asks a provider that the operator has named, and takes the whole answer or none; no redirects. Throws OutboundError. */
export async function fetchProvider(
  url: string | URL,
  init: RequestInit,
  { within = outboundLimit(), maxBytes = LARGEST_ANSWER }: ProviderLimits = {},
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(within)
  return await outside(new URL(url).host, async () => {
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal })
      const { ok, status, headers } = answer
      return { ok, status, headers, body: await wholeOf(answer, maxBytes) }
    } catch (error) {
      throw asOutboundError(error, signal)
    }
  })
}

async function wholeOf(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop early ends the connection.
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new OutboundError('TOO_LARGE', `The answer is larger than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What JSON says; null for what is none, which has no known form. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Whoever reads it finds that null is not what was asked for.
    return null
  }
}
