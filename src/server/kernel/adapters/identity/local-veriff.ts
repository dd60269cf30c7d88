import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendJson, startLocalServer } from '../local-server.ts'
import { sessionSignature } from './veriff.ts'
import { localPage } from './local-veriff-page.ts'

/** What can be made of a session at the local provider, in the provider's words. */
export type LocalWord =
  | 'created'
  | 'started'
  | 'submitted'
  | 'review'
  | 'approved'
  | 'declined'
  | 'resubmission_requested'
  | 'expired'
  | 'abandoned'

const codes: Readonly<Partial<Record<LocalWord, number>>> = {
  approved: 9001,
  declined: 9102,
  resubmission_requested: 9103,
  expired: 9104,
  abandoned: 9104,
  review: 9121,
}

/** Most sessions that the provider deletes (its documentation): five an hour, ten a day. */
const deletionLimits = [
  { hours: 1, most: 5 },
  { hours: 24, most: 10 },
] as const

/** A session at the local provider. */
export interface LocalSession {
  id: string
  vendorData: string
  callback: string
  person: { firstName: string; lastName: string }
  attempts: { id: string; status: LocalWord; createdTime: string }[]
  decision: { status: LocalWord; reasonCode: number | null; time: string } | null
  document: LocalDocument
}

/** What is read on the document of a session; made up, and to be set by tests. */
export interface LocalDocument {
  firstName: string
  lastName: string
  dateOfBirth: string
  number: string
  type: string
  country: string
  validUntil: string | null
}

/** A webhook as the provider sends it. */
export interface LocalWebhook {
  body: string
  headers: { 'content-type': string; 'x-auth-client': string; 'x-hmac-signature': string }
}

/** An identity provider of our own with the endpoints, signatures and states of Veriff v1: for tests and the demo; it proves nobody's identity. */
export interface LocalVeriff {
  url: string
  sessions: Map<string, LocalSession>
  /** Everything that was told, also what nobody listened to. */
  webhooks: LocalWebhook[]
  /** Brings a session to a word, as person and staff of the provider would. */
  become(sessionId: string, word: LocalWord, reasonCode?: number): Promise<void>
  /** What the next calls are answered with instead; null: as usual. */
  fail: { status: number } | null
  /** When sessions were deleted. */
  deletions: Temporal.Instant[]
  close(): Promise<void>
}

