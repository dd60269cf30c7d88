import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isReady, type ServerProcess, startServer } from '../scripts/server-process.ts'
import { addDays, addMonths, parseDay } from '../src/domain/kernel/day.ts'
import { requestInput } from './builders.ts'
import { type PostgresServer, startPostgres } from './postgres/server.ts'
import { type Client, clientOf, graphAt, signUpAt } from './process-client.ts'
import { layRelay, type Relay } from './relay.ts'

// Q8 on the database of production: away, frozen, its connections used up. The full disk has a file of its own.
describe.runIf(process.env['MEZZO_TEST_DATABASE'] === 'postgres')('without the database', () => {
  let postgres: PostgresServer
  let direct: string
  let relay: Relay
  let server: ServerProcess
  let person: Client
  let groupId: string
  const here = () => server

  beforeAll(async () => {
    postgres = await startPostgres()
    direct = await postgres.createDatabase(`mezzo_outages_${randomUUID().replaceAll('-', '')}`)
    relay = await layRelay(Number(new URL(direct).port))
    const url = new URL(direct)
    url.port = String(relay.port)
    const env = { MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'error', MEZZO_DATABASE_POOL: '3' }
    server = await startServer({ databaseUrl: url.href, env })
    person = await signUpAt(here)
    const { publicListings } = await graphAt<{
      publicListings: { nodes: { groupId: string; country: string }[] }
    }>(clientOf(here), '{ publicListings { nodes { groupId country } } }', {})
    groupId = publicListings.nodes.find(({ country }) => country === 'DE')?.groupId ?? ''
  }, 240_000)
  afterAll(async () => {
    await server.remove()
    await relay.close()
    await postgres.stop()
  })

  let stays = 0
  const nextInput = () => {
    const from = addMonths(parseDay('2040-01-01'), 4 * stays++)
    return requestInput(groupId, from, addDays(addMonths(from, 4), -1))
  }
  const sendDocument = `mutation($input: SendBookingRequestInput!, $key: ID!) {
    sendBookingRequest(input: $input, idempotencyKey: $key) { error { name message } request { id } } }`
  const send = async (input: object, key: string) => {
    const { sendBookingRequest: sent } = await graphAt<{
      sendBookingRequest: { error: unknown; request: { id: string } | null }
    }>(person, sendDocument, { input, key })
    expect(sent.error).toBe(null)
    return sent.request?.id ?? ''
  }
  const ownIds = async () => {
    const { tenantRequests } = await graphAt<{ tenantRequests: { id: string }[] }>(
      person,
      '{ tenantRequests { id } }',
      {},
    )
    return tenantRequests.map(({ id }) => id)
  }

  /** Writes with keys until told to stop; what failed is sent again with its key until it is answered. */
  async function write(isOver: () => boolean, failures: string[]): Promise<string[]> {
    const acknowledged: string[] = []
    while (!isOver()) {
      const [input, key] = [nextInput(), randomUUID()]
      for (let answered = false; !answered;) {
        try {
          acknowledged.push(await send(input, key))
          answered = true
        } catch (error) {
          failures.push(String(error))
          await sleep(100)
        }
      }
    }
    return acknowledged
  }

  const outages = [
    {
      name: 'away',
      leastFailures: 1,
      begin: async () => relay.turn('CUT'),
      end: async () => relay.turn('OPEN'),
    },
    {
      name: 'frozen',
      leastFailures: 0,
      begin: async () => relay.turn('SILENT'),
      end: async () => relay.turn('OPEN'),
    },
  ]
  test.each(outages)(
    '$name: says so in 5 s, is back in 10 s, and writes nothing by half',
    async (outage) => {
      const before = await ownIds()
      let isOver = false
      const failures: string[] = []
      const writing = write(() => isOver, failures)
      await expect
        .poll(async () => (await ownIds()).length, { timeout: 20_000 })
        .toBeGreaterThan(before.length + 2)
      await outage.begin()
      await becomes(false, 5_000)
      // For longer than the server tries again by itself.
      await sleep(2_000)
      await outage.end()
      await becomes(true, 10_000)
      isOver = true
      const acknowledged = await writing
      // Each is there once: one key, one effect, however often it was sent.
      const after = await ownIds()
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
      expect(after.toSorted()).toEqual([...before, ...acknowledged].toSorted())
      expect(failures.length).toBeGreaterThanOrEqual(outage.leastFailures)
      // Nobody was told anything but that it can't be done now.
      expect(failures.filter((failure) => !/ answered 503: .*ServiceUnavailableError/.test(failure))).toEqual(
        [],
      )
    },
    120_000,
  )

  test('whoever asks meanwhile hears when to ask again, a page does so by itself', async () => {
    relay.turn('CUT')
    try {
      const answer = await fetch(`${server.url}/api/users/me`, { headers: { cookie: cookiesOf(person) } })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await answer.json()).toEqual({
        error: {
          name: 'ServiceUnavailableError',
          message: 'This is not possible right now. Please try again in a moment.',
        },
      })
      const ownPage = { path: '/de/requests', headers: { cookie: cookiesOf(person) } }
      // To a search engine, an answer without content would be all that there is.
      const publicPages = ['/de', '/de/search', `/de/g/${groupId}`].map((path) => ({ path, headers: {} }))
      for (const { path, headers } of [ownPage, ...publicPages]) {
        const page = await fetch(server.url + path, { headers })
        const html = await page.text()
        expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '2'])
        expect(html).toContain('<html lang="de">')
        expect(html).toContain('<meta http-equiv="refresh" content="5">')
      }
      const batch = await fetch(`${server.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, ...forgeryOf(person) },
        body: JSON.stringify([{ query: '{ publicListings { totalCount } }' }]),
      })
      expect([batch.status, batch.headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      relay.turn('OPEN')
      await becomes(true, 10_000)
    }
  }, 60_000)

  test('whoever logs in or out meanwhile hears so too, and is still who they were', async () => {
    const visitor = clientOf(here)
    await expect(visitor.get('/api/users/me')).rejects.toThrow('answered 401')
    const leaving = await signUpAt(here)
    const ask = async (client: Client, path: string, body: object) =>
      await fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, ...forgeryOf(client) },
        body: JSON.stringify(body),
      })
    const [email, newPassword] = ['nobody@mezzo.example', 'another long password']
    relay.turn('CUT')
    try {
      const answers = await Promise.all([
        ask(visitor, 'sign-in/email', { email, password: newPassword }),
        ask(visitor, 'request-password-reset', { email }),
        ask(visitor, 'reset-password', { token: 'x', newPassword }),
        ask(leaving, 'sign-out', {}),
      ])
      for (const answer of answers) {
        expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '2'])
        expect(answer.headers.getSetCookie()).toEqual([])
        expect(await answer.json()).toMatchObject({ error: { name: 'ServiceUnavailableError' } })
      }
    } finally {
      relay.turn('OPEN')
      await becomes(true, 10_000)
    }
    expect(server.output()).not.toContain('SERVER_ERROR')
    await leaving.get('/api/users/me')
    const kept = new Map(leaving.cookies)
    await leaving.post('/api/auth/sign-out', {})
    await expect(leaving.get('/api/users/me')).rejects.toThrow('answered 401')
    const asBefore = { headers: { cookie: cookiesOf({ ...leaving, cookies: kept }) } }
    expect((await fetch(`${server.url}/api/users/me`, asBefore)).status).toBe(401)
  }, 60_000)

  test('its connections used up: says so in 5 s, is back in 10 s', async () => {
    const other = new pg.Client({ connectionString: direct })
    await other.connect()
    await other.query('begin; lock table booking_requests in access exclusive mode')
    const waiting = Array.from({ length: 6 }, () => ownIds().then(() => 'answered', String))
    try {
      await becomes(false, 5_000)
    } finally {
      await other.query('rollback')
      await other.end()
    }
    await becomes(true, 10_000)
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'answered'))
  }, 60_000)

  test('a lock is waited for no longer than its limit, and nothing stays of the change', async () => {
    const other = new pg.Client({ connectionString: direct })
    await other.connect()
    await other.query('begin; lock table booking_requests in share mode')
    const [input, key] = [nextInput(), randomUUID()]
    const before = await ownIds()
    await expect(send(input, key)).rejects.toThrow('answered 503')
    await other.query('rollback')
    await other.end()
    expect(await ownIds()).toEqual(before)
    const id = await send(input, key)
    expect(await ownIds()).toEqual(expect.arrayContaining([...before, id]))
  }, 60_000)

  /** Waits until /readyz says so; the figure is in the failure. */
  async function becomes(ready: boolean, within: number): Promise<void> {
    await expect.poll(() => isReady(server.url), { timeout: within, interval: 50 }).toBe(ready)
  }
})

function cookiesOf({ cookies }: Client): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function forgeryOf(person: Client): Record<string, string> {
  return {
    cookie: cookiesOf(person),
    'x-xsrf-token': decodeURIComponent(person.cookies.get('XSRF-TOKEN') ?? ''),
  }
}
