import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { readRelease } from '../releases/read-release.ts'
import { isReady } from '../server-process.ts'
import { currentCommit } from './build-image.ts'
import type { PlainDatabase } from './plain-database.ts'
import { ACCOUNT } from './places.ts'
import type { Podman } from './podman.ts'
import { askForHome, finds } from './tenant.ts'

/** How long a process may take to end, which is what the product promises. */
const MOST_TO_STOP = 15

type Say = (text: string) => void

/** Migrates, serves, works, stops and comes back from one image; throws at the first thing that isn't as it should be. */
export async function tryImage(
  podman: Podman,
  file: string,
  database: PlainDatabase,
  say: Say,
): Promise<void> {
  const image = /mezzo:[\w.-]+/.exec(podman.do('load', '--input', file))?.[0] ?? ''
  const port = await freePort()
  const url = `http://localhost:${port}`
  const options = podman.confined({
    DATABASE_URL: database.url,
    MEZZO_SECRET: randomBytes(32).toString('hex'),
    MEZZO_ORIGIN: url,
    MEZZO_DEMO: '1',
    MEZZO_JOBS: 'off',
    MEZZO_MIGRATIONS: 'none',
    PORT: `${port}`,
  })
  const { operations } = readRelease(currentCommit())

  say(
    podman
      .do('run', '--rm', ...options, image, 'migrate', 'before')
      .split('\n')
      .at(-1) ?? '',
  )
  await start(podman, [...options, image], url, say)
  lookInside(podman)
  say('without rights, on a filesystem that nothing writes to, as an account of its own')
  await seePages(url)
  const tenant = await askForHome(() => ({ url }), operations)
  await until('the worker has done a job', async () => {
    return (await database.count("select count(*) from pgboss.job where state = 'completed'")) > 0
  })
  say('pages are drawn, an account is made, a request sent, jobs are done')
  const seal = sealOf(podman)

  for (const name of ['server', 'worker']) stop(podman, name, say)
  podman.do('rm', '--all')
  await start(podman, [...options, image], url, say)
  must(await finds(tenant, operations), 'the request or the session is gone')
  must(sealOf(podman) === seal, 'the seal is another one')
  say('new containers know the session, the request and the seal')
  const { findings } = JSON.parse(podman.try('exec', 'server', 'mezzo', 'doctor', '--json').output) as {
    findings: unknown[]
  }
  say(`the doctor has found ${findings.length} things to say`)
}

async function start(podman: Podman, command: string[], url: string, say: Say): Promise<void> {
  const began = performance.now()
  podman.do('run', '--detach', '--name=server', ...command)
  podman.do('run', '--detach', '--name=worker', ...command, 'worker')
  await until('/readyz says yes', () => isReady(url))
  await until('the worker works', async () => podman.do('logs', 'worker').includes('working on jobs'))
  for (const name of ['server', 'worker']) podman.do('exec', name, 'mezzo', 'health')
  say(`server and worker were ready after ${secondsSince(began)} s`)
}

function lookInside(podman: Podman): void {
  const inside = (command: string) => podman.try('exec', 'server', 'sh', '-c', command)
  must(inside('id -u').output.trim() === `${ACCOUNT.id}`, 'it runs as somebody else')
  must(/^CapEff:\s+0+$/m.test(inside('cat /proc/1/status').output), 'it has rights')
  must(inside('touch /opt/mezzo/dist/new').code !== 0, 'it may write to the product')
  must(inside('cat /proc/1/comm').output.trim() === 'tini', 'its first process is another one')
}

async function seePages(url: string): Promise<void> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await page.text()
  must(page.ok && /<h1[ >]/.test(text), 'the start page is not drawn by the server')
  const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0]
  must(script !== undefined && (await fetch(url + script)).ok, 'its script is not there')
}

/** A digest of all keys that the first start has made. */
function sealOf(podman: Podman): string {
  const digest = podman.do('exec', 'server', 'sh', '-c', 'cat /var/lib/mezzo/seal/* | sha256sum')
  return digest
}

function stop(podman: Podman, name: string, say: Say): void {
  const began = performance.now()
  podman.do('stop', name)
  const took = secondsSince(began)
  const code = podman.do('inspect', '--format', '{{.State.ExitCode}}', name)
  must(code === '0' && took <= MOST_TO_STOP, `the ${name} ended with ${code} after ${took} s`)
  say(`the ${name} ended ${took} s after SIGTERM`)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 180_000; !(await isSo()); await sleep(250))
    if (Date.now() > deadline) throw new Error(`In three minutes it was never so that ${what}.`)
}

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(`Not as it should be: ${otherwise}`)
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10
}
