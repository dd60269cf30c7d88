import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { onboard, type OnboardingEnd } from './accounts.ts'
import type { Account, BankAccount } from './account-objects.ts'
import { BROWSER_CALLS } from './browser-calls.ts'
import { type Call, expanded, found, PLATFORM } from './call.ts'
import { decideDispute, dropInquiry, openDispute, openInquiry } from './disputes.ts'
import { fileFormOf, LARGEST_FILE } from './files.ts'
import { type Form, parseForm } from './form.ts'
import type { Payout } from './money-objects.ts'
import { finishIntent, refuseAuthentication } from './payment-intents.ts'
import type { Charge, Dispute, Intent, Refund } from './payment-objects.ts'
import { type BankRefusal, settlePayout } from './payouts.ts'
import { ProviderError } from './provider-error.ts'
import { failRefund } from './refunds.ts'
import { handlerOf } from './routes.ts'
import { memoryStore, type Store } from './store.ts'
import { enterStray, type StrayLine } from './stray-lines.ts'
import { type DeclineName, DECLINES } from './test-methods.ts'
import { type Upset, upsetList } from './upsets.ts'
import { type SentWebhook, type WebhookMood, webhookSender } from './webhooks.ts'

/** How the local provider runs. */
export interface LocalStripeOptions {
  secretKey: string
  webhookSecret: string
  /** Without it a free one. */
  port?: number
  /** Without it objects live as long as the process. */
  store?: Store
  now?: () => Temporal.Instant
  /** Where its pages are, for the addresses that it hands out; without it here. */
  pages?: string
  /** Brings a webhook to whoever listens and answers whether it arrived. */
  deliver?: (webhook: SentWebhook) => Promise<boolean>
}

/** A card payment provider of our own that speaks as Stripe does: for the demo and for tests, never for real money. */
export interface LocalStripe {
  /** Scheme, host and port. */
  url: string
  /** Everything that was told, also what nobody listened to. */
  webhooks: SentWebhook[]
  mood: WebhookMood
  /** What goes wrong with the next calls. */
  upset(upset: Upset): void
  /** Nothing goes wrong any more. */
  calm(): void
  /** The step that the bank asked for, or a payment that took its time: it ends well, or is refused. */
  finish(intentId: string, decline?: DeclineName): Promise<void>
  refuseAuthentication(intentId: string): Promise<void>
  dispute(chargeId: string, reason?: string): Promise<Dispute>
  /** The bank only asks about a payment, and later drops it. */
  inquire(chargeId: string): Promise<Dispute>
  dropInquiry(disputeId: string): Promise<void>
  decide(disputeId: string, end: 'won' | 'lost'): Promise<void>
  failRefund(refundId: string, reason?: string): Promise<Refund>
  settlePayout(account: string, payoutId: string, failure?: BankRefusal): Promise<void>
  onboard(account: string, end: OnboardingEnd): Promise<void>
  /** Something happens in an account's books that nobody asked for; of ours, where no account is named. */
  stray(line: StrayLine, account?: string): Promise<void>
  /** What happens by itself: payouts arrive, webhooks that did not arrive are sent again. */
  tick(): Promise<void>
  close(): Promise<void>
}

const LARGEST_BODY = 1024 * 1024
const FILES = '/v1/files'
const SECONDS_UNTIL_AGAIN = 30
/** Keys are forgotten after a day: a call with an old one is done anew. */
const SECONDS_OF_KEYS = 24 * 60 * 60

/** Banks that send a payout back, by the last digits of the account. */
const FAILING_BANKS: Readonly<Record<string, BankRefusal>> = {
  '1116': 'no_account',
  '1113': 'account_closed',
}

