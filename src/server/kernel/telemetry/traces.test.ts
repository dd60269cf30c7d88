import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { fetch } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../../../test/otlp-receiver.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseAllowedHosts } from '../config/allowed-hosts.ts'
import { createLog } from '../config/log.ts'
import { queueMail } from '../mail/queue.ts'
import { outboundOf, fetchOutbound } from '../outbound/fetch-outbound.ts'
import { inSpan } from '../observe/spans.ts'
import { observe } from './observe.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${caller}-00`
const query = 'query PublicListingPage { me { email } }'

let collector: OtlpReceiver
let other: Server
let mailbox: SMTPServer
let t: TestApp
const lines: Record<string, unknown>[] = []
const headersOfOther: unknown[] = []

/** One of each: a request, an operation, statements, a job that sends a mail, a call to somebody else. */
beforeAll(async () => {
  collector = await startOtlpReceiver()
  other = createServer((request, response) => {
    headersOfOther.push(request.headers.traceparent)
    response.end('BEGIN:VCALENDAR')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => stream.resume().on('end', done),
  })
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve))
  const traces = { endpoint: collector.url, service: 'mezzo-test', share: 1 }
  const observed = await observe(
    { observation: { operator: null, traces } },
    createLog({ logLevel: 'silent', production: true }),
  )
  const otherPort = (other.address() as AddressInfo).port
  t = await buildTestApp({
    config: {
      smtpUrl: `smtp://127.0.0.1:${(mailbox.server.address() as AddressInfo).port}`,
      allowedPrivateHosts: parseAllowedHosts(`127.0.0.1:${otherPort}`),
    },
    log: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const id = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const browser = await t.login('jana@mezzo.example')
  // Through a real connection, from which the body is read while nobody runs.
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = Object.entries(browser.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  await fetch(`${address}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: t.services.config.origin,
      'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '',
      cookie,
      traceparent,
    },
    body: inTwoParts(JSON.stringify({ query })),
    duplex: 'half',
  })
  await t.send(browser, {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'jana@mezzo.example', password: PASSWORD },
  })
  const ctx = await t.ctxFor(id)
  await inSpan({ name: 'asked', kind: 'internal', attributes: {} }, async () => {
    await fetchOutbound(outboundOf(t.services.config), {
      url: `http://127.0.0.1:${otherPort}/private-calendar-8d7f.ics?token=abc`,
      headers: {},
      within: 5_000,
      maxBytes: 1_000,
    })
    await inTransaction(ctx, (trx) =>
      queueMail(trx, ctx, {
        to: 'jana@mezzo.example',
        recipientId: id,
        language: 'en',
        template: 'accountErased',
        data: { firstName: 'Jana', path: '/en/privacy' },
      }),
    )
  })
  await t.runJobs()
  await observed.close()
})
afterAll(async () => {
  await t.close()
  await collector.close()
  await new Promise((resolve) => other.close(resolve))
  await new Promise<void>((resolve) => mailbox.close(resolve))
})

/** A body whose second half comes a moment later. */
async function* inTwoParts(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text.slice(0, 10))
  await new Promise((resolve) => setTimeout(resolve, 50))
  yield Buffer.from(text.slice(10))
}

const spansOf = (id: string) => collector.spans.filter((span) => span.traceId === id)
const named = (name: string): ReceivedSpan => {
  const found = collector.spans.find((span) => span.name === name)
  if (!found) throw new Error(`no ${name} among ${collector.spans.map((span) => span.name).join(', ')}`)
  return found
}
/** The names from a span up to the one that began it all. */
const way = (span: ReceivedSpan): string[] => {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [span.name, ...(parent ? way(parent) : [])]
}

test('a request belongs to the trace that it names, with its operation and its statements', () => {
  const request = spansOf(traceId).find(({ kind }) => kind === 2)
  expect(request).toMatchObject({
    name: 'POST /api/graphql',
    parentSpanId: caller,
    attributes: {
      'http.route': '/api/graphql',
      'http.request.method': 'POST',
      'http.response.status_code': 200,
    },
  })
  const operation = spansOf(traceId).find(({ name }) => name.startsWith('graphql '))
  expect(operation).toMatchObject({ name: 'graphql query other', parentSpanId: request?.spanId })
  const statements = spansOf(traceId).filter(({ attributes }) => attributes['db.system.name'])
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(way(statement)).toContain('POST /api/graphql')
})

test('a job goes on in the trace of whoever asked for it, up to its mail', () => {
  expect(way(named('send mail'))).toEqual(['send mail', 'job sendMail', 'asked'])
})

test('a call to others is a span with their host alone, and tells them the trace', () => {
  const call = named('GET 127.0.0.1')
  expect(way(call)).toEqual(['GET 127.0.0.1', 'asked'])
  expect(call.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': '127.0.0.1',
    'http.response.status_code': 200,
  })
  expect(headersOfOther).toEqual([`00-${call.traceId}-${call.spanId}-01`])
})

test('nothing that is anybody’s or secret is in what was sent', () => {
  const sent = collector.bodies.join('\n')
  expect(sent).toContain('mezzo-test')
  for (const secret of ['jana@mezzo', 'Jana', PASSWORD, '8d7f', 'token=abc', 'accountErased', '127.0.0.1:'])
    expect(sent).not.toContain(secret)
})

test('lines of the log name the trace beside the request', () => {
  const ofLogin = lines.find(({ event }) => event === 'login')
  expect(ofLogin).toMatchObject({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    requestId: expect.any(String),
  })
  const ofJob = lines.find(({ job }) => job === 'sendMail')
  expect(ofJob).toMatchObject({ traceId: named('asked').traceId, spanId: named('job sendMail').spanId })
})
