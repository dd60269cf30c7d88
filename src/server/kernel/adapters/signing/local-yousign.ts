import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendJson, startLocalServer } from '../local-server.ts'
import { webhookSignature } from './yousign.ts'

interface LocalSigner {
  id: string
  name: string
  email: string
  status: 'initiated' | 'notified' | 'signed' | 'declined'
  signedAt: Temporal.Instant | null
}

interface LocalRequest {
  id: string
  externalId: string
  status: 'draft' | 'ongoing' | 'done' | 'declined' | 'canceled' | 'expired' | 'deleted'
  document: Buffer | null
  signers: LocalSigner[]
  declinedBy: string | null
}

/** A webhook as the provider sends it. */
export interface LocalWebhook {
  name: string
  body: string
  headers: { 'content-type': string; 'x-yousign-signature-256': string }
}

/** A signature provider of our own with the endpoints and states of Yousign v3: for tests and the demo, never for real contracts. */
export interface LocalYousign {
  url: string
  requests: Map<string, LocalRequest>
  /** Everything that was told, also what nobody listened to. */
  webhooks: LocalWebhook[]
  sign(signerId: string): Promise<void>
  decline(signerId: string): Promise<void>
  expire(requestId: string): Promise<void>
  /** What the next calls are answered with instead; null: as usual. */
  fail: { status: number } | null
  close(): Promise<void>
}

