import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { unhurried } from '../http/long-work.ts'
import { measureBy } from '../observe/measured.ts'
import { MOST_WAITING, outside } from '../outbound/outside.ts'
import { buildApp } from '../../app.ts'
import { keyOfAddress } from './known-worlds.ts'

const mostAtOnce = 3

let t: TestApp
let app: FastifyInstance
let url: string
let landlord: Browser
let other: Browser
const log: string[] = []
beforeAll(async () => {
  t = await buildTestApp({ log: (line) => log.push(line) })
  const config = { ...t.services.config, mostAtOnce, trustProxy: 1 }
  app = await buildApp({ ...t.services, config }, { pages: '/nowhere' })
  app.addHook('preHandler', async (request, reply) => {
    const { 'x-takes': takes, 'x-goes-on': goesOn, 'x-outside': milliseconds } = request.headers
    const gone = new AbortController()
    if (!goesOn) reply.raw.once('close', () => gone.abort())
    // Work that nobody waits for any more ends, but for what is said to go on, and what is begun for somebody who has gone.
    if (takes) await sleep(Number(takes), null, { signal: gone.signal }).catch(() => {})
    if (milliseconds) await outside('a provider', () => sleep(Number(milliseconds)))
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  landlord = await login('landlord@mezzo.example')
  other = await login('other@mezzo.example')
})
beforeEach(() => {
  log.length = 0
})
afterAll(async () => {
  await app.close()
  await t.close()
})

async function login(email: string): Promise<Browser> {
  await t.createUser({ email, landlord: true })
  return await t.login(email)
}

const cookieOf = (as: Browser | null) =>
  Object.entries(as?.cookies ?? {})
    .map((one) => one.join('='))
    .join('; ')

/** One call through a socket, as a browser makes it; answers its status and how long that took. */
async function call(as: Browser | null, headers: Record<string, string> = {}, path = '/api/users/me') {
  const begun = performance.now()
  const answer = await fetch(url + path, { headers: { cookie: cookieOf(as), ...headers } })
  const body = await answer.text()
  return { status: answer.status, took: performance.now() - begun, headers: answer.headers, body }
}

/** Fills the line of somebody until one too many is turned away, for as long as the crowd stays; answers how it goes away. */
async function crowd(as: Browser | null, headers: (at: number) => Record<string, string> = () => ({})) {
  const leaving = new AbortController()
  const full = Promise.withResolvers<void>()
  const all = Array.from({ length: 60 }, async (_, at) => {
    const sent = { cookie: cookieOf(as), 'x-takes': '60000', ...headers(at) }
    const answer = await fetch(`${url}/api/users/me`, { headers: sent, signal: leaving.signal })
    if (answer.status === 503) full.resolve()
    await answer.text()
  })
  const gone = Promise.allSettled(all)
  await full.promise
  return async () => {
    leaving.abort()
    await gone
    // The server hears of it in a moment.
    await expect.poll(async () => (await call(as, headers(0))).status, { timeout: 10_000 }).not.toBe(503)
  }
}

const many = (count: number, as: Browser | null, headers: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => call(as, headers)))

const statusesOf = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, of]) => [status, of.length]),
  )

it('all the waiting requests of one landlord do not delay the one request of another', async () => {
  // Each of the crowd takes a minute, and most of them wait.
  const disperse = await crowd(landlord)
  const { status, took } = await call(other)
  expect(status).toBe(200)
  expect(took).toBeLessThan(3_500)
  await disperse()
})

it('whoever is one too many is told at once, briefly and when to come again, without a question to the database', async () => {
  const disperse = await crowd(landlord)
  const { status, took, headers, body } = await call(landlord)
  expect(status).toBe(503)
  expect(took).toBeLessThan(2_000)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('strict-transport-security') ?? headers.get('content-security-policy')).toBeTruthy()
  expect(JSON.parse(body)).toEqual({
    error: { name: 'ServiceUnavailableError', message: expect.any(String) },
  })
  expect(body.length).toBeLessThan(200)
  await disperse()
  await sleep(1_100)
  const told = log.flatMap((line) => (line.includes('"event":"overload"') ? [JSON.parse(line).count] : []))
  expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(told.length).toBeLessThan(5)
})

it('counts who was let in and who was turned away', async () => {
  const waited: string[] = []
  const none = () => {}
  measureBy({
    requestBegun: none,
    requestEnded: none,
    operationEnded: none,
    jobEnded: none,
    waited: (line, isIn) => waited.push(`${line}: ${isIn ? 'let in' : 'turned away'}`),
  })
  try {
    const disperse = await crowd(landlord)
    await disperse()
  } finally {
    measureBy(null)
  }
  expect(new Set(waited)).toEqual(new Set(['usual: let in', 'usual: turned away']))
})

