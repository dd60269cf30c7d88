import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { nodeOptions, root } from '../processes.ts'
import { isReady } from '../server-process.ts'
import type { Programs } from './programs.ts'
import type { Values } from './render.ts'

/** What stands before the database: HAProxy, two servers and a worker. */
export interface Web {
  /** Where browsers reach the product. */
  url: string
  /** The servers past HAProxy. */
  servers: string[]
  /** The operator's port of the worker. */
  worker: string
  stats: string
  /** Which of the processes have ended by themselves, and were started again. */
  ended: string[]
}

interface WebOptions {
  place: string
  values: Values
  programs: Programs
  databaseUrl: string
  replicaUrl: string
  /** From when on what ends stays ended. */
  over: AbortSignal
  env?: Record<string, string>
}

/** Starts HAProxy, then one server, which makes the tables, then the other and the worker. */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { place, values, programs, over } = options
  const ended: string[] = []
  const portOf = (name: string) => (values[name] ?? '').split(':').at(-1) ?? ''
  const url = `http://localhost:${portOf('WEB_BIND')}`
  const operatorPort = String(await freePort())
  const mezzo = (name: string, script: string, port: string, more: NodeJS.ProcessEnv = {}) =>
    keepRunning(over, place, name, ended, process.execPath, [...nodeOptions, join(root, script)], {
      ...process.env,
      DATABASE_URL: options.databaseUrl,
      MEZZO_DATABASE_REPLICA_URL: options.replicaUrl,
      MEZZO_DATA_DIR: join(place, 'data'),
      MEZZO_ORIGIN: url,
      MEZZO_TRUST_PROXY: '1',
      MEZZO_DEMO: '1',
      MEZZO_JOBS: 'off',
      PORT: port,
      ...more,
      ...options.env,
    })
  run(place, 'haproxy', programs.haproxy, ['-db', '-f', join(place, 'haproxy.cfg')], process.env)
  const servers = ['SERVER1', 'SERVER2'].map((name) => `http://localhost:${portOf(name)}`)
  mezzo('server1', 'src/server/main.ts', portOf('SERVER1'))
  await waitUntilReady(servers[0] ?? '', ended, join(place, 'server1.log'))
  mezzo('server2', 'src/server/main.ts', portOf('SERVER2'))
  mezzo('worker', 'src/server/worker.ts', '0', { MEZZO_OPERATOR_PORT: operatorPort })
  const worker = `http://127.0.0.1:${operatorPort}`
  await waitUntilReady(servers[1] ?? '', ended, join(place, 'server2.log'))
  await waitUntilReady(worker, ended, join(place, 'worker.log'))
  await waitUntilReady(url, ended, join(place, 'haproxy.log'))
  return { url, servers, worker, stats: `http://${values['STATS_BIND']}`, ended }
}

function run(
  place: string,
  name: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(join(place, `${name}.log`), 'a')
  const child = spawn(program, args, { cwd: place, detached: true, env, stdio: ['ignore', log, log] })
  child.unref()
  return child
}

/** As systemd does it: what ends is started again after a second, until all of it is over. */
function keepRunning(
  over: AbortSignal,
  place: string,
  name: string,
  ended: string[],
  ...started: [string, string[], NodeJS.ProcessEnv]
) {
  const start = () =>
    run(place, name, ...started).once('exit', () => {
      if (over.aborted) return
      ended.push(name)
      setTimeout(() => over.aborted || start(), 1_000).unref()
    })
  start()
}

async function waitUntilReady(url: string, ended: readonly string[], log: string): Promise<void> {
  for (const deadline = Date.now() + 180_000; !(await isReady(url)); await sleep(100)) {
    if (ended.length > 0) throw new Error(`A server has ended:\n${lastOf(log)}`)
    if (Date.now() > deadline) throw new Error(`${url} was not ready within three minutes:\n${lastOf(log)}`)
  }
}

function lastOf(log: string): string {
  return readFileSync(log, 'utf8').slice(-3000)
}