/** Starts the local provider; `deliver` gets each webhook. */
export async function startLocalYousign(options: {
  apiKey: string
  webhookSecret: string
  port?: number
  now?: () => Temporal.Instant
  deliver?: (webhook: LocalWebhook) => Promise<void>
}): Promise<LocalYousign> {
  const requests = new Map<string, LocalRequest>()
  const webhooks: LocalWebhook[] = []
  const now = options.now ?? (() => Temporal.Now.instant())
  const { origin, close } = await startLocalServer({
    port: options.port,
    answer,
    failed: { detail: 'failed' },
  })

  const local: LocalYousign = {
    url: `${origin}/v3`,
    requests,
    webhooks,
    sign: (signerId) => actOn(signerId, signAs),
    decline: (signerId) => actOn(signerId, declineAs),
    async expire(requestId) {
      const request = requests.get(requestId)
      if (!request) throw new Error(`There is no request ${requestId}.`)
      request.status = 'expired'
      await tell('signature_request.expired', request)
    },
    fail: null,
    close,
  }
  return local

  async function actOn(
    signerId: string,
    act: (request: LocalRequest, signer: LocalSigner) => Promise<void>,
  ): Promise<void> {
    for (const request of requests.values()) {
      const signer = request.signers.find(({ id }) => id === signerId)
      if (signer && signer.status === 'notified' && request.status === 'ongoing') return act(request, signer)
    }
    throw new Error(`It is not the turn of ${signerId}.`)
  }

  async function signAs(request: LocalRequest, signer: LocalSigner): Promise<void> {
    signer.status = 'signed'
    signer.signedAt = now()
    await tell('signer.done', request, signer)
    const next = request.signers.find(({ status }) => status === 'initiated')
    if (next) {
      next.status = 'notified'
      return tell('signer.notified', request, next)
    }
    request.status = 'done'
    await tell('signature_request.done', request)
  }

  async function declineAs(request: LocalRequest, signer: LocalSigner): Promise<void> {
    signer.status = 'declined'
    request.status = 'declined'
    request.declinedBy = signer.id
    await tell('signature_request.declined', request, signer)
  }

  async function tell(name: string, request: LocalRequest, signer?: LocalSigner): Promise<void> {
    const body = JSON.stringify({
      event_id: randomUUID(),
      event_name: name,
      event_time: String(Math.floor(now().epochMilliseconds / 1000)),
      subscription_id: 'local',
      sandbox: true,
      data: { signature_request: shown(request), ...(signer && { signer }) },
    })
    const signature = webhookSignature(options.webhookSecret, body)
    const headers = { 'content-type': 'application/json', 'x-yousign-signature-256': signature }
    webhooks.push({ name, body, headers })
    await options.deliver?.({ name, body, headers })
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', origin)
    const body = await bodyOf(incoming)
    const page = /^\/sign\/([\w-]+)$/.exec(pathname)
    if (page?.[1]) return answerPage(incoming, response, page[1], body)
    if (local.fail) return sendJson(response, local.fail.status, { detail: 'as you wish' })
    if (incoming.headers.authorization !== `Bearer ${options.apiKey}`)
      return sendJson(response, 401, { detail: 'unknown key' })
    if (incoming.method === 'GET' && pathname === '/v3/signature_requests') {
      const states = searchParams.get('status[in]')?.split(',')
      const data = [...requests.values()].filter(
        ({ externalId, status }) =>
          externalId === searchParams.get('external_id[eq]') && (states?.includes(status) ?? true),
      )
      return sendJson(response, 200, { meta: { next_cursor: null }, data: data.map(shown) })
    }
    if (incoming.method === 'POST' && pathname === '/v3/signature_requests') {
      const { external_id: externalId = '' } = JSON.parse(body.toString()) as { external_id?: string }
      const request: LocalRequest = {
        id: randomUUID(),
        externalId,
        status: 'draft',
        document: null,
        signers: [],
        declinedBy: null,
      }
      requests.set(request.id, request)
      return sendJson(response, 201, shown(request))
    }
    const path = /^\/v3\/signature_requests\/([\w-]+)(\/.*)?$/.exec(pathname)
    const request = path?.[1] ? requests.get(path[1]) : undefined
    if (!request) return sendJson(response, 404, { detail: 'not found' })
    if (incoming.method === 'DELETE' && !path?.[2])
      return remove(request, searchParams.get('permanent_delete') === 'true', response)
    const trail = /^\/signers\/([\w-]+)\/audit_trails$/.exec(path?.[2] ?? '')
    if (trail)
      return answerTrail(
        request.signers.find(({ id }) => id === trail[1]),
        response,
      )
    return answerFor(request, `${incoming.method} ${path?.[2] ?? ''}`, body, response)
  }

  function answerTrail(signer: LocalSigner | undefined, response: ServerResponse): void {
    if (!signer?.signedAt) return sendJson(response, 404, { detail: 'not signed' })
    const time = signer.signedAt.round({ smallestUnit: 'second', roundingMode: 'floor' })
    const { id, email } = signer
    sendJson(response, 200, {
      version: 5,
      signer: { id, email_address: email, signature_process_completed_at: time.toString() },
    })
  }

  function remove(request: LocalRequest, isForGood: boolean, response: ServerResponse): void {
    if (request.status === 'ongoing') return sendJson(response, 403, { detail: 'still open' })
    request.status = 'deleted'
    if (isForGood) requests.delete(request.id)
    response.writeHead(204)
    response.end()
  }

  function answerFor(request: LocalRequest, what: string, body: Buffer, response: ServerResponse): void {
    switch (what) {
      case 'GET ':
        return sendJson(response, 200, shown(request))
      case 'POST /documents':
        request.document = pdfIn(body)
        return sendJson(response, 201, { id: randomUUID() })
      case 'POST /signers': {
        const { info } = JSON.parse(body.toString()) as {
          info: { first_name: string; last_name: string; email: string }
        }
        const name = `${info.first_name} ${info.last_name}`
        const { email } = info
        const signer: LocalSigner = { id: randomUUID(), name, email, status: 'initiated', signedAt: null }
        request.signers.push(signer)
        return sendJson(response, 201, { id: signer.id, status: signer.status })
      }
      case 'POST /activate': {
        const [first] = request.signers
        if (!first || !request.document) return sendJson(response, 400, { detail: 'incomplete' })
        request.status = 'ongoing'
        first.status = 'notified'
        return sendJson(response, 201, shown(request))
      }
      case 'POST /cancel':
        if (request.status !== 'ongoing') return sendJson(response, 403, { detail: 'not ongoing' })
        request.status = 'canceled'
        return sendJson(response, 201, shown(request))
      case 'GET /documents/download':
        if (request.status !== 'done' || !request.document)
          return sendJson(response, 404, { detail: 'not done' })
        response.writeHead(200, { 'content-type': 'application/pdf' })
        response.end(
          Buffer.concat([request.document, Buffer.from('\n% signed at the local test provider\n')]),
        )
        return
      default:
        return sendJson(response, 404, { detail: 'not found' })
    }
  }

  // Where somebody in the demo signs: one page, plainly a test.
  async function answerPage(
    incoming: IncomingMessage,
    response: ServerResponse,
    signerId: string,
    body: Buffer,
  ): Promise<void> {
    if (incoming.method === 'POST') {
      const isDecline = body.toString().includes('decline')
      await (isDecline ? local.decline(signerId) : local.sign(signerId))
    }
    const request = [...requests.values()].find(({ signers }) => signers.some(({ id }) => id === signerId))
    const signer = request?.signers.find(({ id }) => id === signerId)
    response.writeHead(signer ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'",
    })
    const buttons =
      signer?.status === 'notified'
        ? '<form method="post"><button name="act" value="sign">Sign</button> <button name="act" value="decline">Decline</button></form>'
        : ''
    response.end(
      `<!doctype html><title>Test signature</title><h1>TEST: nothing here binds anybody</h1><p>${signer?.status ?? 'unknown'}</p>${buttons}`,
    )
  }

  function shown(request: LocalRequest) {
    return {
      id: request.id,
      status: request.status,
      external_id: request.externalId,
      signers: request.signers.map(({ id, status }) => ({
        id,
        status,
        signature_link: `${origin}/sign/${id}`,
      })),
      ...(request.declinedBy && { decline_information: { signer_id: request.declinedBy } }),
    }
  }
}

function pdfIn(form: Buffer): Buffer {
  const start = form.indexOf('%PDF-')
  const end = form.lastIndexOf('%%EOF')
  return form.subarray(start, end + 5)
}