/** Starts the local provider on this machine alone. */
export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const store = options.store ?? memoryStore()
  const instant = options.now ?? (() => Temporal.Now.instant())
  const now = () => Math.floor(instant().epochMilliseconds / 1000)
  const upsets = upsetList()
  const keysInUse = new Set<string>()
  const sender = webhookSender({
    store,
    secret: options.webhookSecret,
    now,
    deliver: options.deliver ?? (async () => true),
  })
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, asProviderError(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handlerFor = handlerOf(options.pages ?? url)

  return {
    url,
    webhooks: sender.sent,
    mood: sender.mood,
    upset: upsets.add,
    calm: () => {
      upsets.clear()
      Object.assign(sender.mood, { held: false, doubled: false, backwards: false })
    },
    finish: async (id, decline) => {
      await act((call) =>
        withIntent(call, id, (intent) => finishIntent(call, intent, decline ? DECLINES[decline] : null)),
      )
    },
    refuseAuthentication: async (id) => {
      await act((call) => withIntent(call, id, (intent) => refuseAuthentication(call, intent)))
    },
    dispute: (id, reason = 'fraudulent') =>
      act(async (call) => openDispute(call, await found<Charge>(call, 'charge', id), reason)),
    inquire: (id) => act(async (call) => openInquiry(call, await found<Charge>(call, 'charge', id))),
    dropInquiry: async (id) => {
      await act((call) => dropInquiry(call, id))
    },
    decide: async (id, end) => {
      await act((call) => decideDispute(call, id, end))
    },
    failRefund: (id, reason = 'expired_or_canceled_card') => act((call) => failRefund(call, id, reason)),
    settlePayout: async (account, id, failure) => {
      await act((call) => settlePayout({ ...call, account }, id, failure ?? null))
    },
    onboard: async (account, end) => {
      await act((call) => onboard(call, account, end))
    },
    stray: async (line, account = PLATFORM) => {
      await act((call) => enterStray({ ...call, account }, line))
    },
    tick: async () => {
      await act(settleDuePayouts)
      await sender.sendAgain(now() - SECONDS_UNTIL_AGAIN)
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }

  /** Does something in the books and tells of it afterwards. */
  async function act<T>(work: (call: Call) => Promise<T>, more: Partial<Call> = {}): Promise<T> {
    const { result, events } = await store.change(async (books) => {
      const call: Call = {
        books,
        account: PLATFORM,
        form: {},
        now: now(),
        apiVersion: '',
        idempotencyKey: null,
        events: [],
        ...more,
      }
      return { result: await work(call), events: call.events }
    })
    await sender.send(events)
    return result
  }

  async function withIntent(
    call: Call,
    id: string,
    work: (intent: Intent) => Promise<unknown>,
  ): Promise<void> {
    await work(await found<Intent>(call, 'payment_intent', id))
  }

  async function settleDuePayouts(call: Call): Promise<void> {
    const accounts = (await call.books.list(PLATFORM, 'account')) as Account[]
    for (const { id, external_accounts } of accounts) {
      const onTheWay = await call.books.list(id, 'payout', { match: { status: 'in_transit' } })
      for (const payout of onTheWay as (Payout & { arrival_date: number })[]) {
        if (payout.arrival_date > call.now) continue
        const bank = external_accounts.data.find((one: BankAccount) => one.id === payout.destination)
        await settlePayout({ ...call, account: id }, payout.id, FAILING_BANKS[bank?.last4 ?? ''] ?? null)
      }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    const body = await bodyOf(request, pathname === FILES ? LARGEST_FILE + LARGEST_BODY : LARGEST_BODY)
    const upset = upsets.take(`${method} ${pathname}`)
    if (upset?.hang) return
    if (upset?.status) return refuse(response, ProviderError.ofStatus(upset.status))
    const reply = pathname.startsWith('/browser/')
      ? await browserCall(pathname.slice('/browser/'.length), body.toString('utf8'), upset?.late)
      : await apiCall(request, pathname, await formOf(request, pathname, search, body), upset ?? {})
    if (upset?.lose) {
      response.destroy()
      return
    }
    if (upset?.garbage) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html>Bad gateway</html>')
      return
    }
    send(response, reply.status, reply.body, reply.headers)
  }

  async function browserCall(name: string, body: string, late = 0): Promise<Reply> {
    await sleep(late)
    const handle = BROWSER_CALLS[name]
    if (!handle) throw ProviderError.missing('page', name)
    return replyOf(await act((call) => handle(call, JSON.parse(body))))
  }

  async function apiCall(
    request: IncomingMessage,
    path: string,
    form: Form,
    { late = 0, kept: failure }: Upset,
  ): Promise<Reply> {
    const method = request.method ?? 'GET'
    if (!isKey(request.headers.authorization, options.secretKey)) throw ProviderError.unauthorized()
    const handle = handlerFor(method, path)
    const account = (request.headers['stripe-account'] as string | undefined) ?? PLATFORM
    const key =
      method === 'POST' ? ((request.headers['idempotency-key'] as string | undefined) ?? null) : null
    const headers = {
      'stripe-version': String(request.headers['stripe-version'] ?? ''),
      ...(account !== PLATFORM && { 'stripe-account': account }),
      ...(key && { 'idempotency-key': key }),
    }
    const more = {
      account,
      form,
      apiVersion: headers['stripe-version'],
      idempotencyKey: key,
    }
    if (key === null) {
      await sleep(late)
      const reply = await act(async (call) => {
        await checkAccount(call)
        return replyOf(await handle(call), call)
      }, more)
      return { ...reply, headers }
    }
    const inUse = `${account} ${key}`
    if (keysInUse.has(inUse)) throw ProviderError.keyInUse(key)
    keysInUse.add(inUse)
    try {
      await sleep(late)
      const fingerprint = createHash('sha256')
        .update(`${method} ${path} ${JSON.stringify(form)}`)
        .digest('hex')
      const reply = await act(async (call) => {
        await checkAccount(call)
        const found = await call.books.findAnswer(account, key)
        const kept = found && call.now - found.at < SECONDS_OF_KEYS ? found : null
        if (kept && kept.fingerprint !== fingerprint) throw ProviderError.otherBody(key)
        if (kept) return { status: kept.status, body: kept.body, headers: { 'idempotent-replayed': 'true' } }
        const done = failure === 'UNDONE' ? null : await replyOf(await handle(call), call)
        const told = done && !failure ? done : await replyOf(ProviderError.ofStatus(500))
        const { status, body } = told
        await call.books.saveAnswer(account, key, { at: call.now, fingerprint, status, body })
        return told
      }, more)
      return { ...reply, headers: { ...headers, ...reply.headers } }
    } finally {
      keysInUse.delete(inUse)
    }
  }
}

async function checkAccount(call: Call): Promise<void> {
  if (call.account === PLATFORM) return
  const own = await call.books.find(PLATFORM, call.account)
  if (own?.object !== 'account') throw ProviderError.forbidden(call.account)
}

interface Reply {
  status: number
  body: object
  headers?: Record<string, string>
}

async function replyOf(result: object, call?: Call): Promise<Reply> {
  if (result instanceof ProviderError) return { status: result.status, body: { error: result.body } }
  return { status: 200, body: call ? await expanded(call, result) : result }
}

function isKey(header: string | undefined, key: string): boolean {
  const [given, wanted] = [header ?? '', `Bearer ${key}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return !!given && !!wanted && timingSafeEqual(given, wanted)
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return ProviderError.invalid('Invalid request.')
  return ProviderError.ofStatus(500)
}

function refuse(response: ServerResponse, error: ProviderError): void {
  send(response, error.status, { error: error.body })
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID()}`,
    ...headers,
  })
  response.end(JSON.stringify(body))
}

async function formOf(request: IncomingMessage, path: string, search: string, body: Buffer): Promise<Form> {
  if (request.method === 'GET') return parseForm(search.slice(1))
  if (path === FILES) return fileFormOf(body, request.headers['content-type'] ?? '')
  return parseForm(body.toString('utf8'))
}

async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size > largest) throw ProviderError.invalid('The body is too large.')
  }
  return Buffer.concat(parts)
}
