import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { layAssets } from '../../src/server/kernel/http/assets-of-releases.ts'
import { isBefore } from '../../src/server/kernel/config/previous-release.ts'
import { freePort } from '../../test/free-port.ts'
import { startPostgres } from '../../test/postgres/server.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'
import { root } from '../processes.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { startBalancer } from './start-balancer.ts'
import { migrateOwn } from './migrate-own.ts'
import { readRelease } from './read-release.ts'
import { failuresOf, figuresOf } from './figures.ts'
import { startTraffic } from './traffic.ts'
import { beginVisit } from './visit.ts'
import type { Worktree } from './worktree.ts'

/** The first release whose processes serve the files of others, so that a browser may come to any of them. */
const sharesFiles = '0.2.0'

/** Rolls this release out over the previous one, under traffic and with a browser; answers what was wrong. */
export async function rollOut(previous: Worktree, commit: string, seconds: number): Promise<string[]> {
  const former = readRelease(commit)
  const own = readRelease('HEAD')
  const sticky = isBefore(former.version, sharesFiles)
  const folder = mkdtempSync(join(scratchFolder(), 'mezzo-roll-out-'))
  const [port, first, second] = [await freePort(), await freePort(), await freePort()]
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('roll_out')
  const url = `http://localhost:${port}`
  const balancer = await startBalancer({ port, servers: [first, second], sticky })
  const open: { remove(): Promise<void> }[] = []
  const env = {
    NODE_ENV: 'production',
    MEZZO_SECRET: 'of the roll-out and of nobody else in the world',
    MEZZO_ORIGIN: url,
    MEZZO_DEMO: '1',
    MEZZO_DEMO_VISITS: '0',
    MEZZO_RATE_LIMIT: '0',
    MEZZO_TRUST_PROXY: '1',
    MEZZO_ASSETS_DIR: join(folder, 'assets'),
    MEZZO_LOG: 'info',
    HOST: '127.0.0.1',
  }
  const start = async (at: number, more: { project?: string; env?: Record<string, string> }) => {
    const server = await startServer({
      databaseUrl,
      dataDir: join(folder, 'data'),
      port: at,
      ...more,
      env: { ...env, ...more.env },
    })
    open.push(server)
    return server
  }
  try {
    say(
      `${former.version} (${commit.slice(0, 12)}) → ${own.version}, behind ${balancer.name}${sticky ? ', a browser stays where it is' : ''}`,
    )
    const before: ServerProcess = await start(first, { project: previous.folder })
    await answers(url)
    const visit = await beginVisit(url, previous.folder, former.operations)
    open.push({ remove: () => visit.close() })
    const traffic = await startTraffic(url, `${former.version} alone`, [former.operations])
    await sleep(seconds * 1000)

    await layAssets(join(previous.folder, 'dist'), env.MEZZO_ASSETS_DIR)
    await layAssets(join(root, 'dist'), env.MEZZO_ASSETS_DIR)
    traffic.setPhase('migrating (before)', [former.operations])
    say(await migrateOwn('before', databaseUrl))
    await start(second, { env: { MEZZO_MIGRATIONS: 'none' } })
    traffic.setPhase('both', [former.operations, own.operations])
    await sleep((seconds * 1000) / 2)
    await visit.goOn()
    say(await migrateOwn('status', databaseUrl))
    await sleep((seconds * 1000) / 2)
    traffic.setPhase(`${former.version} ends`, [former.operations, own.operations])
    await before.end('SIGTERM')
    traffic.setPhase(`${own.version} alone`, [former.operations, own.operations])
    say(await migrateOwn('after', databaseUrl))
    const problems = await visit.finish()
    await sleep((seconds * 1000) / 2)

    const done = await traffic.stop()
    say(figuresOf(done))
    return [...problems, ...failuresOf(done)]
  } finally {
    for (const one of open.toReversed()) await one.remove()
    await balancer.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

/** Waits until the balancer has seen that somebody is ready. */
async function answers(url: string): Promise<void> {
  for (let tried = 0; tried < 100; tried++, await sleep(100))
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error('Behind the balancer nobody answers.')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
