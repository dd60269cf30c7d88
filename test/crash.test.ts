import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { requestInput } from './builders.ts'
import { slowness } from '../scripts/machine.ts'
import { type Client, clientOf, graphAt, signUpAt } from './process-client.ts'
import { type PostgresServer, startPostgres } from './postgres/server.ts'
import { addDays, addMonths, dayFrom } from '../src/domain/kernel/day.ts'

const onPostgres = process.env.MEZZO_TEST_DATABASE === 'postgres'
// Q5: fifty by `npm run check:crashes`; each run of the tests does some.
const kills = Number(process.env['MEZZO_KILLS'] ?? 2)
const clients = 6
/** The server is killed after so many acknowledged writes at least, at most with as many again. */
const writes = 6

let postgres: PostgresServer | null = null
let server: ServerProcess
let databaseUrl: string | undefined

const env = { MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'error' }

beforeAll(async () => {
  if (onPostgres) {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase(`mezzo_crash_${randomUUID().replaceAll('-', '')}`)
  }
  server = await startServer({ databaseUrl, env })
})
afterAll(async () => {
  await server.remove()
  rmSync(server.dataDir, { recursive: true, force: true, maxRetries: 10 })
  await postgres?.stop()
})

const here = () => server

const sendDocument = `mutation($input: SendBookingRequestInput!, $key: ID!) {
  sendBookingRequest(input: $input, idempotencyKey: $key) { error { name message } request { id } } }`

/** Sends requests until the server is gone; every acknowledged one is noted. */
async function writeUntilGone(
  person: Client,
  groupId: string,
  year: number,
  acknowledge: (id: string) => void,
): Promise<void> {
  for (let number = 0; ; number++) {
    const from = addMonths(dayFrom({ year, month: 1, day: 1 }), 4 * number)
    const input = requestInput(groupId, from, addDays(addMonths(from, 4), -1))
    const sent = await graphAt<{
      sendBookingRequest: { error: { message: string } | null; request: { id: string } }
    }>(person, sendDocument, { input, key: randomUUID() }).catch(() => null)
    if (!sent) return
    if (!sent.sendBookingRequest.error) acknowledge(sent.sendBookingRequest.request.id)
  }
}

it(`Q5: ${kills} kills lose no acknowledged request`, { timeout: kills * 120_000 + 120_000 }, async () => {
  const listings = await graphAt<{ publicListings: { nodes: { groupId: string; country: string }[] } }>(
    clientOf(here),
    '{ publicListings { nodes { groupId country } } }',
    {},
  )
  const groups = listings.publicListings.nodes.filter((listing) => listing.country === 'DE')
  let total = 0
  for (let kill = 0; kill < kills; kill++) {
    const people = await Promise.all(Array.from({ length: clients }, () => signUpAt(here)))
    const acknowledged = people.map(() => [] as string[])
    const enough = counter(writes + Math.floor(Math.random() * writes))
    const writing = people.map((person, index) =>
      writeUntilGone(person, groups[(kill + index) % groups.length]?.groupId ?? '', 2032, (id) => {
        acknowledged[index]?.push(id)
        enough.count()
      }),
    )
    // The others are in the middle of theirs.
    await enough.reached
    await server.end('SIGKILL')
    await Promise.all(writing)
    const { dataDir } = server
    server = await startServer({ databaseUrl, env, dataDir })
    // Where other work takes the processors, the time of its own is what a start takes.
    const took = Math.min(server.readyAfter / 1000, server.computed())
    const slower = took < 10 ? 1 : await slowness()
    expect(took).toBeLessThan(10 * slower)
    for (const [index, person] of people.entries()) {
      const kept = await graphAt<{ tenantRequests: { id: string }[] }>(
        person,
        '{ tenantRequests { id } }',
        {},
      )
      const ids = new Set(kept.tenantRequests.map((request) => request.id))
      expect((acknowledged[index] ?? []).filter((id) => !ids.has(id))).toEqual([])
      total += acknowledged[index]?.length ?? 0
    }
  }
  // A run in which nothing was written would prove nothing.
  expect(total).toBeGreaterThanOrEqual(kills * writes)
})

/** Something to wait for: that so many have been counted. */
function counter(wanted: number): { count: () => void; reached: Promise<void> } {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  let counted = 0
  return { reached, count: () => void (++counted === wanted && resolve()) }
}
