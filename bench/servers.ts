import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { untilQuiet } from './measure.ts'
import { nodeOptions, root } from '../scripts/processes.ts'

/** A server that is measured, in a process of its own. */
export interface MeasuredServer {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts Mezzo as in production: its own operations only, logs written, jobs in a process elsewhere, unless `env` says otherwise. */
export async function startMezzo(
  databaseUrl: string,
  port: number,
  folder: string,
  options: string[] = [],
  env: Record<string, string> = {},
): Promise<MeasuredServer> {
  const url = `http://localhost:${port}`
  return await start(
    ['src/server/main.ts'],
    url,
    `${url}/readyz`,
    join(folder, `mezzo-${port}.log`),
    options,
    {
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      MEZZO_ORIGIN: url,
      MEZZO_SECRET: 'a secret of the measurements, no other',
      MEZZO_DATA_DIR: join(folder, 'files'),
      MEZZO_JOBS: 'off',
      MEZZO_RATE_LIMIT: '0',
      ...env,
    },
  )
}

/** Starts Mezzo as in production, with the demo's data in an embedded database of its own, and what the demo leaves to do done. */
export async function startDemo(port: number, folder: string): Promise<MeasuredServer> {
  const url = `http://localhost:${port}`
  const server = await start(['src/server/main.ts'], url, `${url}/readyz`, join(folder, 'server.log'), [], {
    NODE_ENV: 'production',
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    MEZZO_DEMO: '1',
    MEZZO_ORIGIN: url,
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_DATA_DIR: join(folder, 'data'),
    MEZZO_RATE_LIMIT: '0',
  })
  await untilQuiet(server.pid)
  return server
}

/** Starts the bare server with the hand-written queries. */
export async function startBare(databaseUrl: string, port: number, folder: string): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`
  return await start(['bench/bare-server.ts'], url, url, join(folder, `bare-${port}.log`), [], {
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
  })
}

/** Starts any other server of this folder. */
export async function start(
  script: string[],
  url: string,
  ready: string,
  log: string,
  options: string[],
  env: Record<string, string>,
): Promise<MeasuredServer> {
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [...nodeOptions, ...options, ...script], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  for (const deadline = Date.now() + 60_000; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${script[0]} did not start, see ${log}`)
    const answer = await fetch(ready).catch(() => null)
    if (answer) break
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}
