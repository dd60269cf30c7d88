import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { InboxPageDocument, ShellInboxCountDocument } from '../src/web/gen/graphql.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/postgres/server.ts'
import { logIn } from './session.ts'

// What metrics and traces cost: the same page of the demo on three servers of one database, in turn. Prints answers a
// second and milliseconds of the server's processor for each answer, of the quietest round of each: what else the machine
// does is more than what is looked for.
const ROUNDS = 6
const SECONDS = 2
const CONNECTIONS = 10

/** Takes what is sent, as a collector elsewhere would: what it does with it is not the server's processor. */
let received = 0
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => (received += chunk.length))
  request.on('end', () => response.end('{}'))
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const settings = {
  neither: {},
  metrics: { MEZZO_OPERATOR_PORT: String(await freePort()) },
  'metrics and traces': {
    MEZZO_OPERATOR_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  },
  'metrics and a tenth of the traces': {
    MEZZO_OPERATOR_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  },
}

const postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase('mezzo_observation')
const dataDir = mkdtempSync(join(tmpdir(), 'mezzo-observation-'))
const servers: { name: string; server: ServerProcess; headers: Record<string, string> }[] = []
try {
  for (const [name, env] of Object.entries(settings)) {
    const common = { MEZZO_JOBS: 'off', MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'warn', MEZZO_DEMO_VISITS: '0' }
    const server = await startServer({ databaseUrl, dataDir, env: { ...common, ...env } })
    servers.push({ name, server, headers: await logIn(server.url, 'landlord@mezzo.example', 'mezzo-demo') })
  }
  for (const one of servers) await press(one.server, one.headers, 3)
  const rounds = new Map(servers.map(({ name }) => [name, [] as { perSecond: number; ms: number }[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, server, headers } of servers)
      rounds.get(name)?.push(await press(server, headers, SECONDS))
  for (const [name, figures] of rounds) {
    const most = Math.max(...figures.map(({ perSecond }) => perSecond))
    const least = Math.min(...figures.map(({ ms }) => ms))
    process.stdout.write(
      `${name}: ${most.toFixed(0)} answers a second, ${least.toFixed(2)} ms of processor each\n`,
    )
  }
  process.stdout.write(`The collector got ${(received / 1e6).toFixed(1)} MB of spans.\n`)
} finally {
  await Promise.all(servers.map(({ server }) => server.end('SIGKILL')))
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  collector.closeAllConnections()
  collector.close()
}

/** The inbox's first page as a browser asks for it, over and over. */
async function press(server: ServerProcess, headers: Record<string, string>, seconds: number) {
  const pool = new Pool(server.url, { connections: CONNECTIONS })
  const body = JSON.stringify([
    { query: InboxPageDocument.toString(), variables: { filter: 'ALL', offset: 0, limit: 50 } },
    { query: ShellInboxCountDocument.toString() },
  ])
  const before = server.computed()
  const start = performance.now()
  let answers = 0
  const ask = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const answer = await pool.request({ path: '/api/graphql', method: 'POST', headers, body })
      const text = await answer.body.text()
      if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(text.slice(0, 500))
      answers++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  const passed = (performance.now() - start) / 1_000
  await pool.close()
  return { perSecond: answers / passed, ms: ((server.computed() - before) * 1_000) / answers }
}
