import { createECDH, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeclarativePush } from '../../../../domain/notifications/push-message.ts'
import type { PushSubscriptionKeys } from '../../../../domain/notifications/push-endpoint.ts'
import { bodyOf, startLocalServer } from '../local-server.ts'
import { type BrowserKeys, decryptPush, type PushToken, readPushToken } from './decrypt-push.ts'

/** A message as a browser would get it. */
export interface LocalMessage {
  message: DeclarativePush
  token: PushToken
  headers: Record<string, string | string[] | undefined>
  /** Encrypted bytes. */
  size: number
}

/** A browser that the local push service knows. */
export interface LocalBrowser {
  subscription: PushSubscriptionKeys
  /** What it got, decrypted. */
  received: LocalMessage[]
  /** How often something was sent to it. */
  tries: number
  /** What the next messages are answered with instead, one after the other. */
  answers: { status: number; retryAfter?: string }[]
}

/** A push service of our own, for tests: it decrypts as a browser does, and answers what it is told to. No device gets anything from it. */
export interface LocalPush {
  origin: string
  /** Subscribes a browser. */
  subscribe(): LocalBrowser
  close(): Promise<void>
}

interface Known extends LocalBrowser {
  keys: BrowserKeys
}

/** Starts the push service of tests on this computer alone. */
export async function startLocalPush(port?: number): Promise<LocalPush> {
  const browsers = new Map<string, Known>()
  const failed = { message: 'This message can’t be read.' }
  const { origin, close } = await startLocalServer({ port, answer, failed })
  return { origin, subscribe, close }

  function subscribe(): LocalBrowser {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(12).toString('base64url')}`
    const subscription = { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') }
    const browser: Known = { subscription, received: [], tries: 0, answers: [], keys: { pair, auth } }
    browsers.set(path, browser)
    return browser
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = browsers.get(request.url ?? '')
    const body = await bodyOf(request)
    if (!browser) return end(response, 404)
    browser.tries += 1
    const told = browser.answers.shift()
    if (told) return end(response, told.status, told.retryAfter ? { 'retry-after': told.retryAfter } : {})
    if (body.length > 4_096) return end(response, 413)
    const token = readPushToken(request.headers.authorization ?? '')
    if (!token || token.aud !== origin || token.exp * 1_000 < Date.now()) return end(response, 403)
    if (request.headers['content-encoding'] !== 'aes128gcm' || !request.headers.ttl) return end(response, 400)
    const message = JSON.parse(decryptPush(browser.keys, body)) as DeclarativePush
    browser.received.push({ message, token, headers: request.headers, size: body.length })
    end(response, 201, { location: `${origin}/message/${randomBytes(8).toString('hex')}` })
  }
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end()
}