it('whoever waits for a provider keeps nobody waiting, and of too many the next is told at once', async () => {
  const waiting = Array.from({ length: MOST_WAITING / 8 }, () => call(landlord, { 'x-outside': '4000' }))
  await sleep(2_000)
  const { status, took } = await call(landlord)
  expect(status).toBe(200)
  expect(took).toBeLessThan(1_500)
  await Promise.all(waiting)
  const all = Promise.all(
    Array.from({ length: MOST_WAITING }, () => outside('a provider', () => sleep(1_000))),
  )
  await expect(outside('a provider', () => sleep(0))).rejects.toThrow('not possible right now')
  await outside('another', () => sleep(0))
  await all
  await outside('a provider', () => sleep(0))
})

it('who works with pages makes long work rest for longer, who asks for health does not', async () => {
  const restAfter = async (ask: () => Promise<unknown>) => {
    // Nobody is at work any more.
    await sleep(600)
    await ask()
    let ended = 0
    for await (const _ of unhurried(pieces())) ended = performance.now()
    return performance.now() - ended
  }
  async function* pieces() {
    yield await sleep(100)
  }
  const alone = await restAfter(() => call(null, {}, '/healthz'))
  const beside = await restAfter(() => call(landlord))
  expect(beside).toBeGreaterThan(850)
  expect(beside).toBeGreaterThan(alone)
})

it('after a crowd all is as before', async () => {
  await many(100, landlord, { 'x-takes': '50' })
  const answers = await Promise.all([call(landlord), call(other), call(null)])
  expect(statusesOf(answers)).toEqual({ 200: 2, 401: 1 })
})

it('health is always answered', async () => {
  const disperse = await crowd(landlord)
  expect((await call(null, {}, '/healthz')).status).toBe(200)
  expect((await call(null, {}, '/readyz')).status).toBe(200)
  await disperse()
})

it('all browsers of a landlord count together', async () => {
  const second = await t.login('landlord@mezzo.example')
  // One request tells whose a session is.
  await call(second)
  const disperse = await crowd(landlord)
  expect((await call(second)).status).toBe(503)
  expect((await call(other)).status).toBe(200)
  await disperse()
})

it('an address of nobody counts by itself, with invented tokens too', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const disperse = await crowd(null, (at) => ({
    ...from('198.51.100.7'),
    authorization: `Bearer invented-${at}`,
  }))
  expect((await call(null, { ...from('198.51.100.7'), authorization: 'Bearer another' })).status).toBe(503)
  expect((await call(null, from('198.51.100.8'))).status).toBe(401)
  await disperse()
})

it('a page that has to wait is a page, in the language of its address or its reader', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  const disperse = await crowd(null, () => headers)
  const german = await call(null, headers, '/de/anmelden')
  const french = await call(null, { ...headers, 'accept-language': 'fr' }, '/welcome')
  expect([german.status, french.status]).toEqual([503, 503])
  expect(german.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(german.headers.get('retry-after')).not.toBeNull()
  expect(german.body).toContain('<h1>Gerade ist zu viel los</h1>')
  expect(french.body).toContain('<h1>Trop de demandes en ce moment</h1>')
  await disperse()
})

it('whoever goes away while they wait leaves their place', async () => {
  const disperse = await crowd(landlord)
  await disperse()
  expect((await call(landlord)).status).toBe(200)
})

it('what goes on without whoever asked for it keeps their place until it ends, and nobody else waits for it', async () => {
  const leaving = new AbortController()
  const asked = Array.from({ length: mostAtOnce }, () =>
    fetch(`${url}/api/users/me`, {
      headers: { cookie: cookieOf(landlord), 'x-takes': '4000', 'x-goes-on': 'yes' },
      signal: leaving.signal,
    }),
  )
  await sleep(500)
  leaving.abort()
  await Promise.allSettled(asked)
  const [own, foreign] = await Promise.all([call(landlord), call(other)])
  expect([own.status, foreign.status]).toEqual([200, 200])
  expect(own.took).toBeGreaterThan(2_000)
  expect(foreign.took).toBeLessThan(2_000)
})

it('a table waits in a line of its own, and nobody else for it', async () => {
  const tables = Promise.all(
    Array.from({ length: 6 }, () => call(landlord, { 'x-takes': '500' }, '/api/requests.csv')),
  )
  await sleep(50)
  const { status, took } = await call(landlord)
  expect(status).toBe(200)
  expect(took).toBeLessThan(1_500)
  // One after the other, and none is turned away.
  expect(statusesOf(await tables)).toEqual({ 200: 6 })
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:0:0:9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
])('the address %s counts as %s', (address, key) => {
  expect(keyOfAddress(address)).toBe(key)
})
