import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../../scripts/server-process.ts'
import { freePort } from '../../test/free-port.ts'

const main = join(import.meta.dirname, 'main.ts')
const isEmbedded = process.env.MEZZO_TEST_DATABASE !== 'postgres'

// The embedded database belongs to one process; on PostgreSQL there is nothing of this to see.
describe.runIf(isEmbedded)('the process', () => {
  let server: ServerProcess
  let operator: string
  beforeAll(async () => {
    const port = await freePort()
    operator = `http://127.0.0.1:${port}`
    server = await startServer({
      env: { MEZZO_DEMO: '0', MEZZO_LOG: 'info', MEZZO_OPERATOR_PORT: String(port) },
    })
  })
  afterAll(() => server.remove())

  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, [main], {
      env: { ...process.env, MEZZO_DEMO: '0', MEZZO_DATA_DIR: server.dataDir, DATABASE_URL: '', ...env },
      encoding: 'utf8',
    })

  test('refuses wrong settings with sentences and without a stack', () => {
    const wrong = start({ PORT: 'abc' })
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toBe(
      'Mezzo cannot start with these settings:\n  - PORT must be a port number, for example 3000\n',
    )
  })

  test('refuses to share a data directory', () => {
    const second = start({ PORT: '0' })
    expect(second.status).toBe(1)
    expect(second.stderr).toBe(
      second.stderr.match(/^The data directory .* is in use by process \d+ on .* since .*\. .*\n$/)?.[0],
    )
    expect(second.stderr).toContain(`process ${server.pid}`)
  })

  test('tells whoever runs it of itself on a port of its own, and nobody else', async () => {
    const metrics = await fetch(`${operator}/metrics`)
    expect(await metrics.text()).toMatch(/^mezzo_migrations_missing 0$/m)
    expect(await (await fetch(`${operator}/readyz`)).json()).toMatchObject({ ready: true })
    expect(await statusOf(`${server.url}/metrics`)).not.toBe(200)
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
  })

  test('says on SIGTERM that it is no longer ready, finishes and ends', async () => {
    const ended = server.end('SIGTERM')
    // Asked together: the notice is over after a moment, however busy the machine is.
    const statuses: (readonly number[])[] = []
    do {
      statuses.push(await Promise.all([statusOf(`${server.url}/readyz`), statusOf(`${server.url}/healthz`)]))
    } while (statuses.at(-1)?.[0] === 200)
    expect(statuses.at(-1)).toEqual([503, 200])
    await ended
    // Orderly: it ends itself after 14 seconds, and would say that.
    expect(server.output()).toMatch(/"msg":"stopped"/)
  })
})

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url)
    await answer.body?.cancel()
    return answer.status
  } catch {
    // Nobody listens yet, or no more.
    return 0
  }
}