/** Starts the local provider; `deliver` gets each webhook. */
export async function startLocalVeriff(options: {
  apiKey: string
  secret: string
  port?: number
  now?: () => Temporal.Instant
  deliver?: (webhook: LocalWebhook) => Promise<void>
}): Promise<LocalVeriff> {
  const now = options.now ?? (() => Temporal.Now.instant())
  const sessions = new Map<string, LocalSession>()
  const failed = { status: 'fail', message: 'failed' }
  const { origin, close } = await startLocalServer({ port: options.port, answer, failed })
  const local: LocalVeriff = {
    url: origin,
    sessions,
    webhooks: [],
    become,
    fail: null,
    deletions: [],
    close,
  }
  return local

  async function become(sessionId: string, word: LocalWord, reasonCode: number | null = null): Promise<void> {
    const session = sessions.get(sessionId)
    if (!session) throw new Error(`There is no session ${sessionId}.`)
    const time = now().toString()
    if (
      word === 'started' &&
      (session.attempts.length === 0 || session.decision?.status === 'resubmission_requested')
    )
      session.attempts.push({ id: randomUUID(), status: 'created', createdTime: time })
    const latest = session.attempts.at(-1)
    if (latest) latest.status = word
    const code = codes[word]
    if (code === undefined) {
      const action = { code: word === 'submitted' ? 7002 : 7001, action: word }
      return tell({
        id: session.id,
        attemptId: latest?.id,
        feature: 'selfid',
        ...action,
        vendorData: session.vendorData,
      })
    }
    session.decision = { status: word, reasonCode, time }
    await tell({ status: 'success', verification: shown(session), technicalData: { ip: null } })
  }

  async function tell(event: object): Promise<void> {
    const body = JSON.stringify(event)
    const webhook = { body, headers: { 'content-type': 'application/json', ...signed(body) } }
    local.webhooks.push(webhook)
    await options.deliver?.(webhook)
  }

  function signed(body: string) {
    return { 'x-auth-client': options.apiKey, 'x-hmac-signature': sessionSignature(options.secret, body) }
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', origin)
    const body = (await bodyOf(incoming)).toString('utf8')
    const page = /^\/v\/([\w-]+)$/.exec(pathname)
    if (page?.[1]) return localPage(local, page[1], { method: incoming.method ?? 'GET', body }, response)
    if (local.fail) return sendJson(response, local.fail.status, { status: 'fail', message: 'as you wish' })
    const path = /^\/v1\/sessions(?:\/([\w-]+)(\/\w+)?)?$/.exec(pathname)
    const id = path?.[1] ?? null
    const signature = sessionSignature(options.secret, id ?? body)
    if (
      incoming.headers['x-auth-client'] !== options.apiKey ||
      incoming.headers['x-hmac-signature'] !== signature
    )
      return sendJson(response, 401, { status: 'fail', message: 'Invalid signature' })
    if (incoming.method === 'POST' && path && id === null) return sendSigned(response, 201, opened(body))
    const session = id === null ? undefined : sessions.get(id)
    if (!session) return sendSigned(response, 404, { status: 'fail', message: 'Not found' })
    answerFor(session, `${incoming.method} ${path?.[2] ?? ''}`, response)
  }

  function opened(body: string): object {
    const { verification } = JSON.parse(body) as {
      verification: { callback?: string; vendorData?: string; person?: Partial<LocalSession['person']> }
    }
    const person = {
      firstName: verification.person?.firstName ?? 'Test',
      lastName: verification.person?.lastName ?? 'Person',
    }
    const session: LocalSession = {
      id: randomUUID(),
      vendorData: verification.vendorData ?? '',
      callback: verification.callback ?? '',
      person,
      attempts: [],
      decision: null,
      document: {
        ...person,
        dateOfBirth: '1990-01-31',
        number: `T${randomUUID().slice(0, 8)}`,
        type: 'ID_CARD',
        country: 'DE',
        validUntil: '2099-12-31',
      },
    }
    sessions.set(session.id, session)
    const { id, vendorData } = session
    const url = `${origin}/v/${id}`
    return {
      status: 'success',
      verification: { id, url, vendorData, host: origin, status: 'created', sessionToken: 'test' },
    }
  }

  function answerFor(session: LocalSession, what: string, response: ServerResponse): void {
    switch (what) {
      case 'GET /decision':
        return sendSigned(response, 200, {
          status: 'success',
          verification: session.decision ? shown(session) : null,
        })
      case 'GET /attempts':
        return sendSigned(response, 200, { status: 'success', verifications: session.attempts })
      case 'DELETE ':
        return removeSession(session, response)
      default:
        return sendJson(response, 404, { status: 'fail', message: 'Not found' })
    }
  }

  function removeSession(session: LocalSession, response: ServerResponse): void {
    if (session.attempts.at(-1)?.status === 'submitted')
      return sendSigned(response, 400, { status: 'fail', message: 'Session is not in a completed status.' })
    const isOver = deletionLimits.some(({ hours, most }) => {
      const since = now().subtract({ hours })
      return local.deletions.filter((at) => Temporal.Instant.compare(at, since) > 0).length >= most
    })
    if (isOver) return sendSigned(response, 429, { status: 'fail', message: 'Too many requests' })
    local.deletions.push(now())
    sessions.delete(session.id)
    sendSigned(response, 200, { status: 'success', verification: { id: session.id } })
  }

  function shown({ id, vendorData, decision, document }: LocalSession) {
    const { firstName, lastName, dateOfBirth, ...paper } = document
    const status = decision?.status ?? 'created'
    return {
      id,
      status,
      code: codes[status],
      reasonCode: decision?.reasonCode ?? null,
      reason: null,
      vendorData,
      decisionTime: decision?.time,
      person: { firstName, lastName, dateOfBirth },
      document: paper,
    }
  }

  function sendSigned(response: ServerResponse, status: number, body: object): void {
    const written = JSON.stringify(body)
    sendJson(response, status, written, signed(written))
  }
}
