import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Readable } from 'node:stream'
import { type Agent, type Dispatcher, request } from 'undici'
import type { Config } from '../config/config.ts'
import { outboundAgent } from './outbound-agent.ts'
import { OutboundError } from './outbound-error.ts'
import { checkLink, type OutboundPolicy, outboundPolicy } from './outbound-policy.ts'
import { outside } from './outside.ts'

const MAX_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/** What is asked for, and how much of an answer is waited for and taken. */
export interface OutboundRequest {
  url: string
  headers: Record<string, string>
  /** Milliseconds for everything: names, connections, redirects and the whole answer. */
  within: number
  /** Bytes, as sent and again when unpacked. */
  maxBytes: number
}

/** What came, unpacked. */
export interface OutboundAnswer {
  status: number
  /** Lower-case names; of a repeated header the first value. */
  headers: Record<string, string>
  body: Uint8Array
}

/** What may ask the world outside, within its policy. */
export interface Outbound {
  policy: OutboundPolicy
  agent: Agent
}

const known = new WeakMap<Config, Outbound>()

/** The way outside of this installation; connections are kept as long as its configuration. */
export function outboundOf(config: Config): Outbound {
  const found = known.get(config)
  if (found) return found
  const made = openOutbound(outboundPolicy(config))
  known.set(config, made)
  return made
}

/** A way outside with a policy of its own. */
export function openOutbound(policy: OutboundPolicy): Outbound {
  return { policy, agent: outboundAgent(policy) }
}

/** Reads an address that somebody else has named: every hop is checked (S5). Throws OutboundError. */
export async function fetchOutbound(outbound: Outbound, asked: OutboundRequest): Promise<OutboundAnswer> {
  const signal = AbortSignal.timeout(Math.max(1, Math.round(asked.within)))
  try {
    return await outside(placeOf(asked), () => orAborted(follow(outbound, asked, signal), signal))
  } catch (error) {
    throw asOutboundError(error, signal)
  }
}

/**
 * Sends something to an address that somebody else has named, by POST. Redirects are not followed: what is sent is for
 * whoever was named. With `beginning` the answer's first bytes come whatever its status, as they were sent, and of a
 * larger one no more; 'OF_REFUSALS' does so with those alone. Throws OutboundError.
 */
export async function postOutbound(
  outbound: Outbound,
  sent: OutboundRequest & { body: Uint8Array; beginning?: boolean | 'OF_REFUSALS' },
): Promise<OutboundAnswer> {
  const signal = AbortSignal.timeout(Math.max(1, Math.round(sent.within)))
  try {
    const url = checkLink(sent.url, outbound.policy)
    const { headers, body } = sent
    const post = request(url, { dispatcher: outbound.agent, method: 'POST', signal, headers, body })
    const answer = post.then((said) => (isBegun(said, sent.beginning) ? begun : taken)(said, sent.maxBytes))
    return await outside(placeOf(sent), () => orAborted(answer, signal))
  } catch (error) {
    throw asOutboundError(error, signal)
  }
}

/** By whom the wait is counted: the host that was named. */
function placeOf({ url }: { url: string }): string {
  return URL.parse(url)?.host ?? ''
}

function isBegun(
  { statusCode }: Dispatcher.ResponseData,
  beginning: boolean | 'OF_REFUSALS' = false,
): boolean {
  return beginning === 'OF_REFUSALS' ? !isSuccess(statusCode) : beginning
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

async function follow(
  outbound: Outbound,
  asked: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  let url = checkLink(asked.url, outbound.policy)
  let authorization = credentialsOf(url)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await ask(outbound.agent, url, { ...asked.headers, ...authorization }, signal)
    const target = redirectOf(answer)
    if (target === null) return await taken(answer, asked.maxBytes)
    discard(answer.body)
    const next = URL.parse(target, url)
    if (!next) throw new OutboundError('BAD_LINK', 'The link leads on to no address.')
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new OutboundError('REFUSED', 'The link leads from an encrypted to an open connection.')
    url = checkLink(withoutCredentials(next), outbound.policy)
    authorization = {}
  }
  throw new OutboundError('TOO_MANY_REDIRECTS', `The link leads on more than ${MAX_REDIRECTS} times.`)
}

function credentialsOf(url: URL): Record<string, string> {
  if (!url.username && !url.password) return {}
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

function withoutCredentials(url: URL): URL {
  const bare = new URL(url)
  bare.username = ''
  bare.password = ''
  return bare
}

function ask(
  agent: Agent,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  return request(withoutCredentials(url), {
    dispatcher: agent,
    method: 'GET',
    signal,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
  })
}

function redirectOf(answer: Dispatcher.ResponseData): string | null {
  return REDIRECTS.includes(answer.statusCode) ? first(answer.headers.location) : null
}

async function begun(answer: Dispatcher.ResponseData, maxBytes: number): Promise<OutboundAnswer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxBytes) break
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes)
  return { status: answer.statusCode, headers: headersOf(answer), body }
}

function headersOf(answer: Dispatcher.ResponseData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), first(value) ?? '']),
  )
}

async function taken(answer: Dispatcher.ResponseData, maxBytes: number): Promise<OutboundAnswer> {
  const headers = headersOf(answer)
  // What a refusal says is of no use, and may be long.
  const isWanted = isSuccess(answer.statusCode)
  const declared = Number(headers['content-length'] ?? 0)
  const isTooLarge = isWanted && declared > maxBytes
  if (!isWanted || isTooLarge) discard(answer.body)
  if (isTooLarge)
    throw new OutboundError('TOO_LARGE', `The answer says that it is larger than ${maxBytes} bytes.`)
  const body = isWanted
    ? await bodyOf(answer.body, headers['content-encoding'] ?? '', maxBytes)
    : new Uint8Array()
  return { status: answer.statusCode, headers, body }
}

async function bodyOf(body: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const packed = await collect(body, maxBytes)
  const unpack = unpacker(encoding)
  if (!unpack || packed.length === 0) return packed
  unpack.end(packed)
  return await collect(unpack, maxBytes)
}

function unpacker(encoding: string) {
  const name = encoding.trim().toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'deflate') return createInflate()
  if (name === 'br') return createBrotliDecompress()
  if (name === '' || name === 'identity') return null
  throw new OutboundError('UNREACHABLE', 'The answer is packed in a way that was not asked for.')
}

async function collect(stream: Readable, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early destroys the stream, and with it the connection.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('TOO_LARGE', `The answer is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function discard(body: Readable): void {
  // Destroyed before its end it complains, to nobody.
  body.on('error', () => {})
  body.destroy()
}

function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** A request that still waits for its connection does not hear the signal: whoever asked stops waiting all the same. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** What went wrong outside, in our words. */
export function asOutboundError(error: unknown, signal: AbortSignal): OutboundError {
  const own = ownErrorIn(error)
  if (own) return own
  if (signal.aborted) return new OutboundError('TIMED_OUT', 'There was no whole answer in time.', error)
  return new OutboundError('UNREACHABLE', 'There was no answer that can be read.', error)
}

/** What the connection refused comes wrapped where several addresses were tried. */
function ownErrorIn(error: unknown): OutboundError | null {
  if (error instanceof OutboundError) return error
  if (error instanceof AggregateError)
    return error.errors.map(ownErrorIn).find((found) => found !== null) ?? null
  return error instanceof Error && error.cause ? ownErrorIn(error.cause) : null
}
