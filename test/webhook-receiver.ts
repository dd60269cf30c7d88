import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf } from '../src/server/kernel/adapters/local-server.ts'

/** A message as the program of a landlord got it. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
  /** The same, read. */
  message: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** How a program answers. */
export type WebhookAnswer = (response: ServerResponse) => void

/** A program of a landlord's on this machine. */
export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** What the next messages are answered with instead of 204, one after the other. */
  answers: WebhookAnswer[]
  close(): Promise<void>
}

/** Starts one; it takes what comes. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const answers: WebhookAnswer[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await bodyOf(request)).toString()
    const message = JSON.parse(body) as ReceivedWebhook['message']
    received.push({ headers: request.headers, body, message })
    const answer = answers.shift()
    if (answer) answer(response)
    else response.writeHead(204).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An answer with a status and a text. */
export function answering(status: number, text = '', headers: Record<string, string> = {}): WebhookAnswer {
  return (response) => response.writeHead(status, headers).end(text)
}

/**
 * Whether a message is signed with a secret, as the specification of Standard Webhooks has it, written down here once
 * more: HMAC-SHA256 of `id.timestamp.body`, in one of the signatures.
 */
export function isSignedWith(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((part) => {
      const [version, signature = ''] = part.split(',')
      const given = Buffer.from(signature, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
}
