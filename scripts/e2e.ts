import { join } from 'node:path'
import { utcDayOf } from '../src/domain/kernel/day.ts'
import { startLocalKlippa } from '../src/server/kernel/adapters/solvency/local-klippa.ts'
import { precompress } from '../src/server/kernel/http/precompress.ts'
import { startPostgres, type PostgresServer } from '../test/postgres/server.ts'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { projects } from './e2e-projects.ts'
import { endOnSignals, root, runTool, tools } from './processes.ts'
import { startServer, type ServerProcess } from './server-process.ts'

endOnSignals()

// Every project has a server with fresh demo data of its own, so that no window size finds what another has changed.
const given = process.argv.slice(2)
// Playwright takes every word after '--project' for a project; '--project=name' takes one.
const args = given.flatMap((arg, at) =>
  arg === '--project' ? [`--project=${given[at + 1]}`] : given[at - 1] === '--project' ? [] : [arg],
)
const wanted = args.filter((arg) => arg.startsWith('--project=')).map((arg) => arg.slice('--project='.length))
const chosen = projects.map(({ name }) => name).filter((name) => wanted.length === 0 || wanted.includes(name))
const servers: Record<string, ServerProcess> = {}
let postgres: PostgresServer | undefined
// Reads documents of incomes for all of them; nothing is known of whom it reads.
const klippa = await startLocalKlippa({
  apiKey: 'key of the browser tests',
  holderName: 'Nobody',
  today: () => utcDayOf(Date.now()),
})

try {
  const MEZZO_CHROMIUM = await findBrowser()
  await buildWeb()
  // Else each server would do so while the first tests run.
  await precompress(join(root, 'dist'))
  if (chosen.some(isPostgres)) postgres = await startPostgres()
  await Promise.all(chosen.map(async (name) => (servers[name] = await start(name))))
  const urls = Object.entries(servers).map(([name, { url }]) => [name, url])
  const MEZZO_E2E_SERVERS = JSON.stringify(Object.fromEntries(urls))
  process.exitCode = await runTool(tools.playwright, ['test', ...args], {
    env: { ...process.env, MEZZO_CHROMIUM, MEZZO_E2E_SERVERS },
  })
} finally {
  for (const server of Object.values(servers)) await server.remove()
  await postgres?.stop()
  await klippa.close()
}

async function start(name: string): Promise<ServerProcess> {
  const databaseUrl = isPostgres(name)
    ? await postgres?.createDatabase(`e2e_${name.replaceAll('-', '_')}`)
    : undefined
  // Four windows ask more in a minute than people do.
  return startServer({
    databaseUrl,
    env: {
      MEZZO_RATE_LIMIT: '0',
      MEZZO_ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
      KLIPPA_API_URL: klippa.url,
      KLIPPA_API_KEY: 'key of the browser tests',
    },
  })
}

function isPostgres(name: string): boolean {
  return name.startsWith('postgres-')
}
