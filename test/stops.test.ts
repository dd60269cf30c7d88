import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { requestInput } from './builders.ts'
import { type Client, clientOf, graphAt, signUpAt } from './process-client.ts'
import { type PostgresServer, startPostgres } from './postgres/server.ts'
import { addDays, addMonths, parseDay } from '../src/domain/kernel/day.ts'

// Q6: a hundred by `npm run check:stops`; each run of the tests does some.
const stops = Number(process.env['MEZZO_STOPS'] ?? 2)
const onPostgres = process.env['MEZZO_TEST_DATABASE'] === 'postgres'
const clients = 6
const env = { MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'info' }

let postgres: PostgresServer | null = null
let server: ServerProcess
let databaseUrl: string | undefined

beforeAll(async () => {
  if (onPostgres) {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase(`mezzo_stops_${randomUUID().replaceAll('-', '')}`)
  }
  server = await startServer({ databaseUrl, env })
})
afterAll(async () => {
  await server.remove()
  rmSync(server.dataDir, { recursive: true, force: true, maxRetries: 10 })
  await postgres?.stop()
})

const here = () => server

/** What a load balancer knows: whether new requests may still be sent. */
interface Balancer {
  open: boolean
  /** The statuses that /readyz answered; 0 is no answer. */
  statuses: number[]
  /** Called with every answer to whoever works. */
  answered: (person: number) => void
}

async function watch(balancer: Balancer, done: () => boolean): Promise<void> {
  while (!done()) {
    const status = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(60_000) }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    balancer.statuses.push(status)
    if (status !== 200) balancer.open = false
    await sleep(40)
  }
}

const sendDocument = `mutation($input: SendBookingRequestInput!, $key: ID!) {
  sendBookingRequest(input: $input, idempotencyKey: $key) { error { name message } request { id } } }`

/** Reads and writes as long as the balancer lets it; every failure is noted. */
async function work(
  person: Client,
  number: number,
  groupId: string,
  balancer: Balancer,
  failures: unknown[],
) {
  let calls = 0
  for (; balancer.open; calls++) {
    const from = addMonths(parseDay('2040-01-01'), 4 * calls)
    const to = addDays(addMonths(from, 4), -1)
    const input = requestInput(groupId, from, to)
    const call =
      calls % 2 === 0
        ? graphAt(person, '{ tenantRequests { id tenantStatus } }', {})
        : graphAt(person, sendDocument, { input, key: randomUUID() })
    await call.catch((error: unknown) => failures.push(error))
    balancer.answered(number)
  }
  return calls
}

it('a demo listens to this machine alone, and says so', async () => {
  // Another address of the same machine, at which a server that listens everywhere answers, too.
  const elsewhere = new URL(server.url)
  elsewhere.hostname = '127.0.0.2'
  await expect(fetch(new URL('/readyz', elsewhere))).rejects.toThrow('fetch failed')
  expect(server.output()).toContain('Only this machine can reach it')
})

it(
  `Q6: ${stops} stops under traffic lose no request in flight`,
  { timeout: stops * 120_000 + 120_000 },
  async () => {
    const listings = await graphAt<{ publicListings: { nodes: { groupId: string; country: string }[] } }>(
      clientOf(here),
      '{ publicListings { nodes { groupId country } } }',
      {},
    )
    const groups = listings.publicListings.nodes.filter((listing) => listing.country === 'DE')
    const people = await Promise.all(Array.from({ length: clients }, () => signUpAt(here)))
    for (let stop = 0; stop < stops; stop++) {
      const busy = Promise.withResolvers<void>()
      const answers = people.map(() => 0)
      // Somewhere in the middle of everybody's work.
      const enough = 1 + Math.floor(Math.random() * 6)
      const answered = (person: number) => {
        answers[person] = (answers[person] ?? 0) + 1
        if (Math.min(...answers) >= enough) busy.resolve()
      }
      const balancer: Balancer = { open: true, statuses: [], answered }
      const failures: unknown[] = []
      let ended = false
      const watching = watch(balancer, () => ended)
      const working = people.map((person, index) =>
        work(person, index, groups[(stop + index) % groups.length]?.groupId ?? '', balancer, failures),
      )
      await busy.promise
      await expect.poll(() => balancer.statuses).toContain(200)
      await server.end('SIGTERM')
      // Orderly: it ends itself after 14 seconds, and would say that.
      expect(server.output()).toMatch(/"msg":"stopped"/)
      ended = true
      await watching
      const calls = await Promise.all(working)
      expect(failures).toEqual([])
      expect(Math.min(...calls)).toBeGreaterThan(0)
      // It said so before it went: ready, then 503, and only then nobody there.
      expect(
        balancer.statuses.filter((status, at) => status !== balancer.statuses[at - 1]).slice(0, 2),
      ).toEqual([200, 503])
      const { dataDir } = server
      server = await startServer({ databaseUrl, env, dataDir })
    }
  },
)
